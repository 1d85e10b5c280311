"""GitHub's workflow commands, as its runner reads them."""

import re
from collections import namedtuple

from audits import counted, other_findings, placed, single_findings, visible

Command = namedtuple("Command", "name properties message")


def unescaped(text, *codes):
    for code, char in codes:
        text = text.replace(code, char)
    return text


def parsed(line):
    """A command, split as the runner does: at the first `::` after the beginning."""
    assert line.startswith("::")
    end = line.index("::", 2)
    name, _, rest = line[2:end].partition(" ")
    properties = {}
    for pair in filter(None, rest.split(",")):
        key, _, value = pair.partition("=")
        properties[key.strip()] = unescaped(
            value, ("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%"))
    message = unescaped(line[end + 2:], ("%0D", "\r"), ("%0A", "\n"), ("%25", "%"))
    return Command(name, properties, message)


def commands(tincture, root):
    text = tincture.audit("github", root)
    # The runner splits lines as .NET does.
    return [parsed(line) for line in re.split("\r\n|\r|\n", text) if line]


def test_annotations_match_the_audit(tincture, audited):
    root, audit = audited
    *annotations, _ = commands(tincture, root)
    # What a waiver accepts is at the waiver. Pairs with one cause are one annotation, at the cause.
    causes = [finding for finding in audit["findings"] if len(finding["results"]) > 1]
    caused = {key for finding in causes for key in finding["results"]}
    expected = [
        ("notice" if row["outcome"] == "waived" else "error", visible(place["file"]),
         place["line"], place["column"])
        for row, own in placed(audit) if row["key"] not in caused for place in [row["waiver"] or own]
    ] + [
        (finding["severity"], visible(finding["file"]), finding["line"], finding["column"])
        for finding in other_findings(audit) + causes
    ]
    assert counted(
        (c.name, visible(c.properties["file"]), int(c.properties["line"]), int(c.properties["col"]))
        for c in annotations) == counted(expected)
    assert all(set(it.properties) == {"file", "line", "col", "title"} for it in annotations)


def test_findings_have_their_messages(tincture, audited):
    root, audit = audited
    said = {(c.properties.get("title"), c.message) for c in commands(tincture, root)}
    assert {(f["rule"], visible(f["message"])) for f in single_findings(audit)} <= said


def test_the_most_severe_come_first_and_the_counts_last(tincture, audited):
    root, audit = audited
    *annotations, last = commands(tincture, root)
    order = ["error", "warning", "notice"]
    ranks = [order.index(command.name) for command in annotations]
    assert ranks == sorted(ranks)
    assert last.name == "notice" and "file" not in last.properties
    for outcome in ("pass", "fail", "waived", "exempt", "indeterminate"):
        count = audit["summary"][outcome]
        assert (f"{count} {outcome}" in last.message) == (count > 0 or outcome == "fail")
    for rank, name in enumerate(order[:2]):
        count = ranks.count(rank)
        assert not count or f"\n{count} {name}{'s' * (count > 1)}\n" in last.message


def test_many_waivers_leave_room_for_the_counts(tincture, shipped):
    """GitHub shows ten notices per step."""
    contract = shipped / "tokens" / "countdown.contract.json"
    text = contract.read_text().replace('"text": "text/countdown/number"', '"minimum": 21')
    contract.write_text(text.replace('"waivers": [', '''"waivers": [
      { "foreground": "number", "on": "bg", "floor": 1, "because": "all of them" },'''))
    waived = tincture.results(shipped)["summary"]["waived"]
    assert waived > 10
    notices = [c for c in commands(tincture, shipped) if c.name == "notice"]
    assert len(notices) == 10
    assert f"{waived - 9} more are accepted" in notices[-1].message
