"""Values of simple types (DTCG Format 8)."""

from collections.abc import Callable
from typing import Any

from .colors import color
from .pointers import Path, in_braces
from .reading import Node
from .shapes import TYPES
from .theme import Fault, Resolving, View, Whole, fault

WEIGHTS = {
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600,
    "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900,
    "heavy": 900, "extra-black": 950, "ultra-black": 950}
STROKES = "solid dashed dotted double groove ridge outset inset".split()
Part = Callable[[View], Any]


class Values:
    """Reads the values of one token; a fault where there is none."""

    def __init__(self, resolving: Resolving) -> None:
        self.resolving = resolving

    def say(self, rule: str) -> bool:
        return self.resolving.say(rule)

    def invalid(self, view: View) -> Fault:
        return fault(self.say("invalid-value"))

    def read(self, type_: str, view: View) -> Any:
        from . import composites

        readers: dict[str, Part] = {
            "color": lambda v: color(self, v), "dimension": self.dimension,
            "fontFamily": self.font_family, "fontWeight": self.font_weight,
            "duration": self.duration, "cubicBezier": self.cubic_bezier, "number": self.number,
            "strokeStyle": lambda v: composites.stroke_style(self, v),
            "border": lambda v: composites.border(self, v),
            "transition": lambda v: composites.transition(self, v),
            "shadow": lambda v: composites.shadow(self, v),
            "gradient": lambda v: composites.gradient(self, v),
            "typography": lambda v: composites.typography(self, v)}
        return readers[type_](view)

    def fetched(self, view: View) -> View | Whole | Fault:
        """The target of a `$ref` inside a value; braces cannot replace a part of a simple one."""
        if in_braces(view.node.text()):
            return view
        return self.resolving.target(view)

    def plain(self, view: View) -> View | Fault:
        """A part of a simple value, behind pointers and the aliases they lead to."""
        found = self.fetched(view)
        if isinstance(found, Whole):
            node = self.resolving.theme.value_of(self.resolving.theme.tokens[found.path], 0)
            return View(node, True) if node else Fault.ERROR
        return found

    def sub_value(self, type_: str, view: View) -> Any:
        """A part of a composite value that may be an alias of a token."""
        found = self.resolving.target(view)
        if isinstance(found, Fault):
            return found
        if isinstance(found, View):
            return self.read(type_, found)
        pointed = view.node.kind == "object" and not view.fetched
        node = self.resolving.theme.value_of(self.resolving.theme.tokens[found.path], 0)
        if pointed and node is not None and self.has_unknown_type(found.path):
            return self.read(type_, View(node, True))
        there = self.resolving.alias_target(found.path)
        if isinstance(there, Fault):
            return there
        if there.type != type_:
            self.say("type-mismatch")
            return Fault.ERROR
        if pointed and node is not None:
            return self.read(type_, View(node, True))
        return there.value

    def has_unknown_type(self, path: Path) -> bool:
        """A pointer fetches what is written there (F-109); only a type that is one can disagree."""
        found = self.resolving.theme.resolved(path)
        type_ = found.token.node.members.get("$type") or found.token.lent
        return (type_ is None or type_.value not in TYPES) and not isinstance(found.type, str)

    def members(self, view: View, required: dict[str, Part], optional: dict[str, Part]) -> Any:
        """A closed object: every part is read, every fault reported."""
        if view.node.kind != "object":
            return self.invalid(view)
        # An object without any of the members is of another type.
        if view.node.members and not {*required, *optional} & {*view.node.members}:
            return self.invalid(view)
        result: dict[str, Any] = {}
        for key, node in view.node.members.items():
            part = required.get(key) or optional.get(key)
            if part is None:
                self.say("unknown-property")
            else:
                result[key] = part(view.of(node))
        for key in required:
            if key not in view.node.members:
                result[key] = self.invalid(view)
        return worst(result, list(result.values()))

    def part(self, fits: Callable[[Node], bool]) -> Part:
        """A part of a simple value: what is written there, if it fits."""
        def read(view: View) -> Any:
            found = self.plain(view)
            if isinstance(found, Fault):
                return found
            return found.node.value if fits(found.node) else self.invalid(found)

        return read

    def word(self, *allowed: str) -> Part:
        return self.part(lambda node: node.text() in allowed)

    def number(self, view: View) -> Any:
        return self.part(lambda node: node.kind == "number")(view)

    def string(self, view: View) -> Any:
        return self.part(lambda node: node.kind == "string" and not in_braces(node.value))(view)

    def dimension(self, view: View) -> Any:
        return self.members(view, {"value": self.number, "unit": self.word("px", "rem")}, {})

    def font_family(self, view: View) -> Any:
        if view.node.kind != "array":
            text = view.node.text()
            return self.invalid(view) if text is None or in_braces(text) else [text]
        if not view.node.items:
            return self.invalid(view)
        names = [self.string(view.of(item)) for item in view.node.items]
        return worst(names, names)

    def font_weight(self, view: View) -> Any:
        if view.node.kind == "string" and view.node.value in WEIGHTS:
            return float(WEIGHTS[view.node.value])
        if view.node.kind == "number" and 1 <= view.node.value <= 1000:
            return view.node.value
        return self.invalid(view)

    def duration(self, view: View) -> Any:
        return self.members(view, {"value": self.number, "unit": self.word("ms", "s")}, {})

    def cubic_bezier(self, view: View) -> Any:
        if view.node.kind != "array" or len(view.node.items) != 4:
            return self.invalid(view)
        numbers = []
        for index, item in enumerate(view.node.items):
            value = self.number(view.of(item))
            if not isinstance(value, Fault) and index % 2 == 0 and not 0 <= value <= 1:
                value = self.invalid(view.of(item))
            numbers.append(value)
        return worst(numbers, numbers)


def worst(value: Any, parts: list[Any]) -> Any:
    """The value, unless a part has none; an error weighs more than what is left out."""
    for reason in (Fault.ERROR, Fault.LEFT_OUT):
        if any(part is reason for part in parts):
            return reason
    return value
