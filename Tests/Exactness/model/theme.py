"""The tokens of one theme, resolved: types, aliases, pointers, values."""

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any

from .findings import Report
from .pointers import Path, alias, in_braces, pointer
from .reading import Node
from .shapes import TYPES
from .tree import Group, Token, tokens


class Fault(Enum):
    """Why a token has no value: an error was reported, or the project leaves the token out."""

    ERROR = auto()
    LEFT_OUT = auto()


def value_exists(value: object) -> bool:
    return not isinstance(value, Fault)


def fault(read_on: bool) -> Fault:
    return Fault.LEFT_OUT if read_on else Fault.ERROR


@dataclass(frozen=True)
class View:
    """A value, and whether a pointer led to it."""

    node: Node
    fetched: bool = False

    def of(self, child: Node) -> "View":
        return View(child, self.fetched)


@dataclass(frozen=True)
class Whole:
    """A reference to all of a token."""

    path: Path


@dataclass
class Resolved:
    token: Token
    type: str | Fault
    value: Any
    alias: Path | None = None


class Theme:
    """Resolves each token when it is asked for, and once."""

    def __init__(self, root: Group, report: Report) -> None:
        self.root, self.report = root, report
        self.tokens = {token.path: token for token in tokens(root)}
        self.done: dict[Path, Resolved] = {}

    def resolved(self, path: Path) -> Resolved:
        if path not in self.done:
            found = self.inherited(Resolving(self, self.tokens[path]).resolve())
            self.done[path] = self.faded(found)
        return self.done[path]

    def inherited(self, found: Resolved) -> Resolved:
        """A copy of a token that is left out is left out too, and said to be."""
        if found.token.copied and found.value is Fault.LEFT_OUT:
            Resolving(self, found.token).left_out()
        return found

    def faded(self, found: Resolved) -> Resolved:
        """A token's `alpha` replaces the color's own, however it is reported."""
        node = found.token.node.members.get("alpha")
        if node is None or node.kind != "number" or not 0 <= node.value <= 1:
            return found
        if found.type != "color" or not value_exists(found.value):
            return found
        return replace(found, value={**found.value, "alpha": node.value})

    def walk(self, steps: Path) -> Whole | Node | None:
        """Where a pointer's steps lead: a token, its value, a part of one; or nowhere."""
        here: Group | Token | Node = self.root
        for index, step in enumerate(steps):
            last = index == len(steps) - 1
            if isinstance(here, Group):
                below = here.children.get(step)
                if below is None:
                    return None
                here = below
            elif isinstance(here, Token):
                if step != "$value":
                    return None
                if last:
                    return Whole(here.path)
                value = self.value_of(here, 0)
                if value is None:
                    return None
                here = value
            else:
                value = self.part(here, step)
                if value is None:
                    return None
                here = value
        if isinstance(here, Token):
            return Whole(here.path)
        return here if isinstance(here, Node) else None

    def value_of(self, token: Token, hops: int) -> Node | None:
        """The value that a token has in the end, behind aliases of every kind."""
        return self.behind(token.node.members.get("$value") or token.node, hops)

    def behind(self, node: Node, hops: int = 0) -> Node | None:
        if hops > 50:
            return None
        if in_braces(node.text()):
            path = alias(node.value)
            token = self.tokens.get(path) if path else None
            return self.value_of(token, hops + 1) if token else None
        reference = node.get("$ref")
        if reference is not None:
            steps = pointer(reference.text() or "")
            found = self.walk(steps) if steps else None
            if isinstance(found, Whole):
                return self.value_of(self.tokens[found.path], hops + 1)
            return self.behind(found, hops + 1) if found else None
        return node

    def part(self, node: Node, step: str) -> Node | None:
        whole = self.behind(node)
        if whole is None:
            return None
        if whole.kind == "array":
            index = int(step) if step.isascii() and step.isdigit() else -1
            fits = str(index) == step and index < len(whole.items)
            return whole.items[index] if fits else None
        return whole.get(step)


class Resolving:
    """Resolves one token."""

    def __init__(self, theme: Theme, token: Token) -> None:
        self.theme, self.token = theme, token

    def say(self, rule: str) -> bool:
        return self.theme.report.say(rule)

    def resolve(self) -> Resolved:
        node = self.token.node
        target = self.target(View(node.members.get("$value", node)))
        if isinstance(target, Fault):
            return self.without(target)
        if isinstance(target, Whole):
            return self.as_alias(target.path)
        return self.as_value(target)

    def without(self, reason: Fault, alias_: Path | None = None) -> Resolved:
        return Resolved(self.token, reason, reason, alias_)

    def target(self, view: View) -> Whole | View | Fault:
        """The target of a value: a token, what a pointer fetches, or the value itself."""
        text = view.node.text()
        if in_braces(text):
            path = alias(text or "")
            if path is None or path not in self.theme.tokens:
                return fault(self.say("unresolved-alias"))
            return Whole(path)
        if view.node.kind != "object" or "$ref" not in view.node.members:
            return view
        if len(view.node.members) > 1 and view.node is not self.token.node:
            return fault(self.say("invalid-value"))
        steps = pointer(view.node.members["$ref"].text() or "")
        found = self.theme.walk(steps) if steps else None
        if found is None:
            self.say("unresolved-reference")
            return Fault.ERROR
        if isinstance(found, Whole):
            return found
        return self.target(View(found, True))

    def as_alias(self, target: Path) -> Resolved:
        # Its own unknown type is reported; its target is still read, to collect all findings.
        found = self.alias_target(target)
        if isinstance(found, Fault):
            return self.without(found, target)
        own = self.token.node.members.get("$type")
        if own is not None and own.value in TYPES and own.value != found.type:
            self.say("type-mismatch")
            return self.without(Fault.ERROR, target)
        return Resolved(self.token, found.type, found.value, target)

    def alias_target(self, target: Path) -> Resolved | Fault:
        """The token that an alias names, unless it has no value."""
        found = self.theme.resolved(target)
        if found.value is Fault.LEFT_OUT:
            return self.left_out()
        return Fault.ERROR if isinstance(found.value, Fault) else found

    def left_out(self) -> Fault:
        """An alias of a token that is left out is left out, too."""
        return fault(self.say("unresolved-alias"))

    def unknown_is_error(self, type_: Node) -> bool:
        rule = "string-type" if type_.value == "string" else "unknown-type"
        return self.theme.report.severity(rule) == "error"

    def as_value(self, view: View) -> Resolved:
        from .values import Values

        type_ = self.token.node.members.get("$type") or self.token.lent
        if type_ is None and view.node.kind == "null" and not view.fetched:
            # No type allows null (F-026), so adding a type would not fix it.
            return self.without(fault(self.say("invalid-value")))
        if type_ is None:
            return self.without(fault(self.say("missing-type")))
        if type_.value not in TYPES:
            return self.without(fault(not self.unknown_is_error(type_)))
        return Resolved(self.token, type_.value, Values(self).read(type_.value, view))
