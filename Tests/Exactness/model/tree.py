"""Groups and tokens, with what groups inherit from each other (DTCG Format 6.4)."""

from dataclasses import dataclass, field

from .findings import Report
from .merging import is_token
from .pointers import Path, alias, in_braces, pointer
from .reading import Node

INHERITED = ("$type", "$deprecated", "$description", "$extensions")


def holds_more(node: Node) -> bool:
    """Whether it contains tokens or groups: a group, unless its `$ref` makes it a token (F-020)."""
    return any(child.kind == "object" and (name[:1] != "$" or name == "$root")
               for name, child in node.members.items())


@dataclass(eq=False)
class Token:
    path: Path
    node: Node
    # The `$type` that the nearest group lends it, and whether a group above it has `$deprecated`.
    lent: Node | None = None
    deprecated: Node | None = None
    copied: bool = False


@dataclass(eq=False)
class Group:
    path: Path
    properties: dict[str, Node] = field(default_factory=dict)
    children: dict[str, "Group | Token"] = field(default_factory=dict)


class Expander:
    """Copies into each group what it inherits."""

    def __init__(self, root: Node, report: Report, clashes: frozenset[Path] = frozenset()) -> None:
        self.root, self.report, self.clashes = root, report, clashes
        self.done: dict[Path, Group] = {}
        self.under_way: list[Path] = []
        self.asking: set[int] = set()

    def node_at(self, path: Path) -> Node | None:
        node: Node | None = self.root
        for name in path:
            node = node.get(name) if node and not (is_token(node) and node is not self.root) else None
        return node

    def is_group_reference(self, node: Node) -> bool:
        """Whether a `$ref` outside of a value leads to a group, and so extends it."""
        if "$value" in node.members or "$ref" not in node.members:
            return False
        if "$extends" in node.members:
            return True  # only groups extend
        target = pointer(node.members["$ref"].text() or "")
        if id(node) in self.asking:
            return False
        if target is None:
            return holds_more(node)
        self.asking.add(id(node))
        found = self.find(target)
        self.asking.remove(id(node))
        if found is None and "$value" not in target[1:]:
            return holds_more(node)
        return isinstance(found, Group)

    def inherits(self, node: Node) -> bool:
        return node.kind == "object" and "$value" not in node.members and (
            "$extends" in node.members or self.is_group_reference(node))

    def find(self, path: Path) -> Group | Token | None:
        """What a path leads to, inherited members included."""
        node = self.node_at(path)
        if node is not None and node.kind == "object":
            if is_token(node) and not self.is_group_reference(node):
                return Token(path, node)
            return Group(path)
        for length in range(len(path) - 1, -1, -1):
            above = self.node_at(path[:length])
            if above is not None and self.inherits(above):
                found: Group | Token | None = self.group(path[:length])
                for name in path[length:]:
                    found = found.children.get(name) if isinstance(found, Group) else None
                return found
        return None

    def group(self, path: Path) -> Group:
        if path not in self.done:
            node = self.node_at(path)
            if node is None:
                found = self.find(path)
                assert isinstance(found, Group)
                return found
            self.done[path] = self.expanded(node, path)
        return self.done[path]

    def expanded(self, node: Node, path: Path) -> Group:
        group = Group(path)
        self.under_way.append(path)
        base = self.base(node, path) if self.inherits(node) else None
        group.properties = {k: v for k, v in node.members.items() if k in INHERITED}
        for name, child in node.members.items():
            if child.kind != "object" or (name.startswith("$") and name != "$root"):
                continue
            here = (*path, name)
            if is_token(child) and not self.is_group_reference(child):
                group.children[name] = Token(here, child)
            elif here not in self.under_way:
                group.children[name] = self.group(here)
        self.under_way.pop()
        if base is not None:
            lend(group, None, None)
            lay_under(group, base, self)
        return group

    def base(self, node: Node, path: Path) -> Group | None:
        """The group that this one extends, if it may."""
        reference = node.members.get("$extends") or node.members.get("$ref")
        if reference is None or path == ():
            return None
        text = reference.text()
        if text is None:
            self.report.say("invalid-value")
            return None
        target = alias(text) if in_braces(text) else pointer(text)
        found = self.find(target) if target is not None else None
        if not isinstance(found, Group):
            self.report.say("unresolved-reference")
            return None
        base = found if found.children else self.group(target)  # type: ignore[arg-type]
        lend_from_above(base, self)
        return base


def lend(group: Group, lent: Node | None, deprecated: Node | None) -> None:
    """Lends a group's type and deprecation to what is in it, the nearest counting."""
    lent = group.properties.get("$type", lent)
    deprecated = group.properties.get("$deprecated", deprecated)
    for child in group.children.values():
        if isinstance(child, Group):
            lend(child, lent, deprecated)
        else:
            child.lent = child.lent if child.copied and child.lent else lent
            child.deprecated = deprecated


def lend_from_above(base: Group, expander: Expander) -> None:
    """The types that a base's tokens have in their own place: fixed when they are copied."""
    lent: Node | None = None
    for length in range(len(base.path)):
        above = expander.node_at(base.path[:length])
        lent = above.members.get("$type", lent) if above is not None else lent
    lend(base, lent, None)


def copy(child: Group | Token, path: Path) -> Group | Token:
    if isinstance(child, Token):
        return Token(path, child.node, child.lent, child.deprecated, True)
    children = {name: copy(below, (*path, name)) for name, below in child.children.items()}
    return Group(path, dict(child.properties), children)


def lay_under(group: Group, base: Group, expander: Expander) -> None:
    """Adds what a base has and the group does not; groups in both merge."""
    for key, value in base.properties.items():
        group.properties.setdefault(key, value)
    for name, child in base.children.items():
        own = group.children.get(name)
        if own is None:
            group.children[name] = copy(child, (*group.path, name))
        elif isinstance(own, Group) and isinstance(child, Group):
            lay_under(own, child, expander)
        elif isinstance(own, Group) != isinstance(child, Group):
            # Conflicts in the group that it inherits from were reported there.
            if child.path not in expander.clashes:
                expander.report.say("conflicting-token")
                expander.report.incomplete = True


def tokens(group: Group) -> list[Token]:
    found: list[Token] = []
    for child in group.children.values():
        found += tokens(child) if isinstance(child, Group) else [child]
    return found
