"""Contracts that ask for what is not there, and tokens that none asks for."""

from collections.abc import Callable
from random import Random
from typing import Any

from .sites import Files, contracts, tokens

WHITE = {"colorSpace": "srgb", "components": [1, 1, 1]}


def gray(level: int) -> Any:
    return {"colorSpace": "srgb", "components": [round(level / 255, 12)] * 3}


def of_contract(change: Callable[[Random, Any], None]) -> Callable[[Random, Files], bool]:
    """A fault in one of the contracts, if there are any."""
    def fault(random: Random, files: Files) -> bool:
        found = contracts(files)
        if found:
            change(random, random.choice(found))
        return bool(found)
    return fault


def near(random: Random, files: Files) -> bool:
    """A pair as near to a threshold as 8 bits allow."""
    found = contracts(files)
    if not found:
        return False
    name = random.choice(found)["component"].lower()
    sites = [s for s in tokens(files) if s.path[0] == name and s.type == "color"]
    level = random.choice((0x76, 0x77, 0x94, 0x95, 0x59, 0x5A))
    for site in sites:
        site.token["$value"] = WHITE if site.name == "bg" else gray(level)
    return True


@of_contract
def role(random: Random, contract: Any) -> None:
    kind = random.randrange(3)
    if kind == 0:
        contract["roles"]["ring"] = {"type": random.choice(("color", "paint", "shadow"))}
    elif kind == 1:
        random.choice(list(contract["roles"].values()))["type"] = "dimension"
    else:
        contract["roles"]["page"] = {"type": "color", "path": "page/surface"}
        contract["contrast"].append({"foreground": "label", "on": "page", "graphic": True})


@of_contract
def pair(random: Random, contract: Any) -> None:
    pairs = contract["contrast"]
    kind = random.randrange(5)
    if kind == 0:
        pairs.append({"foreground": "lable", "on": "bg"})
    elif kind == 1:
        pairs[0]["text"] = random.choice(("text/nope", "text/body"))
        for key in ("graphic", "decorative", "inactive"):
            pairs[0].pop(key, None)
    elif kind == 2:
        pairs[0]["on"] = ["bg", "page/surface"]
    elif kind == 3:
        pairs[0]["on"] = random.choice((["bg", "page/nope"], "page/nope", "page/surface"))
    elif "axes" in contract:
        axis = random.choice(list(contract["axes"]))
        pairs[0]["on"] = ["bg", {"on": "page/surface", "when": {
            axis: [random.choice(contract["axes"][axis])]}}]


@of_contract
def waiver(random: Random, contract: Any) -> None:
    made: Any = {"foreground": random.choice(("label", "lable", "icon")),
                 "on": random.choice(("bg", "bg", "gb")),
                 "floor": round(random.uniform(1, 5), 1), "because": "agreed"}
    if random.random() < 0.5:
        made["owner"] = "me"
    contract.setdefault("waivers", []).append(made)


@of_contract
def component(random: Random, contract: Any) -> None:
    kind = random.randrange(4)
    if kind == 0:
        contract["path"] = contract["path"].replace(contract["component"].lower(), "nope")
    elif kind == 1:
        contract["waiver"] = []
    elif kind == 2 and "state" in contract.get("axes", {}):
        contract["axes"]["state"].append("gone")
    else:
        contract["roles"].pop("gap", None)


def removed(random: Random, files: Files) -> bool:
    """A token that a component lacks in one place; or has in one place too many."""
    names = {c["component"].lower() for c in contracts(files)} | {"page", "text"}
    sites = [s for s in tokens(files) if s.path[0] in names]
    if not sites:
        return False
    site = random.choice(sites)
    if random.random() < 0.6:
        del site.holder[site.name]
    else:
        site.holder[random.choice(("extra", "lable"))] = dict(site.token)
    return True


def based(random: Random, files: Files) -> bool:
    """A value in a base set, which some contexts override."""
    resolver = files.get("tokens/app.resolver.json")
    names = {c["component"].lower() for c in contracts(files)} | {"page"}
    sites = [s for s in tokens(files) if s.path[0] in names]
    if resolver is None or not sites:
        return False
    site = random.choice(sites)
    token: Any = dict(site.token)
    for name in reversed(site.path):
        token = {name: token}
    resolver["resolutionOrder"].insert(0, {"type": "set", "name": "first", "sources": [token]})
    if random.random() < 0.7:
        del site.holder[site.name]
    return True


def surface(random: Random, files: Files) -> bool:
    files["tincture.json"].setdefault("audit", {})["surface"] = random.choice((
        "page/nope", "page/surface", "lib-dimension/base"))
    return True


FAULTS = [near, near, role, pair, pair, waiver, component, removed, removed, removed, based, surface]
