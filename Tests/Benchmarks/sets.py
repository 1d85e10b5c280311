#!/usr/bin/env python3
"""Writes a project with a set of that many tokens, the same bytes each time.

    sets.py KIND COUNT FOLDER

Dark values are not counted; components have whole variants of four tokens. A project is its files
of tokens, resolver.json with two modes, and tincture.json, which asks for Swift.
"""

import argparse
import itertools
import json
from pathlib import Path

from dice import Dice
from kinds import contracts, KINDS as TREES

FILE_SIZE = 20
# The tokens of `plain` in other files: twenty in each; all on one line.
KINDS = (*TREES, "files", "line")


def write(kind, count, folder, outputs=({"format": "swift", "to": "out"},)):
    """Writes the project; returns which of its files contain tokens, and their size in bytes."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    tokens = kind if kind in TREES else "plain"
    project = {"resolver": "resolver.json", "outputs": list(outputs)}
    trees = TREES[tokens](Dice(f"{tokens} {count}"), count)
    has_contracts = kind in ("contract", "variants")
    if has_contracts:
        for name, content in contracts(kind, count):
            write_json(folder / name, content)
        project["contracts"] = ["*.contract.json"]
        project["audit"] = {"surface": "page"}
    if kind == "files":
        base, dark = _write_many(folder, trees)
    else:
        base, dark = _write_two(folder, trees, indent=None if kind == "line" else 2)
    contexts = {"light": [], "dark": dark}
    if has_contracts:
        # Tokens of a contract that differ between the modes are in both, and not in a set.
        contexts, base = {"light": base, "dark": dark}, []
    write_json(folder / "resolver.json", {
        "version": "2025.10",
        "sets": {"base": {"sources": [{"$ref": name} for name in base]}} if base else {},
        "modifiers": {"mode": {
            "contexts": {
                mode: [{"$ref": name} for name in names] for mode, names in contexts.items()},
            "default": "light"}},
        "resolutionOrder": [
            *([{"$ref": "#/sets/base"}] if base else []), {"$ref": "#/modifiers/mode"}],
    })
    write_json(folder / "tincture.json", project)
    return base + dark if base else contexts["light"] + dark


def read_paths(folder, names):
    """The paths of all tokens in these files."""
    return {path for name in names
            for path, _, _ in _leaves(json.loads((Path(folder) / name).read_text()))}


def _write_two(folder, trees, indent):
    with open(folder / "tokens.json", "w") as light, open(folder / "dark.json", "w") as dark:
        files = (_Members(light, indent), _Members(dark, indent))
        for pair in trees:
            for file, tree in zip(files, pair):
                file.add(tree)
        for file in files:
            file.end()
    return ["tokens.json"], ["dark.json"]


def _write_many(folder, trees):
    """A file for each twenty tokens; the names of those with light and those with dark values."""
    names = []
    for mode, forest in zip(("light", "dark"), zip(*trees)):
        (folder / mode).mkdir(exist_ok=True)
        leaves = (leaf for tree in forest for leaf in _leaves(tree))
        names.append([])
        while batch := list(itertools.islice(leaves, FILE_SIZE)):
            tree = {}
            for path, kind, token in batch:
                node = tree
                for name in path[:-1]:
                    node = node.setdefault(name, {})
                node[path[-1]] = {"$type": kind, **token}
            names[-1].append(f"{mode}/{len(names[-1])}.json")
            write_json(folder / names[-1][-1], tree)
    return names


def _leaves(tree, path=(), kind=None):
    kind = tree.get("$type", kind)
    if "$value" in tree:
        yield path, kind, tree
        return
    for name, node in tree.items():
        if not name.startswith("$"):
            yield from _leaves(node, (*path, name), kind)


class _Members:
    """An object in a file, written member by member: a million tokens are never held at once."""

    def __init__(self, file, indent):
        self.file, self.indent, self.before = file, indent, "{"
        self.line = "\n" if indent else ""

    def add(self, members):
        for name, value in members.items():
            text = json.dumps({name: value}, indent=self.indent)
            ends = len("{" + self.line)
            self.file.write(self.before + self.line + text[ends:-ends])
            self.before = "," if self.indent else ", "

    def end(self):
        self.file.write((self.before if self.before == "{" else "") + self.line + "}\n")


def write_json(path, content):
    """Writes a file of indented JSON."""
    path.write_text(json.dumps(content, indent=2) + "\n")


def main(description, kinds, write):
    """Writes what the arguments ask for, with a function of a kind, a count and a folder."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("kind", choices=kinds)
    parser.add_argument("count", type=int)
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    if options.count < 2 and "plain" in kinds:
        parser.error("a set has at least two tokens")
    write(options.kind, options.count, options.folder)


if __name__ == "__main__":
    main(__doc__, KINDS, write)
