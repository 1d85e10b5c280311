"""Pairs a hair above and below what they need, for each duty and each renderer of the audit.

The model in Tests/Exactness computes the ratios; it shares no code with the command.
"""

import sys

import pytest
from files import ROOT, write_files

sys.path.insert(0, str(ROOT / "Tests" / "Exactness"))

from model.contrast import real  # noqa: E402
from model.layers import SEARCHED, Painted, lowest, measured_layers, names  # noqa: E402

SIDES = {"above": 2e-9, "below": -2e-9, "far above": 1e-6, "far below": -1e-6}
# Ratios that differ by less are the same. A search along gradients can be a little below.
SAME = 1e-10

# Scenes: a foreground, a background, what is below, and opacities: `opacity` of the foreground,
# `veil` of the background, `group` of both. A color is its space, components and opacity; several are
# a gradient. The test finds values for `?`.
LISTED = """
oklch ? .02 246; srgb .8 .67 .88 .3; srgb .98 .98 .98; veil .7
oklch ? .01 46; srgb .7 .7 .7, srgb .8 .8 .8; srgb 1 1 1
srgb .07 .16 .07 ?; srgb .89 1 .95 .9; srgb .74 .95 .9; opacity .9; group .9
srgb .23 .12 .14; srgb .75 .84 .76; srgb .99 .89 .92; opacity ?
srgb .16 .12 .2; srgb .98 .81 .96; srgb .21 .04 .04; veil ?; opacity .9; group .9
srgb .83 .76 .97; srgb .04 .2 .17; srgb .09 .28 .07; group ?; opacity .95
oklch ? .02 129; srgb .58 .58 .58 .6, srgb .41 .39 .34 .4; srgb .92 .92 .92; veil .9
oklch ? .04 288; srgb .92 .92 .92 .1, srgb .88 .88 .88 .9; srgb .96 .96 .96, srgb .25 .25 .25
oklch ? .01 163; display-p3 .28 .59 .31 .3; srgb .78 .78 .78
srgb .1 .11 .1; display-p3 .66 .67 .4 .8; srgb .98 .78 1; opacity ?
srgb .95 .81 .93; srgb .01 .01 .01; display-p3 .68 .3 .6; group ?
oklch ? .02 225; srgb .72 .72 .72 .8, display-p3 .72 .33 .79 0; srgb .78 .78 .78; veil .9
oklch ? .03 23; srgb .96 .96 .96 0, srgb .93 .93 .93 .8; srgb .84 .84 .84, display-p3 .36 .14 .34
oklch ? .04 341; display-p3 .2 .9 .53 .3; srgb .81 .81 .81; veil .9
rec2020 .22 .9 .05 ?; srgb .17 .18 0 .8; srgb .07 .01 .04; group .95
srgb .09 .08 .18; display-p3 .34 .9 .05 .9; srgb .83 .72 .97; group ?
oklch ? .01 140; srgb .78 .78 .78 .6, oklch .57 .35 321 0; srgb .77 .77 .77
oklch ? .02 57; srgb .95 .95 .95 .2, srgb .89 .89 .89 .9; srgb .9 .9 .9, display-p3 .24 .9 0
oklch ? .04 346; prophoto-rgb .73 1 0 .5; srgb .73 .73 .73
srgb .84 .98 .75; prophoto-rgb .01 1 0 .9; srgb .12 .22 .1; veil ?
srgb .19 .02 .29; srgb .92 .76 .96; oklch .32 .31 28; group ?
oklch ? .01 99; rec2020 1 .94 .05 .2, oklch .71 .3 316 0; srgb .81 .81 .81
oklch ? .03 112; display-p3 .2 .98 .92; srgb .88 .88 .88
srgb .28 .02 .11 ?; display-p3 .22 .9 0 .9; srgb .82 .89 .77; opacity .95
srgb .87 .99 .84; display-p3 .42 0 1 .8; srgb .04 .19 .28; group ?
oklch ? .05 134; display-p3 .03 1 0 .6, srgb .09 .09 .09 0; srgb .99 .99 .99; veil .9
oklch ? .04 85; srgb .97 .97 .97 .1, display-p3 .05 .9 .73 .9; srgb .85 .85 .85, srgb .6 .6 .6
oklch ? .05 200; oklch .91 .3 107 .7; srgb .9 .9 .9; veil .7
srgb .06 .08 .16; srgb .99 .82 .84 .8; prophoto-rgb .5 .05 .9; veil ?
srgb .78 .98 .91; srgb .01 .09 .26 .9; prophoto-rgb .9 .05 .21; group ?; opacity .9; veil .95
oklch ? .01 111; prophoto-rgb .25 .9 .05 .4, prophoto-rgb .57 0 1 0; srgb .96 .96 .96
oklch ? .02 267; srgb 1 1 1 .2, prophoto-rgb .2 .9 .05 .8; srgb .66 .66 .66; veil .7
oklch ? .04 113; rec2020 .05 .29 .9 .3; srgb .87 .87 .87
srgb .85 .96 .92 ?; srgb .21 0 .08 .9; prophoto-rgb .05 .67 1; opacity .95; veil .9; group .95
srgb .83 .91 .99; srgb .05 .17 .1; oklch .24 .3 334; group ?; veil .95
oklch ? .05 244; rec2020 .05 .29 .9 0, rec2020 .23 1 0 .4; srgb .85 .85 .85
oklch ? .02 217; srgb 1 1 1 0, rec2020 .39 1 .05 .4; srgb .76 .76 .76
srgb .81 .78 .98 ?; srgb .01 .22 .23; srgb .29 .04 .06; veil .9
srgb .17 .09 .09; srgb .83 .88 .78; srgb .74 .87 .8; opacity ?; group .9
srgb .01 .01 .17; srgb .93 .83 .91 .8; srgb .91 .79 .9; group ?
srgb .05 .2 .2; display-p3 .53 .35 .27 .9; srgb .81 .74 .73; veil ?
srgb .06 .25 .02; prophoto-rgb .05 1 .56 .9; srgb .94 .95 .91; opacity ?
srgb .83 .98 .91; srgb .2 .16 .12 .9; display-p3 .08 1 0; group ?; veil .9
"""


