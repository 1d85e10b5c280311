"""Which rules a project breaks, and how grave that is: as their pages in docs/diagnostics say.

The model has no places and messages of findings, and no rules that only judge what is written.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PAGES = Path(__file__).resolve().parents[3] / "docs" / "diagnostics"
# Rules that keep the audit honest can be warnings, but not off (ruling 27).
NEVER_OFF = (
    "low-contrast", "indeterminate-contrast", "unmatched-pair", "unmatched-contract",
    "unmatched-source", "partly-measured", "empty-audit")


@dataclass(frozen=True)
class Rule:
    severity: str
    adjustable: bool
    lenient: bool


@cache
def rules() -> dict[str, Rule]:
    """Every rule, as the section `Severity` of its page says."""
    found = {}
    for page in sorted(PAGES.glob("*.md")):
        text = page.read_text(encoding="utf-8").split("## Severity\n")[1]
        words = re.match(r"\s*(Error|Warning)(, always)?", text)
        assert words, page
        lenient = 'the preset `"lenient"` makes it a warning' in text
        found[page.stem] = Rule(words[1].lower(), words[2] is None, lenient)
    return found


class Report:
    """The rules that a project breaks, each with the severity that the project gives it."""

    def __init__(self, settings: object) -> None:
        self.preset = settings if isinstance(settings, str) else "strict"
        self.settings: dict[str, str] = dict(settings) if isinstance(settings, dict) else {}
        self.preset = self.settings.pop("preset", self.preset)
        self.broken: dict[str, str] = {}
        # What follows from a resolver document that names what is not there, and from a path that
        # is a token here and a group there, is defined nowhere.
        self.incomplete = False

    def severity(self, rule: str) -> str:
        known = rules()[rule]
        if not known.adjustable:
            return known.severity
        if rule in self.settings and not (rule in NEVER_OFF and self.settings[rule] == "off"):
            return self.settings[rule]
        if self.preset == "lenient" and known.lenient:
            return "warning"
        return known.severity

    @property
    def failed(self) -> bool:
        return "error" in self.broken.values()

    def say(self, rule: str) -> bool:
        """Notes a broken rule; returns whether its subject is read anyway."""
        severity = self.severity(rule)
        if severity != "off":
            self.broken[rule] = severity
        return severity != "error"
