"""The list of rows that are red today. Names may leave it and never come."""

import json
import subprocess
from pathlib import Path

FILE = Path(__file__).parent / "known.json"
# How much worse a listed row may be: another compiler moves a count by a few percent.
WORSE_EXPONENT, WORSE_MEMORY = 0.15, 1.25


def known():
    return json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def text(listed):
    lines = [f"  {json.dumps(name)}: {json.dumps(listed[name])}" for name in sorted(listed)]
    return "{\n" + ",\n".join(lines) + "\n}\n" if lines else "{}\n"


def is_worse(found, listed):
    """Whether faults are clearly worse than the ones in the list."""
    if "killed" in listed:
        return False
    return ("killed" in found
            or found.get("exponent", 0) > listed.get("exponent", 0) + WORSE_EXPONENT
            or found.get("megabytes", 0) > listed.get("megabytes", 0) * WORSE_MEMORY)


def said(faults):
    return ", ".join(f"{key} {value}" for key, value in faults.items())


def complaints(results, listed, names):
    """What is wrong with the list, by measured {row: faults} and all names of rows."""
    for name in listed:
        if name not in names:
            yield f"'{name}' is in known.json and not a row; remove it from the list"
    for name, faults in results.items():
        if faults and name not in listed:
            yield f"'{name}' grows too fast: {said(faults)}; make it at most n log n"
        elif name in listed and not faults:
            yield (f"'{name}' no longer grows too fast; remove it from the list: "
                   "Scripts/growth --update")
        elif faults and is_worse(faults, listed[name]):
            yield f"'{name}' got worse: {said(faults)}, was {said(listed[name])}"


def updated(results, listed, names):
    """The list without what is no longer red, with today's figures; the names that it would need in
    addition. A list that does not exist yet takes them."""
    kept = {name: results.get(name) or faults for name, faults in listed.items()
            if name in names and results.get(name, True)}
    more = {name: faults for name, faults in results.items() if faults and name not in listed}
    if not FILE.exists():
        return {**kept, **more}, {}
    return kept, more


# MARK: History


def git(*arguments):
    return subprocess.run(["git", *arguments], cwd=FILE.parent, capture_output=True, text=True,
                          check=False)


def history():
    """Why there is no history to compare with, or None; and the lists of earlier commits."""
    shallow = git("rev-parse", "--is-shallow-repository")
    if shallow.returncode != 0:
        return "this is not a git checkout", {}
    if shallow.stdout.strip() == "true":
        return "this clone is shallow: it has not all of the history", {}
    commits = git("log", "--format=%H", "--", FILE.name).stdout.split()
    shown = {commit: git("show", f"{commit}:./{FILE.name}") for commit in commits}
    lists = {commit: json.loads(done.stdout) for commit, done in shown.items() if done.returncode == 0}
    return (None if lists else "the list was never committed"), lists


def came(present, lists):
    """The names that came after an earlier commit."""
    return {name: commit for commit, earlier in lists.items() for name in present if name not in earlier}
