"""Values of composite types (DTCG Format 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .theme import Fault, View, Whole
from .values import STROKES, worst

if TYPE_CHECKING:
    from .values import Part, Values


def of(values: Values, type_: str) -> Part:
    return lambda view: values.sub_value(type_, view)


def stroke_style(values: Values, view: View) -> Any:
    if view.node.kind == "string":
        return view.node.value if view.node.value in STROKES else values.invalid(view)

    def dashes(part: View) -> Any:
        found = values.plain(part)
        if isinstance(found, Fault):
            return found
        if found.node.kind != "array" or not found.node.items:
            return values.invalid(found)
        read = [values.sub_value("dimension", found.of(item)) for item in found.node.items]
        return worst(read, read)

    cap = values.word("round", "butt", "square")
    return values.members(view, {"dashArray": dashes, "lineCap": cap}, {})


def border(values: Values, view: View) -> Any:
    parts = {"color": "color", "width": "dimension", "style": "strokeStyle"}
    return values.members(view, {key: of(values, type_) for key, type_ in parts.items()}, {})


def transition(values: Values, view: View) -> Any:
    parts = {"duration": "duration", "delay": "duration", "timingFunction": "cubicBezier"}
    return values.members(view, {key: of(values, type_) for key, type_ in parts.items()}, {})


def shadow(values: Values, view: View) -> Any:
    if view.node.kind != "array":
        layer_ = layer(values, view)
        return layer_ if isinstance(layer_, Fault) else [layer_]
    return listed(values, view, "shadow", lambda item: layer(values, item))


def layer(values: Values, view: View) -> Any:
    lengths = {key: of(values, "dimension") for key in ("offsetX", "offsetY", "blur", "spread")}
    inset = values.part(lambda node: node.kind == "bool")
    read = values.members(view, {"color": of(values, "color"), **lengths}, {"inset": inset})
    return read if isinstance(read, Fault) else {"inset": False, **read}


def gradient(values: Values, view: View) -> Any:
    if view.node.kind != "array":
        return values.invalid(view)
    return listed(values, view, "gradient", lambda item: stop(values, item), behind)


def behind(values: Values, item: list[Any], before: list[Any]) -> None:
    """A stop counts as at least at the position of those above it (docs, clamped-position)."""
    above = [stop["position"] for stop in before if not isinstance(stop, Fault)]
    if not isinstance(item[0], Fault) and item[0]["position"] < max(above, default=0):
        values.say("clamped-position")


def stop(values: Values, view: View) -> Any:
    def position(part: View) -> Any:
        value = values.sub_value("number", part)
        if isinstance(value, Fault) or 0 <= value <= 1:
            return value
        values.say("clamped-position")
        return float(min(max(value, 0), 1))

    return values.members(view, {"color": of(values, "color"), "position": position}, {})


def listed(
    values: Values, view: View, type_: str, item_reader: Part,
    check: Callable[[Values, list[Any], list[Any]], None] | None = None
) -> Any:
    """A list of layers or stops; an item may be an alias of a token that has one."""
    if not view.node.items:
        return values.invalid(view)
    read: list[Any] = []
    for item in map(view.of, view.node.items):
        found = values.resolving.target(item)
        if isinstance(found, Whole):
            made = several(values, item, found, type_)
        else:
            made = [found if isinstance(found, Fault) else item_reader(found)]
        if check is not None:
            check(values, made, read)
        read += made
    return worst(read, read)


def several(values: Values, item: View, found: Whole, type_: str) -> list[Any]:
    there = values.resolving.alias_target(found.path)
    if isinstance(there, Fault):
        return [there]
    if there.type != type_:
        values.say("type-mismatch")
        return [Fault.ERROR]
    if len(there.value) > 1:
        values.say("multi-layer-item")
    return list(there.value)


def typography(values: Values, view: View) -> Any:
    """Five parts; the letter spacing is 0 where there is none."""
    if view.node.kind != "object":
        return values.invalid(view)
    parts = {"fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight",
             "lineHeight": "number"}
    read = values.members(view, {key: of(values, type_) for key, type_ in parts.items()},
                          {"letterSpacing": of(values, "dimension")})
    # An object with other members only is another kind of value.
    known = not view.node.members or set(parts) & set(view.node.members)
    if "letterSpacing" not in view.node.members and known:
        values.say("missing-letter-spacing")
        if isinstance(read, dict):
            read["letterSpacing"] = {"value": 0.0, "unit": "px"}
    return read
