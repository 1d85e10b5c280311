"""Hostile texts in every place, in every output, report and explanation.

Each project has a twin in which all texts are harmless. The outputs of both have the same shape,
and the parser of each format finds every text unchanged. See hostile_texts.py.
"""

import json
import re
from functools import cache

import hostile_project as projects
import hostile_readers as readers
import pytest
from conftest import write_files
from hostile_project import as_value, marked, named
from hostile_readers import SEEN, assert_twins, hidden_marks, log_commands, shown
from hostile_texts import LONG, SHORT, TEXTS

CODES = {"plain": 0, "passing": 0, "contexts": 0, "modifiers": 0, "audited": 1, "faulty": 1}


class Pair:
    """A project with hostile texts, and its twin."""

    def __init__(self, tincture, folder, make, texts, *formats):
        self.tincture, self.texts = tincture, texts
        self.name = make.__name__
        self.folders = folder / "hostile", folder / "twin"
        for root, own in zip(self.folders, (texts, projects.benign(texts))):
            write_files(root, projects.as_json(make(own, *formats)))

    def run(self, *arguments, code):
        """The output for both, checked for anything that must not reach a terminal or log."""
        for root in self.folders:
            done = self.tincture.run(*arguments, cwd=root)
            assert done.returncode == code, done.stderr[-2000:]
            for stream in (done.stdout, done.stderr):
                assert not hidden_marks(stream), (self.name, arguments, hidden_marks(stream))
                if "github" not in arguments:
                    assert not log_commands(stream), (arguments, log_commands(stream)[:3])
            yield done

    def files(self, path):
        for root in self.folders:
            yield (root / path).read_text(encoding="utf-8")

    def marked(self, *tags):
        """The texts in these places."""
        return [text for index, own in enumerate(self.texts.values()) for tag in tags
                for text in [(named if tag in NAMES else marked)(own, tag, index)]]


# Places whose texts are token names. DTCG allows fewer characters there.
NAMES = set("trwvmnk")


@pytest.fixture(scope="session")
def pairs(tincture, tmp_path_factory):
    @cache
    def pair(name, *formats, texts="SHORT"):
        make = getattr(projects, name)
        own = {"SHORT": SHORT, "TEXTS": TEXTS, "LONG": {name: TEXTS[name] for name in LONG}}[texts]
        made = Pair(tincture, tmp_path_factory.mktemp(name), make, own, *formats)
        made.said = list(made.run("build", code=CODES[name]))
        return made

    return pair


def in_path(text):
    """The text as a path writes a name."""
    return text.replace("~", "~0").replace("/", "~1")


def test_tokens_json_contains_every_text_exactly(pairs):
    pair = pairs("plain")
    found, twin = map(readers.read_json, pair.files("out/tokens.json"))
    assert found.shape == twin.shape
    hostile, _ = pair.files("out/tokens.json")
    (theme,) = json.loads(hostile)["themes"]
    for index, text in enumerate(SHORT.values()):
        group, name = in_path(f"g{index:03} {projects.as_name(text)}"), in_path(named(text, "t", index))
        token = theme["tokens"][f"{group}/{name}"]
        assert token["value"] in (as_value(text), [as_value(text)])
        assert token["description"] == text
        assert token["extensions"] == {"org.example": {text: [text]}}
        old = theme["tokens"][f"{group}/old"]
        assert old["description"] == text and old["deprecated"] == text
        assert theme["tokens"][f"{group}/same"]["alias"] == f"{group}/{name}"
        title = theme["tokens"][f"{group}/title"]["value"]["fontFamily"]
        assert title == [as_value(text), "x"]
        SEEN["json"] += 9
    assert not hidden_marks(hostile)


def test_html_of_templates_contains_every_text_exactly(pairs, browser):
    for pair in (pairs("plain"), pairs("passing")):
        read = [readers.read_html(browser, text) for text in pair.files("out/page.html")]
        texts = pair.texts.values() if pair.name == "plain" else pair.marked("C", "d", "b")
        known = {normal(text) for text in read[0].texts}
        assert read[0].shape == read[1].shape, readers.difference(read[0].shape, read[1].shape)
        for text in texts:
            index = list(pair.texts.values()).index(text) % 3 if pair.name == "plain" else text[-4]
            if index in (0, 1, 2, "C") or int(text[-3:]) % 3 == {"b": 1, "d": 2}[index]:
                assert normal(text) in known, f"lost {text!r}"
                SEEN["mustache"] += 1


