"""Resolver documents: which sources make which theme (DTCG Resolver)."""

import posixpath
from dataclasses import dataclass, field
from itertools import product

from .findings import Report
from .merging import Source, laid_over
from .pointers import pointer
from .reading import Node

Files = dict[str, Node]
Choice = dict[str, str]


@dataclass
class Entry:
    """A set, or a modifier with its contexts, in the order of the document."""

    name: str
    sources: list[Node] = field(default_factory=list)
    contexts: dict[str, list[Node]] | None = None
    default: str | None = None


class Document:
    """A resolver document, read. `broken` when it makes no themes."""

    def __init__(self, node: Node, file: str, files: Files, report: Report) -> None:
        self.node, self.file, self.files, self.report = node, file, files, report
        self.broken = False
        self.entries: list[Entry] = []
        for modifier in self.part("modifiers").values():
            self.judge(modifier)
        order = node.get("resolutionOrder")
        for item in order.items if order else []:
            self.entry(item)

    def breaks(self, rule: str) -> None:
        self.report.say(rule)
        self.broken = True

    def part(self, key: str) -> dict[str, Node]:
        node = self.node.get(key)
        return node.members if node else {}

    def judge(self, modifier: Node) -> None:
        contexts, default = modifier.get("contexts"), modifier.get("default")
        if contexts is None or not contexts.members:
            self.breaks("invalid-resolver")
        elif default is not None and default.value not in contexts.members:
            self.report.say("invalid-resolver")

    def entry(self, item: Node) -> None:
        reference = item.get("$ref")
        if reference is None:
            kind, name = item.members["type"].value, item.members["name"].value
            if kind == "modifier":
                self.judge(item)
            return self.add(kind, name, item)
        steps = pointer(reference.text() or "") or ()
        found = self.part(steps[0]).get(steps[1]) if len(steps) == 2 else None
        if found is None:
            return self.breaks("unresolved-reference")
        kind = steps[0].removesuffix("s")
        return self.add(kind, steps[1], found)

    def add(self, kind: str, name: str, node: Node) -> None:
        if kind == "set":
            self.entries.append(Entry(name, self.sources(node.members["sources"].items, [])))
            return
        contexts = node.get("contexts")
        read = {
            context: self.sources(items.items, [])
            for context, items in (contexts.members if contexts else {}).items()}
        default = node.get("default")
        known = default.value if default and default.value in read else None
        self.entries.append(Entry(name, [], read, known))

    def sources(self, items: list[Node], above: list[str]) -> list[Node]:
        found: list[Node] = []
        for item in items:
            reference = item.get("$ref")
            if reference is None:
                found.append(item)
            else:
                found += self.referred(item, reference, above)
        return found

    def referred(self, item: Node, reference: Node, above: list[str]) -> list[Node]:
        """The sources of a set, or a file's tokens with the members next to the reference."""
        file, _, fragment = reference.value.partition("#")
        steps = pointer("#" + fragment) if fragment else ()
        if not file and steps and len(steps) == 2 and steps[0] == "sets":
            return self.set_sources(steps[1], reference, above)
        path = posixpath.normpath(posixpath.join(posixpath.dirname(self.file), file))
        node = self.files.get(path) if file else self.node
        for step in steps or ():
            node = node.get(step) if node else None
        if node is None or steps is None:
            self.breaks("unresolved-reference")
            return []
        siblings = Node("object", members={k: v for k, v in item.members.items() if k != "$ref"})
        return [laid_over(node, siblings) if siblings.members else node]

    def set_sources(self, name: str, reference: Node, above: list[str]) -> list[Node]:
        set_ = self.part("sets").get(name)
        if set_ is None:
            self.breaks("unresolved-reference")
            return []
        if name in above:
            self.breaks("invalid-resolver")
            return []
        return self.sources(set_.members["sources"].items, [*above, name])

    # Themes

    def modifiers(self) -> dict[str, Entry]:
        return {e.name: e for e in self.entries if e.contexts is not None}

    def permutations(self) -> list[Choice]:
        found = self.modifiers()
        choices = product(*(entry.contexts or {} for entry in found.values()))
        return [dict(zip(found, choice)) for choice in choices]

    def chosen(self, inputs: Node) -> list[Choice]:
        """The themes that the project's inputs name, defaults filling in."""
        choices = [self.input(item) for item in inputs.items]
        return [choice for choice in choices if choice is not None]

    def input(self, item: Node) -> Choice | None:
        modifiers, chosen = self.modifiers(), {}
        for key, value in item.members.items() if modifiers else ():
            name = nearly(key, list(modifiers))
            contexts = modifiers[name].contexts if name is not None else None
            context = nearly(value.text(), list(contexts or {}))
            if name is None or context is None:
                self.report.say("invalid-project")
            chosen[name] = context
        for name, entry in modifiers.items():
            if chosen.setdefault(name, entry.default) is None:
                self.report.say("invalid-project")
        if None in chosen or None in chosen.values():
            return None
        return {name: chosen[name] for name in modifiers}

    def layers(self, choice: Choice) -> list[Source]:
        """The sources of one theme, in order."""
        found: list[Source] = []
        for entry in self.entries:
            if entry.contexts is None:
                found += [Source(source) for source in entry.sources]
            else:
                context = (entry.name, choice[entry.name])
                found += [Source(s, context) for s in entry.contexts[choice[entry.name]]]
        return found


def nearly(word: str | None, words: list[str]) -> str | None:
    """The word itself, else the only one that differs in case alone."""
    if word is None or word in words:
        return word
    same = [w for w in words if w.lower() == word.lower()]
    return same[0] if len(same) == 1 else None
