"""Runs the command, compares its themes with a model's, and makes a failing case smaller."""

import copy
import json
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from values import read, same

Theme = tuple[tuple[str, str], ...]
FATES = ("carried", "shadowed", "unused", "inexpressible", "leftOut")
PATIENCE = 30  # seconds


@dataclass
class Case:
    """What a dialect's `files` are made from, and options of `convert`."""
    source: Any
    options: list[str] = field(default_factory=list)


@dataclass
class Expected:
    """A model's themes: the values by path in each combination of the contexts of all axes.

    A context is named by words that the command's theme must have. The source names none for "".
    """
    axes: dict[str, list[str]]
    themes: dict[Theme, dict[str, Any]]
    declared: int


@dataclass
class Ran:
    failed: bool
    log: str
    themes: list[dict[str, Any]] = field(default_factory=list)
    account: dict[str, Any] | None = None


def run(tincture: Path, folder: Path, files: dict[str, Any], options: list[str], report: str) -> Ran:
    """Converts the files, and builds the values of all themes."""
    def call(*arguments: str) -> None:
        done = subprocess.run([str(tincture), *arguments], capture_output=True, text=True,
                              cwd=folder, timeout=PATIENCE, check=False)
        ran.failed, ran.log = done.returncode != 0, ran.log + done.stdout + done.stderr

    for name, content in {**{f"in/{n}": f for n, f in files.items()}, "options": options}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(json.dumps(content, indent=1), encoding="utf-8")
    ran, project = Ran(False, ""), folder / "t" / "tincture.json"
    call("convert", "in", "--to", "t", *options, report, "r.json")
    if (folder / "r.json").exists():
        ran.account = json.loads((folder / "r.json").read_text("utf-8")).get("account")
    if not ran.failed:
        described = json.loads(project.read_text("utf-8"))
        described["outputs"] = [{"format": "json", "to": "values.json"}]
        project.write_text(json.dumps(described), encoding="utf-8")
        call("build", "--project", "t")
    if not ran.failed:
        ran.themes = json.loads((folder / "t/values.json").read_text("utf-8"))["themes"]
    (folder / "log").write_text(ran.log, encoding="utf-8")
    return ran


def matched(theme: dict[str, str], axes: dict[str, list[str]]) -> Theme:
    """The model's theme: for each axis, the context that shares the most words with the theme."""
    names = " ".join(theme.values()).lower()
    found = {axis: [c for c in contexts if all(word in names for word in c.lower().split())]
             for axis, contexts in axes.items()}
    return tuple((axis, max(contexts, key=lambda c: len(c.split()), default="none"))
                 for axis, contexts in found.items())


def compare(expected: Expected, ran: Ran) -> list[str]:
    """How the command and the model disagree, each as `kind: detail`."""
    if ran.failed:
        rules = {line.rsplit(" ", 1)[1] for line in ran.log.splitlines() if "error: " in line}
        return [f"error {' '.join(sorted(rules)) or ran.log[-300:]}"]
    found, seen = [], set()
    for entry in ran.themes:
        theme = matched(entry["theme"], expected.axes)
        if theme not in expected.themes:
            found.append(f"theme not declared: {entry['theme']}")
            continue
        seen.add(theme)
        ours = expected.themes[theme]
        theirs = {path: read(t["type"], t["value"]) for path, t in entry["tokens"].items()}
        label = " ".join(context for _, context in theme) or "the theme"
        found += [f"lost: {label}: {path}" for path in ours.keys() - theirs.keys()]
        found += [f"added: {label}: {path}" for path in theirs.keys() - ours.keys()]
        found += [f"changed: {label}: {path}: {theirs[path]} against the model's {ours[path]}"
                  for path in ours.keys() & theirs.keys() if not same(ours[path], theirs[path])]
    found += [f"theme lost: {dict(theme)}" for theme in expected.themes.keys() - seen]
    found.sort(reverse=True)
    if ran.account:
        sums = expected.declared, ran.account["values"], sum(ran.account[fate] for fate in FATES)
        if len(set(sums)) > 1:
            found.append(f"account: {sums} values are declared, counted, and have a fate")
    return found


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all members and items of JSON."""
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield (*path, key)
            yield from places(value[key], (*path, key))


def minimize(case: Case, fails: Callable[[Case], bool]) -> Case:
    """The case without the members and items that it fails without: large parts first."""
    for *path, last in sorted(reversed(list(places(case.source))), key=len):
        attempt = copy.deepcopy(case)
        parent: Any = attempt.source
        try:
            for key in path:
                parent = parent[key]
            del parent[last]
        except (KeyError, IndexError, TypeError):
            continue  # it went with a larger part
        if fails(attempt):
            case = attempt
    return case


def combined(axes: dict[str, list[str]]) -> list[Theme]:
    return [tuple(zip(axes, contexts, strict=True)) for contexts in product(*axes.values())]


def leaf(tree: dict[str, Any], path: str, token: dict[str, Any]) -> None:
    *groups, last = path.split(".")
    for name in groups:
        tree = tree.setdefault(name, {})
    tree[last] = token


def leaves(tree: dict[str, Any], mark: str, path: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    """The tokens of a tree by path: the objects with this member."""
    for name, child in tree.items():
        if name.startswith("$"):
            continue
        if isinstance(child, dict) and mark in child:
            yield ".".join((*path, name)), child
        elif isinstance(child, dict):
            yield from leaves(child, mark, (*path, name))
