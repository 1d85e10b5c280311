"""Tokens Studio: one file with all sets, or a folder with $themes.json and $metadata.json.

Sources of the rules:
- sets and themes: tokens-studio/figma-plugin, mergeTokenGroups and getOverallConfig (sets in the
  order of tokenSetOrder, enabled sets above sources, one theme of each group, and a set that one
  chosen theme enables is enabled); what only a group of themes disables is not there;
- references {a.b} and $a.b, math, rgba({a}, 0.5), types: docs.tokens.studio (Token Values, Math,
  Token Types); bare numbers are px;
- color modifiers: tokens-studio/sd-transforms, src/color-modifiers (lighten, darken and mix in
  sRGB and HSL; alpha sets the alpha).
A set that a theme enables is switched: as a source of another group it adds nothing. A set that
is only ever a source is in every theme that has it, below all others.
"""

import colorsys
import re
from random import Random
from typing import Any

from machinery import Case, Expected, combined, leaf, leaves
from values import color, number, random_value, read

TYPES = {"spacing": "dimension", "sizing": "dimension", "borderRadius": "dimension",
         "fontSizes": "dimension", "color": "color", "opacity": "number", "number": "number",
         "fontFamilies": "fontFamily", "fontWeights": "fontWeight", "boxShadow": "shadow",
         "border": "border", "typography": "typography"}
SIMPLE = ["color", "color", "spacing", "sizing", "borderRadius", "opacity", "fontFamilies",
          "fontWeights"]
GROUPS = {"Mode": ["Light", "Dark", "Dusk"], "Brand": ["Acme", "Zenith"], "Density": [
    "Comfy", "Tight"]}


def token(random: Random, type_: str, known: dict[str, str], plain: list[str]) -> dict[str, Any]:
    """A token. It can reference those that are known, and compute with those that are plain."""
    targets = [path for path, t in known.items() if t == type_]
    computed = [path for path in targets if path in plain]
    if targets and random.random() < .4:
        target = random.choice(targets)
        return {"value": f"${target}" if random.random() < .15 else f"{{{target}}}"}
    if computed and random.random() < .4:
        target = random.choice(computed)
        if TYPES[type_] == "dimension":
            return {"value": random.choice(("{%s} * 2", "({%s} + 4px) / 2", "{%s} - 1", "4 + {%s}",
                                            "round({%s} / 3)")) % target}
        if type_ == "color":
            modify = {"type": random.choice(("lighten", "darken", "alpha", "mix")), "value": "0.4",
                      "space": random.choice(("srgb", "hsl"))}
            if modify["type"] == "mix":
                modify.update(color="#336699", space="srgb")
            return random.choice((
                {"value": f"rgba({{{target}}}, 0.5)"},
                {"value": f"{{{target}}}", "$extensions": {"studio.tokens": {"modify": modify}}}))
    if type_ == "boxShadow":
        layers = [{"x": "0", "y": str(n), "blur": f"{n}px", "spread": "1px",
                   "type": random.choice(("dropShadow", "innerShadow")),
                   "color": part(random, "color", known)} for n in range(1, random.choice((2, 3)))]
        return {"value": layers if len(layers) > 1 else layers[0]}
    if type_ == "border":
        return {"value": {"color": part(random, "color", known), "style": "solid",
                          "width": part(random, "spacing", known)}}
    if type_ == "typography":
        return {"value": {"fontFamily": part(random, "fontFamilies", known), "fontSize": "16",
                          "lineHeight": "150%", "letterSpacing": "0.5px",
                          "fontWeight": part(random, "fontWeights", known)}}
    if TYPES[type_] == "dimension":
        return {"value": random.choice((str(random.randrange(64)), random.randrange(64),
                                        f"{random.randrange(64)}px", "1.25rem"))}
    if type_ == "opacity":
        return {"value": random.choice(("50%", 0.25, "0.75"))}
    return {"value": random_value(random, TYPES[type_])}


