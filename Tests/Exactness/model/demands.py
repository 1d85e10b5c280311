"""Compares what contracts require with the existing tokens (missing-token and similar rules)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .contracts import Contract, Pair, Variant, filled
from .findings import Report
from .merging import Source, is_token
from .pointers import Path, parsed, written
from .reading import Node, Place
from .sides import Layer
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


def extras(pair: Pair) -> list[tuple[Place, Node, tuple[str, ...]]]:
    """What a pair names other than its layers and its text: place, path, types."""
    found = []
    group, focus = pair.node.get("groupOpacity"), pair.node.get("focus")
    if group is not None:
        found.append((pair.node.keys["groupOpacity"], group, ("number",)))
    width = focus.get("width") if focus is not None else None
    if width is not None:
        found.append((width.place, width, ("dimension",)))
    return found


def types_with(part: str | None) -> tuple[str, ...]:
    """The types of tokens that have such a part."""
    if part is None:
        return PAINT
    return ("border", "shadow", "gradient") if part == "color" else ("shadow", "gradient")


def value_place(token: Token) -> Place:
    value = token.node.members.get("$value")
    return value.place if value else token.node.members["$ref"].place


class Demands:
    def __init__(
        self, project: Node, contracts: list[Contract], themes: list[Compiled], report: Report,
        defaults: dict[str, str | None], unbuilt: list[dict[str, str]]
    ) -> None:
        """Of each modifier its default, if it has one; and the themes that `inputs` leaves out."""
        self.unbuilt = unbuilt
        self.contracts, self.themes, self.report = contracts, themes, report
        self.defaults = defaults
        self.audit = project.get("audit")
        self.missing: set[Path] = set()
        for contract in contracts if themes else []:
            self.unmatched(contract)
        for theme in themes:
            for demand in self.of(theme):
                self.check(theme, demand)
        self.context_values()
        self.unknown_axes()
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
        """What a pair names by path: in every variant that has one of its foregrounds."""
        found: list[Demand] = []
        for variant in contract.variants(theme.choice):
            if not pair.there(variant) or not any(
                    contract.spot(layer, variant) for layer in pair.foreground.members):
                continue
            text = pair.node.get("text")
            if text is not None:
                found.append(Demand(
                    parsed(text.value), ("typography",), pair.node.keys["text"], False))
            for layer in pair.layers:
                found += self.of_layer(contract, layer, variant)
            for key, node, types in extras(pair):
                found.append(Demand(
                    filled(node.value, variant), types, key, False))
        return list(dict.fromkeys(found))

    def of_layer(self, contract: Contract, layer: Layer, variant: Variant) -> list[Demand]:
        spot = contract.spot(layer, variant)
        if spot is None:
            return []
        found = []
        if spot.role is None:
            found.append(Demand(spot.path, types_with(spot.part), layer.place, False))
        if spot.opacity is not None and layer.faded_at is not None:
            found.append(Demand(spot.opacity, ("number",), layer.faded_at, False))
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
        """Ruling 21: where the default has its own, or there is none, the others have theirs."""
        asked = {id(theme): {d.path for d in self.of(theme)} for theme in self.themes}
        for path in set().union(*asked.values()):
            owners = {
                origin(theme, path).context for theme in self.themes
                if path in theme.theme.tokens}
            for theme in self.themes:
                if path not in theme.theme.tokens or path not in asked[id(theme)]:
                    continue
                # What is left out gives no value; the token is missing there.
                if theme.theme.done[path].value is Fault.LEFT_OUT:
                    continue
                place = (
                    theme.theme.tokens[path].key if self.lacks_context(theme, path, owners)
                    else self.lacking_role(theme, path))
                if place is not None:
                    self.report.say("missing-context-value", place, written(path))

    def lacks_context(
        self, theme: Compiled, path: Path, owners: set[tuple[str, str] | None]
    ) -> bool:
        if origin(theme, path).context is not None:
            return False
        for modifier, default in self.defaults.items():
            own = {owner[1] for owner in owners if owner is not None and owner[0] == modifier}
            if theme.choice[modifier] in own:
                continue
            if default in own or (own and default is None):
                return True
        return False

    def lacking_role(self, theme: Compiled, path: Path) -> Place | None:
        """The role that varies and has no value of its own in this theme's context."""
        for contract in self.contracts:
            for variant in contract.variants(theme.choice):
                for name, needed in contract.required(variant).items():
                    role = contract.roles[name]
                    for axis in role.varies if needed == path else ():
                        if role.holds(axis) or axis not in self.defaults:
                            continue
                        context = (axis, theme.choice[axis])
                        declares = any(
                            source.context == context and has_token(source.tree, path)
                            for source in theme.layers)
                        if not declares and origin(theme, path).context != context:
                            return role.key
        return None

    def unknown_axes(self) -> None:
        for contract in self.contracts:
            for role in contract.roles.values():
                for axis in role.varies:
                    if axis not in self.defaults and not role.holds(axis):
                        assert role.varies_place is not None
                        self.report.say("invalid-contract", role.varies_place)

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
            choices = [*(theme.choice for theme in self.themes), *self.unbuilt]
            every = contract.variants() + contract.every_variant(choices)
            known = {p for v in every for p in contract.required(v).values()}
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
        """The targets of aliases that are missing in some theme: only the alias is reported."""
        from .units import named

        reported = {finding.path for finding in self.report.findings
                    if finding.rule in ("unresolved-alias", "unresolved-reference")}
        return {path for theme in self.themes for own, token in theme.theme.tokens.items()
                if written(own) in reported for path in named(token.node)}


def origin(theme: Compiled, path: Path) -> Source:
    return theme.merging.origin[id(theme.theme.tokens[path].node)]


def has_token(tree: Node, path: Path) -> bool:
    node: Node | None = tree
    for name in path:
        node = node.get(name) if node is not None else None
    return node is not None and is_token(node)


def setting(audit: Node | None, key: str, choice: dict[str, str]) -> Node | None:
    """An audit setting for a theme: the last override that matches it wins."""
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
