"""A row of the audit."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_DOWN, Decimal
from typing import TYPE_CHECKING, Any

from .contracts import Pair, Variant
from .pointers import Path

if TYPE_CHECKING:
    from .contrast import Layers
    from .duties import Duty
    from .layers import Renderer


@dataclass
class Side:
    """A color of a pair: the name of its layer, its token, and the part of that token."""

    name: str
    path: str
    part: str | None
    # The path and the value of its opacity.
    opacity: tuple[str, float] | None
    value: Any
    # Whether something of it is drawn; how wide a ring of it is at full strength, nothing where it is
    # not inside a border or a shadow; and whether it is at full strength anywhere.
    is_drawn: bool = True
    ring: float | None = None
    is_edge: bool = True


@dataclass
class Member:
    """One of several foregrounds of which any one suffices."""

    side: Side
    ratio: float | None
    layers: dict[Renderer, Layers]


@dataclass
class Row:
    component: str
    theme: dict[str, str]
    variant: Variant
    foreground: str
    front: Side
    on: str
    # The backgrounds, the top one first.
    backs: list[Side]
    duty: Duty
    ratio: float | None
    outcome: str
    pair: Pair
    # Measures the pair at one position, to judge `at`.
    layers: dict[Renderer, Layers]
    # What the worst renderer may be called.
    renderers: set[str | None]
    on_gradient: bool
    any_of: list[Member]
    # The path and the value of the opacity of the foreground and the top background together.
    group: tuple[str, float] | None
    # For coverage: layers that are not seen, the surface that is, and gradients of which a stop is
    # shown, and whose contrast is lower between their stops.
    hidden: frozenset[int]
    surface: Path | None
    uneven: frozenset[str]

    @property
    def where(self) -> Variant:
        """Its values on all axes, those of its theme included."""
        return {**self.theme, **self.variant}


def cut(value: float) -> str:
    """As it is printed: two of its decimals, those of its shortest spelling (ruling 19)."""
    return str(Decimal(repr(value)).quantize(Decimal("0.01"), ROUND_DOWN))
