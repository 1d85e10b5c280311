"""JSON as a tree of values."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any


@dataclass(eq=False)
class Node:
    """A JSON value. An object has `members`, an array `items`, anything else a `value`."""

    kind: str
    value: Any = None
    members: dict[str, Node] = field(default_factory=dict)
    items: list[Node] = field(default_factory=list)

    def plain(self) -> Any:
        if self.kind == "object":
            return {key: child.plain() for key, child in self.members.items()}
        if self.kind == "array":
            return [child.plain() for child in self.items]
        return self.value

    def text(self) -> str | None:
        return self.value if self.kind == "string" else None

    def get(self, key: str) -> Node | None:
        return self.members.get(key) if self.kind == "object" else None


KINDS = {str: "string", float: "number", bool: "bool", type(None): "null"}


def node(value: Any) -> Node:
    if isinstance(value, Node):
        return value
    if isinstance(value, list):
        return Node("array", items=[node(item) for item in value])
    return Node(KINDS[type(value)], value)


def read_json(text: str) -> tuple[Node, bool]:
    """The tree of a text, and whether it has a duplicate key. The last one counts."""
    repeated = []

    def object_(pairs: list[tuple[str, Any]]) -> Node:
        members = {key: node(value) for key, value in pairs}
        repeated.append(len(members) < len(pairs))
        return Node("object", members=members)

    read = json.loads(text, object_pairs_hook=object_, parse_int=float)
    return node(read), any(repeated)
