"""What installs a released program and runs it: install-release, the GitHub Action, the hook for
pre-commit, the Homebrew formula, the Dockerfile."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import sarif_om
import yaml
from files import BUILT, ROOT
from downloads import (
    INSTALL, TRIPLE, VERSION, change, fail_a_pair, run, sha256, warn_of_pairs, write_release)
from test_sarif import check

BIN = Path(sys.executable).parent
ACTION = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
NAME = f"tincture-{VERSION}-{TRIPLE}"


@pytest.fixture(scope="module")
def releases(tmp_path_factory):
    folder = tmp_path_factory.mktemp("releases")
    (folder / "checksum").write_text(write_release(folder))
    return folder


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """Releases whose program is a script, which runs on every platform."""
    folder = tmp_path_factory.mktemp("small")
    (folder / "checksum").write_text(write_release(folder, program=script(folder, "echo works")))
    return folder


@pytest.fixture
def install(small, tmp_path):
    """Runs install-release into one folder. Extra variables replace those of the test."""

    def installing(*arguments, code=0, version=VERSION, **variables):
        return run(INSTALL, *arguments, "--to", tmp_path / "to", version, code=code,
                   **{"TINCTURE_RELEASES": f"file://{small}"} | variables)

    return installing


def script(folder, text, name="program"):
    file = folder / name
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)
    return file


def left(tmp_path):
    return sorted(path.name for path in (tmp_path / "to").iterdir())


# install-release

def test_a_release_is_installed_and_its_folder_printed(install, tmp_path):
    bin = install().stdout.strip()
    assert bin == str(tmp_path / "to" / NAME / "bin")
    assert run(f"{bin}/tincture").stdout == "works\n"
    assert left(tmp_path) == [NAME]


def test_a_second_run_does_nothing(install, tmp_path):
    first = install().stdout
    program = tmp_path / "to" / NAME / "bin" / "tincture"
    before = program.stat()
    again = install(TINCTURE_RELEASES="file:///nowhere")
    assert (again.stdout, again.stderr) == (first, "")
    assert (program.stat().st_ino, program.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_without_a_folder_it_installs_into_the_cache(small, tmp_path):
    command = [INSTALL, "--from", f"file://{small}/", VERSION]
    assert run(*command, HOME=tmp_path).stdout == f"{tmp_path}/.cache/tincture/{NAME}/bin\n"
    assert run(*command, XDG_CACHE_HOME=tmp_path / "x").stdout == (f"{tmp_path}/x/tincture/{NAME}/bin\n")


def test_helpers_are_installed_next_to_the_program(install, small):
    with_helpers = Path(install("--helpers").stdout.strip())
    assert {it.name for it in with_helpers.iterdir()} == {"tincture", "tincture-yaml"}
    assert [it.name for it in Path(install().stdout.strip()).iterdir()] == ["tincture"]
    assert Path(install("--helpers", "--sha256", (small / "checksum").read_text()).stdout.strip()) \
        == with_helpers
    other = install("--helpers", "--to", small / "x", version="0.0.9", code=2)
    assert "has no release 0.0.9" in other.stderr


@pytest.mark.parametrize("of", ["list", "archive"])
def test_a_checksum_pins_the_list_or_the_archive(install, small, of):
    pin = (small / "checksum").read_text()
    if of == "archive":
        pin = sha256(small / VERSION / f"{NAME}.tar.gz").upper()
    install("--sha256", pin)
    install("--sha256", pin)


def test_a_checksum_of_the_archive_does_not_let_helpers_in(install, small, tmp_path):
    """Neither when they are downloaded, nor when an earlier run has installed them."""
    pin = sha256(small / VERSION / f"{NAME}.tar.gz")
    words = (f"{pin} is that of {NAME}.tar.gz, which does not cover the helpers; "
             "use that of SHA256SUMS")
    for given in (pin, pin.upper()):
        assert words in install("--helpers", "--sha256", given, code=2).stderr
        assert left(tmp_path) == []
    install("--helpers")
    assert words in install("--helpers", "--sha256", pin, code=2).stderr
    install("--sha256", pin)
    install("--helpers", "--sha256", (small / "checksum").read_text())


def test_a_checksum_holds_for_what_another_run_installs_first(install, small, tmp_path):
    """The program of this release does what that run does: it fills the folder first."""
    installed = tmp_path / "to" / NAME
    text = (f"[ -e {installed} ] || {{ mkdir -p {installed}/bin {installed}/.release; "
            f"cp $0 {installed}/bin; echo '{'0' * 64}  {NAME}.tar.gz' "
            f">{installed}/.release/SHA256SUMS; }}")
    pin = write_release(tmp_path / "racing", program=script(tmp_path, text))
    address = f"file://{tmp_path}/racing"
    said = install("--sha256", pin, code=2, TINCTURE_RELEASES=address)
    assert "does not have the checksum" in said.stderr and said.stdout == ""
    assert left(tmp_path) == [NAME]
    assert install(TINCTURE_RELEASES=address).stdout == f"{installed}/bin\n"


@pytest.mark.parametrize("changed, words", [
    ("bin/tincture", "was changed after it was installed"),
    ("bin/tincture-yaml", "was changed after it was installed"),
    (".release/SHA256SUMS", "does not have the checksum"),
    (".release/{name}.tar.gz", "and SHA256SUMS says")])
def test_a_pin_covers_what_is_installed(install, small, tmp_path, changed, words):
    pin = ("--helpers", "--sha256", (small / "checksum").read_text())
    bin = Path(install(*pin).stdout.strip())
    assert install(*pin).stdout.strip() == str(bin)
    with open(bin.parent / changed.replace("{name}", NAME), "a", encoding="utf-8") as file:
        file.write("\n")
    assert words in install(*pin, code=2).stderr
    shutil.rmtree(bin.parent / ".release")
    assert "nothing shows what it is" in install(*pin, code=2).stderr
    assert len(left(tmp_path)) == 1


SIGNER = "https://github.com/o/n/.github/workflows/release.yml@refs/tags/1"


def signed(tmp_path, small, *, good=True):
    """A release with a signature, and a PATH with a cosign that accepts it or not."""
    shutil.copytree(small, tmp_path / "signed")
    (tmp_path / "signed" / VERSION / "SHA256SUMS.sigstore.json").write_text("{}")
    cosign = (f"echo \"$@\" >{tmp_path}/asked; [ -f \"$3\" ] || exit 1; "
              + ("exit 0" if good else "echo no matching signatures >&2; exit 1"))
    return {"TINCTURE_RELEASES": f"file://{tmp_path}/signed",
            "PATH": tools(tmp_path / "tools", cosign=cosign)}


def test_a_signature_is_verified_when_it_is_downloaded_and_later(install, small, tmp_path):
    release = signed(tmp_path, small)
    for _ in range(2):
        assert install("--signer", SIGNER, **release).stderr == ""
        asked = (tmp_path / "asked").read_text().split()
        (tmp_path / "asked").unlink()
        assert asked[:2] == ["verify-blob", "--bundle"] and asked[4] == SIGNER
        assert asked[6] == "https://token.actions.githubusercontent.com"
        assert asked[2] == asked[7] + ".sigstore.json"


def test_another_signature_installs_nothing(install, small, tmp_path):
    release = signed(tmp_path, small, good=False)
    said = install("--signer", SIGNER, code=2, **release).stderr
    assert f"is not signed by {SIGNER}: no matching signatures" in said and left(tmp_path) == []
    assert "has no release" in install("--signer", SIGNER, code=2).stderr  # and no signature
    assert "is not a workflow" in install("--signer", "me", code=2).stderr


def test_without_cosign_a_warning_says_what_was_not_verified(install, small, tmp_path):
    release = signed(tmp_path, small) | {"PATH": tools(tmp_path / "others")}
    said = install("--signer", SIGNER, **release).stderr
    assert said == "install-release: warning: cosign is missing, so nothing verified the signature\n"


def test_another_checksum_installs_nothing(install, tmp_path):
    said = install("--sha256", "0" * 64, code=2).stderr
    assert re.search(f"has the checksum [0-9a-f]{{64}}, not {'0' * 64}\n$", said)
    assert said.count("\n") == 1
    assert left(tmp_path) == []
    install()
    assert "remove it, or correct the checksum" in install("--sha256", "0" * 64, code=2).stderr


@pytest.mark.parametrize("checksum, code", [("", 64), ("12ab", 2), ("g" * 64, 2)])
def test_a_checksum_that_is_none_is_refused(install, tmp_path, checksum, code):
    install("--sha256", checksum, code=code)
    assert not (tmp_path / "to").exists()


def test_a_changed_archive_installs_nothing(install, small, tmp_path):
    shutil.copytree(small, tmp_path / "changed")
    with open(tmp_path / "changed" / VERSION / f"{NAME}.tar.gz", "ab") as file:
        file.write(b"\0")
    said = install(code=2, TINCTURE_RELEASES=f"file://{tmp_path}/changed").stderr
    assert "SHA256SUMS says" in said and left(tmp_path) == []


def test_a_missing_release_is_named(install, small, tmp_path):
    said = install(code=2, version="9.9.9").stderr
    assert f"error: file://{small} has no release 9.9.9: " in said
    assert left(tmp_path) == []


@pytest.mark.parametrize("address, words", [
    ("https://127.0.0.1:1/x", "cannot download https://127.0.0.1:1/x/"),
    ("http://127.0.0.1:1/x", "must begin with https:// or file://"),
    ("", "no address of releases")])
def test_an_address_that_does_not_work(install, tmp_path, address, words):
    assert words in install(code=2, TINCTURE_RELEASES=address).stderr
    assert left(tmp_path) == []


@pytest.mark.parametrize("version", ["v0.3.0", "0.2/../../x", "latest"])
def test_only_a_version_is_a_version(install, version):
    assert "is not a version; write it as 0.3.0" in install(code=2, version=version).stderr


def tools(folder, without=(), **replaced):
    """A PATH with the system's tools, except some, and scripts in place of others."""
    folder.mkdir()
    for name in ("sh", "awk", "cat", "chmod", "curl", "cut", "diff", "dirname", "grep", "gzip", "mkdir",
                 "mktemp", "mv", "perl", "rm", "sed", "sha256sum", "shasum", "tar", "tr", "uname"):
        if name not in without and name not in replaced and shutil.which(name):
            (folder / name).symlink_to(shutil.which(name))
    for name, text in replaced.items():
        script(folder, text, name)
    return folder


