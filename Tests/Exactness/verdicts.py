"""The rows of the audit, compared."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from model import contrast
from model.layers import SEARCHED
from model.project import Outcome
from model.rows import Member, Row, cut

if TYPE_CHECKING:
    from compare import Ran

# What is parsed is compared exactly. What is computed may differ in its last bits.
CLOSE = 1e-9
# A gradient's ratio at a position that was found by halving.
NEAR = 2e-5
# What the model's own search in 8 bits over several positions can miss.
COARSE = 0.02
# Where a polynomial of a stack of gradients passes a value is known to about this much.
HAIR = contrast.HAIRLINE


def key(theme: dict[str, str]) -> str:
    return json.dumps(theme, sort_keys=True)


def sided(theirs: set[str], ours: set[str]) -> list[str]:
    return [f"only the command: {f}" for f in sorted(theirs - ours)] + [
        f"only the model:   {f}" for f in sorted(ours - theirs)]


def rows(outcome: Outcome, ran: Ran) -> list[str]:
    ours: dict[str, Row] = {}
    for row in outcome.audit.rows if outcome.audit else []:
        parts = [side.part for side in row.backs]
        part = None if len(row.any_of) > 1 else row.front.part
        name = row_key(row.component, row.theme, row.variant, row.foreground, part, row.on, parts,
                       row.duty.name, row.group)
        ours[counted(name, ours)] = row
    every = [t.choice for t in outcome.themes]
    theirs, found = {}, []
    for r in ran.audit["results"]:
        held = [theme for theme in every if holds(r["holds"], theme)]
        if r["themes"] != len(held) or not held or r["theme"] != held[0]:
            found.append(f"{r['key']} holds in {r['themes']} themes from {r['theme']}, not in {held}")
        for theme in held:
            theirs[counted(named(r, theme), theirs)] = r
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


def counted(name: str, names: dict[str, Any]) -> str:
    """A contract may have the same pair twice."""
    again = 1
    while f"{name} {again}" in names:
        again += 1
    return f"{name} {again}"


def holds(axes: dict[str, list[str]], theme: dict[str, str]) -> bool:
    """Whether a row is about a theme."""
    return all(theme[axis] in values for axis, values in axes.items())


def named(r: dict[str, Any], theme: Any) -> str:
    parts = [layer.get("part") for layer in backgrounds(r)]
    on = " over ".join(layer["role"] or layer["path"] for layer in backgrounds(r))
    any_of = r.get("anyOf") or [r["foreground"]]
    front = " or ".join(member["role"] for member in any_of)
    part = None if len(any_of) > 1 else r["foreground"].get("part")
    return row_key(r["component"], theme, r["variant"], front, part, on, parts, r["duty"],
                   faded(r["groupOpacity"]))


def backgrounds(r: dict[str, Any]) -> list[dict[str, Any]]:
    """The layers without the surface, which is last where it shows."""
    layers: list[dict[str, Any]] = r.get("layers") or [r["background"]]
    return layers[:-1] if r.get("surface") and len(layers) > 1 else layers


def row_key(component: str, theme: Any, variant: Any, foreground: str, part: str | None,
            on: str, parts: list[str | None], duty: str, group: Any) -> str:
    whole = f" faded by {group[0]}" if group else ""
    unfocused = " without focus" if duty == "focus" else ""
    of = f"{foreground} ({part})" if part else foreground
    at = f" ({', '.join(map(str, parts))})" if any(parts) else ""
    return f"{component} {key(theme)} {key(variant)} {of} on {on}{at}{whole}{unfocused}"


def verdict(theirs: dict[str, Any], ours: Row) -> list[str]:
    found = []
    for name, a, b in (
        ("duty", theirs["duty"], ours.duty.name),
        ("required", theirs["required"], ours.duty.required),
        ("criterion", theirs["criterion"], ours.duty.criterion),
        ("outcome", theirs["outcome"], theirs["outcome"] if unsure(theirs, ours) else ours.outcome),
        ("foreground", theirs["foreground"]["path"], ours.front.path),
        ("background", theirs["background"]["path"], ours.backs[0].path),
        ("opacity", faded(theirs["foreground"]["opacity"]), ours.front.opacity),
        ("groupOpacity", faded(theirs["groupOpacity"]), ours.group),
        ("layers", [(x["path"], faded(x["opacity"])) for x in backgrounds(theirs)],
         [(side.path, side.opacity) for side in ours.backs]),
    ):
        if a != b:
            found.append(f"{name} {a}, the model has {b}")
    found += members(theirs["anyOf"] or [], ours.any_of)
    return found + ratio(theirs, ours)


def unsure(theirs: dict[str, Any], ours: Row) -> bool:
    """Whether what is required lies between two ratios that agree."""
    a, b, required = theirs["ratio"], ours.ratio, ours.duty.required
    return None not in (a, b, required) and agree(a, b, ours.layers) and a < required <= b


def faded(opacity: dict[str, Any] | None) -> tuple[str, float] | None:
    return (opacity["path"], opacity["value"]) if opacity else None


def members(theirs: list[dict[str, Any]], ours: list[Member]) -> list[str]:
    listed = [(m["role"], m["path"], m["part"], m["ratio"]) for m in theirs]
    own = [(m.side.name, m.side.path, m.side.part, m.ratio) for m in ours]
    if len(own) < 2:
        return [] if not listed else [f"any of {listed}, the model has {own}"]
    same = len(listed) == len(own) and all(
        a[:3] == b[:3] and agree(a[3], b[3], member.layers)
        for a, b, member in zip(listed, own, ours))
    return [] if same else [f"any of {listed}, the model has {own}"]


def agree(theirs: float | None, ours: float | None, layers: dict[Any, Any]) -> bool:
    """Whether two ratios are the same. A search is never above the true one, and a little below."""
    if theirs is None or ours is None:
        return theirs is ours
    places = max((len(each.places) for each in layers.values()), default=0)
    below = [CLOSE, SEARCHED, ours * COARSE][min(places, 2)]
    return -below - CLOSE <= theirs - ours <= CLOSE


def ratio(theirs: dict[str, Any], ours: Row) -> list[str]:
    found = []
    value = theirs["ratio"]
    if (value is None) != (ours.ratio is None):
        return [f"ratio {value}, the model has {ours.ratio}"]
    if value is None or ours.ratio is None:
        return found
    if not agree(value, ours.ratio, ours.layers):
        found.append(f"ratio {value}, the model has {ours.ratio} ({theirs['screen']})")
    # Where only 8 bits differ, which Display P3 is not judged in, no renderer needs a name.
    named = not ours.renderers or theirs["renderer"] in ours.renderers
    if not named and theirs["renderer"] is None:
        reals = [contrast.real(layers) for layers in ours.layers.values()]
        named = max(reals) - min(reals) <= CLOSE
    if not named:
        found.append(f"renderer {theirs['renderer']}, the model has {ours.renderers}")
    if theirs["shown"] != cut(value):
        found.append(f"shown {theirs['shown']} of {value}")
    if theirs["at"] is not None:
        # Where several positions count, `at` is that of one of them.
        one = all(len(layers.places) < 2 for layers in ours.layers.values())
        reached = around(ours, theirs["at"])
        if one and all(abs(each - value) > NEAR for each in reached):
            found.append(f"at {theirs['at']} the ratio is {reached[0]}")
    if (theirs["at"] is not None) != any(layers.places for layers in ours.layers.values()):
        found.append(f"at {theirs['at']}")
    return found


def around(row: Row, t: float) -> list[float]:
    """The lowest ratios at one position of a gradient and next to it. In 8 bits the ratio jumps, so
    the position may be just before the jump or just after it."""
    steps = (0.0, -1e-9, 1e-9, -HAIR, HAIR)
    return [lowest(row, min(max(t + step, 0), 1)) for step in steps]


def lowest(row: Row, t: float) -> float:
    found = []
    for way, layers in row.layers.items():
        for after in (False, True):
            front, back = layers.at(t, after)
            found.append(layers.ratio(front, back))
            if way.screen == "srgb":
                found.append(layers.ratio(contrast.in_8_bits(front), contrast.in_8_bits(back)))
    return min(found)
