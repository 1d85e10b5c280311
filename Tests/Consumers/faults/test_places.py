"""Folders that are read-only, missing or deep; names, permissions, clocks."""

import os
import shutil
import stat
import subprocess
import threading
import time

import pytest

from faults.fixtures import times
from faults.world import PATIENCE, color
from files import write_files


def test_files_without_permission_are_reported(world, table, unprivileged):
    def forbidden(path, mode, arguments, said, code=2):
        target = world.folder / path
        before = target.stat().st_mode
        target.chmod(mode)
        try:
            run = world.run(*arguments, prefix=unprivileged).must_end_well(code)
            assert said in run.errors and path.split("/")[-1] in run.errors, run
        finally:
            target.chmod(before)
        world.untouched(0)

    world.set(1)
    denied = "cannot write: Permission denied"
    forbidden("out/Themes", 0o555, ["build"], denied)
    forbidden("out", 0o555, ["build"], denied)
    forbidden("out", 0o000, ["build"], "Permission denied")
    forbidden("out", 0o000, ["build", "--check"], "Permission denied")
    forbidden("tokens", 0o000, ["build"], "cannot list the folder: Permission denied")
    forbidden("tokens", 0o444, ["build"], "cannot read: Permission denied")
    forbidden("tokens/card.tokens.json", 0o000, ["build"], "cannot read: Permission denied")
    forbidden("tokens/card.contract.json", 0o000, ["build"], "cannot read: Permission denied")
    forbidden("tincture.json", 0o000, ["build"], "cannot read: Permission denied")
    forbidden("tokens", 0o555, ["build", "--depfile", "tokens/d"], denied)
    table("folders and files without permission", 10, "exit 2 with the file; all old")


def test_an_orphan_that_cannot_be_removed_is_reported(world, table, unprivileged):
    orphan = world.folder / "out" / "Themes" / "old" / "Old.swift"
    orphan.parent.mkdir()
    shutil.copy(world.folder / "out" / "Themes" / "Theme.swift", orphan)
    orphan.parent.chmod(0o555)
    run = world.run("build", prefix=unprivileged).must_end_well(2)
    orphan.parent.chmod(0o755)
    assert "Old.swift: error: cannot remove: Permission denied" in run.errors
    table("a left-over file in a folder that may not be written", 1, "exit 2 with the file")


def test_a_read_only_file_system_is_reported(world, table):
    script = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && cd "$1" && shift && exec "$@"'
    way = ["unshare", "--mount", "sh", "-c", script, "sh", str(world.folder)]
    if os.getuid() != 0 or subprocess.run([*way, "true"], check=False, capture_output=True).returncode:
        table("read-only file system", 0, "not tried here: mounting is not possible")
        pytest.skip("mounting is not possible")
    world.run("build", prefix=way).must_end_well(0)  # nothing to write
    world.run("build", "--check", prefix=way).must_end_well(0)
    world.set(1)
    run = world.run("build", prefix=way).must_end_well(2)
    assert "Read-only file system" in run.errors
    world.untouched(0)
    table("read-only file system", 3, "exit 0 if nothing changes; otherwise exit 2, all old")


def test_folders_that_vanish_are_reported_or_made_again(world, table):
    codes, count = [], times(6, 60)
    for number in range(count):
        world.set(1)
        process = world.start("build")
        time.sleep(number % 10 / 100)
        target = world.folder / ("out" if number % 2 else "tokens")
        gone = world.folder.parent / "gone"
        target.rename(gone)
        output, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode in (0, 1, 2), errors
        assert b"Fatal" not in errors
        codes.append(process.returncode)
        if target.exists():
            shutil.rmtree(target)
        gone.rename(target)
        world.reset(0)
    table("`tokens` or `out` moved away during a build", count,
          ", ".join(f"exit {code}: {codes.count(code)}" for code in sorted(set(codes))))


