"""A clone keeps every file on a case-insensitive disk, as on a Mac."""

import unicodedata
from collections import defaultdict
from pathlib import Path

import pytest
from files import ROOT, manifest, tracked
from views import on_linux

MANIFESTS = [
    ".", pytest.param("Tests/Components", marks=on_linux), "Tests/Docs", "Tests/Fuzzing",
    "Examples/AppWithPlugin", "Examples/CheckedIn", "Examples/MultiBrand"]
SOURCES = {".swift", ".c", ".m", ".mm", ".cc", ".cpp", ".S"}


def on_a_mac(name):
    """A path as a Mac's disk compares it: without case, and with accents normalized."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", name).casefold())


def twins(names):
    """The names that are equal on a Mac's disk."""
    same = defaultdict(set)
    for name in names:
        same[on_a_mac(name)].add(name)
    return sorted(sorted(group) for group in same.values() if len(group) > 1)


def with_folders(paths):
    return {part for path in paths for part in (path, *map(str, Path(path).parents))}


def targets(folder):
    """The targets of a manifest, each with its compiled files."""
    usual = {"plugin": "Plugins", "test": "Tests"}
    for target in manifest(folder)["targets"]:
        base = target.get("path") or f"{usual.get(target['type'], 'Sources')}/{target['name']}"
        root = ROOT / folder / base
        roots = [root / name for name in target.get("sources") or ["."]]
        left_out = [root / name for name in target.get("exclude", [])]
        if target["type"] != "system":
            yield target["name"], [
                path.relative_to(root) for start in roots for path in sorted(start.rglob("*"))
                if path.suffix in SOURCES
                and not any(path.is_relative_to(other) for other in left_out)]


def test_twins_are_found():
    assert twins(["Diff/APIChanges.swift", "Diff/apiChanges.swift", "a"]) == [
        ["Diff/APIChanges.swift", "Diff/apiChanges.swift"]]
    assert twins(["caf\u00e9", "cafe\u0301", "stra\u00dfe"]) == [["cafe\u0301", "caf\u00e9"]]
    assert twins(with_folders(["a/B/c", "a/b/d"])) == [["a/B", "a/b"]]


def test_all_paths_are_different_on_a_mac():
    paths = tracked()
    assert "Package.swift" in paths and len(paths) > 1000
    assert twins(with_folders(paths)) == []


@pytest.mark.parametrize("folder", MANIFESTS)
def test_no_two_files_of_a_target_share_an_object_file(folder):
    """SwiftPM puts the objects of a target into one folder, each named after its file."""
    found = list(targets(folder))
    assert found
    for name, files in found:
        assert files, f"{name} has no files: the test looks in the wrong folder"
        names = [file.name for file in files]
        assert twins(names) == [] and len(set(names)) == len(names), name
