"""Reasons that a contract gives, and what it cannot mean (invalid-contract)."""

from __future__ import annotations

from collections.abc import Iterator

from .findings import Report
from .reading import Node, Place
from .sides import split

EXCLUSIVE = ("graphic", "focus", "decorative", "inactive", "minimum")


def has_word(text: str) -> bool:
    return any(letter.isalpha() or letter.isnumeric() for letter in text)


def misread(contract: Node, report: Report) -> bool:
    """Whether a contract cannot be understood. What follows from that is defined nowhere."""
    # The width of a ring is looked up where all else is understood.
    places = list(faults(contract)) or list(widthless(contract))
    for place in places:
        report.say("invalid-contract", place)
    report.misread = report.misread or bool(places)
    return bool(places)


def faults(contract: Node) -> Iterator[Place]:
    pairs, waivers, cues = (contract.get(key) for key in ("contrast", "waivers", "cues"))
    for pair in pairs.items if pairs else []:
        yield from of_pair(pair)
    for waiver in waivers.items if waivers else []:
        yield from wordless(waiver, "because")
        yield from of_layers(waiver.members["on"])
    for axis in cues.members.values() if cues else []:
        for cue in axis.members.values():
            if not has_word(cue.value):
                yield cue.place


def wordless(node: Node, *keys: str) -> Iterator[Place]:
    for key in keys:
        reason = node.get(key)
        if reason is not None and reason.kind == "string" and not has_word(reason.value):
            yield reason.place


def of_pair(pair: Node) -> Iterator[Place]:
    yield from wordless(pair, "because", "decorative", "inactive", "unless")
    members = pair.members
    if "because" in members and "minimum" not in members:
        yield members["because"].place
    duties = [key for key in EXCLUSIVE if key in members]
    if len(duties) > 1 or ("text" in members and set(duties) - {"minimum"}):
        yield pair.place
    if "level" in members and members["level"].value not in ("AA", "AAA"):
        yield members["level"].place
    front = members["foreground"]
    any_of = front.get("anyOf")
    if any_of is not None and (not any_of.items or not duties):
        yield any_of.place
    on, focus = members["on"], members.get("focus")
    for stack in on.items if on.kind == "array" else [on]:
        yield from of_layers(stack)
    if focus is not None:
        yield from of_layers(focus.get("unfocused") or focus)


def widthless(contract: Node) -> Iterator[Place]:
    """Focus rings of an unknown width."""
    pairs = contract.get("contrast")
    for pair in pairs.items if pairs else []:
        focus = pair.get("focus")
        if focus is not None and focus.get("width") is None and not has_width(
                pair.members["foreground"], contract.members["roles"]):
            yield focus.place


def of_layers(stack: Node) -> Iterator[Place]:
    inner = stack.get("layers")
    if inner is not None and not inner.items:
        yield inner.place


def has_width(front: Node, roles: Node) -> bool:
    """Whether a ring is part of a border; or of nothing, which is reported instead."""
    text = front.text() or (front.get("role") or front).text() or ""
    name, part = split(text, roles.members)
    role = roles.members.get(name)
    if role is None and name and "/" not in name:
        return True
    return part == "color" and (role is None or role.members["type"].value == "border")
