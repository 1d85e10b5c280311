"""JSON as values with their places."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Place(NamedTuple):
    """A place in a file; line and column count from 1, columns in Unicode scalars."""

    file: str
    line: int
    column: int


@dataclass(eq=False)
class Node:
    """A JSON value. An object has `members`, an array `items`, anything else a `value`."""

    kind: str
    place: Place
    value: Any = None
    members: dict[str, Node] = field(default_factory=dict)
    keys: dict[str, Place] = field(default_factory=dict)
    items: list[Node] = field(default_factory=list)

    def plain(self) -> Any:
        if self.kind == "object":
            return {key: child.plain() for key, child in self.members.items()}
        if self.kind == "array":
            return [child.plain() for child in self.items]
        return self.value

    def text(self) -> str | None:
        return self.value if self.kind == "string" else None

    def get(self, key: str) -> Node | None:
        return self.members.get(key) if self.kind == "object" else None


@dataclass(frozen=True)
class Repeated:
    """A duplicate key of an object, and where."""

    key: str
    place: Place


NUMBER = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?")
ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


class Reader:
    """Reads one text that is known to be JSON."""

    def __init__(self, text: str, file: str) -> None:
        self.text, self.file, self.at = text, file, 0
        self.repeated: list[Repeated] = []
        self.starts = [0] + [i + 1 for i, c in enumerate(text) if c == "\n"]
        self.line = 0

    def place(self) -> Place:
        while self.line + 1 < len(self.starts) and self.starts[self.line + 1] <= self.at:
            self.line += 1
        return Place(self.file, self.line + 1, self.at - self.starts[self.line] + 1)

    def skip(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in " \t\r\n":
            self.at += 1

    def take(self, expected: str) -> bool:
        self.skip()
        if self.text.startswith(expected, self.at):
            self.at += len(expected)
            return True
        return False

    def node(self) -> Node:
        self.skip()
        place = self.place()
        start = self.text[self.at]
        if start == "{":
            return self.object(place)
        if start == "[":
            return self.array(place)
        if start == '"':
            return Node("string", place, self.string())
        for word, value in (("true", True), ("false", False), ("null", None)):
            if self.take(word):
                return Node("null" if value is None else "bool", place, value)
        match = NUMBER.match(self.text, self.at)
        assert match, f"not JSON at {place}"
        self.at = match.end()
        return Node("number", place, float(match.group()))

    def string(self) -> str:
        parts: list[str] = []
        self.at += 1
        while (c := self.text[self.at]) != '"':
            self.at += 1
            if c == "\\":
                c = self.text[self.at]
                self.at += 1
                if c == "u":
                    c = chr(int(self.text[self.at : self.at + 4], 16))
                    self.at += 4
                else:
                    c = ESCAPES[c]
            parts.append(c)
        self.at += 1
        return "".join(parts).encode("utf-16", "surrogatepass").decode("utf-16")

    def array(self, place: Place) -> Node:
        node = Node("array", place)
        self.take("[")
        while not self.take("]"):
            node.items.append(self.node())
            self.take(",")
        return node

    def object(self, place: Place) -> Node:
        node = Node("object", place)
        self.take("{")
        while not self.take("}"):
            self.skip()
            where = self.place()
            key = self.string()
            self.take(":")
            value = self.node()
            if key in node.members:
                self.repeated.append(Repeated(key, where))
            # Which of two counts is silent in RFC 8259; most parsers take the last.
            node.members[key], node.keys[key] = value, where
            self.take(",")
        return node


def read_json(text: str, file: str) -> tuple[Node, list[Repeated]]:
    reader = Reader(text, file)
    return reader.node(), reader.repeated
