"""Which colors no pair covers (unpaired-color)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contracts import Contract, Variant
from .demands import PAINT, surface_node
from .pointers import Path, alias, in_braces, parsed, pointer, written
from .reading import Node
from .theme import value_exists

if TYPE_CHECKING:
    from .audit import Audit
    from .project import Compiled


def uncovered(audit: Audit, contracts: list[Contract]) -> None:
    """Colors that no pair covers and no other token names (unpaired-color)."""
    if not contracts or audit.report.reported("unmatched-contract", "unmatched-pair"):
        return
    covered: set[Path] = set()
    for theme in audit.themes:
        surface = surface_node(audit.settings, theme.choice)
        listed = {parsed(surface.value)} if surface else set()
        for contract in contracts:
            for variant in contract.variants(theme.choice):
                listed |= covered_paths(contract, variant)
        covered |= {p for path in listed for p in hops(theme, path)}
    covered |= audit.demands.told_unexpected
    covered |= {path for tree in audit.sources for path in named(tree)}
    for theme in audit.themes:
        for path, resolved in theme.theme.done.items():
            if value_exists(resolved.value) and resolved.type in PAINT and path not in covered:
                covered.add(path)
                audit.report.say("unpaired-color", resolved.token.key, written(path))


def covered_paths(contract: Contract, variant: Variant) -> set[Path]:
    found: set[Path] = set()
    required = contract.required(variant)
    for pair in contract.pairs:
        if pair.there(variant) and pair.foreground in required:
            if pair.on.text in required or pair.on.text not in contract.roles:
                found.add(required[pair.foreground])
                found.add(required.get(pair.on.text) or parsed(pair.on.text))
    return found


def hops(theme: Compiled, path: Path) -> list[Path]:
    found = [path]
    while (resolved := theme.theme.done.get(found[-1])) and resolved.alias:
        if resolved.alias in found:
            break
        found.append(resolved.alias)
    return found


def named(node: Node) -> set[Path]:
    """Every path that an alias names, or that a pointer leads to or through."""
    found: set[Path] = set()
    if in_braces(node.text()):
        found.add(alias(node.value) or ())
    steps = pointer(node.members["$ref"].text() or "") if "$ref" in node.members else None
    for length in range(len(steps or ())):
        found.add((steps or ())[: length + 1])
    for name, child in node.members.items():
        if name not in ("$extensions", "$description", "$deprecated"):
            found |= named(child)
    for child in node.items:
        found |= named(child)
    return found
