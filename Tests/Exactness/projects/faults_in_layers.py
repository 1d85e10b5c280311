"""Layers, reasons and rules that are not in order."""

from __future__ import annotations

from random import Random
from typing import Any

from .sites import Files, contracts

WORDLESS = (".", "1", "?!", "x", "—")


def pair_of(random: Random, files: Files) -> Any:
    return random.choice(random.choice(contracts(files))["contrast"])


def opacity(random: Random, files: Files) -> None:
    """One that is missing, has the wrong type or is more than 1."""
    tokens = files["tokens/opacity.tokens.json"]["opacity"]
    kind = random.randrange(3)
    if kind == 0:
        del tokens[random.choice(("pressed", "strong", "idle"))]
    elif kind == 1:
        tokens["pressed"] = {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}
    else:
        pair_of(random, files)["groupOpacity"] = "opacity/nope"


def layer(random: Random, files: Files) -> None:
    """A role that does not exist, or a path that no token has."""
    pair = pair_of(random, files)
    name = random.choice(("lable", "page/nope", "page/nope.color"))
    if random.random() < 0.5:
        pair["foreground"] = name
    else:
        pair["on"] = {"layers": [name, "bg"]}


def empty(random: Random, files: Files) -> None:
    pair = pair_of(random, files)
    if random.random() < 0.5:
        pair["on"] = {"layers": []}
    else:
        pair["foreground"] = {"anyOf": []}


def reason(random: Random, files: Files) -> None:
    """A reason without a word, or one for nothing."""
    pair = pair_of(random, files)
    kind = random.randrange(4)
    if kind == 0:
        pair["unless"] = random.choice(WORDLESS)
    elif kind == 1:
        for key in ("text", "graphic", "focus", "inactive", "minimum", "because", "level"):
            pair.pop(key, None)
        pair["decorative"] = random.choice(WORDLESS)
    elif kind == 2 and "minimum" not in pair:
        pair["because"] = "no minimum"
    else:
        contract = random.choice(contracts(files))
        for waiver in contract.get("waivers", []):
            waiver["because"] = random.choice(WORDLESS)


def minimum(random: Random, files: Files) -> None:
    """One below what the standard asks, without a reason."""
    pair = pair_of(random, files)
    if not {"graphic", "focus", "decorative", "inactive"} & set(pair):
        pair["minimum"] = random.choice((1, 2, 2.9))
        pair.pop("because", None)


def part(random: Random, files: Files) -> None:
    """A part of a role that has none."""
    pair = pair_of(random, files)
    pair["foreground"] = random.choice(("bg.color", "label.color", "ring", "halo"))


def level(random: Random, files: Files) -> None:
    pair_of(random, files)["level"] = "A"


def width(random: Random, files: Files) -> None:
    """A focus ring of an unknown width."""
    contract = random.choice(contracts(files))
    contract["contrast"].append({"foreground": "label", "on": "bg", "focus": "bg"})


def off(random: Random, files: Files) -> None:
    """A rule that cannot be off."""
    rule = random.choice(("low-contrast", "unmatched-pair", "partly-measured", "unmatched-source",
                          "indeterminate-contrast", "unmatched-contract", "unpaired-color"))
    rules = files["tincture.json"].get("rules")
    made = rules if isinstance(rules, dict) else {"preset": rules} if rules else {}
    files["tincture.json"]["rules"] = {**made, rule: random.choice(("off", "off", "warning"))}


KINDS = [opacity, opacity, layer, empty, reason, minimum, part, level, width, off, off]


def sow(random: Random, files: Files) -> None:
    if contracts(files):
        random.choice(KINDS)(random, files)
