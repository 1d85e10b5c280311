"""CHANGELOG.md names what came and went since the last release, and docs/releases lists each one."""

import itertools
import os
import re

import pytest
import releases
from files import ROOT, tracked

CHANGELOG = ROOT / "CHANGELOG.md"
TEXT = CHANGELOG.read_text(encoding="utf-8")
VERSION = (ROOT / "Distribution/version").read_text().strip()
RECORDED = releases.recorded()
EARLIER = [version for version in RECORDED if releases.number(version) < releases.number(VERSION)]


@pytest.fixture(scope="module")
def current(tincture):
    printed = tincture.run("--version", code=0).stdout.strip()
    assert printed == VERSION, f"{tincture.binary} is {printed}: build it again"
    return releases.listed(tincture.binary)


def complaint(version, old, new, text):
    """The message about an entry that leaves something out; empty if it is complete."""
    entry = releases.entry(version, text)
    if entry is None:
        return f"CHANGELOG.md has no entry '## {version}'"
    missing = releases.unnamed(old, new, entry)
    return "\n  ".join([f"CHANGELOG.md, entry {version}, does not name:", *missing]) if missing else ""


def test_the_changelog_names_what_came_and_went_since_the_last_release(current):
    assert not (message := complaint(VERSION, RECORDED[EARLIER[-1]], current, TEXT)), message


def test_a_format_that_writes_other_bytes_has_a_new_form(current):
    rewritten = releases.rewritten(RECORDED[EARLIER[-1]], current)
    same = [name for name, (old, new) in rewritten.items() if old == new and name != "json"]
    assert not same, f"raise 'form' of their seals, next to OutputFormat+NAME.swift: {', '.join(same)}"


def test_the_list_of_this_version_is_recorded_only_when_it_is_released(current):
    file = releases.RECORDS / f"{VERSION}.txt"
    if os.environ.get("UPDATE_RELEASE"):
        file.write_text("\n".join(current) + "\n", encoding="utf-8")
        pytest.fail(f"wrote {file}: check it in with the release, and run again without UPDATE_RELEASE")
    if VERSION in RECORDED:
        assert current == RECORDED[VERSION], (
            f"{VERSION} is released and something changed since: begin the next version, as CONTRIBUTING.md "
            f"says")


def test_the_changelog_agrees_with_the_lists_of_released_versions():
    assert EARLIER, f"no version before {VERSION} is recorded"
    for old, new in itertools.pairwise(RECORDED):
        assert not (message := complaint(new, RECORDED[old], RECORDED[new], TEXT)), message


def test_there_is_an_entry_for_each_version_newest_first():
    versions = re.findall(r"^## (.+)$", TEXT, re.M)
    assert versions[0] == VERSION, f"CHANGELOG.md begins with {versions[0]}; this is {VERSION}"
    assert versions == sorted(versions, key=releases.number, reverse=True)
    assert set(RECORDED) <= set(versions)
    for version in set(versions) - {versions[-1]}:
        assert "### Changes in generated files" in releases.entry(version, TEXT), version


# The comparison itself

OLD = [
    "api TokenValues TokenColor: let alpha: Double", "api TokenValues nonisolated struct TokenColor",
    "command tincture audit", "generated css form 1: aaaa", "key baseline results[].ratio",
    "key contract layer.opacity", "key tincture.json audit", "key tincture.json audit.level",
    "option tincture audit --baseline", "rule low-contrast", "value tincture audit --format gitlab",
    "value tincture.json output.format: css"]


def changelog(entry):
    return f"# Changes\n\n## 2.0.0\n{entry}\n## 1.0.0\n\nThe first one: `low-contrast`.\n"


@pytest.mark.parametrize("line, name", [
    ("option tincture audit --baseline", "tincture audit --baseline"), ("rule low-contrast", "low-contrast"),
    ("key tincture.json audit.level", "audit.level"), ("key contract layer.opacity", "layer.opacity"),
    ("key baseline results[].ratio", "results[].ratio"),
    ("api TokenValues TokenColor: let alpha: Double", "TokenColor.alpha"),
    ("value tincture audit --format gitlab", "tincture audit --format gitlab"),
    ("value tincture.json output.format: css", "output.format: css")])
@pytest.mark.parametrize("happened", ["removed", "new"])
def test_what_comes_or_goes_has_to_be_named(line, name, happened):
    old, new = OLD, [other for other in OLD if other != line]
    if happened == "new":
        old, new = new, old
    silent = complaint("2.0.0", old, new, changelog("Better in every way, also low-contrast."))
    assert silent == f"CHANGELOG.md, entry 2.0.0, does not name:\n  {happened}: `{name}`"
    assert not complaint("2.0.0", old, new, changelog(f"- `{name}` is {happened}."))
    assert complaint("2.0.0", old, new, changelog(f"- `{name}-more`, `more-{name}`"))


def test_a_name_includes_what_is_in_it():
    gone = ("api TokenValues", "command", "option", "value tincture audit", "key tincture.json")
    new = [line for line in OLD if not line.startswith(gone)]
    assert releases.changes(OLD, new) == {
        "TokenColor": "removed", "audit": "removed", "tincture audit": "removed"}


@pytest.mark.parametrize("old, new, message", [
    ("1: aaaa", "1: aaaa", ""), ("1: aaaa", "2: aaaa", ""),
    ("1: aaaa", "2: bbbb", "under 'Changes in generated files': `css`")])
def test_other_bytes_have_to_be_named_in_their_section(old, new, message):
    lists = [f"generated css form {old}"], [f"generated css form {new}"]
    found = complaint("2.0.0", *lists, changelog("`css` is faster."))
    assert found == (f"CHANGELOG.md, entry 2.0.0, does not name:\n  {message}" if message else "")
    section = changelog("### Changes in generated files\n\n- `css`: a blank line less.\n\n### Other\n")
    assert not complaint("2.0.0", *lists, section)


def test_every_page_and_file_names_this_version():
    """Examples in these pages are of other versions: versioning.md."""
    paths = tracked(
        "README.md", "CONTRIBUTING.md", "docs", "Distribution", "Examples", "action.yml",
        ":!docs/releases", ":!docs/reference/versioning.md", ":!*.png")
    other = [
        f"{path}:{number}: {found}" for path in paths
        for number, line in enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), 1)
        for found in re.findall(r"(?<![\d.])0\.\d+\.\d+(?![\d.])", line) if found != VERSION]
    assert other == [], "they name another version than " + VERSION
