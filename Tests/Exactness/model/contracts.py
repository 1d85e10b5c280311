"""Contracts: their variants, and the tokens that each must have (product, section 5)."""

from dataclasses import dataclass, replace
from itertools import product

from .pointers import Path, parsed
from .reading import Node
from .sides import Foreground, Layer, Stack, foreground, is_aligned, layers, split, stacks

Variant = dict[str, str]


def agrees(condition: Node | None, variant: Variant) -> bool:
    """Whether a variant has one of the values named, on each axis named."""
    for axis, values in (condition.members if condition else {}).items():
        allowed = [values.value] if values.kind == "string" else [v.value for v in values.items]
        if variant.get(axis) not in allowed:
            return False
    return True


@dataclass(frozen=True)
class Pair:
    foreground: Foreground
    on: Stack
    node: Node
    # Whether it compares a focus ring with what is there without focus.
    unfocused: bool = False

    def there(self, variant: Variant) -> bool:
        return agrees(self.node.get("when"), variant) and agrees(self.on.when, variant)

    @property
    def layers(self) -> list[Layer]:
        return [*self.foreground.members, *self.on.layers]

    def with_own_colors(self) -> "Pair | None":
        """The pair with the colors of each variant, if it has one of another."""
        if not any(layer.within for layer in self.layers):
            return None
        front, back = (tuple(replace(layer, within=()) for layer in layers)
                       for layers in (self.foreground.members, self.on.layers))
        return replace(self, foreground=replace(self.foreground, members=front),
                       on=replace(self.on, layers=back))

    @property
    def aligned(self) -> str | None:
        """Whose gradients share one position."""
        return "pair" if is_aligned(self.node) else "stack" if self.on.aligned else None


@dataclass(frozen=True)
class Spot:
    """What a layer is in a variant. The variant is the one whose token it takes."""

    layer: Layer
    role: str | None
    path: Path
    part: str | None
    opacity: Path | None
    variant: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Role:
    name: str
    type: str
    when: Node | None
    pattern: Path

    def holds(self, axis: str) -> bool:
        """Whether each value of an axis has a path of its own."""
        return f"<{axis}>" in self.pattern


class Contract:
    def __init__(self, node: Node) -> None:
        self.node = node
        # The tokens of all themes, as soon as there are themes.
        self.tokens: set[Path] = set()
        self.component: str = node.members["component"].value
        axes, theme, path = node.get("axes"), node.get("theme"), node.get("path")
        self.axes = {a: [v.value for v in values.items]
                     for a, values in (axes.members if axes else {}).items()}
        self.theme: str | None = theme.value if theme else None
        self.pattern: Path | None = parsed(path.value) if path else None
        roles = node.members["roles"]
        self.roles = {name: self.role(name, role) for name, role in roles.members.items()}
        self.pairs = [pair for item in self.listed("contrast") for pair in pairs(item)]
        states = node.get("states")
        inactive = states.get("inactive") if states is not None else None
        self.inactive = {"disabled", "inactive", *(inactive.plain() if inactive else [])}

    def listed(self, key: str) -> list[Node]:
        node = self.node.get(key)
        return node.items if node else []

    def role(self, name: str, node: Node) -> Role:
        own = node.get("path")
        pattern = parsed(own.value) if own else tuple(name if s == "*" else s for s in self.pattern or ())
        return Role(name, node.members["type"].value, node.get("when"), pattern)

    def variants(self, choice: dict[str, str] | None = None) -> list[Variant]:
        """All variants; of a theme, those with its value on the axis `theme`."""
        fixed = {self.theme: [choice[self.theme]]} if choice and self.theme in choice else {}
        axes: dict[str, list[str]] = {**self.axes, **fixed}
        return [dict(zip(axes, values)) for values in product(*axes.values())]

    def path(self, role: Role, variant: Variant) -> Path:
        return tuple(variant[s[1:-1]] if s[:1] == "<" and s[-1:] == ">" else s for s in role.pattern)

    def required(self, variant: Variant) -> dict[str, Path]:
        return {role.name: self.path(role, variant) for role in self.roles.values()
                if agrees(role.when, variant)}

    def knows(self, name: str) -> bool:
        """Whether a name that is not a role can be a path: a word alone is one if a token has it."""
        return "/" in name or (name,) in self.tokens

    def has(self, role: Role, variant: Variant, widely: bool) -> bool:
        """Whether a variant has a role. Widely, one theme only counts if the path says so."""
        if not widely or role.when is None or self.theme is None or role.holds(self.theme):
            return agrees(role.when, variant)
        rest = {k: v for k, v in role.when.members.items() if k != self.theme}
        return agrees(Node("object", members=rest), variant)

    def spot(self, layer: Layer, variant: Variant, widely: bool = False) -> Spot | None:
        """What a layer is in a variant, unless the variant does not have its role."""
        moved = layer.moved(variant)
        name, part = split(layer.text, self.roles)
        opacity = filled(layer.opacity.value, moved) if layer.opacity else None
        role = self.roles.get(name)
        if role is not None and not self.has(role, moved, widely):
            return None
        if role is None and not self.knows(name):
            return None
        path = self.path(role, moved) if role else filled(name, moved)
        return Spot(layer, role.name if role else None, path, part, opacity, tuple(sorted(moved.items())))

    def applies(self, pair: Pair, variant: Variant) -> bool:
        """Whether a pair holds in a variant. Inactive without a condition needs a state that says so."""
        unsaid = "inactive" in pair.node.members and "when" not in pair.node.members and (
            pair.on.when is None)
        return pair.there(variant) and not (unsaid and self.inactive.isdisjoint(variant.values()))

    def spots(self, pair: Pair, variant: Variant) -> tuple[list[Spot], list[Spot]] | None:
        """The foregrounds and the layers of a pair, if it is there in a variant."""
        return self.declared(pair, variant, False) if self.applies(pair, variant) else None

    def declared(
        self, pair: Pair, variant: Variant, widely: bool = True
    ) -> tuple[list[Spot], list[Spot]] | None:
        """The same, whatever the conditions of pair and ground say."""
        front = [self.spot(layer, variant, widely) for layer in pair.foreground.members]
        back = [self.spot(layer, variant, widely) for layer in pair.on.layers]
        there = [spot for spot in front if spot is not None]
        under = [spot for spot in back if spot is not None]
        return (there, under) if there and len(under) == len(back) else None

    def opacity(self, node: Node | None, variant: Variant) -> Path | None:
        return filled(node.value, variant) if node is not None else None


def filled(text: str, variant: Variant) -> Path:
    """A path with the values of a variant for its axes."""
    return tuple(variant.get(s[1:-1], s) if s[:1] == "<" and s[-1:] == ">" else s for s in parsed(text))


def pairs(item: Node) -> list[Pair]:
    """Each background is a pair of its own, and what a focus ring is drawn over is one more."""
    front = foreground(item.members["foreground"])
    found = [Pair(front, stack, item) for stack in stacks(item)]
    focus = item.get("focus")
    if focus is not None:
        unfocused = focus.get("unfocused") or focus
        stack = Stack(layers(unfocused), None, is_aligned(unfocused))
        found.append(Pair(front, stack, item, True))
    return found
