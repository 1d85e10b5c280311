"""Standard streams that are closed, full or not read; unusual environments."""

import fcntl
import itertools
import os
import signal
import subprocess

import pytest

from faults.world import PATIENCE, color
from files import write_files


def closing(*descriptors):
    def close():
        for descriptor in descriptors:
            os.close(descriptor)
    return close


@pytest.mark.parametrize("arguments", [["build"], ["build", "--check"], ["audit"], ["--help"]],
                         ids=" ".join)
def test_closed_streams_are_not_reused_for_files(world, table, arguments):
    """Otherwise, the first opened file could become standard output."""
    count = 0
    for number in range(1, 4):
        for closed in itertools.combinations((0, 1, 2), number):
            world.set(1)
            world.run("build").must_end_well(0)
            world.set(0 if arguments == ["build"] else 1)
            process = world.start(*arguments, preexec_fn=closing(*closed))
            output, errors = process.communicate(timeout=PATIENCE)
            assert process.returncode == (2 if 1 in closed and arguments != ["--help"] else 0) or (
                arguments == ["--help"]), (closed, errors)
            if 1 in closed and 2 not in closed and arguments != ["--help"]:
                assert b"standard output: error: cannot write: Bad file descriptor" in errors
            world.untouched(0 if arguments == ["build"] else 1)
            count += 1
    table(f"`{' '.join(arguments)}` with standard input, output and error closed, in all ways", count,
          "no file damaged; exit 2 if a result could not be printed")


def unread():
    """The write end of a pipe without a reader."""
    ours, theirs = os.pipe()
    os.close(ours)
    return theirs


def many_findings(world):
    write_files(world.folder, {"tokens/z.tokens.json": {
        "z": {f"t{number}": color(0.1, 0.2, 0.3) for number in range(2000)}}})


def test_a_closed_pipe_does_not_stop_a_build(world, table):
    """`tincture build 2>&1 | head -1` builds, and its exit code is the verdict."""
    end = unread()
    world.set(1)
    assert world.run("build", stdout=end, stderr=end).code == 0
    world.untouched(1)
    for arguments in (["audit"], ["audit", "--format", "html"], ["build", "--check"], ["explain", "card/bg"],
                      ["diff", "."], ["--help"]):
        run = world.run(*arguments, stdout=end)
        assert (run.code, run.errors) == (0, ""), arguments
    write_files(world.folder, {"tokens/card.tokens.json": {"card": {"bg": color(1, 1, 1)}}})
    assert world.run("audit", stdout=end, stderr=end).code == 1
    table("output whose reader has exited (`| head`)", 8,
          "the build is done, the exit code is the verdict, nothing is printed")


def test_a_nonblocking_pipe_loses_nothing(world, table):
    """Node gives such pipes to its child processes."""
    ours, theirs = os.pipe()
    fcntl.fcntl(theirs, fcntl.F_SETFL, os.O_NONBLOCK)
    fcntl.fcntl(theirs, fcntl.F_SETPIPE_SZ, 4096)
    many_findings(world)
    process = world.start("audit", "--format", "html", stdout=theirs)
    os.close(theirs)
    text = b""
    while chunk := os.read(ours, 1000):
        text += chunk
    os.close(ours)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert text.endswith(b"</html>\n") and len(text) > 10_000
    table("standard output that does not wait (O_NONBLOCK)", 1, "exit 0, every byte arrives")


@pytest.mark.parametrize("surroundings", [
    {}, {"LC_ALL": "tr_TR.UTF-8"}, {"LC_ALL": "C"}, {"LC_ALL": "ja_JP.SJIS", "LANG": "x"},
    {"HOME": "/nonexistent", "TMPDIR": "/nonexistent", "PATH": ""}, {"TZ": "Asia/Kathmandu"},
    {"COLUMNS": "1", "TERM": "nothing"}, {"MALLOC_PERTURB_": "165"}], ids=str)
def test_nothing_depends_on_the_environment(world, table, surroundings):
    world.set(1)
    process = subprocess.run([world.binary, "build"], cwd=world.folder, env=surroundings,
                             capture_output=True, timeout=PATIENCE, check=False)
    assert (process.returncode, process.stderr) == (0, b"")
    world.untouched(1)
    shown = ", ".join(f"`{k}={v}`" for k, v in surroundings.items()) or "an empty environment"
    table(shown, 1, "the same bytes")


def test_signals_that_a_parent_ignores_stay_ignored(world, table):
    """`nohup`, and shells that start background jobs."""
    def ignore():
        for number in (signal.SIGHUP, signal.SIGINT, signal.SIGPIPE):
            signal.signal(number, signal.SIG_IGN)

    world.set(1)
    process = world.start("build", preexec_fn=ignore)
    process.send_signal(signal.SIGHUP)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    world.untouched(1)
    table("SIGHUP to a build under `nohup`", 1, "it continues: exit 0")
