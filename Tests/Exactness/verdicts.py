"""The rows of the audit, compared."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from model import contrast
from model.project import Outcome
from model.rows import Row, cut

if TYPE_CHECKING:
    from compare import Ran

# What is parsed is compared exactly. What is computed may differ in its last bits.
CLOSE = 1e-9
# A gradient's ratio at a position that was found by halving.
NEAR = 1e-6


def key(theme: dict[str, str]) -> str:
    return json.dumps(theme, sort_keys=True)


def sided(theirs: set[str], ours: set[str]) -> list[str]:
    return [f"only the command: {f}" for f in sorted(theirs - ours)] + [
        f"only the model:   {f}" for f in sorted(ours - theirs)]


def rows(outcome: Outcome, ran: Ran) -> list[str]:
    ours: dict[str, Row] = {}
    for row in outcome.audit.rows if outcome.audit else []:
        ours[row_key(row.component, row.theme, row.variant, row.foreground, row.on)] = row
    every = [t.choice for t in outcome.themes]
    theirs, found = {}, []
    for r in ran.audit["results"]:
        held = [theme for theme in every if holds(r["holds"], theme)]
        if r["themes"] != len(held) or not held or r["theme"] != held[0]:
            found.append(f"{r['key']} holds in {r['themes']} themes from {r['theme']}, not in {held}")
        for theme in held:
            name = row_key(r["component"], theme, r["variant"], r["foreground"]["role"],
                           r["background"]["role"] or r["background"]["path"])
            if name in theirs:
                found.append(f"{name} is in two rows")
            theirs[name] = r
    found += sided(set(theirs), set(ours))
    for name in theirs.keys() & ours.keys():
        found += [f"{name}: {d}" for d in verdict(theirs[name], ours[name])]
    unjudged = outcome.audit.unjudged if outcome.audit else 0
    if ran.audit["audit"]["unjudgedPairs"] != unjudged:
        found.append(f"unjudged {ran.audit['audit']['unjudgedPairs']}, the model has {unjudged}")
    claims = [(c["ratio"], c["holds"]) for c in ran.audit["claims"]]
    own = [(c.ratio, c.holds) for c in outcome.audit.claims] if outcome.audit else []
    if len(claims) != len(own) or any(
            a[1] != b[1] or abs(a[0] - b[0]) > CLOSE for a, b in zip(claims, own)):
        found.append(f"claims {claims}, the model has {own}")
    return found


def holds(axes: dict[str, list[str]], theme: dict[str, str]) -> bool:
    """Whether a row is about a theme."""
    return all(theme[axis] in values for axis, values in axes.items())


def row_key(component: str, theme: Any, variant: Any, foreground: str, on: str) -> str:
    return f"{component} {key(theme)} {key(variant)} {foreground} on {on}"


def verdict(theirs: dict[str, Any], ours: Row) -> list[str]:
    found = []
    for name, a, b in (
        ("duty", theirs["duty"], ours.duty), ("required", theirs["required"], ours.required),
        ("outcome", theirs["outcome"], ours.outcome),
        ("foreground", theirs["foreground"]["path"], ours.foreground_path),
        ("background", theirs["background"]["path"], ours.background_path),
    ):
        if a != b:
            found.append(f"{name} {a}, the model has {b}")
    ratio = theirs["ratio"]
    if (ratio is None) != (ours.ratio is None):
        return [*found, f"ratio {ratio}, the model has {ours.ratio}"]
    if ratio is None or ours.ratio is None:
        return found
    if abs(ratio - ours.ratio) > CLOSE:
        found.append(f"ratio {ratio}, the model has {ours.ratio} ({theirs['screen']})")
    if theirs["renderer"] not in ours.renderers:
        found.append(f"renderer {theirs['renderer']}, the model has {ours.renderers}")
    if theirs["shown"] != cut(ratio):
        found.append(f"shown {theirs['shown']} of {ratio}")
    if theirs["at"] is not None and abs(reached(ours, theirs["at"]) - ratio) > NEAR:
        found.append(f"at {theirs['at']} the ratio is {reached(ours, theirs['at'])}")
    if (theirs["at"] is not None) != ours.on_gradient:
        found.append(f"at {theirs['at']}")
    return found


def reached(row: Row, t: float) -> float:
    """The lowest ratio at one position of a gradient. In 8 bits the ratio jumps, so the position may
    be just before the jump or just after it."""
    return min(lowest(row, place) for place in (t, max(0, t - 1e-9), min(1, t + 1e-9)))


def lowest(row: Row, t: float) -> float:
    found = []
    for way, layers in row.layers.items():
        screen = way.screen
        bright = contrast.luminance if screen == "srgb" else contrast.p3_luminance
        for after in (False, True):
            front, back = layers.at(t, after)
            found.append(contrast.ratio(bright(front), bright(back)))
            if screen == "srgb":
                front, back = contrast.in_8_bits(front), contrast.in_8_bits(back)
                found.append(contrast.ratio(bright(front), bright(back)))
    return min(found)
