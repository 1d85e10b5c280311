"""WCAG 2.2's ratio of paints over each other (color, section 3; docs/reference/contrast.md)."""

from __future__ import annotations

import math
from bisect import bisect
from itertools import product
from random import Random
from typing import Any

import numpy

from .gamut import CUT, fits, in_srgb, rounded, shown
from .polynomials import passes, places, through
from .spaces import TO_XYZ, Triple, srgb_to_linear

Stop = tuple[float, Triple, float]
Paint = list[Stop]
WEIGHTS = 0.2126, 0.7152, 0.0722
# Two channels that change at one place do so at places that differ by their last bits.
HAIRLINE = 1e-7
# From how many points the lowest ratio over several positions is approached, and how often nearer.
STARTS, HALVINGS = 48, 42


def is_wide(color: dict[str, Any]) -> bool:
    """Whether it is emitted in Display P3: written so, or outside of sRGB."""
    return color["colorSpace"] == "display-p3" or not fits(in_srgb(color))


def colors(value: Any) -> list[dict[str, Any]]:
    return [stop["color"] for stop in value] if isinstance(value, list) else [value]


def paint(
    value: Any, screen: str, fit: str = "mapped", opacity: float = 1.0, packed: bool = False
) -> Paint:
    """A color or a gradient as stops in the gamma-encoded space of a screen."""
    def alpha(color: dict[str, Any]) -> float:
        own: float = color["alpha"]
        return opacity * (in_8_bits_alpha(own) if packed else own)

    if not isinstance(value, list):
        return [(0.0, shown(value, screen, fit), alpha(value))]
    stops, reached = [], 0.0
    for stop in value:
        # A stop counts as at least at the position of those above it (docs, clamped-position).
        reached = max(reached, stop["position"])
        color = stop["color"]
        stops.append((reached, shown(color, screen, fit), alpha(color)))
    return trimmed(stops)


def in_8_bits_alpha(own: float) -> float:
    """An opacity in 8 bits; as it is where only its digits are cut."""
    packed = math.floor(own * 255 + 0.5)
    return own if abs(own * 255 - packed) < 1e-6 else packed / 255


def trimmed(stops: Paint) -> Paint:
    """The stops without those at an end that cover no area."""
    while len(stops) > 1 and stops[0][0] == stops[1][0] == 0:
        stops = stops[1:]
    while len(stops) > 1 and stops[-1][0] == stops[-2][0] == 1:
        stops = stops[:-1]
    return stops


def at(stops: Paint, t: float, after: bool = False, straight: bool = False) -> tuple[Triple, float]:
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
    mixed = tuple((x * a0 * (1 - share) + y * a1 * share) / alpha for x, y in zip(c0, c1))
    return mixed, alpha  # type: ignore[return-value]


def over(front: tuple[Triple, float], back: Triple) -> Triple:
    color, alpha = front
    return tuple(f * alpha + b * (1 - alpha) for f, b in zip(color, back))  # type: ignore


def luminance(c: Triple) -> float:
    red, green, blue = (w * srgb_to_linear(x) for w, x in zip(WEIGHTS, c))
    return red + green + blue


def p3_luminance(c: Triple) -> float:
    """Y of CIE XYZ."""
    return math.fsum(w * srgb_to_linear(x) for w, x in zip(TO_XYZ["display-p3"][1], c))


def ratio(a: float, b: float) -> float:
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


def in_8_bits(c: Triple) -> Triple:
    return tuple(x / 255 for x in rounded(c))  # type: ignore


