"""The width of focus rings (WCAG 2.2, 2.4.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .contracts import Contract, Pair, filled
from .demands import value_place
from .findings import Report
from .pointers import Path, written

if TYPE_CHECKING:
    from .measuring import Measuring
    from .project import Compiled

LEAST = 2.0


def widths(
    contract: Contract, pair: Pair, theme: Compiled, measuring: Measuring, report: Report
) -> None:
    """A ring is at least 2 px wide in each variant with the pair (thin-focus-indicator)."""
    focus = pair.node.get("focus")
    stated = focus.get("width") if focus is not None else None
    for variant in contract.variants(theme.choice):
        spots = contract.spots(pair, variant)
        if spots is None:
            continue
        paths: list[Path] = [filled(stated.value, variant)] if stated else [
            spot.path for spot in spots[0]]
        for path in paths:
            width = measuring.value(path, "border", "dimension")
            if isinstance(width, dict) and pixels(width.get("width", width)) < LEAST:
                place = value_place(theme.theme.tokens[path])
                report.say("thin-focus-indicator", place, written(path))


def pixels(length: Any) -> float:
    """A rem is 16 px."""
    value: float = length["value"]
    return value * 16 if length["unit"] == "rem" else value
