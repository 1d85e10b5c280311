"""The claims of SECURITY.md about the program and its tests."""

import re
import shutil
import subprocess

import pytest

from files import ROOT

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
