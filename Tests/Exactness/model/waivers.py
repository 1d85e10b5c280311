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
            matching = [row for row in rows if speaks_of(waiver, row.pair, row.variant)]
            held_back = any(speaks_of(waiver, *item) for item in unjudged)
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
        expired = until is not None and self.audit.today is not None and (
            until.value < self.audit.today)
        elsewhere = any(
            speaks_of(waiver, pair, variant)
            for choice in self.audit.unbuilt for variant in contract.variants(choice)
            for pair in contract.pairs)
        held_back = held_back or elsewhere
        held_back = held_back or not self.audit.themes
        if not rows and not held_back:
            self.report.say("unmatched-waiver", waiver.place)
        elif not held_back and all(
                row.outcome in ("pass", "exempt") for row in rows):
            self.report.say("unneeded-waiver", waiver.place)
        if expired and until is not None:
            self.report.say("expired-waiver", until.place)
        return expired

    def apply(self, row: Row, waivers: list[Node]) -> None:
        if row.outcome != "fail" or not waivers or row.ratio is None:
            return
        strictest = max(waivers, key=lambda w: w.members["floor"].value)
        if row.ratio >= strictest.members["floor"].value:
            row.outcome = "waived"
        else:
            self.report.say("undercut-waiver", strictest.place, row.foreground_path)


def speaks_of(waiver: Node, pair: Pair, variant: Variant) -> bool:
    same = waiver.members["foreground"].value == pair.foreground
    return same and waiver.members["on"].value == pair.on.text and agrees(
        waiver.get("where"), variant)
