"""Values as texts and objects, read into one plain form that is compared.

The rules: css-color-4 (hex, rgb(), hsl()), css-values-4 (px, rem, ms, s), css-backgrounds-3 (order
of a shadow's and a border's parts), and the DTCG reports (members of composite values, names of
font weights). Names of styles such as "Semi Bold" are those of OpenType's usWeightClass.

A color is {"rgb": [r, g, b], "alpha": a} in bytes, a length {"px": 4}, a duration {"s": 0.2}.
"""

import colorsys
import re
from collections.abc import Callable
from random import Random
from typing import Any

Reader = Callable[[str, Any], Any]
WEIGHTS = {"thin": 100, "light": 300, "regular": 400, "normal": 400, "medium": 500,
           "semi bold": 600, "bold": 700, "black": 900}
SHADOW = {"color": "color", "offsetX": "dimension", "offsetY": "dimension", "blur": "dimension",
          "spread": "dimension"}
BORDER = {"color": "color", "width": "dimension", "style": "style"}
TYPOGRAPHY = {"fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight",
              "lineHeight": "number", "letterSpacing": "dimension"}


def color(value: Any) -> dict[str, Any]:
    if isinstance(value, dict) and "components" in value:
        parts, alpha = value["components"], value.get("alpha", 1)
        if value["colorSpace"] == "hsl":
            hue, saturation, light = parts
            parts = colorsys.hls_to_rgb(hue / 360, light / 100, saturation / 100)
        return {"rgb": [part * 255 for part in parts], "alpha": alpha}
    if isinstance(value, dict):
        return {"rgb": [value[k] * 255 for k in "rgb"], "alpha": value.get("a", 1)}
    if value.startswith("#"):
        digits = value[1:] if len(value) > 5 else "".join(c * 2 for c in value[1:])
        parts = [int(digits[i:i + 2], 16) for i in range(0, len(digits), 2)]
        return {"rgb": parts[:3], "alpha": parts[3] / 255 if len(parts) > 3 else 1}
    name, inside = re.fullmatch(r"(rgb|hsl)a?\((.*)\)", value).groups()
    numbers = [float(n.strip("% ")) for n in inside.split(",")]
    alpha = numbers[3] if len(numbers) > 3 else 1
    if name == "rgb":
        return {"rgb": numbers[:3], "alpha": alpha}
    return color({"colorSpace": "hsl", "components": numbers[:3], "alpha": alpha})


def number(text: Any) -> float:
    if isinstance(text, str) and text.endswith("%"):
        return float(text[:-1]) / 100
    return float(text)


def measure(value: Any, unit: str = "px") -> dict[str, float]:
    """A length or a time. A number without a unit has the one that the dialect says."""
    if isinstance(value, dict):
        count, unit = value["value"], value["unit"]
    else:
        count, found = re.fullmatch(r"(-?[\d.]+)([a-z]*)", str(value)).groups()
        unit = found or unit
    return {"s": float(count) / 1000} if unit == "ms" else {unit: float(count)}


def read(type_: str, value: Any, part: Reader | None = None, unit: str = "px") -> Any:
    """The plain form of a value. `part` reads the parts of a composite value: aliases, too."""
    part = part or (lambda t, v: read(t, v, None, unit))
    if type_ == "color":
        return color(value)
    if type_ in ("dimension", "duration"):
        return measure(value, unit if type_ == "dimension" else "ms")
    if type_ == "number":
        return number(value)
    if type_ == "fontWeight":
        text = str(value).lower()
        return float(WEIGHTS.get(text.replace("-", " "), text))
    if type_ == "fontFamily":
        names = value.split(",") if isinstance(value, str) else value
        return [name.strip(" '\"") for name in names]
    if type_ == "cubicBezier":
        return [float(v) for v in value]
    if type_ == "shadow":
        return [layer(item, part) for item in (value if isinstance(value, list) else [value])]
    if type_ == "border" and isinstance(value, str):
        value = dict(zip(("width", "style", "color"), words(value), strict=True))
    if type_ in ("border", "typography"):
        members = BORDER if type_ == "border" else TYPOGRAPHY
        return {name: part(members[name], value[name]) for name in members}
    assert type_ == "style", type_
    return value


