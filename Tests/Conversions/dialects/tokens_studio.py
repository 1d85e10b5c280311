"""Tokens Studio: one file with all sets, or a folder with $themes.json and $metadata.json.

Sources of the rules:
- sets and themes: tokens-studio/figma-plugin, mergeTokenGroups and getOverallConfig (sets in the
  order of tokenSetOrder, enabled sets above sources, one theme of each group at a time;
  themes without a group are a group);
- references {a.b} and $a.b, math, rgba({a}, 0.5), types: docs.tokens.studio (Token Values, Math,
  Token Types); bare numbers are px;
- color modifiers: tokens-studio/sd-transforms, src/color-modifiers (lighten, darken and mix in
  sRGB and HSL; alpha sets the alpha).
A set that some theme enables is switched: as a source it is only below what is enabled. A set that
is only ever a source is in every theme that has it, because DTCG has no tokens for references only.
"""

import colorsys
import re
from random import Random
from typing import Any

from machinery import Case, Expected, combined, leaf, leaves
from values import color, made, read

TYPES = {"color": "color", "spacing": "dimension", "sizing": "dimension", "opacity": "number",
         "fontFamilies": "fontFamily", "fontWeights": "fontWeight", "boxShadow": "shadow",
         "border": "border", "typography": "typography"}
SIMPLE = ["color", "color", *list(TYPES)[:6]]
GROUPS = {"Mode": ["Light", "Dark", "Dusk"], "Brand": ["Acme", "Zenith"], "Density": ["Comfy", "Tight"]}
MATH = ["{%s} * 2", "({%s} + 4px) / 2", "{%s} - 1", "4 + {%s}", "floor({%s} / 3)"]
MODIFY = [{"type": kind, "value": "0.4", "space": space} for kind in ("lighten", "darken", "alpha")
          for space in ("srgb", "hsl")] + [
              {"type": "mix", "value": "0.4", "space": "srgb", "color": "#336699"}]


def token(random: Random, type_: str, known: dict[str, str], plain: list[str]) -> dict[str, Any]:
    """A token. It can reference those that are known, and compute with those that are plain."""
    computed = [path for path in plain if path in known and known[path] == TYPES[type_]]
    if computed and TYPES[type_] == "dimension" and random.random() < .3:
        return {"value": random.choice(MATH) % random.choice(computed)}
    if computed and type_ == "color" and random.random() < .4:
        if random.random() < .4:
            return {"value": f"rgba({{{random.choice(computed)}}}, 0.5)"}
        modify = {"studio.tokens": {"modify": random.choice(MODIFY)}}
        return {"value": f"{{{random.choice(computed)}}}", "$extensions": modify}
    literal = {"dimension": ["8", 24, "12px", "1.25rem"], "number": ["50%", .25, "0.75"]}.get(
        TYPES[type_], [None])
    alias = random.choice(("{%s}", "{%s}", "$%s")) if type_ in SIMPLE else "{%s}"
    value = made(random, TYPES[type_], known, alias, random.choice(literal))
    if type_ == "boxShadow" and isinstance(value, dict):
        layer = {{"offsetX": "x", "offsetY": "y"}.get(k, k): part for k, part in value.items()}
        value = [{**layer, "type": random.choice(("dropShadow", "innerShadow"))}
                 for _ in range(random.choice((1, 2)))]
    return {"value": value}


def generate(random: Random, _: str) -> Case:
    dollar = random.choice(("", "$"))
    sets: dict[str, dict[str, Any]] = {}
    known: dict[str, str] = {}
    plain: list[str] = []  # of all themes, and computed with: neither references nor rem

    def fill(names: list[str], types: dict[str, str], over: str = "") -> None:
        """The same paths in each of the sets, which are those of a group."""
        for name in names:
            sets[name] = {}
            for path, type_ in types.items():
                one = token(random, type_, {} if path == over else known, plain)
                if path == over and one["value"] == "1.25rem":  # it may be computed with
                    one["value"] = "12px"
                one = {dollar + "value": one.pop("value"), dollar + "type": type_, **one}
                leaf(sets[name], path, one)
                if len(names) == 1 and not re.search(r"rem|[{$]", str(one[dollar + "value"])):
                    plain.append(path)
        known.update({path: TYPES[type_] for path, type_ in types.items()})

    for name, count in (("core/base", 6), ("core/more", 3)):
        fill([name], {f"{name[5:]}.{t}{i}": t for i, t in enumerate(random.sample(SIMPLE, count))})
    groups = random.sample(sorted(GROUPS), random.choice((0, 1, 1, 2, 2, 3)))
    themes: list[dict[str, Any]] = []
    shared = {"core/base": random.choice(("source", "enabled")), "core/more": "enabled"}
    crossed = len(groups) > 1 and random.random() < .2  # a group has another's sets as sources
    for at, group in enumerate(groups):
        names = GROUPS[group][:random.choice((2, 2, 3))]
        owned = [f"{group.lower()}/{name.lower()}" for name in names]
        types = random.sample(list(TYPES), 4)
        paths, over = {f"{group.lower()}.{t}{i}": t for i, t in enumerate(types)}, ""
        if at == 0 and plain and random.random() < .3:  # a token of all themes
            over = plain.pop(random.randrange(len(plain)))
            paths[over] = over.split(".")[1][:-1]
        fill(owned, paths, over)
        below = {owned[0]: "source"} if random.random() < .3 else {}
        if crossed and group == groups[-1]:
            below |= {s: "source" for s in sets if s.startswith(groups[0].lower())}
        named = {"group": group} if at or random.random() < .8 else {}
        themes += [{"id": name, "name": name, **named, "selectedTokenSets": {
            **shared, **below, own: "enabled"}} for name, own in zip(names, owned, strict=True)]
    if groups and random.random() < .3:
        fill(["unused"], {"unused.spacing": "spacing"})
        themes[0]["selectedTokenSets"]["unused"] = "disabled"
    text = {dollar + "value": "uppercase", dollar + "type": "textCase"}
    leaf(sets["core/more"], "text.case", text)
    return Case({"sets": sets, "themes": themes, "folder": bool(groups) and random.random() < .5})


