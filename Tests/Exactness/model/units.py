"""The colors that coverage counts: one of a color or a gradient, one of each layer of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .pointers import Path, alias, in_braces, pointer
from .theme import Resolved, Theme, Whole, value_exists

if TYPE_CHECKING:
    from .reading import Node

# A token and a part of it: nothing for all of it, `color`, or `0.color` with the layer's number.
Unit = tuple[Path, str | None]


def colors_of(resolved: Resolved, part: str | None) -> dict[str | None, Any]:
    """The colors that a name means in a theme, each by its own part; none if it means none."""
    if not value_exists(resolved.value):
        return {}
    value, type_ = resolved.value, resolved.type
    if part is None:
        return {None: value} if type_ in ("color", "gradient") else {}
    if type_ == "color":
        # All of it is its only color.
        return {None: value} if part in ("color", "0.color") else {}
    if type_ == "border":
        return {"color": value["color"]} if part == "color" else {}
    if type_ not in ("shadow", "gradient"):
        return {}
    if part == "color":
        return layers_of(value) if type_ == "shadow" else {
            f"{index}.color": stop["color"] for index, stop in enumerate(value)}
    index = int(part.partition(".")[0])
    if index >= len(value):
        return {}
    alone = type_ == "shadow" and len(value) == 1
    return {"color" if alone else f"{index}.color": value[index]["color"]}


def layers_of(value: list[Any]) -> dict[str | None, Any]:
    if len(value) == 1:
        return {"color": value[0]["color"]}
    return {f"{index}.color": item["color"] for index, item in enumerate(value)}


def units_of(resolved: Resolved) -> list[str | None]:
    """The parts of a token that are counted."""
    if not value_exists(resolved.value):
        return []
    whole = resolved.type in ("color", "gradient")
    return list(colors_of(resolved, None if whole else "color"))


def references(theme: Theme, unit: Unit) -> list[Unit]:
    """What a color refers to directly."""
    path, part = unit
    resolved = theme.done.get(path)
    if resolved is None or not value_exists(resolved.value):
        return []
    if resolved.alias is not None:
        return [(resolved.alias, part)]
    value = resolved.token.node.members.get("$value")
    if value is None:
        return []
    if resolved.type == "color":
        return pointed(theme, value)
    if resolved.type == "border":
        return of_color(theme, value)
    items = [found for item in (value.items if value.kind == "array" else [value])
             for found in of_item(theme, item, str(resolved.type))]
    if part is None:
        return [reference for found in items for reference in found]
    index = 0 if part == "color" else int(part.partition(".")[0])
    return items[index] if index < len(items) else []


def of_item(theme: Theme, item: Node, type_: str) -> list[list[Unit]]:
    """The references of a layer or a stop; of each layer where it is all of another token."""
    whole = target(theme, item)
    if whole is None:
        return [of_color(theme, item)]
    found = theme.done.get(whole)
    if found is None or not value_exists(found.value) or found.type != type_:
        return [[]]
    if type_ == "shadow":
        return [[(whole, part)] for part in layers_of(found.value)]
    return [[(whole, f"{index}.color")] for index in range(len(found.value))]


def of_color(theme: Theme, node: Node) -> list[Unit]:
    """The references of what has a color."""
    color = node.get("color")
    if color is None:
        return pointed(theme, node)
    whole = target(theme, color)
    return [(whole, None)] if whole is not None else pointed(theme, color)


def target(theme: Theme, node: Node) -> Path | None:
    """The token that all of a value is a reference to."""
    if in_braces(node.text()):
        return alias(node.value)
    reference = node.get("$ref")
    steps = pointer(reference.text() or "") if reference is not None else None
    found = theme.walk(steps) if steps else None
    return found.path if isinstance(found, Whole) else None


def pointed(theme: Theme, node: Node) -> list[Unit]:
    """The color inside a token that a pointer leads to."""
    reference = node.get("$ref")
    steps = pointer(reference.text() or "") if reference is not None else None
    owner = next((steps[:n] for n in range(len(steps), 0, -1) if steps[:n] in theme.tokens),
                 None) if steps else None
    if steps is None or owner is None:
        return []
    rest = [step for step in steps[len(owner) + 1:] if step == "color" or step.isdigit()]
    part = ".".join(rest[:2])
    found = theme.done.get(owner)
    if found is None or not part.endswith("color"):
        return []
    return [(owner, each) for each in colors_of(found, part)]
