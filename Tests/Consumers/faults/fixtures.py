"""Fixtures for the tests of faults; Tests/Consumers/conftest.py gives them to pytest."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest
from files import BUILT

from faults.world import World

HERE = Path(__file__).parent
# Scripts/faults runs all of it, with the release build; CI runs a part.
IS_FULL = os.environ.get("FAULTS") == "full"
TABLE = []


def times(short, full):
    return full if IS_FULL else short


@pytest.fixture
def table():
    """Records a row: the fault, the number of tries, the result."""
    return lambda fault, count, outcome: TABLE.append((fault, count, outcome))


@pytest.fixture(scope="session")
def command():
    binary = Path(os.environ.get("FAULTS_BINARY", BUILT / "tincture"))
    assert binary.exists(), f"there is no {binary}: run Scripts/consumers"
    return binary


@pytest.fixture
def world(command, tmp_path):
    """A project in memory, so that no test waits for a disk, unless FAULTS_ON_DISK is set."""
    if os.environ.get("FAULTS_ON_DISK") or not os.access("/dev/shm", os.W_OK):
        yield World(command, tmp_path / "project")
        return
    with tempfile.TemporaryDirectory(dir="/dev/shm", prefix="faults-") as folder:
        yield World(command, Path(folder) / "project")


@pytest.fixture(scope="session")
def injector(tmp_path_factory):
    """The compiled library that makes calls fail."""
    compiler = next(filter(None, map(shutil.which, ("cc", "clang", "gcc"))), None)
    if compiler is None or os.uname().sysname != "Linux":
        pytest.skip("no C compiler, or no LD_PRELOAD: cannot make calls fail")
    library = tmp_path_factory.mktemp("injector") / "injector.so"
    subprocess.run([compiler, "-Wall", "-shared", "-fPIC", "-O1", "-o", str(library),
                    str(HERE / "injector.c"), "-ldl"], check=True)
    return str(library)


@pytest.fixture
def unprivileged():
    """A command prefix that makes permissions apply to root; empty for other users."""
    if os.getuid() != 0:
        return ()
    words = ("setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner")
    if shutil.which("setpriv") is None or subprocess.run([*words, "true"], check=False).returncode:
        pytest.skip("permissions do not apply to root, and setpriv cannot change that")
    return words


def summarize_faults(terminalreporter):
    """Prints the table of faults, and writes it to FAULTS_TABLE."""
    path = os.environ.get("FAULTS_TABLE")
    if not TABLE or not path:
        return
    lines = ["| fault | tried | what happened |", "|---|---|---|"]
    lines += [f"| {fault} | {count} | {outcome} |" for fault, count, outcome in TABLE]
    mark = "<!-- What follows is written by Scripts/faults. -->\n"
    page = Path(path)
    head = page.read_text(encoding="utf-8").partition(mark)[0] if page.exists() else ""
    page.write_text(head + mark + "\n" + "\n".join(lines) + "\n", encoding="utf-8")
    terminalreporter.write_line("\n".join(lines))
