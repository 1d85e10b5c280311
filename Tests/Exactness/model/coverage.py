"""Which colors are measured where: each by contract, variant and theme."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .contracts import Contract, Pair, Role, Spot, Variant, agrees
from .demands import surface_node
from .pointers import Path, parsed, written
from .presence import exists, means, names_unit, side_of
from .units import Unit, colors_of, references, units_of

if TYPE_CHECKING:
    from .audit import Audit

# From worst to best.
STATUSES = ("never", "exempt", "measured", "waived")
# The types of roles with colors: whole ones, and those inside a value.
WHOLE = {"color", "gradient", "paint"}
COLORED = WHOLE | {"border", "shadow"}
# What a cell is, without its theme: the place of its contract, its role and its variant; nothing
# where a theme alone counts.
Key = tuple[int, tuple[tuple[str, str], ...]] | None


@dataclass(frozen=True)
class Cell:
    theme: int
    contract: int | None = None
    role: str | None = None
    variant: tuple[tuple[str, str], ...] = ()


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
        return "partly" if "never" in found else max(found, key=STATUSES.index)


def keyed(variant: Variant) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(variant.items()))


class Coverage:
    """Collects what each pair covers, and then what that refers to."""

    def __init__(self, audit: Audit, contracts: list[Contract]) -> None:
        self.audit, self.contracts = audit, contracts
        self.themes = [compiled.theme for compiled in audit.themes]
        # By color and theme, what covers it where.
        self.marks: dict[tuple[Unit, int], dict[Key, str]] = {}
        # Colors that pairs name by path, and whether all of them name one for each theme.
        self.grounds: dict[Unit, bool] = {}
        units = list(self.units())
        self.parts: dict[Path, list[str | None]] = {}
        for path, part in units:
            self.parts.setdefault(path, []).append(part)
        for number, contract in enumerate(contracts):
            for pair in contract.pairs:
                self.pair(number, contract, pair)
        self.surfaces()
        self.gradients()
        self.gradients()  # one may refer to the stops of another
        self.cells: dict[Unit, list[Cell]] = {}
        for number, contract in enumerate(contracts):
            for role in contract.roles.values():
                if role.type in COLORED:
                    self.cells_of(number, contract, role)
        self.colors = {unit: self.color(unit) for unit in units}

    def pair(self, number: int, contract: Contract, pair: Pair) -> None:
        for index, compiled in enumerate(self.audit.themes):
            for variant in contract.variants(compiled.choice):
                spots = contract.spots(pair, variant)
                place = (id(pair), index, keyed(variant))
                for spot in [*spots[0], *spots[1]] if spots else []:
                    for part in self.parts_of(spot, index):
                        if spot.role is None:
                            themed = f"<{contract.theme}>" in spot.layer.text
                            known = self.grounds.get((spot.path, part), True)
                            self.grounds[spot.path, part] = known and themed
                        status = self.audit.statuses.get(
                            (*place, written(spot.path), part), "never")
                        self.mark((spot.path, part), index, (number, spot.variant), status)

    def parts_of(self, spot: Spot, theme: int) -> list[str | None]:
        """The colors that a layer is of; where a theme lacks its value, those of other themes."""
        resolved = self.themes[theme].done.get(spot.path)
        found = colors_of(resolved, spot.part) if resolved else {}
        return list(found) or [
            part for part in self.parts.get(spot.path, [spot.part]) if means(spot.part, part)]

    def mark(self, unit: Unit, theme: int, key: Key, status: str) -> None:
        """A color covers what it refers to in the same theme."""
        found = self.marks.setdefault((unit, theme), {})
        if key in found and STATUSES.index(found[key]) >= STATUSES.index(status):
            return
        found[key] = status
        for below in references(self.themes[theme], unit):
            self.mark(below, theme, None, status)

    def surfaces(self) -> None:
        for index, compiled in enumerate(self.audit.themes):
            surface = surface_node(self.audit.settings, compiled.choice)
            unit: Unit | None = (parsed(surface.value), None) if surface else None
            if unit is not None and self.has(unit, index):
                self.mark(unit, index, None, "measured")

    def gradients(self) -> None:
        """A gradient is covered where all of its stops are."""
        for index, theme in enumerate(self.themes):
            for path, resolved in theme.done.items():
                if resolved.type != "gradient" or not isinstance(resolved.value, list):
                    continue
                stops = [self.marks.get(((path, f"{n}.color"), index), {})
                         for n in range(len(resolved.value))]
                for key in {key for marks in stops for key in marks}:
                    if not all(key in marks or None in marks for marks in stops):
                        continue
                    found = [max((marks.get(k, "never") for k in (key, None)),
                                 key=STATUSES.index) for marks in stops]
                    self.mark((path, None), index, key, min(found, key=STATUSES.index))

    def units(self) -> Iterator[Unit]:
        seen = set()
        for theme in self.themes:
            for path, resolved in theme.done.items():
                for part in units_of(resolved):
                    if (path, part) not in seen:
                        seen.add((path, part))
                        yield path, part

    def has(self, unit: Unit, theme: int) -> bool:
        resolved = self.themes[theme].done.get(unit[0])
        return resolved is not None and unit[1] in units_of(resolved)

    def cells_of(self, number: int, contract: Contract, role: Role) -> None:
        """Where a contract's role has a color, whether or not a pair is about it there."""
        places = [(index, compiled, variant) for index, compiled in enumerate(self.audit.themes)
                  for variant in contract.variants(compiled.choice)
                  if exists(contract, role, variant)]
        paths = [contract.path(role, variant) for _, _, variant in places]
        # A value of another kind than the role's is reported, and has none of its cells.
        known = {part for path in paths for part in self.parts.get(path, ())
                 if (part is None) == (role.type in WHOLE)}
        for (index, _, variant), path in zip(places, paths):
            for part in sorted(known, key=str) or [None]:
                # A missing value is a color without a ratio.
                valued = self.valued(path, index)
                if self.has((path, part), index) if valued else agrees(role.when, variant):
                    self.cells.setdefault((path, part), []).append(
                        Cell(index, number, role.name, keyed(variant)))

    def valued(self, path: Path, theme: int) -> bool:
        resolved = self.themes[theme].done.get(path)
        return resolved is not None and bool(units_of(resolved))

    def color(self, unit: Unit) -> Color:
        found = Color(unit)
        everywhere = range(len(self.themes))
        for cell in self.cells.get(unit, []):
            marks = self.marks.get((unit, cell.theme), {})
            own = (cell.contract, cell.variant)
            status = max((marks.get(key, "never") for key in (own, None)),  # type: ignore
                         key=STATUSES.index)
            # A reason is for where a pair does not apply.
            if status == "never" and own not in marks and self.is_excused(cell, unit[1]):
                status = "exempt"
            found.cells[cell] = status
        if unit in self.grounds and not found.cells:
            themed = self.grounds[unit]
            for theme in everywhere:
                if self.has(unit, theme) and not (themed and (unit, theme) not in self.marks):
                    found.cells[Cell(theme)] = self.in_theme(unit, theme)
        if not found.cells:
            found.cells = {Cell(theme): self.in_theme(unit, theme) for theme in everywhere
                           if (unit, theme) in self.marks}
        if not found.cells:
            found.cells = {Cell(theme): "never" for theme in everywhere if self.has(unit, theme)}
        return found

    def in_theme(self, unit: Unit, theme: int) -> str:
        marks = self.marks.get((unit, theme))
        if marks is not None:
            return max(marks.values(), key=STATUSES.index)
        # A reason is for where a pair does not apply.
        excused = unit in self.grounds and any(
            names_unit(contract, pair, unit) and "unless" in pair.node.members
            for contract in self.contracts for pair in contract.pairs)
        return "exempt" if excused else "never"

    def is_excused(self, cell: Cell, part: str | None) -> bool:
        """Whether a pair that has the role as a side says why it is not measured everywhere."""
        contract = self.contracts[cell.contract or 0]
        return any(
            "unless" in pair.node.members and side_of(contract, pair, cell.role or "", part)
            for pair in contract.pairs)
