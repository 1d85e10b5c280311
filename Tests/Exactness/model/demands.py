"""Compares what contracts require with the existing tokens (missing-token)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .contracts import Contract, Pair, Variant, agrees, filled
from .findings import Report
from .pointers import Path, parsed
from .reading import Node
from .theme import Fault

if TYPE_CHECKING:
    from .project import Compiled


def demand(project: Node, contracts: list[Contract], themes: list[Compiled], report: Report) -> None:
    """Each theme has every token that contracts and the surface name."""
    for theme in themes:
        for path in paths(project.get("audit"), contracts, theme):
            resolved = theme.theme.done.get(path)
            if resolved is None or resolved.value is Fault.LEFT_OUT:
                report.say("missing-token")


def paths(audit: Node | None, contracts: list[Contract], theme: Compiled) -> Iterator[Path]:
    for contract in contracts:
        for variant in contract.variants(theme.choice):
            yield from contract.required(variant).values()
            for pair in contract.pairs:
                yield from of_pair(contract, pair, variant)
    surface = setting(audit, "surface", theme.choice)
    if surface is not None:
        yield parsed(surface.value)


def of_pair(contract: Contract, pair: Pair, variant: Variant) -> Iterator[Path]:
    """What a pair names by path: in every variant that has one of its foregrounds."""
    if not contract.applies(pair, variant) or not any(
            contract.spot(layer, variant) for layer in pair.foreground.members):
        return
    text, group, focus = (pair.node.get(key) for key in ("text", "groupOpacity", "focus"))
    if text is not None:
        yield parsed(text.value)
    for spot in (contract.spot(layer, variant) for layer in pair.layers):
        if spot is not None and spot.role is None:
            yield spot.path
        if spot is not None and spot.opacity is not None:
            yield spot.opacity
    for named in (group, focus.get("width") if focus is not None else None):
        if named is not None:
            yield filled(named.value, variant)


def setting(audit: Node | None, key: str, choice: dict[str, str]) -> Node | None:
    """An audit setting for a theme: the last override that matches it wins."""
    found = audit.get(key) if audit else None
    overrides = audit.get("overrides") if audit else None
    for override in overrides.items if overrides else []:
        value = override.get(key)
        if value is not None and agrees(override.get("where"), choice):
            found = value
    return found


def surface_node(audit: Node | None, choice: dict[str, str]) -> Node | None:
    return setting(audit, "surface", choice)
