"""Swift made of hostile texts: the declarations and comments that the compiler sees, and the
values that a program prints."""

import json
import re
from collections import Counter

import hostile_project as projects
import pytest
from files import run
from hostile_project import as_value
from hostile_readers import SEEN, shown
from hostile_texts import SHORT
from test_hostile import in_path, pairs  # noqa: F401

SETTINGS = [{"namespace": "Brand", "access": "public"}, {"prefix": "Acme", "access": "package"}]


def swiftc(*words, cwd):
    done = run("swiftc", "-package-name", "p", *words, cwd=cwd)
    assert "error" not in done.stderr, done.stderr[:3000]
    return done


def symbols(root):
    """Everything that the compiler sees as declared, with its comments."""
    swiftc("-emit-module", "-module-name", "Hostile", "-swift-version", "6", "-parse-as-library",
           *root.glob("out/Themes/*.swift"), "-emit-module-path", root / "H.swiftmodule",
           "-emit-symbol-graph", "-emit-symbol-graph-dir", root / "graph", cwd=root)
    return json.loads((root / "graph/Hostile.symbols.json").read_text(encoding="utf-8"))["symbols"]


def unescaped(literal):
    """The text between the quotes of a literal; messages of attributes are returned as written."""
    return re.sub(r"\\(?:u\{(\w+)\}|(.))", lambda found: (
        chr(int(found[1], 16)) if found[1] else found[2]), literal)


def comment(symbol):
    return [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]


def lines(text):
    """A description as the lines of a comment."""
    return [shown(line) for line in re.split("\r\n|[\n\r\v\f\x85\u2028\u2029]", text) if line.strip()]


@pytest.fixture(scope="module")
def declared(pairs):  # noqa: F811
    pair = pairs("plain")
    return [symbols(root) for root in pair.folders]


def test_hostile_texts_declare_nothing_more_than_harmless_ones(pairs, declared):  # noqa: F811
    hostile, twin = (Counter(symbol["kind"]["identifier"] for symbol in found) for found in declared)
    source, _ = pairs("plain").files("out/Themes/Theme.swift")
    # The compiler lists no names that begin with an underscore.
    hostile["swift.property"] += len(re.findall(r"^ *public var _", source, re.M))
    assert hostile == twin


def test_comments_and_deprecations_contain_every_text(declared):
    by_comment = {tuple(filter(str.strip, comment(symbol))): symbol for symbol in declared[0]}
    for index, text in enumerate(SHORT.values()):
        group = in_path(f"g{index:03} {projects.as_name(text)}")
        (deprecation,) = by_comment[*lines(f"`{group}/old`: #FFFFFF"), *lines(text)]["availability"]
        assert unescaped(deprecation.get("message", "")) == text
        SEEN["swift"] += 3


def chains(source):
    """Every expression for a font family, by the number of its text."""
    groups = dict(re.findall(r"^ *public var (\S+): (\S+Tokens) \{ \S+Tokens\(.*\) \}$", source, re.M))
    for group, kind in groups.items():
        body = source[source.index(f"extension Theme.{kind} {{"):].partition("\n}\n")[0]
        for name in re.findall(r"^ *public var (\S+): TokenFontFamily ", body, re.M)[:2]:
            yield int(re.match(r"g(\d{3})", group)[1]), f"theme.{group}.{name}.names"


def test_a_program_prints_every_value(pairs):  # noqa: F811
    """Compiled in mode 5. Each value is read from its own property, and from that of its alias."""
    pair = pairs("plain")
    root, _ = pair.folders
    source, _ = pair.files("out/Themes/Theme.swift")
    asked = list(chains(source))
    assert sorted(index for index, _ in asked) == sorted(2 * list(range(len(SHORT))))
    (root / "main.swift").write_text("let theme = Theme.default\n" + "".join(
        f"print({chain}.map {{ $0.utf8.map(Int.init) }})\n" for _, chain in asked), encoding="utf-8")
    swiftc("-swift-version", "5", "-suppress-warnings", *root.glob("out/Themes/*.swift"), "main.swift", "-o",
           "printed", cwd=root)
    printed = run(root / "printed")
    texts = list(SHORT.values())
    for (index, _), line in zip(asked, printed.stdout.splitlines(), strict=True):
        (value,) = json.loads(line)
        assert bytes(value).decode() == as_value(texts[index])
        SEEN["swift"] += 1


@pytest.mark.parametrize("name, version, settings", [
    ("passing", "6", {}), ("contexts", "5", {}), ("plain", "6", SETTINGS[0]), ("contexts", "6", SETTINGS[1])])
def test_hostile_swift_compiles_with_all_settings(tincture, pairs, tmp_path, name, version, settings):  # noqa: F811
    root, _ = pairs(name, *CONTEXTS if name == "contexts" else ()).folders
    if settings:
        project = json.loads((root / "tincture.json").read_text(encoding="utf-8"))
        project["outputs"] = [{**projects.FORMATS["swift"], "format": "swift", "to": "again", **settings}]
        (root / "again.json").write_text(json.dumps(project), encoding="utf-8")
        tincture.run("build", "--project", "again.json", cwd=root, code=0)
    files = root.glob("again/*.swift" if settings else "out/Themes/*.swift")
    done = swiftc("-typecheck", "-wmo", "-parse-as-library", "-swift-version", version, "-warnings-as-errors",
                  *files, cwd=tmp_path)
    assert not done.stderr
    SEEN["swift"] += len(SHORT)


CONTEXTS = ("swift", "json", "css", "xcassets", "compose", "audit-html", "audit-markdown", "mustache")
