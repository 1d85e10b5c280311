"""The order of layers in each renderer that counts (docs/reference/contrast.md)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from .contrast import (
    Layers, Paint, colors, eight_bit, is_wide, luminance, p3_luminance, paint, real)
from .gamut import concrete, fits, in_srgb, unclamped


def is_large(typography: dict[str, Any]) -> bool:
    """24 px, or 18.667 px at weight 700; a rem is 16 px."""
    size = typography["fontSize"]
    pixels = size["value"] * (16 if size["unit"] == "rem" else 1)
    return bool(pixels >= 24 or (pixels >= 18.667 and typography["fontWeight"] >= 700))


@dataclass(frozen=True)
class Painted:
    """A color or a gradient, and the opacity that it is drawn with."""

    value: Any
    opacity: float = 1.0

    @property
    def opaque(self) -> bool:
        return all(stop[2] == 1 for stop in self.paint(Renderer("srgb", "mapped", False)))

    def paint(self, way: Renderer) -> Paint:
        return paint(self.value, way.screen, way.fit, self.opacity)


def seen_layers(backs: list[Painted], group: float) -> tuple[list[Painted], bool]:
    """The backgrounds down to the first opaque one, and whether the surface shows through all."""
    for index, painted in enumerate(backs):
        if painted.opaque and (index > 0 or group == 1):
            return backs[: index + 1], False
    return backs, True


@dataclass(frozen=True)
class Renderer:
    """A way to draw a pair (docs/reference/contrast.md)."""

    screen: str
    fit: str
    straight: bool


def renderers(seen: list[Any], paints: list[Paint]) -> list[Renderer]:
    """The ways that differ: screens and gamuts with a wide color, joining where a gradient fades."""
    shown_colors = [color for value in seen for color in colors(value)]
    fits_ = [("srgb", "mapped")]
    if any(map(is_wide, shown_colors)):
        beyond = not all(fits(unclamped(*concrete(c), "display-p3")) for c in shown_colors)
        if not all(fits(in_srgb(c)) for c in shown_colors):
            fits_ += [("srgb", "clipped")] + [("srgb", "narrowed")] * beyond
        fits_ += [("display-p3", "mapped")] + [("display-p3", "clipped")] * beyond
    ways = (False, True) if any(map(fades, paints)) else (False,)
    return [Renderer(screen, fit, way) for screen, fit in fits_ for way in ways]


def fades(stops: Paint) -> bool:
    """Whether color and opacity both change between two stops."""
    return any(a[1] != b[1] and a[2] != b[2] for a, b in zip(stops, stops[1:]))


def measured_layers(
    front: Painted, backs: list[Painted], surface: Any, group: float = 1.0
) -> dict[Renderer, Layers] | None:
    """The layers of each renderer that counts; nothing where something unknown shows through."""
    backs, shows = seen_layers(backs, group)
    known = isinstance(surface, dict) and surface["alpha"] == 1
    if shows and not known:
        return None
    seen = [painted.value for painted in (front, *backs)] + ([surface] if shows else [])
    first = Renderer("srgb", "mapped", False)
    found = {}
    for way in renderers(seen, [painted.paint(first) for painted in (front, *backs)]):
        ground = paint(surface, way.screen, way.fit)[0][1] if shows else (0.0, 0.0, 0.0)
        found[way] = Layers(
            front.paint(way), [back.paint(way) for back in backs], ground, way.straight, group)
    return found


def lowest(layers: dict[Renderer, Layers]) -> dict[Renderer, float]:
    """The lowest ratio of each renderer."""
    found = {}
    for way, drawn in layers.items():
        if way.screen == "srgb":
            found[way] = min(real(drawn, luminance)[0], eight_bit(drawn)[0])
        else:
            found[way] = real(drawn, p3_luminance)[0]
    return found


# Ratios that differ by less are equal except for rounding.
SAME = 1e-9


def names(ratios: dict[Renderer, float]) -> set[str | None]:
    """What the worst renderer may be called: one name, but where two are equally bad."""
    least = min(ratios.values())
    return {name(way, ratios) for way, ratio in ratios.items() if ratio <= least + SAME}


def name(worst: Renderer, ratios: dict[Renderer, float]) -> str | None:
    """What is special about it, where that makes a difference."""
    better = [way for way, ratio in ratios.items() if ratio > ratios[worst] + SAME]
    words = []
    if any(way.straight == worst.straight for way in better):
        words.append(worst.screen)
        fits_ = {way.fit for way in ratios if way.screen == worst.screen}
        if len(fits_) > 1:
            words.append("mapped" if worst.fit == "mapped" else "clipped")
    if replace(worst, straight=not worst.straight) in better:
        words.append("straight" if worst.straight else "premultiplied")
    return " ".join(words) or None
