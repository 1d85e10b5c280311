"""JUnit XML, as junitparser and a strict XML parser read it."""

from collections import Counter

import lxml.etree
from audits import counted, other_findings, rows, visible
from junitparser import Error, Failure, JUnitXml, Skipped


def report(tincture, root):
    return JUnitXml.fromstring(tincture.audit("junit", root).encode())


def verdict(case):
    kinds = {Failure: "fail", Error: "indeterminate", Skipped: "waived"}
    found = [kinds[type(result)] for result in case.result]
    assert len(found) <= 1
    return found[0] if found else "pass"


def test_each_row_has_a_case(tincture, audited):
    root, audit = audited
    cases = [
        (suite.name, verdict(case), case._elem.get("file"), int(case._elem.get("line")))
        for suite in report(tincture, root) if suite.name != "findings" for case in suite]
    expected = [
        (visible(" ".join([row["component"], *row["theme"].values()])),
         "pass" if row["outcome"] == "exempt" else row["outcome"],
         visible(row["foreground"]["file"]), row["foreground"]["line"])
        for row in rows(audit)]
    assert counted(cases) == counted(expected)


def test_each_other_finding_has_a_case(tincture, audited):
    root, audit = audited
    suites = [suite for suite in report(tincture, root) if suite.name == "findings"]
    cases = [case for suite in suites for case in suite]
    assert counted(
        (case.result[0].message, "error") if case.result else (case.system_out, "warning")
        for case in cases
    ) == counted((visible(f["message"]), f["severity"]) for f in other_findings(audit))


def test_reasons_are_included(tincture, audited):
    root, audit = audited
    cases = [case for suite in report(tincture, root) for case in suite]
    skipped = [r.message for case in cases for r in case.result if isinstance(r, Skipped)]
    waived = rows(audit, "waived")
    assert len(skipped) == len(waived)
    for row in waived:
        assert any(visible(row["because"]) in message for message in skipped)
    shown = Counter(case.system_out for case in cases)
    for row in rows(audit, "exempt"):
        assert shown[visible(row["because"])] > 0
    for finding in audit["findings"]:
        if finding["rule"] == "low-contrast":
            assert any(
                r.message == visible(finding["message"]) and visible(finding["message"]) in r.text
                for case in cases for r in case.result if isinstance(r, Failure))


def test_counts_are_right(tincture, audited):
    root, audit = audited
    tree = lxml.etree.fromstring(tincture.audit("junit", root).encode())
    for element in [tree, *tree.iter("testsuite")]:
        for attribute, tag in (
            ("tests", "testcase"), ("failures", "failure"), ("errors", "error"),
            ("skipped", "skipped"),
        ):
            assert int(element.get(attribute)) == len(list(element.iter(tag)))
    summary = audit["summary"]
    assert int(tree.get("skipped")) == summary["waived"]
    assert int(tree.get("errors")) == summary["indeterminate"]


def test_names_are_unique_and_there_are_no_dates(tincture, audited):
    root, _ = audited
    text = tincture.audit("junit", root)
    for suite in JUnitXml.fromstring(text.encode()):
        names = [(case.classname, case.name) for case in suite]
        assert len(set(names)) == len(names)
    tree = lxml.etree.fromstring(text.encode())
    assert not tree.xpath("//@timestamp | //@time | //@hostname")
