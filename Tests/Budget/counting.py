"""Counts the work of a command: instructions by Valgrind, memory and files by counts.c."""

import os
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOL = Path(os.environ.get("TINCTURE_RELEASE", ROOT / ".build" / "release" / "tincture")).resolve()
# What Scripts/budget compiles here, and where each command's instructions went.
BUILT = ROOT / ".build" / "budget"
sys.path.insert(0, str(ROOT / "Tests/Benchmarks"))
import measure  # noqa: E402
import sets  # noqa: E402

# Nothing from the environment of the user. Hash tables have one order, libc takes the same way through memcpy and
# its kin on every processor, and there is one of these.
ENVIRONMENT = {
    "PATH": os.environ["PATH"],
    "SWIFT_DETERMINISTIC_HASHING": "1",
    "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX512F,-AVX2,-AVX,-ERMS,-FSRM",
    "LD_PRELOAD": str(BUILT / "processors.so"),
}


def run(folder, command, more=None):
    # A build looks twice at files that changed just before it.
    time.sleep(0.1)
    done = subprocess.run(
        list(map(str, command)), cwd=folder, env=ENVIRONMENT | (more or {}), capture_output=True,
        text=True, timeout=600, check=False)
    if done.returncode != 0:
        raise AssertionError(f"{command} exits with {done.returncode}:\n{done.stderr[-2000:]}")
    return done


def profiled(name, folder, arguments):
    """Instructions, with a profile of them in the file that `profile` names."""
    file = profile(name)
    file.unlink(missing_ok=True)
    run(folder, ["valgrind", "--tool=callgrind", f"--callgrind-out-file={file}", TOOL, *arguments])
    return int(re.search(r"^(?:totals|summary): (\d+)", file.read_text(), re.M).group(1))


def profile(name):
    return BUILT / f"{name}.callgrind"


def instructions(folder, arguments):
    """Instructions alone, which takes half the time."""
    time.sleep(0.1)
    return measure.instructions([TOOL, *arguments], folder, ENVIRONMENT)


def requests(folder, arguments):
    """What the command, and whatever it starts, asks of the C library."""
    with tempfile.NamedTemporaryFile("r") as file:
        libraries = f"{BUILT / 'processors.so'}:{BUILT / 'counts.so'}"
        run(folder, [TOOL, *arguments], {"LD_PRELOAD": libraries, "COUNTS": file.name})
        counts = {}
        for line in file.read().splitlines():
            name, number = line.split(" ")
            counts[name] = counts.get(name, 0) + int(number)
    if not counts.get("allocations"):
        raise AssertionError(f"{TOOL} was not counted: is it linked with libc statically?")
    return counts


def loads_swift_libraries():
    """Whether the command was linked with Swift's shared libraries, as Scripts/test builds it."""
    done = subprocess.run(["ldd", TOOL], capture_output=True, text=True, check=False)
    return "libswiftCore" in done.stdout


def side_by_side(function, items):
    """The results of a function, as many at once as there are cores."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(function, items))