def part(random: Random, type_: str, known: dict[str, str]) -> Any:
    targets = [path for path, t in known.items() if t == type_]
    if targets and random.random() < .6:
        return f"{{{random.choice(targets)}}}"
    return random_value(random, TYPES[type_])


def generate(random: Random) -> Case:
    dollar = random.choice(("", "$"))
    sets: dict[str, dict[str, Any]] = {}
    known: dict[str, str] = {}

    def fill(names: list[str], types: dict[str, str], plain: list[str], over: str = "") -> None:
        """The same paths in each of the sets. Lengths in rem are not computed with."""
        for name in names:
            sets[name] = {}
        for path, type_ in types.items():
            visible = {} if path == over else known
            made = [token(random, type_, visible, plain) for _ in names]
            for name, one in zip(names, made, strict=True):
                leaf(sets[name], path, {dollar + "value": one.pop("value"), dollar + "type": type_,
                                        **one})
        for path, type_ in types.items():
            known[path] = type_
            if all("rem" not in str(t) and "{" not in str(t[dollar + "value"])
                   and "$" not in str(t[dollar + "value"])
                   for n in names for p, t in leaves(sets[n], dollar + "value") if p == path):
                plain.append(path)

    core: list[str] = []
    fill(["core/base"], {f"base.{t}{i}": t for i, t in enumerate(random.sample(SIMPLE, 6))}, core)
    fill(["core/more"], {f"more.{t}{i}": t for i, t in enumerate(random.choices(SIMPLE, k=3))}, core)
    groups = random.sample(sorted(GROUPS), random.choice((0, 1, 1, 2, 2, 3)))
    themes: list[dict[str, Any]] = []
    shared = {"core/base": random.choice(("source", "enabled")), "core/more": "enabled"}
    for at, group in enumerate(groups):
        names = GROUPS[group][:random.choice((2, 2, 3))]
        owned = [f"{group.lower()}/{name.lower()}" for name in names]
        types = random.sample([*SIMPLE, "boxShadow", "border", "typography"], 4)
        paths = {f"{group.lower()}.{t}{i}": t for i, t in enumerate(types)}
        over = random.choice(core) if at == 0 and core and random.random() < .3 else ""
        if over:  # a token of all themes, which others compute with and reference
            core.remove(over)
            paths[over] = known[over]
        fill(owned, paths, list(core), over)
        below = random.random() < .3  # the first set of the group is a source of the others
        for name, own in zip(names, owned, strict=True):
            selected = {owned[0]: "source"} if below and own != owned[0] else {}
            themes.append({"id": name, "name": name, "group": group, "selectedTokenSets": {
                **shared, **selected, own: "enabled"}})
    if len(groups) > 1 and random.random() < .3:  # a group has the sets of another as sources
        other = [s for s in sets if s.startswith(groups[0].lower() + "/")]
        for theme in themes:
            if theme["group"] == groups[-1]:
                theme["selectedTokenSets"].update(dict.fromkeys(other, "source"))
    if groups and random.random() < .3:
        fill(["unused"], {"unused.spacing": "spacing"}, core)
        themes[0]["selectedTokenSets"]["unused"] = "disabled"
    if random.random() < .3:
        leaf(sets["core/more"], "text.case", {dollar + "value": "uppercase", dollar + "type": "textCase"})
    metadata = {"tokenSetOrder": list(sets)}
    if groups and random.random() < .5:
        files = {f"{name}.json": tree for name, tree in sets.items()}
        return Case({**files, "$themes.json": themes, "$metadata.json": metadata})
    return Case({"tokens.json": {**sets, "$themes": themes, "$metadata": metadata}})


