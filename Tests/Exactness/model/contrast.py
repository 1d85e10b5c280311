"""WCAG 2.2's ratio of paints over each other (color, section 3; docs/reference/contrast.md)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from .gamut import fits, in_srgb, rounded, shown
from .polynomials import passes, places, through
from .spaces import TO_XYZ, Triple, srgb_to_linear

Stop = tuple[float, Triple, float]
Paint = list[Stop]
Measured = tuple[float, float]
# Two channels that change at one place do so at places that differ by their last bits.
HAIRLINE = 1e-7


def is_wide(color: dict[str, Any]) -> bool:
    """Whether it is emitted in Display P3: written so, or outside of sRGB."""
    return color["colorSpace"] == "display-p3" or not fits(in_srgb(color))


def colors(value: Any) -> list[dict[str, Any]]:
    return [stop["color"] for stop in value] if isinstance(value, list) else [value]


def paint(value: Any, screen: str, fit: str = "mapped", opacity: float = 1.0) -> Paint:
    """A color or a gradient as stops in the gamma-encoded space of a screen."""
    if not isinstance(value, list):
        return [(0.0, shown(value, screen, fit), value["alpha"] * opacity)]
    stops, reached = [], 0.0
    for stop in value:
        # A stop counts as at least at the position of those above it (docs, clamped-position).
        reached = max(reached, stop["position"])
        color = stop["color"]
        stops.append((reached, shown(color, screen, fit), color["alpha"] * opacity))
    return trimmed(stops)


def trimmed(stops: Paint) -> Paint:
    """The stops without those at an end that cover no area."""
    while len(stops) > 1 and stops[0][0] == stops[1][0] == 0:
        stops = stops[1:]
    while len(stops) > 1 and stops[-1][0] == stops[-2][0] == 1:
        stops = stops[:-1]
    return stops


def at(
    stops: Paint, t: float, after: bool = False, straight: bool = False
) -> tuple[Triple, float]:
    """Color and alpha at a position, interpolated premultiplied (section 3.2) or separately."""
    before = [s for s in stops if (s[0] <= t if after else s[0] < t)]
    behind = [s for s in stops if (s[0] > t if after else s[0] >= t)]
    if not before:
        return behind[0][1], behind[0][2]
    if not behind:
        return before[-1][1], before[-1][2]
    (p0, c0, a0), (p1, c1, a1) = before[-1], behind[0]
    share = (t - p0) / (p1 - p0)
    alpha = a0 + (a1 - a0) * share
    if straight:
        return tuple(x + (y - x) * share for x, y in zip(c0, c1)), alpha  # type: ignore
    if alpha == 0:
        return c0, 0.0
    mixed = tuple(
        (x * a0 * (1 - share) + y * a1 * share) / alpha for x, y in zip(c0, c1))
    return mixed, alpha  # type: ignore[return-value]


def over(front: tuple[Triple, float], back: Triple) -> Triple:
    color, alpha = front
    return tuple(f * alpha + b * (1 - alpha) for f, b in zip(color, back))  # type: ignore


def luminance(c: Triple) -> float:
    red, green, blue = map(srgb_to_linear, c)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def p3_luminance(c: Triple) -> float:
    """Y of CIE XYZ."""
    return math.fsum(w * srgb_to_linear(x) for w, x in zip(TO_XYZ["display-p3"][1], c))


def ratio(a: float, b: float) -> float:
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


def in_8_bits(c: Triple) -> Triple:
    return tuple(x / 255 for x in rounded(c))  # type: ignore


class Layers:
    """A foreground over backgrounds, the top one first, over a surface, position by position.

    `group` is the opacity with which the foreground and the top background are drawn as one.
    """

    def __init__(
        self, front: Paint, backs: list[Paint], surface: Triple, straight: bool = False,
        group: float = 1.0
    ) -> None:
        self.front, self.backs, self.surface = front, backs, surface
        self.straight, self.group = straight, group

    def at(self, t: float, after: bool) -> tuple[Triple, Triple]:
        below = self.surface
        for stops in reversed(self.backs[1:]):
            below = over(at(stops, t, after, self.straight), below)
        back = over(at(self.backs[0], t, after, self.straight), below)
        front = over(at(self.front, t, after, self.straight), back)
        if self.group == 1:
            return front, back
        return over((front, self.group), below), over((back, self.group), below)

    def positions(self) -> list[float]:
        return sorted({0.0, 1.0, *(s[0] for stops in self.paints for s in stops)})

    @property
    def paints(self) -> list[Paint]:
        return [self.front, *self.backs]

    @property
    def flat(self) -> bool:
        return all(len(stops) == 1 for stops in self.paints)

    @property
    def degree(self) -> int:
        """Of the polynomial that a channel is between two stops: each gradient is one factor of
        what is below it, and a straight one is itself the product of a color and an opacity."""
        return 1 + sum(len(stops) > 1 for stops in self.paints)


def real(layers: Layers, bright: Callable[[Triple], float]) -> Measured:
    """The lowest ratio of the exact colors, and where."""
    def measured(t: float, after: bool) -> float:
        front, back = layers.at(t, after)
        return ratio(bright(front), bright(back))

    if layers.flat:
        return measured(0, False), 0.0
    found: list[Measured] = []
    ends = layers.positions()
    for low, high in zip(ends, ends[1:]):
        inner = [low + (high - low) * i / 24 for i in range(25)]
        values = [measured(t, i == 0) for i, t in enumerate(inner)]
        found += list(zip(values, inner))
        found += refined(measured, inner, values)
    found += [(measured(t, after), t) for t in ends for after in (False, True)]
    return min(found)


def refined(
    measured: Callable[[float, bool], float], inner: list[float], values: list[float]
) -> list[Measured]:
    """The lowest ratio between three samples whose middle one is lowest, by thirds."""
    found = []
    for i in range(len(inner)):
        low, high = inner[max(i - 1, 0)], inner[min(i + 1, len(inner) - 1)]
        around = values[max(i - 1, 0)], values[min(i + 1, len(values) - 1)]
        if values[i] > min(around) or values[i] == max(around):
            continue
        for _ in range(50):
            a, b = low + (high - low) / 3, high - (high - low) / 3
            if measured(a, False) < measured(b, False):
                high = b
            else:
                low = a
        found.append((measured(low, True), low))
    return found


def eight_bit(layers: Layers) -> Measured:
    """The lowest ratio of the colors in 8 bits: between all places where one changes."""
    if layers.flat:
        front, back = layers.at(0, False)
        return ratio(luminance(in_8_bits(front)), luminance(in_8_bits(back))), 0.0
    ends = layers.positions()
    found: list[Measured] = []
    for low, high in zip(ends, ends[1:]):
        cuts = sorted({low, high, *crossings(layers, low, high)})
        for a, b in zip(cuts, cuts[1:]):
            if b - a < HAIRLINE:
                continue
            front, back = layers.at((a + b) / 2, False)
            value = ratio(luminance(in_8_bits(front)), luminance(in_8_bits(back)))
            found.append((value, (a + b) / 2))
    for t in ends:
        for after in (False, True):
            front, back = layers.at(t, after)
            found.append((ratio(luminance(in_8_bits(front)), luminance(in_8_bits(back))), t))
    return min(found)


def crossings(layers: Layers, low: float, high: float) -> list[float]:
    """Where a channel of what is seen passes from one 8-bit value to the next."""
    degree = layers.degree
    seen = [layers.at(low + share * (high - low), share == 0) for share in places(degree)]
    found: list[float] = []
    for which in (0, 1):
        for channel in range(3):
            curve = through([sides[which][channel] * 255 + 0.5 for sides in seen])
            found += [low + share * (high - low) for share in passes(curve)]
    return found
