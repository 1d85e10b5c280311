"""What contracts ask for, held against what there is (missing-token and its neighbors)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .contracts import Contract, Pair
from .findings import Report
from .pointers import Path, parsed, written
from .reading import Node, Place
from .theme import Fault
from .tree import Token

if TYPE_CHECKING:
    from .project import Compiled

PAINT = ("color", "gradient")


@dataclass(frozen=True)
class Demand:
    path: Path
    types: tuple[str, ...]
    place: Place
    is_role: bool


def types_of(role_type: str) -> tuple[str, ...]:
    return PAINT if role_type == "paint" else (role_type,)


def value_place(token: Token) -> Place:
    value = token.node.members.get("$value")
    return value.place if value else token.node.members["$ref"].place


class Demands:
    def __init__(
        self, project: Node, contracts: list[Contract], themes: list[Compiled], report: Report
    ) -> None:
        self.contracts, self.themes, self.report = contracts, themes, report
        self.audit = project.get("audit")
        self.missing: set[Path] = set()
        for contract in contracts if themes else []:
            self.unmatched(contract)
        for theme in themes:
            for demand in self.of(theme):
                self.check(theme, demand)
        self.context_values()
        self.unexpected()
        self.partial()

    def of(self, theme: Compiled) -> list[Demand]:
        """Roles before what pairs name, contracts in their order, the surface at last."""
        found: list[Demand] = []
        for contract in self.contracts:
            for role in contract.roles.values():
                found += [
                    Demand(paths[role.name], types_of(role.type), role.key, True)
                    for variant in contract.variants(theme.choice)
                    if role.name in (paths := contract.required(variant))]
        for contract in self.contracts:
            for pair in contract.pairs:
                found += self.of_pair(contract, pair, theme)
        surface = surface_node(self.audit, theme.choice)
        if surface is not None:
            found.append(Demand(parsed(surface.value), ("color",), surface.place, False))
        return found

    def of_pair(self, contract: Contract, pair: Pair, theme: Compiled) -> list[Demand]:
        there = any(
            pair.there(v) and pair.foreground in contract.required(v)
            for v in contract.variants(theme.choice))
        if not there:
            return []
        found = []
        text = pair.node.get("text")
        if text is not None:
            found.append(
                Demand(parsed(text.value), ("typography",), pair.node.keys["text"], False))
        if pair.on.text not in contract.roles:
            found.append(Demand(parsed(pair.on.text), PAINT, pair.on.place, False))
        return found

    def check(self, theme: Compiled, demand: Demand) -> None:
        resolved = theme.theme.done.get(demand.path)
        if resolved is None or resolved.value is Fault.LEFT_OUT:
            if demand.path not in self.missing:
                self.report.say("missing-token", demand.place, written(demand.path))
            self.missing.add(demand.path)
        elif isinstance(resolved.type, str) and resolved.type not in demand.types:
            self.report.say("type-mismatch", value_place(resolved.token), written(demand.path))

    def context_values(self) -> None:
        """Ruling 6: not from a base set here and from a context there."""
        asked = {id(theme): {d.path for d in self.of(theme)} for theme in self.themes}
        for path in set().union(*asked.values()):
            bases: set[Place] = set()
            own = False
            for theme in self.themes:
                if path in theme.theme.tokens and path in asked[id(theme)]:
                    token = theme.theme.tokens[path]
                    source = theme.merging.origin[id(token.node)]
                    own = own or source.context is not None
                    # What is left out gives no value; the token is missing there.
                    left_out = theme.theme.done[path].value is Fault.LEFT_OUT
                    if source.context is None and not left_out:
                        bases.add(token.key)
            if own:
                for place in bases:
                    self.report.say("missing-context-value", place, written(path))

    def unmatched(self, contract: Contract) -> None:
        tokens = {path for theme in self.themes for path in theme.theme.tokens}
        asked = {p for theme in self.themes for v in contract.variants(theme.choice)
                 for p in contract.required(v).values()}
        if not asked & tokens:
            node = contract.node.get("path") or contract.node.members["component"]
            self.report.say("unmatched-contract", node.place)

    def unexpected(self) -> None:
        self.told_unexpected: set[Path] = set()
        for contract in self.contracts:
            if contract.pattern is None:
                continue
            literal: list[str] = []
            for segment in contract.pattern:
                if segment == "*" or segment[:1] == "<":
                    break
                literal.append(segment)
            known = {p for v in contract.variants() for p in contract.required(v).values()}
            for theme in self.themes:
                for path, token in theme.theme.tokens.items():
                    like = path[: len(literal)] == tuple(literal)
                    if like and len(path) == len(contract.pattern) and path not in known:
                        known.add(path)
                        self.told_unexpected.add(path)
                        self.report.say("unexpected-token", token.key, written(path))

    def partial(self) -> None:
        """Ruling 22: outside contracts, every theme declares the same tokens (partial-token).

        One finding for the tokens of a file that the same themes lack, at the first of them.
        """
        asked = {d.path for theme in self.themes for d in self.of(theme)} | self.told_unexpected
        asked |= self.looked_for_in_vain()
        together: dict[tuple[str, tuple[int, ...]], list[tuple[str, Place]]] = {}
        for path in set().union(*(theme.theme.tokens for theme in self.themes)) - asked:
            found = [theme.theme.tokens.get(path) for theme in self.themes]
            lacking = tuple(index for index, token in enumerate(found) if token is None)
            place = next(token.key for token in found if token is not None)
            if lacking:
                together.setdefault((place.file, lacking), []).append((written(path), place))
        for tokens in together.values():
            path_, place = min(tokens)
            self.report.say("partial-token", place, path_)

    def looked_for_in_vain(self) -> set[Path]:
        """What aliases name that lead nowhere in some theme: the alias is told, and that is all."""
        from .coverage import named

        told = {finding.path for finding in self.report.findings
                if finding.rule in ("unresolved-alias", "unresolved-reference")}
        return {path for theme in self.themes for own, token in theme.theme.tokens.items()
                if written(own) in told for path in named(token.node)}


def setting(audit: Node | None, key: str, choice: dict[str, str]) -> Node | None:
    """An audit setting for a theme: the last override that speaks of it decides."""
    from .contracts import agrees

    found = audit.get(key) if audit else None
    overrides = audit.get("overrides") if audit else None
    for override in overrides.items if overrides else []:
        value = override.get(key)
        if value is not None and agrees(override.get("where"), choice):
            found = value
    return found


def surface_node(audit: Node | None, choice: dict[str, str]) -> Node | None:
    return setting(audit, "surface", choice)
