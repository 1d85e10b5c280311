"""A whole random project, by its number."""

from random import Random
from typing import Any

from . import faults, layering
from .components import Component, text_styles
from .tokens import Library, Tree
from .values import gray
from .writing import written

Files = dict[str, Any]
LENIENT = "lenient"


def project(number: int) -> tuple[dict[str, str], str]:
    """The files of a project, and the day that its waivers are judged on."""
    random = Random(number)
    files = parts(random)
    more = Random(f"{number} in layers")
    if more.random() < 0.8:
        layering.add(more, files)
    if random.random() < 0.6:
        for _ in range(random.choice((1, 1, 1, 2, 2, 3))):
            faults.sow(random, files)
    layout = random.choice((0, 1, 2, 4))
    today = random.choice(("2026-01-02", "2026-07-01", "2026-07-02"))
    return {name: written(value, layout) for name, value in files.items()}, today


def parts(random: Random) -> Files:
    files: Files = {"tincture.json": {}}
    modes = ["light", "dark"]
    shape = random.choice(("sources", "sources", "resolver", "resolver", "resolver", "modifiers"))
    in_path = random.random() < 0.5
    library = Library(random)
    files["tokens/library.tokens.json"] = library.tree
    names = random.sample(("chip", "tag", "card"), random.choice((0, 1, 1, 2)))
    components = [Component(random, name, modes, in_path) for name in names]
    for component in components:
        files[f"tokens/{component.name}.contract.json"] = component.contract()
    if any(component.text for component in components):
        files["tokens/text.tokens.json"] = text_styles(random)
    tincture = files["tincture.json"]
    audit: Tree = {}
    if shape == "sources":
        tincture["sources"] = ["tokens/*.tokens.json"]
        for component in components:
            tree: Tree = {}
            for mode in modes if in_path else [None]:
                merge(tree, component.tokens(mode))
            files[f"tokens/{component.name}.tokens.json"] = tree
        if random.random() < 0.5:
            files["tokens/page.tokens.json"] = page(random, False)
            audit["surface"] = "page/surface"
    else:
        tincture["resolver"] = "tokens/app.resolver.json"
        resolver(random, files, components, modes, shape == "modifiers")
        if random.random() < 0.7:
            audit["surface"] = "page/surface"
    tincture["contracts"] = ["tokens/*.contract.json"] if components else []
    settings(random, tincture, audit, shape, modes)
    return files


def settings(random: Random, tincture: Tree, audit: Tree, shape: str, modes: list[str]) -> None:
    if random.random() < 0.3:
        audit["level"] = random.choice(("AA", "AAA"))
    if shape != "sources" and random.random() < 0.2:
        where = {"mode": random.choice((random.choice(modes), [random.choice(modes)]))}
        audit["overrides"] = [{"where": where, "level": random.choice(("AA", "AAA"))}]
    if audit:
        tincture["audit"] = audit
    if random.random() < 0.35:
        tincture["rules"] = LENIENT
    elif random.random() < 0.2:
        tincture["rules"] = {"preset": "lenient", "unowned-waiver": "error", "wrong-claim": "off",
                             "low-contrast": "warning", "unpaired-color": "off"}
    tincture["outputs"] = [{"format": "json", "to": "out/tokens.json"}]


def page(random: Random, dark: bool) -> Tree:
    return {"page": {"surface": {"$type": "color", "$value": gray(random, dark)}}}


def merge(into: Tree, tree: Tree) -> None:
    for key, value in tree.items():
        if isinstance(value, dict) and isinstance(into.get(key), dict) and "$value" not in value:
            merge(into[key], value)
        else:
            into[key] = value


def resolver(
    random: Random, files: Files, components: list[Component], modes: list[str], several: bool
) -> None:
    sets: Tree = {"base": {"sources": [{"$ref": "library.tokens.json"}]}}
    if "tokens/text.tokens.json" in files:
        sets["base"]["sources"].append({"$ref": "text.tokens.json"})
    contexts: Tree = {}
    in_path = bool(components) and components[0].mode_in_path
    based = random.choice(modes) if components and not in_path and random.random() < 0.4 else None
    for mode in modes:
        tree = page(random, mode == "dark")
        for component in components:
            tokens = component.tokens(mode)
            if mode == based:
                sets["base"]["sources"].append(tokens)
                # Some tokens of the base stand in the context too.
                tokens = thinned(random, tokens) if random.random() < 0.3 else {}
            elif based is not None and random.random() < 0.4:
                tokens = thinned(random, tokens)
            merge(tree, tokens)
        if components and components[0].mode_in_path and random.random() < 0.3:
            contexts[mode] = [page(random, mode == "dark")]
            tree.pop("page")
            sets[f"{mode} tokens"] = {"sources": [tree]}
            sets["base"]["sources"].append({"$ref": f"#/sets/{mode} tokens"})
        elif random.random() < 0.5:
            files[f"tokens/{mode}.tokens.json"] = tree
            contexts[mode] = [{"$ref": f"{mode}.tokens.json"}]
        else:
            contexts[mode] = [tree]
    modifiers: Tree = {"mode": {"contexts": contexts}}
    order = [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}]
    document: Tree = {"version": "2025.10", "sets": sets, "modifiers": modifiers}
    if several:
        modifiers["density"] = density(random)
        order.insert(random.randint(1, 2), {"$ref": "#/modifiers/density"})
    if random.random() < 0.3:
        order[0] = {"type": "set", "name": "base", "sources": sets.pop("base")["sources"]}
    if random.random() < 0.3:
        modifiers["mode"]["default"] = random.choice(modes)
    if not sets:
        document.pop("sets")
    files["tokens/app.resolver.json"] = {**document, "resolutionOrder": order}
    inputs(random, files["tincture.json"], modifiers)


def thinned(random: Random, tree: Tree) -> Tree:
    """The tree without some of its tokens."""
    if "$value" in tree:
        return tree
    return {name: thinned(random, part) for name, part in tree.items()
            if "$value" not in part or random.random() < 0.6}


def density(random: Random) -> Tree:
    def tree(value: int) -> Tree:
        return {"row": {"height": {"$type": "dimension", "$value": {"value": value, "unit": "px"}}}}

    return {"contexts": {"regular": [tree(48)], "compact": [tree(36)]}, "default": "regular"}


def inputs(random: Random, tincture: Tree, modifiers: Tree) -> None:
    if random.random() < 0.25:
        chosen = [{"mode": "light"}, {"mode": "dark"}]
        if "density" in modifiers and random.random() < 0.5:
            chosen[1]["density"] = "compact"
        tincture["inputs"] = chosen if random.random() < 0.7 else chosen[:1]
