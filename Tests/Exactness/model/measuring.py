"""The rows of one pair in one variant of one theme."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING, Any

from .contracts import Contract, Pair, Spot, Variant
from .demands import surface_node
from .duties import duty, is_sized
from .findings import Report
from .layers import SAME, SEARCHED, Painted, lowest, measured_layers, names, seen_layers
from .pointers import Path, parsed, written
from .rows import Member, Row, Side
from .theme import Fault
from .units import colors_of

if TYPE_CHECKING:
    from .project import Compiled
    from .reading import Node


# How much lower the contrast between stops must be, so that the stops do not tell it.
UNEVEN = 1e-4


@dataclass
class Measured:
    side: Side
    ratio: float | None
    layers: dict[Any, Any]
    renderers: set[str | None]
    on_gradient: bool
    # The ratio that it would have if it were drawn.
    unseen: float | None = None


class Measuring:
    """Reads and measures what a pair is of in a theme."""

    def __init__(self, settings: Node | None, theme: Compiled, themes: list[Compiled],
                 today: str | None, report: Report) -> None:
        self.settings, self.theme, self.themes = settings, theme, themes
        self.today, self.report = today, report
        surface = surface_node(settings, theme.choice)
        self.surface_path = parsed(surface.value) if surface else None
        self.surface = self.value(self.surface_path, "color") if self.surface_path else None

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
                     faded, value, *drawn(resolved, part)) for part, value in found.items()]

    def count(self, spot: Spot) -> int:
        """How many colors a layer is of; where its value is missing, as many as in other themes."""
        counts = [self.colors(theme, spot) for theme in (self.theme, *self.themes)]
        return counts[0] or max(counts) or 1

    def colors(self, theme: Compiled, spot: Spot) -> int:
        resolved = theme.theme.done.get(spot.path)
        return len(colors_of(resolved, spot.part)) if resolved else 0

    def rows(self, contract: Contract, variant: Variant, pair: Pair) -> tuple[list[Row], int]:
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
        asked = duty(self.settings, self.theme.choice, pair, size, self.today, self.report)
        rows: list[Row] = []
        unjudged = 0
        members = [side for sides in fronts for side in sides]  # type: ignore[union-attr]
        for under in product(*backs):  # type: ignore[arg-type]
            if isinstance(self.surface, Fault) and seen_layers(painted(under), share)[1]:
                unjudged += 1 if pair.foreground.any_of else len(members)
                continue
            measured = [self.measured(side, list(under), share, pair.aligned) for side in members]
            # Of several, one that is not drawn is never enough, also where nothing is required.
            for each in measured if pair.foreground.any_of or not asked.exempt else []:
                ring = each.side.ring if "focus" in pair.node.members else None
                # In a stack, a layer that is not drawn shows what is below it.
                sides = (each.side, *under) if len(under) == 1 else (each.side,)
                unseen = not all(side.is_drawn for side in sides)
                if unseen or not each.side.is_edge or (ring is not None and ring <= 0):
                    each.ratio, each.unseen = None, each.ratio
            any_of = [Member(m.side, m.ratio, m.layers) for m in measured if pair.foreground.any_of]
            on = " over ".join(side.name for side in under)
            for best in [first_best(measured)] if any_of else measured:
                front = " or ".join(m.side.name for m in any_of) or best.side.name
                # Where nothing is required, the ratio is only a number.
                ratio = best.unseen if best.ratio is None and asked.exempt else best.ratio
                rows.append(Row(
                    contract.component, self.theme.choice, variant, front, best.side, on,
                    list(under), asked, ratio, asked.outcome(ratio), pair, best.layers, best.renderers,
                    best.on_gradient, any_of, (written(faded), share) if faded else None,
                    *self.seen(list(under), share),
                    self.uneven([best.side, *under], share, pair.aligned)
                    if best.ratio is not None or asked.exempt else frozenset()))
        return rows, unjudged

    def seen(self, under: list[Side], group: float) -> tuple[frozenset[int], Path | None]:
        """The positions of layers that are not seen, and the surface, if it is."""
        backs = painted(under)
        count = len(seen_layers(backs, group)[0])
        shows = seen_layers(backs, group)[1] and isinstance(self.surface, dict)
        hidden = [n + 1 for n, each in enumerate(backs) if n >= count or each.is_clear]
        return (frozenset(hidden if len(backs) > 1 else ()), self.surface_path if shows else None)

    def uneven(self, sides: list[Side], group: float, aligned: str | None) -> frozenset[str]:
        """The gradients of which one stop is shown, and whose contrast is lower between the stops."""
        found = set()
        for position, side in enumerate(sides):
            resolved = self.theme.theme.done[parsed(side.path)]
            if side.part is None or resolved.type != "gradient":
                continue

            def ratio(value: Any) -> float | None:
                changed = [replace(side, value=value) if n == position else each
                           for n, each in enumerate(sides)]
                return self.measured(changed[0], changed[1:], group, aligned).ratio

            ratios = [ratio(stop["color"]) for stop in resolved.value]
            whole, known = ratio(resolved.value), [each for each in ratios if each is not None]
            if whole is not None and known and whole < min(known) - UNEVEN:
                found.add(side.path)
        return frozenset(found)

    def measured(self, side: Side, under: list[Side], group: float, aligned: str | None) -> Measured:
        front, backs = painted([side])[0], painted(under)
        layers = measured_layers(front, backs, self.surface, group, aligned)
        ratios = lowest(layers) if layers is not None else {}
        seen = [side, *under[:len(seen_layers(backs, group)[0])]]
        return Measured(
            side, min(ratios.values(), default=None), layers or {},
            named(ratios, max((len(each.places) for each in (layers or {}).values()), default=0)),
            any(isinstance(s.value, list) and len(s.value) > 1 for s in seen))


def drawn(resolved: Any, part: str | None) -> tuple[bool, float | None, bool]:
    """Whether a color in a border or a shadow is drawn, how wide it is (a blur does not count, nor
    does what a layer of the shadow above it covers), and whether it is at full strength somewhere."""
    def pixels(length: Any) -> float:
        return float(length["value"] * (16 if length["unit"] == "rem" else 1))

    if resolved.type == "border":
        width, style = pixels(resolved.value["width"]), resolved.value["style"]
        dashes = [] if isinstance(style, str) or style["lineCap"] != "butt" else style["dashArray"]
        # Of an odd number of lengths, each is a dash and a gap in turn.
        dashes = dashes[::1 if len(dashes) % 2 else 2]
        return width > 0 and (not dashes or any(map(pixels, dashes))), width, True
    if resolved.type != "shadow" or part is None:
        return True, None, True
    index = int(part.partition(".")[0]) if part != "color" else 0
    shadow = resolved.value[index]
    above = [pixels(each["spread"]) for each in resolved.value[:index]
             if each["inset"] == shadow["inset"]]
    spread = round(pixels(shadow["spread"]) - max([0.0, *above]), 9)
    blur, own = pixels(shadow["blur"]), pixels(shadow["spread"])
    offset = max(abs(pixels(shadow[name])) for name in ("offsetX", "offsetY"))
    return blur + own + offset > 0, spread, own > 0 or offset > blur


def named(ratios: dict[Any, float], positions: int) -> set[str | None]:
    """The names of the worst renderer; of several where a search may not tell them apart, and none
    where samples over several positions are not near enough."""
    if positions > 1:
        return set()
    sames = (SAME, 1e-7, SEARCHED, 3 * SEARCHED) if positions else (SAME,)
    return {name for same in sames for name in names(ratios, same)} if ratios else {None}


def painted(sides: Any) -> list[Painted]:
    return [Painted(side.value, (side.opacity[1] if side.opacity else 1.0) * (
        side.is_drawn or len(sides) == 1)) for side in sides]


def first_best(measured: list[Measured]) -> Measured:
    """The first of the best: ratios that differ by less are equal except for rounding."""
    most = max(map(rank, measured))
    return next(each for each in measured if rank(each) >= most - SAME)


def rank(measured: Measured) -> float:
    return -1.0 if measured.ratio is None else measured.ratio


