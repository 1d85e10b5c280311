"""Resolver documents, inputs and sources that are not in order."""

from copy import deepcopy
from random import Random
from typing import Any

from .sites import Files, tokens

GOOD = {"extra": {"$type": "number", "$value": 1}}


def document(files: Files) -> Any:
    return files.get("tokens/app.resolver.json")


def sets(random: Random, files: Files) -> bool:
    resolver = document(files)
    if resolver is None:
        return False
    kind = random.randrange(4)
    added = resolver.setdefault("sets", {})
    if kind == 0:
        added["void"] = {"sources": []}
        resolver["resolutionOrder"].insert(0, {"$ref": "#/sets/void"})
    elif kind == 1:
        added["idle set"] = {"sources": [deepcopy(GOOD)]}
    elif kind == 2:
        added["again"] = {"sources": [{"$ref": random.choice((
            "#/sets/nope", "nope.tokens.json", "library.tokens.json#/nope"))}]}
        resolver["resolutionOrder"].append({"$ref": "#/sets/again"})
    else:
        added["a"] = {"sources": [{"$ref": "#/sets/b"}]}
        added["b"] = {"sources": [deepcopy(GOOD)]}
        resolver["resolutionOrder"].insert(0, {"$ref": "#/sets/a"})
    return True


def modifiers(random: Random, files: Files) -> bool:
    resolver = document(files)
    if resolver is None:
        return False
    kind = random.randrange(4)
    if kind == 0:
        resolver["modifiers"]["size"] = {"contexts": {"s": [], "l": []}, "default": "s"}
    elif kind == 1:
        resolver["modifiers"]["size"] = {"contexts": {"s": [deepcopy(GOOD)]}, "default": "s"}
        resolver["resolutionOrder"].append({"$ref": "#/modifiers/size"})
    elif kind == 2:
        resolver["modifiers"]["mode"]["default"] = "dusk"
    else:
        resolver["version"] = random.choice(("2025-10", 2025.1))
    return True


def override(random: Random, files: Files) -> bool:
    """A later source that replaces a token with another, or with a group."""
    resolver = document(files)
    library = [s for s in tokens(files) if s.path[0].startswith("lib-")]
    if resolver is None or not library:
        return False
    site = random.choice(library)
    token: Any = deepcopy(site.token)
    if random.random() < 0.4:
        token = {"inner": token}
    for name in reversed(site.path):
        token = {name: token}
    contexts = resolver["modifiers"]["mode"]["contexts"]
    contexts[random.choice(list(contexts))].append(token)
    return True


def conflict(random: Random, files: Files) -> bool:
    """Two files that declare one token, and no order."""
    library = [s for s in tokens(files) if s.path[0].startswith("lib-")]
    if document(files) is not None or not library:
        return False
    site = random.choice(library)
    token: Any = deepcopy(site.token)
    for name in reversed(site.path):
        token = {name: token}
    files["tokens/more.tokens.json"] = token
    return True


def inputs(random: Random, files: Files) -> bool:
    if document(files) is None:
        return False
    files["tincture.json"]["inputs"] = random.choice((
        [{"mode": "Light"}, {"mode": "dark"}], [{"Mode": "light"}], [{"modes": "light"}],
        [{"mode": "dusk"}], [{}], [{"mode": "light", "brand": "x"}], [{"mode": "DARK"}]))
    return True


def unmatched(random: Random, files: Files) -> bool:
    project = files["tincture.json"]
    key = "contracts" if "sources" not in project or random.random() < 0.5 else "sources"
    project[key] = [*project[key], "styles/*.json"]
    return True


FAULTS = [sets, sets, modifiers, modifiers, override, override, override, conflict, conflict,
          inputs, unmatched]
