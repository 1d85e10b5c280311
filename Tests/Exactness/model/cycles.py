"""Which tokens lead back to themselves (DTCG Format 7.2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .pointers import Path, alias, in_braces, pointer
from .reading import Node

if TYPE_CHECKING:
    from .theme import Theme
    from .tree import Token


def edges(theme: Theme, token: Token) -> set[Path]:
    """The tokens that a token's value refers to."""
    value = token.node.members.get("$value")
    if value is None:
        return pointed(theme, token, token.node.members["$ref"], [token.node])
    return found_in(theme, token, value, [])


def found_in(theme: Theme, token: Token, node: Node, above: list[Node]) -> set[Path]:
    above = [*above, node]
    if in_braces(node.text()):
        path = alias(node.value)
        return {path} if path in theme.tokens and path else set()
    if node.kind == "object" and "$ref" in node.members:
        return pointed(theme, token, node.members["$ref"], above)
    below = [*node.members.values(), *node.items]
    return {edge for child in below for edge in found_in(theme, token, child, above)}


def pointed(theme: Theme, token: Token, reference: Node, above: list[Node]) -> set[Path]:
    """A pointer into a token's own value is not a cycle, unless it points at its container."""
    steps = pointer(reference.text() or "")
    if not steps:
        return set()
    owner = next(
        (steps[:n] for n in range(len(steps), 0, -1) if steps[:n] in theme.tokens), None)
    if owner is None:
        return set()
    inside = len(steps) > len(owner) + 1
    if owner == token.path and inside and theme.walk(steps) not in above:
        return set()
    return {owner}


def cyclic(graph: dict[Path, set[Path]]) -> list[Path]:
    """The tokens that lead back to themselves."""
    return [path for path in graph if path in reached(graph, path)]


def reached(graph: dict[Path, set[Path]], start: Path) -> set[Path]:
    seen: set[Path] = set()
    open_ = [*graph[start]]
    while open_:
        path = open_.pop()
        if path not in seen:
            seen.add(path)
            open_ += graph[path]
    return seen
