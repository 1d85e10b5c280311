"""Makes every system call of a build fail once, with several errors, or do only half of its work."""

import errno
import re
import shutil
import signal
from collections import Counter

import pytest

from faults.fixtures import IS_FULL, times
from faults.world import name_of

# How Swift's own runtime ends without memory and without a message.
TRAPS = (-signal.SIGABRT, -signal.SIGSEGV, -signal.SIGILL, -signal.SIGTRAP)
# A call, and its possible errors. Calls that cannot be interrupted have no EINTR.
CALLS = {
    "open": (errno.EMFILE, errno.EACCES, errno.EIO, errno.EINTR),
    "read": (errno.EIO, errno.EINTR),
    "write": (errno.ENOSPC, errno.EIO, errno.EDQUOT, errno.EINTR),
    "close": (errno.EIO, errno.EINTR),
    "fstat": (errno.EIO,),
    "stat": (errno.EIO, errno.EACCES),
    "lstat": (errno.EIO, errno.EACCES),
    "opendir": (errno.EMFILE, errno.EIO),
    "readdir": (errno.EIO,),
    "realpath": (errno.EIO, errno.ENAMETOOLONG),
    "flock": (errno.ENOLCK, errno.EINTR),
    "fsync": (errno.EIO, errno.ENOSPC, errno.EINTR),
    "fchmod": (errno.EPERM,),
    "rename": (errno.EIO, errno.ENOSPC, errno.EACCES),
    "unlink": (errno.EACCES,),
    "mkdir": (errno.EACCES, errno.ENOSPC),
}


class Injection:
    """Runs of a command in which calls fail."""

    def __init__(self, world, injector, *arguments):
        self.world, self.injector, self.arguments = world, injector, arguments
        self.codes, self.mixed, self.count = Counter(), 0, 0

    def start(self, **settings):
        environment = {f"FAULT_{key.upper()}": str(value) for key, value in settings.items()}
        return self.world.run(*self.arguments, environment={"LD_PRELOAD": self.injector, **environment})

    def run(self, **settings):
        run = self.start(**settings)
        self.count += 1
        self.codes[name_of(run.code)] += 1
        return run

    def calls(self, folder):
        """The number of calls of each kind without a failure. This run does not count as a try."""
        log = folder / "calls"
        self.start(log=log).must_end_well(0)
        return Counter(log.read_text(encoding="utf-8").split())

    @property
    def ends(self):
        """The different ways in which the runs ended."""
        assert sum(self.codes.values()) == self.count
        return ", ".join(f"{name}: {self.codes[name]}" for name in sorted(self.codes))

    def sentence(self):
        return f"{self.ends}; no torn file, every failure named with its file"


def numbers(count):
    """Which occurrences of a call fail. In the short form, the first, the last and some others."""
    if IS_FULL:
        return list(range(1, count + 1))
    return sorted({1, (count + 1) // 2, count} & set(range(1, count + 1)))


@pytest.mark.parametrize("call", CALLS)
def test_a_build_survives_each_failing_call(world, injector, table, tmp_path, call):
    injection = Injection(world, injector, "build", "--depfile", "out.d")
    world.set(1)
    made = injection.calls(tmp_path)[call]
    world.reset(0)
    for code in CALLS[call]:
        for number in numbers(made):
            (world.folder / "out.d").unlink(missing_ok=True)
            world.set(1)
            run = injection.run(call=call, number=number, errno=code).must_end_well(0, 2)
            new = world.whole()
            if run.code == 0:
                # A reported success must be true. A signal does not count as a failure.
                assert new == len(world.differing), f"{call} {number} {errno.errorcode[code]}"
            elif call == "rename" and new:
                injection.mixed += 1
                assert "until the next run" in run.errors
            else:
                assert new == 0, run
            if code == errno.EINTR and call != "close":
                assert run.code == 0, run
            world.reset(0)
    mixed = f"; {injection.mixed} stopped between two files, and reported it" if injection.mixed else ""
    if made:
        table(f"`{call}` fails once with {', '.join(errno.errorcode[e] for e in CALLS[call])}",
              injection.count, injection.sentence() + mixed)


@pytest.mark.parametrize("call", ["stat", "lstat", "opendir", "readdir", "realpath", "read"])
def test_a_check_never_accepts_what_it_could_not_read(world, injector, table, tmp_path, call):
    injection = Injection(world, injector, "build", "--check")
    made = injection.calls(tmp_path)[call]
    for number in numbers(made):
        run = injection.run(call=call, number=number, errno=errno.EIO)
        # An existing outdated file must not be reported as missing, and no tokens may be left out.
        assert run.code in (0, 2), run
        world.untouched(0)
    table(f"`{call}` fails once with EIO in `build --check`", injection.count, injection.sentence())


@pytest.mark.parametrize("call, code", [("write", errno.ENOSPC), ("fsync", errno.EIO),
                                        ("rename", errno.EACCES), ("open", errno.EMFILE),
                                        ("mkdir", errno.EROFS), ("write", errno.EFBIG)])
def test_a_failed_first_build_leaves_nothing(world, injector, table, call, code):
    injection = Injection(world, injector, "build")
    for number in times([1, 5, 20], range(1, 41)):
        shutil.rmtree(world.folder / "out")
        run = injection.run(call=call, number=number, errno=code, always=1).must_end_well(0, 2)
        if run.code == 2 and "until the next run" not in run.errors:
            assert not (world.folder / "out").exists(), run
        assert world.temporaries() == [] or call == "unlink"
        world.reset(0)
    table(f"`{call}` fails with {errno.errorcode[code]} for good, with nothing built yet",
          injection.count, injection.sentence() + "; no folder left")


@pytest.mark.parametrize("most", [1, 7, 1000])
def test_short_reads_and_writes_continue(world, injector, table, most):
    world.set(1)
    Injection(world, injector, "build", "--depfile", "out.d").run(short=most).must_end_well(0)
    world.untouched(1)
    table(f"reads and writes of at most {most} bytes each", 1, "exit 0, all files whole")


def test_a_build_without_memory_exits_with_2(world, injector, table, tmp_path):
    injection = Injection(world, injector, "build")
    world.set(1)
    made = injection.calls(tmp_path)["malloc"]
    world.reset(0)
    assert made > 1000
    steps = times(20, 200)
    for number in sorted({1 + made * step // steps for step in range(steps)}):
        world.set(1)
        run = injection.run(call="malloc", number=number, errno=errno.ENOMEM)
        # Swift's runtime does not check all results of malloc.
        assert run.code in (0, 2, *TRAPS), f"malloc {number} of {made}: {run}"
        if run.code == 2:
            last = run.errors.splitlines()[-1]
            assert last.startswith("tincture: error: out of memory") or re.search(
                "error: cannot [a-z ]+: Cannot allocate memory$", last), run
        world.whole()
        world.reset(0)
    table(f"no memory, once, at any of {made:,} allocations", injection.count,
          injection.ends + "; no torn file")
