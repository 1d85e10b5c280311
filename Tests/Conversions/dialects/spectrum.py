"""Adobe Spectrum: objects of tokens with `sets`.

Sources of the rules: adobe/spectrum-design-data and adobe/spectrum-tokens (their schemas of token types;
packages/tokens/src): a set has a value for each color scheme or each scale; an alias, "{name}", has
the value of the token in the same mode.
"""

from random import Random
from typing import Any

from machinery import Case, Expected, combined
from values import read, some_color

SCHEMA = "https://opensource.adobe.com/spectrum-tokens/schemas/token-types/"
KINDS = {"color": "color", "dimension": "dimension", "opacity": "number", "multiplier": "number",
         "font-size": "dimension", "font-weight": "fontWeight"}
MODES = {"colorScheme": ["light", "dark", "wireframe"], "scale": ["desktop", "mobile"]}


def generate(random: Random, _: str) -> Case:
    """Tokens as (file, name, kind, values by mode). An alias is a number of an earlier token."""
    source: list[Any] = []
    for i in range(random.randrange(4, 14)):
        kind = random.choice(list(KINDS))
        axis = random.choice((None, "colorScheme" if kind == "color" else "scale"))
        targets = [t["name"] for t in source if t["kind"] == kind]
        values = {}
        for mode in MODES[axis] if axis else [""]:
            literal = {"color": some_color(random), "opacity": random.choice(("0.1", "0.42")),
                       "multiplier": random.choice(("1.5", "2")), "font-weight": random.choice(
                           ("bold", "regular", "light"))}.get(kind, f"{random.randrange(50)}px")
            values[mode] = literal
            if targets and random.random() < .4:
                values[mode] = f"{{{random.choice(targets)}}}"
        source.append({"file": f"f{i // 7}.json", "name": f"{kind}-{i}", "kind": kind, "values": values})
    return Case(source)


def files(source: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for token in source:
        name, kind = token["name"], token["kind"]
        made = {}
        for mode, value in token["values"].items():
            schema = f"{SCHEMA}{'alias' if value.startswith('{') else kind}.json"
            made[mode] = {"$schema": schema, "uuid": f"u-{name}{mode}", "value": value}
        set_ = "color-set" if "light" in made else "scale-set"
        found.setdefault(token["file"], {})[name] = made.get("") or {
            "$schema": f"{SCHEMA}{set_}.json", "sets": made, "uuid": f"u-{name}"}
    return found


def model(source: Any) -> Expected:
    tokens = {token["name"]: token for token in source}
    assert all(list(t["values"]) in ([""], *MODES.values()) for t in source)
    axes = {axis: modes for axis, modes in MODES.items()
            if any(modes == list(t["values"]) for t in source)}

    def resolved(name: str, contexts: set[str]) -> Any:
        token = tokens[name]
        raw = next(value for mode, value in token["values"].items() if mode in contexts)
        return read(KINDS[token["kind"]], raw, lambda target: resolved(target, contexts))

    themes = {theme: {name: resolved(name, {"", *(c for _, c in theme)}) for name in tokens}
              for theme in combined(axes)}
    return Expected(axes, themes, sum(len(t["values"]) for t in source))
