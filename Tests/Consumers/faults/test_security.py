"""The claims of SECURITY.md about the program and its tests."""

import os
import re
import shutil
import subprocess

import pytest

from files import ROOT, write_files

from faults.test_inputs import PLACES, put
from faults.world import color, files_below

PAGE = (ROOT / "SECURITY.md").read_text(encoding="utf-8")


def test_the_tests_on_the_page_exist():
    promises = PAGE.partition("## What is promised")[2].partition("\n## ")[0]
    rows = [line.split("|")[3] for line in promises.splitlines() if line.startswith("| ")][1:]
    assert len(rows) == 9
    for row in rows:
        names = re.findall(r"`([^`]+)`", row)
        assert names, row
        for name in names:
            ending = "" if name.endswith(".py") or "/" in name else ".swift"
            assert list((ROOT / "Tests").rglob(f"{name}{ending}")) or (ROOT / name).exists(), name


def test_the_program_imports_no_network_calls(command, table):
    """The symbols that it imports from the C library, if that is a shared library."""
    if shutil.which("nm") is None:
        pytest.skip("nm is missing")
    done = subprocess.run(["nm", "-D", "--undefined-only", str(command)], capture_output=True,
                          text=True, check=True)
    used = {line.split()[-1].partition("@")[0] for line in done.stdout.splitlines() if line.strip()}
    assert "posix_spawnp" in used  # an empty list would prove nothing
    assert not used & {"socket", "connect", "getaddrinfo", "gethostbyname", "sendto", "bind",
                       "system", "popen", "execl", "execve", "execv", "execvp", "wordexp"}
    table("calls of the program that open a connection or a shell", 0, "none is linked")


@pytest.fixture
def traced(world, tmp_path):
    """Runs the command, and returns its system calls of some kinds. A descriptor has its real path."""
    if shutil.which("strace") is None:
        pytest.skip("strace is missing")
    log = tmp_path / "calls"

    def trace(kinds, *arguments):
        world.run(*arguments, prefix=(
            "strace", "-f", "-qq", "-y", "-s", "4096", "-e", f"trace={kinds}", "-o", str(log)))
        return log.read_text(encoding="utf-8", errors="replace")

    return trace


@pytest.mark.parametrize("line", [
    "build", "build --check", "audit", "explain card/bg", "diff . .", "convert tokens --to converted",
    "propose --dry-run", "fix --dry-run", "init new", "plan-target"])
def test_a_command_starts_no_program_and_opens_no_connection(world, traced, line):
    calls = traced("execve,execveat,network", *line.split())
    assert re.findall(r"(\w+)\(", calls) == ["execve"], calls  # its own start


@pytest.mark.parametrize("name", ["token file", "contract", "resolver", "template"])
def test_a_file_behind_a_link_out_of_the_project_is_not_opened(world, traced, tmp_path, name):
    secret = tmp_path / "secret"
    write_files(tmp_path, {"secret": {"a": color(0, 0, 0)}})
    put(world, PLACES[name], lambda path: path.symlink_to(secret))
    calls = traced("open,openat", "build")
    assert str(world.folder) in calls and str(secret) not in calls


def test_a_partial_clone_fetches_nothing(command, tmp_path):
    """Git would get the files of an older commit from the remote."""
    def git(*words, code=0, **variables):
        done = subprocess.run(
            ["git", "-c", "user.name=n", "-c", "user.email=e", *words], cwd=tmp_path, text=True,
            env={**os.environ, **variables}, capture_output=True, check=False)
        assert code is None or done.returncode == code, done.stderr
        return done.returncode

    git("init", "-q", "up")
    git("-C", "up", "config", "uploadpack.allowFilter", "true")
    for number in (1, 2):
        write_files(tmp_path, {"up/tokens/a.json": {"n": {"$type": "number", "$value": number}}})
        git("-C", "up", "add", ".")
        git("-C", "up", "commit", "-q", "-m", "m")
    git("clone", "-q", "--filter=blob:none", f"file://{tmp_path}/up", "down")
    old = ["-C", "down", "cat-file", "-e", "HEAD~1:tokens/a.json"]
    if git(*old, code=None, GIT_NO_LAZY_FETCH="1") == 0:
        pytest.skip("this git is older than GIT_NO_LAZY_FETCH")
    done = subprocess.run([command, "diff", "HEAD~1"], cwd=tmp_path / "down", capture_output=True,
                          text=True, check=False)
    assert done.returncode == 2 and "could not fetch" in done.stderr, done
    assert git(*old, code=None, GIT_NO_LAZY_FETCH="1") != 0, "still not here"
    git(*old)  # only without the variable


TOKENS = ["tokens/surface.tokens.json", "link", "folder/card.tokens.json"]
READ = [*TOKENS, "tokens/card.contract.json", "tincture.json", "t.mustache", "tokens/../tincture.json"]
CONVERT = "convert tokens/surface.tokens.json tokens/card.tokens.json --to converted --report"
LINES = ["audit --output", "audit --write-baseline", "diff . . --output", "figma plan f.json --output",
         "build --depfile"]


@pytest.mark.parametrize("line, path", [
    *((line, path) for line in LINES for path in READ), *((CONVERT, path) for path in [*TOKENS, "converted/card.tokens.json"])])
def test_no_result_replaces_a_file_that_the_run_reads(world, line, path):
    write_files(world.folder, {
        "tincture.json": {"outputs": [{"format": "mustache", "template": "t.mustache", "to": "out/t"}]},
        "t.mustache": "", "f.json": {"meta": {"variableCollections": {}, "variables": {}}}})
    (world.folder / "link").symlink_to("tokens/surface.tokens.json")
    (world.folder / "folder").symlink_to("tokens")
    before = files_below(world.folder)
    run = world.run(*line.split(), path).must_end_well(2)
    assert "the same run uses this file" in run.errors or "belongs to the build" in run.errors, run
    assert files_below(world.folder) == before
