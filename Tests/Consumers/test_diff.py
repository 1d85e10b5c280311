"""The difference in Markdown, as GitHub's own parser reads it."""

import json
from html.parser import HTMLParser

import cmarkgfm

HOSTILE = [
    "a|b", "\\|", "a\\", "`", "``|\\`", "<script>alert(1)</script>", "</code></td></table>",
    "</details>", "\n# heading\n", "**bold**", "[x](http://e.vil)", "www.evil.example",
    "@everyone #1", "&lt;b&gt;", "~~x~~", "<!--", "::error::x", "]]>", "*/", "\\`", "`\\", " `` ",
]


class Cells(HTMLParser):
    """The texts of a page's table cells, and its elements."""

    def __init__(self, html):
        super().__init__(convert_charrefs=True)
        self.cells, self.tags, self.inside = [], set(), False
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        if tag in ("td", "th"):
            self.inside = True
            self.cells.append("")

    def handle_endtag(self, tag):
        if tag in ("td", "th"):
            self.inside = False

    def handle_data(self, data):
        if self.inside:
            self.cells[-1] += data


def test_hostile_words_stay_in_their_cells(tincture, project):
    def sources(words):
        return {"t": {"$type": "fontFamily", **{
            f"n{index:02}": {"$value": "Font", "$description": word}
            for index, word in enumerate(words)}}}

    folder = project({"a/tokens/t.json": sources([""] * len(HOSTILE)),
                      "b/tokens/t.json": sources(HOSTILE)})
    text = tincture.run("diff", "a", "b", "--format", "markdown", cwd=folder, code=0).stdout
    # Unsafe mode: hostile markup would become an element instead of being filtered.
    page = Cells(cmarkgfm.github_flavored_markdown_to_html(
        text, options=cmarkgfm.cmark.Options.CMARK_OPT_UNSAFE))
    assert page.tags == {
        "h2", "p", "strong", "ul", "li", "details", "summary", "table", "thead", "tbody", "tr",
        "th", "td", "code"}
    rows = [page.cells[at:at + 4] for at in range(4, len(page.cells), 4)]
    assert len(rows) == len(HOSTILE)
    for index, (row, word) in enumerate(zip(rows, HOSTILE)):
        shown = word.replace("\n", "\\u{A}")
        assert row[:3] == [f"t/n{index:02}", "description", ""]
        assert row[3].strip() == f"→ {shown}".strip()


def test_the_three_formats_agree(tincture, project):
    number = {"$type": "number"}
    folder = project({
        "a/tokens/t.json": {"n": {**number, "$value": 1}, "gone": {**number, "$value": 2}},
        "b/tokens/t.json": {"n": {**number, "$value": 3}, "x": {"come": {**number, "$value": 4}}}})

    def run(form):
        return tincture.run("diff", "a", "b", "--format", form, cwd=folder, code=0).stdout

    diff = json.loads(run("json"))
    assert diff["summary"]["tokens"] == {"added": 1, "removed": 1, "renamed": 0, "changed": 1}
    assert diff["advice"]["level"] == "major"
    for text in (run("text"), run("markdown")):
        for path in ("n", "gone", "x/come", "theme.gone", "theme.x.come", "major"):
            assert path in text
