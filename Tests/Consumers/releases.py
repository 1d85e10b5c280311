"""What a release promises, as a list of lines: commands, options, keys, rules, formats, public API,
and a digest of what each format writes. docs/releases has the list of each release."""

import hashlib
import json
import re
import tempfile
from pathlib import Path

import hostile_project
from files import ROOT, run, write_files

RECORDS = ROOT / "docs" / "releases"
SCHEMAS = {"tincture.json": "tincture", "contract": "contract"}
MODULES = ("TokenValues", "EBComponents", "EBComponentsUIKit")


def number(version):
    """A version, to sort by."""
    return tuple(map(int, version.split(".")))


def recorded():
    """The recorded lists by version, oldest first."""
    files = sorted(RECORDS.glob("*.txt"), key=lambda file: number(file.stem))
    return {file.stem: file.read_text(encoding="utf-8").splitlines() for file in files}


# The list of a checkout

def listed(program, checkout=ROOT):
    """The list of a built program and its checkout."""
    help_text = run(program, "--experimental-dump-help").stdout
    lines = set(commands(json.loads(help_text)["command"]))
    lines.update(f"rule {page.stem}" for page in (checkout / "docs" / "diagnostics").glob("*.md"))
    for name, file in SCHEMAS.items():
        schema = checkout / "schemas" / f"{file}.schema.json"
        lines.update(keys(json.loads(schema.read_text(encoding="utf-8")), name))
    lines.update(f"key baseline {key}" for key in baseline(program))
    for module in MODULES:
        api = (checkout / "docs" / "api" / f"{module}.txt").read_text(encoding="utf-8")
        lines.update(f"api {module} {line}" for line in api.splitlines())
    lines.update(generated(program))
    return sorted(lines)


def commands(command, parents=""):
    """Each command with its options and their values; without hidden ones, which only plugins use."""
    if not command.get("shouldDisplay", True) or command["commandName"] == "help":
        return
    path = f"{parents} {command['commandName']}".strip()
    yield f"command {path}"
    for argument in command.get("arguments", []):
        names = [name["name"] for name in argument.get("names", []) if name["kind"] == "long"]
        if parents and names in (["help"], ["version"]):
            continue  # every command has them
        for name in names:
            yield f"option {path} --{name}"
            values = argument.get("completionKind", {}).get("list", {}).get("values", [])
            yield from (f"value {path} --{name} {value}" for value in values)
    for child in command.get("subcommands", []):
        yield from commands(child, path)


def keys(schema, name):
    """Each key of a JSON Schema with its words: `audit.level`. A definition that several keys use is
    listed once, under its own name: `output.to`, `layer.opacity`."""

    def walk(node, path):
        if not isinstance(node, dict):
            return
        for word in [*node.get("enum", []), *([node["const"]] if "const" in node else [])]:
            if isinstance(word, str) and path:
                yield f"value {name} {path}: {word}"
        for key, child in node.get("properties", {}).items():
            longer = f"{path}.{key}" if path else key
            yield f"key {name} {longer}"
            yield from walk(child, longer)
        yield from walk(node.get("items"), f"{path}[]")
        yield from walk(node.get("additionalProperties"), f"{path}.*")
        for part in ("allOf", "anyOf", "oneOf"):
            for child in node.get(part, []):
                yield from walk(child, path)
        for part in ("then", "else"):
            yield from walk(node.get(part), path)

    yield from walk(schema, "")
    for definition, node in schema["$defs"].items():
        if definition != "rules":  # rules are listed by their pages
            yield from walk(node, definition)


# What programs write

def srgb(*components):
    return {"colorSpace": "srgb", "components": list(components)}


def px(value):
    return {"value": value, "unit": "px"}


def ms(value):
    return {"value": value, "unit": "ms"}


