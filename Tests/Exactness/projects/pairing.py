"""Random pairs of layers."""

from random import Random
from typing import Any

from .components import terms

Tree = dict[str, Any]
REASON = "the words next to it say so"


class Pairing:
    """Changes a contract's pairs, and adds more."""

    def __init__(self, random: Random, contract: Tree, roles: dict[str, str], page: bool) -> None:
        self.random, self.contract, self.added, self.page = random, contract, roles, page
        self.pairs: list[Tree] = contract["contrast"]
        axes = contract.get("axes", {})
        self.states: list[str] = axes.get("state", [])
        self.modes: list[str] = axes.get("mode", [])
        if not self.modes and contract.get("theme") == "mode":
            self.modes = ["light", "dark"]

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def change(self) -> None:
        for pair in self.pairs:
            self.varied(pair)
        for _ in range(self.random.choice((0, 1, 1, 2, 3))):
            made = self.made()
            if made is not None:
                self.pairs.append(made)
        if self.chance(0.05):
            self.pairs[:] = [{"foreground": pair["foreground"], "on": pair["on"],
                              "decorative": REASON} for pair in self.pairs]
        for pair in self.pairs:
            if self.chance(0.2):
                pair["aligned"] = True
            if self.chance(0.15):
                pair["unless"] = "nothing is drawn there"
            if self.chance(0.15) and (self.states or self.modes):
                pair["when"] = self.condition()
        if self.modes and self.chance(0.15):
            role = self.random.choice(list(self.contract["roles"].values()))
            role["when"] = {"mode": [self.random.choice(self.modes)]}

    def condition(self) -> Tree:
        axis, values = self.random.choice(
            [(a, v) for a, v in (("state", self.states), ("mode", self.modes)) if v])
        return {axis: self.random.sample(values, self.random.randint(1, len(values)))}

    def varied(self, pair: Tree) -> None:
        """An existing pair with layers, opacities, a level or a minimum."""
        random = self.random
        if self.chance(0.2):
            pair["foreground"] = self.faded(pair["foreground"])
        if self.chance(0.3):
            pair["on"] = self.stack("bg")
        if self.chance(0.15) and isinstance(pair["on"], dict) and "layers" in pair["on"]:
            pair["groupOpacity"] = self.opacity()
        elif self.chance(0.06):
            pair["groupOpacity"] = self.opacity()
        free = not {"graphic", "decorative", "inactive", "minimum"} & set(pair)
        if free and self.chance(0.2):
            pair["level"] = random.choice(("AA", "AAA"))
        if free and self.chance(0.2):
            pair["minimum"] = round(random.uniform(1, 8), 1)
        if free and {"minimum", "level"} & set(pair) and self.chance(0.7):
            pair["because"] = "large and bold in its place"
            pair |= terms(random)

    def opacity(self) -> str:
        names = ["opacity/pressed", "opacity/strong"]
        names += ["opacity/<state>"] if self.states else []
        names += ["opacity/<mode>"] if self.modes else []
        return self.random.choice(names)

    def faded(self, role: Any) -> Tree:
        layer: Tree = {"role": role, "opacity": self.opacity()}
        return layer

    def layer(self, name: str) -> Any:
        """The layer as a word or an object; perhaps that of another state."""
        if self.states and name in self.contract["roles"] and self.chance(0.12):
            return {"role": name, "in": {"state": self.random.choice(self.states)}}
        return self.faded(name) if self.chance(0.25) else name

    def stack(self, top: str) -> Any:
        random = self.random
        below = ["page/surface"] if self.page else []
        between = [name for name in ("veil", "wash") if name in self.added] or ["bg"]
        if "ring" in self.added and self.chance(0.15):
            between = ["ring.color"]
        layers = [random.choice(between) for _ in range(random.choice((0, 1, 1, 2)))]
        layers = [*layers, top, *below]
        if self.chance(0.2):
            layers = layers[:-1]
        found: Tree = {"layers": [self.layer(name) for name in layers]}
        return {**found, "aligned": True} if self.chance(0.2) else found

    def side(self) -> str | None:
        """A color inside one of the added roles, or in a token elsewhere."""
        random = self.random
        names = []
        for role, size in self.added.items():
            if role == "ring":
                names += ["ring.color", "ring.color"]
            if role == "halo":
                names += ["halo.color", f"halo.{random.randrange(int(size))}.color"]
            if role == "wash":
                names += ["wash", "wash.color", f"wash.{random.randrange(int(size))}.color"]
            if role == "veil":
                names.append("veil")
        return random.choice([*names, "ring/edge.color"]) if names else None

    def ground(self) -> Any:
        """What a pair is on: a role, a path, a stack or a list of them."""
        random = self.random
        kinds: list[Any] = ["bg", self.stack("bg")]
        if self.page:
            kinds += ["page/surface", ["bg", "page/surface"], [self.stack("bg"), "page/surface"]]
            if self.states or self.modes:
                kinds.append(["bg", {**self.stack("bg"), "when": self.condition()}])
                kinds.append([{"on": self.faded("bg"), "when": self.condition()}, "page/surface"])
        return random.choice(kinds)

    def made(self) -> Tree | None:
        random = self.random
        front = self.side()
        kind = random.randrange(4)
        if kind == 0:
            return self.ring()
        if kind == 1:
            return self.any_of()
        if front is None:
            return None
        pair: Tree = {"foreground": self.faded(front) if self.chance(0.2) else front, "on": self.ground()}
        duty = random.randrange(5)
        if duty < 3:
            pair["graphic"] = True
        elif duty == 3:
            pair["decorative"] = REASON
        return pair

    def any_of(self) -> Tree | None:
        """A control that its fill or its border tells from what is around it."""
        if not self.page:
            return None
        names = ["bg", *(name for name in ("label", "icon", "line", "unit")
                         if name in self.contract["roles"])]
        names += ["ring.color"] if "ring" in self.added else []
        names += ["halo.0.color"] if "halo" in self.added else []
        members = self.random.sample(names, min(len(names), self.random.choice((1, 2, 2, 3))))
        on = self.random.choice(("page/surface", self.stack("bg")))
        return {"foreground": {"anyOf": [self.layer(name) for name in members]}, "on": on,
                "graphic": True}

    def ring(self) -> Tree | None:
        """A focus ring against what is next to it, and against what is there without focus."""
        random = self.random
        if not self.page:
            return None
        names = ["ring.color"] if "ring" in self.added else []
        front = random.choice([*names, "ring/edge.color", "label"])
        unfocused: Any = random.choice(("page/surface", "bg", self.stack("bg")))
        focus = unfocused
        if front == "label" or self.chance(0.3):
            focus = {"unfocused": unfocused, "width": "ring/width"}
        on = random.choice((["bg", "page/surface"], "page/surface", "bg"))
        return {"foreground": front, "on": on, "focus": focus}
