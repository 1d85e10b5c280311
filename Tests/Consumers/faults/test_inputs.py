"""Inputs and outputs that are not files, that are links, or that never end."""

import json
import os
import shutil
import socket

import pytest

from faults.world import color, files_below
from files import write_files

RESOLVER = {"name": "r", "version": "2025.10",
            "sets": {"all": {"sources": [{"$ref": "tokens/surface.tokens.json"}]}},
            "resolutionOrder": [{"$ref": "#/sets/all"}]}


class Place:
    """A place where a file is read or written, and the command that does so."""

    def __init__(self, path, *arguments, project=None):
        self.path, self.arguments, self.project = path, arguments, project


PLACES = {
    "project file": Place("tincture.json", "build"),
    "token file": Place("tokens/surface.tokens.json", "build"),
    "contract": Place("tokens/card.contract.json", "build"),
    "resolver": Place("r.resolver.json", "build", project={"resolver": "r.resolver.json"}),
    "file of a resolver": Place(
        "tokens/surface.tokens.json", "build", project={"resolver": "real.resolver.json"}),
    "template": Place("t.mustache", "build", project={
        "outputs": [{"format": "mustache", "template": "t.mustache", "to": "out/t"}]}),
    "baseline": Place("b.json", "audit", "--baseline", "b.json"),
    "input of convert": Place("c.json", "convert", "c.json", "--to", "converted"),
    "project of diff": Place("d.json", "diff", "d.json", "."),
    "output": Place("out/tokens.css", "build"),
    "depfile": Place("out.d", "build", "--depfile", "out.d"),
    "output of audit": Place("a.txt", "audit", "--output", "a.txt"),
    "baseline to write": Place("w.json", "audit", "--write-baseline", "w.json"),
    "report of convert": Place(
        "report.md", "convert", "tokens/surface.tokens.json", "--to", "converted", "--report",
        "report.md"),
}


def fifo(path):
    os.mkfifo(path)


def listening(path):
    folder = os.open(path.parent, os.O_RDONLY)
    server = socket.socket(socket.AF_UNIX)
    server.bind(f"/proc/self/fd/{folder}/{path.name}")  # a path of a socket has at most 107 bytes
    os.close(folder)
    server.close()


def device(name):
    return lambda path: path.symlink_to(name)


THINGS = {"FIFO": fifo, "socket": listening, "/dev/zero": device("/dev/zero"),
          "/dev/random": device("/dev/random"), "/dev/stdin": device("/dev/stdin"),
          "folder": lambda path: path.mkdir()}


def put(world, place, make):
    """Puts something in place of a file."""
    if place.project:
        write_files(world.folder, {
            "tincture.json": {"outputs": [{"format": "css", "to": "out/tokens.css"}],
                              **place.project},
            "real.resolver.json": RESOLVER})
    path = world.folder / place.path
    path.unlink(missing_ok=True)
    make(path)


@pytest.mark.parametrize("name", PLACES)
def test_special_files_are_rejected_without_waiting(world, table, name):
    place = PLACES[name]
    for thing, make in THINGS.items():
        if (name, thing) in (("project of diff", "folder"), ("input of convert", "folder")):
            continue  # they are accepted here
        put(world, place, make)
        before = {path: data for path, data in files_below(world.folder).items() if path != place.path}
        ours, theirs = os.pipe()  # a pipe without a writer
        try:
            run = world.run(*place.arguments, stdin=ours)
        finally:
            os.close(ours)
            os.close(theirs)
        if (name, thing) in (("token file", "folder"), ("contract", "folder")):
            # A pattern matches only files; the missing file is then a finding.
            assert run.code in (0, 1), (thing, run)
        else:
            # A folder in place of an output's file is a finding.
            run.must_end_well(1 if (name, thing) == ("output", "folder") else 2)
            assert place.path in run.errors, (thing, run)
            after = {path: data for path, data in files_below(world.folder).items() if path != place.path}
            assert after == before, thing
        path = world.folder / place.path
        path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
    table(f"{', '.join(THINGS)} as {name}", len(THINGS), "exit 2 with the file; nothing read, "
          "nothing written, no waiting")


OUTSIDE = ["link to a file", "link to a folder", "link through a link"]


@pytest.mark.parametrize("how", OUTSIDE)
@pytest.mark.parametrize("name", ["token file", "contract", "resolver", "template"])
def test_links_out_of_the_project_are_not_read(world, table, tmp_path, how, name):
    place, secret = PLACES[name], tmp_path / "secret"
    secret.mkdir()
    text = json.dumps({"secret": {"text": color(0.123, 0.456, 0.789)}})
    (secret / os.path.basename(place.path)).write_text(text)

    def make(path):
        target = secret / path.name
        if how == "link to a folder":
            if path.parent == world.folder:
                return path.symlink_to(target)
            for old in path.parent.iterdir():
                shutil.copy(old, secret) if old.name != path.name else None
            shutil.rmtree(path.parent)
            return path.parent.symlink_to(secret)
        if how == "link through a link":
            (world.folder / "hop").symlink_to(secret)
            return path.symlink_to(os.path.relpath(world.folder / "hop", path.parent) + "/" + path.name)
        return path.symlink_to(target)

    put(world, place, make)
    before = files_below(world.folder / "out")
    run = world.run("build").must_end_well(2)
    assert "the file is outside the project folder" in run.errors, run
    assert "0.123" not in run.errors + run.output
    assert files_below(world.folder / "out") == before
    table(f"{name}: {how} outside", 1, "exit 2, nothing read")


