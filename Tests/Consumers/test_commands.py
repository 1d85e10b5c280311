"""Each command is in all places that CONTRIBUTING.md names under *Add a command*.

`test_golden.py`, `test_hostile_coverage.py` and `test_changelog.py` walk the commands too."""

import json
import re

import pytest
from files import ROOT, run

CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
TABLE = CONTRIBUTING.partition("\n## Add a command\n")[2].partition("\n## ")[0]
COMMANDS = "Sources/Command/tincture/Commands"
PAGE = "docs/reference/commands.md"
TESTS = "Tests/Command/TinctureTests"
USAGE = f"{TESTS}/UsageTests.swift"


def listed(entry, parents=(), is_shown=True):
    """The words of each command, with whether help shows it."""
    for inner in entry.get("subcommands", []):
        if inner["commandName"] != "help":
            words = (*parents, inner["commandName"])
            shown = is_shown and inner.get("shouldDisplay", True)
            yield words, shown
            yield from listed(inner, words, shown)


@pytest.fixture(scope="module")
def commands(tincture):
    done = run(tincture.binary, "--experimental-dump-help")
    return list(listed(json.loads(done.stdout)["command"]))


def text(path):
    return (ROOT / path).read_text(encoding="utf-8") if (ROOT / path).exists() else ""


def source(words):
    """The file of a command; its subcommands are in it too."""
    return f"{COMMANDS}/{''.join(map(str.capitalize, words[0].split('-')))}Command.swift"


def missing(words, is_shown):
    """The places that do not have a command."""
    path = source(words)
    if f'commandName: "{words[-1]}"' not in text(path):
        yield path
    arguments = '"' + '",\\s*"'.join(words) + '"'
    if not any(re.search(arguments, file.read_text(encoding="utf-8"))
               for file in (ROOT / TESTS).glob("*Tests.swift") if file.name != "UsageTests.swift"):
        yield TESTS
    if is_shown:
        (fence,) = re.findall(r"\A# .*\n\n```sh\n(.*?)^```", text(PAGE), re.S | re.M)
        if not re.search(rf"^tincture {' '.join(words)}\b", fence, re.M):
            yield PAGE
        if len(words) == 1 and f"'{words[0]}'" not in text(USAGE):
            yield USAGE


def test_each_command_is_in_every_place(commands):
    assert {("build",), ("figma", "plan")} <= {words for words, _ in commands}
    found = {words: list(missing(words, is_shown)) for words, is_shown in commands}
    assert {words: places for words, places in found.items() if places} == {}


def test_a_new_command_is_missed_everywhere_that_the_table_names():
    places = list(missing(("new-one",), True))
    assert places == [f"{COMMANDS}/NewOneCommand.swift", TESTS, PAGE, USAGE]
    for place in places:
        assert f"`{place.replace('NewOne', 'NAME')}`" in TABLE, place


def test_help_has_each_row_of_the_list(commands):
    """`subcommands` is the list: a command that is not there cannot be run."""
    names = {source(words).rpartition("/")[2] for words, _ in commands}
    files = {file.name for file in (ROOT / COMMANDS).glob("*Command.swift")}
    assert files == names