def test_a_removed_working_directory_is_reported(world, table):
    gone = world.folder / "gone"
    gone.mkdir()
    script = 'cd "$0" && rmdir "$0" && exec "$@"'
    for arguments in (["build"], ["build", "--check"], ["audit"], ["init"],
                      ["convert", "x.json", "--to", "y"]):
        gone.mkdir(exist_ok=True)
        run = world.run(*arguments, prefix=("sh", "-c", script, str(gone)))
        run.must_end_well(1, 2)
    table("a current folder that was removed", 5, "exit 1 or 2 with the reason")


def test_a_missing_temporary_folder_is_reported(world, table):
    subprocess.run(["git", "init", "-q"], cwd=world.folder, check=True)
    run = world.run("diff", "HEAD", environment={"TMPDIR": "/nonexistent"}).must_end_well(2)
    assert run.errors.startswith("/nonexistent: error: cannot make a folder in: No such file")
    table("`TMPDIR` that does not exist, for `diff REVISION`", 1, "exit 2 with the folder")


def test_names_that_are_not_utf8_are_reported(world, table):
    bad = os.fsencode(world.folder / "tokens") + b"/b\xff.tokens.json"
    try:
        with open(bad, "w", encoding="utf-8") as file:
            file.write("{}")
    except OSError as error:
        pytest.skip(f"this file system has only names in UTF-8: {error}")
    run = world.run("build").must_end_well(2)
    assert "cannot read: the name is not UTF-8; rename the file" in run.errors
    run = world.run("convert", "tokens", "--to", "converted").must_end_well(2)
    assert "the name is not UTF-8" in run.errors
    table("names that are not UTF-8", 2, "exit 2 with the folder and what is readable of the name")


def test_long_names_and_paths_are_built_or_reported(world, table):
    longest = "n" * 251 + ".css"
    write_files(world.folder, {"tincture.json": {
        "sources": ["tokens/*.tokens.json"], "outputs": [{"format": "css", "to": "out/" + longest}]}})
    world.run("build").must_end_well(0)
    assert (world.folder / "out" / longest).exists()
    write_files(world.folder, {"tincture.json": {
        "sources": ["tokens/*.tokens.json"],
        "outputs": [{"format": "css", "to": "out/n" + longest}]}})
    run = world.run("build").must_end_well(2)
    assert "File name too long" in run.errors
    write_files(world.folder, {"tincture.json": {
        "sources": ["tokens/*.tokens.json"],
        "outputs": [{"format": "css", "to": "/".join(["d" * 200] * 30) + "/a.css"}]}})
    run = world.run("build").must_end_well(2)
    assert "File name too long" in run.errors
    assert not (world.folder / ("d" * 200)).exists()
    # A tree deeper than the longest path must not be left out silently.
    write_files(world.folder, {"tincture.json": {"sources": ["tokens/**"], "outputs": []}})
    here = os.open(world.folder / "tokens", os.O_RDONLY)
    for _ in range(25):
        os.mkdir("d" * 200, dir_fd=here)
        inner = os.open("d" * 200, os.O_RDONLY, dir_fd=here)
        os.close(here)
        here = inner
    os.close(here)
    run = world.run("build").must_end_well(2)
    assert "File name too long" in run.errors
    shutil.rmtree(world.folder / "tokens" / ("d" * 200))
    table("names of 255 and 256 bytes, paths longer than 4096, as output and as input", 4,
          "written; exit 2 with the path, and no folder left; exit 2")


def test_permissions_are_kept_and_umask_is_respected(world, table):
    css = world.folder / "out" / "tokens.css"
    for mode in (0o600, 0o640, 0o664, 0o755):
        css.chmod(mode)
        world.set(0 if mode in (0o600, 0o664) else 1)
        world.set(1 if css.read_bytes() == world.expected[0]["tokens.css"] else 0)
        world.run("build").must_end_well(0)
        assert stat.S_IMODE(css.stat().st_mode) == mode
    for mask in (0o022, 0o002, 0o077):
        shutil.rmtree(world.folder / "out")
        world.run("build", umask=mask).must_end_well(0)
        assert stat.S_IMODE(css.stat().st_mode) == 0o666 & ~mask
        assert stat.S_IMODE(css.parent.stat().st_mode) == 0o777 & ~mask
    table("permissions of written files, under umask 022, 002, 077", 7,
          "those of the old file; of a new one what umask leaves")


