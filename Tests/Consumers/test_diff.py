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
    found = json.loads(tincture.run("diff", "old", "new", "--format", "json", cwd=changed, code=0).stdout)
    assert page.title() == "new, old → new: 6 checks newly fail."
    assert page.inner_text("h1") == f"{found['summary']['newFailures']} checks newly fail."
    assert page.inner_text(".lead") == found["advice"]["sentence"]
    sections = {it.locator("h2").inner_text(): it for it in page.locator("main > section").all()}
    assert list(sections)[:3] == ["What to fix", "Contrast", "Tokens changed"]
    # Each failure has its remedy and waivers, and every other check is there with both looks.
    failing = [row for row in found["contrast"] if row["after"]["outcome"] == "fail"]
    cards = sections["What to fix"].locator(".card").all()
    advice = [card.locator("h3").inner_text() for card in cards]
    for row in failing:
        remedy = row["after"]["remedy"]
        assert sum(f"Set {remedy['token']} to {remedy['to']}" in text for text in advice) == 1
    waivers = [it for text in sections["What to fix"].locator("pre").all_text_contents()
               for it in json.loads(f"[{text}]")]
    assert len(waivers) == len(failing) and all(it["because"] == "" for it in waivers)
    names = sections["Contrast"].locator("h3").all_inner_texts()
    for row in found["contrast"]:
        if row not in failing:
            assert f"{row['foreground']} on {row['background']}" in names
    # One edit is one row: what follows from it is named there.
    rows = [it.all_inner_texts() for it in (
        row.locator("th, td") for row in sections["Tokens changed"].locator("tbody tr").all())]
    assert [row[0] for row in rows] == ["font/weight/bold", "palette/amber/700"]
    for token in found["tokens"]["changed"]:
        if token["follows"]:
            assert sum(token["path"] in row[-1] for row in rows) == 1, token["path"]
        else:
            assert token["path"] in (row[0] for row in rows)
    # Samples are drawn in the colors of both sides, and with the remedy.
    colors = [it.evaluate("e => getComputedStyle(e, '::before').backgroundColor"
                          " + getComputedStyle(e, '::before').color")
              for it in cards[0].locator(".s").all()]
    assert len(set(colors)) == 3


@pytest.mark.parametrize("width, scheme", [(1200, "light"), (320, "dark")])
def test_axe_finds_nothing_on_the_page(width, scheme, changed, show):
    page = show(changed, "old", "new", width=width, color_scheme=scheme)
    options = {"resultTypes": ["violations"], "rules": {"color-contrast-enhanced": {"enabled": True}}}
    assert [rule["id"] for rule in Axe().run(page, options=options).response["violations"]] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_nothing_changed_has_a_page_too(changed, show):
    page = show(changed, "old", "old")
    assert page.inner_text("h1") == "Nothing changed."
    assert page.locator("main > section").count() == 0
