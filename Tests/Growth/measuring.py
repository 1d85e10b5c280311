"""Counts instructions and peak memory of a command on files of three sizes."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Budget"))
from counting import ENVIRONMENT, TOOL  # noqa: E402, finds Benchmarks
import hostile  # noqa: E402

VALGRIND = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
# Valgrind translates each block of code once. Following jumps only makes the blocks longer, which
# takes a third of the time of a short run.
VALGRIND += ["--vex-guest-chase=no"]
# A run that takes more than this is not counted: it is tried with fewer elements. It ends what
# doubles with each element; anything else that is grown takes far less.
GUARD_SECONDS, GUARD_BYTES = 20, 4 << 30
RUNNING = [sys.executable, "-S", "-E", Path(__file__).parent / "running.py"]


def environment():
    # The library that shows one processor is there if Scripts/budget compiled it.
    library = Path(ENVIRONMENT["LD_PRELOAD"])
    return ENVIRONMENT if library.exists() else {
        key: value for key, value in ENVIRONMENT.items() if key != "LD_PRELOAD"}


class Runaway(Exception):
    """A run that was killed, or that crashed."""


def helper():
    """Whether the program that renders templates is next to the command."""
    return TOOL.with_name("tincture-mustache").exists()


class Files:
    """Files in a folder, and runs that do not see what earlier ones wrote."""

    def __init__(self, files, arguments):
        self.files, self.arguments = files, arguments
        self.folder = Path(tempfile.mkdtemp(prefix="growth-"))
        hostile.write(self.folder, files)
        self.bytes = sum((self.folder / name).stat().st_size for name in files)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)

    def clean(self):
        known = {Path(name).parts[0] for name in self.files}
        for path in self.folder.iterdir():
            if path.name not in known:
                shutil.rmtree(path) if path.is_dir() else path.unlink()

    def limited(self, command, seconds, most):
        self.clean()
        done = subprocess.run(
            list(map(str, [*RUNNING, seconds, most, self.folder, *command])), env=environment(),
            capture_output=True, text=True, check=True)
        return json.loads(done.stdout)

    def natively(self):
        return self.limited([TOOL, *self.arguments], GUARD_SECONDS, GUARD_BYTES)

    def counted(self):
        found = self.limited([*VALGRIND, TOOL, *self.arguments], 10 * GUARD_SECONDS, 1 << 40)
        number = re.search(r"I +refs: +([\d,]+)", found["errors"])
        if not number:
            raise Runaway(f"exit {found['code']} under Valgrind: {found['errors'][-300:]}")
        return int(number[1].replace(",", ""))
