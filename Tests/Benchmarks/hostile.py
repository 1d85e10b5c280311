#!/usr/bin/env python3
"""Projects that ask for more work than their size promises, and what work they take.

    hostile.py [--tool FILE] [--row NAME]

Prints, for each, the instructions (by Valgrind) or the peak memory of a small and of a large one,
and how many times the first the second is. `Tests/Budget/test_hostile_growth.py` checks the bounds.

`Scripts/growth` grows every array, object and name of the schemas by itself. Here is what it cannot
reach: what is in a text and not in the tree of a document (long names, keys that repeat, hashes
that collide, globs, folders), and faults of two documents that have to fit each other.
"""

import argparse
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

import measure

ROOT = Path(__file__).resolve().parents[2]
JSON = [{"format": "json", "to": "out/tokens.json"}]
COLOR = {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}
WHITE = {"colorSpace": "srgb", "components": [1, 1, 1]}
LIGHT_GRAY = {"colorSpace": "srgb", "components": [0.9, 0.9, 0.9]}
LETTERS = b"abcdefghijklmnopqrstuvwxyz"


def write(folder, files):
    for name, content in files.items():
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content if isinstance(content, str) else json.dumps(content))


def project(**more):
    return {"sources": ["*.tokens.json"], "outputs": JSON, **more}


def tokens(tree, **more):
    return {"tincture.json": project(**more), "t.tokens.json": tree}


# MARK: The projects, each by its size