REFERENCES = ["../secret.json", "../../secret.json", "/etc/passwd", "tokens/../../secret.json",
              "..%2fsecret.json", "%2e%2e/secret.json", "%2Fetc%2Fpasswd", "file:///etc/passwd",
              "file:secret.json", "http://127.0.0.1:9/t.json", "https://127.0.0.1/t.json",
              "//127.0.0.1/t.json", "HTTP://127.0.0.1:9/", "data:application/json,{}",
              "tokens/surface.tokens.json%00.png", "\\\\host\\share", "link.json", "~/t.json",
              "tokens\\..\\..\\secret.json", "./././../secret.json", ""]


@pytest.mark.parametrize("reference", REFERENCES)
def test_a_reference_cannot_leave_the_project(world, tmp_path, reference):
    (tmp_path / "secret.json").write_text(json.dumps({"a": {"$type": "number", "$value": 12345}}))
    (world.folder / "link.json").symlink_to(tmp_path / "secret.json")
    before = files_below(world.folder / "out")
    resolver = {**RESOLVER, "sets": {"all": {"sources": [{"$ref": reference}]}}}
    write_files(world.folder, {
        "r.resolver.json": resolver,
        "tincture.json": {"resolver": "r.resolver.json",
                          "outputs": [{"format": "css", "to": "out/tokens.css"}]}})
    run = world.run("build").must_end_well(1, 2)
    assert "12345" not in run.errors + run.output
    assert files_below(world.folder / "out") == before


@pytest.mark.parametrize("to", ["out", "out/reports", "out/Themes"])
def test_a_link_in_place_of_an_output_folder_is_not_followed(world, table, tmp_path, to):
    outside = tmp_path / "outside"
    shutil.move(world.folder / to, outside)
    (outside / "mine.txt").write_text("mine")
    (world.folder / to).symlink_to(outside)
    before = files_below(outside)
    world.set(1)
    for arguments in (["build"], ["build", "--check"]):
        run = world.run(*arguments).must_end_well(2)
        assert "a link leads out of the project folder" in run.errors, run
        assert files_below(outside) == before
    table(f"`{to}` is a link to a folder outside", 2, "exit 2, nothing written there")


def test_a_link_in_place_of_an_output_is_replaced(world, table, tmp_path):
    victim = tmp_path / "victim"
    victim.write_text("mine")
    css = world.folder / "out" / "tokens.css"
    css.unlink()
    css.symlink_to(victim)
    world.run("build").must_end_well(0)
    assert victim.read_text() == "mine" and not css.is_symlink()
    world.untouched(0)
    table("an output is a link to a file outside", 1, "the link is replaced, the file is as it was")


def test_output_to_a_link_replaces_its_target(world, table, tmp_path):
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    link.symlink_to(target)
    world.run("audit", "--output", link).must_end_well(0)
    assert link.is_symlink() and target.read_text().startswith("WCAG ")
    (tmp_path / "stdout").symlink_to("/proc/self/fd/1")  # like /dev/stdout, but safe
    run = world.run("audit", "--output", tmp_path / "stdout").must_end_well(2)
    assert "stdout: error: cannot write: not a regular file" in run.errors
    assert (tmp_path / "stdout").is_symlink()
    (tmp_path / "nowhere").symlink_to(tmp_path / "missing")
    run = world.run("audit", "--output", tmp_path / "nowhere").must_end_well(2)
    assert "the link has no target" in run.errors
    table("`--output` is a link; `/dev/stdout`; a broken link", 3,
          "its target is replaced; exit 2; exit 2")


def test_existing_temporary_names_are_not_followed(world, table, tmp_path):
    """An attacker with write access to the folder cannot redirect our writes with a link."""
    victim = tmp_path / "victim"
    victim.write_text("mine")
    for number in range(16):
        (world.folder / "out" / f".tincture-{number:016x}.tmp").symlink_to(victim)
        (world.folder / f".tincture-{number:016x}.part").symlink_to(victim)
    world.set(1)
    world.run("build", "--depfile", "out.d").must_end_well(0)
    assert victim.read_text() == "mine"
    assert not list((world.folder / "out").glob(".tincture-*"))
    table("links under temporary names", 32, "not followed; those among outputs are removed")
