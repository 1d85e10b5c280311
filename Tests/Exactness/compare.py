"""Compares the command's results on a project with the model's."""

import json
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from covered import coverage
from model.outputs import listed
from model.project import Outcome, examine
from verdicts import key, rows, sided

# The rules that reading and measuring break. The model and the command agree on them.
JUDGED = set(
    "duplicate-key invalid-name invalid-value unknown-type string-type missing-type "
    "component-range hex-mismatch clamped-position multi-layer-item missing-letter-spacing "
    "conflicting-token low-contrast indeterminate-contrast undercut-waiver expired-waiver "
    "wrong-claim".split())
# Forms that are not DTCG's, and cycles. The model does not read on behind these.
UNREAD = set(
    "older-form bare-dimension dimension-unit line-height-unit alias-cycle extends-cycle".split())
# Rules that the model knows in part: where it reports one, the command does too.
PARTLY_JUDGED = {"type-mismatch", "unresolved-alias", "unresolved-reference", "invalid-project"}
# Rules that make a project undefined, so that nothing that follows is compared.
UNDEFINED = {"conflicting-token", "invalid-resolver", "unresolved-reference"}
# Seconds that the command has for a project, which it needs a small part of.
PATIENCE = 20
# The folder of a project's tokens without contracts. Nothing reads a project inside a folder.
TOKENS_ONLY = "tokens-only"


@dataclass
class Ran:
    """What the command did with a project."""

    audit: dict[str, Any]
    tokens: dict[str, Any] | None
    codes: tuple[int, int]
    errors: str = ""
    # What changes in the tokens when they are read back.
    changed: list[str] = field(default_factory=list)


@dataclass
class Comparison:
    differences: list[str] = field(default_factory=list)
    outcome: Outcome | None = None
    ran: Ran | None = None


def run(tincture: Path, folder: Path, today: str) -> Ran:
    def call(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(tincture), *arguments], env={}, capture_output=True, text=True,
            timeout=PATIENCE, check=False)

    audit = call("audit", "--format", "json", "--today", today, "--project", str(folder))
    build = call("build", "--project", str(folder / TOKENS_ONLY))
    output = folder / TOKENS_ONLY / "out" / "tokens.json"
    tokens = json.loads(output.read_text(encoding="utf-8")) if output.exists() else None
    read = json.loads(audit.stdout) if audit.stdout else {}
    codes = (audit.returncode, build.returncode)
    project = json.loads((folder / TOKENS_ONLY / "tincture.json").read_text(encoding="utf-8"))
    differences = changed(tincture, output, project.get("rules")) if tokens else []
    return Ran(read, tokens, codes, audit.stderr, differences)


def without_contracts(texts: dict[str, str]) -> dict[str, str]:
    """The tokens of a project alone: a pair that fails does not stop their build."""
    project = json.loads(texts["tincture.json"])
    left = {name: part for name, part in project.items() if name not in ("contracts", "audit")}
    left["outputs"] = [{"format": "json", "to": "out/tokens.json"}]
    kept = {name: text for name, text in texts.items() if not name.endswith(".contract.json")}
    return {**kept, "tincture.json": json.dumps(left)}


def changed(tincture: Path, output: Path, rules: Any = None) -> list[str]:
    """How the tokens of the first theme differ after they are read back from a token file."""
    tree: dict[str, Any] = {}
    for path, entry in json.loads(output.read_text(encoding="utf-8"))["themes"][0]["tokens"].items():
        group = tree
        for name in path.split("/"):
            group = group.setdefault(name.replace("~1", "/").replace("~0", "~"), {})
        group.update((f"${key}", part) for key, part in entry.items() if key != "alias")
    folder = output.parent / "again"
    write(folder, {
        "tincture.json": json.dumps(
            {"rules": rules or {}, "outputs": [{"format": "json", "to": "tokens.json"}]}),
        "tokens/t.tokens.json": json.dumps(tree)})
    subprocess.run([str(tincture), "build", "--project", str(folder)], env={}, capture_output=True,
                   timeout=PATIENCE, check=False)
    again = folder / "tokens.json"
    if not again.exists():
        return ["the tokens cannot be read back"]
    before, after = first_theme(output), first_theme(again)
    return [f"{path}: {before.get(path)} is read back as {after.get(path)}"
            for path in before.keys() | after.keys() if before.get(path) != after.get(path)]


