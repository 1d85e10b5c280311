"""The pages and what they name: links, the index, plain words in pages and code, and every path of
this repository that a page, a script, Python, the manifest or a comment in Swift names."""

import os
import re
import sys
from functools import cache
from urllib.parse import unquote

import pytest
from files import ROOT, tracked
from PIL import Image
from test_paths import with_folders

sys.path.append(str(ROOT / "Scripts"))
import words  # noqa: E402

PAGES = words.pages()
# DocC resolves its own links; test_docs.py checks them.
LINKED = [page for page in PAGES if page.parent.suffix != ".docc"]
DOCS = ROOT / "docs"
FOLDERS = ["Sources", "Tests", "Plugins", "Examples", "Package.swift", "Scripts", ".ci", "Distribution"]
OWN = "Tests/Consumers/test_pages.py"
FINDING = re.compile(r"^\S+:\d+:\d+: (?:error|warning): (.*) \[[a-z-]+\]$", re.M)
# What a message quotes from files or gives as a replacement counts as one word.
QUOTED = re.compile(r'"[^"{}]*"|\{[^{}]*\}')
README = (ROOT / "README.md").read_text(encoding="utf-8")


def name(page):
    return str(page.relative_to(ROOT))


def prose(page):
    """The page without fenced code."""
    return re.sub(r"^ *```.*?^ *```$", "", page.read_text(encoding="utf-8"), flags=re.S | re.M)


def links(page):
    """The relative links and pictures of a page."""
    text = re.sub(r"`[^`\n]*`", "x", prose(page))
    return [it for it in re.findall(r"\]\(([^)\s]+)\)", text) if not re.match(r"[a-z]+:", it)]


@pytest.mark.parametrize("page", LINKED, ids=name)
def test_links_have_targets(page):
    """test_site.py checks anchors."""
    for link in links(page):
        path = unquote(link).partition("#")[0]
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{name(page)} links {link}"
        assert ROOT in target.parents, f"{name(page)} links {link}"


def test_the_index_lists_every_page_in_one_line_with_its_title():
    rows = re.findall(
        r"^\| \[([^\]]+)\]\(([^)]+)\) \| [^|]+ \|$", (DOCS / "README.md").read_text(encoding="utf-8"), re.M)
    listed = [link for _, link in rows]
    assert len(listed) == len(set(listed))
    heads = ("start", "how-to", "reference", "contributing")
    assert {(DOCS / it).resolve() for it in listed} == {
        *(page for head in heads for page in (DOCS / head).glob("*.md")), DOCS / "api"}
    assert {path.name for path in DOCS.iterdir() if path.is_dir()} == {
        *heads, "diagnostics", "api", "images", "releases"}
    assert [path.name for path in DOCS.glob("*.md")] == ["README.md"]
    for title, link in rows:
        assert link == "api" or re.findall(
            r"^# (.+)$", (DOCS / link).read_text(encoding="utf-8"), re.M) == [title], link


@pytest.mark.parametrize("place", [*PAGES, *(ROOT / folder for folder in FOLDERS)], ids=name)
def test_words_are_plain_and_sentences_short(place):
    files = [it for it in words.files([place]) if it == place or it.suffix != ".md"]
    found = [f"{name(file)}:{line}: {text}" for file in files
             for line, text in words.found(file, words.rules())]
    assert files and not found, "\n".join(found)


def test_printed_findings_in_the_documentation_are_short():
    printed = [(page.name, message) for page in sorted((ROOT / "docs").rglob("*.md"))
               for message in FINDING.findall(page.read_text(encoding="utf-8"))]
    found = [it for it in printed if len(QUOTED.sub("x", it[1]).split()) > words.LONGEST_MESSAGE]
    assert len(printed) > 80 and not found, "\n".join(map(str, found))


def test_every_message_in_troubleshooting_is_printed():
    """By us, or by a shell, Swift or Xcode."""
    page = (DOCS / "how-to/troubleshooting.md").read_text(encoding="utf-8")
    seen = re.findall(r"(?<=[`\s])`([^`]+ [^`]+)`", "".join(re.findall(r"^\| [^|]+", page, re.M)))
    others = re.compile("tincture: command|Sandbox: |no such module|'nonisolated' |module compiled")
    swift = "".join(file.read_text(encoding="utf-8") for folder in ("Sources", "Plugins")
                    for file in (ROOT / folder).rglob("*.swift"))
    ours = re.sub(r"\\\(\w+\)", "dark", re.sub(r'"\s*\+\s*"', "", swift))
    assert len(seen) > 25 and [it for it in seen if it not in ours and not others.match(it)] == []


