"""What is measured in one place and not in another (partly-measured), or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contracts import Contract, Pair
from .coverage import Cell, Coverage
from .pointers import written
from .presence import means, side_of
from .units import Unit

if TYPE_CHECKING:
    from .findings import Report

Missing = tuple[tuple[int, tuple[tuple[str, str], ...]], ...]


class Partly:
    def __init__(self, coverage: Coverage, report: Report) -> None:
        self.coverage, self.report = coverage, report
        # The colors that a finding is about.
        self.named: set[Unit] = set()
        for number, contract in enumerate(coverage.contracts):
            self.roles(number, contract)
        for unit in coverage.grounds:
            self.ground(unit)

    def roles(self, number: int, contract: Contract) -> None:
        """One finding for the roles of a contract that are missing in the same cells."""
        together: dict[Missing, list[tuple[str, str | None, list[Unit]]]] = {}
        for (of, role, part), every in self.coverage.role_cells.items():
            if of == number:
                known = [(place, self.applies(number, role, *place)) for place in every]
                missing = [place for place, applies in known if applies is False]
                if not missing or not any(applies for _, applies in known):
                    continue
                if any("unless" in pair.node.members and side_of(contract, pair, role, part)
                       for pair in contract.pairs):
                    continue
                where = tuple((cell.theme, cell.variant) for _, cell in missing)
                together.setdefault(where, []).append((role, part, [u for u, _ in missing]))
        for found in together.values():
            role, part, units = found[0]
            pair = next(p for p in contract.pairs if side_of(contract, p, role, part, True))
            self.say(pair, units[0])
            self.named |= {unit for _, _, each in found for unit in each}

    def applies(self, number: int, role: str, unit: Unit, cell: Cell) -> bool | None:
        """Whether a pair is about a color; nothing where that depends on a missing value."""
        where = (number, role, cell.theme, cell.variant)
        unvalued = self.coverage.unvalued.get(where)
        if unvalued is not None:
            named = any(means(written_, unit[1]) for written_ in unvalued)
            # Whether its stops are all there is of a gradient is not known.
            return None if unit[1] is None and not named else named
        if (where, unit[1]) in self.coverage.applied:
            return True
        found = self.coverage.themes[cell.theme].done.get(unit[0])
        stops = found.value if found and unit[1] is None else None
        return isinstance(stops, list) and all(
            (where, f"{n}.color") in self.coverage.applied for n in range(len(stops)))

    def ground(self, unit: Unit) -> None:
        contract, pair, themed = self.coverage.grounds[unit]
        if themed:
            return
        themes = [theme for theme in range(len(self.coverage.themes))
                  if self.coverage.has(unit, theme)]
        statuses = {theme: self.coverage.in_theme(unit, theme) for theme in themes}
        # Where a pair shows it without a ratio, another finding says why.
        missing = [theme for theme in themes if statuses[theme] == "never"
                   and (unit, theme) not in self.coverage.marks]
        if missing and set(statuses.values()) != {"never"}:
            self.say(pair, unit)
            self.named.add(unit)

    def say(self, pair: Pair, unit: Unit) -> None:
        known = any(unit[0] in theme.tokens for theme in self.coverage.themes)
        path = written(unit[0]) if known else None
        self.report.say("partly-measured", pair.node.place, path)


def unpaired(coverage: Coverage, partly: Partly, told: set[tuple[str, ...]],
             report: Report) -> None:
    """Colors that nothing covers, unless another finding is about them."""
    if not coverage.contracts or report.failed("invalid-contract", "unmatched-contract", "unmatched-pair"):
        return
    for unit, color in coverage.colors.items():
        # A pair that could not be measured is reported itself.
        if coverage.is_touched(unit) or unit in partly.named or unit[0] in told:
            continue
        if color.status == "never":
            theme = next(t for n, t in enumerate(coverage.themes) if coverage.has(unit, n))
            report.say("unpaired-color", theme.tokens[unit[0]].key, written(unit[0]))
