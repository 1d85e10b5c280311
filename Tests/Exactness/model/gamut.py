"""Colors as screens show them: CSS Color 4's gamut mapping, and 8 bits."""

import math
from functools import cache
from typing import Any

from .spaces import FROM_XYZ, Triple, linear_to_srgb, oklab_to_xyz, product, srgb, xyz, xyz_to_oklab

JND, EPSILON, NOISE = 0.02, 1e-4, 1e-6
# What ten digits of a component leave out, in 8-bit steps.
CUT = 2e-8


def concrete(color: dict[str, Any]) -> tuple[str, Triple]:
    """A missing component counts as 0."""
    numbers = tuple(0.0 if c == "none" else c for c in color["components"])
    return color["colorSpace"], numbers  # type: ignore


def encoded(name: str, position: Triple) -> Triple:
    """Gamma-encoded components in `srgb` or `display-p3`, which share a curve."""
    return tuple(map(linear_to_srgb, product(FROM_XYZ[name], position)))  # type: ignore


def fits(components: Triple) -> bool:
    return all(-NOISE <= c <= 1 + NOISE for c in components)


def clip(components: Triple) -> Triple:
    return tuple(min(max(c, 0.0), 1.0) for c in components)  # type: ignore


def in_srgb(color: dict[str, Any]) -> Triple:
    """Its components in sRGB, as they come out."""
    space, components = concrete(color)
    return srgb(space, components) or encoded("srgb", xyz(space, components))


def shown(color: dict[str, Any], name: str = "srgb", fit: str = "mapped") -> Triple:
    """The color that a screen of this gamut shows.

    `narrowed` is what Swift writes, mapped into Display P3, and the screen then clips.
    """
    space, components = concrete(color)
    if fit == "mapped":
        return mapped(space, components, name)
    if fit == "narrowed" and not fits(unclamped(space, components, "display-p3")):
        space, components = "display-p3", mapped(space, components, "display-p3")
    return clip(unclamped(space, components, name))


def unclamped(space: str, components: Triple, name: str) -> Triple:
    """Gamma-encoded components in a screen's space, as they come out."""
    if space == name:
        return components
    direct = srgb(space, components) if name == "srgb" else None
    return direct or encoded(name, xyz(space, components))


@cache
def mapped(space: str, components: Triple, name: str) -> Triple:
    start = unclamped(space, components, name)
    if fits(start):
        return clip(start)
    lightness, a, b = xyz_to_oklab(xyz(space, components))
    if space in ("oklab", "oklch"):
        lightness = components[0]
    if lightness >= 1:
        return 1.0, 1.0, 1.0
    if lightness <= 0:
        return 0.0, 0.0, 0.0
    return reduced((lightness, a, b), start, name)


def reduced(lab: Triple, start: Triple, name: str) -> Triple:
    """13.2.1: less chroma until the clipped color is indistinguishable from it."""
    chroma = math.hypot(lab[1], lab[2])
    clipped = clip(start)
    if difference(clipped, lab, name) < JND:
        return clipped
    low, high, low_fits = 0.0, chroma, True
    while high - low > EPSILON:
        middle = (low + high) / 2
        now = (lab[0], lab[1] * middle / chroma, lab[2] * middle / chroma)
        components = encoded(name, oklab_to_xyz(now))
        if low_fits and fits(components):
            low = middle
            continue
        clipped = clip(components)
        apart = difference(clipped, now, name)
        if apart < JND:
            if JND - apart < EPSILON:
                return clipped
            low_fits, low = False, middle
        else:
            high = middle
    return clipped


def difference(components: Triple, lab: Triple, name: str) -> float:
    """ΔEOK between components and a color in OKLab."""
    return math.dist(xyz_to_oklab(xyz(name, components)), lab)


def rounded(components: Triple) -> tuple[int, int, int]:
    """8 bits, a half rounded up, also where the digits of a component are cut."""
    return tuple(math.floor(c * 255 + 0.5 + CUT) for c in components)  # type: ignore


def eight_bit(color: dict[str, Any]) -> tuple[int, int, int]:
    return rounded(shown(color))
