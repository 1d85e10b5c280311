"""Merges sources: groups merge, a later token replaces an earlier one."""

from __future__ import annotations

from dataclasses import dataclass

from .findings import Report
from .pointers import Path, written
from .reading import Node, Place


@dataclass(frozen=True)
class Source:
    """A tree of tokens, and the context that brings it; none for a set."""

    tree: Node
    context: tuple[str, str] | None = None


def is_token(node: Node) -> bool:
    return node.kind == "object" and ("$value" in node.members or "$ref" in node.members)


class Merging:
    """One tree from sources in order, and which source each token is from."""

    def __init__(self, sources: list[Source], report: Report, ordered: bool) -> None:
        self.report, self.ordered = report, ordered
        self.origin: dict[int, Source] = {}
        self.clashes: set[Path] = set()
        self.tree = Node("object", sources[0].tree.place if sources else None)  # type: ignore
        for source in sources:
            self.add(self.tree, source.tree, (), source)

    def add(self, into: Node, node: Node, path: Path, source: Source) -> None:
        for key, child in node.members.items():
            self.member(into, node, key, child, path, source)

    def member(
        self, into: Node, node: Node, key: str, child: Node, path: Path, source: Source
    ) -> None:
        here = (*path, key)
        there = into.members.get(key)
        metadata = key.startswith("$") and key != "$root"
        if metadata:
            if there is not None and key == "$extensions" and child.kind == there.kind == "object":
                child = laid_over(there, child)
            if key == "$extends" and there is not None and there.value != child.value:
                self.inherits_twice(child.place, path)
            into.members[key], into.keys[key] = child, node.keys[key]
            return
        if child.kind == "object" and not is_token(child):
            if there is None or there.kind != "object":
                there = Node("object", child.place)
                into.members[key], into.keys[key] = there, node.keys[key]
            elif is_token(there):
                self.clash(into.keys[key], here)
                there = Node("object", child.place)
                into.members[key], into.keys[key] = there, node.keys[key]
            self.add(there, child, here, source)
            return
        if there is not None and there.kind == "object":
            if is_token(child) != is_token(there):
                self.clash(node.keys[key], here)
            elif not self.ordered:
                self.clash(node.keys[key], here)
        into.members[key], into.keys[key] = child, node.keys[key]
        self.origin[id(child)] = source

    def inherits_twice(self, place: Place, path: Path) -> None:
        """Without an order, that of the files' names would say what a group inherits."""
        if not self.ordered:
            self.report.say("conflicting-token", place, written(path))

    def clash(self, place: Place, path: Path) -> None:
        self.clashes.add(path)
        self.report.say("conflicting-token", place, written(path))
        self.report.incomplete = self.report.incomplete or self.ordered


def laid_over(base: Node, top: Node) -> Node:
    """An object's members, and those of another in their place where both have them."""
    return Node(
        "object", top.place,
        members={**base.members, **top.members}, keys={**base.keys, **top.keys})
