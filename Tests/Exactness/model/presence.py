"""Where a contract has a role, and which pairs are about it."""

from __future__ import annotations

from .contracts import Contract, Pair, Role, Variant, agrees
from .pointers import parsed
from .reading import Node
from .sides import split
from .units import Unit


def exists(contract: Contract, role: Role, variant: Variant) -> bool:
    """Whether a variant has a role; that it is of one theme only counts if its path says so."""
    if role.when is None or contract.theme is None or role.holds(contract.theme):
        return agrees(role.when, variant)
    rest = {k: v for k, v in role.when.members.items() if k != contract.theme}
    return agrees(Node("object", members=rest), variant)


def means(written: str | None, part: str | None) -> bool:
    """Whether a part as a pair writes it can be this one; `color` is every part, so the whole too."""
    return written in (part, "color") or (written == "0.color" and part == "color")


def side_of(
    contract: Contract, pair: Pair, role: str, part: str | None
) -> bool:
    """Whether a pair is about a part of a role."""
    return any(name == role and means(written_, part)
               for name, written_ in (split(layer.text, contract.roles) for layer in pair.layers))


def names_unit(contract: Contract, pair: Pair, unit: Unit) -> bool:
    """Whether a pair names a color by path, in some variant."""
    for layer in pair.layers:
        name, written = split(layer.text, contract.roles)
        if name in contract.roles or not means(written, unit[1]):
            continue
        pattern = parsed(name)
        if len(pattern) == len(unit[0]) and all(
                a == b or a[:1] == "<" for a, b in zip(pattern, unit[0])):
            return True
    return False
