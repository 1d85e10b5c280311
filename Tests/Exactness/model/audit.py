"""Every pair in every variant of every theme (product, section 5; docs/reference/contrast.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .claims import Claim, claim
from .contracts import Contract
from .coverage import STATUSES, Coverage, keyed
from .findings import Report
from .measuring import Measuring
from .reading import Node
from .rows import Row
from .waivers import waive

if TYPE_CHECKING:
    from .project import Compiled


class Audit:
    def __init__(self, project: Node, contracts: list[Contract], themes: list[Compiled],
                 report: Report, today: str | None) -> None:
        self.settings, self.themes = project.get("audit"), themes
        self.report, self.today = report, today
        self.rows: list[Row] = []
        self.unjudged = 0
        self.claims: list[Claim] = []
        # By pair, theme, variant and color: what rows make of the colors that they are about.
        self.statuses: dict[
            tuple[int, int, tuple[tuple[str, str], ...], str, str | None], str] = {}
        self.measuring = [Measuring(self.settings, theme, themes) for theme in themes]
        for contract in contracts:
            self.contract(contract)
        self.coverage = Coverage(self, contracts)

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
        fronts = [member.side for member in row.any_of] or [row.front]
        theme = next(n for n, t in enumerate(self.themes) if t.choice == row.theme)
        for side in (*fronts, *row.backs):
            key = (id(row.pair), theme, keyed(row.variant), side.path, side.part)
            self.statuses[key] = max(self.statuses.get(key, "never"), status, key=STATUSES.index)
