"""SARIF 2.1.0, as sarif-tools and the classes generated from OASIS's schema read it.

No package contains the schema itself. Property names and required properties are those of sarif-om,
whose classes are generated from it; the rest is checked here.
"""

import json
import re
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

import audits
import sarif_om
from audits import ABOUT_ROWS, LISTED, cell, counted, other_findings, placed, rows
from files import run

# The class of an object, by the property that contains it.
CLASSES = {
    "runs": "Run", "tool": "Tool", "driver": "ToolComponent", "rules": "ReportingDescriptor",
    "shortDescription": "MultiformatMessageString", "help": "MultiformatMessageString",
    "fullDescription": "MultiformatMessageString",
    "defaultConfiguration": "ReportingConfiguration", "invocations": "Invocation",
    "toolExecutionNotifications": "Notification", "results": "Result", "message": "Message",
    "locations": "Location", "relatedLocations": "Location", "location": "Location",
    "physicalLocation": "PhysicalLocation", "artifactLocation": "ArtifactLocation",
    "region": "Region", "suppressions": "Suppression", "fixes": "Fix", "description": "Message",
    "artifactChanges": "ArtifactChange", "replacements": "Replacement",
    "deletedRegion": "Region", "insertedContent": "ArtifactContent",
}
# Properties of the standard that the draft for the classes lacks.
LATER = {("Suppression", "status")}
WORDS = {
    "level": {"none", "note", "warning", "error"}, "kind": {"inSource", "external"},
    "status": {"accepted", "underReview", "rejected"},
    "baselineState": {"new", "unchanged", "updated", "absent"},
    "columnKind": {"utf16CodeUnits", "unicodeCodePoints"},
}


def report(tincture, root):
    return json.loads(tincture.audit("sarif", root, "--sarif-suppressions"))


def results(tincture, root):
    (run,) = report(tincture, root)["runs"]
    return run["results"]


def prints(found):
    return [result["partialFingerprints"]["tincture/v1"] for result in found]


def check(value, name, kind):
    """Builds the class of each object, which rejects properties that are not in the schema."""
    if isinstance(value, list):
        for item in value:
            check(item, name, kind)
        unique = {json.dumps(item, sort_keys=True) for item in value}
        assert len(unique) == len(value) or name == "results"
        return
    if not isinstance(value, dict):
        assert value in WORDS.get(name, {value})
        return
    if kind is None:
        assert name in ("properties", "partialFingerprints")
        return
    value = {key: value[key] for key in value if (kind.__name__, key) not in LATER}
    fields = {f.metadata["schema_property_name"]: f.name for f in kind.__attrs_attrs__}
    kind(**{fields[key]: member for key, member in value.items()})
    for key, member in value.items():
        check(member, key, getattr(sarif_om, CLASSES[key]) if key in CLASSES else None)


def test_the_report_is_valid_sarif(tincture, audited):
    root, _ = audited
    log = report(tincture, root)
    check(log, "", sarif_om.SarifLog)
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    assert run["tool"]["driver"]["name"] == "tincture"
    assert run["columnKind"] == "unicodeCodePoints"
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert set(rules) == {result["ruleId"] for result in run["results"]}
    for result in run["results"]:
        assert rules[result["ruleIndex"]] == result["ruleId"]
        assert len(result["locations"]) == 1
        ids = [location["id"] for location in result["relatedLocations"]]
        assert len(set(ids)) == len(ids)
        assert all(location["message"]["text"] for location in result["relatedLocations"])


def test_issues_match_the_audit(tincture, audited):
    root, audit = audited
    found = results(tincture, root)
    about_rows = [result for result in found if "properties" in result]
    assert counted(cell(result["properties"]) for result in about_rows) == counted(
        cell(row) for row in rows(audit, *LISTED))
    assert all(result["ruleId"] in ABOUT_ROWS for result in about_rows)
    others = [result for result in found if "properties" not in result]
    assert counted((r["ruleId"], r["level"]) for r in others) == counted(
        (f["rule"], f["severity"]) for f in other_findings(audit))


def test_waived_rows_are_suppressed_and_no_others(tincture, audited):
    root, audit = audited
    for result in results(tincture, root):
        is_waived = result.get("properties", {}).get("outcome") == "waived"
        assert is_waived == ("suppressions" in result)
        if is_waived:
            (suppression,) = result["suppressions"]
            assert suppression["status"] == "accepted" and suppression["justification"]
            assert result["level"] == "note"
            assert "the waiver" in [x["message"]["text"] for x in result["relatedLocations"]]


def test_waived_rows_are_left_out_by_default(tincture, audited):
    root, audit = audited
    log = json.loads(tincture.audit("sarif", root))
    found = log["runs"][0]["results"]
    assert "suppressions" not in json.dumps(log)
    assert len(found) == len(results(tincture, root)) - audit["summary"]["waived"]


def places(result):
    every = result["locations"] + result["relatedLocations"]
    return [location["physicalLocation"] for location in every]


