"""The Markdown report, as a parser for GitHub's tables and an HTML parser read it."""

import re

import audits
import lxml.html
from audits import OPEN, rows, visible
from markdown_it import MarkdownIt

PARSER = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
MARKER = "<!-- tincture-audit -->"


def page(text):
    return lxml.html.fromstring(f"<body>{PARSER.render(text)}</body>")


def plain(element):
    return element.text_content().replace("\u200b", "").strip()


def tables(text):
    """The tables, by their heading or the summary of their details."""
    found = {}
    for table in page(text).iter("table"):
        (above,) = table.xpath("(preceding::h2 | preceding::summary)[last()]")
        columns = [plain(cell) for cell in table.iter("th")]
        body = [[plain(cell) for cell in row.iter("td")] for row in table.iter("tr")]
        found[plain(above)] = [dict(zip(columns, row)) for row in body if row]
        assert all(len(row) in (0, len(columns)) for row in body)
    return found


def value(side, name="path"):
    part = f".{side['part']}" if side["part"] and name == "path" else ""
    faded = f" faded by {visible(side['opacity']['path'])}" if side["opacity"] else ""
    return " ".join(f"{visible(side[name])}{part} {visible(side['value'])}{faded}".split())


def pair(row, name="path"):
    """Both sides, as the end of a cell."""
    layers = " over ".join(value(layer, name) for layer in row["layers"])
    return f"{value(row['foreground'], name)} on {layers}"


def squeezed(text):
    return " ".join(text.split())


def test_the_tables_contain_the_rows(tincture, audited):
    root, audit = audited
    found = tables(tincture.audit("markdown", root))
    details = [row for name, body in found.items() if re.search(r": \d+ checks?\b", name)
               for row in body]
    expected = [(row["outcome"], row["shown"] or "–", pair(row)) for row in rows(audit)]
    assert len(details) == len(expected)
    for row in details:
        (match, *_) = [
            one for one in expected if one[:2] == (row["outcome"], row["ratio"])
            and squeezed(row["pair"]).endswith(one[2])]
        expected.remove(match)


def test_failures_have_a_place_and_a_remedy(tincture, audited):
    root, audit = audited
    found = tables(tincture.audit("markdown", root))
    failures, places = found.get("Failures", []), found.get("Where the failures are", [])
    expected = rows(audit, *OPEN)
    assert len(failures) == len(places) == len(expected)
    for row, place, result in zip(failures, places, expected):
        assert row["outcome"] == result["outcome"] and squeezed(row["pair"]).endswith(pair(result, "role"))
        for side in ("foreground", "background"):
            assert place[side] == visible(f"{result[side]['file']}:{result[side]['line']}")
        causes = [cause for cause in audit["causes"] if result["key"] in cause["results"]]
        assert all((cause["remedy"] or {}).get("to", "") in row["change"] for cause in causes)
        assert row["change"]


def test_what_to_change_names_every_cause(tincture, audited):
    root, audit = audited
    found = tables(tincture.audit("markdown", root)).get("What to change", [])
    assert [(row["fails"].split()[0], row["where"]) for row in found] == [
        (str(len(cause["results"])), visible(f"{cause['file']}:{cause['line']}"))
        for cause in audit["causes"]]
    for row, cause in zip(found, audit["causes"]):
        for change in (cause["remedy"] or {}).get("to"), (cause["color"] or {}).get("value"):
            assert visible(change or "") in row["change"]


def test_waivers_have_reasons(tincture, audited):
    root, audit = audited
    found = tables(tincture.audit("markdown", root)).get("Waived", [])
    waived = rows(audit, "waived")
    assert len(found) == len(waived)
    for row, result in zip(found, waived):
        assert squeezed(row["reason"]).startswith(squeezed(visible(result["because"])))
        assert squeezed(visible(f"owner: {result['waiver']['owner']}")) in squeezed(row["reason"])
        assert float(row["floor"]) <= float(row["ratio"])


def test_claims_are_listed(tincture, audited):
    root, audit = audited
    found = tables(tincture.audit("markdown", root)).get("Claims", [])
    assert [(squeezed(row["source"]), row["correct"]) for row in found] == [
        (squeezed(visible(claim["source"])), "yes" if claim["holds"] else "no")
        for claim in audit["claims"]]


def test_the_report_begins_with_a_marker_and_the_verdict(tincture, audited):
    root, audit = audited
    text = tincture.audit("markdown", root)
    assert text.split("\n")[0] == MARKER
    open_checks = sum(audit["summary"][outcome] for outcome in OPEN)
    verdict = plain(page(text).xpath("//p[1]/strong")[0])
    wanted = "No check" if open_checks == 0 else f"{open_checks} check"
    assert any(sentence.startswith(wanted) for sentence in verdict.split(". "))


def test_a_comment_is_cut_to_fit_and_says_so(tincture, project):
    root = project(audits.many_files(150, "#999999"))
    audit = tincture.results(root)
    text = tincture.audit("markdown", root)
    assert 60_000 < len(text.encode()) <= 65_536, "no more is cut than necessary"
    shown = len(tables(text)["Failures"])
    assert 0 < shown < audit["summary"]["fail"]
    (note,) = [plain(quote) for quote in page(text).iter("blockquote")]
    assert f"{audit['summary']['fail'] - shown} of the failures" in note
    assert f"{len(audit['results'])} of the checks" in note and "tincture audit" in note


def test_the_checked_in_report_is_complete(tincture, project):
    root = project(audits.many_files(150, "#000000"))
    audit = tincture.results(root)
    tincture.run("build", cwd=root, code=0)
    text = (root / "generated/reports/contrast.md").read_text(encoding="utf-8")
    assert len(text) > 65_536 and "Cut to fit" not in text
    colors = len(audit["coverage"]["tokens"])
    assert [len(body) for body in tables(text).values()] == [len(audit["results"]), colors]
    assert "Cut to fit" in tincture.audit("markdown", root)