@pytest.mark.parametrize("missing", ["sha256sum", "shasum"])
def test_either_program_computes_checksums(install, tmp_path, missing):
    other = {"sha256sum": "shasum", "shasum": "sha256sum"}[missing]
    if not shutil.which(other):
        pytest.skip(f"{other} is missing")
    install(PATH=tools(tmp_path / "tools", [missing]))


@pytest.mark.parametrize("system, machine, triple", [
    ("Linux", "x86_64", "x86_64-unknown-linux-gnu"),
    ("Linux", "aarch64", "aarch64-unknown-linux-gnu"), ("Darwin", "arm64", "arm64-apple-macosx"),
    ("Darwin", "x86_64", "x86_64-apple-macosx")])
def test_each_platform_gets_its_archive(install, tmp_path, system, machine, triple):
    write_release(tmp_path / "all", triples=[triple], program=script(tmp_path, f"echo {triple}"))
    uname = f'case $1 in -s) echo {system} ;; -m) echo {machine} ;; esac'
    path = tools(tmp_path / "tools", uname=uname)
    bin = install(PATH=path, TINCTURE_RELEASES=f"file://{tmp_path}/all").stdout.strip()
    assert f"tincture-{VERSION}-{triple}" in bin
    assert run(f"{bin}/tincture").stdout == f"{triple}\n"


