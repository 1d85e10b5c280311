"""Random components: their tokens in every context, and their contract."""

from random import Random
from typing import Any

from .values import color, gradient, gray, typography

Tree = dict[str, Any]


class Component:
    """Foregrounds and a background, in states and modes."""

    def __init__(self, random: Random, name: str, modes: list[str], mode_in_path: bool) -> None:
        self.random, self.name, self.modes = random, name, modes
        self.mode_in_path = mode_in_path
        self.states = random.sample(("idle", "hover", "late", "disabled"), random.randint(1, 3))
        self.has_states = random.random() < 0.6
        if not self.has_states:
            self.states = []
        self.roles = ["label", *random.sample(("icon", "line", "unit"), random.randint(0, 2))]
        self.paint = random.random() < 0.3
        self.risky = random.random() < 0.5
        self.translucent = random.random() < 0.25
        self.text = random.random() < 0.4
        self.extra = random.random() < 0.3

    def tokens(self, mode: str | None) -> Tree:
        """The tokens of one context, under the mode's name if the path has one."""
        tree: Tree = {}
        for state in self.states or [None]:  # type: ignore[list-item]
            leaf = tree.setdefault(state, {}) if state else tree
            leaf |= self.variant(mode)
        if self.mode_in_path and mode is not None:
            return {self.name: {mode: tree}}
        return {self.name: tree}

    def variant(self, mode: str | None) -> Tree:
        random = self.random
        dark = mode == "dark"
        alpha = 0.6 if self.translucent else 0.0
        variant: Tree = {"bg": self.token(self.background(dark, alpha))}
        for role in self.roles:
            value = gray(random, not dark)
            if self.risky and random.random() < 0.5:
                value = color(random, 0.4, alpha)
            elif self.translucent and random.random() < 0.5:
                value["alpha"] = round(random.uniform(0.5, 1), 2)
            variant[role] = self.token(value)
        if self.extra:
            variant["gap"] = {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}
        return variant

    def background(self, dark: bool, alpha: float) -> Any:
        random = self.random
        if self.paint and random.random() < 0.6:
            if self.risky:
                return gradient(random, alpha, 0.15)
            return [{"color": gray(random, dark), "position": 0},
                    {"color": gray(random, dark), "position": 1}]
        if self.risky and random.random() < 0.3:
            return color(random, 0.3, alpha)
        return gray(random, dark)

    def token(self, value: Any) -> Tree:
        return {"$type": "gradient" if isinstance(value, list) else "color", "$value": value}

    def contract(self) -> Tree:
        random = self.random
        segments = [self.name]
        axes: Tree = {}
        if self.mode_in_path:
            segments.append("<mode>")
            axes["mode"] = self.modes
        if self.states:
            segments.append("<state>")
            axes["state"] = self.states
        contract: Tree = {"component": self.name.capitalize(), "path": "/".join([*segments, "*"])}
        if axes:
            contract["axes"] = axes
        if self.mode_in_path:
            contract["theme"] = "mode"
        if self.states and random.random() < 0.2:
            contract["states"] = {"inactive": [random.choice(self.states)]}
        roles = {"bg": {"type": "paint" if self.paint else "color"}}
        roles |= {role: {"type": "color"} for role in self.roles}
        if self.extra:
            roles["gap"] = {"type": "dimension"}
        if random.random() < 0.15:
            axis = random.choice(("mode", "mode", "density", "mood"))
            roles[random.choice(list(roles))]["varies"] = random.choice((axis, [axis]))
        contract["roles"] = roles
        contract["contrast"] = [self.pair(role) for role in self.roles]
        self.settle(contract, axes)
        return contract

    def pair(self, role: str) -> Tree:
        random = self.random
        pair: Tree = {"foreground": role, "on": "bg"}
        kind = random.randrange(6)
        if kind == 0 and self.text:
            pair["text"] = "text/body"
        elif kind == 1:
            pair["graphic"] = True
        elif kind == 2:
            pair["decorative"] = "nothing is lost"
        elif kind == 3 and random.random() < 0.5:
            pair["inactive"] = random.choice((True, "it is off"))
        elif kind == 4:
            pair["minimum"] = round(random.uniform(1, 7), 1)
            pair["because"] = "it is read from near by"
            pair |= terms(random)
        return pair

    def settle(self, contract: Tree, axes: Tree) -> None:
        """Waivers, claims and conditions, some in order and some not."""
        random = self.random
        if random.random() < 0.4:
            waiver: Tree = {
                "foreground": random.choice(self.roles), "on": "bg",
                "floor": round(random.uniform(1, 4), 2), "because": "accepted"}
            if random.random() < 0.8:
                waiver["owner"] = "team"
            if axes and random.random() < 0.4:
                axis = random.choice(list(axes))
                value = random.choice(axes[axis])
                waiver["where"] = {axis: random.choice((value, [value]))}
            if random.random() < 0.4:
                waiver["until"] = random.choice(("2026-01-31", "2026-07-01", "2027-12-31"))
            contract["waivers"] = [waiver]
        if random.random() < 0.2:
            contract["claims"] = [self.claim() for _ in range(random.randint(1, 3))]
        if axes and len(self.roles) > 1 and random.random() < 0.3:
            axis = random.choice(list(axes))
            condition = {axis: random.sample(axes[axis], random.randint(1, len(axes[axis])))}
            place = contract["contrast"][0] if random.random() < 0.5 else (
                contract["roles"][self.roles[-1]])
            place["when"] = condition

    def claim(self) -> Tree:
        random = self.random
        front, back = ("#%06X" % random.randrange(1 << 24) for _ in range(2))
        ratio = round(random.uniform(1, 21), random.choice((0, 1, 2)))
        if random.random() < 0.5:
            front, back, ratio = random.choice((
                ("#072592", "#EEF2F9", 11.0), ("#072592", "#EEF2F9", 11.1),
                ("#072592", "#EEF2F9", 11.07), ("#C2CFE5", "#EEF2F9", 1.4)))
        return {"foreground": front, "on": back,
                "ratio": random.choice((ratio, f"{ratio:.2f}")), "source": "a document"}


def terms(random: Random) -> Tree:
    """The owner and the last day of a pair with less contrast."""
    found: Tree = {"owner": "team"} if random.random() < 0.7 else {}
    if random.random() < 0.3:
        found["until"] = random.choice(("2026-01-31", "2026-07-01", "2027-12-31"))
    return found


def text_styles(random: Random) -> Tree:
    return {"text": {"body": {"$type": "typography", "$value": typography(random)}}}
