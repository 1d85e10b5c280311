"""Values as texts and objects, read into one plain form that is compared.

The rules: css-color-4 (hex, rgb(), hsl()), css-values-4 (px, rem, ms, s), css-backgrounds-3 (order
of a shadow's and a border's parts), and the DTCG reports (members of composite values, names of
font weights). A color is {"rgb": [r, g, b], "alpha": a} in bytes, a length {"px": 4}.
"""

import colorsys
import re
from collections.abc import Callable
from random import Random
from typing import Any

Look = Callable[[str], Any]  # the plain value of a path
WEIGHTS = {"thin": 100, "light": 300, "regular": 400, "normal": 400, "medium": 500,
           "semi bold": 600, "bold": 700, "black": 900}
SHADOW = {**dict.fromkeys(("offsetX", "offsetY", "blur", "spread"), "dimension"), "color": "color"}
PARTS = {"border": {"width": "dimension", "style": "style", "color": "color"},
         "typography": {"fontFamily": "fontFamily", "fontSize": "dimension", "lineHeight": "number",
                        "fontWeight": "fontWeight", "letterSpacing": "dimension"}}


class Either(list[Any]):
    """Any of these values is right."""


def color(value: Any) -> dict[str, Any]:
    if isinstance(value, dict):
        parts = value.get("components") or [value[channel] for channel in "rgb"]
        if value.get("colorSpace") == "hsl":
            parts = colorsys.hls_to_rgb(parts[0] / 360, parts[2] / 100, parts[1] / 100)
        alpha = value.get("alpha", value.get("a", 1))
        return {"rgb": [part * 255 for part in parts], "alpha": alpha}
    if value.startswith("#"):
        digits = value[1:] if len(value) > 5 else "".join(c * 2 for c in value[1:])
        *rgb, alpha = [*(int(digits[i:i + 2], 16) for i in range(0, len(digits), 2)), 255][:4]
        return {"rgb": rgb, "alpha": alpha / 255}
    name, inside = re.fullmatch(r"(rgb|hsl)a?\((.*)\)", value).groups()
    *parts, alpha = [*(float(n.strip("% ")) for n in inside.split(",")), 1][:4]
    if name == "rgb":
        return {"rgb": parts, "alpha": alpha}
    return color({"colorSpace": "hsl", "components": parts, "alpha": alpha})


def read(type_: str, value: Any, look: Look | None = None, unit: str = "px") -> Any:
    """The plain form. A number without a unit has the unit that the dialect says."""
    if isinstance(value, str) and (alias := re.fullmatch(r"\{([^{}]*)\}", value)):
        return look(alias[1])
    if type_ == "color":
        return color(value)
    if type_ in ("dimension", "duration"):
        count, found = (value["value"], value["unit"]) if isinstance(value, dict) else re.fullmatch(
            r"(-?[\d.]+)([a-z]*)", str(value)).groups()
        return {"s": float(count) / 1000} if found == "ms" else {found or unit: float(count)}
    if type_ == "number":
        return float(value[:-1]) / 100 if str(value).endswith("%") else float(value)
    if type_ == "fontWeight":
        text = str(value).lower().replace("-", " ")
        return float(WEIGHTS.get(text, text))
    if type_ == "fontFamily":
        names = value.split(",") if isinstance(value, str) else value
        return [name.strip(" '\"") for name in names]
    if type_ == "shadow" and isinstance(value, list):
        return [read(type_, item, look, unit)[0] for item in value]
    members = SHADOW if type_ == "shadow" else PARTS.get(type_)
    if not members:
        assert type_ in ("cubicBezier", "style")
        return value
    if isinstance(value, str):
        parts = re.findall(r"(?:[^\s(]*\([^)]*\)|\{[^}]*\}|\S)+", value)
        value = dict(zip(members, parts, strict=True))
    found = {name: read(members[name], value[name], look, unit) for name in members}
    return [{**found, "inset": bool(value.get("inset"))}] if type_ == "shadow" else found


def same(ours: Any, theirs: Any) -> bool:
    if isinstance(ours, Either):
        return any(same(one, theirs) for one in ours)
    if isinstance(ours, dict) and isinstance(theirs, dict):
        if "rgb" in ours and "rgb" in theirs:  # the bytes are equal, up to rounding
            return abs(ours["alpha"] - theirs["alpha"]) < .005 and all(
                abs(a - b) < .51 for a, b in zip(ours["rgb"], theirs["rgb"], strict=True))
        if list(ours.values()) == list(theirs.values()) == [0]:
            return True  # 0px and 0rem
        return ours.keys() == theirs.keys() and all(same(v, theirs[k]) for k, v in ours.items())
    if isinstance(ours, list) and isinstance(theirs, list):
        return len(ours) == len(theirs) and all(map(same, ours, theirs))
    if isinstance(ours, (int, float)) and isinstance(theirs, (int, float)):
        return abs(ours - theirs) < .001
    return ours == theirs


def some_color(random: Random) -> str:
    r, g, b = (random.randrange(256) for _ in range(3))
    return random.choice((
        f"#{r:02x}{g:02x}{b:02x}", f"#{r:02X}{g:02X}{b:02X}", f"#{r % 16:x}{g % 16:x}{b % 16:x}",
        f"#{r:02x}{g:02x}{b:02x}80", f"rgb({r}, {g}, {b})", f"rgba({r}, {g}, {b}, 0.25)",
        f"hsl({r}, {g % 101}%, {b % 98 + 1}%)"))  # white and black have no hue


def some(random: Random, type_: str) -> Any:
    """A value as texts, without references."""
    size = random.randrange(1, 64)
    return random.choice({
        "color": [some_color(random)], "number": [size, size / 8],
        "dimension": [f"{size}px", f"{size / 4}rem", "0px"],
        "duration": [f"{size * 10}ms", f"{size / 10}s"],
        "fontWeight": [100, 400, 650, "Bold", "Semi Bold", "light"],
        "fontFamily": ["Inter", "'Open Sans', Arial", "A B, C"],
        "cubicBezier": [[size / 64, 0, 1, .5]],
        "shadow": [{"color": some_color(random), "offsetX": "0px", "offsetY": f"{size}px",
                    "blur": f"{size * 2}px", "spread": "0px"}],
        "border": [{"color": some_color(random), "width": f"{size}px", "style": "solid"}],
        "typography": [{"fontFamily": "Inter", "fontSize": f"{size}px", "fontWeight": 700,
                        "lineHeight": size % 4 / 4 + 1, "letterSpacing": "0px"}]}[type_])


def made(random: Random, type_: str, known: dict[str, str], alias: str = "{%s}",
         literal: Any = None) -> Any:
    """A value, an alias of a token that is known by path and type, or parts of both kinds."""
    targets = [path for path, t in known.items() if t == type_]
    if targets and random.random() < .4:
        return alias % random.choice(targets)
    value, members = literal or some(random, type_), {**SHADOW, **PARTS.get(type_, {})}
    if isinstance(value, dict):
        return {name: part if name in ("lineHeight", "letterSpacing", "style") else made(
            random, members[name], known, alias, part) for name, part in value.items()}
    return value
