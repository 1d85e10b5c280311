"""Layers, composites, duties and promises, added to a project that has none of them."""

from random import Random
from typing import Any

from .pairing import Pairing
from .sites import Site, contracts, tokens
from .values import alpha, color, gray, in_p3

Files = dict[str, Any]
Tree = dict[str, Any]


def add(random: Random, files: Files) -> None:
    """To each component some roles, and pairs that use them."""
    found = contracts(files)
    if not found:
        return
    shared = opacities(random)
    place(files, "tokens/opacity.tokens.json", shared)
    for contract in found:
        themes(random, files, contract)
        roles = added_roles(random, files, contract)
        Pairing(random, contract, roles, has_page(files)).change()
        unfinished(random, contract)
    increased(random, files)


def has_page(files: Files) -> bool:
    return any(site.path == ("page", "surface") for site in tokens(files))


def opacities(random: Random) -> Tree:
    """Opacities for all, for each state and for each mode; and a width."""
    def number(low: float = 0.2) -> Tree:
        value = random.choice((round(random.uniform(low, 1), 2), 0.5, 1))
        return {"$type": "number", "$value": value}

    tree: Tree = {"pressed": number(), "strong": number(0.7)}
    tree |= {name: number() for name in ("idle", "hover", "late", "disabled", "light", "dark")}
    width = {"value": random.choice((1, 1.5, 2, 2, 3, 4)), "unit": "px"}
    if random.random() < 0.2:
        width = {"value": random.choice((0.1, 0.125, 0.2)), "unit": "rem"}
    return {"opacity": tree, "ring": {"width": {"$type": "dimension", "$value": width},
                                      "edge": border(random, False)}}


def place(files: Files, name: str, tree: Tree) -> None:
    """Adds tokens that all themes have."""
    files[name] = tree
    document = files.get("tokens/app.resolver.json")
    if document is None:
        return
    reference = {"$ref": name.removeprefix("tokens/")}
    if "base" in document.get("sets", {}):
        document["sets"]["base"]["sources"].append(reference)
    else:
        document["resolutionOrder"][0]["sources"].append(reference)


def themes(random: Random, files: Files, contract: Tree) -> None:
    """Conditions may be about the mode where no path has it."""
    resolver = "tokens/app.resolver.json" in files
    if resolver and "theme" not in contract and random.random() < 0.4:
        contract["theme"] = "mode"
        if random.random() < 0.5:
            contract.setdefault("axes", {})["mode"] = ["light", "dark"]


def added_roles(random: Random, files: Files, contract: Tree) -> dict[str, str]:
    """New roles with their types, and tokens for them next to each background."""
    kinds = {"ring": "border", "halo": "shadow", "wash": "gradient", "veil": "color"}
    chosen = {name: type_ for name, type_ in kinds.items() if random.random() < 0.6}
    sizes = {"halo": random.choice((1, 1, 2, 3)), "wash": random.choice((1, 2, 2, 3))}
    name = contract["component"].lower()
    for site in [s for s in tokens(files) if s.path[0] == name and s.name == "bg"]:
        for role, type_ in chosen.items():
            site.holder[role] = token(random, site, role, type_, sizes)
    for role, type_ in chosen.items():
        contract["roles"][role] = {"type": type_}
    return {role: f"{sizes[role]}" if role in sizes else "" for role in chosen}


def token(random: Random, site: Site, role: str, type_: str, sizes: dict[str, int]) -> Tree:
    dark = is_dark(site.token)
    if type_ == "border":
        return border(random, not dark)
    if type_ == "shadow":
        layers = [shadow(random, not dark) for _ in range(sizes[role])]
        return {"$type": type_, "$value": layers if len(layers) > 1 else layers[0]}
    if type_ == "gradient":
        ends = [{"color": tinted(random, not dark), "position": random.choice((
            round(i / 3, 2), i / max(sizes[role] - 1, 1)))} for i in range(sizes[role])]
        return {"$type": type_, "$value": ends}
    veil = gray(random, random.random() < 0.5)
    veil["alpha"] = alpha(random)
    return {"$type": "color", "$value": in_p3(veil) if random.random() < 0.2 else veil}