class Layers:
    """A foreground over backgrounds, the top one first, over a surface.

    `group` is the opacity with which the foreground and the top background are drawn as one.
    """

    def __init__(
        self, front: Paint, backs: list[Paint], surface: Triple, straight: bool = False,
        group: float = 1.0, screen: str = "srgb", aligned: str | None = None
    ) -> None:
        self.paints, self.surface = [front, *backs], surface
        self.straight, self.group, self.screen = straight, group, screen
        gradients = [n for n, stops in enumerate(self.paints) if len(stops) > 1]
        # The gradients that share a position: all of an aligned pair or stack, or each alone.
        together = {"pair": [gradients], "stack": [[n] for n in gradients if n == 0] + [
            [n for n in gradients if n > 0]]}.get(aligned or "", [[n] for n in gradients])
        self.places = [part for part in together if part]

    @property
    def weights(self) -> Triple:
        return WEIGHTS if self.screen == "srgb" else TO_XYZ[self.screen][1]

    def ratio(self, front: Triple, back: Triple) -> float:
        bright = luminance if self.screen == "srgb" else p3_luminance
        return ratio(bright(front), bright(back))

    def at(self, t: float, after: bool) -> tuple[Triple, Triple]:
        """What is seen where all gradients are at one position."""
        below, (front, *backs) = self.surface, (
            at(stops, t, after, self.straight) for stops in self.paints)
        for each in reversed(backs[1:]):
            below = over(each, below)
        back = over(backs[0], below)
        return (over((over(front, back), self.group), below), over((back, self.group), below)
                ) if self.group < 1 else (over(front, back), back)

    def ends(self, gradients: list[int]) -> list[float]:
        return sorted({0.0, 1.0, *(stop[0] for n in gradients for stop in self.paints[n])})

    @property
    def is_apart(self) -> bool:
        """Whether the foreground looks the same on everything, and has its own position."""
        covers = self.group == 1 and all(stop[2] == 1 for stop in self.paints[0])
        return covers and not any(0 in part and len(part) > 1 for part in self.places)

    def only(self, front: bool) -> Layers:
        """One of the two sides alone."""
        clear = [(0.0, (0.0, 0.0, 0.0), 0.0)]
        paints = [self.paints[0], clear] if front else [clear, *self.paints[1:]]
        found = Layers(paints[0], paints[1:], self.surface, self.straight)
        found.places = [part for part in self.places if (0 in part) == front]
        return found


def real(layers: Layers) -> float:
    """The lowest ratio of the exact colors."""
    return least(layers, False) if layers.places else layers.ratio(*layers.at(0, False))


def eight_bit(layers: Layers) -> float:
    """The lowest ratio of the colors in 8 bits."""
    if len(layers.places) < 2:
        return min(layers.ratio(*sides) for sides in pixels(layers))
    parts = [layers.only(True), layers.only(False)]
    if not layers.is_apart or any(len(part.places) > 1 for part in parts):
        return least(layers, True)
    front, back = (sorted({luminance(sides[n]) for sides in pixels(part)})
                   for n, part in enumerate(parts))
    return min(ratio(a, b) for a in front for b in near(back, a))


def near(sorted_: list[float], value: float) -> list[float]:
    """The nearest numbers below and above."""
    place = bisect(sorted_, value)
    return sorted_[max(place - 1, 0):place + 1]


def pixels(layers: Layers) -> set[tuple[Triple, Triple]]:
    """What is seen in 8 bits along one position: between all places where a channel changes. What
    is seen at a single point, such as a stop, is not drawn."""
    ends = layers.ends([n for part in layers.places for n in part])
    places: list[tuple[float, bool]] = []
    for low, high in zip(ends, ends[1:]):
        cuts = sorted({low, high, *crossings(layers, low, high)})
        places += [((a + b) / 2, False) for a, b in zip(cuts, cuts[1:]) if b - a >= HAIRLINE]
    return {(in_8_bits(front), in_8_bits(back)) for front, back in
            (layers.at(t, after) for t, after in places)}


def crossings(layers: Layers, low: float, high: float) -> list[float]:
    """Where a channel of what is seen passes from one 8-bit value to the next."""
    if not layers.places:
        return []
    # Each gradient is one factor of what is below it, and a straight one is itself the product of
    # a color and an opacity.
    degree = 1 + len(layers.places[0])
    seen = [layers.at(low + share * (high - low), share == 0) for share in places(degree)]
    found: list[float] = []
    for which in (0, 1):
        for channel in range(3):
            curve = through([sides[which][channel] * 255 + 0.5 for sides in seen])
            found += [low + share * (high - low) for share in passes(curve)]
    return found


