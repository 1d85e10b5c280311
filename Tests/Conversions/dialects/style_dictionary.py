"""Style Dictionary: folders of files with `value`, and files or folders for modes and brands.

Sources of the rules, all of styledictionary.com (amzn/style-dictionary, docs and lib):
- files are merged deeply in their order, and the later one wins (lib/utils/combineJSON.js);
- {a.b} and {a.b.value}, also inside texts (Design Tokens, Referencing);
- types by the first names of the path where there is no `type` (attribute/cti);
- a size without a unit is rem (size/rem);
- a file or folder with the name of a mode or brand belongs to the run of that mode or brand, above
  the others (examples/advanced/multi-brand-multi-platform; D. Banks, Dark mode).
`alpha` next to a color is the color's alpha, as custom transforms of many projects have it.
"""

import re
from random import Random
from typing import Any

from machinery import Case, Expected, combined, leaf, leaves
from values import SHADOW, made, read, some

# The first name of a path, with the type as written, and as in DTCG. Some need not be written.
CTI = {"color": ("color", "color"), "size": ("dimension", "dimension"),
       "time": ("time", "duration"), "opacity": ("opacity", "number")}
TYPES = {**CTI, "family": ("fontFamily", "fontFamily"), "weight": ("fontWeight", "fontWeight"),
         "edge": ("border", "border"), "depth": ("shadow", "shadow"),
         "text": ("typography", "typography")}
WORDS = {"brand": ["acme", "zenith"], "mode": ["light", "dark"]}


def token(random: Random, first: str, known: dict[str, str], rare: dict[str, bool]) -> Any:
    written, type_ = TYPES[first]
    one: dict[str, Any] = {} if first in CTI and random.random() < .4 else {"type": written}
    value = made(random, type_, known, random.choice(("{%s}", "{%s.value}")))
    if first == "edge" and isinstance(value, dict) and random.random() < .6:
        value = f"{value['width']} {value['style']} {value['color']}"
    if first == "depth" and isinstance(value, dict) and random.random() < .6:
        value = " ".join(value[name] for name in SHADOW)
    if first == "size" and rare["bare sizes"] and "{" not in value:
        value = random.choice((4, "1.5"))
    if first == "color" and random.random() < .15:
        one["alpha"] = "0.25" if rare["alpha as text"] else .25
    return {"value": value, **one}


def generate(random: Random, _: str) -> Case:
    found: dict[str, Any] = {}
    known: dict[str, str] = {}
    rare = {name: random.random() < .1 for name in ("bare sizes", "alpha as text")}

    def fill(names: list[str], count: int, firsts: Any) -> None:
        """The same paths in each of the files."""
        paths = [f"{random.choice(list(firsts))}.t{len(known)}-{i}" for i in range(count)]
        for name in names:
            found[name] = {}
            for path in paths:
                leaf(found[name], path, token(random, path.split(".")[0], known, rare))
        known.update({path: TYPES[path.split(".")[0]][1] for path in paths})

    layout = random.choice(("plain", "files", "overlay", "brands", "nested", "options", "options"))
    (acme, zenith), options = WORDS["brand"], []
    fill(["tokens.json" if layout == "overlay" else "core/base.json"], 10, CTI)
    if layout == "plain":  # a later file changes some tokens, and has more of its own
        fill(["core/other.json"], 6, CTI)
        for path, one in random.sample(list(leaves(found["core/base.json"], "value")), 2):
            type_ = TYPES[path.split(".")[0]][1]
            leaf(found["core/other.json"], path, {**one, "value": some(random, type_)})
    if layout == "files":
        for kind in random.choice((["color"], ["color", "size"])):
            fill([f"{kind}.light.json", f"{kind}.dark.json"], 5, [kind])
    if layout == "overlay":
        found["dark.json"] = {}
        for path, one in random.sample(list(leaves(found["tokens.json"], "value")), 4):
            type_ = TYPES[path.split(".")[0]][1]
            leaf(found["dark.json"], path, {**one, "value": some(random, type_)})
    if layout == "brands":
        for kind in ("color", "size"):
            fill([f"brands/{acme}/{kind}.json", f"brands/{zenith}/{kind}.json"], 4, [kind])
        if random.random() < .5:
            fill(["icons/icons.json"], 3, CTI)
        if random.random() < .3:
            fill(["modes/light.json", "modes/dark.json"], 4, CTI)
    if layout == "nested":  # brands and modes of the same files
        form = random.choice(("{}/{}.json",) * 3 + ("{}-{}/all.json", "{}/color.{}.json"))
        if form == "{}/{}.json" and random.random() < .8:
            options = ["--mode", f"brand={acme}:{acme}/*,{zenith}:{zenith}/*",
                       "--mode", "mode=light:*/light,dark:*/dark"]
        fill([form.format(b, m) for b in WORDS["brand"] for m in WORDS["mode"]], 5, CTI)
    if layout == "options":
        options = ["--mode", f"brand={acme}:{acme}/*,{zenith}:{zenith}/*"]
        for kind in ("color", "more"):
            fill([f"{acme}/{kind}.json", f"{zenith}/{kind}.json"], 3, TYPES)
        if random.random() < .6:
            options += ["--mode", "mode=light:*.light,dark:*.dark"]
            fill(["look.light.json", "look.dark.json"], 3, TYPES)
        if random.random() < .5:
            options += ["--base", "core/*"]
    if layout != "overlay":  # these follow the modes of what they reference
        fill(["core/use.json"], 4, TYPES)
    return Case(found, options)


def model(source: Any) -> Expected:
    words = {file: set(re.split(r"[/.-]", file)) for file in source}
    axes = {axis: found for axis, names in WORDS.items()
            if (found := [name for name in names if any(name in w for w in words.values())])}
    axes = {axis: names if len(names) > 1 else ["", *names] for axis, names in axes.items()}
    contexts = {name for names in axes.values() for name in names}
    assert all(source.values()), "a file without tokens names no mode"
    themes = {}
    for theme in combined(axes):
        merged: dict[str, Any] = {}
        for file in sorted(source, key=lambda file: (bool(words[file] & contexts), file)):
            if words[file] & contexts <= {context for _, context in theme}:
                merged.update(leaves(source[file], "value"))
        themes[theme] = {path.replace(".", "/"): resolved(path, merged) for path in merged}
    return Expected(axes, themes, sum(len(list(leaves(t, "value"))) for t in source.values()))


def resolved(path: str, merged: dict[str, Any]) -> Any:
    one, first = merged[path], path.split(".")[0]
    written, type_ = TYPES[first]
    assert one.get("type", written if first in CTI else None) == written
    found = read(type_, one["value"], lambda p: resolved(p.removesuffix(".value"), merged), "rem")
    return {**found, "alpha": float(one["alpha"])} if "alpha" in one else found