def is_dark(found: Tree) -> bool:
    value = found.get("$value")
    first = value[0]["color"] if isinstance(value, list) else value
    return isinstance(first, dict) and first.get("components", [1])[0] in (0, None) or (
        isinstance(first, dict) and first["components"][0] != "none"
        and first["colorSpace"] == "srgb" and first["components"][0] < 0.5)


def tinted(random: Random, dark: bool) -> Tree:
    """Mostly a gray on the far side; sometimes any color, sometimes translucent."""
    value = gray(random, dark) if random.random() < 0.8 else color(random, 0.3, 0.2)
    if random.random() < 0.25:
        value["alpha"] = alpha(random, 0.4)
    found: Tree = in_p3(value) if random.random() < 0.1 else value
    return found


def named(random: Random, value: Tree) -> Any:
    """The color itself, or an alias of the page."""
    return "{page.surface}" if random.random() < 0.08 else value


def border(random: Random, dark: bool) -> Tree:
    width = {"value": random.choice((0, 1, 2, 2, 2, 3)), "unit": "px"}
    if random.random() < 0.15:
        width = {"value": random.choice((0.1, 0.125, 0.25)), "unit": "rem"}
    dashes = [{"value": random.choice((0, 0, 2)), "unit": "px"} for _ in range(random.randint(1, 4))]
    style = {"dashArray": dashes, "lineCap": random.choice(("butt", "butt", "round", "square"))}
    return {"$type": "border", "$value": {
        "color": tinted(random, dark), "width": width,
        "style": style if random.random() < 0.2 else "solid"}}


def shadow(random: Random, dark: bool) -> Tree:
    offset, blur, spread = ({"value": random.choice((0, 0, most)), "unit": "px"}
                            for most in (1, random.randint(1, 9), 2))
    return {"color": tinted(random, dark), "offsetX": offset, "offsetY": offset, "blur": blur,
            "spread": spread}


def unfinished(random: Random, contract: Tree) -> None:
    """Waivers whose floors are just right, for pairs of layers too."""
    if random.random() > 0.5:
        return
    pair = random.choice(contract["contrast"])
    on = random.choice(pair["on"]) if isinstance(pair["on"], list) else pair["on"]
    if isinstance(on, dict):
        on = {key: value for key, value in on.items() if key not in ("when", "aligned")}
        on = on.get("on", on)
    waiver: Tree = {"foreground": pair["foreground"], "on": on, "owner": "team",
                    "floor": round(random.uniform(1, 4.4), 2), "because": "accepted"}
    axes = contract.get("axes", {})
    if axes and random.random() < 0.5:
        axis = random.choice(list(axes))
        waiver["where"] = {axis: random.choice(axes[axis])}
    contract.setdefault("waivers", []).append(waiver)


def increased(random: Random, files: Files) -> None:
    """A modifier that raises contrast, or is meant to."""
    document = files.get("tokens/app.resolver.json")
    if document is None or random.random() > 0.35 or "inputs" in files["tincture.json"]:
        return
    names = {contract["component"].lower() for contract in contracts(files)}
    tree: Tree = {}
    for site in [s for s in tokens(files) if s.path[0] in names and s.type == "color"]:
        if random.random() < 0.6:
            holder = tree
            for name in site.path[:-1]:
                holder = holder.setdefault(name, {})
            dark = is_dark(site.token) ^ (random.random() < 0.15)
            holder[site.name] = {"$type": "color", "$value": gray(random, dark)}
    normal, high = random.choice((("standard", "high"), ("normal", "more")))
    document["modifiers"]["contrast"] = {"contexts": {normal: [], high: [tree]}, "default": normal}
    document["resolutionOrder"].append({"$ref": "#/modifiers/contrast"})
