"""Figma's variables, which three dialects write. The source is the REST API's `meta`.

The forms: the answer of GET /v1/files/:key/variables/local; Figma's own export, as in
docs/start/tutorial.md, with the value in place of an alias that `com.figma.aliasData` names; and a
plugin's export of collections, as in docs/how-to/convert.md.

Sources of the rules: developers.figma.com (REST API, Variables; Plugin API, VariableScope and
Working with Variables; Version 1, Update 121 for extended collections):
- a variable has a value for each mode of its collection; one mode of each collection is chosen,
  and an alias has the value of its target in the chosen modes;
- an extended collection has the modes of its parent, and its overrides before the parent's values;
- a FLOAT has no unit. Scopes say what it sets: lengths in px, opacities in percent, weights.
Collections whose modes have the same names are chosen together. A FLOAT without such a scope is a
number, or a length if lengths refer to it.
"""

import struct
from itertools import product
from random import Random
from typing import Any

from machinery import Case, Expected, combined, leaf
from values import WEIGHTS, Either, color

MODES = [["light", "dark"], ["Comfy", "Tight"], ["Acme", "Zenith"], ["Desktop", "Phone", "Watch"]]
LENGTHS = ["GAP", "CORNER_RADIUS", "FONT_SIZE"]
FLOATS = {**dict.fromkeys([*LENGTHS, "ALL_SCOPES"], (0, 4, 12.5, 40)), "OPACITY": (0, 50, 100),
          "FONT_WEIGHT": (100, 400, 700)}
STRINGS = {"FONT_FAMILY": ("Inter", "Open Sans"), "FONT_STYLE": ("Bold", "Semi Bold", "Medium"),
           "TEXT_CONTENT": ("Buy", "Sell")}
KINDS = [("COLOR", "ALL_SCOPES")] * 4 + [("FLOAT", scope) for scope in FLOATS] + [
    ("STRING", scope) for scope in STRINGS]


def literal(random: Random, type_: str, scope: str) -> Any:
    if type_ == "COLOR":  # channels are 32-bit floats
        channels = zip("rgba", (*(random.randrange(256) / 255 for _ in "rgb"),
                                random.choice((1, 1, .5))), strict=True)
        return {c: struct.unpack("f", struct.pack("f", part))[0] for c, part in channels}
    return random.choice((FLOATS if type_ == "FLOAT" else STRINGS)[scope])


def generate(random: Random, dialect: str) -> Case:
    """Collections. An export has the values of aliases, so the targets of others have one mode."""
    follow, rest = dialect != "figma-export", dialect == "figma-rest"
    collections: dict[str, Any] = {}
    variables: dict[str, Any] = {}
    names = random.sample(["Core", "Theme", "Density", "Brand kit", "Parts"], 4)
    for at in range(random.randrange(1, 5)):
        modes = ["Value"] if at == 0 or random.random() < .3 else random.choice(MODES)
        name = names[at - 1] if rest and at > 1 and random.random() < .2 else names[at]
        collections[f"C:{at}"] = new = {
            "id": f"C:{at}", "name": name, "defaultModeId": f"{at}:0", "remote": False, "modes": [
                {"modeId": f"{at}:{i}", "name": mode} for i, mode in enumerate(modes)]}
        for i in range(random.randrange(3, 8)):
            type_, scope = random.choice(KINDS)
            targets = [id_ for id_, v in variables.items() if v["resolvedType"] == type_
                       and v["scopes"][0] in (scope, "ALL_SCOPES" if scope in LENGTHS else scope)
                       and (follow or len(v["valuesByMode"]) == 1
                            or v["variableCollectionId"] == new["id"])]
            dot = "." * (rest and i == 2)
            variables[f"V:{at}:{i}"] = {
                "name": f"{type_.lower()}/c{at}{dot}v{i}", "variableCollectionId": new["id"],
                "resolvedType": type_, "scopes": [scope], "valuesByMode": {
                    mode["modeId"]: {"type": "VARIABLE_ALIAS", "id": random.choice(targets)}
                    if targets and random.random() < .4 else literal(random, type_, scope)
                    for mode in new["modes"]}}
        if rest and random.random() < .2 and len(modes) > 1 and sum(
                [m["name"] for m in c["modes"]] == modes for c in collections.values()) == 1:
            own = [v for v in variables if v.startswith(f"V:{at}:")]
            collections["X"] = {
                "id": "X", "name": "Sibling", "isExtension": True, "parentVariableCollectionId":
                new["id"], "defaultModeId": f"X/{at}:0", "remote": False, "modes": [
                    {"modeId": f"X/{m['modeId']}", "parentModeId": m["modeId"], "name": m["name"]}
                    for m in new["modes"]], "variableOverrides": {v: {
                        f"X/{at}:0": literal(random, variables[v]["resolvedType"],
                                             variables[v]["scopes"][0])} for v in own[:2]}}
            break
    return Case({"dialect": dialect, "variableCollections": collections, "variables": variables})