def test_the_readme_takes_five_minutes_to_read():
    """At 200 words a minute."""
    count = len(README.split())
    assert 850 <= count <= 1000, count


def test_pages_count_the_components():
    """Each has a contract."""
    contracts = len(list((ROOT / "tokens").glob("*.contract.json")))
    numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"]
    for page in ("docs/how-to/components.md", "docs/contributing/architecture.md"):
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


LONG = "word " * 41


@pytest.mark.parametrize("file, text, found", [
    ("a.md", "The value stands there.", 1), ("a.md", "`stands` is code, and\n```text\nstands\n```\n", 0),
    ("a.md", f"{LONG}.", 1), ("a.md", f"| {LONG}|", 0),
    ("a.swift", "/// What stands here.", 1), ("a.swift", 'let a = "it stands"', 1),
    ("a.swift", "func `it stands`() {}", 1), ("a.swift", 'let stands = "\\(stands)"  // fine', 0),
    ("a.swift", f'f(message: "{LONG}")', 1), ("a.swift", f'f("{LONG}")', 0),
    ("a.swift", f'f(\n  message:\n    "{LONG[:65]}"\n    + "{LONG[:65]}", at: b)', 1),
    ("a.swift", f'throw ValidationError("{LONG}")', 1),
    ("a.py", '"""What stands here."""\n', 1), ("a.py", 'x = """\nstands\n"""\n', 0),
    ("a", "#!/bin/bash\n# it stands\n", 1), ("a", "#!/bin/bash\necho stands\n", 0)])
def test_a_habit_is_found(file, text, found, tmp_path):
    path = tmp_path / file
    path.write_text(text, encoding="utf-8")
    assert words.is_read(path) and len(list(words.found(path, words.rules()))) == found


# Paths

FILES = sorted(path for path in tracked() if os.path.lexists(ROOT / path))
PATHS = with_folders(FILES)
WINGS = ("Command", "Compiler", "Components", "Migration")
MODULES = {path.split("/")[2] for path in FILES if re.match(r"Sources/\w+/\w+/", path)}
# What is read whole; of Swift sources only the comments are. CHANGELOG.md names what was.
READ = re.compile(
    r"(Scripts|docs|Distribution|\.ci)/.*(?<!\.png)$|(?!CHANGELOG)[^/]+\.(md|yml|yaml)$"
    r"|Tests/.+\.md$|Package\.swift$|\.gitattributes$|.+\.py$")
# What means any name: globs, variables of scripts and formatted texts, words in capitals.
ANY = re.compile(
    r"\*+|…|<\w+>|\$\{\w+\}|\$\w+|\{[\w.,]*\}|NAME|TARGET|VERSION|MODULE|FOLDER|FILE(?![a-z])")
PIECE = r"(?:[\w.+@~*…-]|<\w+>|\$\{\w+\}|\$\w+|\{[\w.,]*\})"
TOPS = "Sources|Tests|Scripts|docs|generated|schemas|Distribution|Plugins|Examples"
PATH = re.compile(
    r"(?P<before>[^\s\"'`()\[\]|,;:=<>]*?)" rf"(?P<path>(?:{TOPS})/{PIECE}(?:/|{PIECE})*)")
# What may be before a path that begins at the root. After anything else it is in another folder.
FROM_ROOT = re.compile(r"(?:\.{1,2}/|\$(?:PWD|root|here|GITHUB_ACTION_PATH)/|\{(?:ROOT|root)\}/)*")
# Paths that look like ours, and need not exist.
OTHERS = {
    # The released package has no wings.
    "Scripts/release-files.py": {
        "Sources/EBComponents", "Sources/EBComponentsUIKit", "Sources/TokenValues"},
}


def comments(text):
    """The comments of a Swift source, on the same lines."""
    found = (re.search(r"(?<![:\"/])//.*", line) for line in text.split("\n"))
    return "\n".join(match[0] if match else "" for match in found)


