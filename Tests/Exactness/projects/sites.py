"""Places in a project's files where a fault can be added."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .writing import AGAIN

Tree = dict[str, Any]
Files = dict[str, Any]


@dataclass
class Site:
    """A token, its place, and its own type or the one of its group."""

    tree: Tree
    holder: Tree
    name: str
    token: Tree
    type: str | None
    path: tuple[str, ...]


def trees(files: Files) -> Iterator[Tree]:
    """Every tree of tokens: files, and the inline sources of resolver documents."""
    for name, value in files.items():
        if name.endswith(".tokens.json"):
            yield value
    document = files.get("tokens/app.resolver.json")
    if document is not None:
        for source in sources(document):
            if "$ref" not in source:
                yield source


def sources(document: Tree) -> Iterator[Tree]:
    for set_ in document.get("sets", {}).values():
        yield from set_["sources"]
    for modifier in document.get("modifiers", {}).values():
        for context in modifier["contexts"].values():
            yield from context
    for item in document["resolutionOrder"]:
        yield from item.get("sources", [])


def tokens(files: Files) -> list[Site]:
    return [site for tree in trees(files) for site in below(tree, tree, None, ())]


def below(tree: Tree, holder: Tree, lent: str | None, path: tuple[str, ...]) -> Iterator[Site]:
    lent = holder.get("$type", lent)
    for name, child in holder.items():
        if not isinstance(child, dict) or (name.startswith("$") and name != "$root"):
            continue
        if "$value" in child or ("$ref" in child and name.startswith("ref-")):
            own = child.get("$type", lent)
            yield Site(tree, holder, name, child, own, (*path, name.lstrip(AGAIN)))
        else:
            yield from below(tree, child, lent, (*path, name))


def groups(files: Files) -> list[tuple[Tree, Tree, str]]:
    """Groups of the outermost level: tree, group, name."""
    return [(tree, child, name) for tree in trees(files) for name, child in tree.items()
            if isinstance(child, dict) and not name.startswith("$") and "$value" not in child
            and "$ref" not in child]


def contracts(files: Files) -> list[Tree]:
    return [value for name, value in files.items() if name.endswith(".contract.json")]
