"""The second and the third draft of DTCG, with values for modes in `$extensions`.

Sources of the rules:
- the second draft (June 2022): values as texts ("16px", "200ms", hex), {a.b}, `$type` on groups;
- the third draft (2025): objects for colors, dimensions and durations (designtokens.org, Format
  and Color modules);
- a token without `$type` has that of the token it references, else of the nearest group;
- `$extensions.mode` names each mode and its value, `$value` is that of the first or of none
  (terrazzo.app and cobalt-ui.pages.dev, Modes; TokensBrücke writes all modes there). The names of
  modes are free. Tokens with the same names of modes change together;
- files named for a mode are that mode (as in style_dictionary.py), and the others lie below.
"""

import re
from random import Random
from typing import Any

from machinery import Case, Expected, combined, leaf
from values import measure, random_color, random_value, read

TYPES = ["color", "dimension", "duration", "number", "fontWeight", "fontFamily", "cubicBezier",
         "shadow", "border", "typography"]
NAMES = [["light", "dark"], ["Acme", "Zenith"], ["Comfy", "Tight"], ["Desktop", "Phone"], ["dusk"]]


def literal(random: Random, type_: str, draft: int) -> Any:
    value = random_value(random, type_)
    if type_ == "fontWeight":
        return random.choice((100, 400, 650, "bold", "semi-bold"))
    if type_ == "fontFamily":
        return random.choice(("Inter", ["Open Sans", "Arial"]))
    return value if draft == 2 else third(random, type_, value)


def third(random: Random, type_: str, value: Any) -> Any:
    """The same as an object of the third draft, with other colors."""
    if isinstance(value, dict):
        kinds = {"color": "color", "width": "dimension", "fontSize": "dimension",
                 "letterSpacing": "dimension", **dict.fromkeys(
                     ("offsetX", "offsetY", "blur", "spread"), "dimension")}
        return {k: third(random, kinds[k], v) if k in kinds else v for k, v in value.items()}
    if type_ == "color":
        return random_color(random, css=False)
    if type_ in ("dimension", "duration"):
        number, unit = re.fullmatch(r"([\d.]+)(\w+)", value).groups()
        return {"value": float(number), "unit": unit}
    return value


def generate(random: Random) -> Case:
    draft, modes = random.choice((2, 3)), random.choice(("mode", "modes"))
    known: dict[str, str] = {}
    files: dict[str, Any] = {}

    def value(type_: str) -> Any:
        targets = [path for path, t in known.items() if t == type_]
        made = literal(random, type_, draft)
        if targets and random.random() < .35:
            return f"{{{random.choice(targets)}}}"
        colors = [path for path, t in known.items() if t == "color"]
        if type_ in ("shadow", "border") and colors and random.random() < .5:
            return {**made, "color": f"{{{random.choice(colors)}}}"}
        return made

    def fill(names: list[str], count: int, sets: list[list[str]]) -> None:
        made: dict[str, str] = {}
        for at in range(count):
            type_ = random.choice(TYPES)
            group, chosen = f"{type_}{random.randrange(2)}", random.choice([*sets, [], []])
            path = f"{group}.{names[0].split('.')[0]}{at}"
            for name in names:
                token = {"$value": value(type_)}
                if chosen:
                    values = {mode: value(type_) for mode in chosen}
                    if len(values) > 1:
                        token["$value"] = values[chosen[0]]
                    token["$extensions"] = {modes: values}
                tree = files.setdefault(name, {}).setdefault(group, {})
                if random.random() < .5 and "$type" not in tree:
                    token["$type"] = type_
                elif isinstance(token["$value"], str) and token["$value"].startswith("{"):
                    pass  # the type of its target
                else:
                    tree["$type"] = type_
                leaf(files[name], path, token)
            made[path] = type_
        known.update(made)

    sets = random.sample(NAMES, random.choice((0, 1, 1, 2)))
    fill(["base.json"], 10, sets)
    if random.random() < .4:
        fill(["more.json"], 5, sets)
    if ["light", "dark"] not in sets and random.random() < .3:
        fill(["look.light.json", "look.dark.json"], 5, [])
    return Case(files, ["--from", f"dtcg-draft-{draft}"] if random.random() < .4 else [])


def model(case: Case) -> Expected:
    declared = {file: dict(tokens(tree)) for file, tree in case.files.items()}
    named: dict[tuple[str, ...], None] = {}
    for path_tokens in declared.values():
        named.update({tuple(modes): None for _, _, modes in path_tokens.values() if modes})
    axes = {str(names): list(names) if len(names) > 1 else ["", *names] for names in named}
    found = [word for word in ("light", "dark") if any(f".{word}." in file for file in declared)]
    assert all(declared.values()) and len(found) != 1, "what names no mode"
    if found:
        axes["files"] = found
    assert len({c for axis in axes.values() for c in axis}) == sum(map(len, axes.values()))
    themes = {}
    for theme in combined(axes):
        contexts = {context for _, context in theme}
        merged: dict[str, Any] = {}
        for file, path_tokens in declared.items():
            if not found or file.split(".")[1] in contexts | {"json"}:
                for path, (type_, value, modes) in path_tokens.items():
                    chosen = [modes[name] for name in modes if name in contexts]
                    merged[path] = type_, chosen[0] if chosen else value
        themes[theme] = {path.replace(".", "/"): resolved(path, merged) for path in merged}
    return Expected(axes, themes, sum(
        len(modes) + (len(modes) < 2) for t in declared.values() for _, _, modes in t.values()))


def tokens(tree: dict[str, Any], path: str = "", type_: str | None = None) -> Any:
    type_ = tree.get("$type", type_)
    if "$value" in tree:
        extensions = tree.get("$extensions", {})
        modes = extensions.get("mode") or extensions.get("modes") or {}
        assert len(modes) < 2 or next(iter(modes.values())) == tree["$value"]
        yield path, (type_, tree["$value"], modes)
        return
    for name, child in tree.items():
        if isinstance(child, dict):
            yield from tokens(child, f"{path}.{name}" if path else name, type_)


def resolved(path: str, merged: dict[str, Any]) -> Any:
    type_, value = merged[path]
    return evaluated(type_, value, merged)


def evaluated(type_: str | None, value: Any, merged: dict[str, Any]) -> Any:
    if isinstance(value, str) and value.startswith("{"):
        return resolved(value[1:-1], merged)
    if type_ in ("dimension", "duration"):
        return measure(value)
    assert type_, "a value without a type"
    return read(type_, value, lambda t, v: evaluated(t, v, merged))
