"""What the members of groups and tokens may be, names included (DTCG Format 5 and 6)."""

from .findings import Report
from .merging import is_token
from .reading import Node
from .tree import Expander

TYPES = (
    "color dimension fontFamily fontWeight duration cubicBezier number strokeStyle border "
    "transition shadow gradient typography"
).split()
KINDS = {"$description": ("string",), "$extensions": ("object",), "$deprecated": ("bool", "string")}


class Shapes:
    """Checks a tree as it is read, and removes what is not part of one."""

    def __init__(self, root: Node, expander: Expander | None, report: Report) -> None:
        self.report, self.expander = report, expander
        self.group(root, True)

    def group(self, node: Node, is_root: bool = False) -> None:
        self.properties(node)
        for name in list(node.members):
            if not name.startswith("$") or name == "$root":
                self.child(node, name)
        if not is_root and "$extends" in node.members and "$ref" in node.members:
            self.report.say("invalid-value")

    def child(self, node: Node, name: str) -> None:
        child = node.members[name]
        if name == "" or any(c in name for c in "{}."):
            self.report.say("invalid-name")
            del node.members[name]
        elif child.kind != "object":
            self.report.say("invalid-value")
            del node.members[name]
        elif is_token(child) and not (self.expander and self.expander.is_group_reference(child)):
            self.properties(child)
            if "$extends" in child.members or {"$value", "$ref"} <= child.members.keys():
                self.report.say("invalid-value")
        elif name == "$root":
            self.report.say("invalid-value")
            del node.members[name]
        else:
            self.group(child)

    def properties(self, node: Node) -> None:
        for name, allowed in KINDS.items():
            value = node.members.get(name)
            if value is not None and value.kind not in allowed:
                self.report.say("invalid-value")
                del node.members[name]
        type_ = node.members.get("$type")
        if type_ is not None and type_.value not in TYPES:
            self.report.say("string-type" if type_.value == "string" else "unknown-type")
