"""The order of layers in each renderer that counts (docs/reference/contrast.md)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from .contrast import (Layers, Paint, colors, eight_bit, in_8_bits_alpha, is_wide, paint, real)
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
        return all(stop[2] == 1 for stop in self.paint(FIRST))

    @property
    def is_clear(self) -> bool:
        return all(stop[2] == 0 for stop in self.paint(FIRST))

    def paint(self, way: Renderer) -> Paint:
        return paint(self.value, way.screen, way.fit, self.opacity, way.packed)


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
    straight: bool = False
    # Whether each color's own opacity is in 8 bits.
    packed: bool = False


FIRST = Renderer("srgb", "mapped")


def renderers(seen: list[Any], paints: list[Paint], group: float) -> list[Renderer]:
    """The ways that can differ: screens and gamuts with a wide color or a translucent one, joining
    where a gradient fades, and opacities between two steps of 8 bits."""
    shown_colors = [color for value in seen for color in colors(value)]
    beyond = not all(fits(unclamped(*concrete(c), "display-p3")) for c in shown_colors)
    fits_ = [("srgb", "mapped")]
    if not all(fits(in_srgb(c)) for c in shown_colors):
        fits_ += [("srgb", "clipped")] + [("srgb", "narrowed")] * beyond
    translucent = group < 1 or any(stop[2] < 1 for stops in paints for stop in stops)
    gray = all(max(in_srgb(c)) - min(in_srgb(c)) < 1e-9 for c in shown_colors)
    if translucent and not gray or any(map(is_wide, shown_colors)):
        fits_ += [("display-p3", "mapped")] + [("display-p3", "clipped")] * beyond
    fades = any(a[2] != b[2] for stops in paints for a, b in zip(stops, stops[1:]))
    between = any(in_8_bits_alpha(c["alpha"]) != c["alpha"] for c in shown_colors)
    return [Renderer(screen, fit, *how) for screen, fit in fits_
            for how in product((False, True)[:1 + fades], (False, True)[:1 + between])]


def measured_layers(
    front: Painted, backs: list[Painted], surface: Any, group: float = 1.0,
    aligned: str | None = None
) -> dict[Renderer, Layers] | None:
    """The layers of each renderer that counts; nothing where something unknown shows through."""
    backs, shows = seen_layers(backs, group)
    known = isinstance(surface, dict) and surface["alpha"] == 1
    if shows and not known:
        return None
    seen = [painted.value for painted in (front, *backs)] + ([surface] if shows else [])
    found = {}
    for way in renderers(seen, [painted.paint(FIRST) for painted in (front, *backs)], group):
        ground = paint(surface, way.screen, way.fit)[0][1] if shows else (0.0, 0.0, 0.0)
        found[way] = Layers(
            front.paint(way), [back.paint(way) for back in backs], ground, way.straight, group,
            way.screen, aligned)
    return found


def lowest(layers: dict[Renderer, Layers]) -> dict[Renderer, float]:
    """The lowest ratio of each renderer."""
    return {way: min(real(drawn), eight_bit(drawn)) if way.screen == "srgb" else real(drawn)
            for way, drawn in layers.items()}


# Ratios that differ by less are equal except for rounding.
SAME = 1e-9
# How much lower than the true one a ratio can be that is searched along gradients.
SEARCHED = 1e-5


def names(ratios: dict[Renderer, float], same: float = SAME) -> set[str | None]:
    """What the worst renderer may be called: one name, but where two are equally bad."""
    least = min(ratios.values())
    return {name(way, ratios, same) for way, ratio in ratios.items() if ratio <= least + same}


def name(worst: Renderer, ratios: dict[Renderer, float], same: float = SAME) -> str | None:
    """What is special about it, where that makes a difference."""
    better = [way for way, ratio in ratios.items() if ratio > ratios[worst] + same]

    def alike(way: Renderer) -> bool:
        return (way.straight, way.packed) == (worst.straight, worst.packed)

    words = []
    if any(map(alike, better)):
        words.append(worst.screen)
        if sum(alike(way) and way.screen == worst.screen for way in ratios) > 1:
            words.append("mapped" if worst.fit == "mapped" else "clipped")
    if replace(worst, straight=not worst.straight) in better:
        words.append("straight" if worst.straight else "premultiplied")
    if worst.packed and replace(worst, packed=False) in better:
        words.append("8-bit-alpha")
    return " ".join(words) or None
