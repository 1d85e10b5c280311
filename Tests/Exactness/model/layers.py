"""What lies on what, on each screen that counts (docs/contrast.md)."""

from __future__ import annotations

from typing import Any

from .contrast import (
    Layers, Paint, colors, eight_bit, is_wide, luminance, p3_luminance, paint, real)


def is_large(typography: dict[str, Any]) -> bool:
    """24 px, or 18.667 px at weight 700; a rem is 16 px."""
    size = typography["fontSize"]
    pixels = size["value"] * (16 if size["unit"] == "rem" else 1)
    return bool(pixels >= 24 or (pixels >= 18.667 and typography["fontWeight"] >= 700))


def opaque(stops: Paint) -> bool:
    return all(stop[2] == 1 for stop in stops)


def opaque_value(value: Any) -> bool:
    return opaque(paint(value, "srgb"))


def measured_layers(front: Any, back: Any, surface: Any) -> dict[str, Layers] | None:
    """The layers on each screen that counts; nothing where something shows through."""
    known = isinstance(surface, dict) and surface["alpha"] == 1
    if not opaque_value(back) and not known:
        return None
    seen = [front, back, *([surface] if not opaque_value(back) else [])]
    wide = any(is_wide(color) for value in seen for color in colors(value))
    found = {}
    for screen in ("srgb", "display-p3") if wide else ("srgb",):
        ground = paint(surface, screen)[0][1] if known else (0.0, 0.0, 0.0)
        found[screen] = Layers(paint(front, screen), paint(back, screen), ground)
    return found


def lowest(layers: dict[str, Layers]) -> float:
    found = [real(layers["srgb"], luminance)[0], eight_bit(layers["srgb"])[0]]
    if "display-p3" in layers:
        found.append(real(layers["display-p3"], p3_luminance)[0])
    return min(found)
