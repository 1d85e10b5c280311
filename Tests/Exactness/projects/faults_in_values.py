"""Values that are not of their type, and references without a target."""

from random import Random
from typing import Any

from .sites import Files, Site, tokens


def color(space: str, components: list[Any], **more: Any) -> dict[str, Any]:
    return {"colorSpace": space, "components": components, **more}


JUNK: list[Any] = [
    None, True, "x {a}", [], {}, 5, -1, "#ffffff", "16px", "1.5rem", "large", "{a", "0.5em", [1, 2],
    {"value": 1}, {"value": "1", "unit": "px"}, 1200, "Bold", [0, 0, 0, 2], ["A", 1], "solid"]
PARTS: dict[str, list[Any]] = {
    "dimension": [
        {"value": 1, "unit": "em"}, {"value": 4, "unit": "pt"}, {"value": 0, "unit": ""},
        {"value": 2, "unit": ""}, {"value": 0}, {"unit": "px"}, {"value": "1", "unit": "px"},
        {"value": 1, "unit": "px", "note": 1}, 0, 16, "16px", "-.5rem", "2em", "7dp",
        {"value": 1, "unit": "vh"}, {"value": None, "unit": "px"}, {"value": 1, "unit": 2}],
    "duration": [{"value": 1, "unit": "min"}, {"value": 1}, "100ms", ".2s", 200, {"value": 1, "unit": "ms",
                 "note": 1}, {"value": "1", "unit": "s"}],
    "fontFamily": [[], [1], 400, ["A", None], {}],
    "fontWeight": [0, 1001, "Bold", "heavy ", True, 0.5, "700", "Semi Bold",
                   "ExtraBold Italic", "1001", "Kursiv"],
    "cubicBezier": [[0, 0, 1], [1.1, 0, 0, 1], "ease-in", [0, "0", 1, 1], [0, 0, -0.1, 2, 3]],
    "number": ["1", True, None, [1], "half"],
    "strokeStyle": ["none", "Solid", {"dashArray": [], "lineCap": "butt"},
                    {"dashArray": [4], "lineCap": "butt"}, {"lineCap": "round"},
                    {"dashArray": [{"value": 1, "unit": "px"}], "lineCap": "flat"}],
    "color": [
        "#000000", "#1972F9", "#abc8", "rgb(20 80 176)", "rgba(0, 0, 0, 0.5)", "hsl(210, 50%, 40%)",
        "rebeccapurple", "transparent", "reddish", "#12345", "rgb(1 2)", {"components": [0, 0, 0]},
        {"colorSpace": "srgb"}, color("sRGB", [0, 0, 0]), color("srgb", [0, 0]),
        color("srgb", [0, 0, "None"]), color("srgb", [0, 0, 1.02]), color("oklch", [0.6, 0.1, 360]),
        color("hsl", [-30, 50, 101]), color("lch", [50, -1, 400]),
        color("xyz-d65", [0.95, 1, 1.0889]), color("srgb", [0, 0, 0], alpha=1.5),
        color("srgb", [0, 0, 0], alpha="none"), color("srgb", [1, 1, 1], hex="#fff"),
        color("srgb", [1, 1, 1], hex="#ffffff80"), color("srgb", [1, 1, 1], hex="#12345"),
        color("srgb", [1, 1, 1], hex="#fefefe"), color("srgb", [1, 1, 1], hex="#fdffff"),
        color("srgb", [0.2, 0.4, 0.6], hex="#336698"), color("srgb", [0.2, 0.4, 0.6], hex="#00F"),
        color("srgb", [0, 0, 0], name="black")]}


def junk(random: Random, files: Files) -> bool:
    site = random.choice(tokens(files))
    site.token.pop("$ref", None)
    site.token["$value"] = random.choice(JUNK)
    return True


def typed(random: Random, files: Files) -> bool:
    """A value that nearly is of its type."""
    sites = [site for site in tokens(files) if site.type in PARTS and "$ref" not in site.token]
    if not sites:
        return False
    site = random.choice(sites)
    site.token["$value"] = random.choice(PARTS[site.type or ""])
    return True


def composites(files: Files) -> list[Site]:
    names = ("border", "transition", "shadow", "typography")
    return [site for site in tokens(files)
            if site.type in names and isinstance(site.token.get("$value"), (dict, list))]


