"""A row of the audit."""

from __future__ import annotations

import math
from dataclasses import dataclass

from .contracts import Pair, Variant
from .contrast import Layers


@dataclass
class Row:
    component: str
    theme: dict[str, str]
    variant: Variant
    foreground: str
    foreground_path: str
    on: str
    background_path: str
    duty: str
    required: float | None
    ratio: float | None
    outcome: str
    pair: Pair
    # Measures the pair at one position, to judge `at`.
    layers: dict[str, Layers]
    on_gradient: bool


def cut(value: float) -> str:
    """As it is printed: two decimals, the rest cut off."""
    return f"{math.floor(value * 100) / 100:.2f}"
