"""Tokens in the proportions of a real product: raw colors in ramps, colors by role that point at
them and have a dark value, colors of parts that point at those, sizes, and composites."""

import itertools

import values

# Per cent of a product. What rounding leaves over are raw colors.
SHARES = {
    "raw": 30, "role": 30, "part": 12, "size": 14, "typeface": 1, "weight": 1, "text": 6,
    "shadow": 3, "duration": 2, "easing": 1,
}
TYPES = {
    "raw": "color", "role": "color", "part": "color", "size": "dimension",
    "typeface": "fontFamily", "weight": "fontWeight", "text": "typography", "shadow": "shadow",
    "duration": "duration", "easing": "cubicBezier",
}

HUES = ("slate", "rose", "coral", "amber", "olive", "moss", "jade", "aqua", "azure", "iris",
        "plum", "orchid")
RAMP = tuple(str(step) for step in range(50, 1000, 75))
ROLES = ("page", "panel", "ink", "line", "glyph", "brand", "note", "good", "caution", "harm")
LEVELS = ("quiet", "soft", "plain", "loud", "inverse")
STATES = ("idle", "over", "down", "focus", "chosen", "off")
PARTS = ("action", "badge", "clock", "counter", "field", "list", "notice", "sheet", "switch")
PLACES = ("fill", "label", "edge", "glyph")
SCALES = ("gap", "inset", "corner", "stroke", "icon")
TEXTS = ("poster", "headline", "title", "body", "caption", "code")


def labels(count, *axes):
    """As many combinations of the axes' words as asked for; the second round ends in -2."""
    def rounds():
        for number in itertools.count(1):
            for words in itertools.product(*axes):
                yield words if number == 1 else (f"{words[0]}-{number}", *words[1:])
    return itertools.islice(rounds(), count)


def product(rng, count, prefix=()):
    """The light and the dark tree of that many tokens, below the groups of the prefix."""
    numbers = {kind: count * share // 100 for kind, share in SHARES.items()}
    numbers["raw"] += count - sum(numbers.values())
    writer = _Writer(rng, prefix)
    for kind, number in numbers.items():
        if number:
            getattr(writer, kind)(number)
    return writer.light, writer.dark


class _Writer:
    def __init__(self, rng, prefix):
        self.rng, self.prefix = rng, prefix
        self.light, self.dark = {}, {}
        self.ramps, self.roles, self.typefaces, self.weights = [], [], [], []

    def put(self, tree, path, value, **more):
        tree = tree.setdefault(path[0], {"$type": TYPES[path[0]]})
        for name in path[1:-1]:
            tree = tree.setdefault(name, {})
        tree[path[-1]] = {"$value": value, **more}

    def alias(self, path):
        return values.alias(*self.prefix, *path)

    def described(self, path):
        """A description for one token of four."""
        words = " ".join(path[1:])
        return {"$description": f"Used for {words}."} if self.rng.random() < 0.25 else {}

    def raw(self, count):
        last = None
        for hue, step in labels(count, HUES, RAMP):
            if hue != last:
                last, angle, saturation = hue, self.rng.random(), self.rng.uniform(0.3, 0.9)
                self.ramps.append([])
            path = ("raw", hue, step)
            self.ramps[-1].append(path)
            self.put(self.light, path, values.shade(angle, 0.98 - int(step) / 1050, saturation))

    def role(self, count):
        for words in labels(count, ROLES, LEVELS, STATES):
            path = ("role", *words)
            self.roles.append(path)
            ramp = self.rng.choice(self.ramps)
            index = self.rng.randrange(len(ramp))
            self.put(self.light, path, self.alias(ramp[index]), **self.described(path))
            self.put(self.dark, path, self.alias(ramp[-1 - index]))

    def part(self, count):
        for words in labels(count, PARTS, LEVELS, PLACES, STATES):
            path = ("part", *words)
            target = self.alias(self.rng.choice(self.roles))
            self.put(self.light, path, target, **self.described(path))

    def size(self, count):
        raw = []
        for words in labels(count, SCALES, [str(step) for step in range(1, 16)]):
            path = ("size", *words)
            if raw and self.rng.random() < 0.3:
                value = self.alias(self.rng.choice(raw))
            else:
                raw.append(path)
                value = values.dimension(self.rng.choice(values.LENGTHS))
            self.put(self.light, path, value)

    def typeface(self, count):
        for index, words in enumerate(labels(count, ("sans", "serif", "mono"))):
            self.typefaces.append(self.alias(("typeface", *words)))
            self.put(self.light, ("typeface", *words), list(values.TYPEFACES[index % 3]))

    def weight(self, count):
        names = ("regular", "bold", "semibold", "medium", "light", "black")
        for index, words in enumerate(labels(count, names)):
            self.weights.append(self.alias(("weight", *words)))
            self.put(self.light, ("weight", *words), values.WEIGHTS[index % 6])

    def text(self, count):
        for words in labels(count, TEXTS, ("s", "m", "l", "xl"), ("plain", "strong")):
            path = ("text", *words)
            value = values.typography(
                self.rng, self.rng.choice(self.typefaces or [list(values.TYPEFACES[0])]),
                self.rng.choice(self.weights or values.WEIGHTS))
            self.put(self.light, path, value, **self.described(path))

    def shadow(self, count):
        for words in labels(count, ("low", "middle", "high", "inner"), ("s", "m", "l")):
            self.put(self.light, ("shadow", *words), values.shadow(self.rng))

    def duration(self, count):
        for words in labels(count, ("instant", "quick", "calm", "slow")):
            milliseconds = values.duration(20 * self.rng.randint(2, 40))
            self.put(self.light, ("duration", *words), milliseconds)

    def easing(self, count):
        for words in labels(count, ("enter", "leave", "move", "bounce")):
            self.put(self.light, ("easing", *words), values.easing(self.rng))
