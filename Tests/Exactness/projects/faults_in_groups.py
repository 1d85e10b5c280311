"""Names, properties and inheritance that are not in order."""

from random import Random
from typing import Any

from .sites import Files, groups, tokens
from .writing import AGAIN

GOOD = {"$type": "number", "$value": 1}


def name(random: Random, files: Files) -> bool:
    _, group, _ = random.choice(groups(files))
    bad = random.choice(("a.b", "", "a{b", "g}", " padded", "padded ", "$odd"))
    group[bad] = dict(GOOD) if random.random() < 0.7 else {"inner": dict(GOOD)}
    return True


def token_property(random: Random, files: Files) -> bool:
    site = random.choice(tokens(files))
    key, value = random.choice((
        ("$deprected", True), ("alpha", 0.5), ("comment", "x"), ("$description", 1),
        ("$deprecated", 1), ("$deprecated", None), ("$extensions", [1]), ("$extends", "{a}"),
        ("inner", {"$type": "number", "$value": 1}), ("$schema", "x")))
    site.token[key] = value
    return True


def group_property(random: Random, files: Files) -> bool:
    _, group, _ = random.choice(groups(files))
    key, value = random.choice((
        ("$foo", 1), ("$description", []), ("$deprecated", "old"), ("$deprecated", 0),
        ("$extensions", 5), ("$schema", "x"), ("plain", 5), ("plain", "#fff"), ("plain", None),
        ("$value2", {"$value": 1})))
    group[key] = value
    return True


def type_(random: Random, files: Files) -> bool:
    site = random.choice(tokens(files))
    kind = random.randrange(3)
    if kind == 0:
        site.token["$type"] = random.choice(("Number", "string", "durations", "boolean"))
    elif kind == 1:
        site.token.pop("$type", None)
    else:
        site.token["$type"] = 5
    return True


def unfinished(random: Random, files: Files) -> bool:
    tree, group, _ = random.choice(groups(files))
    random.choice((tree, group))["later"] = random.choice((
        {"$type": "color"}, {"$type": "color", "$description": "x"}, {}, {"$description": "x"}))
    return True


def twice(random: Random, files: Files) -> bool:
    """A duplicate key with the same value, so it does not matter which counts."""
    _, group, _ = random.choice(groups(files))
    group["again"] = dict(GOOD)
    group[AGAIN + "again"] = dict(GOOD)
    return True


def root(random: Random, files: Files) -> bool:
    _, group, _ = random.choice(groups(files))
    if "$root" in group:
        return False
    group["$root"] = random.choice(({"inner": dict(GOOD)}, {}, 5))
    return True


def extends(random: Random, files: Files) -> bool:
    """Groups that inherit from what they may not, or from themselves."""
    tree, group, target = random.choice(groups(files))
    bad: dict[str, Any] = random.choice((
        {"kin": {"$extends": "{nope}"}}, {"kin": {"$extends": "nope"}},
        {"kin": {"$extends": {"$ref": "#/a"}}}, {"kin": {"$extends": "{kin}"}},
        {"kin": {"$extends": "{kin.inner}", "inner": {"x": dict(GOOD)}}},
        {"kin": {"x": dict(GOOD), "inner": {"$extends": "{kin}"}}},
        {"kin": {"$extends": "{kith}"}, "kith": {"$extends": "#/kin"}},
        {"kin": {"$extends": "{kith}"}, "kith": {"$ref": "#/clan"},
         "clan": {"$extends": "{kin}", "x": dict(GOOD)}},
        {"kin": {"$extends": "{kith}"}, "kith": dict(GOOD)},
        {"kin": {"$extends": "{kith}", "$type": "color"}, "kith": {
            "$type": "number", "x": {"$value": 1}}},
        {"kin": {"$extends": "{kith}", "x": {"y": dict(GOOD)}}, "kith": {"x": dict(GOOD)}}))
    tree.update(bad)
    return True


FAULTS = [name, token_property, group_property, type_, type_, unfinished, twice, root, extends]