def normal(text):
    """A text after HTML parsing: line breaks are normalized, NUL is removed."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


AUDIT_READERS = {
    # What is too long for most terminals continues on the next line.
    "text": lambda text, _: readers.read_lines(text.replace("\n      ", "  ")),
    "json": lambda text, _: readers.read_json(text),
    "markdown": lambda text, _: readers.read_markdown(text),
    "html": lambda text, browser: readers.read_html(browser, text),
    "sarif": lambda text, _: readers.read_json(text),
    "junit": lambda text, _: readers.read_xml(text),
    "gitlab": lambda text, _: readers.read_json(text),
    "github": lambda text, _: readers.read_lines(text),
}


@pytest.mark.parametrize("form", AUDIT_READERS)
def test_audits_keep_every_text_in_its_place(pairs, browser, form):
    pair = pairs("audited")
    more = {"text": ["--all"], "sarif": ["--sarif-suppressions"]}.get(form, [])
    said = list(pair.run("audit", "--format", form, *more, code=1))
    if form == "markdown":  # it is cut to fit a comment, where it is cut depends on names
        assert all(readers.read_markdown(done.stdout).texts for done in said)
        SEEN["markdown"] += len(SHORT)
        return
    read = [AUDIT_READERS[form](done.stdout, browser) for done in said]
    texts = [as_reported(form, tag, text) for tag in "Crwvsbod" for text in pair.marked(tag)
             if is_reported(form, tag, text)]
    assert_twins(form, *read, texts, AS_SHOWN.get(form, shown), exact=form == "json")


AS_SHOWN = {
    "json": str,
    "sarif": lambda text: shown(text).replace("{", "{{").replace("}", "}}").replace("](", "\\]("),
    "github": lambda text: shown(text).replace("%", "%25"),
}


def as_reported(form, tag, text):
    """Messages name roles by their paths."""
    return in_path(text) if tag in "rw" and form in ("sarif", "github", "gitlab") else text


def is_reported(form, tag, text):
    """Whether a format contains the text: only rows that do not pass have messages."""
    outcome = ("fail", "waived", "exempt")[int(text[-3:]) % 3]
    shown = {
        "s": form in ("text", "json", "html"), "b": outcome == "waived", "o": outcome == "waived",
        "d": outcome == "exempt" and form in ("json", "html", "junit")}
    if tag in "bo":
        return outcome == "waived" and form != "text" and (form != "github" or int(text[-3:]) < 9 * 3)
    if form in ("sarif", "github", "gitlab"):
        return outcome == "fail" and tag in "rwv"
    return shown.get(tag, True)


def test_files_keep_every_text_in_its_place(pairs, browser):
    pair = pairs("passing")
    wanted = [text for tag in "Crwvsbo" for text in pair.marked(tag) if is_reported("html", tag, text)]
    for form, read in (("audit-html", lambda text: readers.read_html(browser, text)),
                       ("audit-markdown", readers.read_markdown)):
        path = projects.FORMATS[form]["to"]
        hostile, twin = map(read, pair.files(path))
        assert_twins(form, hostile, twin, wanted if form == "audit-html" else [
            text for text in wanted if not re.search(r" [rsw]\d+$", text)])
    shapes = []
    for root, texts in zip(pair.folders, (pair.texts, projects.benign(pair.texts))):
        pages = [readers.read_markdown(path.read_text(encoding="utf-8"))
                 for path in sorted(root.glob("out/components/*.md"))]
        assert len(pages) == len(texts)
        shapes.append(readers.Read(readers.shape("pages", [page.shape for page in pages]),
                                   [text for page in pages for text in page.texts]))
    assert_twins("component-markdown", *shapes, pair.marked("C", "r", "w", "v"))


def test_long_texts_are_complete(pairs, browser):
    pair = pairs("plain", "json", "css", "mustache", texts="LONG")
    hostile, _ = pair.files("out/tokens.json")
    texts = set(readers.read_json(hostile).texts)
    html = readers.read_html(browser, next(pair.files("out/page.html")))
    for text in pair.texts.values():
        assert text in texts and text in html.texts
        SEEN["json"] += 1
