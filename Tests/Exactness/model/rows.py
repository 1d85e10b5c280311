"""A row of the audit."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_DOWN, Decimal

from .contracts import Pair, Variant
from .contrast import Layers
from .layers import Renderer


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
    layers: dict[Renderer, Layers]
    # What the worst renderer may be called.
    renderers: set[str | None]
    on_gradient: bool

    @property
    def where(self) -> Variant:
        """Its values on all axes, those of its theme included."""
        return {**self.theme, **self.variant}


def cut(value: float) -> str:
    """As it is printed: two of its decimals, those of its shortest spelling (ruling 19)."""
    return str(Decimal(repr(value)).quantize(Decimal("0.01"), ROUND_DOWN))