# The records have digests of what releases made of this. After a change here, record all of them
# again, each with its own program.
SAMPLE = {
    "tokens/base.tokens.json": {
        "palette": {"$type": "color", "white": {"$value": srgb(1, 1, 1)},
                    "ink": {"$value": srgb(0, 0.25, 0.5), "$description": "Text and signs."},
                    "wide": {"$value": {"colorSpace": "display-p3", "components": [1, 0.25, 0.125]}},
                    "veil": {"$value": {**srgb(0, 0, 0), "alpha": 0.5}},
                    "old": {"$value": srgb(0.5, 0.5, 0.5), "$deprecated": "use {palette.ink}"}},
        "space": {"$type": "dimension", "small": {"$value": px(4)},
                  "text": {"$value": {"value": 1.5, "unit": "rem"}}},
        "motion": {"fade": {"$type": "duration", "$value": ms(200)},
                   "ease": {"$type": "cubicBezier", "$value": [0.25, 0, 0.5, 1]},
                   "in": {"$type": "transition", "$value": {
                       "duration": "{motion.fade}", "delay": ms(0), "timingFunction": "{motion.ease}"}}},
        "font": {"family": {"$type": "fontFamily", "$value": ["Inter", "system-ui"]},
                 "weight": {"$type": "fontWeight", "$value": 500},
                 "body": {"$type": "typography", "$value": {
                     "fontFamily": "{font.family}", "fontSize": px(16), "fontWeight": "{font.weight}",
                     "letterSpacing": px(0), "lineHeight": 1.5}}},
        "line": {"style": {"$type": "strokeStyle", "$value": "dashed"},
                 "border": {"$type": "border", "$value": {
                     "color": "{palette.ink}", "width": px(1), "style": "{line.style}"}}},
        "drop": {"$type": "shadow", "$value": {
            "color": "{palette.veil}", "offsetX": px(0), "offsetY": px(2), "blur": px(4), "spread": px(0)}},
        "fall": {"$type": "gradient", "$value": [
            {"color": "{palette.white}", "position": 0}, {"color": "{palette.ink}", "position": 1}]},
        "ratio": {"$type": "number", "$value": 1.25}},
    "tokens/light.tokens.json": {
        "page": {"$type": "color", "$value": "{palette.white}"},
        "tag": {"$type": "color", "on": {"bg": {"$value": "{palette.white}"}, "label": {"$value": "{palette.ink}"}},
                "off": {"bg": {"$value": "{palette.white}"}, "label": {"$value": srgb(0.25, 0.25, 0.25)}}}},
    "tokens/dark.tokens.json": {
        "page": {"$type": "color", "$value": srgb(0, 0, 0)},
        "tag": {"$type": "color", "on": {"bg": {"$value": srgb(0, 0, 0)}, "label": {"$value": "{palette.white}"}},
                "off": {"bg": {"$value": srgb(0, 0, 0)}, "label": {"$value": srgb(0.5, 0.5, 0.75)}}}},
    "tokens/tag.contract.json": {
        "component": "Tag", "path": "tag/<state>/*", "axes": {"state": ["on", "off"]},
        "roles": {"bg": {"type": "color"}, "label": {"type": "color"}},
        "contrast": [{"foreground": "label", "on": "bg"}]},
    "tokens/app.resolver.json": {
        "version": "2025.10", "name": "Sample",
        "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
        "modifiers": {"mode": {"default": "light", "contexts": {
            "light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}}},
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}]},
}
# A template is rendered by another program, and has no form.
FORMATS = {name: it for name, it in hostile_project.FORMATS.items() if name != "mustache"}
FORM = re.compile(rb", form ([0-9]+)")


def project(folder):
    """Writes the sample with an output of each format."""
    write_files(folder, SAMPLE)
    rules = {"low-contrast": "warning", "unpaired-color": "off", "omitted-token": "off", "color-only-state": "off"}
    write_files(folder, {"tincture.json": {
        "resolver": "tokens/app.resolver.json", "contracts": ["tokens/*.contract.json"],
        "outputs": [{"format": form, **settings} for form, settings in FORMATS.items()],
        "audit": {"standard": "wcag2.2", "level": "AA", "surface": "page"}, "rules": rules}})


def generated(program):
    """A line for each format: the number of its form, and a digest of its files for the sample."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        project(folder)
        run(program, "build", cwd=folder)
        for form, settings in FORMATS.items():
            to = folder / settings["to"]
            digest, forms = hashlib.sha256(), {1}
            for file in sorted(to.rglob("*")) if to.is_dir() else [to]:
                if file.is_file():
                    content = file.read_bytes()
                    forms.update(map(int, FORM.findall(content)))
                    digest.update(str(file.relative_to(folder)).encode() + FORM.sub(b"", content))
            yield f"generated {form} form {max(forms)}: {digest.hexdigest()[:16]}"


def baseline(program):
    """The keys of a baseline with an entry."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        project(folder)
        light = json.loads((folder / "tokens/light.tokens.json").read_text(encoding="utf-8"))
        light["tag"]["on"]["label"] = {"$value": srgb(0.75, 0.75, 0.75)}
        write_files(folder, {"tokens/light.tokens.json": light})
        run(program, "audit", "--write-baseline", "baseline.json", cwd=folder)
        value = json.loads((folder / "baseline.json").read_text(encoding="utf-8"))
        assert value["results"], value
        yield from value
        yield from {f"results[].{key}" for entry in value["results"] for key in entry}


# Comparing lists

def name_of(line):
    """What a changelog calls the subject of a line."""
    kind, rest = line.split(" ", 1)
    if kind == "rule" or kind == "command":
        return rest
    if kind in ("option", "value") and rest.startswith("tincture "):
        return rest
    if kind in ("key", "value"):  # "tincture.json audit.level"
        return rest.split(" ", 1)[1]
    if kind == "generated":
        return rest.split(" ", 1)[0]
    return declared(rest.split(" ", 1)[1])


WORD = r"(?:struct|class|enum|protocol|actor|typealias|associatedtype|var|let|case|func|init|subscript)"


def declared(line):
    """The name of a declaration: `TokenColor.alpha`, `TokenColor.init(_:alpha:)`."""
    owner, declaration = re.fullmatch(r"(?:([A-Za-z_][\w.]*): )?(.+)", line).groups()
    if not (found := re.search(rf"\b{WORD}\b *(?P<rest>.*)", declaration)):
        return line
    word = found[0].split("(")[0].split("<")[0].split()[0].rstrip("?!")
    rest = found["rest"]
    name = word if word in ("init", "subscript") else re.match(r"`?(\w+|[^\s(<]+)`?", rest)[1]
    text = f"{owner}.{name}" if owner else name
    if word in ("func", "init", "subscript", "case") and (labels := parameters(rest)) is not None:
        text += "(" + "".join(f"{label}:" for label in labels) + ")"
    return text


def parameters(text):
    """The labels of the first list in parentheses; None without one."""
    start = text.find("(")
    if start < 0:
        return None
    depth, items = 0, [""]
    for character in text[start:]:
        depth += character in "([{<"
        depth -= character in ")]}>" and not items[-1].endswith("-")
        if depth == 0:
            break
        if character == "," and depth == 1:
            items.append("")
        elif not (character == "(" and depth == 1):
            items[-1] += character
    return [item.split()[0].rstrip(":") if ":" in item else "_" for item in items if item.strip()]


def changes(old, new):
    """What happened to the names of lines that came or went. An option of a new command, or a member
    of a new type, is not listed. Lines about generated files are compared elsewhere."""
    def names(some, other):
        return {name_of(line) for line in set(some) - set(other) if not line.startswith("generated ")}

    came, went = names(new, old), names(old, new)
    kinds = (("new", came - went), ("removed", went - came), ("changed", came & went))
    return {name: happened for happened, group in kinds for name in sorted(group)
            if not any(name != other and includes(other, name) for other in group)}


def includes(outer, name):
    """Whether the coming or going of a name includes that of another one."""
    return name.startswith((f"{outer} ", f"{outer}.", f"{outer}[", f"{outer}: "))


def rewritten(old, new):
    """The formats that write other bytes for the sample: both forms, old and new."""
    def rows(lines):
        found = (re.fullmatch(r"generated (\S+) form (\d+): (\w+)", line) for line in lines)
        return {match[1]: (int(match[2]), match[3]) for match in found if match}

    before, after = rows(old), rows(new)
    return {form: (before[form][0], after[form][0]) for form in sorted(before.keys() & after.keys())
            if before[form][1] != after[form][1]}


# CHANGELOG.md

def entry(version, text):
    """The text of a version's entry; None without one."""
    found = re.search(rf"^## {re.escape(version)}$(.*?)(?=^## |\Z)", text, re.S | re.M)
    return found[1] if found else None


def named(text):
    """Whether a text names something in code: a function of names."""
    code = "\n".join(re.findall(r"`([^`\n]+)`", text))
    return lambda name: re.search(rf"(?<![\w.-]){re.escape(name)}(?![\w-])", code) is not None


def unnamed(old, new, text):
    """What a changelog's entry leaves out, as lines for a message."""
    is_named = named(text)
    section = re.search(r"^### Changes in generated files$(.*?)(?=^### |\Z)", text, re.S | re.M)
    is_rewritten = named(section[1] if section else "")
    return [f"{happened}: `{name}`" for name, happened in changes(old, new).items() if not is_named(name)] + [
        f"under 'Changes in generated files': `{form}`"
        for form in rewritten(old, new) if not is_rewritten(form)]
