"""Projects for testing the outputs for other platforms: every type, in themes of every kind."""

from copy import deepcopy

from hostile_project import as_value, named
from hostile_texts import SHORT


def color(space, *components, **more):
    return {"$value": {"colorSpace": space, "components": list(components), **more}}


def srgb(*components, **more):
    return color("srgb", *components, **more)["$value"]


def px(value):
    return {"value": value, "unit": "px"}


BASE = {
    "color": {
        "$type": "color",
        "paper": {"$value": srgb(1, 1, 1), "$description": "The layer below */ } /* everything."},
        "ink": {"$value": "{color.paper}"},
        "wide": color("display-p3", 1, 0.25, 0.125, alpha=0.3),
        "grass": color("oklch", 0.7, 0.12, 150), "neon": color("oklch", 0.85, 0.3, 145),
        "rose": color("hsl", 340, 60, 50), "grey": color("hwb", "none", 40, 60),
        "lab": color("lab", 50, 20, -30), "lch": color("lch", 50, 30, 200),
        "oklab": color("oklab", 0.6, 0.05, -0.05), "linear": color("srgb-linear", 0.2, 0.4, 0.6),
        "a98": color("a98-rgb", 0.2, 0.4, 0.6), "prophoto": color("prophoto-rgb", 0.3, 0.4, 0.5),
        "rec2020": color("rec2020", 0.3, 0.4, 0.5), "xyz65": color("xyz-d65", 0.2, 0.2, 0.3),
        "xyz50": color("xyz-d50", 0.2, 0.2, 0.3),
        "half": {"$value": srgb(0.5, 0.25, 0.125, alpha=0.5)},
    },
    "old": {"$type": "color", "$value": srgb(0, 0, 0), "$deprecated": "use $paper, \"not\" this"},
    "space": {"$type": "dimension", "small": {"$value": px(4)},
              "text": {"$value": {"value": 1.5, "unit": "rem"}}},
    "family": {"$type": "fontFamily", "$value": ["A \"quoted\" $name", "sans-serif"]},
    "weight": {"$type": "fontWeight", "$value": 650},
    "time": {"$type": "duration", "$value": {"value": 0.25, "unit": "s"}},
    "ease": {"$type": "cubicBezier", "$value": [0.4, -0.5, 0.2, 1.5]},
    "ratio": {"$type": "number", "$value": 1.618},
    "stroke": {"$type": "strokeStyle", "$value": "dotted"},
    "dashes": {"$type": "strokeStyle", "$value": {"dashArray": [px(4), px(2)], "lineCap": "round"}},
    "border": {"$type": "border", "$value": {
        "color": "{color.rose}", "width": px(2), "style": "solid"}},
    "move": {"$type": "transition", "$value": {
        "duration": {"value": 200, "unit": "ms"}, "delay": {"value": 50, "unit": "ms"},
        "timingFunction": "{ease}"}},
    "shadow": {"$type": "shadow", "$value": [
        {"color": "{color.half}", "offsetX": px(0), "offsetY": px(2), "blur": px(6), "spread": px(1)},
        {"color": "{color.ink}", "offsetX": px(1), "offsetY": px(-1), "blur": px(0), "spread": px(0),
         "inset": True}]},
    "fade": {"$type": "gradient", "$value": [
        {"color": "{color.paper}", "position": 0}, {"color": "{color.rose}", "position": 0.75}]},
    "title": {"$type": "typography", "$value": {
        "fontFamily": "{family}", "fontSize": px(20), "fontWeight": 700,
        "letterSpacing": px(0.5), "lineHeight": 1.25}},
}

DARK = {
    "color": {"$type": "color", "paper": {"$value": srgb(0, 0, 0)},
              "rose": color("hsl", 340, 80, 70)},
    "stroke": {"$type": "strokeStyle", "$value": {"dashArray": [px(3)], "lineCap": "butt"}},
}
HIGH = {"color": {"$type": "color", "ink": {"$value": srgb(0, 0, 0.2)}}, "weight": {"$type": "fontWeight", "$value": 900}}
BOLT = {"color": {"$type": "color", "rose": color("hsl", 20, 60, 50)},
        "space": {"$type": "dimension", "small": {"$value": px(6)}}}
# In the dark high-contrast theme of bolt, all three set the same token: the order decides.
MODIFIERS = {
    "mode": {"light": [], "dark": [DARK]},
    "contrast": {"standard": [], "high": [HIGH]},
    "brand": {"acme": [], "bolt": [BOLT]},
}


def themed_files(outputs):
    """A project with eight themes: light or dark, normal or high contrast, of two brands.

    Every caller gets its own copy.
    """
    return deepcopy({
        "tincture.json": {"resolver": "t.resolver.json", "outputs": [
            {"format": "json", "to": "tokens.json"}, *outputs]},
        "t.resolver.json": {
            "version": "2025.10",
            "sets": {"base": {"sources": [BASE]}},
            "modifiers": {name: {"contexts": contexts} for name, contexts in MODIFIERS.items()},
            "resolutionOrder": [{"$ref": "#/sets/base"}, *(
                {"$ref": f"#/modifiers/{name}"} for name in MODIFIERS)],
        },
    })


NASTY = [as_value(text) for text in SHORT.values()]


def hostile_files(outputs):
    """Names, descriptions and families that could break out of their place."""
    tokens = {}
    for index, text in enumerate(NASTY):
        tokens[named(text, "n", index)] = {
            "tone": {"$type": "color", "$value": srgb(0, 0, 0), "$description": text,
                     "$deprecated": text},
            "family": {"$type": "fontFamily", "$value": [text]},
        }
    return {"tincture.json": {"sources": ["t.tokens.json"], "outputs": [
        {"format": "json", "to": "tokens.json"}, *outputs]}, "t.tokens.json": tokens}