def files(source: Any) -> dict[str, Any]:
    dialect, exported, listed = source["dialect"], {}, []
    if dialect == "figma-rest":
        meta = {name: part for name, part in source.items() if name != "dialect"}
        return {"variables.json": {"status": 200, "error": False, "meta": meta}}
    for id_, c in source["variableCollections"].items():
        modes: dict[str, Any] = {mode["name"]: {} for mode in c["modes"]}
        for mode, v in product(c["modes"], source["variables"].values()):
            if v["variableCollectionId"] == id_:
                path = v["name"].replace("/", ".")
                leaf(modes[mode["name"]], path, token(v, mode["modeId"], source))
        listed.append({c["name"]: {"modes": modes}})
        between = "./"[len(source["variables"]) % 2]  # some write Collection.Mode.tokens.json
        exported |= {f"{c['name']}{between}{mode}.tokens.json": {
            **tree, "$extensions": {"com.figma.modeName": mode}} for mode, tree in modes.items()}
    return exported if dialect == "figma-export" else {"export.json": listed}


def token(v: Any, mode: str, source: Any) -> dict[str, Any]:
    """A variable in a mode, as the plugin writes it, or as Figma exports it."""
    raw, type_, targets = v["valuesByMode"][mode], v["resolvedType"].lower(), []
    while isinstance(raw, dict) and "id" in raw:
        targets.append(source["variables"][raw["id"]])
        values = targets[-1]["valuesByMode"]
        raw = values.get(mode, next(iter(values.values())))
    names = [source["variableCollections"][t["variableCollectionId"]]["name"] for t in targets[:1]]
    channels = [raw[channel] for channel in "rgb"] if isinstance(raw, dict) else []
    octets = [round(channel * 255) for channel in channels]
    if source["dialect"] == "figma-plugin":
        found = {"$scopes": v["scopes"], "$type": type_, "$value": raw}
        if names:
            return {**found, "$libraryName": "", "$collectionName": names[0],
                    "$value": "{%s}" % targets[0]["name"].replace("/", ".")}
        return found if not channels else {
            **found, "$value": f"rgba({', '.join(map(str, octets))}, {raw['a']})"}
    extensions = {"com.figma.variableId": f"VariableID:{v['name']}", "com.figma.type": type_,
                  "com.figma.scopes": v["scopes"]}
    if names:
        extensions["com.figma.aliasData"] = {
            "targetVariableName": targets[0]["name"], "targetVariableSetName": names[0]}
    if channels:
        raw = {"colorSpace": "srgb", "components": channels, "alpha": raw["a"],
               "hex": "#" + "".join(f"{octet:02X}" for octet in octets)}
    return {"$type": type_.replace("float", "number"), "$value": raw, "$extensions": extensions}


def model(source: Any) -> Expected:
    collections, variables = source["variableCollections"], source["variables"]
    axes: dict[str, list[str]] = {}
    modes_of: dict[str, tuple[str, dict[str, str]]] = {}  # the axis, and ids of modes by context
    for id_, c in collections.items():
        names = {m["name"]: m["modeId"] for m in c["modes"]}
        parent = c.get("parentVariableCollectionId")
        if parent:
            axis, names = modes_of[parent][0], {f"{c['name']} {n}": m for n, m in names.items()}
            modes_of[parent][1].update(names)
        else:
            axis = " ".join(sorted(names))
            modes_of[id_] = axis, names
        axes[axis] = [*axes.get(axis, []), *(n for n in names if n not in axes.get(axis, []))]
    assert all(axes.values())
    axes = {axis: names for axis, names in axes.items() if len(names) > 1}
    assert len({n for names in axes.values() for n in names}) == sum(map(len, axes.values()))
    themes = {}
    for theme in combined(axes):
        def value(id_: str, contexts: dict[str, str] = dict(theme)) -> Any:
            v = variables[id_]
            axis, modes = modes_of[v["variableCollectionId"]]
            mode = modes[contexts[axis]] if axis in contexts else next(iter(modes.values()))
            for c in collections.values():
                if mode in c.get("variableOverrides", {}).get(id_, {}):
                    return c["variableOverrides"][id_][mode]
            raw = v["valuesByMode"][mode.split("/")[-1]]
            return value(raw["id"]) if isinstance(raw, dict) and "id" in raw else raw

        themes[theme] = {v["name"].replace(".", "_"): typed(v, value(id_)) for id_, v in
                         variables.items() if v["scopes"] != ["TEXT_CONTENT"]}
    return Expected(axes, themes, sum(len(v["valuesByMode"]) for v in variables.values()) + sum(
        len(o) for c in collections.values() for o in c.get("variableOverrides", {}).values()))


def typed(variable: Any, raw: Any) -> Any:
    scope = variable["scopes"][0]
    if variable["resolvedType"] == "COLOR":
        return color(raw)
    if variable["resolvedType"] == "STRING":
        return [raw] if scope == "FONT_FAMILY" else float(WEIGHTS[raw.lower()])
    if scope in ("OPACITY", "FONT_WEIGHT"):
        return raw / 100 if scope == "OPACITY" else float(raw)
    return {"px": float(raw)} if scope in LENGTHS else Either([float(raw), {"px": float(raw)}])
