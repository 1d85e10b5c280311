"""Scripts/install: the files it installs, and that shells and man can read them."""

import os
import shutil

import files
import pytest
from files import BUILT, ROOT

EXPECTED = [
    "bin/tincture", "bin/tincture-mustache", "bin/tincture-yaml",
    "share/bash-completion/completions/tincture",
    "share/fish/vendor_completions.d/tincture.fish", "share/man/man1/tincture.1",
    "share/zsh/site-functions/_tincture"]


def install(*arguments, code=0, **variables):
    return files.run(ROOT / "Scripts" / "install", *arguments, code=code, **variables)


def files_in(folder):
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file())


def program(name):
    return shutil.which(name) or pytest.skip(f"{name} is missing, which reads it")


def run(*command):
    return files.run(*command).stdout


@pytest.fixture(scope="module")
def prefix(tmp_path_factory):
    folder = tmp_path_factory.mktemp("a prefix")
    install("--from", BUILT, folder)
    return folder


@pytest.fixture(scope="module")
def completion(prefix):
    return {
        "bash": prefix / "share/bash-completion/completions/tincture",
        "zsh": prefix / "share/zsh/site-functions/_tincture",
        "fish": prefix / "share/fish/vendor_completions.d/tincture.fish"}


def test_every_file_is_installed_in_its_folder(prefix):
    assert files_in(prefix) == EXPECTED
    assert os.access(prefix / "bin" / "tincture", os.X_OK)
    assert not os.access(prefix / "share/man/man1/tincture.1", os.X_OK) or os.getuid() == 0


def test_destdir_is_a_prefix_and_is_in_no_file(tmp_path):
    install("--from", BUILT, "/opt/tools", DESTDIR=str(tmp_path))
    assert files_in(tmp_path / "opt/tools") == EXPECTED
    for place in EXPECTED:
        if not place.startswith("bin/"):
            assert str(tmp_path) not in (tmp_path / "opt/tools" / place).read_text()


def test_uninstalling_removes_only_installed_files_in(tmp_path):
    install("--from", BUILT, tmp_path)
    other = tmp_path / "share/man/man1/other.1"
    other.write_text("")
    done = install("--uninstall", tmp_path)
    assert files_in(tmp_path) == ["share/man/man1/other.1"]
    assert done.stdout.count("removed ") == len(EXPECTED)
    assert install("--uninstall", tmp_path).stdout == ""


def test_a_command_that_fails_leaves_the_prefix_as_it_was(tmp_path):
    (tmp_path / "built").mkdir()
    broken = tmp_path / "built" / "tincture"
    broken.write_text("#!/bin/sh\nexit 3\n")
    broken.chmod(0o755)
    install("--from", tmp_path / "built", tmp_path / "prefix", code=3)
    assert not (tmp_path / "prefix").exists()


def test_installing_before_a_build_fails_with_advice(tmp_path):
    done = install("--from", tmp_path, tmp_path / "prefix", code=2)
    assert done.stderr.endswith("command not found; run Scripts/build first\n")
    assert "--uninstall" in install("--what", code=64).stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_accepts_its_completions(completion, shell):
    run(program(shell), "-n", completion[shell])


def bash_completes(completion, *words):
    script = """
    source "$1"; shift
    registered=($(complete -p tincture))
    for index in "${!registered[@]}"; do
      [ "${registered[index]}" = -F ] && function=${registered[index + 1]}
    done
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
    COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMP_TYPE=9; COMP_KEY=9
    "$function" tincture "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    printf '%s\\n' "${COMPREPLY[@]}"
    """
    return {word.strip() for word in run(
        "bash", "-c", script, "bash", completion["bash"], *words).splitlines()}


def test_bash_completes_commands_options_and_formats(completion):
    assert {"build", "audit", "explain", "diff", "init"} <= bash_completes(completion, "tincture", "")
    assert {"--check", "--project"} <= bash_completes(completion, "tincture", "build", "--")
    assert bash_completes(completion, "tincture", "audit", "--format", "s") >= {"sarif"}


def test_fish_completes_commands_and_options(completion):
    fish = program("fish")
    script = "source $argv[1]; complete --do-complete $argv[2]"
    for line, words in [("tincture ", {"build", "init"}),
                        ("tincture build --", {"--check", "--project"}),
                        ("tincture audit --format sa", {"sarif"})]:
        said = run(fish, "--no-config", "-c", script, completion["fish"], line)
        assert words <= {row.split("\t")[0] for row in said.splitlines()}, said


def test_the_manual_page_is_valid(prefix):
    page = prefix / "share/man/man1/tincture.1"
    assert run(program("mandoc"), "-T", "lint", page) == ""
    assert files.run(program("groff"), "-man", "-Tutf8", "-ww", page).stderr == ""


def test_the_manual_page_matches_the_help(prefix):
    commands = [line.split()[0] for line in run(prefix / "bin/tincture", "--help")
                .partition("SUBCOMMANDS:\n")[2].partition("\n\n")[0].splitlines()
                if not line.startswith("   ")]
    assert {"build", "init", "convert"} <= set(commands)
    source = (prefix / "share/man/man1/tincture.1").read_text()
    for command in commands:
        assert f".Ss {command}\n" in source
    assert source.count(".Ss ") == len(commands)  # and no hidden command
    for section in ("ENVIRONMENT", "EXIT STATUS", "EXAMPLES"):
        assert f".Sh {section}\n" in source