def layer(item: Any, part: Reader) -> dict[str, Any]:
    if isinstance(item, str):
        parts = words(item)
        inset = parts[0] == "inset"
        names = ("offsetX", "offsetY", "blur", "spread", "color")
        item = dict(zip(names, parts[inset:], strict=True), inset=inset)
    read_parts = {name: part(type_, item[name]) for name, type_ in SHADOW.items()}
    return {**read_parts, "inset": bool(item.get("inset"))}


def words(text: str) -> list[str]:
    return re.findall(r"(?:[^\s(]*\([^)]*\)|\{[^}]*\}|\S)+", text)


class Either(list):
    """Any of these values is right."""


def same(ours: Any, theirs: Any) -> bool:
    if isinstance(ours, Either):
        return any(same(one, theirs) for one in ours)
    if type(ours) is not type(theirs) and not all(
            isinstance(x, (int, float)) for x in (ours, theirs)):
        return False
    if isinstance(ours, dict):
        if "rgb" in ours and "rgb" in theirs:  # the bytes are equal, up to rounding
            return abs(ours["alpha"] - theirs["alpha"]) < .005 and all(
                abs(a - b) < .51 for a, b in zip(ours["rgb"], theirs["rgb"], strict=True))
        if not any(ours.values()) and not any(theirs.values()) and len(ours) == len(theirs) == 1:
            return True  # 0px and 0rem
        return ours.keys() == theirs.keys() and all(same(v, theirs[k]) for k, v in ours.items())
    if isinstance(ours, list):
        return len(ours) == len(theirs) and all(map(same, ours, theirs))
    return ours == theirs if isinstance(ours, str) else abs(ours - theirs) < .001


def random_color(random: Random, css: bool = True) -> Any:
    """A color as CSS writes it, else as DTCG 2025.10 does."""
    r, g, b = (random.randrange(256) for _ in range(3))
    if not css:
        return {"colorSpace": "srgb", "components": [c / 255 for c in (r, g, b)],
                "alpha": random.choice((1, 1, .5)), "hex": f"#{r:02X}{g:02X}{b:02X}"}
    return random.choice((
        f"#{r:02x}{g:02x}{b:02x}", f"#{r:02X}{g:02X}{b:02X}", f"#{r % 16:x}{g % 16:x}{b % 16:x}",
        f"#{r:02x}{g:02x}{b:02x}80", f"rgb({r}, {g}, {b})", f"rgba({r}, {g}, {b}, 0.25)",
        f"hsl({r}, {g % 101}%, {b % 101}%)"))


def random_value(random: Random, type_: str) -> Any:
    """A value as texts, without references."""
    size = random.randrange(1, 64)
    if type_ == "shadow":
        return {"color": random_color(random), "offsetX": "0px", "offsetY": f"{size}px",
                "blur": f"{size * 2}px", "spread": "0px"}
    if type_ == "border":
        return {"color": random_color(random), "width": f"{size}px", "style": "solid"}
    if type_ == "typography":
        return {"fontFamily": "Inter", "fontSize": f"{size}px", "lineHeight": size % 4 / 4 + 1,
                "fontWeight": random.choice((400, 700)), "letterSpacing": "0px"}
    return {
        "color": lambda: random_color(random),
        "dimension": lambda: random.choice((f"{size}px", f"{size / 4}rem", "0px")),
        "duration": lambda: random.choice((f"{size * 10}ms", f"{size / 10}s")),
        "number": lambda: random.choice((size, size / 8)),
        "fontWeight": lambda: random.choice((100, 400, 650, "Bold", "Semi Bold", "light")),
        "fontFamily": lambda: random.choice(("Inter", "'Open Sans', Arial", "A B, C")),
        "cubicBezier": lambda: [size / 64, 0, 1, random.choice((0, 1, .5))],
    }[type_]()
