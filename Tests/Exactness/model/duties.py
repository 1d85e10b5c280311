"""What a pair must reach, and by which criterion of WCAG 2.2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .contracts import Pair
from .demands import setting
from .layers import is_large
from .reading import Node

# A pair with one of these asks the same whatever size its text has.
UNSIZED = {"decorative", "inactive", "graphic", "focus"}


@dataclass(frozen=True)
class Duty:
    name: str
    required: float | None
    # What the standard asks of text where a pair sets a minimum of its own.
    standard: float | None
    criterion: str | None

    @property
    def exempt(self) -> bool:
        return self.name in ("decorative", "inactive")

    def outcome(self, ratio: float | None) -> str:
        if self.exempt:
            return "exempt"
        if ratio is None:
            return "indeterminate"
        if ratio < (self.required or 0):
            return "fail"
        return "waived" if self.standard is not None and ratio < self.standard else "pass"


def is_sized(pair: Pair) -> bool:
    """Whether the size of its text counts."""
    return "text" in pair.node.members and not UNSIZED & set(pair.node.members)


def is_strict(settings: Node | None, choice: dict[str, str], pair: Pair) -> bool:
    level = pair.node.get("level") or setting(settings, "level", choice)
    return level is not None and level.value == "AAA"


def duty(settings: Node | None, choice: dict[str, str], pair: Pair, size: Any) -> Duty:
    """`size` is the typography of its text, where that counts."""
    members = pair.node.members
    if pair.unfocused:
        return Duty("focus", 3.0, None, "2.4.13")
    for name in ("decorative", "inactive"):
        if name in members:
            return Duty(name, None, None, None)
    if "graphic" in members or "focus" in members:
        return Duty("graphic", 3.0, None, "1.4.11")
    strict = is_strict(settings, choice, pair)
    large = size is not None and is_large(size)
    standard = (4.5 if large else 7.0) if strict else (3.0 if large else 4.5)
    criterion = "1.4.6" if strict else "1.4.3"
    if "minimum" in members:
        return Duty("custom", members["minimum"].value, standard, criterion)
    return Duty("large-text" if large else "text", standard, None, criterion)
