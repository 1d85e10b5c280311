"""Increased contrast as a promise (reduced-contrast, unimproved-contrast)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .reading import Place
from .rows import Row

if TYPE_CHECKING:
    from .audit import Audit

# By axis, its contexts with their places.
Appearance = dict[str, dict[str, Place]]
# By the path of a foreground, how much ratio it loses at most, and where it is written there.
Losses = dict[str, tuple[float, Place]]
INCREASED = {"high", "increased", "more"}
SCHEMES = {"light": "light", "dark": "dark", "night": "dark"}
# Ratios that differ by less are equal except for rounding.
SAME = 1e-9
MOST = 21


def words(context: str) -> set[str]:
    return set(re.split("[^a-z0-9]+", context.lower()))


def is_increased(context: str) -> bool:
    return bool(words(context) & INCREASED)


def scheme(context: str) -> str | None:
    return next((SCHEMES[word] for word in words(context) if word in SCHEMES), None)


def standard_of(choice: dict[str, str], axis: str, contexts: dict[str, Place]) -> list[str]:
    """The contexts of the same scheme without increased contrast."""
    return [context for context in contexts
            if not is_increased(context) and scheme(context) == scheme(choice[axis])]


def check(audit: Audit, appearance: Appearance) -> None:
    """Each pair is at least as good with increased contrast, and some pair is better.

    One finding for each foreground, where it loses most.
    """
    losses: Losses = {}
    for axis, contexts in appearance.items():
        for index, increased in enumerate(audit.themes):
            if not is_increased(increased.choice.get(axis, "")):
                continue
            for context in standard_of(increased.choice, axis, contexts):
                choice = {**increased.choice, axis: context}
                for other, normal in enumerate(audit.themes):
                    if normal.choice == choice:
                        place = contexts[increased.choice[axis]]
                        compared(audit, rows(audit, index), rows(audit, other), place, losses)
    for path, (_, where) in losses.items():
        audit.report.say("reduced-contrast", where, path)


def rows(audit: Audit, theme: int) -> dict[tuple[object, ...], Row]:
    found = {}
    for row in audit.rows:
        if row.theme == audit.themes[theme].choice and row.duty.required is not None:
            parts = tuple(side.part for side in (row.front, *row.backs))
            key = (row.component, tuple(sorted(row.variant.items())), row.foreground, row.on,
                   row.duty.name, parts if not row.any_of else ())
            found[key] = row
    return found


def compared(
    audit: Audit, increased: dict[tuple[object, ...], Row],
    normal: dict[tuple[object, ...], Row], place: Place, losses: Losses
) -> None:
    improved, both = False, False
    for key in increased.keys() & normal.keys():
        better, before = increased[key].ratio, normal[key].ratio
        if better is None or before is None:
            continue
        # A pair with the most contrast that there is cannot improve.
        both = both or before < MOST - SAME
        improved = improved or better > before + SAME
        if better < before - SAME:
            row = increased[key]
            if before - better > losses.get(row.front.path, (0.0,))[0] + SAME:
                losses[row.front.path] = (before - better, audit.place(row))
    if both and not improved:
        audit.report.say("unimproved-contrast", place)