def test_a_program_that_does_not_run_is_not_installed(install, tmp_path):
    broken = script(tmp_path, "echo GLIBC_9.99 not found >&2; exit 1")
    write_release(tmp_path / "broken", program=broken)
    said = install(code=2, TINCTURE_RELEASES=f"file://{tmp_path}/broken").stderr
    assert "does not run here: GLIBC_9.99 not found" in said and left(tmp_path) == []


def test_runs_at_the_same_time_leave_one_whole_release(small, tmp_path):
    command = [INSTALL, "--from", f"file://{small}", "--to", tmp_path / "to", VERSION]
    started = [subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, text=True)
               for _ in range(4)]
    said = {process.communicate(timeout=60)[0] for process in started}
    assert [process.returncode for process in started] == [0] * 4
    assert said == {f"{tmp_path}/to/{NAME}/bin\n"}
    assert left(tmp_path) == [NAME]
    assert sorted(path.name for path in (tmp_path / "to" / NAME).iterdir()) == [".release", "bin"]


# The GitHub Action


@pytest.fixture(scope="module")
def toolcache(tmp_path_factory):
    """What a runner keeps: the action installs once for all tests that do not want another."""
    return tmp_path_factory.mktemp("tools")


@pytest.fixture
def action(releases, toolcache, tmp_path):
    """Runs the step of action.yml as a runner does: inputs with defaults, in a workspace."""

    def acting(workspace, code=0, path=None, cache=toolcache, **inputs):
        for name in ("output", "summary", "path"):
            (tmp_path / name).write_text("")
        temp = tmp_path / "temp"
        shutil.rmtree(temp, ignore_errors=True)
        temp.mkdir()
        inputs = {name: it["default"] for name, it in ACTION["inputs"].items()} | {
            "version": VERSION, "releases": f"file://{releases}"} | {
            name.replace("_", "-"): value for name, value in inputs.items()}
        step, = ACTION["runs"]["steps"]
        contexts = {f"inputs.{name}": value for name, value in inputs.items()} | {
            "github.action_repository": "your-organization/tincture"}
        environment = {name: contexts[re.fullmatch(r"\$\{\{ (\S+) \}\}", value)[1]]
                       for name, value in step["env"].items()}
        done = run(
            "bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"], cwd=workspace,
            code=code, **environment, GITHUB_ACTION_PATH=ROOT, RUNNER_TEMP=temp,
            GITHUB_SERVER_URL="https://github.com", RUNNER_TOOL_CACHE=cache,
            GITHUB_OUTPUT=tmp_path / "output", GITHUB_STEP_SUMMARY=tmp_path / "summary",
            GITHUB_PATH=tmp_path / "path", **({"PATH": path} if path else {}))
        done.outputs = dict(line.split("=", 1) for line in (tmp_path / "output").read_text().splitlines())
        done.summary = (tmp_path / "summary").read_text()
        done.sarif = "sarif" in done.outputs and Path(workspace, done.outputs["sarif"])
        assert [file for file in temp.iterdir() if file != done.sarif] == []
        return done

    return acting


