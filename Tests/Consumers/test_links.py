"""Every path of this repository that something in it names exists: symbolic links, scripts, pages,
Python, the manifest, and comments in Swift. What runs on a user's side does not name sources."""

import os
import re
from functools import cache

import pytest
from conftest import ROOT
from test_paths import listed, with_folders

FILES = sorted(path for path in listed() if os.path.lexists(ROOT / path))
PATHS = with_folders(FILES)
OWN = "Tests/Consumers/test_links.py"
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
# A name that only a run knows: `"Sources" / module`. files.module_folder finds a module.
UNKNOWN = re.compile(r'"(?:Sources|Tests)" / (?!wing\b)[a-z]\w*')

# Paths that look like ours, and need not exist.
OTHERS = {
    # The released package has no wings, nor has the package of this test.
    "Scripts/release-files.py": {
        "Sources/EBComponents", "Sources/EBComponentsUIKit", "Sources/TokenValues"},
    "Tests/Consumers/test_swift_cost.py": {"Sources/TokenValues"},
    # A regular expression, and a file that git ignores.
    "Tests/Consumers/test_ci.py": {"Distribution/.*"},
    "Tests/Consumers/test_release.py": {"schemas/.DS_Store"},
}

# The files of tests that find the repository from their own place: one in each package.
CLIMBING = {
    "Tests/Compiler/TokenTesting/PackageFolder.swift",
    "Tests/Components/GalleryTests/Support.swift",
}


def comments(text):
    """The comments of a Swift source, on the same lines."""
    found = (re.search(r"(?<![:\"/])//.*", line) for line in text.split("\n"))
    return "\n".join(match[0] if match else "" for match in found)


@cache
def words(file):
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
    counted = sum(is_ours(path) for file in readable() for _, path in named(words(file)))
    assert counted > 500
    assert [f"{file}:{number}: {path}" for file in readable()
            for number, path in missing(words(file)) if path not in OTHERS.get(file, ())] == []


def test_every_exception_is_needed():
    for file, paths in OTHERS.items():
        assert paths == {path for _, path in missing(words(file))}, file


def test_python_names_a_module_only_where_it_is_looked_for():
    """`"Sources" / module` does not exist, and a glob below it finds nothing without an error."""
    found = [
        f"{file}: {it}" for file in readable()
        for it in UNKNOWN.findall((ROOT / file).read_text(encoding="utf-8"))]
    assert found == [], "use files.module_folder"


def test_what_runs_on_a_users_side_names_no_source():
    """In the clone of pre-commit and the checkout of the action: sources may move. But
    Distribution/package is the released package, which has sources of its own."""
    files = [path for path in FILES if re.match(
        r"Distribution/(?!package/)|action\.yml$|\.pre-commit-hooks\.yaml$", path)]
    assert len(files) > 8
    assert [f"{file}:{number}: {line.strip()}" for file in files
            for number, line in enumerate(words(file).split("\n"), 1)
            if re.search(r"\b(?:Sources|Tests)/", line)] == []


def test_swift_tests_find_the_repository_in_one_place_of_a_package():
    climbing = {
        path for path in FILES if re.match(r"Tests/.+\.swift$", path)
        and "#filePath" in (text := (ROOT / path).read_text(encoding="utf-8"))
        and re.search(r"delet(?:e|ing)LastPathComponent|\.\./|removeLast\(", text)}
    assert climbing == CLIMBING, "use the place that the package has"


@pytest.mark.parametrize("text, found", [
    ("see Sources/Compiler/Nothing.swift.", ["Sources/Compiler/Nothing.swift"]),
    ("`Sources/TokenJSON/Lock.swift`", ["Sources/TokenJSON/Lock.swift"]),
    ("[a](../../docs/how-to/nothing.md)", ["docs/how-to/nothing.md"]),
    ('"$root/Tests/Nothing"', ["Tests/Nothing"]), ("Scripts/nothing-*", ["Scripts/nothing-*"]),
    ("Tests/StandIns/NAME.swift", ["Tests/StandIns/NAME.swift"]),
    ("generated/gallery/audit.json", ["generated/gallery/audit.json"]),
    ("Examples/MultiBrand/Sources/Nothing", ["Examples/MultiBrand/Sources/Nothing"]),
    # They exist, or are of another project.
    ("Scripts/build, docs/reference/.", []), ("docs/releases/VERSION.txt", []),
    ("Sources/Migration/TokenDialects/NAME/Dialect+NAME.swift", []),
    ('f"schemas/{name}.schema.json"', []), ("Examples/*/README.md", []),
    ("Sources/ShopTheme/Theme.swift", []), ("generated/Themes/Tag.swift", []),
    ("https://example.com/docs/nothing.md", []), ("a/Tests/Nothing", [])])
def test_the_search_finds(text, found):
    assert [path for _, path in missing(text)] == found


def test_comments_of_swift_are_read():
    text = 'let a = "https://a" // see Tests/Nothing\nlet b = "Tests/Nothing"\n/// Tests/Nothing'
    assert missing(comments(text)) == [(1, "Tests/Nothing"), (3, "Tests/Nothing")]