class Seen:
    """What layers show, at many positions at once: a piece between two stops, and a share of it."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.tables: list[tuple[int | None, Any]] = [
            (None, self.table(stops, [0.0, 1.0])) for stops in layers.paints]
        self.pieces = []
        for number, part in enumerate(layers.places):
            ends = layers.ends(part)
            self.pieces.append(len(ends) - 1)
            for n in part:
                self.tables[n] = number, self.table(layers.paints[n], ends)

    def table(self, stops: Paint, ends: list[float]) -> Any:
        straight = self.layers.straight
        found = numpy.array([[(*color, alpha) for color, alpha in (
            at(stops, low, True, straight), at(stops, high, False, straight))]
            for low, high in zip(ends, ends[1:])])
        if not straight:
            found[..., :3] *= found[..., 3:]
        return found

    def over(self, number: int, piece: Any, share: Any, below: Any) -> Any:
        place, table = self.tables[number]
        if place is None:
            mixed = table[0, 0]
        else:
            ends = table[piece[..., place]]
            mixed = ends[..., 0, :] + (ends[..., 1, :] - ends[..., 0, :]) * share[..., place, None]
        color, alpha = mixed[..., :3], mixed[..., 3:]
        return (color * alpha if self.layers.straight else color) + below * (1 - alpha)

    def ratios(self, piece: Any, share: Any, in_8_bits: bool) -> Any:
        below = numpy.array(self.layers.surface)
        for number in range(len(self.tables) - 1, 1, -1):
            below = self.over(number, piece, share, below)
        back = self.over(1, piece, share, below)
        front, group = self.over(0, piece, share, back), self.layers.group
        sides = [(below + (side - below) * group if group < 1 else side) for side in (front, back)]
        if in_8_bits:
            sides = [numpy.floor(side * 255 + 0.5 + CUT) / 255 for side in sides]
        front, back = (numpy.where(
            side <= 0.04045, side / 12.92, ((side + 0.055) / 1.055) ** 2.4
        ) @ numpy.array(self.layers.weights) + 0.05 for side in sides)
        return numpy.maximum(front, back) / numpy.minimum(front, back)


def least(layers: Layers, in_8_bits: bool) -> float:
    """The lowest ratio over all positions: of a grid, and ever nearer to the lowest of its points."""
    seen = Seen(layers)
    count = len(seen.pieces)
    samples = {1: 33, 2: 13, 3: 7}.get(count, 4)
    axes = [[(piece, i / (samples - 1)) for piece in range(pieces) for i in range(samples)]
            for pieces in seen.pieces]
    total = math.prod(map(len, axes))
    chosen = range(total) if total < 50_000 else Random(1).sample(range(total), 50_000)
    indices = numpy.unravel_index(numpy.array(chosen), [len(axis) for axis in axes])
    grid = numpy.stack([numpy.array(axis)[i] for axis, i in zip(axes, indices)], -2)
    # Pixels of a single point, such as a stop, are not drawn.
    hairline = HAIRLINE if in_8_bits else 0
    piece, share = grid[..., 0].astype(int), grid[..., 1].clip(hairline, 1 - hairline)
    best = numpy.argsort(seen.ratios(piece, share, in_8_bits), kind="stable")[:STARTS]
    piece, share = piece[best], share[best]
    offsets = numpy.array(list(product((0, -1, 1), repeat=count)), float)
    if in_8_bits:
        offsets = numpy.append(offsets, numpy.random.default_rng(1).uniform(-2, 2, (60, count)), 0)
    every = numpy.repeat(piece[:, None, :], len(offsets), 1)
    for halving in range(HALVINGS // 2 if in_8_bits else HALVINGS):
        offsets = offsets / (2 if halving else samples - 1)
        around = numpy.clip(share[:, None, :] + offsets, hairline, 1 - hairline)
        found = seen.ratios(every, around, in_8_bits)
        share = around[numpy.arange(len(share)), found.argmin(1)]
    return float(found.min())
