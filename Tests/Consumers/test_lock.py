"""A build that finds the folder locked, on a terminal and elsewhere."""

import fcntl
import os
import pty
import subprocess
import time

import pytest
from watching import Watch


@pytest.fixture
def locked(shipped):
    folder = os.open(shipped, os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    return folder


def test_on_a_terminal_a_build_says_why_it_waits(tincture, shipped, locked):
    ours, theirs = pty.openpty()
    build = subprocess.Popen(
        [str(tincture.binary), "build", "--project", str(shipped)], stdout=subprocess.PIPE,
        stderr=theirs, text=True)
    shown = b""
    while b"\n" not in shown:
        shown += os.read(ours, 1024)
    assert shown.decode() == f"waiting for another build in {shipped}\r\n"
    assert build.poll() is None
    os.close(locked)
    output, _ = build.communicate(timeout=60)
    assert output.endswith("Wrote 15 files\n")
    assert build.returncode == 0


def test_elsewhere_a_build_waits_silently(tincture, shipped, locked):
    build = subprocess.Popen(
        [str(tincture.binary), "build"], cwd=shipped, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True)
    try:
        build.wait(timeout=1.5)  # more than a second, after which a terminal would show a message
        raise AssertionError("it did not wait")
    except subprocess.TimeoutExpired:
        os.close(locked)
    _, errors = build.communicate(timeout=60)
    assert "waiting" not in errors
    assert build.returncode == 0


def test_a_waiting_watch_can_be_interrupted(tincture, shipped, locked):
    with Watch(tincture.binary, shipped) as watch:
        time.sleep(1)  # it must be waiting, or the test could not fail
        assert watch.end() == 0
    os.close(locked)
