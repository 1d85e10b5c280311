"""Ratios that documents state (ruling 19)."""

from dataclasses import dataclass
from decimal import Decimal

from .contrast import luminance, ratio
from .findings import Report
from .reading import Node


@dataclass
class Claim:
    ratio: float
    holds: bool


def claim(node: Node, report: Report) -> Claim:
    """It holds when rounding or cutting the true ratio to its decimals gives it."""
    hexes = [node.members[key].value for key in ("foreground", "on")]
    front, back = (
        luminance(tuple(int(h[i : i + 2], 16) / 255 for i in (1, 3, 5)))  # type: ignore
        for h in hexes)
    true = ratio(front, back)
    stated = node.members["ratio"]
    text = stated.value if stated.kind == "string" else shortest(stated.value)
    digits = len(text.partition(".")[2])
    exact = Decimal(true)
    unit = Decimal(1).scaleb(-digits)
    cut = (exact / unit).to_integral_value("ROUND_FLOOR") * unit
    near = (exact / unit).to_integral_value("ROUND_HALF_UP") * unit
    holds = Decimal(text) in (cut, near)
    if not holds:
        report.say("wrong-claim")
    return Claim(true, holds)


def shortest(number: float) -> str:
    text = repr(number)
    return text[:-2] if text.endswith(".0") else text
