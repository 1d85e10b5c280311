"""Accepted debt (product, section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contracts import Contract, Pair, Variant, agrees
from .reading import Node
from .rows import Row
from .sides import foreground, layers

if TYPE_CHECKING:
    from .audit import Audit

# How far below a row that it accepts a floor may be.
SLACK = 0.05


class Waivers:
    """Which failures are accepted, and which waivers are not in order."""

    def __init__(
        self, audit: Audit, contract: Contract, rows: list[Row],
        unjudged: list[tuple[Pair, Variant]],
    ) -> None:
        self.audit, self.report = audit, audit.report
        floors: dict[int, list[tuple[Node, bool]]] = {}
        for waiver in contract.listed("waivers"):
            matching = [row for row in rows if applies_to(waiver, row.pair, row.where)]
            held_back = any(applies_to(waiver, *item) for item in unjudged)
            expired = self.judge(contract, waiver, matching, held_back)
            for row in matching:
                floors.setdefault(id(row), []).append((waiver, expired))
        slack: dict[int, tuple[float, Node, Row]] = {}
        for row in rows:
            applied = [w for w, expired in floors.get(id(row), []) if not expired]
            if self.apply(row, applied):
                self.measure(row, applied, slack)
        for gap, waiver, row in slack.values():
            if gap > SLACK:
                self.report.say("slack-floor", waiver.members["floor"].place, row.front.path)

    def judge(
        self, contract: Contract, waiver: Node, rows: list[Row], held_back: bool
    ) -> bool:
        if "owner" not in waiver.members:
            self.report.say("unowned-waiver", waiver.place)
        until = waiver.get("until")
        expired = self.is_expired(waiver)
        elsewhere = any(
            applies_to(waiver, pair, {**choice, **variant})
            for choice in self.audit.unbuilt for variant in contract.variants(choice)
            for pair in contract.pairs)
        held_back = held_back or elsewhere
        if not rows and not held_back:
            self.report.say("unmatched-waiver", waiver.place)
        elif not held_back and not any(self.needs(contract, row, waiver, expired) for row in rows):
            self.report.say("unneeded-waiver", waiver.place)
        if expired and until is not None:
            self.report.say("expired-waiver", until.place)
        return expired

    def is_expired(self, waiver: Node) -> bool:
        until, today = waiver.get("until"), self.audit.today
        return until is not None and today is not None and bool(until.value < today)

    def needs(self, contract: Contract, row: Row, waiver: Node, expired: bool) -> bool:
        """Of several waivers that accept a row it needs one: the strictest, of equals the first."""
        if row.outcome != "fail" or row.ratio is None:
            return row.outcome == "indeterminate"
        if expired or row.ratio < floor(waiver):
            return True
        accepting = [
            w for w in contract.listed("waivers")
            if applies_to(w, row.pair, row.where) and not self.is_expired(w)
            and row.ratio >= floor(w)]
        return max(accepting, key=floor) is waiver

    def apply(self, row: Row, waivers: list[Node]) -> bool:
        """Whether the waivers accept a row."""
        if row.outcome != "fail" or not waivers or row.ratio is None:
            return False
        undercut = [w for w in waivers if row.ratio < floor(w)]
        for waiver in undercut:
            self.report.say("undercut-waiver", waiver.place, row.front.path)
        if not undercut:
            row.outcome = "waived"
        return not undercut

    def measure(
        self, row: Row, waivers: list[Node], slack: dict[int, tuple[float, Node, Row]]
    ) -> None:
        """Keeps the row that is farthest above the floor of the strictest waiver."""
        waiver = max(waivers, key=floor)
        gap = (row.ratio or 0) - floor(waiver)
        if id(waiver) not in slack or gap > slack[id(waiver)][0]:
            slack[id(waiver)] = (gap, waiver, row)


def floor(waiver: Node) -> float:
    return float(waiver.members["floor"].value)


def applies_to(waiver: Node, pair: Pair, variant: Variant) -> bool:
    """Whether a waiver applies to a pair in a variant of a theme, by the axes of both."""
    front = foreground(waiver.members["foreground"]).name
    back = " over ".join(layer.name for layer in layers(waiver.members["on"]))
    return front == pair.foreground.name and back == pair.on.name and agrees(
        waiver.get("where"), variant)
