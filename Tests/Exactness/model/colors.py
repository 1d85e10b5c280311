"""Color values (DTCG Color 4)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from .gamut import eight_bit
from .theme import Fault, View

if TYPE_CHECKING:
    from .values import Values

UNIT, HUE, HUNDRED, FREE, CHROMA = (0, 1), (0, 360), (0, 100), None, (0, float("inf"))
RANGES: dict[str, tuple[Any, Any, Any]] = {
    **{s: (UNIT, UNIT, UNIT) for s in (
        "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020",
        "xyz-d65", "xyz-d50")},
    "hsl": (HUE, HUNDRED, HUNDRED), "hwb": (HUE, HUNDRED, HUNDRED),
    "lab": (HUNDRED, FREE, FREE), "lch": (HUNDRED, CHROMA, HUE),
    "oklab": (UNIT, FREE, FREE), "oklch": (UNIT, CHROMA, HUE)}


def color(values: Values, view: View) -> Any:
    read = values.members(
        view,
        {"colorSpace": values.word(*RANGES), "components": lambda v: components(values, v)},
        {"alpha": values.part(lambda node: node.kind == "number" and 0 <= node.value <= 1),
         "hex": lambda v: hexadecimal(values, v)})
    node = view.node.get("colorSpace")
    name = values.plain(view.of(node)) if node is not None else None
    if isinstance(name, View) and name.node.text() in RANGES:
        ranged(values, view, name.node.value, read)
    if isinstance(read, Fault):
        return read
    digits = read.pop("hex", None)
    if digits is not None:
        read["hex"] = digits
        if differs(digits, eight_bit(read)):
            values.say("hex-mismatch")
    return {"alpha": 1.0, **read}


def components(values: Values, view: View) -> Any:
    found = values.plain(view)
    if isinstance(found, Fault):
        return found
    if found.node.kind != "array" or len(found.node.items) != 3:
        return values.invalid(found)
    read = []
    for item in map(found.of, found.node.items):
        part = values.plain(item)
        if isinstance(part, View):
            fits = part.node.kind == "number" or part.node.value == "none"
            read.append(part.node.value if fits else values.invalid(part))
        else:
            read.append(part)
    return next((part for part in read if part is Fault.ERROR), None) or next(
        (part for part in read if part is Fault.LEFT_OUT), None) or read


def ranged(values: Values, view: View, name: str, read: Any) -> None:
    """Tells each component that is beyond its range; turned down, a hue is turned into it."""
    node = view.node.get("components")
    found = values.plain(view.of(node)) if node is not None else None
    if not isinstance(found, View) or found.node.kind != "array" or len(found.node.items) != 3:
        return
    for index, item in enumerate(map(found.of, found.node.items)):
        part, bounds = values.plain(item), RANGES[name][index]
        if not isinstance(part, View) or part.node.kind != "number" or bounds is None:
            continue
        value, (low, high) = part.node.value, bounds
        if low <= value <= high and not (bounds == HUE and value == 360):
            continue
        values.say("component-range")
        if isinstance(read, dict):
            kept = value % 360 if bounds == HUE else 0.0 if bounds == CHROMA else value
            read["components"][index] = kept


def hexadecimal(values: Values, view: View) -> Any:
    """Six digits."""
    found = values.plain(view)
    if isinstance(found, Fault):
        return found
    text = found.node.text() or ""
    if not re.fullmatch("#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})", text):
        return values.invalid(found)
    digits = text[1:]
    if len(digits) < 5:
        digits = "".join(digit * 2 for digit in digits)
    return "#" + digits[:6].upper()


def differs(digits: str, rgb: tuple[int, int, int]) -> bool:
    stated = (int(digits[i : i + 2], 16) for i in (1, 3, 5))
    return any(abs(a - b) > 1 for a, b in zip(stated, rgb))
