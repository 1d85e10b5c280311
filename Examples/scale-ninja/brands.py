#!/usr/bin/env python3
"""Writes a design system of many brands: brands.py FOLDER [COUNT [SEED]].

All brands share what is in core/: a contract, and tokens that name the brand's own colors. Each has
a project file and a file of tokens. The same seed writes the same brands.
"""

import json
import random
import sys
from pathlib import Path


def color(red, green, blue):
    return {"$value": {"colorSpace": "srgb", "components": [red, green, blue]}}


CORE_TOKENS = {
    "button": {
        "$type": "color",
        "idle": {"bg": {"$value": "{brand.dark}"}, "label": {"$value": "{brand.light}"}},
        "pressed": {"bg": {"$value": "{brand.darker}"}, "label": {"$value": "{brand.light}"}},
    },
}

CORE_CONTRACT = {
    "component": "Button",
    "path": "button/<state>/*",
    "axes": {"state": ["idle", "pressed"]},
    "roles": {"bg": {"type": "color"}, "label": {"type": "color"}},
    "contrast": [{"foreground": "label", "on": "bg", "minimum": 4.5}],
    "cues": {"state": {"pressed": "the button sinks"}},
}


def brand_tokens(chance):
    dark = [round(chance.uniform(0.05, 0.35), 3) for _ in range(3)]
    return {
        "brand": {
            "$type": "color",
            "dark": color(*dark),
            "darker": color(*(round(part * 0.6, 3) for part in dark)),
            "light": color(*(round(chance.uniform(0.9, 1), 3) for _ in range(3))),
        },
    }


def project(name):
    return {
        "sources": ["core/*.tokens.json", f"brands/{name}.tokens.json"],
        "contracts": ["core/*.contract.json"],
        "outputs": [{"format": "swift", "to": f"out/{name}"}],
    }


def write(path, value):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, indent=2) + "\n", encoding="utf-8")


def write_brands(folder, count=200, seed=1):
    write(folder / "core/button.tokens.json", CORE_TOKENS)
    write(folder / "core/button.contract.json", CORE_CONTRACT)
    for index in range(count):
        name = f"brand{index:03}"
        write(folder / f"brands/{name}.tokens.json", brand_tokens(random.Random(seed + index)))
        write(folder / f"{name}.json", project(name))


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if not 1 <= len(arguments) <= 3:
        sys.exit(__doc__)
    write_brands(Path(arguments[0]), *map(int, arguments[1:]))
