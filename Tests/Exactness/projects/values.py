"""Random valid values of every type."""

import math
import struct
from random import Random
from typing import Any

from model.gamut import shown

Value = Any
FREE_SPACES = ("oklch", "lab", "oklab", "lch", "display-p3", "a98-rgb", "rec2020", "hsl", "hwb",
               "srgb-linear", "prophoto-rgb", "xyz-d65", "xyz-d50")
WORDS = ("thin", "light", "regular", "medium", "semi-bold", "bold", "extra-black")


def number(random: Random, low: float, high: float) -> float | int:
    digits = random.choice((0, 1, 2, 3, 8))
    value = round(random.uniform(low, high), digits)
    return int(value) if digits == 0 else value


def any_number(random: Random) -> float | int:
    """Sometimes any finite double."""
    found: float = struct.unpack("d", random.randbytes(8))[0]
    return found if random.random() < 0.3 and math.isfinite(found) else number(random, -3, 99)


def color(random: Random, wide: float = 0.2, alpha: float = 0.0) -> Value:
    space = "srgb" if random.random() > wide else random.choice(FREE_SPACES)
    value: Value = {"colorSpace": space, "components": components(random, space)}
    if random.random() < 0.05:
        value["components"][random.randrange(3)] = "none"
    if random.random() < alpha:
        value["alpha"] = number(random, 0, 1)
    return value


def components(random: Random, space: str) -> list[float | int]:
    if space == "srgb" and random.random() < 0.7:
        return [round(random.randrange(256) / 255, 12) for _ in range(3)]
    if space in ("hsl", "hwb"):
        return [number(random, 0, 359), number(random, 0, 100), number(random, 0, 100)]
    if space == "lab":
        return [number(random, 0, 100), number(random, -80, 80), number(random, -80, 80)]
    if space == "lch":
        return [number(random, 0, 100), number(random, 0, 90), number(random, 0, 359)]
    if space == "oklab":
        return [number(random, 0, 1), number(random, -0.2, 0.2), number(random, -0.2, 0.2)]
    if space == "oklch":
        return [number(random, 0, 1), number(random, 0, 0.25), number(random, 0, 359)]
    return [number(random, 0, 1) for _ in range(3)]


def alpha(random: Random, low: float = 0.0) -> float:
    """An opacity: any, or near to where 8 bits change."""
    if random.random() < 0.5:
        return round(random.uniform(low, 1), 2)
    step = random.randrange(int(low * 255), 255) + random.choice((0, 0.5))
    return round(step / 255 + random.choice((-1e-6, 0, 1e-6)), 9) if step else 0.0


def in_p3(value: Value) -> Value:
    """The same color in the notation of Display P3."""
    components = shown(value, "display-p3") if "none" not in value["components"] else None
    return {**value, "colorSpace": "display-p3", "components": [round(c, 12) for c in components]
            } if components and value["colorSpace"] == "srgb" else value


def gray(random: Random, dark: bool) -> Value:
    """A color that is certainly light or dark."""
    low, high = (0, 70) if dark else (185, 255)
    return {"colorSpace": "srgb",
            "components": [round(random.randint(low, high) / 255, 12) for _ in range(3)]}


def dimension(random: Random) -> Value:
    return {"value": number(random, -4, 64), "unit": random.choice(("px", "px", "rem"))}


def duration(random: Random) -> Value:
    return {"value": number(random, 0, 500), "unit": random.choice(("ms", "s"))}


def font_family(random: Random) -> Value:
    return random.choice(("Inter", ["Inter", "sans-serif"], ["A, B"], "Größe 字"))


def font_weight(random: Random) -> Value:
    return random.choice((number(random, 1, 1000), random.choice(WORDS)))


def cubic_bezier(random: Random) -> Value:
    return [number(random, 0, 1), number(random, -2, 2), number(random, 0, 1), number(random, -2, 2)]


def stroke_style(random: Random) -> Value:
    if random.random() < 0.5:
        return random.choice(("solid", "dashed", "dotted", "double", "groove", "outset"))
    dashes = [dimension(random) for _ in range(random.randint(1, 3))]
    return {"dashArray": dashes, "lineCap": random.choice(("round", "butt", "square"))}


def border(random: Random) -> Value:
    return {"color": color(random), "width": dimension(random), "style": stroke_style(random)}


def transition(random: Random) -> Value:
    return {"duration": duration(random), "delay": duration(random),
            "timingFunction": cubic_bezier(random)}


def layer(random: Random) -> Value:
    value = {"color": color(random, alpha=0.5)}
    value |= {key: dimension(random) for key in ("offsetX", "offsetY", "blur", "spread")}
    if random.random() < 0.3:
        value["inset"] = random.random() < 0.5
    return value


def shadow(random: Random) -> Value:
    layers = [layer(random) for _ in range(random.randint(1, 3))]
    return layers[0] if random.random() < 0.4 else layers


def gradient(random: Random, alpha: float = 0.0, wide: float = 0.2) -> Value:
    positions = sorted(number(random, 0, 1) for _ in range(random.randint(1, 4)))
    if random.random() < 0.6 and len(positions) > 1:
        positions[0], positions[-1] = 0, 1
    if random.random() < 0.15:
        random.shuffle(positions)
    return [{"color": color(random, wide, alpha), "position": p} for p in positions]


def typography(random: Random) -> Value:
    return {"fontFamily": font_family(random),
            "fontSize": {"value": number(random, 8, 40), "unit": "px"},
            "fontWeight": random.choice((400, 600, 700, "bold", 800)),
            "letterSpacing": dimension(random), "lineHeight": number(random, 1, 2)}


MAKERS = {
    "color": color, "dimension": dimension, "fontFamily": font_family, "fontWeight": font_weight,
    "duration": duration, "cubicBezier": cubic_bezier, "number": any_number,
    "strokeStyle": stroke_style, "border": border, "transition": transition, "shadow": shadow,
    "gradient": gradient, "typography": typography}
