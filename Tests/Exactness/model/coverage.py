"""What came of each check, and of each color: by contract, variant and theme (rulings 25 and 38).

A check is a foreground on the layers below it in a variant of a theme. A contract declares one for
each pair and ground where all have a value, whatever the conditions say; a pair with a color of
another variant also declares one with the variant's own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING

from .contracts import Contract, Pair, Role, Spot, Variant
from .demands import surface_node
from .duties import is_text
from .outputs import deprecated
from .pointers import Path, parsed, written
from .presence import means, side_of
from .units import Unit, colors_of, references, units_of

if TYPE_CHECKING:
    from .audit import Audit

# From worst to best.
STATUSES = ("never", "partly", "exempt", "measured", "waived")
OPEN = ("never", "partly")
# The types of roles with colors: whole ones, and those inside a value.
WHOLE = {"color", "gradient", "paint"}
COLORED = WHOLE | {"border", "shadow"}
Key = tuple[tuple[str, str], ...]
# What a color is in a check, and the status of that check. A color is a `side`, or `omitted` (no pair
# with the check applies), `hidden` (not seen there, or only a surface), or the `reference` of a side. A
# gradient is also shown by its `stop 0` and so on, and `uneven` where that does not tell all.
Mark = tuple[str, str]


@dataclass(frozen=True)
class Cell:
    theme: int
    contract: int | None = None
    role: str | None = None
    variant: Key = ()


@dataclass
class Result:
    """What a row says about a check."""

    status: str
    # The positions of layers that are not seen, counted from the foreground.
    hidden: frozenset[int] = frozenset()
    surface: Path | None = None
    # Gradients of which it shows one stop, and whose contrast is lower between their stops.
    uneven: frozenset[str] = frozenset()
    # Whether it says nothing about text: that of a shape, or of a color that is not needed.
    is_shape: bool = False


@dataclass
class Check:
    # Of pairs that apply; those that say nothing about text apart.
    texts: list[str] = field(default_factory=list)
    shapes: list[str] = field(default_factory=list)
    # Whether a pair for text does not apply, and does not say why.
    omits_text: bool = False
    # Whether each pair that does not apply says why.
    excuses: list[bool] = field(default_factory=list)
    # The variants whose colors it is of.
    owners: list[Key] = field(default_factory=list)

    @property
    def statuses(self) -> list[str]:
        return self.texts if self.omits_text else self.texts + self.shapes

    @property
    def is_judged(self) -> bool:
        return bool(self.statuses)

    @property
    def status(self) -> str:
        best = max(self.statuses, key=STATUSES.index, default="never")
        excused = not self.is_judged and all(self.excuses)
        return "exempt" if best == "never" and excused else best


@dataclass
class Color:
    """A color, and how far it is measured in each of its cells."""

    unit: Unit
    cells: dict[Cell, str] = field(default_factory=dict)

    @property
    def status(self) -> str:
        found = set(self.cells.values())
        if found == {"never"}:
            return "never"
        return "partly" if found & set(OPEN) else max(found, key=STATUSES.index)


def keyed(variant: Variant) -> Key:
    return tuple(sorted(variant.items()))


def best(statuses: list[str]) -> str | None:
    found = [status for status in statuses if status not in OPEN]
    return max(found, key=STATUSES.index) if found else None


class Coverage:
    """Collects what each pair covers, and then what that refers to."""

    def __init__(self, audit: Audit, contracts: list[Contract], left_out: float) -> None:
        self.audit, self.contracts, self.left_out = audit, contracts, left_out
        self.themes = [compiled.theme for compiled in audit.themes]
        self.checks: Counter[str] = Counter()
        # By contract, variant, theme and color, and by color and theme.
        self.own: dict[tuple[int, Key, int, Unit], list[Mark]] = {}
        self.reached: dict[tuple[Unit, int], set[Mark]] = {}
        # Colors that pairs name by path: whether each theme has its own, and whether a reason is given.
        self.grounds: dict[Unit, tuple[bool, bool]] = {}
        units = list(self.units())
        self.parts: dict[Path, list[str | None]] = {}
        for path, part in units:
            self.parts.setdefault(path, []).append(part)
        for number, contract in enumerate(contracts):
            for index, compiled in enumerate(audit.themes):
                for variant in contract.variants(compiled.choice):
                    self.declare(number, contract, index, variant)
        for index, compiled in enumerate(audit.themes):
            surface = surface_node(audit.settings, compiled.choice)
            if surface is not None:
                self.cover((parsed(surface.value), None), index, ("hidden", "never"))
        self.cells: dict[Unit, dict[Cell, tuple[str, bool]]] = {}
        for number, contract in enumerate(contracts):
            for role in contract.roles.values():
                if role.type in COLORED:
                    self.cells_of(number, contract, role)
        roles = {contract.path(role, variant) for contract in contracts
                 for variant in contract.variants() for role in contract.roles.values()}
        self.colors = {unit: self.color(unit) for unit in units if self.is_shown(unit)
                       or unit[0] in roles or not self.is_old_name(unit[0])}

    # Checks

    def declare(self, number: int, contract: Contract, theme: int, variant: Variant) -> None:
        """The checks of a contract in a variant of a theme."""
        checks: dict[tuple[Unit, ...], Check] = {}
        for pair in contract.pairs:
            unless = "unless" in pair.node.members
            found = contract.spots(pair, variant)
            for spots in self.combined(found) if found else []:
                self.ground(contract, spots, unless)
                for units in self.units_of(spots, theme):
                    self.judge(checks, number, pair, theme, variant, spots, units)
            variants = [] if found else [pair]
            variants += [own for own in [pair.with_own_colors()] if own and not pair.unfocused]
            for each in variants:
                for spots in self.combined(contract.declared(each, variant)):
                    for units in self.units_of(spots, theme):
                        if all(self.has(unit, theme) for unit in units):
                            check = checks.setdefault(units, Check())
                            check.excuses.append(unless)
                            check.omits_text |= is_text(pair) and not unless
                            check.owners = check.owners or [spot.variant for spot in spots]
        for units, check in checks.items():
            self.checks[check.status] += 1
            if check.status in OPEN or not best(check.statuses):
                name = "side" if check.is_judged else "omitted"
                for unit, owner in zip(units, check.owners):
                    self.mark(number, owner, theme, unit, (name, check.status))

    def combined(self, spots: tuple[list[Spot], list[Spot]] | None) -> list[list[Spot]]:
        return [[front, *spots[1]] for front in spots[0]] if spots else []

    def units_of(self, spots: list[Spot], theme: int) -> list[tuple[Unit, ...]]:
        """Each combination of the colors that the layers are of."""
        return list(product(*([(spot.path, part) for part in self.parts_of(spot, theme)]
                              for spot in spots)))

    def judge(self, checks: dict[tuple[Unit, ...], Check], number: int, pair: Pair, theme: int,
              variant: Variant, spots: list[Spot], units: tuple[Unit, ...]) -> None:
        """Adds what a pair that applies makes of one of its checks."""
        place = (id(pair), theme, keyed(variant))
        result = self.audit.results.get(
            (*place, tuple((written(path), part) for path, part in units)), Result("never"))
        complete = all(self.has(unit, theme) for unit in units)
        if complete:
            check = checks.setdefault(units, Check())
            (check.shapes if result.is_shape else check.texts).append(result.status)
            check.owners = check.owners or [spot.variant for spot in spots]
        for position, (unit, spot) in enumerate(zip(units, spots)):
            hidden = not complete or position in result.hidden
            if hidden or result.status not in OPEN:
                name = "hidden" if hidden else "side"
                self.mark(number, spot.variant, theme, unit, (name, result.status))
            if complete and written(unit[0]) in result.uneven:
                self.mark(number, spot.variant, theme, (unit[0], None), ("uneven", result.status))
        if result.surface is not None:
            self.mark(number, keyed(variant), theme, (result.surface, None), ("reference", result.status))

    def ground(self, contract: Contract, spots: list[Spot], unless: bool) -> None:
        for spot in spots:
            whole = None in self.parts.get(spot.path, ())
            parts = [None] if whole else [
                part for part in self.parts.get(spot.path, []) if means(spot.part, part)]
            for unit in [(spot.path, part) for part in parts] if spot.role is None else []:
                themed, excused = self.grounds.get(unit, (True, False))
                themed = themed and f"<{contract.theme}>" in spot.layer.text
                self.grounds[unit] = themed, excused or unless

    def parts_of(self, spot: Spot, theme: int) -> list[str | None]:
        """The colors that a layer is of; where a theme lacks its value, those of other themes."""
        resolved = self.themes[theme].done.get(spot.path)
        found = colors_of(resolved, spot.part) if resolved else {}
        return list(found) or [
            part for part in self.parts.get(spot.path, [spot.part]) if means(spot.part, part)
        ] or [spot.part]

    # Marks

    def mark(self, number: int, variant: Key, theme: int, unit: Unit, mark: Mark) -> None:
        self.own.setdefault((number, variant, theme, unit), []).append(mark)
        if mark[0] == "side" and self.is_stop(unit, theme):
            self.own.setdefault((number, variant, theme, (unit[0], None)), []).append(
                stop_mark(unit, mark))
        self.cover(unit, theme, mark)

    def is_stop(self, unit: Unit, theme: int) -> bool:
        resolved = self.themes[theme].done.get(unit[0])
        return unit[1] is not None and resolved is not None and resolved.type == "gradient"

    def cover(self, unit: Unit, theme: int, mark: Mark, is_side: bool | None = None) -> None:
        """A color covers what it refers to in the same theme."""
        known = self.reached.setdefault((unit, theme), set())
        side = mark[0] == "side" if is_side is None else is_side
        if mark in known or not self.valued(unit[0], theme) and mark[1] not in OPEN:
            return
        known.add(mark)
        if side and self.is_stop(unit, theme):
            self.reached.setdefault(((unit[0], None), theme), set()).add(stop_mark(unit, mark))
        below = "reference" if mark[0] in ("side", "omitted") else mark[0]
        for each in references(self.themes[theme], unit):
            if not (mark[0] == "uneven" and each[1] is not None):
                self.cover(each, theme, (below, mark[1]), side and unit[1] is not None)

    # Cells

    def units(self) -> Iterator[Unit]:
        seen = set()
        for theme in self.themes:
            for path, resolved in theme.done.items():
                for part in units_of(resolved):
                    if (path, part) not in seen:
                        seen.add((path, part))
                        yield path, part

    def has(self, unit: Unit, theme: int) -> bool:
        """Whether a color, or a stop of a gradient, has a value."""
        resolved = self.themes[theme].done.get(unit[0])
        return resolved is not None and unit[1] in colors_of(resolved, unit[1])

    def valued(self, path: Path, theme: int) -> bool:
        resolved = self.themes[theme].done.get(path)
        return resolved is not None and bool(units_of(resolved))

    def is_shown(self, unit: Unit) -> bool:
        return any((unit, index) in self.reached for index in range(len(self.themes)))

    def is_old_name(self, path: Path) -> bool:
        """Whether a token is only a deprecated name of other tokens, in all themes that have it."""
        found = [theme.done[path] for theme in self.themes if path in theme.done]
        return all(deprecated(each.token) is not None and each.alias is not None for each in found)

    def cells_of(self, number: int, contract: Contract, role: Role) -> None:
        """Where a contract's role has a color, whether or not a pair is about it there."""
        places = [(index, keyed(variant), contract.path(role, variant))
                  for index, compiled in enumerate(self.audit.themes)
                  for variant in contract.variants(compiled.choice)
                  if contract.has(role, variant, True)]
        parts = {part for _, _, path in places for part in self.parts.get(path, ())
                 if (part is None) == (role.type in WHOLE)}
        for part in sorted(parts, key=str):
            units = {(path, part) for _, _, path in places}
            named = any(key[0] == number and key[3] in units and (key[1], key[2]) in
                        {(variant, index) for index, variant, path in places if path == key[3][0]}
                        for key in self.own)
            # A reason is for where a pair does not apply.
            excused = named and any("unless" in pair.node.members and side_of(
                contract, pair, role.name, part) for pair in contract.pairs)
            for index, variant, path in places:
                if not self.has((path, part), index):
                    continue
                marks = self.own.get((number, variant, index, (path, part)), []) if named else (
                    list(self.reached.get(((path, part), index), ())))
                cell = Cell(index, number, role.name, variant)
                self.cells.setdefault((path, part), {})[cell] = self.status(
                    (path, part), index, marks, "exempt" if excused else "never")

    def status(self, unit: Unit, theme: int, marks: list[Mark], missing: str) -> tuple[str, bool]:
        """What came of a color, and whether that is of no check."""
        def statuses(*names: str) -> list[str]:
            return [status for name, status in marks if name in names]

        sides, references_ = statuses("side", "omitted"), statuses("reference")
        if sides:
            found = best(sides)
            return (found or "never") if set(OPEN).isdisjoint(sides) or not found else "partly", False
        if best(references_):
            return best(references_) or "never", False
        if any(name.startswith("stop ") for name, _ in marks):
            count = len(self.themes[theme].done[unit[0]].value)
            stops = [best(statuses(f"stop {index}")) for index in range(count)]
            whole = None not in stops and not statuses("uneven")
            return (min(stops, key=STATUSES.index), False) if whole else ("never", True)  # type: ignore
        return (missing, True) if not references_ else ("never", False)

    def color(self, unit: Unit) -> Color:
        found, gaps = Color(unit), Counter[str]()
        cells = self.cells.get(unit, {})
        there = [index for index in range(len(self.themes)) if self.has(unit, index)]
        marks = {index: list(self.reached.get((unit, index), ())) for index in there}
        if not cells and unit in self.grounds:
            themed, excused = self.grounds[unit]
            cells = {Cell(index): self.status(
                unit, index, marks[index], "exempt" if excused else "never")
                for index in there if marks[index] or not themed}
        if not cells:
            cells = {Cell(index): self.status(unit, index, marks[index], "never")
                     for index in there if any(name != "uneven" for name, _ in marks[index])}
        found.cells = {cell: status for cell, (status, _) in cells.items()} or {
            Cell(index): "never" for index in there}
        # A color that no pair shows is one check, whatever roles have it.
        gaps.update((status for status, is_gap in cells.values() if is_gap) if self.is_shown(unit)
                    else ["never"] * len(there))
        self.checks += gaps
        return found


def stop_mark(unit: Unit, mark: Mark) -> Mark:
    return f"stop {(unit[1] or '').partition('.')[0]}", mark[1]