@cache
def said(file):
    """What a file says about other files. In Python, `"docs" / "api"` becomes one text."""
    text = (ROOT / file).read_text(encoding="utf-8")
    if file.endswith(".swift") and file != "Package.swift":
        return comments(text)
    return re.sub(r'"\s*/\s*f?"', "/", text) if file.endswith(".py") else text


def readable():
    """The files that are read. Generated files name what their project has; below are examples."""
    for file in FILES:
        if not (ROOT / file).is_symlink() and not file.startswith("generated/") and file != OWN:
            if READ.match(file) or file.endswith(".swift"):
                yield file


def named(text):
    """The paths that a text names from the root, each with its line."""
    for number, line in enumerate(text.split("\n"), 1):
        for match in PATH.finditer(line):
            if FROM_ROOT.fullmatch(match["before"]):
                yield number, match["path"].rstrip("./…-")


def is_ours(path):
    """Whether a path is of this repository. The projects of examples and tests have folders of the
    same names: in Sources, ours are the wings, and a module without its wing is a path of the past;
    in generated, only this repository has the gallery and the templates for Figma."""
    top, second, *_ = f"{path}/".split("/")
    if top == "Sources":
        return second in WINGS or second in MODULES
    return top != "generated" or second in ("gallery", "figma")


def exists(path):
    """Whether git knows the path, with any name where ANY matches."""
    if path in PATHS:
        return True
    pattern = "[^/]+".join(map(re.escape, ANY.split(path)))
    return bool(ANY.search(path)) and any(re.fullmatch(pattern, it) for it in PATHS)


def missing(text):
    """The paths in a text that do not exist, each with its line."""
    return [(number, path) for number, path in named(text) if is_ours(path) and not exists(path)]


def test_every_symbolic_link_leads_to_a_file_of_the_repository():
    links = [path for path in FILES if (ROOT / path).is_symlink()]
    assert len(links) > 20
    for path in links:
        target = os.readlink(ROOT / path)
        assert not os.path.isabs(target), f"{path} leads to {target}"
        end = (ROOT / path).resolve()
        assert end.is_relative_to(ROOT), f"{path} leads to {target}, which is outside"
        assert str(end.relative_to(ROOT)) in PATHS, f"{path} leads to {target}, which is missing"


def test_every_named_path_exists():
    counted = sum(is_ours(path) for file in readable() for _, path in named(said(file)))
    assert counted > 500
    assert [f"{file}:{number}: {path}" for file in readable()
            for number, path in missing(said(file)) if path not in OTHERS.get(file, ())] == []


def test_every_exception_is_needed():
    for file, paths in OTHERS.items():
        assert paths == {path for _, path in missing(said(file))}, file


def test_what_runs_on_a_users_side_names_no_source():
    """In the clone of pre-commit and the checkout of the action: sources may move. But
    Distribution/package is the released package, which has sources of its own."""
    files = [path for path in FILES if re.match(
        r"Distribution/(?!package/)|action\.yml$|\.pre-commit-hooks\.yaml$", path)]
    assert len(files) > 8
    assert [f"{file}:{number}: {line.strip()}" for file in files
            for number, line in enumerate(said(file).split("\n"), 1)
            if re.search(r"\b(?:Sources|Tests)/", line)] == []


@pytest.mark.parametrize("text, found", [
    ("see Sources/Compiler/Nothing.swift.", ["Sources/Compiler/Nothing.swift"]),
    ("`Sources/TokenJSON/Lock.swift`", ["Sources/TokenJSON/Lock.swift"]),
    ("[a](../../docs/how-to/nothing.md)", ["docs/how-to/nothing.md"]),
    ('"$root/Tests/Nothing"', ["Tests/Nothing"]), ("Scripts/nothing-*", ["Scripts/nothing-*"]),
    ("generated/gallery/audit.json", ["generated/gallery/audit.json"]),
    # They exist, or are of another project.
    ("Scripts/build, docs/reference/.", []), ("docs/releases/VERSION.txt", []),
    ('f"schemas/{name}.schema.json"', []), ("Sources/ShopTheme/Theme.swift", []),
    ("https://example.com/docs/nothing.md", []), ("a/Tests/Nothing", []),
    (comments('let a = "https://a" // see Tests/Nothing\nlet b = "Tests/No"'), ["Tests/Nothing"])])
def test_the_search_finds(text, found):
    assert [path for _, path in missing(text)] == found
