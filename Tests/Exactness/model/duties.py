"""What a pair must reach, and by which criterion of WCAG 2.2."""

from dataclasses import dataclass
from typing import Any

from .contracts import Pair
from .demands import setting
from .findings import Report
from .layers import is_large
from .reading import Node

# A pair with one of these asks the same whatever size its text has.
UNSIZED = {"decorative", "inactive", "graphic", "focus"}


@dataclass(frozen=True)
class Duty:
    name: str
    required: float | None
    # What the standard asks at the project's level, where a pair asks for less and says why.
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


def is_text(pair: Pair) -> bool:
    """Whether its foreground is text, though perhaps with a ratio of its own."""
    return not UNSIZED & set(pair.node.members)


def is_sized(pair: Pair) -> bool:
    """Whether the size of its text counts."""
    return "text" in pair.node.members and is_text(pair)


def is_expired(terms: Node, today: str | None) -> bool:
    """Whether the last day of a waiver or of a pair's own terms has passed."""
    until = terms.get("until")
    return until is not None and today is not None and bool(until.value < today)


def duty(settings: Node | None, choice: dict[str, str], pair: Pair, size: Any,
         today: str | None, report: Report) -> Duty:
    """`size` is the typography of its text, where that counts."""
    members = pair.node.members
    if pair.unfocused:
        return Duty("focus", 3.0, None, "2.4.13")
    for name in ("decorative", "inactive"):
        if name in members:
            return Duty(name, None, None, None)
    if "graphic" in members or "focus" in members:
        return Duty("graphic", 3.0, None, "1.4.11")
    large = size is not None and is_large(size)
    common = setting(settings, "level", choice)
    own = pair.node.get("level") or common
    levels = [level is not None and level.value == "AAA" for level in (own, common)]
    asked, standard = ((4.5 if large else 7.0) if strict else (3.0 if large else 4.5)
                       for strict in (levels[0], any(levels)))
    name = "custom" if "minimum" in members else "large-text" if large else "text"
    asked = members["minimum"].value if "minimum" in members else asked
    strict = levels[0]
    lowers: float | None = standard if asked < standard else None
    # Less than the standard needs a reason, and only counts until its last day.
    ended = "because" in members and is_expired(pair.node, today)
    if lowers and ended:
        report.say("expired-waiver")
    if lowers and ("because" not in members or ended):
        asked, lowers, strict = standard, None, any(levels)
    return Duty(name, asked, lowers, "1.4.6" if strict else "1.4.3")