def files(source: Any) -> dict[str, Any]:
    metadata = {"tokenSetOrder": list(source["sets"])}
    if source["folder"]:
        sets = {f"{name}.json": tree for name, tree in source["sets"].items()}
        return {**sets, "$themes.json": source["themes"], "$metadata.json": metadata}
    backwards = dict(reversed(source["sets"].items()))  # the order is that of the metadata
    return {"tokens.json": {**backwards, "$themes": source["themes"], "$metadata": metadata}}


def model(source: Any) -> Expected:
    trees = {name: {path: (one[mark + "type"], one[mark + "value"], one.get("$extensions"))
                    for mark in ("", "$") for path, one in leaves(tree, mark + "value")}
             for name, tree in source["sets"].items()}
    themes, declared = source["themes"], sum(map(len, trees.values()))
    assert themes or len({path for tree in trees.values() for path in tree}) == declared
    switched = {s for t in themes for s, on in t["selectedTokenSets"].items() if on == "enabled"}
    axes: dict[str, list[str]] = {}
    for theme in themes:
        axes.setdefault(theme.get("group", ""), []).append(theme["name"])
    result = {}
    for combination in combined(axes):
        status = [theme["selectedTokenSets"] for theme in themes
                  if (theme.get("group", ""), theme["name"]) in combination]
        enabled = [n for n in trees if not themes or any(s.get(n) == "enabled" for s in status)]
        sources = [n for n in trees if n not in enabled and any(s.get(n) == "source" for s in status)]
        merged = {path: one for n in [*sources, *enabled] for path, one in trees[n].items()}
        present = {p for n in [*(set(sources) - switched), *enabled] for p in trees[n]}
        result[combination] = {path.replace(".", "/"): resolved(path, merged)
                               for path in present if merged[path][0] in TYPES}
    return Expected(axes, result, declared)


def resolved(path: str, merged: dict[str, Any]) -> Any:
    type_, value, extensions = merged[path]

    def look(name: str) -> Any:
        return resolved(name, merged)

    if isinstance(value, str) and value.startswith("$"):
        value = f"{{{value[1:]}}}"
    if faded := re.fullmatch(r"rgba\(\{(.*)\}, ([\d.]+)\)", str(value)):
        return {**look(faded[1]), "alpha": float(faded[2])}
    if TYPES[type_] == "dimension" and re.search(r"\{.*[ )]|[ (]\{", str(value)):
        text = re.sub(r"\{(.*?)\}", lambda m: str(look(m[1])["px"]), value).replace("px", "")
        return {"px": float(eval(text, {"floor": int}))}
    if type_ == "boxShadow" and isinstance(value, list):
        value = [{**one, "offsetX": one["x"], "offsetY": one["y"],
                  "inset": one["type"] == "innerShadow"} for one in value]
    found = read(TYPES[type_], value, look)
    return modified(found, extensions["studio.tokens"]["modify"]) if extensions else found


def modified(found: dict[str, Any], modify: dict[str, str]) -> dict[str, Any]:
    amount, kind = float(modify["value"]), modify["type"]
    if kind == "alpha":
        return {**found, "alpha": amount}
    goal = color(modify["color"] if kind == "mix" else "#fff" if kind == "lighten" else "#000")
    if modify["space"] == "hsl":
        hue, light, saturation = colorsys.rgb_to_hls(*(part / 255 for part in found["rgb"]))
        light += (goal["rgb"][0] / 255 - light) * amount
        return {**found, "rgb": [p * 255 for p in colorsys.hls_to_rgb(hue, light, saturation)]}
    mixed = [a + (b - a) * amount for a, b in zip(found["rgb"], goal["rgb"], strict=True)]
    alpha = found["alpha"] + (goal["alpha"] - found["alpha"]) * amount * (kind == "mix")
    return {"rgb": mixed, "alpha": alpha}