def commands(said):
    """The workflow commands that a runner obeys, except those that only fold the log."""
    found, stopped = [], None
    for line in said.splitlines():
        if stopped:
            stopped = None if line == f"::{stopped}::" else stopped
        elif line.startswith("::stop-commands::"):
            stopped = line.removeprefix("::stop-commands::")
        elif line.startswith("::") and not re.match("::(end)?group::", line):
            found.append(line)
    assert not stopped
    return found


def errors(done):
    return [line for line in commands(done.stdout) if line.startswith("::error")]


def results(done):
    """The results of the SARIF file, which must be valid."""
    log = json.loads(done.sarif.read_text())
    check(log, "", sarif_om.SarifLog)
    return log["runs"][0]["results"]


def test_the_action_passes_a_project_without_findings(action, starter, tmp_path):
    done = action(starter, cache=tmp_path / "tools")
    assert done.outputs == {"sarif": f"{tmp_path}/temp/tincture.sarif", "exit-code": "0"}
    assert errors(done) == []
    assert "12 checks" in done.summary and "do not match" not in done.summary
    assert results(done) == []
    bin = Path((tmp_path / "path").read_text().strip())
    assert bin == tmp_path / "tools" / "tincture" / NAME / "bin" and (bin / "tincture").exists()


def test_the_action_reports_a_failing_pair_everywhere(action, starter):
    fail_a_pair(starter)
    done = action(starter, code=1)
    [error] = errors(done)
    assert error.startswith("::error file=tokens/dark.tokens.json,line=23,")
    assert done.outputs["exit-code"] == "1"
    assert "1 fail" in done.summary
    assert [it["ruleId"] for it in results(done)] == ["low-contrast"]


