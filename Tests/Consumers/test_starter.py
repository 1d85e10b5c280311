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


def test_the_readme_builds_breaks_and_fixes_its_project(tincture, tmp_path):
    """Its outputs are of a terminal as wide as code on GitHub."""
    walk = Walk(ROOT / "README.md", tmp_path, tincture, after="## First five minutes", columns=92)
    kinds = [kind if rest == "output" else rest[:2] for kind, rest, _ in walk.steps()]
    assert kinds.count("in") == 3 and kinds.count("text") == 2 and kinds.count("diff") == 1
    assert walk.commands == 5 and walk.code == 0
    for script in re.findall(r"^(?:Scripts|Distribution)/\S+", walk.text, re.M):
        assert os.access(ROOT / script, os.X_OK), script


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


