"""The formats of a difference agree, and its page in a browser. See also test_hostile_words.py."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import copy_shipped
from files import change


@pytest.fixture
def changed(tmp_path):
    """The shipped project as `old`; as `new` with an amber that fails and a lighter heading."""
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
        copy_shipped(tmp_path / name)
    change(
        tmp_path / "new/tokens/palette.tokens.json",
        '[0.423529411765, 0.313725490196, 0.0352941176471], "hex": "#6C5009"',
        '[0.6, 0.501960784314, 0.0352941176471], "hex": "#998009"')
    words = tmp_path / "new/tokens/text.tokens.json"
    fonts = json.loads(words.read_text(encoding="utf-8"))
    fonts["font"]["weight"]["bold"]["$value"] = 800
    words.write_text(json.dumps(fonts), encoding="utf-8")
    return tmp_path


@pytest.fixture
def show(tincture, opened):
    def open_page(folder, old, new, **options):
        file = folder / "diff.html"
        tincture.run("diff", old, new, "--format", "html", "--output", file, cwd=folder, code=0)
        return opened(file, **options)

    return open_page


def test_the_page_shows_what_the_json_has(tincture, changed, show):
    page = show(changed, "old", "new")
    found = json.loads(tincture.run(
        "diff", "old", "new", "--format", "json", cwd=changed, code=0).stdout)
    assert page.inner_text("h1") == f"{found['summary']['newFailures']} checks newly fail."
    sections = page.locator("main > section").all()
    crossed = sections[0]
    assert crossed.locator("h2").inner_text() == "New verdicts"
    assert all("fail" in row.get_attribute("class") for row in crossed.locator(".d").all()[:4])
    # Every token with another value is on the page once, and every pair with its ratio.
    titles = page.locator(".d h3").all_inner_texts()
    for token in found["tokens"]["changed"]:
        assert titles.count(token["path"]) == 1, token["path"]
    for row in found["contrast"]:
        assert f"{row['foreground']} on {row['background']}" in titles
    rows = crossed.locator(".d").all()
    keys = [(row.locator("h3").inner_text(), row.locator("small").first.inner_text())
            for row in rows]
    assert len(keys) == len(set(keys))
    # Samples are drawn in the colors of both sides.
    first = rows[0].locator(".s").all()
    colors = [it.evaluate("e => getComputedStyle(e, '::before').backgroundColor"
                          " + getComputedStyle(e, '::before').color") for it in first]
    assert len(first) == 2 and colors[0] != colors[1]


@pytest.mark.parametrize("width, scheme", [(1200, "light"), (320, "dark")])
def test_axe_finds_nothing_on_the_page(width, scheme, changed, show):
    page = show(changed, "old", "new", width=width, color_scheme=scheme)
    options = {"resultTypes": ["violations"], "rules": {
        "color-contrast-enhanced": {"enabled": True}}}
    assert [rule["id"] for rule in Axe().run(page, options=options).response["violations"]] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_nothing_changed_has_a_page_too(changed, show):
    page = show(changed, "old", "old")
    assert page.inner_text("h1") == "Nothing changed."
    assert page.locator("main > section").count() == 0
