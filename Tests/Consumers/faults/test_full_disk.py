"""A full disk: a small file system in memory, in a private mount namespace."""

import os
import shutil
import subprocess
from collections import Counter

import pytest

from faults.fixtures import times
from faults.world import Run, files_below, name_of

SCRIPT = """
set -e
mount -t tmpfs -o "$FULL_SIZE" none "$FULL_PLACE"
cp -r "$FULL_OLD"/. "$FULL_PLACE"
code=0
"$@" || code=$?
cp -r "$FULL_PLACE"/. "$FULL_RESULT"
exit $code
"""


def ways():
    """The ways in which this user can mount: root directly, others in a user namespace."""
    try:
        for words in (["unshare", "--mount"], ["unshare", "--map-root-user", "--mount"]):
            done = subprocess.run([*words, "sh", "-c", "mount -t tmpfs none /mnt"], check=False,
                                  capture_output=True, text=True)
            if done.returncode == 0:
                return words, None
            reason = done.stderr.strip()
    except FileNotFoundError:
        reason = "unshare is missing"
    return None, reason


def fill(world, way, size, folder):
    """Builds state 1 over the files of state 0 on a disk of a given size."""
    old, result = folder / "old", folder / "result"
    for place in (old, result):
        shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(world.folder / "out", old)
    result.mkdir()
    done = subprocess.run(
        [*way, "sh", "-c", SCRIPT, "sh", world.binary, "build"], cwd=world.folder, check=False,
        capture_output=True, text=True, timeout=60,
        env={**os.environ, "FULL_SIZE": size, "FULL_PLACE": str(world.folder / "out"),
             "FULL_OLD": str(old), "FULL_RESULT": str(result)})
    return Run(done.returncode, done.stdout, done.stderr), files_below(result)


@pytest.mark.parametrize("kind", ["size", "nr_inodes"])
def test_a_full_disk_leaves_the_old_files(world, table, tmp_path, kind):
    way, reason = ways()
    if way is None:
        table("full disk (tmpfs)", 0, f"not tried here, mounting is not possible: {reason}")
        pytest.skip(f"mounting is not possible: {reason}; test_injected.py answers ENOSPC instead")
    world.set(1)
    # In pages, the unit of tmpfs.
    pages = sum(1 + len(data) // 4096 for data in world.expected[0].values())
    folders = sum(1 for path in (world.folder / "out").rglob("*") if path.is_dir()) + 1
    entries = len(world.expected[0]) + folders + 1
    least, most = (pages, 2 * pages + 2 * folders) if kind == "size" else (entries, 2 * entries)
    codes, steps = Counter(), times(5, 30)
    for step in range(steps + 1):
        amount = least + 1 + (most - least) * step // steps
        size = f"size={amount * 4}k" if kind == "size" else f"nr_inodes={amount}"
        run, found = fill(world, way, size, tmp_path)
        run.must_end_well(0, 2)
        codes[name_of(run.code)] += 1
        assert found == world.expected[1 if run.code == 0 else 0], run
        if run.code == 2:
            assert "No space left on device" in run.errors and "out/" in run.errors, run
    assert codes["exit 0"] and codes["exit 2"], codes
    what = "bytes" if kind == "size" else "inodes"
    who = "root" if os.getuid() == 0 else "an ordinary user"
    table(f"disk without {what} left (tmpfs of growing size, as {who})", sum(codes.values()),
          f"exit 2: {codes['exit 2']}, all old, no temporary file; exit 0: {codes['exit 0']}, all new")


def test_writing_to_dev_full_is_reported(world, table):
    with open("/dev/full", "wb") as full:
        run = world.run("audit", stdout=full)
    assert run.code == 2
    assert run.errors == "standard output: error: cannot write: No space left on device\n"
    run = world.run("audit", "--output", "/dev/full").must_end_well(2)
    assert run.errors == "/dev/full: error: cannot write: not a regular file\n"
    table("`/dev/full` as standard output, as `--output`", 2, "exit 2 with the reason")
