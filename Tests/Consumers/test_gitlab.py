"""GitLab's Code Quality report: the array that merge requests show."""

import json
import re

from audits import counted, other_findings, placed, single_findings, visible


def report(tincture, root):
    return json.loads(tincture.audit("gitlab", root))


def test_issues_match_the_audit(tincture, audited):
    root, audit = audited
    issues = report(tincture, root)
    expected = [
        ("low-contrast" if row["outcome"] != "indeterminate" else "indeterminate-contrast",
         place["file"], place["line"],
         "info" if row["outcome"] == "waived" else "critical")
        for row, place in placed(audit)
    ] + [
        (finding["rule"], finding["file"], finding["line"],
         "critical" if finding["severity"] == "error" else "minor")
        for finding in other_findings(audit)
    ]
    *issues, last = issues
    assert (last["check_name"], last["severity"]) == ("fingerprint", "info")
    assert "judged as of 2026-06-01, not of today" in last["description"]
    assert counted(
        (issue["check_name"], issue["location"]["path"], issue["location"]["lines"]["begin"],
         issue["severity"]) for issue in issues) == counted(expected)


def test_issues_have_exactly_the_members_that_gitlab_reads(tincture, audited):
    root, _ = audited
    for issue in report(tincture, root):
        assert set(issue) == {"description", "check_name", "fingerprint", "severity", "location"}
        assert set(issue["location"]) == {"path", "lines"}
        assert set(issue["location"]["lines"]) == {"begin"}
        assert issue["severity"] in ("info", "minor", "major", "critical", "blocker")
        assert (root / issue["location"]["path"]).is_file()
        assert issue["description"] == visible(issue["description"])


def test_descriptions_are_the_findings_messages(tincture, audited):
    root, audit = audited
    said = {issue["description"] for issue in report(tincture, root)}
    assert {visible(finding["message"]) for finding in single_findings(audit)} <= said


def test_fingerprints_are_digests_that_do_not_collide(tincture, audited):
    root, _ = audited
    prints = [issue["fingerprint"] for issue in report(tincture, root)]
    assert all(re.fullmatch("[0-9a-f]{16}", text) for text in prints)
    assert len(set(prints)) == len(prints)


def test_fingerprints_do_not_depend_on_lines(tincture, audited, moved):
    root, _ = audited
    before = report(tincture, root)
    after = report(tincture, moved)
    assert [i["fingerprint"] for i in before] == [i["fingerprint"] for i in after]
    assert before != after, "the lines moved"
