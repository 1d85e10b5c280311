"""The components' DocC pages: links, pictures and tokens exist. Their samples are in test_clients.py."""

import json
import re

import pytest
import views
from conftest import ROOT

pytestmark = views.on_linux
CATALOG = ROOT / "Sources/Components/EBComponents/EBComponents.docc"
PAGES = sorted(CATALOG.glob("*.md"))


def test_docc_finds_every_symbol_and_picture(tmp_path):
    symbols = tmp_path / "symbols"
    symbols.mkdir()
    views.symbols("EBComponents", symbols)
    done = views.run(
        "docc", "convert", CATALOG, "--fallback-display-name", "EBComponents",
        "--fallback-bundle-identifier", "EBComponents", "--additional-symbol-graph-dir", symbols,
        "--output-path", tmp_path / "archive", "--warnings-as-errors")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_token_on_a_page_exists(page):
    themes = json.loads((ROOT / "generated" / "tokens.json").read_text())["themes"]
    known = {path for theme in themes for path in theme["tokens"]}
    named = re.findall(r"`((?:counter|countdown|color|radius|space|text)/[^`]+)`", page.read_text())
    assert named or page.stem == "EBComponents"
    for path in named:
        pattern = re.escape(path).replace("…", ".+")
        pattern = re.sub(r"<[a-z]+>", "[^/]+", pattern)
        assert any(re.fullmatch(pattern, token) for token in known), path


def test_every_view_is_documented(tmp_path):
    drawn = {
        symbol["pathComponents"][0] for symbol in views.symbols("EBComponents", tmp_path)
        if symbol["pathComponents"][1:] == ["body"]}
    components = [page for page in PAGES if page.stem != "EBComponents"]
    assert {page.stem for page in components} < drawn
    for view in drawn - {page.stem for page in components}:
        assert any(re.search(rf"\b{view}\b", page.read_text()) for page in components), view
