"""Compares the command's results on a project with the model's."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from covered import coverage
from echoes import of_unmatched_contracts, without_echoes
from model.findings import Finding, Report
from model.outputs import listed
from model.project import Outcome, examine
from model.reading import Place
from verdicts import key, rows, sided

# Rules that are not compared, and why. All others are.
UNMODELED = {
    "swapped-values": "its page says what it is for, not exactly when it is reported",
    "color-only-state": "it rests on simulated vision, which the model does not have",
    "identical-states": "as color-only-state",
    "similar-name": "it is about names in Swift",
}
# Seconds that the command has for a project, which it needs a small part of.
PATIENCE = 20


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
            [str(tincture), *arguments, "--project", str(folder)], env={},
            capture_output=True, text=True, timeout=PATIENCE, check=False)

    # What `build` writes does not depend on the day (ruling 26).
    audit = call("audit", "--format", "json", "--today", today)
    build = call("build")
    output = folder / "out" / "tokens.json"
    tokens = json.loads(output.read_text(encoding="utf-8")) if output.exists() else None
    read = json.loads(audit.stdout) if audit.stdout else {}
    codes = (audit.returncode, build.returncode)
    return Ran(read, tokens, codes, audit.stderr, changed(tincture, output) if tokens else [])


def changed(tincture: Path, output: Path) -> list[str]:
    """How the tokens of the first theme differ after they are read back from a token file."""
    tree: dict[str, Any] = {}
    for path, entry in json.loads(output.read_text(encoding="utf-8"))["themes"][0]["tokens"].items():
        group = tree
        for name in path.split("/"):
            group = group.setdefault(name.replace("~1", "/").replace("~0", "~"), {})
        group.update((f"${key}", part) for key, part in entry.items() if key != "alias")
    folder = output.parent / "again"
    write(folder, {
        "tincture.json": '{"outputs": [{"format": "json", "to": "tokens.json"}]}',
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


def write(folder: Path, texts: dict[str, str]) -> None:
    for name, text in texts.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def compare(texts: dict[str, str], today: str, ran: Ran) -> Comparison:
    outcome = examine(texts, today)
    result = Comparison(outcome=outcome, ran=ran)
    if ran.codes[0] not in (0, 1):
        result.differences.append(f"the command ended with {ran.codes}: {ran.errors}")
        return result
    if outcome.report.misread:
        result.differences += misread(outcome, ran)
        return result
    if outcome.report.incomplete:
        result.differences += resolver_findings(outcome, ran)
        return result
    result.differences += findings(outcome, ran)
    built = examine(texts).report if is_dated(texts) else outcome.report
    failed = has_error(built)
    codes = (int(has_error(outcome.report) or outcome.empty), int(failed))
    if ran.codes != codes:
        result.differences.append(f"exit codes {ran.codes}, the model has {codes}")
    result.differences += themes(outcome, ran, failed)
    result.differences += rows(outcome, ran) + ran.changed
    result.differences += coverage(outcome, ran)
    return result


def is_dated(texts: dict[str, str]) -> bool:
    return any('"until"' in text for text in texts.values())


def has_error(report: Report) -> bool:
    return any(finding.severity == "error" for finding in report.findings)


def misread(outcome: Outcome, ran: Ran) -> list[str]:
    """Where a contract was not understood, only that the command says so is compared."""
    rule = "invalid-contract"
    theirs = {f"{f['file']}:{f['line']}:{f['column']}" for f in ran.audit["findings"]
              if f["rule"] == rule}
    ours = {":".join(map(str, f.place)) for f in outcome.report.findings if f.rule == rule}
    return sided(theirs & ours, ours) + (
        [] if ran.codes == (1, 1) else [f"exit codes {ran.codes}"])


def findings(outcome: Outcome, ran: Ran) -> list[str]:
    listed = {(u["path"], Place(u["file"], u["line"], u["column"])) for u in ran.audit["unpaired"]}
    keyed = {row["key"]: row for row in ran.audit["results"]}
    theirs = {
        Finding(f["rule"], f["severity"], f["path"], Place(f["file"], f["line"], f["column"]))
        for f in ran.audit["findings"] if f["rule"] not in UNMODELED and len(f["results"]) < 2}
    # Pairs that fail by the same color are one finding.
    theirs |= {
        Finding(f["rule"], f["severity"], side["path"], Place(*(side[n] for n in Place._fields)))
        for f in ran.audit["findings"] if len(f["results"]) > 1
        for side in (keyed[key]["foreground"] for key in f["results"])}
    theirs |= {
        Finding(f["rule"], f["severity"], f["path"], Place(r["file"], r["line"], r["column"]))
        for f in ran.audit["findings"]
        if f["rule"] in ("low-contrast", "indeterminate-contrast") and len(f["results"]) < 2
        for r in f["related"] if r["message"].startswith("the same foreground in ")}
    for f in ran.audit["findings"]:
        path = None
        for r in f["related"] if len(f["results"]) > 1 else ():
            if not r["message"].startswith("the same "):
                path = r["message"].split("'")[1] if "'" in r["message"] else None
            elif r["message"].startswith("the same foreground in "):
                theirs.add(Finding(f["rule"], f["severity"], path, Place(r["file"], r["line"], r["column"])))
    reported = {f for f in theirs if f.rule == "unpaired-color"}
    if any((f.path, f.place) not in listed for f in reported):
        return ["a finding of unpaired-color is not in the list of them"]
    severity = outcome.report.severity("unpaired-color")
    if severity != "off":
        theirs |= {Finding("unpaired-color", severity, *colored) for colored in listed}
    ours = {f for f in outcome.report.findings if f.rule not in UNMODELED}
    if outcome.empty:
        ours.add(Finding("empty-audit", "error", None, Place("tincture.json", 1, 1)))
    theirs, ours = (found - of_unmatched_contracts(found) for found in (theirs, without_echoes(ours)))
    return sided(set(map(str, map(tuple, theirs))), set(map(str, map(tuple, ours))))


def resolver_findings(outcome: Outcome, ran: Ran) -> list[str]:
    """Where what follows is undefined (`Report.incomplete`), the cause is compared."""
    theirs = {f"{f['rule']} {f['line']}:{f['column']}" for f in ran.audit["findings"]
              if is_cause(f["rule"], f["file"])
              and (f["path"] is None or f["rule"] != "unresolved-reference")}
    ours = {f"{f.rule} {f.place.line}:{f.place.column}" for f in outcome.report.findings
            if is_cause(f.rule, f.place.file)
            and (f.path is None or f.rule != "unresolved-reference")}
    return sided(theirs, ours) + ([] if ran.codes == (1, 1) else [f"exit codes {ran.codes}"])


def is_cause(rule: str, file: str) -> bool:
    in_resolver = rule in ("invalid-resolver", "unresolved-reference") and "resolver" in file
    return in_resolver or rule == "conflicting-token"


def themes(outcome: Outcome, ran: Ran, failed: bool) -> list[str]:
    if failed:
        return ["the command wrote tokens despite an error"] if ran.tokens else []
    if ran.tokens is None:
        return ["the command wrote no tokens"]
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