def model(case: Case) -> Expected:
    content = case.files.get("tokens.json") or {
        name.removesuffix(".json"): tree for name, tree in case.files.items()}
    sets = {name: tree for name, tree in content.items() if not name.startswith("$")}
    order, themes = content["$metadata"]["tokenSetOrder"], content["$themes"]
    trees = {name: dict(tokens(sets[name])) for name in order}
    assert set(sets) == set(order) and (themes or len({p for t in trees.values() for p in t}) == sum(
        map(len, trees.values()))), "what Tokens Studio does not write, or says nothing of"
    enabled_somewhere = {s for t in themes for s, status in t["selectedTokenSets"].items()
                         if status == "enabled"}
    axes: dict[str, list[str]] = {}
    for theme in themes:
        axes.setdefault(theme["group"], []).append(theme["name"])
    result = {}
    for combination in combined(axes):
        chosen = [t for t in themes if (t["group"], t["name"]) in combination]
        status = {name: {t["selectedTokenSets"].get(name) for t in chosen} for name in order}
        enabled = [n for n in order if "enabled" in status[n] or not themes]
        sources = [n for n in order if n not in enabled and "source" in status[n]]
        merged: dict[str, Any] = {}
        for name in [*sources, *enabled]:
            merged.update(trees[name])
        present = {p for n in order if n in enabled or n in sources and n not in enabled_somewhere
                   for p in trees[n]}
        result[combination] = {path.replace(".", "/"): resolved(path, merged) for path in merged
                               if path in present and merged[path][1] in TYPES}
    return Expected({axis: names for axis, names in axes.items() if len(names) > 1},
                    {tuple(pair for pair in theme if len(axes[pair[0]]) > 1): values
                     for theme, values in result.items()}, sum(map(len, trees.values())))


def tokens(tree: dict[str, Any]) -> Any:
    for mark in ("", "$"):
        for path, found in leaves(tree, mark + "value"):
            modify = found.get("$extensions", {}).get("studio.tokens", {}).get("modify")
            yield path, (found[mark + "value"], found[mark + "type"], modify)


def resolved(path: str, merged: dict[str, Any]) -> Any:
    value, type_, modify = merged[path]
    found = evaluated(TYPES[type_], value, merged)
    return modified(found, modify) if modify else found


def evaluated(type_: str, value: Any, merged: dict[str, Any]) -> Any:
    def reading(part_type: str, part_value: Any) -> Any:
        return evaluated(part_type, part_value, merged)

    if isinstance(value, str):
        if whole := re.fullmatch(r"\{([^{}]*)\}|\$([\w.-]+)", value):
            return resolved(whole[1] or whole[2], merged)
        if faded := re.fullmatch(r"rgba\(\{(.*)\}, ([\d.]+)\)", value):
            return {**resolved(faded[1], merged), "alpha": float(faded[2])}
        if "{" in value and type_ == "dimension":
            def px(match: re.Match[str]) -> str:
                return str(resolved(match[1], merged)["px"])

            text = re.sub(r"\{(.*?)\}", px, value).replace("px", "")
            return {"px": float(eval(text, {"round": lambda x: int(x + .5)}))}
    if type_ == "shadow":
        layers = value if isinstance(value, list) else [value]
        value = [{**one, "offsetX": one["x"], "offsetY": one["y"],
                  "inset": one["type"] == "innerShadow"} for one in layers]
    if type_ == "number":
        return number(value)
    return read(type_, value, reading)


def modified(found: dict[str, Any], modify: dict[str, str]) -> dict[str, Any]:
    amount, kind = float(modify["value"]), modify["type"]
    if kind == "alpha":
        return {**found, "alpha": amount}
    if kind == "mix":
        other = color(modify["color"])
        rgb = [a + (b - a) * amount for a, b in zip(found["rgb"], other["rgb"], strict=True)]
        alpha = found["alpha"] + (other["alpha"] - found["alpha"]) * amount
        return {"rgb": rgb, "alpha": alpha}
    goal = 1 if kind == "lighten" else 0
    rgb = [part / 255 for part in found["rgb"]]
    if modify["space"] == "srgb":
        rgb = [part + (goal - part) * amount for part in rgb]
    else:
        hue, light, saturation = colorsys.rgb_to_hls(*rgb)
        rgb = list(colorsys.hls_to_rgb(hue, light + (goal - light) * amount, saturation))
    return {**found, "rgb": [part * 255 for part in rgb]}
