"""The files of all projects that the cases are made of."""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from . import places
from .cases import Entry, Files, Link

sys.path.insert(0, str(places.place("random projects")))

from projects.making import project as random_project  # noqa: E402

TEMPLATE = b"""{{#themes}}{{label}} {{#isFirst}}first{{/isFirst}}
{{#tokens}}
{{path}} {{type}} {{snake}} {{text}} {{description}} {{#color}}{{argb}} {{hex}}{{/color}}
{{/tokens}}
{{/themes}}{{> part}}{{! a note }}
"""
# Every output format, and every setting of one. `to` is free to choose.
OUTPUTS: list[dict[str, Any]] = [
    {"format": "swift", "to": "out/Themes", "access": "public", "runtime": "import",
     "imports": "public", "digits": "group", "catalog": True},
    {"format": "swift", "to": "out/Inline", "access": "package", "runtime": "inline",
     "namespace": "Acme", "imports": "plain", "digits": "underscore",
     "textStyles": {"text/**": "body"}},
    {"format": "swift", "to": "out/Module", "access": "internal", "module": "AcmeValues",
     "prefix": "Acme"},
    {"format": "audit-markdown", "to": "out/contrast.md"},
    {"format": "audit-html", "to": "out/contrast.html"},
    {"format": "component-markdown", "to": "out/components"},
    {"format": "json", "to": "out/tokens.json"},
    {"format": "css", "to": "out/tokens.css", "root": "omit"},
    {"format": "xcassets", "to": "out/Colors.xcassets"},
    {"format": "compose", "to": "out/kotlin", "package": "com.example.theme"},
    {"format": "mustache", "to": "out/page.txt", "template": "page.mustache"},
]
TEMPLATES: Files = {
    "page.mustache": TEMPLATE,
    "part.mustache": b"{{#tokens}}{{path}}{{#values}} {{text}}{{/values}}\n{{/tokens}}"}


def folder_files(folder: Path, skips: str = r"^\.|/\.|^Package") -> Files:
    files: Files = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if re.search(skips, name):
            continue
        if path.is_symlink():
            files[name] = Link(str(path.readlink()))
        elif path.is_file():
            files[name] = path.read_bytes()
    return files


def shipped() -> Files:
    root = places.place("shipped")
    files: Files = {}
    for part in places.SHIPPED:
        path = root / part
        if path.is_dir():
            files |= {f"{part}/{name}": entry for name, entry in folder_files(path).items()}
        else:
            files[part] = path.read_bytes()
    return files


def starter(program: Path) -> Files:
    """What this program's `init` writes, for both programs."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([program, "init", folder], capture_output=True, check=True, timeout=60)
        return folder_files(Path(folder))


def examples() -> dict[str, Files]:
    folder = places.place("examples")
    return {
        path.parent.relative_to(folder).as_posix(): folder_files(path.parent)
        for path in sorted(folder.rglob("tincture.json")) if ".build" not in path.parts}


def brands() -> Files:
    """A few of the brands that the example of hundreds writes."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [sys.executable, places.place("brands"), folder, "3", "7"], capture_output=True,
            check=True, timeout=60)
        return folder_files(Path(folder))


def random_files(number: int) -> tuple[Files, str]:
    """A project of the generator of Tests/Exactness, and the day that it is for."""
    texts, today = random_project(number)
    return {name: text.encode() for name, text in texts.items()}, today


def with_outputs(files: Files, outputs: list[dict[str, Any]] | None = None, **more: Any) -> Files:
    """The project with every output, or with these; unchanged if its file is not an object."""
    settings = parsed(files.get("tincture.json", b"{}"))
    if not isinstance(settings, dict):
        return files
    settings = {**settings, "outputs": OUTPUTS if outputs is None else outputs, **more}
    return {**files, **TEMPLATES, "tincture.json": json_bytes(settings)}


def parsed(entry: Entry) -> Any:
    """The JSON value of a file; None if it has none."""
    try:
        return json.loads(entry) if isinstance(entry, bytes) else None
    except (ValueError, RecursionError):
        return None


def json_bytes(value: Any) -> bytes:
    return json.dumps(value, indent=2, ensure_ascii=False).encode("utf-8", "surrogatepass") + b"\n"


def token_paths(files: Files, type_name: str | None = None) -> list[str]:
    """Paths of tokens in the files, without regard to sets and themes."""
    paths: dict[str, None] = {}

    def walk(value: Any, path: tuple[str, ...], inherited: str | None) -> None:
        if isinstance(value, list):
            for item in value:
                walk(item, (), None)
        elif isinstance(value, dict):
            own = value.get("$type", inherited)
            if "$value" in value:
                if type_name in (None, own) and path:
                    paths["/".join(path)] = None
                return
            for key, part in value.items():
                if not key.startswith("$"):
                    walk(part, (*path, key), own if isinstance(own, str) else None)

    for name in sorted(files):
        if name.endswith(".json") and "contract" not in name and not name.startswith(("out/",
            "generated/")):
            walk(parsed(files[name]), (), None)
    return list(paths)


