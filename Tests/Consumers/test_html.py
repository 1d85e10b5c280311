"""The HTML report in a browser: its contents, its filters, and that nothing can break out of it."""

import json
import re
import shutil

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import ROOT
from playwright.sync_api import expect

OUTCOMES = ("pass", "fail", "waived", "exempt", "indeterminate")
HOSTILE = [
    "</script><script>window.evil=1</script>", '"><img src=x onerror=window.evil=1>', "a\"b'c",
    "a {{window.evil=1}}", "\u202eevil", "]]>", "--><b>", "</style><b>", "&lt;b&gt;",
]


def color(digits, alpha=1):
    parts = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return {"$value": {"colorSpace": "srgb", "components": parts, "alpha": alpha}}


def every_kind(names=("Tag", "Chip"), variants=("rest",), note="the reason"):
    """Two components, each with results of every outcome, in two themes."""
    colors = {
        "bg": color("FFFFFF"), "good": color("222222"), "bad": color("8A8F99"),
        "debt": color("AAAAAA"), "veil": color("000000", 0.4),
        "fade": {"$type": "gradient", "$value": [
            {"color": color("1972F9")["$value"], "position": 0},
            {"color": color("005CE5")["$value"], "position": 1}]}}
    tokens = {"text": {"$type": "typography", "$value": {
        "fontFamily": [note], "fontSize": {"value": 20, "unit": "px"}, "fontWeight": 700,
        "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}}}
    files = {"tincture.json": {}, "tokens/t.tokens.json": tokens}
    for number, name in enumerate(names):
        group = f"c{number}"
        tokens[group] = {"$type": "color", **{
            mode: {variant: colors for variant in variants} for mode in ("light", "dark")}}
        files[f"tokens/{group}.contract.json"] = {
            "component": name, "path": f"{group}/<mode>/<kind>/*", "theme": "mode",
            "axes": {"mode": ["light", "dark"], "kind": list(variants)},
            "roles": {role: {"type": "paint" if role == "fade" else "color"} for role in colors},
            "contrast": [
                {"foreground": "good", "on": "bg", "text": "text"},
                {"foreground": "bad", "on": "bg", "minimum": 4.5},
                {"foreground": "bg", "on": "fade", "minimum": 4.5},
                {"foreground": "debt", "on": "bg", "graphic": True},
                {"foreground": "bg", "on": "good", "decorative": note},
                {"foreground": "good", "on": "veil", "minimum": 4.5}],
            "waivers": [{"foreground": "debt", "on": "bg", "floor": 2.32, "because": note,
                         "owner": note}],
            "claims": [{"foreground": "#000000", "on": "#FFFFFF", "ratio": 21, "source": note}]}
    return files


@pytest.fixture
def every(project):
    return project(every_kind())


@pytest.fixture
def show(tincture, browser, tmp_path):
    """Opens the report of a project; at the end, checks that it logged nothing and used no
    network."""
    pages, heard = [], []

    def open_report(folder, fragment="", width=1440, **options):
        file = tmp_path / "report.html"
        file.write_text(tincture.audit("html", folder), encoding="utf-8")
        page = browser.new_page(viewport={"width": width, "height": 1000}, **options)
        page.on("console", lambda message: heard.append(message.text))
        page.on("pageerror", lambda error: heard.append(str(error)))
        page.on("request", lambda request: heard.append(request.url)
                if not request.url.startswith(file.as_uri()) else None)
        page.goto(file.as_uri() + fragment)
        pages.append(page)
        return page

    yield open_report
    for page in pages:
        page.close()
    assert heard == []


def count(page, selector):
    """The number of shown elements, including those outside the window."""
    return page.evaluate(
        "s => [...document.querySelectorAll(s)].filter(e => e.checkVisibility()).length", selector)


def rows(page, outcome=""):
    return count(page, f".pairs tr{outcome and '.' + outcome}[id]")


def wanted(results, **conditions):
    def fits(result):
        return all(result[key] in values for key, values in conditions.items())
    return sum(map(fits, results))


@pytest.mark.parametrize("which", ["shipped", "every"])
def test_every_result_of_the_json_has_a_row(which, tincture, show, request):
    folder = request.getfixturevalue(which)
    results = tincture.results(folder)["results"]
    page = show(folder, java_script_enabled=True)
    assert page.title().startswith("Contrast audit")
    cells = page.evaluate("""() => [...document.querySelectorAll('.pairs tr[id]')].map(row => [
        row.className, row.cells[2].firstChild.textContent,
        ...[4, 5].flatMap(i => [...row.cells[i].children].map(e => e.textContent))])""")
    expected = [
        [r["outcome"], r["shown"] or "–"] + [
            text for side in [r["foreground"], *r["layers"]] for text in (
                side["value"], side["path"] + (f".{side['part']}" if side["part"] else ""),
                *(["at {value:g}, {path}".format(**side["opacity"])] if side["opacity"] else []),
                "{file}:{line}:{column}".format(**side))]
        for r in results]
    assert sorted(cells) == sorted(expected)
    for outcome in OUTCOMES:
        assert rows(page, outcome) == wanted(results, outcome=[outcome])
    cards = wanted(results, outcome=["fail", "waived", "indeterminate"])
    assert count(page, ".card") == cards


@pytest.mark.parametrize("script", [False, True])
def test_filters_work_with_and_without_a_script(script, tincture, every, show):
    results = tincture.results(every)["results"]
    page = show(every, java_script_enabled=script)
    assert rows(page) == len(results)
    assert page.locator("#find").is_visible() == script

    page.uncheck("#pass")
    page.uncheck("#exempt")
    left = ["fail", "waived", "indeterminate"]
    assert rows(page) == wanted(results, outcome=left)
    assert rows(page, "pass") == rows(page, "exempt") == 0
    page.uncheck("#component0")
    assert rows(page) == wanted(results, outcome=left, component=["Chip"])
    assert count(page, ".component") == count(page, ".component h3") == 1
    assert count(page, ".card") == rows(page)
    page.uncheck("#theme1")
    dark = [{"mode": "dark"}]
    assert rows(page) == wanted(results, outcome=left, component=["Chip"], theme=dark)
    assert count(page, ".pairs table") == 1
    if script:
        status = f"{rows(page)} of {len(results)} pairs shown"
        assert page.get_by_role("status").text_content() == status
    page.uncheck("#theme0")
    assert rows(page) == count(page, ".component") == count(page, ".pairs table") == 0
    for box in ("#theme0", "#theme1", "#component0", "#exempt", "#pass"):
        page.check(box)
    assert rows(page) == len(results)
    for outcome in OUTCOMES:
        page.uncheck(f"#{outcome}")
    assert rows(page) == count(page, ".pairs table") == count(page, ".component") == 0


def test_the_script_counts_searches_and_keeps_filters(tincture, every, show):
    results = tincture.results(every)["results"]
    page = show(every)
    status = page.get_by_role("status")
    assert status.text_content() == f"{len(results)} of {len(results)} pairs shown"
    page.uncheck("#fail")
    page.check("[value=deutan]")
    page.uncheck("#component1")
    page.fill("#text", "VEIL light")
    expect(status).to_have_text(re.compile("^1 of "))
    assert rows(page) == 1
    address = page.url
    page.close()
    fragment = address[address.index("#"):]
    assert fragment.startswith("#?")

    again = show(every, fragment)
    assert rows(again) == 1
    assert again.is_checked("[value=deutan]") and not again.is_checked("#fail")
    assert again.input_value("#text") == "VEIL light"
    again.fill("#text", "no such thing")
    expect(again.get_by_role("status")).to_have_text(re.compile("^0 of "))
    assert rows(again) == 0


@pytest.mark.parametrize("script", [False, True])
def test_every_anchor_links_to_its_row(script, every, show):
    page = show(every, java_script_enabled=script)
    links = page.evaluate("[...document.links].map(a => a.getAttribute('href'))")
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(ids) == len(set(ids))
    assert {link[1:] for link in links} <= set(ids)
    for row in page.evaluate("[...document.querySelectorAll('.pairs tr[id]')].map(e => e.id)"):
        assert f"#{row}" in links
        page.goto(page.url.split("#")[0] + "#" + row)
        assert page.evaluate("document.querySelector(':target').id") == row


@pytest.mark.parametrize("script", [False, True])
def test_a_linked_row_is_shown_even_if_filtered_out(script, every, show):
    page = show(every, java_script_enabled=script)
    row = page.evaluate("document.querySelector('.pairs tr.pass').id")
    page.goto(page.url + "#" + row)
    for box in [f"#{outcome}" for outcome in OUTCOMES] + ["#component0", "#component1", "#theme0"]:
        page.uncheck(box)
    assert rows(page) == rows(page, "pass") == 1
    if script:
        expect(page.get_by_role("status")).to_have_text(re.compile("^1 of "))
    assert count(page, ".pairs table") == count(page, ".component") == 1


def test_hostile_names_change_nothing_but_words(tincture, project, show, tmp_path):
    def shape(folder):
        page = show(folder)
        found = page.evaluate("""() => [...document.querySelectorAll('*')].map(e =>
            e.localName + ':' + e.getAttributeNames().join(','))""")
        assert page.evaluate("typeof window.evil") == "undefined"
        assert page.evaluate("document.images.length") == 0
        return found, page.inner_text("body")

    tame, _ = shape(project(every_kind(("C",), ("v",), "note")))
    for number, text in enumerate(HOSTILE):
        variant = re.sub(r"[/~{}.$*]", "", text)
        folder = tmp_path / f"hostile{number}"
        shutil.copytree(tmp_path / "tokens", folder / "tokens")
        for path, content in every_kind((text,), (variant,), f"note {text}").items():
            (folder / path).write_text(json.dumps(content), encoding="utf-8")
        found, words = shape(folder)
        assert found == tame, text
        assert text.replace("\u202e", "\\u{202E}") in words
        assert "\u202e" not in words


def violations(page):
    options = {"resultTypes": ["violations"], "rules": {
        "color-contrast-enhanced": {"enabled": True}, "target-size": {"enabled": True}}}
    return [
        (rule["id"], [node["html"] for node in rule["nodes"]][:3])
        for rule in Axe().run(page, options=options).response["violations"]]


again = pytest.mark.slow("axe-core reads the same page again, in another width or mode")


@pytest.mark.parametrize("which, width, scheme", [
    ("shipped", 375, "dark"), ("every", 1440, "light"), *(
        pytest.param(which, width, scheme, marks=again) for which, width, scheme in (
            ("shipped", 375, "light"), ("shipped", 1440, "light"), ("shipped", 1440, "dark"),
            ("every", 375, "light"), ("every", 375, "dark"), ("every", 1440, "dark")))])
def test_axe_finds_nothing(which, width, scheme, show, request):
    page = show(request.getfixturevalue(which), width=width, color_scheme=scheme)
    assert violations(page) == []
    page.click("summary")
    page.check("[value=tritan]")
    page.uncheck("#pass")
    page.evaluate("location.hash = document.querySelector('.pairs tr.pass').id")
    assert violations(page) == []


def test_axe_finds_nothing_among_hostile_names(project, show):
    page = show(project(every_kind(("".join(HOSTILE),), ("b",), "".join(HOSTILE))))
    assert violations(page) == []


@pytest.mark.parametrize("which", ["shipped", "every"])
@pytest.mark.parametrize("width", [320, 375, 700, 1024])
def test_the_page_never_scrolls_sideways(which, width, show, request):
    page = show(request.getfixturevalue(which), width=width)
    page.click("summary")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("""() => Math.max(...[...document.querySelectorAll('main *')]
        .filter(e => !e.closest('.scroll') && !e.closest('thead'))
        .map(e => e.getBoundingClientRect().right))""") <= width


def test_samples_have_the_colors_of_the_json(tincture, shipped, show):
    results = tincture.results(shipped)["results"]
    page = show(shipped)
    drawn = page.evaluate("""() => [...document.querySelectorAll('.pairs tr[id]')].map(row => {
        const sample = row.querySelector('.s'), mark = getComputedStyle(sample, '::before')
        const dot = sample.classList.contains('dot')
        return [row.cells[4].textContent, row.cells[5].textContent,
          dot ? mark.backgroundColor : mark.color, getComputedStyle(sample).backgroundColor,
          getComputedStyle(sample).backgroundImage, mark.fontSize, mark.fontWeight, dot]
    })""")
    assert len(drawn) == len(results)
    shapes = {"graphic", "decorative"}
    for result, (front, back, ink, paper, image, size, weight, dot) in zip(ordered(results), drawn):
        values = [result[side]["value"] for side in ("foreground", "background")]
        assert front.startswith(values[0]) and back.startswith(values[1])
        if result["foreground"]["opacity"] or result["groupOpacity"]:
            continue  # the sample shows the composited colors
        assert ink == rgb(values[0])
        stops = re.findall("#[0-9A-F]{6}", values[1])
        if len(stops) == 1:
            assert paper == rgb(values[1])
        else:
            assert re.findall(r"rgb\([^)]*\)", image) == list(map(rgb, stops))
        assert dot == (result["duty"] in shapes)
        if result["duty"] == "large-text":
            assert (size, weight) == ("20px", "700")


def ordered(results):
    """Results as the page groups them: by component, then by theme, both in order of occurrence."""
    def places(of):
        return {key: number for number, key in enumerate(dict.fromkeys(map(of, results)))}
    component, theme = (lambda r: r["component"]), (lambda r: json.dumps(r["theme"]))
    first, second = places(component), places(theme)
    return sorted(results, key=lambda r: (first[component(r)], second[theme(r)]))


def rgb(value):
    return "rgb({}, {}, {})".format(*(int(value[i:i + 2], 16) for i in (1, 3, 5)))


def test_samples_change_with_the_vision_filter(every, show):
    page = show(every)
    sample = page.locator(".pairs tr.fail .s").first
    assert sample.evaluate("e => getComputedStyle(e).filter") == "none"
    for deficiency in ("protan", "deutan", "tritan"):
        page.check(f"[value={deficiency}]")
        assert sample.evaluate("e => getComputedStyle(e).filter") == f'url("#{deficiency}")'
        assert page.locator(f"filter#{deficiency} feColorMatrix").count() == 1
    page.check("[value=normal]")
    assert sample.evaluate("e => getComputedStyle(e).filter") == "none"


def test_the_keyboard_reaches_every_filter(every, show):
    page = show(every, java_script_enabled=False)
    inputs = page.locator(".filter input:visible").count()
    reached = set()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the results"
    for _ in range(40):
        page.keyboard.press("Tab")
        here = page.evaluate("""() => { const e = document.activeElement
            return e.matches('.filter input') ? [e.name, e.value] : null }""")
        if here:
            reached.add(tuple(here))
            style = "getComputedStyle(document.activeElement)"
            assert page.evaluate(f"{style}.outlineStyle") != "none"
    for _ in range(3):  # radio buttons are one tab stop, then arrow keys move
        page.focus(".filter input[name=vision]:checked")
        page.keyboard.press("ArrowDown")
        reached.add(("vision", page.evaluate("document.activeElement.value")))
    assert len(reached) == inputs
    page.focus("#pass")
    page.keyboard.press("Space")
    assert rows(page, "pass") == 0


def test_print_has_backgrounds_and_no_controls(every, show):
    page = show(every)
    page.emulate_media(media="print")
    assert not page.locator(".filter").is_visible()
    exact = "getComputedStyle(document.querySelector('.pairs .s')).printColorAdjust"
    assert page.evaluate(exact) == "exact"
    assert page.evaluate("getComputedStyle(document.querySelector('.pairs tr[id]')).breakInside") \
        == "avoid"
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate("[...document.querySelectorAll('details')].every(e => e.open)")


def test_the_shipped_report_is_small_and_checked_in(tincture, shipped):
    page = tincture.audit("html", shipped)
    assert len(page.encode()) < 400_000
    kept = (ROOT / "generated/reports/contrast.html").read_text(encoding="utf-8")
    assert kept.split("<html", 1)[1] == page.split("<html", 1)[1]


def test_five_thousand_rows_are_less_than_five_megabytes(tincture, project, show):
    kinds = [f"kind-{number}" for number in range(210)]
    names = [f"Component {number}" for number in range(5)]
    files = every_kind(names, kinds)
    for number in range(len(names)):
        contrast = files[f"tokens/c{number}.contract.json"]["contrast"]
        for pair in contrast[1:4] + contrast[5:]:  # not all of them fail
            pair["when"] = {"kind": kinds[:20]}
    folder = project(files)
    results = tincture.results(folder)["results"]
    assert len(results) >= 5000
    page = show(folder)
    assert len(page.content().encode()) < 5_000_000
    assert rows(page) == len(results)
    assert count(page, ".card") == 200  # a list of failures and one of waivers, of 100 each
    page.uncheck("#pass")
    assert rows(page) == wanted(results, outcome=set(OUTCOMES) - {"pass"})
    page.evaluate("location.hash = [...document.querySelectorAll('.pairs tr.fail')].at(-1).id")
    assert page.locator(".pairs tr.fail").last.evaluate("e => e.matches(':target')")