def first_theme(output: Path) -> dict[str, Any]:
    """The tokens of the first theme without aliases, with numbers as written."""
    read = json.loads(output.read_text(encoding="utf-8"), parse_int=str, parse_float=str)
    return {path: {key: part for key, part in entry.items() if key != "alias"}
            for path, entry in read["themes"][0]["tokens"].items()}


def write_both(folder: Path, texts: dict[str, str]) -> None:
    write(folder, texts)
    write(folder / TOKENS_ONLY, without_contracts(texts))


def write(folder: Path, texts: dict[str, str]) -> None:
    for name, text in texts.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def compare(texts: dict[str, str], today: str, ran: Ran) -> Comparison:
    result = Comparison(ran=ran)
    if ran.codes[0] not in (0, 1):
        result.differences.append(f"the command ended with {ran.codes}: {ran.errors}")
        return result
    # A rule may be stricter than it was, as a warning, in some of its findings.
    theirs = {f["rule"]: f["severity"] for f in sorted(
        ran.audit["findings"], key=lambda finding: finding["severity"] == "error")}
    if ran.codes[0] != int("error" in theirs.values()):
        result.differences.append(f"the audit exits with {ran.codes[0]} and finds {theirs}")
    if UNREAD & theirs.keys():
        result.differences += ran.changed
        return result
    # What follows from a contract that was not understood is defined nowhere.
    if "invalid-contract" not in theirs:
        result.outcome = outcome = examine(texts, today)
        if outcome.report.incomplete:
            if not UNDEFINED & theirs.keys() & outcome.report.broken.keys():
                result.differences.append(f"the model has {outcome.report.broken}, not {theirs}")
            return result
        result.differences += broken(outcome, theirs)
        result.differences += rows(outcome, ran) + coverage(outcome, ran)
    result.differences += themes(examine(without_contracts(texts)), ran) + ran.changed
    return result


def broken(outcome: Outcome, theirs: dict[str, str]) -> list[str]:
    """The broken rules, each with its severity."""
    ours = outcome.report.broken
    found = sided({f"{rule} {theirs[rule]}" for rule in JUDGED & theirs.keys()},
                  {f"{rule} {ours[rule]}" for rule in JUDGED & ours.keys()})
    # Without a token that a contract names, the audit fails: by this rule, or by its cause.
    fails = "missing-token" not in ours or "error" in theirs.values()
    return found + [f"only the model: {rule}" for rule in PARTLY_JUDGED & ours.keys() - theirs.keys()
                    ] + ([] if fails else ["only the model: missing-token"])


def themes(outcome: Outcome, ran: Ran) -> list[str]:
    """The tokens of each theme. The command writes none where there is an error."""
    if ran.codes[1] or ran.tokens is None:
        return [] if ran.codes[1] and not ran.tokens else [
            f"the build exits with {ran.codes[1]}, and writes {'tokens' if ran.tokens else 'none'}"]
    if outcome.report.failed:
        return [f"the command wrote tokens despite {outcome.report.broken}"]
    theirs = {key(t["theme"]): t["tokens"] for t in ran.tokens["themes"]}
    ours = {key(t.choice): listed(t.theme) for t in outcome.themes}
    found = sided(set(theirs), set(ours))
    for theme in theirs.keys() & ours.keys():
        left, right = theirs[theme], ours[theme]
        found += [f"{theme}: {d}" for d in sided(set(left), set(right))]
        for path in left.keys() & right.keys():
            a, b = normal(left[path]), normal(right[path])
            if a != b:
                found.append(f"{theme} {path}: {a} against the model's {b}")
    return found


def normal(entry: dict[str, Any]) -> dict[str, Any]:
    """One spelling for values that DTCG allows to be written in several ways."""
    value = entry["value"]
    if entry["type"] == "shadow" and isinstance(value, dict):
        value = [value]
    return {**entry, "value": spelled(value, entry["type"])}


def spelled(value: Any, type_: str) -> Any:
    if isinstance(value, list):
        return [spelled(item, "") for item in value]
    if isinstance(value, dict):
        read = {k: spelled(v, k) for k, v in value.items()}
        if "colorSpace" in read:
            read.setdefault("alpha", 1)
            if "hex" in read:
                read["hex"] = read["hex"].upper()
        if "blur" in read:
            read.setdefault("inset", False)
        return read
    return [value] if type_ == "fontFamily" else value