def test_places_are_relative_references(tincture, audited):
    root, audit = audited
    values = {(it["file"], it["line"], it["column"]) for _, it in placed(audit)}
    for result in results(tincture, root):
        for place in places(result):
            uri = urlsplit(place["artifactLocation"]["uri"])
            assert uri[0] == uri[1] == uri[3] == uri[4] == ""
            assert uri.path.isascii() and not uri.path.startswith("/")
            text = (root / unquote(uri.path)).read_text(encoding="utf-8").split("\n")
            line = text[place["region"]["startLine"] - 1]
            assert re.match(r'[{"\[\d]', line[place["region"]["startColumn"] - 1:])
        if "properties" in result:
            place = places(result)[0]
            path = unquote(place["artifactLocation"]["uri"])
            assert (path, place["region"]["startLine"], place["region"]["startColumn"]) in values


def test_the_steps_of_an_alias_are_related_locations(tincture, project):
    root = project(audits.mixed_files())
    (result, *_) = [r for r in results(tincture, root) if "card/label" in r["message"]["text"]]
    lines = {place["region"]["startLine"] for place in places(result)}
    text = (root / "tokens/mixed.tokens.json").read_text().split("\n")
    hops = [number for number, line in enumerate(text, 1) if "{base." in line]
    assert len(hops) == 2 and set(hops) <= lines


def test_a_fix_makes_its_pair_pass_when_it_is_applied(tincture, project):
    tag = {"$type": "color", "bg": {"$value": "{base.white}"}, **{
        role: {"$value": "{base.gray.%s}" % step}
        for role, step in (("label", 300), ("note", 300), ("icon", 100))}}
    root = project({
        "tokens/base.tokens.json": {"base": {"$type": "color", "white": audits.token("#FFFFFF"), "gray": {
            str(step): audits.token(digits) for step, digits in (
                (100, "#EEEEEE"), (300, "#B0B0B0"), (500, "#6C6C6C"), (900, "#222222"))}}},
        "tokens/tag.tokens.json": {"tag": tag},
        "tokens/tag.contract.json": {
            "component": "Tag", "path": "tag/*",
            "roles": {role: {"type": "color"} for role in ("bg", "label", "note", "icon")},
            "contrast": [{"foreground": "label", "on": "bg"}, {"foreground": "note", "on": "bg"},
                         {"foreground": "icon", "on": "bg", "graphic": True}]}})
    failing = [r for r in results(tincture, root) if r["ruleId"] == "low-contrast"]
    check(failing, "results", sarif_om.Result)
    assert len(failing) == 3
    for result in failing:
        (fix,) = result["fixes"]
        (change,) = fix["artifactChanges"]
        (edit,) = change["replacements"]
        region = edit["deletedRegion"]
        assert region["startLine"] == region["endLine"]
        file = root / unquote(change["artifactLocation"]["uri"])
        lines = file.read_text(encoding="utf-8").split("\n")
        line = lines[region["startLine"] - 1]
        start, end = region["startColumn"] - 1, region["endColumn"] - 1
        assert line[start:end] in ('"{base.gray.300}"', '"{base.gray.100}"')
        lines[region["startLine"] - 1] = line[:start] + edit["insertedContent"]["text"] + line[end:]
        file.write_text("\n".join(lines), encoding="utf-8")
    audit = tincture.results(root)
    assert audit["summary"]["fail"] == 0 and audit["summary"]["pass"] == 3


def test_fingerprints_are_unique(tincture, audited):
    root, _ = audited
    found = results(tincture, root)
    for name in ("tincture/v1", "primaryLocationLineHash"):
        values = [result["partialFingerprints"][name] for result in found]
        assert len(set(values)) == len(values)


def test_fingerprints_do_not_depend_on_lines(tincture, audited, moved):
    root, _ = audited
    before = results(tincture, root)
    after = results(tincture, moved)
    assert [r["partialFingerprints"] for r in before] == [r["partialFingerprints"] for r in after]
    assert [r["locations"] for r in before] != [r["locations"] for r in after]


def test_a_new_failure_adds_one_fingerprint(tincture, shipped, tmp_path_factory):
    folder = tmp_path_factory.mktemp("sarif")
    old, new = folder / "old.sarif", folder / "new.sarif"
    old.write_text(tincture.audit("sarif", shipped, "--sarif-suppressions"), encoding="utf-8")
    waivers = shipped / "tokens" / "countdown.contract.json"
    contract = json.loads(waivers.read_text())
    contract["waivers"].pop()
    waivers.write_text(json.dumps(contract, indent=2))
    new.write_text(tincture.audit("sarif", shipped, "--sarif-suppressions"), encoding="utf-8")
    logs = [json.loads(path.read_text())["runs"][0]["results"] for path in (old, new)]
    assert set(prints(logs[0])) == set(prints(logs[1])), "a waived pair is known before it fails"
    tokens = shipped / "tokens" / "semantic.light.tokens.json"
    document = json.loads(tokens.read_text())
    background = document["color"]["background"]["success"]
    document["color"]["on-background"]["success"]["$value"] = background["$value"]
    tokens.write_text(json.dumps(document, indent=2))
    added = set(prints(results(tincture, shipped))) - set(prints(logs[1]))
    assert len(added) == 1 and "Badge" in added.pop()
    tool = Path(sys.executable).parent / "sarif"
    assert "error level: +1 +0" in run(tool, "--check", "error", "diff", old, new, code=1).stdout