def part(random: Random, files: Files) -> bool:
    """A part of a composite value: missing, added, or of another type."""
    sites = composites(files)
    if not sites:
        return False
    value = random.choice(sites).token["$value"]
    layer = random.choice(value) if isinstance(value, list) else value
    if not isinstance(layer, dict) or "$ref" in layer:
        return False
    key = random.choice(list(layer))
    kind = random.randrange(4)
    if kind == 0:
        del layer[key]
    elif kind == 1:
        layer["note"] = 1
    elif kind == 2:
        layer[key] = random.choice(JUNK)
    else:
        layer[key] = random.choice(PARTS["dimension"])
    return True


def typography(random: Random, files: Files) -> bool:
    sites = [s for s in composites(files) if s.type == "typography"]
    if not sites:
        return False
    value = random.choice(sites).token["$value"]
    if not isinstance(value, dict) or "fontSize" not in value:
        return False
    kind = random.randrange(3)
    if kind == 0:
        value.pop("letterSpacing", None)
    elif kind == 1:
        value["lineHeight"] = random.choice((
            {"value": 24, "unit": "px"}, "150%", "24px", {"value": 150, "unit": "%"}, "normal"))
    else:
        value["letterSpacing"] = random.choice((
            0, "0.16px", {"value": 0.05, "unit": "em"}, {"value": 5, "unit": "%"}, "5%",
            {"value": 1, "unit": "vh"}))
    return True


def position(random: Random, files: Files) -> bool:
    sites = [s for s in tokens(files) if s.type == "gradient" and "$value" in s.token]
    stops = random.choice(sites).token["$value"] if sites else []
    if not isinstance(stops, list) or not stops or not isinstance(stops[-1], dict):
        return False
    stops[-1]["position"] = random.choice((1.2, 42, "1", None))
    if isinstance(stops[0], dict) and "position" in stops[0] and random.random() < 0.3:
        stops[0]["position"] = -99
    return True


def reference(random: Random, files: Files) -> bool:
    """An alias or a pointer that is broken or malformed."""
    all_ = tokens(files)
    site, other = random.choice(all_), random.choice(all_)
    bad = ["{nope.nope}", "{}", "{a..b}", "{{a}}", "{.a}", "{" + other.path[0] + "}",
           "{" + ".".join((*other.path, "components")) + "}"]
    bad_pointers = ["#/nope/$value", "nope", "/a/$value", "#/", "#", "other.json#/a", "#/a~2b",
                    "#/" + other.path[0] + "/$type", "#/" + other.path[0] + "/$description"]
    if random.random() < 0.5:
        site.token.pop("$ref", None)
        site.token["$value"] = random.choice(bad)
    else:
        site.token["$value"] = {"$ref": random.choice(bad_pointers)}
        site.token.pop("$ref", None)
    return True


def cycle(random: Random, files: Files) -> bool:
    """Tokens that lead back to themselves, and one that leads into them."""
    site = random.choice(tokens(files))
    length = random.randint(1, 3)
    names = [f"loop-{i}" for i in range(length)]
    for index, name in enumerate(names):
        after = names[(index + 1) % length]
        value: Any = "{" + after + "}" if random.random() < 0.6 else {"$ref": f"#/{after}/$value"}
        site.tree[name] = {"$type": "color", "$value": value}
        if random.random() < 0.3:
            site.tree[name] = {"$ref": f"#/{after}"}
    site.tree["into"] = {"$value": "{" + names[0] + "}"}
    return True


def mismatch(random: Random, files: Files) -> bool:
    """A declared type that the token referred to has not."""
    sites = [s for s in tokens(files) if s.type is not None and "$value" in s.token]
    target = random.choice(sites)
    tree = random.choice(sites).tree
    types = [t for t in ("color", "number", "dimension", "shadow") if t != target.type]
    value: Any = "{" + ".".join(target.path) + "}"
    tree["mismatch"] = {"$type": random.choice(types), "$value": value}
    if random.random() < 0.4:
        parts = {"color": value, "width": {"value": 1, "unit": "px"}, "style": "solid"}
        tree["mismatch"] = {"$type": "border", "$value": parts}
    return True


def item(random: Random, files: Files) -> bool:
    """An item of a list that is an alias of a list."""
    sites = [s for s in tokens(files) if s.type in ("shadow", "gradient") and "$value" in s.token
             and isinstance(s.token["$value"], list)]
    if not sites:
        return False
    target = random.choice(sites)
    target.tree["items"] = {"$type": target.type, "$value": ["{" + ".".join(target.path) + "}"]}
    return True


FAULTS = [junk, typed, typed, typed, typed, part, part, typography, typography, position,
          reference, reference, cycle, mismatch, item]
