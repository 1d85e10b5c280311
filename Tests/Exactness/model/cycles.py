"""Which tokens lead back to themselves (DTCG Format 7.2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .pointers import Path, alias, in_braces, pointer
from .reading import Node, Place

if TYPE_CHECKING:
    from .theme import Theme
    from .tree import Token

Edge = tuple[Path, Place]


def edges(theme: Theme, token: Token) -> list[Edge]:
    """The tokens that a token's value refers to, and where."""
    value = token.node.members.get("$value")
    if value is None:
        reference = token.node.members["$ref"]
        return pointed(theme, token, reference, [token.node])
    return found_in(theme, token, value, [])


def found_in(theme: Theme, token: Token, node: Node, above: list[Node]) -> list[Edge]:
    above = [*above, node]
    if in_braces(node.text()):
        path = alias(node.value)
        return [(path, node.place)] if path in theme.tokens and path else []
    if node.kind == "object" and "$ref" in node.members:
        return [(path, node.place if len(above) == 1 else place)
                for path, place in pointed(theme, token, node.members["$ref"], above)]
    below = [*node.members.values(), *node.items]
    return [edge for child in below for edge in found_in(theme, token, child, above)]


def pointed(theme: Theme, token: Token, reference: Node, above: list[Node]) -> list[Edge]:
    """A pointer into a token's own value is not a cycle, unless it points at its container."""
    steps = pointer(reference.text() or "")
    if not steps:
        return []
    owner = next(
        (steps[:n] for n in range(len(steps), 0, -1) if steps[:n] in theme.tokens), None)
    if owner is None:
        return []
    inside = len(steps) > len(owner) + 1
    if owner == token.path and inside and theme.walk(steps) not in above:
        return []
    return [(owner, reference.place)]


def cycles(graph: dict[Path, list[Edge]]) -> list[list[Edge]]:
    """Each cycle once, as its tokens with the places of the references between them."""
    found: dict[frozenset[Path], list[Edge]] = {}
    for start in graph:
        for cycle in back_to(start, graph):
            found.setdefault(frozenset(path for path, _ in cycle), cycle)
    return list(found.values())


def back_to(start: Path, graph: dict[Path, list[Edge]]) -> list[list[Edge]]:
    """The shortest way back to a token, if there is one."""
    ways: list[list[Edge]] = [[(start, place)] for _, place in graph[start]]
    ends = [path for path, _ in graph[start]]
    seen: set[Path] = set()
    while ways:
        way, end = ways.pop(0), ends.pop(0)
        if end == start:
            return [way]
        if end in seen:
            continue
        seen.add(end)
        for path, place in graph[end]:
            ways.append([*way, (end, place)])
            ends.append(path)
    return []
