"""Files in the formats that `convert` reads. Every dialect has one that it is recognized by."""

import json
from typing import Any

from . import inputs
from .cases import Files

DIMENSION = {"value": 4, "unit": "px"}


def color(value: Any) -> dict[str, Any]:
    return {"$type": "color", "$value": value}


def studio_set(value: str) -> dict[str, Any]:
    return {
        "page": {"value": value, "type": "color"},
        "half": {"value": "roundTo({s} / 3, 1)", "type": "sizing"},
        "up": {"value": "round({s} * 0.625)", "type": "spacing"},
        "down": {"value": "round({s} * -0.625)", "type": "spacing"},
        "floor": {"value": "floor({s} / 3) + ceil({s} / 3)", "type": "sizing"},
        "s": {"value": "4", "type": "spacing"},
        "tint": {"value": "{page}", "type": "color", "$extensions": {"studio.tokens": {
            "modify": {"type": "mix", "value": "0.333", "space": "hsl", "color": "#336699"}}}},
        "shade": {"value": "rgba({page}, 0.5)", "type": "color"},
        "text": {"value": {"fontFamily": "Inter", "fontWeight": "600 Italic", "fontSize": "{s} * 4",
                           "lineHeight": "AUTO", "letterSpacing": "2%", "textCase": "uppercase"},
                 "type": "typography"},
        "radius": {"value": "4 8", "type": "borderRadius"},
        "unknown": {"value": "x", "type": "other"}}


# Each format's id, or another name for a second sample, and its files.
SAMPLES: dict[str, dict[str, Any]] = {
    "dtcg": {"a.json": {
        "a": {"$type": "number", "$value": 1}, "b": color(inputs.srgb(0.25, 0.5, 1)),
        "c": {"$value": "{b}"}}},
    "dtcg-resolver": {
        "t.resolver.json": {
            "version": "2025.10", "sets": {"s": {"sources": [{"$ref": "a.json"}]}},
            "resolutionOrder": [{"$ref": "#/sets/s"}]},
        "a.json": {"a": {"$type": "number", "$value": 1}}},
    "dtcg-draft-3": {"a.json": {
        "a": {"$type": "dimension", "$value": DIMENSION, "docs": {}},
        "b": {"$type": "color", "$value": "{c}", "note": "x"}, "c": color(inputs.srgb(0, 0, 0))}},
    "dtcg-draft-2": {
        "light/a.json": {
            "a": color("#fff"), "b": color("rgba(0, 0, 0, 0.5)"), "odd": color("#ggg"),
            "gap": {"$type": "dimension", "$value": "16px"},
            "em": {"$type": "dimension", "$value": "1.5em"},
            "quick": {"$type": "duration", "$value": "100ms"},
            "font": {"$type": "fontFamily", "$value": "'A B', C"}, "none": {"$value": "x"},
            "ease": {"$type": "cubicBezier", "$value": [0.25, 0.1, 0.25, 1]},
            "group": {"DEFAULT": color("#123456"), "x": color("hsl(210 50% 40%)")}},
        "dark/a.json": {"a": color("#000"), "b": {"$type": "dimension", "$value": "1px"}}},
    "dtcg-draft-1": {"a.json": {
        "a": {"value": [0, 0, 1, 1], "type": "cubic-bezier"},
        "b": {"value": "#abc", "type": "color"}, "f": {"value": "Inter", "type": "font"}}},
    "tokens-studio": {
        "core.json": studio_set("#ffffff"), "dark.json": studio_set("#000000"),
        "$themes.json": [
            {"id": "1", "name": "Light", "group": "mode", "selectedTokenSets": {"core": "enabled"}},
            {"id": "2", "name": "Dark", "group": "mode",
             "selectedTokenSets": {"core": "source", "dark": "enabled"}}],
        "$metadata.json": {"tokenSetOrder": ["core", "dark"]}},
    "style-dictionary": {"a.json": {
        "color": {"a": {"value": "#fff"}, "b": {"value": "{color.a.value}", "comment": "C"}},
        "size": {"s": {"value": "1.5rem"}, "DEFAULT": {"value": "2px"}},
        "time": {"t": {"value": "0.2s", "type": "time"}}}},
    "figma-rest": {"a.json": {"meta": {
        "variableCollections": {"C": {
            "id": "C", "name": "Core", "defaultModeId": "1:0",
            "modes": [{"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}],
            "variableIds": ["V", "W"]}},
        "variables": {
            "V": {"id": "V", "name": "a", "variableCollectionId": "C", "resolvedType": "COLOR",
                  "valuesByMode": {"1:0": {"r": 1, "g": 0.3, "b": 1, "a": 1},
                                   "1:1": {"r": 0, "g": 0, "b": 0, "a": 0.5}}},
            "W": {"id": "W", "name": "gap/1.5", "variableCollectionId": "C",
                  "resolvedType": "FLOAT",
                  "scopes": ["GAP"], "valuesByMode": {"1:0": 1.5, "1:1": 2}}}}}},
    "figma-export": {
        "Light.json": {
            "a": {"$type": "number", "$value": 1, "$extensions": {"com.figma.variableId": "V"}},
            "$extensions": {"com.figma.modeName": "Light"}},
        "Dark.json": {
            "a": {"$type": "number", "$value": 2, "$extensions": {"com.figma.variableId": "V"}},
            "$extensions": {"com.figma.modeName": "Dark"}}},
    "figma-plugin": {"a.json": [
        {"core": {"modes": {"Light": {"a": {"$type": "float", "$value": 1}},
                            "Dark": {"a": {"$type": "float", "$value": 2}}}}}]},
    "spectrum": {"a.json": {
        "a": {"$schema": "https://x/spectrum-tokens/token-types/color.json", "value": "#fff"},
        "b": {"$schema": "https://x/spectrum-tokens/token-types/alias.json", "value": "{a}"}}},
    "YAML": {"a.yaml": """# Lengths
gap:
  100: { value: 2em, type: size }
  200: &base
    value: 1rem   # good
    type: size
  300: *base
""", "broken.yml": "a: [1\n b: }\n"},
    "JSON5": {"a.json5": "// note\n{ a: { $type: 'number', $value: +.5, }, b: { $value: 0x10 } }\n",
              "b.jsonc": '{ "c": { "$type": "number", "$value": 1 /* one */ } }\n'},
    "mixed": {"a.json": {"a": color("#fff")}, "b.json": {"b": {"value": "4", "type": "spacing"}},
              "c.json": {"c": {"$type": "number", "$value": 1}}, "list.json": [1, 2],
              "node_modules/x.json": {"x": 1}, "note.txt": "text"},
    "types by theme": {
        "light.json": {"a": color("#fff"), "b": {"$type": "dimension", "$value": "1px"}},
        "dark.json": {"a": {"$type": "gradient", "$value": [{"color": "#fff", "position": 0},
                                                           {"color": "#000", "position": 1}]},
                      "b": {"$type": "dimension", "$value": "2px"}}},
    "empty": {"a.json": {}},
}


def samples() -> dict[str, Files]:
    """All samples in the folder `in`: ours, and those of the fuzz target."""
    files = {
        name: {f"in/{path}": content.encode() if isinstance(content, str)
               else (json.dumps(content, indent=2) + "\n").encode()
               for path, content in sample.items()}
        for name, sample in SAMPLES.items()}
    for name, target, data in inputs.fuzz_inputs():
        if target == "convert":
            files[f"fuzz {name}"] = inputs.fuzz_project(target, data)
    return files
