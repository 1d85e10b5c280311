"""WCAG 2.2's ratio of paints over each other (color, section 3; docs/reference/contrast.md)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from .gamut import fits, in_srgb, rounded, shown
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


def paint(value: Any, screen: str, fit: str = "mapped") -> Paint:
    """A color or a gradient as stops in the gamma-encoded space of a screen."""
    if not isinstance(value, list):
        return [(0.0, shown(value, screen, fit), value["alpha"])]
    stops, reached = [], 0.0
    for stop in value:
        # A stop counts as at least at the position of those above it (docs, clamped-position).
        reached = max(reached, stop["position"])
        color = stop["color"]
        stops.append((reached, shown(color, screen, fit), color["alpha"]))
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
    """A foreground over a background over a surface, position by position."""

    def __init__(
        self, front: Paint, back: Paint, surface: Triple, straight: bool = False
    ) -> None:
        self.front, self.back, self.surface = front, back, surface
        self.straight = straight

    def at(self, t: float, after: bool) -> tuple[Triple, Triple]:
        back = over(at(self.back, t, after, self.straight), self.surface)
        return over(at(self.front, t, after, self.straight), back), back

    def positions(self) -> list[float]:
        stops = {0.0, 1.0, *(s[0] for s in self.front), *(s[0] for s in self.back)}
        return sorted(stops)

    @property
    def flat(self) -> bool:
        return len(self.front) == len(self.back) == 1


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
    """Where a channel of either layer passes from one 8-bit value to the next.

    Between two stops a channel is a polynomial of third degree at most: a straight fade over what is
    itself straight, times the opacity of what is on it.
    """
    found: list[float] = []
    third = (high - low) / 3
    places = [(low, True), (low + third, False), (high - third, False), (high, False)]
    seen = [layers.at(t, after) for t, after in places]
    for which in (0, 1):
        for channel in range(3):
            cubic = through([sides[which][channel] * 255 + 0.5 for sides in seen])
            found += [low + share * (high - low) for share in passes(cubic)]
    return found


Cubic = tuple[float, float, float, float]


def through(values: list[float]) -> Cubic:
    """The polynomial with these values at 0, 1/3, 2/3 and 1; the constant first."""
    a, b, c, d = values
    return (a, (-11 * a + 18 * b - 9 * c + 2 * d) / 2, (18 * a - 45 * b + 36 * c - 9 * d) / 2,
            (-9 * a + 27 * b - 27 * c + 9 * d) / 2)


def passes(cubic: Cubic) -> list[float]:
    """Where between 0 and 1 a polynomial is a whole number."""
    def value(x: float) -> float:
        return ((cubic[3] * x + cubic[2]) * x + cubic[1]) * x + cubic[0]

    ends = [0.0, *turns(cubic), 1.0]
    found = []
    for low, high in zip(ends, ends[1:]):
        first, last = value(low), value(high)
        least, most = sorted((first, last))
        for whole in range(math.floor(least) + 1, math.floor(most) + 1):
            before, after = low, high
            for _ in range(44):
                middle = (before + after) / 2
                if (value(middle) < whole) == (first < whole):
                    before = middle
                else:
                    after = middle
            found.append(after)
    return found


def turns(cubic: Cubic) -> list[float]:
    """Where between 0 and 1 a polynomial turns."""
    a, b, c = 3 * cubic[3], 2 * cubic[2], cubic[1]
    inside = b * b - 4 * a * c
    if inside < 0 or (abs(a) < 1e-9 and abs(b) < 1e-9):
        return []
    if abs(a) < 1e-9:
        roots = [-c / b]
    else:
        roots = [(-b + sign * math.sqrt(inside)) / (2 * a) for sign in (-1, 1)]
    return sorted(x for x in roots if 0 < x < 1)
