"""Contracts: their variants, and the tokens that each must have (product, section 5)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from .findings import Report
from .pointers import Path, parsed
from .reading import Node, Place

Variant = dict[str, str]


def agrees(condition: Node | None, variant: Variant) -> bool:
    """Whether a variant has one of the values named, on each axis named."""
    for axis, values in (condition.members if condition else {}).items():
        allowed = [values.value] if values.kind == "string" else [v.value for v in values.items]
        if variant.get(axis) not in allowed:
            return False
    return True


@dataclass(frozen=True)
class Background:
    """What a pair is on, as it writes it."""

    text: str
    when: Node | None
    # Where the pair asks for it, and the place of its name.
    place: Place
    value_place: Place


@dataclass(frozen=True)
class Pair:
    foreground: str
    on: Background
    node: Node

    def there(self, variant: Variant) -> bool:
        return agrees(self.node.get("when"), variant) and agrees(self.on.when, variant)


@dataclass(frozen=True)
class Role:
    name: str
    type: str
    when: Node | None
    pattern: Path
    key: Place
    # The axes whose contexts all have their own value, and where they are written.
    varies: tuple[str, ...] = ()
    varies_place: Place | None = None

    def holds(self, axis: str) -> bool:
        """Whether each value of an axis has a path of its own."""
        return f"<{axis}>" in self.pattern


class Contract:
    def __init__(self, node: Node, report: Report) -> None:
        self.node = node
        self.component: str = node.members["component"].value
        axes, theme, path = node.get("axes"), node.get("theme"), node.get("path")
        self.axes = {a: [v.value for v in values.items]
                     for a, values in (axes.members if axes else {}).items()}
        self.theme: str | None = theme.value if theme else None
        self.pattern: Path | None = parsed(path.value) if path else None
        roles = node.members["roles"]
        self.roles = {name: self.role(name, role, roles.keys[name])
                      for name, role in roles.members.items()}
        self.pairs = [pair for item in self.listed("contrast") for pair in pairs(item)]
        for key in node.members:
            known = "$schema component description path axes theme roles contrast waivers claims cues"
            if key not in known.split():
                report.say("unknown-key", node.keys[key])

    def listed(self, key: str) -> list[Node]:
        node = self.node.get(key)
        return node.items if node else []

    def role(self, name: str, node: Node, key: Place) -> Role:
        own = node.get("path")
        pattern = parsed(own.value) if own else tuple(
            name if s == "*" else s for s in self.pattern or ())
        varies = node.get("varies")
        listed = () if varies is None else tuple(
            item.value for item in (varies.items if varies.kind == "array" else [varies]))
        return Role(
            name, node.members["type"].value, node.get("when"), pattern, key, listed,
            varies.place if varies else None)

    def variants(self, choice: dict[str, str] | None = None) -> list[Variant]:
        """All variants; of a theme, those with its value on the axis `theme`."""
        fixed = {self.theme: [choice[self.theme]]} if choice and self.theme in choice else {}
        axes: dict[str, list[str]] = {**self.axes, **fixed}
        return [dict(zip(axes, values)) for values in product(*axes.values())]

    def path(self, role: Role, variant: Variant) -> Path:
        return tuple(
            variant[s[1:-1]] if s[:1] == "<" and s[-1:] == ">" else s for s in role.pattern)

    def required(self, variant: Variant) -> dict[str, Path]:
        return {role.name: self.path(role, variant) for role in self.roles.values()
                if agrees(role.when, variant)}


def pairs(item: Node) -> list[Pair]:
    """Each background is a pair of its own."""
    on = item.members["on"]
    found = []
    for background in on.items if on.kind == "array" else [on]:
        if background.kind == "string":
            place = background.place if on.kind == "array" else item.keys["on"]
            made = Background(background.value, None, place, background.place)
        else:
            inner = background.members["on"]
            place = background.place
            made = Background(inner.value, background.get("when"), place, place)
        found.append(Pair(item.members["foreground"].value, made, item))
    return found
