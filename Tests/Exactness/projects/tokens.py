"""Random trees of tokens: groups, aliases, pointers, composites of aliases, inheritance."""

from random import Random
from typing import Any

from .values import MAKERS

Tree = dict[str, Any]
NAMES = ("base", "low", "mid", "high", "on ink", "Größe", "size-1", "2xl", "🎨 mix", "a/b", "t~1",
         "core", "accent", "é", "e\u0301", "\u0301", "/\u0338", "9", "10", 'q"q', "b\\b", "c$d",
         "tab\tin", "\u202ebidi", ":,[", "class")
# Parts of composite values that may be aliases, by the type they need.
PARTS = {
    "border": {"color": "color", "width": "dimension", "style": "strokeStyle"},
    "transition": {"duration": "duration", "delay": "duration", "timingFunction": "cubicBezier"},
    "shadow": {"color": "color", "blur": "dimension", "spread": "dimension"},
    "typography": {"fontFamily": "fontFamily", "fontSize": "dimension", "lineHeight": "number",
                   "fontWeight": "fontWeight", "letterSpacing": "dimension"}}


class Library:
    """Groups of primitive tokens, and tokens that refer to them."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.tree: Tree = {}
        self.by_type: dict[str, list[tuple[str, ...]]] = {}
        for type_ in random.sample(list(MAKERS), random.randint(3, 9)):
            self.group(type_)
        for _ in range(random.randint(0, 5)):
            self.reference()
        if random.random() < 0.4:
            self.extension()

    def group(self, type_: str) -> None:
        random = self.random
        group: Tree = {}
        typed = random.random() < 0.6
        if typed:
            group["$type"] = type_
        if random.random() < 0.15:
            group["$deprecated"] = random.choice((True, False, "use the new ones"))
        if random.random() < 0.15:
            group["$description"] = "words"
        name = "lib-" + type_
        names = random.sample(NAMES, random.randint(1, 4))
        if random.random() < 0.2:
            names.append("$root")
        for index, child in enumerate(names):
            token = self.token(type_, index)
            if not typed or random.random() < 0.2:
                token = {"$type": type_, **token}
            path: tuple[str, ...] = (name, child)
            if child != "$root" and random.random() < 0.2:
                group.setdefault("deep", {})[child] = token
                path = (name, "deep", child)
            else:
                group[child] = token
            self.by_type.setdefault(type_, []).append(path)
        self.tree[name] = group

    def token(self, type_: str, index: int) -> Tree:
        random = self.random
        value = MAKERS[type_](random)
        if type_ in PARTS and random.random() < 0.6:
            value = self.with_aliases(type_, value)
        token: Tree = {"$value": value}
        if random.random() < 0.15:
            token["$description"] = random.choice(("plain", "", "*/ \"quoted\"", "多", "two\nlines",
                                                    "\u202ebidi", "{a.b}"))
        if random.random() < 0.1:
            token["$extensions"] = {"org.example": [1, 0.1, {"$value": "{nope}"}]}
        if random.random() < 0.1:
            token["$deprecated"] = random.choice((True, False, "old"))
        return token

    def with_aliases(self, type_: str, value: Any) -> Any:
        """A composite with a part or two that are aliases or pointers."""
        layers = value if isinstance(value, list) else [value]
        for layer in layers:
            for part, wanted in PARTS[type_].items():
                if wanted in self.by_type and self.random.random() < 0.4:
                    layer[part] = self.referring(self.random.choice(self.by_type[wanted]))
        return value

    def referring(self, path: tuple[str, ...]) -> Any:
        if self.random.random() < 0.6:
            return "{" + ".".join(path) + "}"
        return {"$ref": pointer((*path, "$value"))}

    def reference(self) -> None:
        """A token that refers to another, in one of the possible ways."""
        random = self.random
        type_ = random.choice(list(self.by_type))
        path = random.choice(self.by_type[type_])
        name = f"ref-{len(self.tree)}"
        kind = random.randrange(5)
        if kind == 0:
            token: Tree = {"$value": "{" + ".".join(path) + "}"}
        elif kind == 1:
            token = {"$ref": pointer(path)}
        elif kind == 2:
            token = {"$ref": pointer((*path, "$value")), "$type": type_}
        elif kind == 3:
            token = {"$type": type_, "$value": {"$ref": pointer((*path, "$value"))}}
        else:
            token = {"$type": type_, "$value": "{" + ".".join(path) + "}"}
        if random.random() < 0.1:
            token["$deprecated"] = True
        self.tree[name] = token
        self.by_type[type_].append((name,))

    def extension(self) -> None:
        """A group that inherits from another, and perhaps one from that."""
        random = self.random
        groups = [k for k, v in self.tree.items() if k.startswith("lib-")]
        base = random.choice(groups)
        for step in range(random.randint(1, 2)):
            key = random.choice(("$extends", "$extends", "$ref"))
            curly = key == "$extends" and random.random() < 0.5
            group: Tree = {key: "{" + base + "}" if curly else "#/" + base}
            type_ = groups[0] if base not in groups else base
            type_ = type_.removeprefix("lib-")
            if random.random() < 0.7:
                group["own"] = {"$type": type_, "$value": MAKERS[type_](random)}
            inherited = [k for k in self.tree[base] if not k.startswith("$") and k != "deep"]
            if inherited and random.random() < 0.5:
                group[inherited[0]] = {"$type": type_, "$value": MAKERS[type_](random)}
            if random.random() < 0.2:
                group["$deprecated"] = random.choice((True, False))
            name = f"heir-{step}"
            self.tree[name] = group
            if inherited and type_ in self.by_type:
                self.by_type[type_].append((name, inherited[0]))
            base = name


def pointer(path: tuple[str, ...]) -> str:
    return "#/" + "/".join(name.replace("~", "~0").replace("/", "~1") for name in path)