def test_the_action_finds_a_project_in_a_folder(action, starter, tmp_path):
    fail_a_pair(starter)
    starter.rename(tmp_path / "design")
    (tmp_path / "workspace").mkdir()
    (tmp_path / "design").rename(starter / "design")
    done = action(starter, code=1, project="design")
    assert "::error file=design/tokens/dark.tokens.json,line=23," in done.stdout
    location = results(done)[0]["locations"][0]["physicalLocation"]
    assert location["artifactLocation"]["uri"] == "design/tokens/dark.tokens.json"


def test_the_action_accepts_what_the_baseline_accepts_and_nothing_new(action, starter):
    warn_of_pairs(starter)
    run(BUILT / "tincture", "build", cwd=starter)
    fail_a_pair(starter)
    run(BUILT / "tincture", "audit", "--write-baseline", "b.json", cwd=starter)
    run(BUILT / "tincture", "build", cwd=starter)
    assert action(starter, baseline="b.json").outputs["exit-code"] == "0"
    assert action(starter, baseline="b.json", warnings_as_errors="true").outputs["exit-code"] == "0"
    assert action(starter, code=1, warnings_as_errors="true").outputs["exit-code"] == "1"
    change(starter / "tokens" / "light.tokens.json", "{palette.amber.800}", "{palette.amber.500}")
    run(BUILT / "tincture", "build", cwd=starter)
    assert run(BUILT / "tincture", "build", "--check", cwd=starter).returncode == 0
    done = action(starter, code=1, baseline="b.json")
    [error] = errors(done)
    assert "light.tokens.json" in error
    assert {"error"} == {it["level"] for it in results(done) if it["level"] != "warning"}


def test_the_action_reports_files_that_are_out_of_date(action, starter):
    (starter / "generated" / "Themes" / "Notice.swift").unlink()
    (starter / "generated" / "Themes" / "Other.swift").write_text("")
    done = action(starter, code=1)
    said = ("Generated files do not match the tokens (2). "
            "Run `tincture build` and commit what it writes.")
    assert f"::error title=Generated files::{said}" in commands(done.stdout)
    assert done.summary.startswith(f"**{said}**\n\n")
    assert done.outputs["exit-code"] == "1" and done.sarif.exists()  # all the rest ran too


def test_the_action_names_a_missing_release_such_as_its_own(action, starter, tmp_path):
    own = (ROOT / "Distribution/version").read_text().strip()
    for version, releases in (("9.9.9", None), ("", "file:///nowhere")):
        done = action(starter, code=2, cache=tmp_path / "tools", version=version,
                      **({"releases": releases} if releases else {}))
        assert commands(done.stdout) == [
            f"::error title=Tincture::release {version or own} was not installed; the log says why"]
        assert f"has no release {version or own}: " in done.stdout
        assert done.outputs == {"exit-code": "2"}


def test_the_action_accepts_only_the_pinned_release(action, starter, releases):
    """And helpers only under the checksum of the list."""
    archive = sha256(releases / VERSION / f"{NAME}.tar.gz")
    for pin, helpers, words in [
            ((releases / "checksum").read_text(), "true", ""), (archive, "", ""),
            ("0" * 64, "", "does not have the checksum"),
            (archive, "true", "does not cover the helpers; use that of SHA256SUMS")]:
        done = action(starter, code=2 if words else 0, checksum=pin, helpers=helpers or "false")
        assert words in done.stdout


def files_of(folder):
    return {path: path.is_file() and path.read_bytes() for path in folder.rglob("*")}


def test_the_action_writes_nothing_into_the_checkout(action, starter):
    fail_a_pair(starter)
    before = files_of(starter)
    assert results(action(starter, code=1)) and files_of(starter) == before


@pytest.mark.parametrize("path", [
    "a.sarif", "reports/a.sarif", "./reports//../a.sarif", "{checkout}/reports/a.sarif",
    "$RUNNER_TEMP/a.sarif", "{outside}/link/a.sarif", "../outside/link/a.sarif"])
