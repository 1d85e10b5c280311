"""Merges sources: groups merge, a later token replaces an earlier one."""

from dataclasses import dataclass

from .findings import Report
from .pointers import Path
from .reading import Node


@dataclass(frozen=True)
class Source:
    """A tree of tokens, and the context that brings it; none for a set."""

    tree: Node
    context: tuple[str, str] | None = None


def is_token(node: Node) -> bool:
    return node.kind == "object" and ("$value" in node.members or "$ref" in node.members)


class Merging:
    """One tree from sources in order."""

    def __init__(self, sources: list[Source], report: Report, ordered: bool) -> None:
        self.report, self.ordered = report, ordered
        self.clashes: set[Path] = set()
        self.tree = Node("object")
        for source in sources:
            self.add(self.tree, source.tree, ())

    def add(self, into: Node, node: Node, path: Path) -> None:
        for key, child in node.members.items():
            self.member(into, key, child, path)

    def member(self, into: Node, key: str, child: Node, path: Path) -> None:
        here = (*path, key)
        there = into.members.get(key)
        if key.startswith("$") and key != "$root":
            if there is not None and key == "$extensions" and child.kind == there.kind == "object":
                child = laid_over(there, child)
            if key == "$extends" and there is not None and there.value != child.value:
                # Without an order, that of the files' names would say what a group inherits.
                self.ordered or self.report.say("conflicting-token")
        elif child.kind == "object" and not is_token(child):
            if there is None or there.kind != "object" or is_token(there):
                if there is not None and there.kind == "object":
                    self.clash(here)
                there = into.members[key] = Node("object")
            return self.add(there, child, here)
        elif there is not None and there.kind == "object":
            if is_token(child) != is_token(there) or not self.ordered:
                self.clash(here)
        into.members[key] = child
        return None

    def clash(self, path: Path) -> None:
        self.clashes.add(path)
        self.report.say("conflicting-token")
        self.report.incomplete = self.report.incomplete or self.ordered


def laid_over(base: Node, top: Node) -> Node:
    """An object's members, and those of another in their place where both have them."""
    return Node("object", members={**base.members, **top.members})
