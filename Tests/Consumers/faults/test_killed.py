"""Builds that are killed at random moments."""

import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter

import pytest

from faults.fixtures import times
from faults.world import files_below, name_of


def duration(world):
    """The duration of a build that writes everything, in seconds."""
    begin = time.monotonic()
    world.reset(1)
    return time.monotonic() - begin


@contextlib.contextmanager
def busy(is_busy):
    """Runs two processes per core. This makes it more likely that a kill comes between two files."""
    count = 2 * (os.cpu_count() or 1) if is_busy else 0
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


class Kills:
    """The results of killed builds, each from one state of the tokens to the other."""

    def __init__(self, world):
        self.world, self.counts, self.left, self.state = world, Counter(), 0, 0
        self.random = random.Random(7)
        self.longest = duration(world) * 1.1
        world.reset(0)

    def turn(self):
        """Writes the tokens of the other state, for a build that will be killed."""
        self.state = 1 - self.state
        self.world.set(self.state)

    def kill(self, process, number=signal.SIGKILL):
        time.sleep(self.random.uniform(0, self.longest))
        process.send_signal(number)
        process.communicate()
        return process.returncode

    def note(self, *arguments):
        """Checks the files; the next build removes everything that the killed one left."""
        self.left += bool(self.world.temporaries())
        new = self.world.whole(self.state)
        kind = "old" if new == 0 else "new" if new == len(self.world.differing) else "mixed"
        self.counts[kind] += 1
        self.world.run("build", *arguments).must_end_well(0)
        self.world.untouched(self.state)

    def sentence(self, tried):
        count = self.counts
        assert sum(count.values()) == tried
        return (f"no torn file; all files old {count['old']}, all new {count['new']}, some of each "
                f"{count['mixed']}; temporary files left by {self.left}, gone after the next build, "
                "which also made every set whole")


def watching(world):
    """A watch that has built."""
    watch = world.start("build", "--watch")
    while b"watching" not in watch.stdout.readline():
        pass
    return watch


@pytest.mark.parametrize("arguments", [[], ["--depfile", "out.d"]], ids=["plain", "depfile"])
@pytest.mark.parametrize("is_busy", [
    pytest.param(False, id="idle"),
    pytest.param(True, id="busy", marks=pytest.mark.slow("other processes keep every core busy"))])
def test_a_killed_build_leaves_old_files_or_new_ones(world, table, arguments, is_busy):
    with busy(is_busy):
        kills, count = Kills(world), times(15, 300)
        for _ in range(count):
            kills.turn()
            if arguments:
                (world.folder / "out.d").unlink(missing_ok=True)
            kills.kill(world.start("build", *arguments))
            kills.note(*arguments)
    what = f"`kill -9` during `build {' '.join(arguments)}".rstrip() + "`"
    table(what + (" while all processors are busy" if is_busy else ""), count, kills.sentence(count))


def test_a_build_next_to_a_killed_one_succeeds(world, table):
    kills, count = Kills(world), times(8, 200)
    for _ in range(count):
        kills.turn()
        one, other = world.start("build"), world.start("build")
        kills.kill(one)
        world.whole()
        other.communicate()
        assert other.returncode == 0
        world.untouched(kills.state)
    table("`kill -9` of one of two builds at once", count,
          "no torn file; the other ended with 0, all is new, no temporary file")


def test_a_killed_watch_leaves_old_files_or_new_ones(world, table):
    kills, count = Kills(world), times(8, 200)
    for _ in range(count):
        watch = watching(world)
        kills.turn()
        kills.kill(watch)
        kills.note()
    table("`kill -9` of `build --watch` after a change", count, kills.sentence(count))


@pytest.mark.parametrize("words", ["build", "build --watch"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_build_or_watch_leaves_all_files_old_or_all_new(world, table, number, words):
    is_watch = words == "build --watch"
    kills, count, codes = Kills(world), times(2, 20) if is_watch else times(6, 50), Counter()
    for _ in range(count):
        process = watching(world) if is_watch else None
        kills.turn()
        codes[name_of(kills.kill(process or world.start("build"), number))] += 1
        assert world.temporaries() == []
        kills.note()
    assert kills.counts["mixed"] == 0
    assert codes.keys() <= ({"exit 0"} if is_watch else {"exit 0", name_of(-number)})
    ends = ", ".join(f"{name} {codes[name]}" for name in sorted(codes))
    table(f"{number.name} during `{words}`", count,
          f"all files old {kills.counts['old']}, all new {kills.counts['new']}, mixed 0; no "
          f"temporary file; {ends}")


@pytest.mark.parametrize("words", [["convert", "tokens", "--to"], ["init"]], ids=["convert", "init"])
def test_files_of_a_killed_conversion_or_init_are_removed_later(world, table, tmp_path, words):
    """Neither command has a project folder that a next build would clean."""
    target, count, left = tmp_path / "converted", times(8, 100), 0
    source = random.Random(7)
    world.run(*words, target).must_end_well(0)
    expected = files_below(target)
    for _ in range(count):
        shutil.rmtree(target, ignore_errors=True)
        process = world.start(*words, target)
        time.sleep(source.uniform(0, 0.1))
        process.kill()
        process.communicate()
        for path, data in files_below(target).items():
            assert data == expected[path], f"{path} is torn"
        left += any(target.rglob(".tincture-*"))
        # A starter is not written again.
        is_whole = words == ["init"] and (target / "tincture.json").exists()
        world.run(*words, target).must_end_well(2 if is_whole else 0)
        assert files_below(target) == expected
        assert not list(target.rglob(".tincture-*"))
    table(f"`kill -9` during `{words[0]}`", count,
          f"no torn file; temporary files left by {left}, removed by the next run")


def test_the_copy_of_a_killed_diff_is_removed_later(world, table, tmp_path):
    """`diff REVISION` copies a tree into the temporary folder."""
    def git(*words):
        subprocess.run(["git", "-c", "user.name=n", "-c", "user.email=e", *words], cwd=world.folder,
                       check=True, capture_output=True)

    git("init", "-q")
    git("add", ".")
    git("commit", "-q", "-m", "m")
    scratch, count, left = {"TMPDIR": str(tmp_path)}, times(6, 50), 0
    source = random.Random(7)
    (tmp_path / ".tincture-mine.scratch").mkdir()
    for _ in range(count):
        process = world.start("diff", "HEAD", environment=scratch)
        time.sleep(source.uniform(0, 0.1))
        process.kill()
        process.communicate()
        left += len(list(tmp_path.glob(".tincture-*"))) > 1
        # Its git process survives briefly, and may still write while the next run removes files.
        for _ in range(20):
            world.run("diff", "HEAD", environment=scratch).must_end_well(0)
            names = [path.name for path in tmp_path.glob(".tincture-*")]
            if len(names) == 1:
                break
        assert names == [".tincture-mine.scratch"]
    table("`kill -9` during `diff REVISION`", count,
          f"copies left in TMPDIR by {left}, removed by the next run; nothing else is")
