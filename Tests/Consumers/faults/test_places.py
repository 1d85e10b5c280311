"""Folders that are read-only or deep; names, permissions, builds at the same time."""

import os
import shutil
import stat
import subprocess

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


def test_a_fix_that_cannot_be_written_changes_nothing(tincture, tmp_path, unprivileged):
    paint = '{"$value": {"colorSpace": "srgb", "components": [%s, %s, %s]}}'
    write_files(tmp_path, {
        "tokens/a.tokens.json": '{"$type": "color", "c": {"fg": %s, "bg": %s}}' % (
            paint % (.6, .6, .6), paint % (1, 1, 1)),
        "tokens/c.contract.json": """{"component": "C", "path": "c/*",
            "roles": {"fg": {"type": "color"}, "bg": {"type": "color"}},
            "contrast": [{"foreground": "fg", "on": "bg"}]}"""})
    tokens = tmp_path / "tokens"
    before = {path: path.read_bytes() for path in tokens.iterdir()}
    tokens.chmod(0o555)
    for arguments, code in ((["--dry-run"], 0), ([], 2)):
        done = subprocess.run([*unprivileged, tincture.binary, "fix", *arguments], cwd=tmp_path,
                              capture_output=True, text=True, check=False)
        assert done.returncode == code, done
        assert {path: path.read_bytes() for path in tokens.iterdir()} == before
    assert "cannot write" in done.stderr
    tokens.chmod(0o755)
    tincture.run("fix", cwd=tmp_path, code=0)


def test_a_read_only_file_system_is_reported(world, table):
    script = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && cd "$1" && shift && exec "$@"'
    way = ["unshare", "--mount", "sh", "-c", script, "sh", str(world.folder)]
    if os.getuid() != 0 or subprocess.run([*way, "true"], check=False, capture_output=True).returncode:
        table("read-only file system", 0, "not tried here: mounting is not possible")
        pytest.skip("mounting is not possible")
    world.run("build", prefix=way).must_end_well(0)  # nothing to write
    world.run("build", "--check", prefix=way).must_end_well(0)
    world.set(1)
    assert "Read-only file system" in world.run("build", prefix=way).must_end_well(2).errors
    world.untouched(0)
    table("read-only file system", 3, "exit 0 if nothing changes; otherwise exit 2, all old")


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


def test_names_that_differ_only_in_normalization_are_reported(world, table):
    folder = world.folder / "tokens"
    files = [folder / "twins" / f"{name}.tokens.json" for name in ("\u00e9", "e\u0301")]
    write_files(world.folder, {str(file.relative_to(world.folder)): {} for file in files})
    if len(list(files[0].parent.iterdir())) < 2:
        pytest.skip("this file system treats both names as one")
    write_files(world.folder, {"tincture.json": {"sources": ["tokens/**/*.tokens.json"]}})
    for arguments in (["build"], ["convert", *map(str, files), "--to", "converted"]):
        assert "differs only in Unicode normalization; rename one" in (
            world.run(*arguments).must_end_well(2).errors)
    table("names that differ only in Unicode normalization", 2, "exit 2 with the folder and one of the names")


def test_long_names_and_paths_are_built_or_reported(world, table):
    longest = "n" * 251 + ".css"
    for to, code in (
            ("out/" + longest, 0), ("out/n" + longest, 2),
            ("/".join(["d" * 200] * 30) + "/a.css", 2)):
        write_files(world.folder, {"tincture.json": {
            "sources": ["tokens/*.tokens.json"], "outputs": [{"format": "css", "to": to}]}})
        run = world.run("build").must_end_well(code)
        assert code == 0 or "File name too long" in run.errors
    assert (world.folder / "out" / longest).exists()
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
