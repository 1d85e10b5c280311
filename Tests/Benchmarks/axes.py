#!/usr/bin/env python3
"""Writes a project with many theme axes, or with many brands, the same bytes each time.

    axes.py modifiers COUNT FOLDER
    axes.py brands COUNT FOLDER
"""

from pathlib import Path

import values
from dice import Dice
from sets import main, write_json

# Tokens that one modifier changes.
CHANGES = 14
COLORS, ROLES = 200, 300


def modifiers(count, folder):
    """Modifiers of two contexts. The second one changes 14 of the modifier's own 42 tokens.

    Of the other 28 tokens, 14 are aliases of these, and 14 of tokens of the modifier before it.
    """
    rng = Dice(f"modifiers {count}")
    base, contexts = {}, {}
    for index in range(count):
        name = f"axis-{index}"
        base[name] = {
            "$type": "color",
            **_shades(rng, "own", 0.3),
            **{f"use-{step}": {"$value": values.alias(name, f"own-{step}")}
               for step in range(CHANGES)},
            **{f"mix-{step}": {"$value": values.alias(f"axis-{max(index - 1, 0)}", f"use-{step}")}
               for step in range(CHANGES)}}
        contexts[name] = {"off": {}, "on": {name: {"$type": "color", **_shades(rng, "own", 0.7)}}}
    return _write(folder, base, contexts)


def brands(count, folder):
    """Five hundred tokens: colors of the brands, and roles for light, dark and two contrasts."""
    rng = Dice(f"brands {count}")
    ramps = {f"brand-{index}": {"ink": {"$type": "color", **{
        f"step-{step}": {"$value": values.shade(rng.random(), (step % 10 + 0.5) / 10, 0.6)}
        for step in range(COLORS)}}} for index in range(count)}

    def roles(offset, steps):
        return {"role": {"$type": "color", **{
            f"part-{step}": {"$value": values.alias("ink", f"step-{(step + offset) % COLORS}")}
            for step in steps}}}
    axes = {**({"brand": ramps} if count > 1 else {}),
            "mode": {"light": roles(0, range(ROLES)), "dark": roles(7, range(ROLES))},
            "contrast": {"standard": {}, "high": roles(3, range(0, ROLES, 3))}}
    return _write(folder, ramps["brand-0"] if count == 1 else {}, axes)


def _shades(rng, name, lightness):
    return {f"{name}-{step}": {"$value": values.shade(rng.random(), lightness, 0.5)}
            for step in range(CHANGES)}


def _write(folder, base, axes):
    """Writes the project; returns its files of tokens."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    files = {"base.json": base} if base else {}
    for axis, contexts in axes.items():
        files |= {f"{axis}.{name}.json": tree for name, tree in contexts.items() if tree}
    for name, tree in files.items():
        write_json(folder / name, tree)
    write_json(folder / "resolver.json", {
        "version": "2025.10",
        "sets": {"base": {"sources": [{"$ref": "base.json"}]}} if base else {},
        "modifiers": {axis: {"contexts": {
            name: [{"$ref": f"{axis}.{name}.json"}] if tree else []
            for name, tree in contexts.items()}} for axis, contexts in axes.items()},
        "resolutionOrder": [
            *([{"$ref": "#/sets/base"}] if base else []),
            *({"$ref": f"#/modifiers/{axis}"} for axis in axes)]})
    write_json(folder / "tincture.json", {
        "resolver": "resolver.json", "outputs": [{"format": "swift", "to": "out"}]})
    return list(files)


KINDS = {"modifiers": modifiers, "brands": brands}


if __name__ == "__main__":
    main(__doc__, KINDS, lambda kind, *rest: KINDS[kind](*rest))
