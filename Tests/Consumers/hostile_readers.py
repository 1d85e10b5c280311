"""Reads outputs back with each format's own parser, into a shape and the texts in it.

A text must never change the shape: the elements, members, cells and lines. Texts are all their
contents. The order does not matter, because it depends on names.
"""

import json
import re
import unicodedata
from collections import Counter

import cmarkgfm
import lxml.etree
import lxml.html
from audits import visible as shown
from cmarkgfm.cmark import Options

HIDDEN = {"Cc", "Cf", "Zl", "Zp", "Cs", "Co", "Cn"}
SEEN = Counter()  # the number of texts that were found, by format


def squeezed(text):
    return " ".join(text.replace("\u200b", "").split())


def shape(name, children):
    return (name, tuple(sorted(Counter(children).items(), key=repr)))


class Read:
    """A shape and the texts in it."""

    def __init__(self, shape, texts):
        self.shape, self.texts = shape, list(texts)


def read_json(text):
    texts = []

    def walk(value):
        if isinstance(value, dict):
            texts.extend(value)
            return shape("{}", map(walk, value.values()))
        if isinstance(value, list):
            return shape("[]", map(walk, value))
        if isinstance(value, str):
            texts.append(value)
        return "number" if isinstance(value, (int, float)) else type(value).__name__

    def once(pairs):
        assert len(dict(pairs)) == len(pairs), "no key is there twice"
        return dict(pairs)

    return Read(walk(json.loads(text, object_pairs_hook=once)), texts)


def read_tree(root):
    texts = []

    def walk(element):
        texts.extend([element.text or "", element.tail or "", *element.attrib.values()])
        name = element.tag if isinstance(element.tag, str) else "comment"
        return shape((name, tuple(sorted(element.attrib))), map(walk, element))

    return Read(walk(root), texts)


def read_xml(text):
    parser = lxml.etree.XMLParser(resolve_entities=False, huge_tree=True)
    return read_tree(lxml.etree.fromstring(text.encode(), parser))


def read_markdown(text):
    """As GitHub renders it, with its tables, links and footnotes."""
    html = cmarkgfm.github_flavored_markdown_to_html(
        text, Options.CMARK_OPT_UNSAFE | Options.CMARK_OPT_FOOTNOTES)
    read = read_tree(lxml.html.fromstring(f"<body>{html}</body>"))
    cells = lxml.html.fromstring(f"<body>{html}</body>").xpath("//td | //th | //h1 | //h2 | //summary | //li")
    for link in lxml.html.fromstring(f"<body>{html}</body>").iter("a", "img", "script"):
        raise AssertionError(f"markup: {lxml.html.tostring(link)[:200]}")
    # A mention outside of code notifies a person.
    for code in (page := lxml.html.fromstring(f"<body>{html}</body>")).iter("code"):
        code.text = ""
    assert not re.search(r"@\w", page.text_content()), "no person is mentioned"
    return Read(read.shape, [cell.text_content() for cell in cells])


def read_lines(text):
    return Read(text.count("\n"), re.split("\r\n|[\n\r\v\f\x85\u2028\u2029]", text))


DOM = """() => {
  const texts = []
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) { texts.push(node.data); return ['#text', [], []] }
    if (node.nodeType !== Node.ELEMENT_NODE) return [node.nodeName, [], []]
    for (const a of node.attributes) texts.push(a.value)
    return [node.nodeName, [...node.attributes].map(a => a.name).sort(),
            [...node.childNodes].filter(n => n.nodeType !== Node.TEXT_NODE || n.data.trim()).map(walk)]
  }
  for (const mark of document.querySelectorAll('wbr')) mark.remove()
  document.body?.normalize()
  return [walk(document.documentElement), texts, window.evil ?? null]
}"""


def read_html(browser, text, runs=True):
    """As Chromium parses it. Fails if anything uses the network, or if a hostile script runs."""
    page = browser.new_page(java_script_enabled=runs)
    asked, said = [], []
    page.route("**/*", lambda route: (asked.append(route.request.url), route.abort()))
    page.on("dialog", lambda dialog: (said.append(dialog.message), dialog.dismiss()))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.set_content(text, timeout=120_000, wait_until="domcontentloaded")
    tree, texts, evil = page.evaluate(DOM)
    page.close()
    assert not asked and not said and evil is None, (asked[:3], said[:3], evil)

    def walk(node):
        name, attributes, children = node
        return shape((name, tuple(attributes)), (walk(child) for child in children if child[0] != "#text"))

    return Read(walk(tree), texts)


def hidden_marks(text, allowed="\n\u200d"):
    """The characters that must not reach a terminal or the reader of a diff."""
    return sorted({hex(ord(mark)) for mark in set(text)
                   if mark not in allowed and unicodedata.category(mark) in HIDDEN})


def log_commands(text):
    """The commands that CI systems would read from the text.

    GitHub's runner checks every line of both streams (ActionCommand.cs), without leading spaces. A
    command is a line that begins with `::` and contains another `::`, or a `##[` anywhere that is
    followed by `]`. Azure's agent looks for `##vso[`, TeamCity's for `##teamcity[`, anywhere.
    """
    lines = re.split("[\n\r]", text)
    return [line[:200] for line in lines
            if re.match(r"\s*::.*::", line) or re.search(r"##[A-Za-z]*\[", line)]


def assert_twins(form, hostile, twin, texts, as_shown=shown, exact=False):
    """Checks that the shapes are the same, and that one of the read texts contains each text whole."""
    assert hostile.shape == twin.shape, f"{form}: {difference(hostile.shape, twin.shape)}"
    found = {text if exact else squeezed(text) for text in hostile.texts}
    for text in texts:
        wanted = as_shown(text) if exact else squeezed(as_shown(text))
        assert wanted in found or any(wanted in text for text in found), f"{form}: lost {wanted[:200]!r}"
        SEEN[form] += 1


def difference(one, other):
    if not (isinstance(one, tuple) and isinstance(other, tuple)) or one[0] != other[0]:
        return f"{str(one)[:300]} is not {str(other)[:300]}"
    only = [dict(set(a) - set(b)) for a, b in ((one[1], other[1]), (other[1], one[1]))]
    if len(only[0]) == len(only[1]) == 1:
        (left,), (right,) = only
        if left != right:
            return difference(left, right)
    return f"{str(only[0])[:300]} is not {str(only[1])[:300]}"
