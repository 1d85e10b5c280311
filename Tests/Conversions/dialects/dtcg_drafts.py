"""The second and the third draft of DTCG, with values for modes in `$extensions`.

Sources of the rules:
- the second draft (June 2022): values as texts ("16px", "200ms", hex), {a.b}, `$type` on groups;
- the third draft (2025): objects for colors, dimensions and durations (designtokens.org, Format
  and Color modules);
- a token without `$type` has that of the token it references, else of the nearest group;
- `$extensions.mode` names each mode and its value; `$value` is that of the first mode, or of none
  if one is named (terrazzo.app and cobalt-ui.pages.dev, Modes; TokensBrücke). The names are free.
  Tokens with the same names of modes change together;
- files named for a mode are that mode (as in style_dictionary.py), and the others lie below.
"""

import re
from random import Random
from typing import Any

from machinery import Case, Expected, combined, leaf, leaves
from values import color, made, read

TYPES = ["color", "dimension", "duration", "number", "fontWeight", "fontFamily", "cubicBezier",
         "shadow", "border", "typography"]
NAMES = [["light", "dark"], ["Acme", "Zenith"], ["Comfy", "Tight"], ["Desktop", "Phone"], ["dusk"]]


def third(value: Any) -> Any:
    """Texts of the second draft as objects of the third."""
    if isinstance(value, dict):
        return {name: third(part) for name, part in value.items()}
    if re.match("#|rgb|hsl", str(value)):
        read_color = color(value)
        return {"colorSpace": "srgb", "components": [part / 255 for part in read_color["rgb"]],
                "alpha": read_color["alpha"]}
    measure = re.fullmatch(r"([\d.]+)([a-z]+)", str(value))
    return {"value": float(measure[1]), "unit": measure[2]} if measure else value


def generate(random: Random, dialect: str) -> Case:
    modes = random.choice(("mode", "modes"))
    known: dict[str, str] = {}
    found: dict[str, Any] = {}

    def value(type_: str) -> Any:
        literal = random.choice({"fontWeight": (400, "semi-bold"), "fontFamily": (
            "Inter", ["A B", "C"])}.get(type_, [None]))
        found = made(random, type_, known, "{%s}", literal)
        return found if dialect.endswith("2") else third(found)

    def fill(names: list[str], count: int, sets: list[list[str]]) -> None:
        made: dict[str, str] = {}
        for at in range(count):
            type_, chosen = random.choice(TYPES), random.choice([*sets, [], []])
            path = f"{type_}{random.randrange(2)}.{names[0].split('.')[0]}{at}"
            for name in names:
                values = {mode: value(type_) for mode in chosen}
                one = {"$value": values[chosen[0]] if len(values) > 1 else value(type_)}
                if values:
                    one["$extensions"] = {modes: values}
                group = found.setdefault(name, {}).setdefault(path.split(".")[0], {})
                if random.random() < .5:
                    group["$type"] = type_
                elif not (isinstance(one["$value"], str) and one["$value"].startswith("{")):
                    one["$type"] = type_
                leaf(found[name], path, one)
            made[path] = type_
        known.update(made)

    sets = random.sample(NAMES, random.choice((0, 1, 1, 2)))
    fill(["base.json"], 10, sets)
    if random.random() < .4:
        fill(["more.json"], 5, sets)
    if NAMES[0] not in sets and random.random() < .3:
        fill(["look.light.json", "look.dark.json"], 5, [])
    return Case(found, ["--from", dialect] if random.random() < .4 else [])


def model(source: Any) -> Expected:
    def parts(tree: Any, path: str, one: Any) -> tuple[str | None, Any, dict[str, Any]]:
        type_ = one.get("$type", tree[path.split(".")[0]].get("$type"))
        modes = next(iter(one.get("$extensions", {}).values()), {})
        # One mode with the value of the token says nothing.
        return type_, one["$value"], {} if [*modes.values()] == [one["$value"]] else modes

    declared = {file: {path: parts(tree, path, one) for path, one in leaves(tree, "$value")}
                for file, tree in source.items()}
    every = [one for tokens in declared.values() for one in tokens.values()]
    axes = {str(list(modes)): list(modes) if len(modes) > 1 else ["", *modes]
            for _, _, modes in every if modes}
    if any(".dark." in file for file in source):
        axes["files"] = NAMES[0]
    assert all(declared.values()) and len({c for axis in axes.values() for c in axis if c}) == sum(
        len(axis) - ("" in axis) for axis in axes.values())
    assert all(len(m) < 2 or next(iter(m.values())) == value for _, value, m in every)
    themes = {}
    for theme in combined(axes):
        contexts, merged = {context for _, context in theme}, {}
        for file, tokens in declared.items():
            if file.split(".")[1] in contexts | {"json"}:
                merged.update({path: (type_, value, next((m[c] for c in m if c in contexts), value))
                               for path, (type_, value, m) in tokens.items()})
        themes[theme] = {path.replace(".", "/"): resolved(path, merged) for path in merged}
    return Expected(axes, themes, sum(len(m) + (len(m) < 2) for _, _, m in every))


def resolved(path: str, merged: dict[str, Any]) -> Any:
    type_, value, chosen = merged[path]
    while not type_:
        type_, value, _ = merged[value[1:-1]]
    return read(type_, chosen, lambda target: resolved(target, merged))
