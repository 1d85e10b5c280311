"""The Markdown report, as a parser for GitHub's tables and an HTML parser read it."""

import json
import re

import audits
import lxml.html
from audits import OPEN, counted, rows, visible
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


def value(side):
    return visible(side["value"]) + (
        f" faded by {visible(side['opacity']['path'])}" if side["opacity"] else "")


def colors(row):
    return squeezed(f"{value(row['foreground'])} on " + " over ".join(map(value, row["layers"])))


def instructions(text):
    """The items of what to change."""
    return [plain(item) for item in page(text).xpath("//h2[.='What to change']/following::ol[1]/li")]


def squeezed(text):
    return " ".join(text.split())


def test_the_tables_contain_the_rows(tincture, audited):
    root, audit = audited
    found = tables(tincture.audit("markdown", root))
    details = [row for name, body in found.items() if re.search(r": \d+ checks?\b", name) for row in body]
    assert counted((row["outcome"], row["ratio"], squeezed(row["colors"])) for row in details) == counted(
        (row["outcome"], row["shown"] or "–", colors(row)) for row in rows(audit))


def test_every_failure_has_the_number_of_what_to_change(tincture, audited):
    root, audit = audited
    text = tincture.audit("markdown", root)
    failures, changes = tables(text).get("Failures", []), instructions(text)
    assert counted(squeezed(row["colors"]) for row in failures) == counted(map(colors, rows(audit, *OPEN)))
    for row in failures:
        change = changes[int(row["change"]) - 1]
        result = next(one for one in rows(audit, *OPEN) if colors(one) == squeezed(row["colors"]))
        causes = [cause for cause in audit["causes"] if result["key"] in cause["results"]]
        assert all(visible((cause["remedy"] or {}).get("to", "")) in change for cause in causes)
        assert causes or squeezed(visible(result["because"])) in squeezed(change)


def test_what_to_change_names_every_cause(tincture, audited):
    root, audit = audited
    text = tincture.audit("markdown", root)
    for item, cause in zip(instructions(text), audit["causes"]):
        number = len(cause["results"])
        assert f"{number} check{'s' if number > 1 else ''}" in item
        assert visible(f"{cause['file']}:{cause['line']}") in item
        for change in (cause["remedy"] or {}).get("to"), (cause["color"] or {}).get("value"):
            assert visible(change or "") in item
    diff = "".join(map(plain, page(text).xpath("//code[@class='language-diff']")))
    added = [line for line in diff.split("\n") if line.startswith("+ ")]
    edits = [cause["remedy"]["to"] for cause in audit["causes"] if cause["remedy"]][:10]
    assert len(added) == len(edits)
    for edit, line in zip(edits, added):
        parts = re.findall(r"\d[\d.]*(?= ?[,\]])", line)[:3]
        assert visible(edit) in line or edit == "#" + "".join(f"{round(float(it) * 255):02X}" for it in parts)


def test_waivers_have_reasons_and_can_be_copied(tincture, audited):
    root, audit = audited
    text = tincture.audit("markdown", root)
    found, waived = tables(text).get("Waived", []), rows(audit, "waived")
    assert {(squeezed(row["reason"]), row["owner"]) for row in found} == {
        (squeezed(visible(row["because"])), visible(row["waiver"]["owner"])) for row in waived}
    blocks = [json.loads(f"[{plain(one)}]") for one in page(text).xpath("//code[@class='language-json']")]
    assert {(one["foreground"], one["floor"]) for block in blocks for one in block} == {
        (row["foreground"]["role"], float(row["shown"])) for row in rows(audit, "fail")}


def test_the_report_begins_with_a_marker_and_the_verdict(tincture, audited):
    root, audit = audited
    text = tincture.audit("markdown", root)
    assert text.split("\n")[0] == MARKER
    open_checks = sum(audit["summary"][outcome] for outcome in OPEN)
    verdict = plain(page(text).xpath("//p[1]/strong")[0])
    assert ("No check" in verdict) == (open_checks == 0)
    assert open_checks == 0 or "## What to change" in text.split("\n")[:10]


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
    assert len(tables(text)[f"List: {len(audit['results'])} checks"]) == len(audit["results"])
    assert "Cut to fit" in tincture.audit("markdown", root)
