"""Forty mistakes that people make, each with everything that `tincture build` then prints.

Each message says what is wrong, where, and what to do, in at most twelve lines. UPDATE_MISTAKES=1
records mistakes.md again.
"""

import json
import os
from pathlib import Path

import pytest

TABLE = Path(__file__).parent / "mistakes.md"
FOLDER = Path(__file__).parent / "mistakes"


# The project without a mistake.
FILES = {file.relative_to(FOLDER).as_posix(): file.read_text(encoding="utf-8")
         for file in FOLDER.rglob("*.json")}
PROJECT = "tincture.json"
RESOLVER, PALETTE, SIZES, LIGHT, DARK, CONTRACT = (
    f"tokens/{name}.json" for name in (
        "app.resolver", "palette.tokens", "sizes.tokens", "light.tokens", "dark.tokens", "button.contract"))
WHITE = '"{palette.white}"'
BG = '"bg": { "$value": "{palette.blue.600}" }'

# The mistake, the file, what is in it, and what is written instead.
MISTAKES = [
    ("an alias with a misspelled group", LIGHT, "{palette.blue.600}", "{pallete.blue.600}"),
    ("an alias with a misspelled token", LIGHT, "{palette.ink}", "{palette.inc}"),
    ("an alias with slashes", LIGHT, "{palette.blue.600}", "{palette/blue/600}"),
    ("an alias without braces", LIGHT, "{palette.blue.600}", "palette.blue.600"),
    ("an alias of a group", LIGHT, "{palette.blue.600}", "{palette.blue}"),
    ("an alias of itself", LIGHT, "{palette.blue.600}", "{button.primary.bg}"),
    ("a color as hex", LIGHT, '"{palette.blue.600}"', '"#1450B0"'),
    ("a color as rgb()", LIGHT, '"{palette.blue.600}"', '"rgb(20, 80, 176)"'),
    ("components from 0 to 255", PALETTE, "[1, 1, 1]", "[255, 255, 255]"),
    ("no type", PALETTE, '"$type": "color",\n', ""),
    ("a misspelled type", PALETTE, '"$type": "color"', '"$type": "colour"'),
    ("another type than the group's", LIGHT, '"$value": "{palette.blue.600}"', '"$value": 700'),
    ("a misspelled property", LIGHT, '"bg": { "$value": "{palette.blue.600}"',
     '"bg": { "$vlaue": "{palette.blue.600}"'),
    ("'value' instead of '$value'", LIGHT, '"bg": { "$value": "{palette.blue.600}"',
     '"bg": { "value": "{palette.blue.600}"'),
    ("a token in a token", LIGHT, BG, BG[:-1] + ', "inner": { "$value": "{palette.ink}" } }'),
    ("a dot in a name", PALETTE, '"600"', '"6.00"'),
    ("a dimension as text", SIZES, '{ "value": 16, "unit": "px" }', '"16px"'),
    ("a dimension in points", SIZES, '"value": 16, "unit": "px"', '"value": 16, "unit": "pt"'),
    ("a font weight that is not one", SIZES, '"$value": 700', '"$value": "strong"'),
    ("a comma at the end", LIGHT, '"label": { "$value": "{palette.white}" } },',
     '"label": { "$value": "{palette.white}" }, },'),
    ("a missing brace", PALETTE, "\n    }\n  }\n}", "\n    }\n  }"),
    ("the same key twice", SIZES, '"large"', '"small"'),
    ("an empty file", SIZES, FILES[SIZES], ""),
    ("a syntax error in tincture.json", PROJECT, '"contracts"', "contracts"),
    ("an unknown key in tincture.json", PROJECT, '"outputs"', '"output"'),
    ("an unknown format in tincture.json", PROJECT, '"swift"', '"swfit"'),
    ("an unknown rule in tincture.json", PROJECT, '"audit"', '"rules": { "low-contast": "warning" }, "audit"'),
    ("a surface that is not a token", PROJECT, '"surface/page"', '"surface/pages"'),
    ("a folder that is a file", PROJECT, '"generated/Themes"', '"generated/Themes.swift"'),
    ("a file that the resolver misspells", RESOLVER, "palette.tokens.json", "palete.tokens.json"),
    ("a set that the resolver misspells", RESOLVER, "#/sets/base", "#/sets/bsae"),
    ("a path with a misspelled group", CONTRACT, "button/<kind>/*", "buttons/<kind>/*"),
    ("a path with a misspelled axis", CONTRACT, "button/<kind>/*", "button/<kinds>/*"),
    ("a state that no token has", CONTRACT, '["primary", "quiet"]', '["primary", "quite"]'),
    ("a role that no token has", CONTRACT, '"label": { "type": "color" }', '"text": { "type": "color" }'),
    ("a pair with a misspelled role", CONTRACT, '"foreground": "label"', '"foreground": "lable"'),
    ("an unknown key in a contract", CONTRACT, '"contrast"', '"contrasts"'),
    ("a waiver for a pair that passes", CONTRACT, '"contrast"',
     '"waivers": [{ "foreground": "label", "on": "bg", "floor": 4, "because": "brand", '
     '"owner": "design" }],\n  "contrast"'),
    ("a color that only light mode has", DARK, '"primary": { "bg": { "$value": "{palette.blue.300}" }, ',
     '"primary": { '),
    ("text that is too light", LIGHT, '"quiet": { "bg": { "$value": "{palette.ink}" }',
     '"quiet": { "bg": { "$value": "{palette.blue.300}" }'),
]


def test_there_are_forty_mistakes_in_a_project_without_any(tincture, project):
    assert len(MISTAKES) == 40
    done = tincture.run("build", cwd=project(FILES))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture(scope="module")
def recorded():
    """What each mistake prints, as mistakes.md has it."""
    if os.environ.get("UPDATE_MISTAKES"):
        return None
    parts = TABLE.read_text(encoding="utf-8").split("\n## ")[1:]
    return {part.split("\n", 1)[0]: part.split("```\n")[1] for part in parts}


@pytest.mark.parametrize("name, file, old, new", MISTAKES, ids=[mistake[0] for mistake in MISTAKES])
def test_a_mistake_prints_what_the_table_has(name, file, old, new, tincture, project, recorded):
    text = FILES[file]
    assert old in text
    folder = project({**FILES, file: text.replace(old, new, 1)})
    done = tincture.run("build", cwd=folder)
    printed = done.stdout + done.stderr
    PRINTED[name] = printed
    assert len(printed.splitlines()) <= 12
    assert not (folder / "generated").exists() or done.returncode == 0
    if recorded is not None:
        assert printed == recorded[name]


PRINTED = {}


@pytest.fixture(scope="module", autouse=True)
def record():
    yield
    if os.environ.get("UPDATE_MISTAKES") and len(PRINTED) == len(MISTAKES):
        lines = sorted(len(text.splitlines()) for text in PRINTED.values())
        TABLE.write_text(
            "# What forty mistakes print\n\n"
            f"`test_mistakes.py` makes each of them, one at a time. Half of them print at most "
            f"{lines[len(lines) // 2]} lines, and none more than {lines[-1]}.\n"
            + "".join(f"\n## {name}\n\n```\n{PRINTED[name]}```\n" for name, *_ in MISTAKES),
            encoding="utf-8")
