"""Runs the command, compares its themes with a model's, and makes a failing case smaller."""

import copy
import json
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from values import read, same

Theme = tuple[tuple[str, str], ...]
Values = dict[str, Any]
FATES = ("carried", "shadowed", "unused", "inexpressible", "leftOut")
PATIENCE = 30  # seconds


@dataclass
class Case:
    """The files as JSON, and what `convert` is called with."""

    files: dict[str, Any]
    options: list[str] = field(default_factory=list)


@dataclass
class Expected:
    """What a dialect's model has. Themes are the combinations of the contexts of all axes.

    A context is named by words that the theme of the command must have. The context "" has no
    name in the source; "?" is such a context that need not become a theme.
    """

    axes: dict[str, list[str]]
    themes: dict[Theme, Values]
    declared: int


Model = Callable[[Case], Expected]


@dataclass
class Ran:
    codes: tuple[int, int]
    log: str
    themes: list[dict[str, Any]]
    account: dict[str, Any] | None


def write(folder: Path, case: Case) -> None:
    for name, content in case.files.items():
        file = folder / "in" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(content, indent=1), encoding="utf-8")
    (folder / "options.json").write_text(json.dumps(case.options), encoding="utf-8")


def run(tincture: Path, folder: Path, case: Case, report: str) -> Ran:
    def call(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([str(tincture), *arguments], capture_output=True, text=True,
                              cwd=folder, timeout=PATIENCE, check=False)

    write(folder, case)
    done = call("convert", "in", "--to", "t", *case.options, report, "report.json")
    log, file = done.stdout + done.stderr, folder / "report.json"
    account = json.loads(file.read_text("utf-8")).get("account") if file.exists() else None
    project, themes, code = folder / "t" / "tincture.json", [], 1
    if project.exists():
        described = json.loads(project.read_text("utf-8"))
        described["outputs"] = [{"format": "json", "to": "values.json"}]
        project.write_text(json.dumps(described), encoding="utf-8")
        built = call("build", "--project", "t")
        log, code = log + built.stdout + built.stderr, built.returncode
        if not code:
            themes = json.loads((folder / "t" / "values.json").read_text("utf-8"))["themes"]
    (folder / "log").write_text(log, encoding="utf-8")
    return Ran((done.returncode, code), log, themes, account)


def plain(token: dict[str, Any]) -> Any:
    """A value of the json output."""
    return read(token["type"], token["value"])


def matched(theme: dict[str, str], axes: dict[str, list[str]]) -> Theme | None:
    """The model's theme: for each axis, the context of which the theme has the most words."""
    names = " ".join(theme.values()).lower()
    chosen = []
    for axis, contexts in axes.items():
        found = [(len(context.split()), context) for context in contexts
                 if context == "?" or all(word in names for word in context.lower().split())]
        if not found:
            return None
        chosen.append((axis, max(found, key=lambda pair: (pair[0], pair[1] != "?"))[1]))
    return tuple(chosen)


def compare(expected: Expected, ran: Ran) -> list[str]:
    """How the command and the model disagree, each as `kind: detail`."""
    if ran.codes[0]:
        rules = sorted({line.rsplit("[", 1)[1].rstrip("]") for line in ran.log.splitlines()
                        if "error: " in line and line.endswith("]")})
        return [f"convert fails: {ran.codes[0]} {', '.join(rules) or ran.log.strip()[-200:]}"]
    if ran.codes[1]:
        return [f"build fails: {ran.log.strip()[-300:]}"]
    found, seen = [], set()
    for entry in ran.themes:
        theme = matched(entry["theme"], expected.axes)
        if theme not in expected.themes:
            found.append(f"theme that is not declared: {entry['theme']}")
            continue
        seen.add(theme)
        ours, theirs = expected.themes[theme], {p: plain(t) for p, t in entry["tokens"].items()}
        label = " ".join(context for _, context in theme) or "the theme"
        found += [f"lost: {label}: {path}" for path in ours.keys() - theirs.keys()]
        found += [f"added: {label}: {path}" for path in theirs.keys() - ours.keys()]
        found += [f"changed: {label}: {path}: {theirs[path]} against the model's {ours[path]}"
                  for path in ours.keys() & theirs.keys() if not same(ours[path], theirs[path])]
    wanted = {t for t in expected.themes if all(context != "?" for _, context in t)}
    found += [f"lost theme: {dict(theme)}" for theme in wanted - seen]
    return sorted(found, key=lambda line: "theme" not in line) + balance(expected, ran.account)


def balance(expected: Expected, account: dict[str, Any] | None) -> list[str]:
    if account is None:
        return []
    total, parts = account["values"], sum(account[fate] for fate in FATES)
    found = [] if total == parts else [f"account: {total} values, {parts} by fate"]
    return found + ([] if total == expected.declared else [
        f"account: {total} values, {expected.declared} declared"])


def kinds(differences: list[str]) -> set[str]:
    """What a smaller case must still have one of: the kind, and the rules of an error."""
    return {line if line.startswith("convert fails") else line.split(":")[0]
            for line in differences}


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all members and items of JSON."""
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield (*path, key)
            yield from places(value[key], (*path, key))


def minimize(case: Case, fails: Callable[[Case], bool]) -> Case:
    """The case without the files, members and items that it fails without: large parts first."""
    for _ in range(2):
        for *path, last in sorted(reversed(list(places(case.files))), key=len):
            attempt = copy.deepcopy(case)
            try:
                parent: Any = attempt.files
                for key in path:
                    parent = parent[key]
                del parent[last]
            except (KeyError, IndexError, TypeError):
                continue  # it went with a larger part
            if fails(attempt):
                case = attempt
    return case


def combined(axes: dict[str, list[str]]) -> Iterator[Theme]:
    """All themes of the axes."""
    themes: list[Theme] = [()]
    for axis, contexts in axes.items():
        themes = [(*theme, (axis, context)) for theme in themes for context in contexts]
    yield from themes


def leaf(tree: dict[str, Any], path: str, token: dict[str, Any]) -> None:
    *groups, last = path.split(".")
    for name in groups:
        tree = tree.setdefault(name, {})
    tree[last] = token


def leaves(tree: dict[str, Any], value: str, path: tuple[str, ...] = ()) -> Any:
    """The tokens of a tree: objects with a member of this name."""
    for name, child in tree.items():
        if isinstance(child, dict):
            if value in child:
                yield ".".join((*path, name)), child
            else:
                yield from leaves(child, value, (*path, name))
