"""Accepted debt (product, section 5)."""

from .contracts import Contract, Pair, Variant, agrees
from .duties import is_expired
from .findings import Report
from .reading import Node
from .rows import Row
from .sides import foreground, layers


def waive(contract: Contract, rows: list[Row], report: Report, today: str | None) -> None:
    """Accepts the failing rows that no waiver is undercut by, and some waiver covers."""
    for row in rows:
        if row.outcome != "fail" or row.ratio is None:
            continue
        floors = [float(waiver.members["floor"].value) for waiver in contract.listed("waivers")
                  if applies_to(waiver, row.pair, row.where) and not is_expired(waiver, today)]
        if floors and row.ratio < max(floors):
            report.say("undercut-waiver")
        elif floors:
            row.outcome = "waived"
    if any(is_expired(waiver, today) for waiver in contract.listed("waivers")):
        report.say("expired-waiver")


def applies_to(waiver: Node, pair: Pair, variant: Variant) -> bool:
    """Whether a waiver applies to a pair in a variant of a theme, by the axes of both."""
    front = foreground(waiver.members["foreground"]).name
    back = " over ".join(layer.name for layer in layers(waiver.members["on"]))
    return front == pair.foreground.name and back == pair.on.name and agrees(waiver.get("where"), variant)
