"""The kinds of token sets: each yields pairs of trees, of light and of dark values, whose members
together are the set."""

import itertools

import values
from product import product

PRODUCT_SIZE = 1000
CHAIN_LENGTH = 100
KINDS_AND_SIZES = {"kind": ("calm", "brand", "good", "bad", "plain"), "size": ("s", "m", "l", "xl")}
# Variants of a contract in the set `contract`: ten steps of each kind and size.
VARIANTS = 200
ROLES = ("bg", "label", "icon", "edge")


def plain(rng, count):
    """Products of a thousand tokens, each in a group of its own when there are several."""
    groups = -(-count // PRODUCT_SIZE)
    for index in range(groups):
        name = f"product-{index + 1}"
        size = count // groups + (index < count % groups)
        light, dark = product(rng, size, (name,) if groups > 1 else ())
        yield ({name: light}, {name: dark}) if groups > 1 else (light, dark)


def aliases(rng, count):
    """Chains: each token is an alias of the one before it. The first has a dark value."""
    for index in range(0, count, CHAIN_LENGTH):
        chain = f"chain-{index // CHAIN_LENGTH}"
        light = {"$type": "color", "link-0": {"$value": values.shade(rng.random(), 0.3, 0.7)}}
        for link in range(1, min(CHAIN_LENGTH, count - index)):
            light[f"link-{link}"] = {"$value": values.alias(chain, f"link-{link - 1}")}
        yield {chain: light}, {chain: {
            "$type": "color", "link-0": {"$value": values.shade(rng.random(), 0.8, 0.7)}}}


def composites(rng, count):
    """Groups of a color, which has a dark value, and nineteen composites that use it."""
    for index in range(0, count, 20):
        group = f"group-{index // 20}"
        ink = values.alias(group, "ink")
        light = {"ink": {"$type": "color", "$value": values.shade(rng.random(), 0.3, 0.7)}}
        makers = itertools.cycle((
            ("shadow", lambda: values.shadow(rng, ink)),
            ("typography", lambda: values.typography(rng, list(values.TYPEFACES[0]), 400)),
            ("border", lambda: {"color": ink, "width": values.dimension(2), "style": "dashed"}),
            ("transition", lambda: {
                "duration": values.duration(200), "delay": values.duration(0),
                "timingFunction": values.easing(rng)}),
            ("gradient", lambda: [
                {"color": ink if stop % 2 else values.shade(rng.random(), 0.6, 0.5),
                 "position": stop / 4} for stop in range(5)])))
        for number, (kind, value) in zip(range(1, min(20, count - index)), makers):
            light[f"{kind}-{number}"] = {"$type": kind, "$value": value()}
        yield {group: light}, {group: {"ink": {
            "$type": "color", "$value": values.shade(rng.random(), 0.8, 0.7)}}}


def wide(rng, count):
    """Every token in a group of its own, seven groups down."""
    for index in range(count):
        tree = {"token": {"$type": "dimension", "$value": values.dimension(rng.choice(values.LENGTHS))}}
        for name in "fedcba":
            tree = {name: tree}
        yield {f"top-{index}": tree}, {}


def huge(rng, count):
    """One group with all tokens."""
    def shades(lightness):
        return {f"color-{index}": {"$value": values.shade(rng.random(), lightness, 0.6)}
                for index in range(count)}
    yield ({"all": {"$type": "color", **shades(0.35)}}, {"all": {"$type": "color", **shades(0.75)}})


def contract(rng, count, most=VARIANTS):
    """Components of 200 variants and 800 tokens, whose pairs are all legible in both modes."""
    text = {"$type": "typography", "$value": values.typography(rng, ["Verdana"], 400)}
    text["$value"]["fontSize"] = values.dimension(14)
    page = {"$type": "color", "$value": values.color(255, 255, 255)}
    night = {"$type": "color", "$value": values.color(0, 0, 0)}
    yield {"body": text, "page": page}, {"body": text, "page": night}
    for component, axes in components(count, most):
        light, dark = {"$type": "color"}, {"$type": "color"}
        for names in itertools.product(*axes.values()):
            for tree, ground, figure in ((light, 0.93, 0.15), (dark, 0.12, 0.88)):
                for name in names:
                    tree = tree.setdefault(name, {})
                for role in ROLES:
                    lightness = (ground if role == "bg" else figure) + rng.uniform(-0.03, 0.03)
                    tree[role] = {"$value": values.shade(rng.random(), lightness, 0.5)}
        yield {component: light}, {component: dark}


def variants(rng, count):
    """One component with as many variants as there may be, instead of many components."""
    return contract(rng, count, most=count)


def components(count, most):
    """The components of that many tokens, each with its axes; the last one may be smaller."""
    left = -(-(count - 2) // len(ROLES))
    for index in itertools.count():
        size = min(most, left)
        if size < 1:
            return
        steps, rest = divmod(size, 20)
        axes = {"step": [f"step-{step}" for step in range(size)]} if rest else {
            **KINDS_AND_SIZES, "step": [f"step-{step}" for step in range(steps)]}
        yield f"part-{index}", axes
        left -= size


def contracts(kind, count):
    """The files of the contracts and their contents."""
    for component, axes in components(count, count if kind == "variants" else VARIANTS):
        pattern = "/".join(f"<{axis}>" for axis in axes)
        yield f"{component}.contract.json", {
            "component": "".join(word.capitalize() for word in component.split("-")),
            "path": f"{component}/{pattern}/*",
            "axes": axes,
            "roles": {role: {"type": "color"} for role in ROLES},
            "contrast": [
                {"foreground": "label", "on": "bg", "text": "body"},
                {"foreground": "icon", "on": "bg", "graphic": True},
                {"foreground": "edge", "on": ["bg", "page"], "graphic": True},
            ],
        }


KINDS = {kind.__name__: kind for kind in (plain, aliases, composites, wide, huge, contract, variants)}
