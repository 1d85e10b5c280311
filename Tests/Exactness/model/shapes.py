"""What the members of groups and tokens may be, names included (DTCG Format 5 and 6)."""

from __future__ import annotations

from .findings import Report
from .merging import is_token
from .pointers import Path, written
from .reading import Node
from .tree import Expander

TYPES = (
    "color dimension fontFamily fontWeight duration cubicBezier number strokeStyle border "
    "transition shadow gradient typography"
).split()
ON_TOKENS = {"$value", "$ref", "$type", "$description", "$extensions", "$deprecated"}
ON_GROUPS = {"$type", "$description", "$extensions", "$deprecated", "$extends", "$ref", "$root"}


class Shapes:
    """Checks a tree as it is read, and removes what is not part of one."""

    def __init__(self, root: Node, expander: Expander | None, report: Report) -> None:
        self.report, self.expander = report, expander
        self.group(root, ())

    def group(self, node: Node, path: Path) -> None:
        self.properties(node, path)
        for name in list(node.members):
            if name.startswith("$") and name != "$root":
                known = name in ON_GROUPS or (name == "$schema" and path == ())
                if not known:
                    self.report.say("unknown-property", node.keys[name], written(path) or None)
                continue
            self.child(node, name, (*path, name))
        if path and "$extends" in node.members and "$ref" in node.members:
            self.report.say("invalid-value", node.keys["$ref"], written(path))

    def child(self, node: Node, name: str, path: Path) -> None:
        key, child = node.keys[name], node.members[name]
        if name == "" or any(c in name for c in "{}."):
            self.report.say("invalid-name", key, written(path))
            del node.members[name]
            return
        if name != name.strip(" "):
            self.report.say("padded-name", key, written(path))
        if child.kind != "object":
            self.report.say("invalid-value", child.place, written(path[:-1]) or None)
            del node.members[name]
        elif is_token(child) and not (self.expander and self.expander.is_group_reference(child)):
            self.token(child, path)
        elif name == "$root":
            self.report.say("invalid-value", key, written(path))
            del node.members[name]
        else:
            below = [k for k, v in child.members.items() if not k.startswith("$") or k == "$root"
                     or (k not in ON_GROUPS and v.kind == "object")]
            self.group(child, path)
            extends = "$extends" in child.members or "$ref" in child.members
            if "$type" in child.members and not below and not extends:
                self.report.say("unfinished-token", key, written(path))

    def token(self, node: Node, path: Path) -> None:
        self.properties(node, path)
        for name in node.members:
            if name == "$extends":
                self.report.say("invalid-value", node.keys[name], written(path))
            elif name == "alpha":
                self.report.say("token-alpha", node.keys[name], written(path))
            elif name not in ON_TOKENS:
                self.report.say("unknown-property", node.keys[name], written(path))
        if "$value" in node.members and "$ref" in node.members:
            self.report.say("invalid-value", node.keys["$ref"], written(path))

    def properties(self, node: Node, path: Path) -> None:
        kinds = {
            "$description": ("string",), "$extensions": ("object",),
            "$deprecated": ("bool", "string"), "$type": ("string", )}
        for name, allowed in kinds.items():
            value = node.members.get(name)
            if value is None:
                continue
            if name == "$type" and value.kind != "string":
                self.report.say("unknown-type", value.place, written(path) or None)
            elif value.kind not in allowed:
                self.report.say("invalid-value", value.place, written(path) or None)
                del node.members[name]
            elif name == "$type" and value.value == "string":
                self.report.say("string-type", value.place, written(path) or None)
            elif name == "$type" and value.value not in TYPES:
                self.report.say("unknown-type", value.place, written(path) or None)
