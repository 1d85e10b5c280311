"""Style Dictionary: folders of files with `value`, and files or folders for modes and brands.

Sources of the rules, all of styledictionary.com (amzn/style-dictionary, docs and lib):
- files are merged deeply in their order, and the later one wins (lib/utils/combineJSON.js);
- {a.b} and {a.b.value}, also inside texts (Design Tokens, Referencing);
- types by the first names of the path where there is no `type` (attribute/cti, Transforms);
- sizes without a unit are rem (size/rem: a number is not scaled);
- a file or folder with the name of a mode or brand belongs to the run of that mode or brand
  (examples/advanced/multi-brand-multi-platform, and "Dark Mode with Style Dictionary" by
  D. Banks: one run for each, with all other files below).
`alpha` next to a color is the color's alpha, as in the custom transforms of many projects.
"""

import re
from random import Random
from typing import Any

from machinery import Case, Expected, combined, leaf, leaves
from values import random_value, read

# Each first name of a path, the types of its tokens as written, and what they are.
CTI = {"color": ("color", "color"), "size": ("dimension", "dimension"), "time": ("time", "duration"),
       "opacity": ("opacity", "number")}
TYPED = {"family": ("fontFamily", "fontFamily"), "weight": ("fontWeight", "fontWeight"),
         "edge": ("border", "border"), "depth": ("shadow", "shadow"),
         "text": ("typography", "typography")}
TYPES = {**CTI, **TYPED}
WORDS = {"brand": ["acme", "zenith"], "mode": ["light", "dark"]}


def token(random: Random, first: str, known: list[str], unitless: bool, textual: bool
          ) -> dict[str, Any]:
    written, type_ = TYPES[first]
    made: dict[str, Any] = {} if first in CTI and random.random() < .4 else {"type": written}

    def reference(name: str) -> str | None:
        targets = [path for path in known if path.split(".")[0] == name]
        end = random.choice(("", ".value"))
        return f"{{{random.choice(targets)}{end}}}" if targets else None

    def part(name: str) -> str:
        return reference(name) or {"color": "#102030", "size": "2px"}[name]

    made["value"] = random_value(random, type_)
    if random.random() < .4:
        made["value"] = reference(first) or made["value"]
    elif first == "edge" and random.random() < .6:
        made["value"] = f"{part('size')} solid {part('color')}"
    elif first == "depth" and random.random() < .6:
        made["value"] = random.choice((
            f"0px 1px {part('size')} 1px {part('color')}",
            {**made["value"], "color": part("color"), "blur": part("size")}))
    elif first == "size" and unitless:
        made["value"] = random.choice((4, "1.5"))
    if first == "color" and random.random() < .15:
        made["alpha"] = "0.25" if textual else .25
    return made


def generate(random: Random) -> Case:
    files: dict[str, Any] = {}
    known: list[str] = []
    unitless, textual = random.random() < .1, random.random() < .1

    def fill(names: list[str], count: int, firsts: list[str]) -> None:
        """The same paths in each of the files."""
        paths = [f"{random.choice(firsts)}.{names[0].split('.')[0].split('/')[-1]}{len(known)}-{i}"
                 for i in range(count)]
        for name in names:
            files[name] = {}
            for path in paths:
                leaf(files[name], path, token(random, path.split(".")[0], known, unitless, textual))
        known.extend(paths)

    layout = random.choice(("plain", "files", "overlay", "brands", "nested", "options"))
    options: list[str] = []
    fill(["core/base.json"], 10, list(CTI))
    light, dark = WORDS["mode"]
    if layout == "files":
        for kind in random.choice((["color"], ["color", "size"])):
            fill([f"{kind}.{light}.json", f"{kind}.{dark}.json"], 5, [kind])
    if layout == "overlay":
        base = files.pop("core/base.json")
        files["tokens.json"], files["dark.json"] = base, {}
        for path, one in random.sample(list(leaves(base, "value")), 4):
            changed = {**one, "value": random_value(random, TYPES[path.split(".")[0]][1])}
            leaf(files["dark.json"], path, changed)
    if layout == "brands":
        for kind in ("color", "size"):
            fill([f"brands/{brand}/{kind}.json" for brand in WORDS["brand"]], 4, [kind])
        if random.random() < .5:
            fill(["icons/icons.json"], 3, list(CTI))
    if layout == "nested":
        fill([f"{brand}/{mode}.json" for brand in WORDS["brand"] for mode in WORDS["mode"]], 5,
             list(CTI))
    if layout == "options":
        options = ["--mode", "brand=acme:acme/*,zenith:zenith/*"]
        for kind in ("color", "more"):
            fill([f"{brand}/{kind}.json" for brand in WORDS["brand"]], 3, list(TYPES))
        if random.random() < .6:
            options += ["--mode", "mode=light:*.light,dark:*.dark"]
            fill([f"look.{mode}.json" for mode in WORDS["mode"]], 3, list(TYPES))
        if random.random() < .5:
            options += ["--base", "core/*"]
    if layout != "overlay":  # these follow the modes of what they reference
        fill(["core/use.json"], 4, list(TYPES))
    return Case(files, options)


def model(case: Case) -> Expected:
    contexts = {file: [word for word in re.split(r"[/.]", file) if word in sum(WORDS.values(), [])]
                for file in sorted(case.files)}
    axes = {axis: found for axis, words in WORDS.items()
            if (found := [word for word in words if any(word in c for c in contexts.values())])}
    if axes.get("mode") == ["dark"]:
        axes["mode"] = ["", "dark"]
    assert all(case.files.values()), "a file without tokens names no mode"
    themes = {}
    for theme in combined(axes):
        chosen = {context for _, context in theme}
        merged: dict[str, Any] = {}
        for file in sorted(case.files, key=lambda name: (bool(contexts[name]), name)):
            if chosen.issuperset(contexts[file]):
                merged.update(leaves(case.files[file], "value"))
        themes[theme] = {path.replace(".", "/"): resolved(path, merged) for path in merged}
    return Expected(axes, themes, sum(
        len(list(leaves(tree, "value"))) for tree in case.files.values()))


def resolved(path: str, merged: dict[str, Any]) -> Any:
    one = merged[path]
    written, type_ = TYPES[path.split(".")[0]]
    assert one.get("type", written) == written and ("type" in one or path.split(".")[0] in CTI)
    found = evaluated(type_, one["value"], merged)
    return {**found, "alpha": float(one["alpha"])} if "alpha" in one else found


def evaluated(type_: str, value: Any, merged: dict[str, Any]) -> Any:
    if isinstance(value, str) and (whole := re.fullmatch(r"\{([^{}]*?)(\.value)?\}", value)):
        return resolved(whole[1], merged)
    return read(type_, value, lambda t, v: evaluated(t, v, merged), "rem")
