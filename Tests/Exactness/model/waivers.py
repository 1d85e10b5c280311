"""Accepted debt (product, section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contracts import Contract, Pair, Variant, agrees
from .reading import Node
from .rows import Row

if TYPE_CHECKING:
    from .audit import Audit


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
        for row in rows:
            self.apply(row, [w for w, expired in floors.get(id(row), []) if not expired])

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
        held_back = held_back or not self.audit.themes
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

    def apply(self, row: Row, waivers: list[Node]) -> None:
        if row.outcome != "fail" or not waivers or row.ratio is None:
            return
        undercut = [w for w in waivers if row.ratio < floor(w)]
        for waiver in undercut:
            self.report.say("undercut-waiver", waiver.place, row.foreground_path)
        if not undercut:
            row.outcome = "waived"


def floor(waiver: Node) -> float:
    return float(waiver.members["floor"].value)


def applies_to(waiver: Node, pair: Pair, variant: Variant) -> bool:
    """Whether a waiver applies to a pair in a variant of a theme, by the axes of both."""
    same = waiver.members["foreground"].value == pair.foreground
    return same and waiver.members["on"].value == pair.on.text and agrees(
        waiver.get("where"), variant)