def test_a_hard_link_keeps_the_old_bytes(world, table):
    css, other = world.folder / "out" / "tokens.css", world.folder / "other.css"
    os.link(css, other)
    world.set(1)
    world.run("build").must_end_well(0)
    assert other.read_bytes() == world.expected[0]["tokens.css"]
    world.untouched(1)
    table("an output with a second hard link", 1, "the output is new, the other name has the old bytes")


def test_wrong_clocks_change_nothing(world, table):
    for moment in (0, 4_102_444_800, 2**31, 2**33):
        world.set(1)
        for path in [*world.folder.rglob("*")]:
            os.utime(path, (moment, moment))
        world.run("build").must_end_well(0)
        world.untouched(1)
        world.reset(0)
    table("files dated 1970, 2038, 2100 and 2242", 4, "the same bytes")


def test_many_files_are_read(world, table):
    count = times(1_000, 20_000)
    for number in range(count):
        (world.folder / "tokens" / f"n{number}.tokens.json").write_text(
            f'{{"n{number}":{{"$type":"number","$value":{number}}}}}')
    world.run("build", limits={"NOFILE": 32}).must_end_well(0)
    assert (world.folder / "out" / "tokens.json").read_text().count('"type": "number"') == count
    table(f"{count:,} token files, 32 open files allowed", 1, "exit 0, all are there")


def test_files_that_change_while_they_are_read_give_one_state_or_a_finding(world, table):
    """Another process keeps growing, cutting and replacing a file."""
    path, end = world.folder / "tokens" / "card.tokens.json", threading.Event()
    whole = path.read_bytes()

    def change():
        number = 0
        while not end.is_set():
            number += 1
            if number % 3 == 0:
                path.write_bytes(whole + b" " * (number % 100_000))
            elif number % 3 == 1:
                os.truncate(path, number % len(whole))
            else:
                (world.folder / "new").write_bytes(whole)
                os.replace(world.folder / "new", path)

    thread = threading.Thread(target=change)
    thread.start()
    codes, count = [], times(6, 60)
    try:
        for _ in range(count):
            run = world.run("build").must_end_well(0, 1, 2)
            codes.append(run.code)
            world.untouched(0)
    finally:
        end.set()
        thread.join()
    path.write_bytes(whole)
    table("a token file that grows, shrinks and is replaced without end", count,
          ", ".join(f"exit {code}: {codes.count(code)}" for code in sorted(set(codes)))
          + "; outputs as they were")


def test_many_builds_into_one_folder_succeed(world, table):
    count = times(10, 40)
    world.set(1)
    processes = [world.start("build", "--depfile", "out.d") for _ in range(count)]
    for process in processes:
        _, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, errors
    world.untouched(1)
    table("builds of one project at once", count, "exit 0 each, all new")


def test_names_that_differ_in_case_are_two_files_or_reported(world, table):
    """On a case-insensitive file system, one of them would be lost."""
    write_files(world.folder, {
        "tokens/x.tokens.json": {"x": {"bg": color(1, 1, 1), "text": color(0, 0, 0)}},
        "tokens/x.contract.json": {"component": "EBcard", "path": "x/*", "axes": {},
                                   "roles": {"bg": {"type": "color"}, "text": {"type": "color"}},
                                   "contrast": [{"foreground": "text", "on": "bg"}]}})
    run = world.run("build").must_end_well(1)
    assert "[name-collision]" in run.errors and "tokens/card.contract.json:" in run.errors, run
    swift = {path: text for path, text in world.outputs().items() if path.endswith(".swift")}
    old = {path: text for path, text in world.expected[0].items() if path.endswith(".swift")}
    assert swift == old, "Swift must keep its files"
    assert world.temporaries() == []
    table("two components whose files differ in case alone", 1,
          "exit 1, both named; the Swift files as they were")
