"""The project that `tincture init` writes: its README is correct. See also test_clients.py."""

import json
import os
import re

import pytest
from conftest import ROOT
from walkthrough import Walk

STARTER = ROOT / "Sources/Command/tincture/Starter"


@pytest.fixture
def starter(tincture, tmp_path):
    tincture.run("init", tmp_path, code=0)
    return tmp_path


def test_the_readmes_commands_work(tincture, starter):
    walk = Walk(STARTER / "README.md", starter, tincture)
    fences = list(walk.steps())
    assert walk.commands == 8
    assert sum(rest == "output" for _, rest, _ in fences) == 7


def test_the_first_five_minutes_work(tincture, tmp_path):
    readme = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Try it")[2]
    tries, install, release, commands = re.findall(r"^```sh\n(.*?)^```", readme, re.S | re.M)
    shown = re.search(r"^```text\n(.*?)^```", readme, re.S | re.M)[1]
    scripts, lines = (
        [line.partition("#")[0].split() for line in text.splitlines()]
        for text in (tries + install, commands))
    assert scripts == [["Scripts/build"], ["Scripts/test"], ["Scripts/install"]]
    assert all(os.access(ROOT / name, os.X_OK) for [name] in [*scripts, release.split()[:1]])
    assert [words[0] for words in lines] == ["tincture"] * 2
    for words in lines:
        said = tincture.run(*words[1:], cwd=tmp_path, code=0)
        assert said.stderr == ""
    assert said.stdout == shown


def test_its_readme_lists_every_file(starter):
    readme = (starter / "README.md").read_text(encoding="utf-8")
    written = [p for p in starter.rglob("*") if p.is_file() and p.name != "README.md"]
    assert len(written) == 9
    for file in written:
        name = str(file.relative_to(starter))
        assert f"`{name}`" in readme or f"`{name.split('/')[0]}/`" in readme, name


def test_every_check_passes_without_a_waiver(tincture, starter):
    report = tincture.results(starter)
    assert {row["outcome"] for row in report["results"]} == {"pass"}
    assert "waivers" not in json.loads((starter / "tokens/notice.contract.json").read_text())


def test_the_tool_contains_the_same_files(starter):
    there = {p.relative_to(STARTER) for p in STARTER.rglob("*") if p.is_file()}
    assert there == {p.relative_to(starter) for p in starter.rglob("*") if p.is_file()}
    for path in there:
        assert (starter / path).read_bytes() == (STARTER / path).read_bytes()