def fuzz_inputs() -> list[tuple[str, str, bytes]]:
    """The inputs of the fuzz targets: name, target, bytes."""
    root = places.place("fuzz inputs")
    return [
        (f"{part} {path.parent.name}/{path.name}", path.parent.name, path.read_bytes())
        for part in ("Corpus", "Regressions")
        for path in sorted((root / part).rglob("*")) if path.is_file()]


# The path of a fuzz input without a name, by target; as `FuzzTarget.main` has it.
MAIN = {
    "json": "tokens/a.tokens.json", "convert": "in/a.json", "tokens": "tokens/a.tokens.json",
    "resolver": "tokens/r.resolver.json", "contracts": "tokens/c.contract.json",
    "project": "tincture.json",
}


def archive(data: bytes, main: str) -> Files:
    """The files of a fuzz input: each follows a line `#file PATH`."""
    files: Files = {}
    path, lines = main, []
    for line in [*data.split(b"\n"), None]:
        if line is None or line.startswith(b"#file "):
            text = b"\n".join(lines)
            if text and path not in files:
                files[path] = text
            if line is not None:
                path, lines = line[6:].replace(b"\0", b"").decode("utf-8", "replace"), []
        else:
            lines.append(line)
    return {path: text for path, text in files.items() if is_safe(path)}


def is_safe(path: str) -> bool:
    parts = path.split("/")
    return bool(path) and ".." not in parts and "" not in parts and all(len(p) < 200 for p in parts)


def srgb(*parts: float) -> dict[str, Any]:
    return {"colorSpace": "srgb", "components": list(parts)}


CONTRACT = {
    "component": "Tag", "path": "tag/<state>/*", "axes": {"state": ["idle", "selected"]},
    "roles": {"bg": {"type": "paint"}, "label": {"type": "color"}},
    "contrast": [{"foreground": "label", "on": "bg"}]}
TOKENS = {
    "page": {"$type": "color", "$value": srgb(1, 1, 1)},
    "tag": {"$type": "color",
            "idle": {"bg": {"$value": "{page}"},
                     "label": {"$value": {"colorSpace": "oklch", "components": [0.3, 0.1, 250]}}},
            "selected": {"bg": {"$value": "{tag.idle.label}"}, "label": {"$value": "{page}"}}},
    "gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}


def fuzz_project(target: str, data: bytes) -> Files:
    """A fuzz input, and the files that its project needs, as the fuzz targets have them."""
    files = archive(data, MAIN[target])
    if target == "convert":
        return files
    settings: dict[str, Any] = {
        "contracts": ["tokens/*.contract.json"], "outputs": OUTPUTS[3:],
        "audit": {"surface": "page"}, "rules": {"unpaired-color": "off"}}
    others: dict[str, Any] = {"tokens/c.contract.json": CONTRACT}
    if target == "resolver":
        settings["resolver"] = "tokens/r.resolver.json"
        theme = {"text": {"$type": "color", "$value": "{tag.idle.label}"}}
        others |= {"tokens/light.tokens.json": theme, "tokens/dark.tokens.json": theme}
    others |= {"tincture.json": settings, "tokens/a.tokens.json": TOKENS}
    companions = {name: json_bytes(value) for name, value in others.items()}
    return {**companions, "t.mustache": b"{{#themes}}{{label}}{{/themes}}", **TEMPLATES, **files}


def corpus_projects(folder: Path) -> list[tuple[str, Files]]:
    """Projects from a folder of real token files: every resolver document with its folder, and each
    file below a folder `valid` or `invalid`."""
    found: list[tuple[str, Files]] = []
    for path in sorted(folder.rglob("*.json")):
        name = path.relative_to(folder).as_posix()
        parts = path.relative_to(folder).parts
        if {"valid", "invalid"} & set(parts):
            is_resolver = "resolver" in parts
            settings = {"resolver": "tokens/r.resolver.json"} if is_resolver else {}
            inside = "tokens/r.resolver.json" if is_resolver else "tokens/a.tokens.json"
            found.append((name, {"tincture.json": json_bytes(settings), inside: path.read_bytes()}))
        elif path.name.endswith("resolver.json"):
            # Only the folders that it names, as the files of others are not its tokens.
            text = path.read_text(encoding="utf-8")
            files = {
                f"tokens/{inner}": entry for inner, entry in folder_files(path.parent).items()
                if inner.endswith(".json") and (inner == path.name or inner in text)}
            settings = {"resolver": f"tokens/{path.name}"}
            found.append((name, {**files, "tincture.json": json_bytes(settings)}))
    return found


class Numbers(Random):
    """Random numbers by the name of a case, so that a case does not change with others."""

    def __init__(self, *names: Any) -> None:
        super().__init__(" ".join(map(str, names)))