def misspelled_roles(count):
    """Variants of four roles, one of which has another name in the tokens. Each variant has a
    missing and an unexpected token, which no single change of a clean project gives."""
    roles = ["bg", "text", "icon", "border"]
    variants = [f"v{number:05}" for number in range(count // 4)]
    tree = {"c": {"$type": "color", **{
        variant: {role: {"$value": COLOR} for role in ["bg", "txet", "icon", "border"]}
        for variant in variants}}}
    contract = {"component": "C", "path": "c/<style>/*", "axes": {"style": variants},
                "roles": {role: {"type": "color"} for role in roles}}
    return {**tokens(tree, contracts=["*.contract.json"]), "c.contract.json": contract}


def renamed_axis_value(count):
    """No variant has the name that the tokens give it: the contract and the tokens differ."""
    files = misspelled_roles(count)
    files["t.tokens.json"]["c"] = {
        name.replace("v", "w"): value for name, value in files["t.tokens.json"]["c"].items()}
    return files


def numbers_as_families(count):
    """Items of a type that the schema excludes."""
    return tokens({"g": {"$type": "fontFamily", "$value": [1] * count}})


def repeated_key(count):
    """A tree has each key once."""
    return tokens("{" + ", ".join(['"a": {}'] * count) + "}")


def stops_out_of_range(count):
    """Each number is outside of its range."""
    stop = {"color": COLOR, "position": 2}
    return tokens({"g": {"$type": "gradient", "$value": [stop] * count}})


def long_names(count):
    """An alias of a missing sibling, both names so long."""
    return tokens({"$type": "number", "g": {
        "a" * count + "x": {"$value": 1}, "b": {"$value": "{g." + "a" * count + "y}"}}})


def resolver(modifiers):
    return {"version": "2025.10",
            "sets": {"base": {"sources": [{"$ref": "t.tokens.json"}]}},
            "modifiers": {name: {"contexts": {context: [] for context in contexts}, "default": contexts[0]}
                          for name, contexts in modifiers.items()},
            "resolutionOrder": [{"$ref": "#/sets/base"}]
            + [{"$ref": f"#/modifiers/{name}"} for name in modifiers]}


def waived(modifiers, where):
    """A pair with a waiver for themes of which one is built."""
    tree = {"c": {"$type": "color", "fg": {"$value": LIGHT_GRAY}, "bg": {"$value": WHITE}}}
    contract = {
        "component": "C", "path": "c/*", "roles": {"fg": {"type": "color"}, "bg": {"type": "color"}},
        "contrast": [{"foreground": "fg", "on": "bg"}],
        "waivers": [{"foreground": "fg", "on": "bg", "floor": 1.1, "because": "b", "owner": "o", "where": where}]}
    return {"t.tokens.json": tree, "r.resolver.json": resolver(modifiers),
            "c.contract.json": contract,
            "tincture.json": {"resolver": "r.resolver.json", "contracts": ["*.contract.json"],
                              "inputs": [{"m0": "a"}], "outputs": JSON}}


def waiver_of_all_contexts(count):
    return waived({f"m{n}": ["a", "b"] for n in range(count)},
                  {f"m{n}": ["a", "b"] for n in range(count)})


def waiver_of_doubled_values(count):
    return waived({f"m{n}": ["a", "b"] for n in range(3)}, {f"m{n}": ["a"] * count for n in range(3)})


def long_group_name(count):
    return tokens({"n" * 160_000: {"$type": "number", **{
        f"t{number}": {"$value": 1} for number in range(count)}}})


def colliding_names(count):
    """Names whose FNV-1a hashes end with the same 16 bits."""
    return tokens({"$type": "number", **{
        name: {"$value": 1} for name in itertools.islice(collisions(), count)}})


def collisions():
    """The last bits of FNV-1a depend on the last bits alone, so blocks that lead from one state to
    another can be put one behind another."""
    state, blocks = 0xcbf29ce484222325 & 0xFFFF, []
    for _ in range(4):
        ends = {state: [b""]}
        for _ in range(4):
            following = defaultdict(list)
            for end, starts in ends.items():
                for letter in LETTERS:
                    following[((end ^ letter) * 0x100000001b3) & 0xFFFF] += [
                        start + bytes([letter]) for start in starts]
            ends = following
        state = max(ends, key=lambda end: len(ends[end]))
        blocks.append(ends[state])
    return (b"".join(parts).decode() for parts in itertools.product(*blocks))


def nested_folders(depth, glob):
    files = {"/".join(["a"] * depth) + "/t.tokens.json": {"t": {"$type": "number", "$value": 1}}}
    return {**files, "tincture.json": project(sources=[glob])}


def stars(depth):
    return nested_folders(depth, "**/**/**/**/**/t.tokens.json")


def stars_and_names(depth):
    return nested_folders(depth, "**/a/**/a/**/a/**/t.tokens.json")


def missing_files(count):
    """A resolver that names missing files, next to as many others."""
    sources = [{"$ref": f"missing{number}.json"} for number in range(count)]
    return {
        "tincture.json": {"resolver": "r.resolver.json", "outputs": JSON},
        "r.resolver.json": {
            "version": "2025.10", "sets": {"base": {"sources": sources}},
            "resolutionOrder": [{"$ref": "#/sets/base"}]},
        **{f"other{number}.json": {} for number in range(count)}}


def states(count, **more):
    values = [f"v{number}" for number in range(count)]
    roles = {role: {"type": "color"} for role in ("bg", "text")}
    return {**tokens({"x": {"$type": "color", "bg": {"$value": COLOR}}}, contracts=["*.contract.json"]),
            "c.contract.json": {"component": "C", "path": "x/<state>/*", "roles": roles,
                                "axes": {"state": values}, **more}}


def states_with_cues(count):
    """Each state has colors of its own, and something else tells it apart."""
    files = states(count, cues={"state": {f"v{number}": "x" for number in range(count)}})
    return {**files, "t.tokens.json": {"x": {"$type": "color", **{
        f"v{number}": {"bg": {"$value": gray(number / count)}, "text": {"$value": WHITE}}
        for number in range(count)}}}}


def gray(light):
    return {"colorSpace": "srgb", "components": [light, light, light]}


def failing_stacks(count):
    """Pairs of one color on shadows of several layers: each layer of each is a check that fails."""
    def layer(number):
        part = {**gray(number % 17 / 17), "alpha": 0.5}
        return {"color": part, **{name: {"value": 1, "unit": "px"}
                                  for name in ("offsetX", "offsetY", "blur", "spread")}}
    shadows = {f"s{shadow}": {"$type": "shadow", "$value": [layer(shadow * 5 + n) for n in range(5)]}
               for shadow in range(2)}
    colors = {name: {"$type": "color", "$value": value}
              for name, value in (("bg", WHITE), ("fg", LIGHT_GRAY))}
    roles = {**{name: {"type": "shadow"} for name in shadows},
             **{name: {"type": "color"} for name in colors}}
    layers = [*(f"{name}.color" for name in shadows), "bg"]
    return {**tokens({"x": {**shadows, **colors}}, contracts=["*.contract.json"]),
            "c.contract.json": {
                "component": "C", "path": "x/*", "roles": roles, "contrast": [
                    {"foreground": "fg", "on": {"layers": layers}, "minimum": 5 + number / 100}
                    for number in range(count)]}}


def translucent_gradients(count):
    """Two states of a color on translucent gradients, each of which is drawn on all below it."""
    def gradient(number):
        return {"$type": "gradient", "$value": [
            {"color": {**gray((number % 7 + place) / 40), "alpha": 0.8}, "position": place}
            for place in (0, 1)]}
    names = [f"g{number}" for number in range(count)]
    tree = {state: {**{name: gradient(number + shift) for number, name in enumerate(names)},
                    "fg": {"$type": "color", "$value": WHITE}}
            for shift, state in enumerate(("on", "off"))}
    roles = {**{name: {"type": "gradient"} for name in names}, "fg": {"type": "color"}}
    return {**tokens({"x": tree}, contracts=["*.contract.json"], audit={"surface": "x/on/fg"}),
            "c.contract.json": {
                "component": "C", "path": "x/<state>/*", "axes": {"state": ["on", "off"]},
                "roles": roles, "contrast": [{"foreground": "fg", "on": {"layers": names}}]}}


def pairs_of_stacks(count):
    """Pairs of each layer of one shadow on each of another one."""
    files = failing_stacks(0)
    layers = files["t.tokens.json"]["x"]["s0"]["$value"] * 6
    for name in ("s0", "s1"):
        files["t.tokens.json"]["x"][name]["$value"] = layers
    files["c.contract.json"]["contrast"] = [
        {"foreground": "s0.color", "on": {"layers": ["s1.color", "bg"]}, "minimum": 1 + number / 1000}
        for number in range(count)]
    return files


def pairs_of_gradients(count):
    """Pairs of a gradient on the same translucent gradients, in another order each time."""
    files = translucent_gradients(10)
    contract = files["c.contract.json"]
    names = [name for name in contract["roles"] if name != "fg"]
    contract["contrast"] = [{"foreground": names[0], "on": {"layers": names[turn:] + names[:turn]}}
                            for turn in (number % len(names) for number in range(count))]
    return files


def modifiers(count, made):
    """Modifiers with two contexts each: what `made` says for its number and context."""
    names = [f"m{number:02}" for number in range(count)]
    return {"tincture.json": {"resolver": "r.resolver.json"},
            "r.resolver.json": {
                "version": "2025.10", "sets": {"s": {"sources": [{"p": {"$type": "color", "$value": WHITE}}]}},
                "modifiers": {name: {"default": "a", "contexts": {
                    context: [made(number, context)] for context in "ab"}} for number, name in enumerate(names)},
                "resolutionOrder": [{"$ref": "#/sets/s"}, *[{"$ref": f"#/modifiers/{name}"} for name in names]]}}


def failing_layers(count):
    """Translucent layers, each of another modifier: no edit fixes what fails in all combinations."""
    files = modifiers(count, lambda number, context: {"x": {f"c{number}": {
        "$type": "color", "$value": {**(WHITE if context == "b" else gray(0)), "alpha": 0.5}}}})
    names = [f"c{number}" for number in range(count)]
    files["tincture.json"].update(contracts=["*.contract.json"], audit={"surface": "p"})
    return {**files, "c.contract.json": {
        "component": "C", "path": "x/*", "roles": {name: {"type": "color"} for name in names},
        "contrast": [{"foreground": names[0], "on": {"layers": names[1:]}}]}}


def fonts_of_modifiers(count):
    """A list of fonts that each come from another modifier, in Kotlin."""
    files = modifiers(count, lambda number, context: {
        f"x{number}": {"$type": "fontFamily", "$value": context}})
    files["f.tokens.json"] = {"g": {"$type": "fontFamily", "$value": [
        {"$ref": f"#/x{number}/$value"} for number in range(count)]}}
    files["r.resolver.json"]["sets"]["s"]["sources"].append({"$ref": "f.tokens.json"})
    files["tincture.json"]["outputs"] = [{"format": "compose", "to": "T.kt", "package": "t"}]
    return files


def failing_contexts(count, shift=0):
    """A color fails in each context of one modifier, each time with another value."""
    names = [f"b{number}" for number in range(count)]
    contexts = {name: [{"c": {"fg": {"$type": "color", "$value": {
        "colorSpace": "srgb", "components": [number % 97 / 97, number % 89 / 89, number % 83 / 83]}}}}]
        for number, name in enumerate(names, shift)}
    files = waived({"b": names}, {})
    files["r.resolver.json"]["modifiers"]["b"]["contexts"] = contexts
    del files["c.contract.json"]["waivers"], files["tincture.json"]["inputs"]
    return files


def deep_stars(count):
    """Patterns with stars for tokens in groups of one name."""
    deep = '{"a":' * 100 + '{"$type":"number","$value":1}' + "}" * 100
    files = tokens("{" + ", ".join(f'"b{number}": {deep}' for number in range(count)) + "}")
    files["tincture.json"]["outputs"] = [{**JSON[0], "include": [
        f"**/a/**/a/**/a/**/b{number}" for number in range(50)]}]
    return files


def long_reason(count):
    """A group's reason, in which each of its tokens could find a name."""
    files = tokens({"c": {"$type": "number", "$deprecated": "x/" * 250 * count,
                          **{f"a{number}": {"$value": 1} for number in range(20)}}})
    files["tincture.json"]["outputs"] = [{"format": "swift", "to": "S"}]
    return files


def groups(depth, name="g"):
    """A token at each level."""
    tree = {"$type": "color", "$value": COLOR}
    for number in range(depth):
        tree = {name: tree, "t": {"$type": "color", "$value": gray(number / depth)}}
    return {**tokens(tree), "in/a.json": tree}


def versions(old, new):
    return {f"{side}/{name}": content for side, files in (("old", old), ("new", new))
            for name, content in files.items()}


def renamed_groups(depth):
    return versions(groups(depth), groups(depth, "h"))


def changed_contexts(count):
    return versions(failing_contexts(count), failing_contexts(count, 1))


def states_of_modifiers(count):
    """States of four roles, whose colors depend on modifiers."""
    files = modifiers(count, lambda number, context: {
        f"q{number}": {"$type": "color", "$value": gray(number / 40 + (context == "b") / 2)}})
    values = [f"selected{number}" for number in range(45)]
    files["a.tokens.json"] = {"$type": "color", "c": {value: {
        role: {"$value": f"{{q{(number + shift) % count}}}"} for shift, role in enumerate("abcd")}
        for number, value in enumerate(values)}}
    files["r.resolver.json"]["sets"]["s"]["sources"].append({"$ref": "a.tokens.json"})
    files["tincture.json"].update(contracts=["*.contract.json"])
    return {**files, "c.contract.json": {
        "component": "C", "path": "c/<state>/*", "axes": {"state": values},
        "roles": {role: {"type": "color"} for role in "abcd"}}}


def random_color(numbers):
    components = [round(numbers.random(), 2) for _ in range(3)]
    return {"$type": "color", "$value": {"colorSpace": "srgb", "components": components}}


def two_modifiers(count):
    """Six components of two colors, each of another modifier: most combinations fail."""
    numbers = random.Random(1)
    files = modifiers(2, lambda number, context: {})
    for name, color in (("m00", "a"), ("m01", "b")):
        files["r.resolver.json"]["modifiers"][name] = {"default": "c0", "contexts": {
            f"c{number}": [{color: random_color(numbers)}] for number in range(count)}}
    files["k.tokens.json"] = {f"k{number}": {
        "$type": "color", "bg": {"$value": "{a}"}, "label": {"$value": "{b}"}} for number in range(6)}
    files["r.resolver.json"]["sets"]["s"]["sources"].append({"$ref": "k.tokens.json"})
    files["tincture.json"].update(contracts=["*.contract.json"])
    return files


def shipped_themes(count):
    """Some combinations of 20 modifiers, in CSS."""
    numbers = random.Random(20)
    files = modifiers(20, lambda number, context: {f"v{number}": random_color(numbers)})
    names = list(files["r.resolver.json"]["modifiers"])
    files["tincture.json"].update(
        outputs=[{"format": "css", "to": "c.css"}],
        inputs=[{name: numbers.choice("ab") for name in names} for _ in range(count)])
    return files


# MARK: What is counted


def instructions(tool, folder, command):
    return measure.instructions([tool, *command], folder, {"PATH": os.environ["PATH"]}, codes=(0, 1))


def peak(tool, folder, command):
    """Bytes of memory; no more than a few gigabytes are given."""
    most = 6 << 30
    process = os.posix_spawn("/usr/bin/env", ["env", "-C", folder, "sh", "-c",
                             f"ulimit -v {most >> 10}; exec '{tool}' {' '.join(command)} > /dev/null 2> errors"],
                             os.environ)
    _, status, usage = os.wait4(process, 0)
    unit = 1 if sys.platform == "darwin" else 1024
    return usage.ru_maxrss * unit


class Row:
    """A project in two sizes. Work may grow `most` times; memory may be `most` bytes."""

    def __init__(self, letter, make, small, large, count, most, command=("build",)):
        self.letter, self.make, self.sizes = letter, make, (small, large)
        self.count, self.most, self.command = count, most, command
        self.name = f"{letter} {make.__name__.replace('_', ' ')}"

    def counts(self, tool):
        counts = []
        for size in self.sizes:
            with tempfile.TemporaryDirectory(prefix="hostile-") as folder:
                write(folder, self.make(size))
                time.sleep(0.1)  # a build looks twice at files that changed just before it
                counts.append(self.count(tool, folder, self.command))
        return counts

    def holds(self, small, large):
        return large <= self.most if self.count is peak else large <= self.most * small


# Four times the size: four times the work, and what sorting adds. What a handful of tokens takes is
# in both, so that a smaller bound would not say more.
LINEAR = 4.6
MEMORY = 200 << 20
ROWS = [
    Row("H2", misspelled_roles, 200, 800, instructions, LINEAR),
    Row("H2", renamed_axis_value, 200, 800, instructions, LINEAR),
    Row("H3", numbers_as_families, 500, 2000, instructions, LINEAR),
    Row("H3", repeated_key, 500, 2000, instructions, LINEAR),
    Row("H3", stops_out_of_range, 500, 2000, instructions, LINEAR),
    Row("H4", long_names, 2000, 8000, instructions, LINEAR),
    Row("H5", waiver_of_all_contexts, 19, 40, peak, MEMORY),
    Row("H5", waiver_of_doubled_values, 60, 240, peak, MEMORY),
    Row("H6", long_group_name, 2000, 8000, peak, MEMORY),
    Row("H7", colliding_names, 4000, 16_000, instructions, LINEAR),
    Row("X3", failing_stacks, 5, 20, instructions, LINEAR),
    Row("X3", translucent_gradients, 4, 16, instructions, LINEAR),
    Row("X3", pairs_of_stacks, 10, 40, instructions, 2.5),
    Row("X3", pairs_of_gradients, 4, 16, instructions, 3.5),
    Row("X3", failing_layers, 8, 10, instructions, 6),  # 256 and 1024 combinations
    Row("X3", fonts_of_modifiers, 8, 10, instructions, 6),
    Row("X4", states, 100, 400, instructions, LINEAR),
    Row("X4", states_with_cues, 100, 400, instructions, LINEAR),
    Row("X4", states_of_modifiers, 8, 10, instructions, LINEAR, ("audit",)),  # 256 and 1024 themes
    Row("X9", missing_files, 100, 400, instructions, LINEAR),
    Row("X6", failing_contexts, 400, 1600, instructions, 5.5),
    Row("H11", deep_stars, 4, 16, instructions, LINEAR),
    Row("H4", long_reason, 10, 40, instructions, 2.5),
    Row("X1", groups, 30, 120, instructions, 8, ("convert", "in", "--to", "out")),
    Row("X1", renamed_groups, 30, 120, instructions, 24, ("diff", "old", "new")),  # each name of each path
    Row("X6", changed_contexts, 50, 200, instructions, 6, ("diff", "old", "new")),
    Row("X7", two_modifiers, 25, 50, instructions, LINEAR, ("propose", "--dry-run")),
    Row("X7", shipped_themes, 30, 60, instructions, 32),  # 60 are near the limit of combinations
    Row("H11", stars, 4, 16, instructions, LINEAR),
    Row("H11", stars_and_names, 4, 16, instructions, 6),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", default=ROOT / ".build" / "release" / "tincture", type=Path)
    parser.add_argument("--row", default="", help="rows whose name contains this")
    options = parser.parse_args()
    print("| project | sizes | counted | small | large | times |\n|---|---|---|---:|---:|---:|")
    for row in ROWS:
        if options.row not in row.name:
            continue
        try:
            small, large = row.counts(options.tool.resolve())
            found = f"{small:,} | {large:,} | {large / small:.2f}"
        except (AssertionError, subprocess.TimeoutExpired) as error:
            found = f"– | {str(error).splitlines()[0]} | –"
        print(f"| {row.name} | {row.sizes[0]}, {row.sizes[1]} | {row.count.__name__} | {found} |", flush=True)


if __name__ == "__main__":
    main()