def test_the_action_writes_sarif_where_the_input_says(action, starter, tmp_path, path):
    """A link outside the checkout is the runner's own."""
    (starter / "reports").mkdir()
    (tmp_path / "outside" / "real").mkdir(parents=True)
    (tmp_path / "outside" / "link").symlink_to("real")
    path = path.format(checkout=starter, outside=tmp_path / "outside")
    done = action(starter, sarif=path)
    assert done.sarif == starter / path.replace("$RUNNER_TEMP", f"{tmp_path}/temp")
    assert results(done) == []


@pytest.mark.parametrize("link, to, path", [
    ("a.sarif", "profile", "a.sarif"), ("a.sarif", "new", "a.sarif"),
    ("a.sarif", "profile", "{checkout}/a.sarif"), ("a.sarif", "profile", "../workspace/a.sarif"),
    ("a.sarif", "profile", "tokens/../a.sarif"), ("reports", ".", "reports/new"),
    ("reports", ".", "reports//profile"), ("tokens/reports", ".", "./tokens/reports/new"),
    ("reports", "folder", "reports/../new"), ("reports", ".", "{alias}/reports/new")])
def test_the_action_writes_through_no_link_in_the_checkout(action, starter, tmp_path, link, to, path):
    """A pull request can commit one that leads to any file of the runner."""
    home = tmp_path / "home"
    (home / "folder").mkdir(parents=True)
    (home / "profile").write_text("mine")
    (tmp_path / "alias").symlink_to("workspace")
    (starter / link).symlink_to(home / to)
    before = files_of(home)
    done = action(starter, code=2, sarif=path.format(checkout=starter, alias=tmp_path / "alias"))
    assert files_of(home) == before and done.outputs == {"exit-code": "2"}
    [error] = errors(done)
    assert f"'{link}' is a symbolic link in the checkout" in error
    assert "12 checks" in done.summary  # all the rest ran too


def test_the_action_and_the_hook_install_the_version_of_the_sources():
    """What runs on the user's side reads a file of its own, so that sources may move."""
    [source] = (ROOT / "Sources").rglob("ToolVersion.swift")
    [version] = re.findall(r'toolVersion = "(.*)"', source.read_text(encoding="utf-8"))
    assert (ROOT / "Distribution/version").read_text(encoding="utf-8") == f"{version}\n"


def test_the_action_downloads_a_private_release_with_gh(action, starter, releases, tmp_path):
    path = tmp_path / "with gh"
    path.mkdir()
    script(path, f"""[ "$GH_TOKEN" = secret ] && [ "$1 $2 $3" = "release download {VERSION}" ] || exit 1
[ "$5" = github.com/your-organization/tincture ] || exit 1
while [ "$1" != --dir ]; do shift; done
cp -R {releases}/{VERSION} "$2"
""", "gh")
    path = f"{path}:{os.environ['PATH']}"
    done = action(starter, cache=tmp_path / "tools", path=path, token="secret", releases="")
    assert done.outputs["exit-code"] == "0" and "secret" not in done.stdout + done.stderr
    done = action(starter, code=2, path=path, token="wrong", releases="")
    assert f"cannot download release {VERSION}" in done.stdout


def test_inputs_and_projects_cannot_run_commands(action, starter, tmp_path):
    """Neither as shell, nor as commands to the runner."""
    for name in ("project", "baseline", "sarif", "checksum", "version", "releases"):
        action(starter, code=None, **{name: f"x$(touch {tmp_path}/ran);`touch {tmp_path}/ran`"})
    assert not (tmp_path / "ran").exists()
    done = action(starter, code=2, sarif="a\nexit-code=0")
    assert done.outputs == {"exit-code": "2"}
    (starter / "generated/Themes/::warning title=evil::x.swift").write_text("")
    folder = starter / "::error title=evil::"
    shutil.copytree(starter / "tokens", folder)
    done = action(starter, code=1)
    assert "evil" in done.stdout and not [it for it in commands(done.stdout) if "evil" in it]


def test_every_input_of_the_action_is_passed_and_described():
    step, = ACTION["runs"]["steps"]
    used = set(re.findall(r"inputs\.([\w-]+)", json.dumps(step["env"])))
    assert used == set(ACTION["inputs"]) and "${{" not in step["run"]
    page = (ROOT / "docs/how-to/ci-github.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `([\w-]+)` \|", page, re.M)) == {*ACTION["inputs"], *ACTION["outputs"]}


