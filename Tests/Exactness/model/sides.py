"""What a pair is of: layers, and stacks of them, as a contract writes them."""

import re
from dataclasses import dataclass

from .reading import Node

PART = re.compile(r"(.+?)\.((?:[0-9]+\.)?color)")


@dataclass(frozen=True)
class Layer:
    """One color to draw: a role, a path or a color inside a composite token."""

    text: str
    # The path of its opacity, and the axis values that are others than the variant's.
    opacity: Node | None
    within: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        return self.part_name(None)

    def part_name(self, part: str | None) -> str:
        """Its name; or that of one part where it is all of several."""
        text = f"{self.text.removesuffix('color')}{part}" if part else self.text
        values = " ".join(value for _, value in self.within)
        there = f"{text} in {values}" if values else text
        return f"{there} at {self.opacity.value}" if self.opacity else there

    def moved(self, variant: dict[str, str]) -> dict[str, str]:
        return {**variant, **dict(self.within)}


@dataclass(frozen=True)
class Stack:
    """Layers, the top one first."""

    layers: tuple[Layer, ...]
    when: Node | None
    # Whether its gradients have the same direction, so that each position meets its like only.
    aligned: bool = False

    @property
    def name(self) -> str:
        return " over ".join(layer.name for layer in self.layers)


@dataclass(frozen=True)
class Foreground:
    """A layer, or several of which any one suffices."""

    members: tuple[Layer, ...]
    any_of: bool

    @property
    def name(self) -> str:
        return " or ".join(layer.name for layer in self.members)


def layer(node: Node) -> Layer:
    if node.kind == "string":
        return Layer(node.value, None, ())
    within = node.get("in")
    moved = tuple((axis, value.value) for axis, value in within.members.items()) if within else ()
    return Layer(node.members["role"].value, node.get("opacity"), moved)


def layers(node: Node) -> tuple[Layer, ...]:
    """Those of a stack: of one layer, or of several."""
    inner = node.get("layers")
    if inner is not None:
        return tuple(layer(item) for item in inner.items)
    on = node.get("on")
    return (layer(node if on is None else on),)


def is_aligned(node: Node) -> bool:
    aligned = node.get("aligned")
    return aligned is not None and bool(aligned.value)


def foreground(node: Node) -> Foreground:
    members = node.get("anyOf")
    if members is not None:
        return Foreground(tuple(layer(item) for item in members.items), True)
    return Foreground((layer(node),), False)


def stacks(item: Node) -> list[Stack]:
    """The backgrounds of a pair, each an alternative."""
    on = item.members["on"]
    return [Stack(layers(node), node.get("when"), is_aligned(node))
            for node in (on.items if on.kind == "array" else [on])]


def split(text: str, roles: object) -> tuple[str, str | None]:
    """What a layer names, and which color of it: an exact role wins over the syntax of parts."""
    match = PART.fullmatch(text)
    if text in roles or match is None:  # type: ignore[operator]
        return text, None
    return match[1], match[2]
