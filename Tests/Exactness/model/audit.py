"""Every pair in every variant of every theme (product, section 5; docs/reference/contrast.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import promises
from .claims import Claim, claim
from .contracts import Contract, Pair, Variant, agrees
from .coverage import STATUSES, Coverage, keyed
from .demands import Demands, types_with, value_place
from .findings import Report
from .focus import widths
from .layers import seen_layers
from .measuring import Measuring, painted
from .partly import Partly, unpaired
from .pointers import parsed
from .reading import Node, Place
from .rows import Row
from .sides import split
from .waivers import Waivers

if TYPE_CHECKING:
    from .project import Compiled


class Audit:
    def __init__(
        self, project: Node, contracts: list[Contract], themes: list[Compiled],
        demands: Demands, report: Report, today: str | None, unbuilt: list[dict[str, str]],
        appearance: promises.Appearance,
    ) -> None:
        self.unbuilt = unbuilt
        self.settings, self.themes, self.demands = project.get("audit"), themes, demands
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
        unpaired(self.coverage, Partly(self.coverage, report), demands.told_unexpected, report)
        promises.check(self, appearance)

    def contract(self, contract: Contract) -> None:
        rows: list[Row] = []
        unjudged: list[tuple[Pair, Variant]] = []
        for index, theme in enumerate(self.themes):
            for variant in contract.variants(theme.choice):
                for pair in contract.pairs:
                    found, without = self.measuring[index].rows(contract, variant, pair)
                    rows += found
                    unjudged += [(pair, {**theme.choice, **variant})] * without
            for pair in contract.pairs:
                if "focus" in pair.node.members:
                    widths(contract, pair, theme, self.measuring[index], self.report)
        for pair in contract.pairs:
            self.pair_exists(contract, pair)
        for row in rows:
            self.reasoned(row)
        self.hidden(rows)
        Waivers(self, contract, rows, unjudged)
        self.rows += rows
        self.unjudged += len(unjudged)
        for row in rows:
            self.count(row)
        self.claims += [claim(item, self.report) for item in contract.listed("claims")]

    def count(self, row: Row) -> None:
        """What a row says, and what it does for coverage."""
        if row.outcome in ("fail", "indeterminate"):
            rule = "low-contrast" if row.outcome == "fail" else "indeterminate-contrast"
            self.report.say(rule, self.place(row), row.front.path)
        status = {"pass": "measured", "fail": "measured", "indeterminate": "never"}.get(
            row.outcome, row.outcome)
        fronts = [member.side for member in row.any_of] or [row.front]
        for side in (*fronts, *row.backs):
            key = (id(row.pair), self.index(row), keyed(row.variant), side.path, side.part)
            self.statuses[key] = max(self.statuses.get(key, "never"), status, key=STATUSES.index)

    def hidden(self, rows: list[Row]) -> None:
        """Layers of which no row shows anything."""
        seen: dict[Place, bool] = {}
        for row in rows:
            if len(row.backs) < 2:
                continue
            backs = painted(row.backs)
            count = len(seen_layers(backs, row.group[1] if row.group else 1.0)[0])
            for number, (layer, back) in enumerate(zip(row.pair.on.layers, backs)):
                shown = number < count and not back.clear
                seen[layer.place] = seen.get(layer.place, False) or shown
        for place, shown in seen.items():
            if not shown:
                self.report.say("hidden-layer", place)

    def index(self, row: Row) -> int:
        return next(n for n, t in enumerate(self.themes) if t.choice == row.theme)

    def place(self, row: Row) -> Place:
        return value_place(self.themes[self.index(row)].theme.tokens[parsed(row.front.path)])

    def reasoned(self, row: Row) -> None:
        """A minimum below what the standard asks has a reason."""
        minimum = row.pair.node.get("minimum")
        if minimum is None or row.duty.standard is None or "because" in row.pair.node.members:
            return
        if minimum.value < row.duty.standard:
            self.report.say("invalid-contract", minimum.place)
            self.report.misread = True

    def pair_exists(self, contract: Contract, pair: Pair) -> None:
        """A pair is of colors, and of roles that some variant has together."""
        sides = [(layer, pair.node.place) for layer in pair.foreground.members]
        sides += [(layer, pair.on.value_place) for layer in pair.on.layers]
        for layer, place in sides:
            name, part = split(layer.text, contract.roles)
            role = contract.roles.get(name)
            if role is not None and role.type not in ("paint", *types_with(part)):
                self.report.say("invalid-contract", place)
        choices = [*(theme.choice for theme in self.themes), *self.unbuilt]
        variants = contract.variants() + contract.every_variant(choices)
        there = any(contract.spots(pair, variant) for variant in variants)
        if not all(map(contract.means_something, pair.on.layers)):
            self.report.say("unmatched-pair", pair.on.value_place)
            return
        if there:
            return
        alone = any(contract.spot(layer, variant) for variant in variants
                    if agrees(pair.node.get("when"), variant)
                    for layer in pair.foreground.members)
        self.report.say("unmatched-pair", pair.on.value_place if alone else pair.node.place)