def test_github_accepts_the_action():
    run(BIN / "check-jsonschema", "--builtin-schema", "vendor.github-actions", ROOT / "action.yml")
    run(BIN / "zizmor", "--offline", "--no-progress", ROOT / "action.yml")


# pre-commit

GIT = ("git", "-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false")


def hook_repository(folder):
    """The files that the hook needs, as a repository with the tag of the built program's version."""
    for name in (".pre-commit-hooks.yaml", "Distribution/pre-commit", "Distribution/install-release",
                 "Distribution/version"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    run("git", "init", "-q", "-b", "main", folder)
    run("git", "add", "-A", cwd=folder)
    run(*GIT, "commit", "-qm", "one", cwd=folder)
    run("git", "tag", VERSION, cwd=folder)


def test_pre_commit_checks_a_commit_with_the_pinned_release(starter, releases, tmp_path):
    hook_repository(tmp_path / "tool")
    run("git", "init", "-q", "-b", "main", starter)
    (starter / ".pre-commit-config.yaml").write_text(json.dumps({"repos": [{
        "repo": str(tmp_path / "tool"), "rev": VERSION, "hooks": [{
            "id": "tincture", "args": [
                "--from", f"file://{releases}",
                "--sha256", (releases / "checksum").read_text()]}]}]}))
    run("git", "add", "-A", cwd=starter)
    home = {"PRE_COMMIT_HOME": tmp_path / "pre-commit", "XDG_CACHE_HOME": tmp_path / "cache",
            "PATH": f"{BIN}:{os.environ['PATH']}"}
    run("pre-commit", "install", cwd=starter, **home)
    done = run(*GIT, "commit", "-m", "one", cwd=starter, **home)
    assert re.search(r"design tokens\.+Passed", done.stderr + done.stdout)
    assert (tmp_path / "cache" / "tincture" / NAME).is_dir()

    fail_a_pair(starter)
    done = run(*GIT, "commit", "-am", "two", cwd=starter, code=1, **home)
    assert "dark.tokens.json:23:27: error: " in done.stdout + done.stderr

    run("git", "checkout", "-q", "-f", "HEAD", cwd=starter)
    (starter / "README.md").write_text("no token\n")
    done = run(*GIT, "commit", "-am", "three", cwd=starter, **home)
    assert "no files to check" in done.stdout + done.stderr
    (starter / "generated" / "Themes" / "Theme.swift").write_text("edited")
    done = run(*GIT, "commit", "-am", "four", cwd=starter, code=1, **home)
    assert "[edited-output]" in done.stdout + done.stderr


@pytest.fixture
def hook(tmp_path):
    """Runs the script of the hook, in a clone of the repository at this address."""

    def hooking(workspace, *arguments, origin="https://git.example.com/x/tincture.git", **more):
        clone = tmp_path / "clone"
        if not clone.exists():
            hook_repository(clone)
            run("git", "remote", "add", "origin", origin, cwd=clone)
        return run(clone / "Distribution/pre-commit", *arguments, cwd=workspace,
                   XDG_CACHE_HOME=tmp_path / "cache", **more)

    return hooking


def test_the_hook_uses_a_program_of_the_same_version_in_path(hook, starter, releases, tmp_path):
    """Unless there is a checksum, which that program may not have."""
    hook(starter, PATH=f"{BUILT}:{os.environ['PATH']}")
    assert not (tmp_path / "cache").exists()
    pinned = ["--from", f"file://{releases}", "--sha256", (releases / "checksum").read_text()]
    hook(starter, *pinned, PATH=f"{BUILT}:{os.environ['PATH']}")
    assert (tmp_path / "cache" / "tincture" / NAME).exists()
    hook(starter, *pinned, "--helpers")
    shutil.rmtree(tmp_path / "cache")
    archive = sha256(releases / VERSION / f"{NAME}.tar.gz")
    done = hook(starter, *pinned[:3], archive, "--helpers", code=2)
    assert "which does not cover the helpers; use that of SHA256SUMS" in done.stderr
    (tmp_path / "bin").mkdir()
    script(tmp_path / "bin", "echo 0.0.1", "tincture")
    done = hook(starter, code=2, PATH=f"{tmp_path}/bin:{os.environ['PATH']}",
                https_proxy="http://127.0.0.1:1")
    assert f"https://git.example.com/x/tincture/releases/download/{VERSION}/" in done.stderr


@pytest.mark.parametrize("origin", ["git@git.example.com:x/tincture.git",
                                    "ssh://git@git.example.com/x/tincture"])
def test_the_hook_finds_the_releases_of_its_repository(hook, starter, origin):
    done = hook(starter, code=2, origin=origin, GIT_DIR=starter / ".git",
                https_proxy="http://127.0.0.1:1")
    assert f"https://git.example.com/x/tincture/releases/download/{VERSION}/" in done.stderr


def test_the_hook_with_a_baseline_stops_a_new_failure(hook, starter):
    warn_of_pairs(starter)
    run(BUILT / "tincture", "audit", "--write-baseline", "b.json", cwd=starter)
    fail_a_pair(starter)
    run(BUILT / "tincture", "build", cwd=starter)
    path = f"{BUILT}:{os.environ['PATH']}"
    hook(starter, PATH=path)
    done = hook(starter, "--baseline", "b.json", code=1, PATH=path)
    assert "error: 'notice/warning/text'" in done.stderr


# Homebrew and Docker

# Enough of Homebrew to ask a formula what it downloads and installs on a platform.
HOMEBREW = """
require "json"
SAID = {}
class Formula
  class << self
    %w[desc homepage version license url sha256].each do |name|
      define_method(name) { |value| SAID[name] = value }
    end
    %w[macos linux arm intel].each do |name|
      define_method("on_" + name) { |&block| block.call if ARGV.include?(name) }
    end
    def test; end
  end
  def prefix
    Class.new { def install(*names) = SAID["installs"] = names }.new
  end
end
load ARGV.shift
Tincture.new.install
puts JSON.generate(SAID)
"""


def ruby(*arguments):
    program = shutil.which("ruby") or pytest.skip("ruby is missing, which reads the formula")
    return run(program, "--disable-gems", *arguments)


@pytest.mark.parametrize("platform, triple", [
    (["macos", "arm"], "arm64-apple-macosx"), (["macos", "intel"], "x86_64-apple-macosx"),
    (["linux", "arm"], "aarch64-unknown-linux-gnu"),
    (["linux", "intel"], "x86_64-unknown-linux-gnu")])
def test_the_filled_formula_downloads_the_archive_of_its_platform(tmp_path, platform, triple):
    triples = ["arm64-apple-macosx", "x86_64-apple-macosx", "aarch64-unknown-linux-gnu",
               "x86_64-unknown-linux-gnu"]
    filled = fill_formula("0.3.0", {it: f"{number:064}" for number, it in enumerate(triples)})
    assert re.findall(r"@[\w-]+@", filled) == []
    (tmp_path / "filled.rb").write_text(filled)
    (tmp_path / "homebrew.rb").write_text(HOMEBREW)
    said = json.loads(ruby(tmp_path / "homebrew.rb", tmp_path / "filled.rb", *platform).stdout)
    assert said["url"].endswith(f"/download/0.3.0/tincture-0.3.0-{triple}.tar.gz")
    assert said["sha256"] == f"{triples.index(triple):064}"
    assert (said["version"], said["installs"]) == ("0.3.0", ["bin", "share"])


def fill_formula(version, checksums):
    """The formula as Scripts/release fills it in."""
    spec = importlib.util.spec_from_file_location("files", ROOT / "Scripts/release-files.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.formula(version, checksums, None)


def test_the_dockerfile_passes_hadolint_and_does_not_run_as_root():
    file = ROOT / "Distribution/Dockerfile"
    hadolint = BIN / "hadolint"
    if not hadolint.exists():
        pytest.skip("hadolint is missing: its package has no program for this system")
    run(hadolint, file)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [it for it in lines if it.startswith("USER")][-1:] == ["USER 1000"]
    last = lines[max(i for i, it in enumerate(lines) if it.startswith("FROM")):]
    assert "USER 1000" in last and any(" git " in it for it in last)
