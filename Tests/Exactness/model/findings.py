"""Findings, and how grave each is: as the page of its rule in docs/diagnostics says."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .reading import Place

PAGES = Path(__file__).resolve().parents[3] / "docs" / "diagnostics"


class Finding(NamedTuple):
    rule: str
    severity: str
    path: str | None
    place: Place


# Rules that keep the audit honest can be warnings, but not off (ruling 27).
NEVER_OFF = (
    "low-contrast", "indeterminate-contrast", "unmatched-pair", "unmatched-contract",
    "unmatched-source", "partly-measured", "empty-audit")
# Rules that may not have a page yet.
UNWRITTEN = {
    "partly-measured": "error", "slack-floor": "error", "empty-audit": "error",
    "thin-focus-indicator": "error", "reduced-contrast": "error",
    "unimproved-contrast": "warning", "identical-states": "warning"}


@dataclass(frozen=True)
class Rule:
    severity: str
    adjustable: bool
    lenient: bool


@cache
def rules() -> dict[str, Rule]:
    """Every rule, as the section `Severity` of its page says."""
    found = {id_: Rule(severity, True, False) for id_, severity in UNWRITTEN.items()}
    for page in sorted(PAGES.glob("*.md")):
        text = page.read_text(encoding="utf-8").split("## Severity\n")[1]
        words = re.match(r"\s*(Error|Warning)(, always)?", text)
        assert words, page
        lenient = 'the preset `"lenient"` makes it a warning' in text
        found[page.stem] = Rule(words[1].lower(), words[2] is None, lenient)
    return found


class Report:
    """The findings of a project, each once, at the severity that the project gives its rule."""

    def __init__(self, settings: object) -> None:
        self.preset = settings if isinstance(settings, str) else "strict"
        self.settings: dict[str, str] = dict(settings) if isinstance(settings, dict) else {}
        self.preset = self.settings.pop("preset", self.preset)
        self.findings: set[Finding] = set()
        # What follows from a resolver document that names what is not there, and from a path that
        # is a token here and a group there, is defined nowhere.
        self.incomplete = False
        # What follows from a contract that was not understood is defined nowhere either.
        self.misread = False

    def severity(self, rule: str) -> str:
        known = rules()[rule]
        if not known.adjustable:
            return known.severity
        if rule in self.settings and not (rule in NEVER_OFF and self.settings[rule] == "off"):
            return self.settings[rule]
        if self.preset == "lenient" and known.lenient:
            return "warning"
        return known.severity

    def reported(self, *rules_: str) -> bool:
        return any(finding.rule in rules_ for finding in self.findings)

    def failed(self, *rules_: str) -> bool:
        return any(f.rule in rules_ and f.severity == "error" for f in self.findings)

    def say(self, rule: str, place: Place, path: str | None = None) -> bool:
        """Adds a finding; returns whether its subject is read anyway."""
        severity = self.severity(rule)
        if severity != "off":
            self.findings.add(Finding(rule, severity, path, place))
        return severity != "error"
