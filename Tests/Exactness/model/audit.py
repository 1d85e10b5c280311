"""Every pair in every variant of every theme (product, section 5; docs/reference/contrast.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .claims import Claim, claim
from .contracts import Contract
from .coverage import Coverage, Key, Result, keyed
from .findings import Report
from .measuring import Measuring
from .reading import Node
from .rows import Row
from .waivers import waive

if TYPE_CHECKING:
    from .project import Compiled


class Audit:
    def __init__(self, project: Node, contracts: list[Contract], themes: list[Compiled],
                 report: Report, today: str | None, left_out: float) -> None:
        self.settings, self.themes = project.get("audit"), themes
        self.report, self.today = report, today
        self.rows: list[Row] = []
        self.unjudged = 0
        self.claims: list[Claim] = []
        # By pair, theme, variant and colors.
        self.results: dict[tuple[int, int, Key, tuple[tuple[str, str | None], ...]], Result] = {}
        self.measuring = [Measuring(self.settings, theme, themes, today, report) for theme in themes]
        for contract in contracts:
            self.contract(contract)
        self.coverage = Coverage(self, contracts, left_out)

    def contract(self, contract: Contract) -> None:
        rows: list[Row] = []
        for index, theme in enumerate(self.themes):
            for variant in contract.variants(theme.choice):
                for pair in contract.pairs:
                    found, without = self.measuring[index].rows(contract, variant, pair)
                    rows += found
                    self.unjudged += without
        waive(contract, rows, self.report, self.today)
        self.rows += rows
        for row in rows:
            self.count(row)
        self.claims += [claim(item, self.report) for item in contract.listed("claims")]

    def count(self, row: Row) -> None:
        """What a row says, and what it does for coverage."""
        if row.outcome in ("fail", "indeterminate"):
            self.report.say("low-contrast" if row.outcome == "fail" else "indeterminate-contrast")
        status = {"pass": "measured", "fail": "measured", "indeterminate": "never"}.get(
            row.outcome, row.outcome)
        theme = next(n for n, t in enumerate(self.themes) if t.choice == row.theme)
        for side in [member.side for member in row.any_of] or [row.front]:
            # One that is not needed is not measured.
            lost = row.outcome == "pass" and side is not row.front
            units = tuple((each.path, each.part) for each in (side, *row.backs))
            key = (id(row.pair), theme, keyed(row.variant), units)
            self.results[key] = Result(
                "exempt" if lost else status, row.hidden, row.surface, row.uneven,
                lost or row.duty.name in ("graphic", "focus"))
