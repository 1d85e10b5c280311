"""The rows of one pair in one variant of one theme."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any

from .contracts import Contract, Pair, Spot, Variant
from .demands import surface_node
from .duties import duty, is_sized
from .layers import SAME, Painted, lowest, measured_layers, names, seen_layers
from .pointers import Path, parsed, written
from .rows import Member, Row, Side
from .theme import Fault
from .units import colors_of

if TYPE_CHECKING:
    from .project import Compiled
    from .reading import Node


@dataclass
class Measured:
    side: Side
    ratio: float | None
    layers: dict[Any, Any]
    renderers: set[str | None]
    on_gradient: bool


class Measuring:
    """Reads and measures what a pair is of in a theme."""

    def __init__(self, settings: Node | None, theme: Compiled, themes: list[Compiled]) -> None:
        self.settings, self.theme, self.themes = settings, theme, themes
        surface = surface_node(settings, theme.choice)
        self.surface = self.value(parsed(surface.value), "color") if surface else None

    def value(self, path: Path, *types: str) -> Any:
        resolved = self.theme.theme.done.get(path)
        return resolved.value if resolved and resolved.type in types else Fault.ERROR

    def opacity(self, path: Path | None) -> Any:
        if path is None:
            return 1.0
        value = self.value(path, "number")
        return value if isinstance(value, Fault) or 0 <= value <= 1 else Fault.ERROR

    def sides(self, spot: Spot) -> list[Side] | Fault:
        """The colors of a layer: several where it names all of a shadow."""
        resolved = self.theme.theme.done.get(spot.path)
        opacity = self.opacity(spot.opacity)
        found = colors_of(resolved, spot.part) if resolved else {}
        if not found or isinstance(opacity, Fault):
            return Fault.ERROR
        faded = (written(spot.opacity), opacity) if spot.opacity else None
        several = len(found) > 1
        return [Side(spot.layer.part_name(part if several else None), written(spot.path), part,
                     faded, value) for part, value in found.items()]

    def count(self, spot: Spot) -> int:
        """How many colors a layer is of; where its value is missing, as many as in other themes."""
        counts = [self.colors(theme, spot) for theme in (self.theme, *self.themes)]
        return counts[0] or max(counts) or 1

    def colors(self, theme: Compiled, spot: Spot) -> int:
        resolved = theme.theme.done.get(spot.path)
        return len(colors_of(resolved, spot.part)) if resolved else 0

    def rows(
        self, contract: Contract, variant: Variant, pair: Pair
    ) -> tuple[list[Row], int]:
        """Its rows; and how many more there would be if its tokens were not missing or broken."""
        spots = contract.spots(pair, variant)
        if spots is None:
            return [], 0
        fronts = [self.sides(spot) for spot in spots[0]]
        backs = [self.sides(spot) for spot in spots[1]]
        text, group = pair.node.get("text"), pair.node.get("groupOpacity")
        size = self.value(parsed(text.value), "typography") if text and is_sized(pair) else None
        faded = contract.opacity(group, variant)
        share = self.opacity(faded)
        if any(isinstance(v, Fault) for v in (*fronts, *backs, size, share)):
            counted = [*([] if pair.foreground.any_of else spots[0]), *spots[1]]
            return [], math.prod(map(self.count, counted))
        asked = duty(self.settings, self.theme.choice, pair, size)
        rows: list[Row] = []
        unjudged = 0
        members = [side for sides in fronts for side in sides]  # type: ignore[union-attr]
        for under in product(*backs):  # type: ignore[arg-type]
            if isinstance(self.surface, Fault) and seen_layers(painted(under), share)[1]:
                unjudged += 1 if pair.foreground.any_of else len(members)
                continue
            measured = [self.measured(side, list(under), share, pair.aligned) for side in members]
            any_of = [Member(m.side, m.ratio) for m in measured] if pair.foreground.any_of else []
            on = " over ".join(side.name for side in under)
            for best in [first_best(measured)] if any_of else measured:
                front = " or ".join(m.side.name for m in any_of) or best.side.name
                rows.append(Row(
                    contract.component, self.theme.choice, variant, front, best.side, on,
                    list(under), asked, best.ratio, asked.outcome(best.ratio), pair, best.layers, best.renderers,
                    best.on_gradient, any_of,
                    (written(faded), share) if faded else None))
        return rows, unjudged

    def measured(
        self, side: Side, under: list[Side], group: float, aligned: str | None
    ) -> Measured:
        front, backs = painted([side])[0], painted(under)
        layers = measured_layers(front, backs, self.surface, group, aligned)
        ratios = lowest(layers) if layers is not None else {}
        seen = [side, *under[:len(seen_layers(backs, group)[0])]]
        return Measured(
            side, min(ratios.values(), default=None), layers or {},
            names(ratios) if ratios else {None},
            any(isinstance(s.value, list) and len(s.value) > 1 for s in seen))


def painted(sides: Any) -> list[Painted]:
    return [Painted(side.value, side.opacity[1] if side.opacity else 1.0) for side in sides]


def first_best(measured: list[Measured]) -> Measured:
    """The first of the best: ratios that differ by less are equal except for rounding."""
    most = max(map(rank, measured))
    return next(each for each in measured if rank(each) >= most - SAME)


def rank(measured: Measured) -> float:
    return -1.0 if measured.ratio is None else measured.ratio