def scenes():
    """The scenes of the list by number."""
    for number, line in enumerate(LISTED.strip().split("\n")):
        front, back, below, *shares = line.split("; ")
        yield str(number), ([front, back, below], dict(share.split(" ") for share in shares))


SCENES = dict(scenes())
# What renderers are called, each the worst of some scene.
WORDS = {"srgb", "display-p3", "mapped", "clipped", "straight", "premultiplied", "8-bit-alpha"}

# What each duty adds to a pair, the ratio that it requires, and the duties of the results.
DUTIES = {
    "text": ({}, 4.5, {"text 1.4.3"}),
    "large text": ({"text": "size/large"}, 3, {"large-text 1.4.3"}),
    "AAA": ({"level": "AAA"}, 7, {"text 1.4.6"}),
    "large AAA": ({"level": "AAA", "text": "size/large"}, 4.5, {"large-text 1.4.6"}),
    "graphic": ({"graphic": True}, 3, {"graphic 1.4.11"}),
    "any": ({"graphic": True}, 3, {"graphic 1.4.11"}),
    "focus": ({}, 3, {"graphic 1.4.11", "focus 2.4.13"}),
    "minimum": ({"minimum": 7}, 7, {"custom 1.4.3"}),
    "low minimum": ({"minimum": 3, "because": "a test", "owner": "me"}, 3, {"custom 1.4.3"}),
}
SIZES = {"size": {
    "ring": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}},
    "large": {"$type": "typography", "$value": {
        "fontFamily": "Inter", "fontSize": {"value": 24, "unit": "px"}, "fontWeight": 400,
        "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}}}}
PAINTS, SHARES = ("front", "back", "below"), ("opacity", "veil", "group")


def color(text, x):
    space, *numbers = text.replace("?", repr(x)).split()
    *components, alpha = map(float, numbers if len(numbers) == 4 else [*numbers, 1])
    return {"colorSpace": space, "components": components, "alpha": alpha}


def values(scene, x):
    """What is drawn, by role: colors, gradients and opacities."""
    paints, shares = scene
    found = {role: 1.0 for role in SHARES} | {
        role: x if share == "?" else float(share) for role, share in shares.items()}
    for role, value in zip(PAINTS, paints):
        stops = [color(text, x) for text in value.split(", ")]
        found[role] = stops[0] if len(stops) == 1 else [
            {"color": stop, "position": position} for position, stop in enumerate(stops)]
    return found


def renderers(scene, x):
    """The layers in each renderer that counts."""
    drawn = values(scene, x)
    backs = [Painted(drawn["back"], drawn["veil"]), Painted(drawn["below"])]
    return measured_layers(Painted(drawn["front"], drawn["opacity"]), backs, None, drawn["group"])


def ratios(scene, x):
    return {way: real(layers) for way, layers in renderers(scene, x).items()}


def hairs(scene, required):
    """The `?` of exact ratios a hair above and below what is required, by bisection."""
    x = 0.4
    for _ in range(3):  # Where the values are, another renderer may be the worst.
        now = ratios(scene, x)
        worst = min(now, key=now.get)

        def ratio(x):
            drawn = renderers(scene, x)
            return real(drawn[worst]) if worst in drawn else min(map(real, drawn.values()))

        low, high = sorted((0.01, 0.99), key=ratio)
        for _ in range(20):
            x = (low + high) / 2
            low, high = (low, x) if ratio(x) > required else (x, high)
    # Here, the ratio is nearly a straight line.
    slope = (ratio(high) - ratio(low)) / (high - low)
    return [low + (required + hair - ratio(low)) / slope for hair in SIDES.values()]


def group(required):
    """The group of tokens for a ratio. Names cannot have dots."""
    return f"{required}".replace(".", "-")


def typed(value):
    kind = {list: "gradient", dict: "color"}.get(type(value), "number")
    return {"$type": kind, "$value": value}


def contract(duty):
    """A pair with this duty, on both sides of each scene."""
    asked, required, _ = DUTIES[duty]
    at = f"{group(required)}/<scene>/<side>"
    front = {"role": "front", "opacity": f"{at}/opacity"}
    stack = {"layers": [{"role": "back", "opacity": f"{at}/veil"}, "below"]}
    pair = {"foreground": front, "on": stack, "groupOpacity": f"{at}/group", **asked}
    if duty == "any":
        pair["foreground"] = {"anyOf": ["back", front]}
    if duty == "focus":
        pair["focus"] = {"unfocused": stack, "width": "size/ring"}
    return {
        "component": duty, "path": f"{at}/*",
        "axes": {"scene": list(SCENES), "side": list(SIDES)},
        "roles": {role: {"type": "paint"} for role in PAINTS} | {
            role: {"type": "number"} for role in SHARES},
        "contrast": [pair]}


@pytest.fixture(scope="module")
def found():
    """The two values of `?`, by required ratio and scene."""
    return {required: {name: dict(zip(SIDES, hairs(scene, required)))
                       for name, scene in SCENES.items()}
            for required in {required for _, required, _ in DUTIES.values()}}


@pytest.fixture(scope="module")
def audited(tincture, tmp_path_factory, found):
    """The results of the command, by component, scene and side."""
    folder = tmp_path_factory.mktemp("razor")
    tokens = {group(required): {name: {side: {
        role: typed(value) for role, value in values(SCENES[name], x).items()}
        for side, x in sides.items()} for name, sides in scenes.items()}
        for required, scenes in found.items()}
    write_files(folder, {"tokens/razor.tokens.json": tokens | SIZES} | {
        f"tokens/{duty}.contract.json": contract(duty) for duty in DUTIES})
    results = {}
    for row in tincture.results(folder)["results"]:
        variant = row["variant"]
        results.setdefault((row["component"], variant["scene"], variant["side"]), []).append(row)
    return results


@pytest.mark.parametrize("name", SCENES)
def test_a_hair_decides(audited, found, name):
    scene = SCENES[name]
    slack = SEARCHED if any(", " in paint for paint in scene[0]) else SAME
    for duty, (_, required, duties) in DUTIES.items():
        for side, x in found[required][name].items():
            seen = lowest(renderers(scene, x))
            passes = "waived" if duty == "low minimum" else "pass"
            rows = audited[duty, name, side]
            assert duties == {f"{row['duty']} {row['criterion']}" for row in rows}
            for row in rows:
                assert row["required"] == required
                assert row["renderer"] in names(seen) | names(seen, slack)
                assert -slack <= row["ratio"] - min(seen.values()) <= SAME
                assert row["outcome"] == (passes if min(seen.values()) >= required else "fail")


def test_each_renderer_decides_somewhere(audited):
    words = {word for rows in audited.values() for row in rows
             for word in (row["renderer"] or "").split()}
    assert words >= WORDS
