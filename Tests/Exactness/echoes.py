"""Findings that another finding alone causes (ruling 28): the command counts them in a note."""

from model.findings import Finding, rules


def without_echoes(findings: set[Finding]) -> set[Finding]:
    kept = set(findings)
    faults = {f.path for f in findings if is_fault(f)}
    kept -= {f for f in findings if f.rule in ("missing-token", "partial-token") and f.path in faults}
    kept -= all_but_first(f for f in findings if f.rule == "component-range")
    kept -= all_but_first(
        (f for f in findings if f.rule == "missing-type" and f.path), lambda f: f.path.split("/")[0])
    return kept


def of_unmatched_contracts(findings: set[Finding]) -> set[Finding]:
    """What a contract requires that matches no token; not compared, because the command counts it."""
    files = {f.place.file for f in findings if f.rule == "unmatched-contract"}
    rules_ = ("missing-token", "unmatched-pair", "unmatched-waiver", "unexpected-token")
    return {f for f in findings if f.rule in rules_ and f.place.file in files}


def is_fault(finding: Finding) -> bool:
    """Whether it is about how a token is written."""
    return (finding.severity == "error" and rules()[finding.rule].lenient
            and finding.rule != "partial-token" and finding.path is not None)


def all_but_first(findings, group=lambda finding: finding.path) -> set[Finding]:
    groups: dict[tuple, list[Finding]] = {}
    for finding in findings:
        groups.setdefault((finding.place.file, group(finding)), []).append(finding)
    return {f for found in groups.values() for f in sorted(found, key=lambda f: f.place)[1:]}
