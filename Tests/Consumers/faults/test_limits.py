"""docs/reference/limits.md: tests the command at each limit and one beyond it."""

import json
import re

import pytest
from files import ROOT, write_files

from faults.fixtures import times
from faults.world import World, color

CSS = {"format": "css", "to": "out/t.css"}
SWIFT = {"format": "swift", "to": "out/Themes", "runtime": "inline"}
ONE = {"$type": "number", "$value": 1}


def nested(depth):
    """A token inside many groups."""
    text = '{"a":' * depth + json.dumps(ONE) + "}" * depth
    return {"tincture.json": {"sources": ["t.json"], "contracts": [], "outputs": [CSS]}, "t.json": text}


def nested_values(depth):
    """A value inside many objects, which outputs copy."""
    text = '{"t":{"$type":"number","$value":1,"$extensions":' + '{"a":' * depth + "1" + "}" * (depth + 2)
    return {**nested(1), "t.json": text}


def resolver_files(resolver, output=CSS, **more):
    return {"tincture.json": {"resolver": "r.resolver.json", "contracts": [], "outputs": [output], **more},
            "r.resolver.json": {"version": "2025.10", **resolver}, "t.json": {"color": {"t": color(1, 1, 1)}}}


def themes(count, output=CSS, **more):
    contexts = {f"c{number}": [{"$ref": "t.json"}] for number in range(count)}
    return resolver_files({
        "modifiers": {"mode": {"contexts": contexts, "default": "c0"}},
        "resolutionOrder": [{"$ref": "#/modifiers/mode"}]}, output, **more)


def sets_in_sets(depth):
    sets = {f"s{number}": {"sources": [{"$ref": f"#/sets/s{number + 1}"}]} for number in range(depth)}
    sets[f"s{depth}"] = {"sources": [{"$ref": "t.json"}]}
    return resolver_files({"sets": sets, "resolutionOrder": [{"$ref": "#/sets/s0"}]})


def contract_files(path, axes, tokens):
    return {"tincture.json": {"sources": ["t.json"], "contracts": ["c.contract.json"], "outputs": [CSS]},
            "c.contract.json": {"component": "X", "path": path, "axes": axes,
                                "roles": {"bg": {"type": "number"}}},
            "t.json": tokens}


def segments(count):
    """Many axes with one value each, after a literal prefix."""
    axes, tokens = {f"x{number}": ["v"] for number in range(count)}, {"bg": ONE}
    for _ in axes:
        tokens = {"v": tokens}
    files = contract_files("/".join(["a", *(f"<{name}>" for name in axes), "*"]), axes, {"a": tokens})
    files["tincture.json"]["outputs"] = [SWIFT]
    return files


def variants(count):
    """One axis with many values."""
    values = [f"v{number}" for number in range(count)]
    return contract_files("x/<v>/*", {"v": values}, {"x": {value: {"bg": ONE} for value in values}})


# A limit in the page's table; a function that makes a project of a size; the largest accepted size
# for the page's number; the rule that reports anything larger.
LIMITS = {
    "depth of JSON values": (nested_values, lambda limit: limit - 3, "invalid-json"),
    "groups around a token or group": (nested, lambda limit: limit + 1, "limit-exceeded"),
    "segments of a contract’s path": (segments, lambda limit: limit, "limit-exceeded"),
    "combinations of axis values that one token or pair depends on": (
        themes, lambda limit: limit, "limit-exceeded"),
    "depth of sets": (sets_in_sets, lambda limit: limit, "limit-exceeded"),
    "variants of a contract": (variants, lambda limit: limit, "invalid-contract"),
}


def page_numbers():
    page = (ROOT / "docs/reference" / "limits.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|]+) \| ([\d,]+) \|", page, re.M)
    return {name: int(number.replace(",", "")) for name, number in rows}


@pytest.fixture
def bare(command, tmp_path):
    """Runs the command in an empty folder."""
    world = World.__new__(World)
    world.binary, world.folder = str(command), tmp_path
    return world


@pytest.mark.parametrize("name", LIMITS)
def test_each_limit_is_as_documented(bare, table, name):
    project, size, rule = LIMITS[name]
    limit = page_numbers()[name]
    write_files(bare.folder, project(size(limit)))
    bare.run("build").must_end_well(0)
    write_files(bare.folder, project(size(limit) + 1))
    run = bare.run("build").must_end_well(1)
    assert f"[{rule}]" in run.errors, run
    table(f"{name}: {limit:,}, and one more", 2, f"read; `{rule}`")


def test_a_file_of_2_gib_is_rejected(bare, table):
    """Rejected by its size alone, before it is read."""
    for size, said in times([(1 << 31, "larger than 2 GiB")],
                            [(1 << 31, "larger than 2 GiB"), ((1 << 31) - 1, "invalid-json")]):
        write_files(bare.folder, nested(1))
        with open(bare.folder / "t.json", "wb") as file:
            file.truncate(size)
        assert said in bare.run("build").must_end_well(1, 2).errors
    table("a file of 2 GiB, and of one byte less", times(1, 2), "exit 2; read (not JSON: exit 1)")
