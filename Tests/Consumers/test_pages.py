"""README, CHANGELOG, CONTRIBUTING, SECURITY, docs, the other READMEs, DocC pages: links, the index, words."""

import re
import sys
from urllib.parse import unquote

import pytest
from conftest import ROOT
from PIL import Image

sys.path.append(str(ROOT / "Scripts"))
import words  # noqa: E402

PAGES = words.pages()
# DocC resolves its own links; test_docs.py checks them.
LINKED = [page for page in PAGES if page.parent.suffix != ".docc"]
DOCS = ROOT / "docs"


def name(page):
    return str(page.relative_to(ROOT))


def prose(page):
    """The page without fenced code."""
    return re.sub(r"^ *```.*?^ *```$", "", page.read_text(encoding="utf-8"), flags=re.S | re.M)


def links(page):
    """The relative links and pictures of a page."""
    text = re.sub(r"`[^`\n]*`", "x", prose(page))
    return [it for it in re.findall(r"\]\(([^)\s]+)\)", text) if not re.match(r"[a-z]+:", it)]


def anchors(page):
    """The anchors that GitHub makes of the headings."""
    found = []
    for heading in re.findall(r"^#+ (.+)$", prose(page), re.M):
        text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        anchor = re.sub(r"[^\w\- ]", "", text).replace(" ", "-")
        count = sum(re.fullmatch(rf"{re.escape(anchor)}(-\d+)?", it) is not None for it in found)
        found.append(f"{anchor}-{count}" if count else anchor)
    return found


@pytest.mark.parametrize("page", LINKED, ids=name)
def test_links_have_targets(page):
    for link in links(page):
        path, _, anchor = unquote(link).partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{name(page)} links {link}"
        assert ROOT in target.parents, f"{name(page)} links {link}"
        if anchor:
            assert anchor in anchors(target), f"{name(page)} links {link}"


def test_the_index_lists_every_page_in_one_line():
    index = DOCS / "README.md"
    rows = [line for line in index.read_text(encoding="utf-8").splitlines() if "](" in line]
    listed = [link for row in rows if row.startswith("| [") for link in re.findall(
        r"^\| \[[^\]]+\]\(([^)]+)\) \| [^|]+ \|$", row)]
    assert len(listed) == len(set(listed))
    heads = ("start", "how-to", "reference", "how-it-works")
    assert {(DOCS / it).resolve() for it in listed} == {
        *(page for head in heads for page in (DOCS / head).glob("*.md")), DOCS / "api"}
    assert {path.name for path in DOCS.iterdir() if path.is_dir()} == {
        *heads, "diagnostics", "api", "images", "releases"}
    assert [path.name for path in DOCS.glob("*.md")] == ["README.md"]


def test_the_index_uses_page_titles():
    text = (DOCS / "README.md").read_text(encoding="utf-8")
    for title, link in re.findall(r"^\| \[([^\]]+)\]\(([^)]+\.md)\)", text, re.M):
        first = [line for line in (DOCS / link).read_text(encoding="utf-8").splitlines()
                 if line.startswith("# ")]
        assert first == [f"# {title}"], link


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_words_are_plain_and_sentences_short(page):
    found = [f"{name(page)}:{line}: {text}" for line, text in words.found(page, words.rules())]
    assert not found, "\n".join(found)


README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_readme_takes_five_minutes_to_read():
    """At 200 words a minute."""
    count = len(README.split())
    assert 850 <= count <= 1000, count


def test_the_readme_begins_with_what_works_in_a_clone():
    """Nothing is published, so no command with an address may come first."""
    headings = re.findall(r"^## (.+)$", README, re.M)
    assert headings[:2] == ["Try it", "Install"]
    above, _, section = README.partition("## Try it\n")
    assert len(re.findall(r"^!\[", above, re.M)) == 1
    shown = re.search(r"^```sh\n(.*?)^```$", section, re.M | re.S)[1]
    assert [line.split()[0] for line in shown.splitlines()] == ["Scripts/build", "Scripts/test"]
    before, address, _ = README.partition("your-organization")
    assert address and "There is no published release yet" in before


def test_the_readme_names_what_the_tests_install():
    script = (ROOT / "Scripts/consumers").read_text(encoding="utf-8")
    wanted = set(re.findall(r"! command -v ([a-z]+)", script)) | set(
        re.search(r"^for reader in (.+); do$", script, re.M)[1].split())
    assert {"chromium", "bazel", "fish"} <= wanted
    section = README.partition("## Try it\n")[2].partition("\n## ")[0].lower()
    other = {"google": "chromium", "kotlinc": "kotlin"}
    assert [it for it in wanted if other.get(it, it) not in section] == []


def test_pages_count_the_components():
    """Each has a contract."""
    contracts = len(list((ROOT / "tokens").glob("*.contract.json")))
    numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"]
    for page in ("README.md", "docs/how-to/components.md", "docs/how-it-works/architecture.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        found = set(re.findall(rf"\b({'|'.join(numbers)}) components\b", text))
        assert found == {numbers[contracts]}, page


def test_the_pictures_are_small_and_shown():
    pictures = sorted((DOCS / "images").iterdir())
    pages = [ROOT / "README.md", *DOCS.rglob("*.md")]
    shown = {(page.parent / link).resolve() for page in pages for link in links(page)}
    assert pictures and set(pictures) <= shown
    for picture in pictures:
        assert Image.open(picture).format == "PNG"
        assert picture.stat().st_size < 200_000


@pytest.mark.parametrize("text, found", [
    ("The value stands there.", ["'stands': write is, appears"]),
    ("`stands` is code, and\n```text\nstands\n```\n", []),
    ("A name that is no longer used is no name.", ["'is no': write is not a"]),
    ("word " * 41 + ".", [f"a sentence of 42 words: {'word ' * 6}…"]),
    (("word " * 39 + "end. ") * 2, []),
    ("| " + "word " * 41 + "|", [])])
def test_a_habit_is_found_in_a_page(text, found, tmp_path):
    page = tmp_path / "page.md"
    page.write_text(text, encoding="utf-8")
    assert [text for _, text in words.found(page, words.rules())] == found


@pytest.mark.parametrize("text, count", [
    ("/// What stands here.", 1), ('let a = "it stands"', 1), ("func `it stands`() {}", 1),
    ("let stands = 1  // fine", 0), ('"""\nwhat stands\n"""', 1), ('let a = "\\(stands)"', 0)])
def test_a_habit_is_found_in_swift(text, count, tmp_path):
    file = tmp_path / "File.swift"
    file.write_text(text, encoding="utf-8")
    assert len(list(words.found(file, words.rules()))) == count
