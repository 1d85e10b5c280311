"""Values in forms that are older than DTCG 2025.10, or CSS's (docs/diagnostics/older-form.md)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from .gamut import eight_bit

if TYPE_CHECKING:
    from .theme import View
    from .values import Values

# Some of CSS Color 4, section 6.1: the ones that the projects here use.
NAMES = {"red": "ff0000", "rebeccapurple": "663399", "white": "ffffff"}
TIME = re.compile(r"([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+))(ms|s)")
FUNCTION = re.compile(r"(rgba?|hsla?)\(([^()]*)\)")
SLANTS = ("italic", "oblique", "kursiv")
OTHER_WEIGHTS = {
    "roman": 400, "demi": 600, "super": 900, "ultra": 950, "extraleicht": 200, "leicht": 300,
    "buch": 400, "kraeftig": 500, "kräftig": 500, "halbfett": 600, "dreiviertelfett": 700,
    "fett": 800, "extrafett": 900}


def ten(number: float) -> float:
    """Ten significant digits, as `convert` writes."""
    return float(f"{number:.9e}")


def color(values: Values, view: View) -> Any:
    """A color written as CSS does; nothing for anything else."""
    found = css((view.node.text() or "").strip().lower())
    if found is not None:
        values.say("older-form")
    return found


def css(text: str) -> Any:
    if text == "transparent":
        return from_bytes("00000000")
    if text in NAMES:
        return from_bytes(NAMES[text])
    if re.fullmatch("#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})", text):
        digits = text[1:]
        return from_bytes("".join(d * 2 for d in digits) if len(digits) < 5 else digits)
    match = FUNCTION.fullmatch(text)
    return function(match[1], match[2]) if match else None


def from_bytes(digits: str) -> Any:
    parts = [int(digits[at : at + 2], 16) / 255 for at in range(0, len(digits), 2)]
    return whole("srgb", parts[:3], parts[3] if len(parts) > 3 else 1.0)


def whole(space: str, components: list[float], alpha: float) -> Any:
    read: dict[str, Any] = {
        "colorSpace": space, "components": list(components), "alpha": ten(alpha)}
    read["hex"] = "#" + "".join(f"{byte:02X}" for byte in eight_bit(read))
    read["components"] = [ten(component) for component in components]
    return read


def function(name: str, inner: str) -> Any:
    """`rgb()` and `hsl()`, with blanks or commas (CSS Color 4, sections 5.1 and 7)."""
    words = re.split(r"[ ,/]+", inner.strip())
    if len(words) not in (3, 4):
        return None
    try:
        alpha = amount(words[3], 1) if len(words) == 4 else 1.0
        if name.startswith("rgb"):
            parts = [min(max(amount(word, 255) / 255, 0), 1) for word in words[:3]]
            return whole("srgb", parts, alpha)
        hue = float(words[0].removesuffix("deg")) % 360
        rest = [amount(word, 100) for word in words[1:3]]
    except ValueError:
        return None
    if not all(0 <= part <= 100 for part in rest):
        return None
    return whole("hsl", [hue, *rest], alpha)


def amount(word: str, percent: float) -> float:
    return float(word[:-1]) / 100 * percent if word.endswith("%") else float(word)


def duration(values: Values, view: View) -> Any:
    """`"200ms"`, or a number of milliseconds."""
    if view.node.kind == "number":
        value, unit = view.node.value, "ms"
    else:
        text = (view.node.text() or "").strip().lower()
        match = TIME.fullmatch("0ms" if text == "0" else text)
        if match is None:
            return None
        value, unit = float(match[1]), match[2]
    if abs(value) > 1e18:
        return None
    values.say("older-form")
    return {"value": value, "unit": unit}


def weight(values: Values, view: View, names: dict[str, int]) -> Any:
    """A weight as fonts name it: without regard to case, blanks, hyphens and underscores."""
    text = view.node.text()
    if text is None or text.startswith("-"):
        return None
    name = re.sub("[ _\t-]", "", text.lower())
    known = {key.replace("-", ""): value for key, value in names.items()} | OTHER_WEIGHTS
    slanted = False
    for slant in SLANTS:
        if name.endswith(slant):
            name, slanted = name.removesuffix(slant), True
    if name.endswith("normal") and name != "normal":
        name = name.removesuffix("normal")
    found: float | None = known.get(name)
    if found is None and re.fullmatch(r"[0-9]+(\.[0-9]+)?", name) and 1 <= float(name) <= 1000:
        found = float(name)
    if found is None and not name and slanted:
        found = 400
    if found is None:
        return None
    values.say("older-form")
    return float(found)
