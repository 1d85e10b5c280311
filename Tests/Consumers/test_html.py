"""The HTML report in a browser: its contents and its filters. See also test_hostile.py."""

import base64
import hashlib
import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import ROOT
from playwright.sync_api import expect

OUTCOMES = ("pass", "fail", "waived", "exempt", "indeterminate")


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
def show(tincture, opened, tmp_path):
    """Opens the report of a project."""
    def open_report(folder, *more, **options):
        file = tmp_path / "report.html"
        file.write_text(tincture.audit("html", folder), encoding="utf-8")
        return opened(file, *more, **options)

    return open_report


def count(page, selector):
    """The number of shown elements, including those outside the window."""
    return page.evaluate(
        "s => [...document.querySelectorAll(s)].filter(e => e.checkVisibility()).length", selector)


def results_shown(page, outcome=""):
    return count(page, f".r p{outcome and '.' + outcome}")


def wanted(results, **conditions):
    def fits(result):
        return all(result[key] in values for key, values in conditions.items())
    return sum(map(fits, results))


def unfold(page):
    """Opens every row and every folded part."""
    page.evaluate("document.querySelectorAll('details').forEach(e => { e.open = true })")
    page.evaluate("[...document.querySelectorAll('.r > [aria-expanded=false]')].forEach(e => e.click())")


@pytest.mark.parametrize("which", ["shipped", "every"])
def test_every_result_of_the_json_is_in_a_row(which, tincture, show, request):
    folder = request.getfixturevalue(which)
    audit = tincture.results(folder)
    results = audit["results"]
    page = show(folder)
    assert page.title().startswith(f"Contrast audit of {folder.name}: ")
    cells = page.evaluate("""() => [...document.querySelectorAll('.r p')].map(
        mark => [mark.id, mark.className, mark.children[1].textContent])""")
    assert sorted([outcome, ratio] for _, outcome, ratio in cells) == sorted(
        [r["outcome"], r["shown"] or "–"] for r in results)
    for outcome in OUTCOMES:
        number = wanted(results, outcome=[outcome])
        assert results_shown(page, outcome) == number
        assert page.locator(f".counts .{outcome} b").all_text_contents() == (
            [str(number)] if number or outcome == "fail" else [])
    unclear = {(r["component"], r["because"]) for r in results if r["outcome"] == "indeterminate"}
    assert count(page, ".card") == len(audit["causes"]) + len(unclear)
    linked = page.evaluate("[...document.querySelectorAll(':is(.card, #waivers ~ .scroll) a')].map(e => e.hash.slice(1))")
    assert set(linked) == {page_id(r["key"]) for r in results if r["outcome"] not in ("pass", "exempt")}
    names = page.evaluate("""() => [...document.querySelectorAll('.r')].map(row => [
        row.closest('.group').querySelector('h3').firstChild.textContent,
        row.firstElementChild.textContent, row.children[1].textContent])""")
    assert len({tuple(name) for name in names}) == len(names)


@pytest.mark.parametrize("which", ["shipped", "every"])
def test_an_open_row_has_the_colors_paths_and_places_of_the_json(which, tincture, show, request):
    folder = request.getfixturevalue(which)
    results = tincture.results(folder)["results"]
    page = show(folder)
    unfold(page)
    found = page.evaluate("""() => [...document.querySelectorAll('.r .more article')].map(part => [
        part.className,
        ...[...part.querySelectorAll('dd')].map(e => (e.querySelector('code') || e).textContent)])""")
    expected = []
    for r in results:
        expected.append([r["outcome"]])
        for side in [r["foreground"], *r["layers"]]:
            place = "{file}:{line}:{column}".format(**side)
            opacity = ["at {value:g}, {path}".format(**side["opacity"])] if side["opacity"] else []
            expected[-1] += [side["value"], side["path"] + (f".{side['part']}" if side["part"] else ""),
                             ", ".join([place, *opacity])]
    assert sorted(line[:4] for line in found) == sorted(line[:4] for line in expected)
    words = ["\n".join(line) for line in found]
    for line in expected:
        assert any("\n".join(line) in word for word in words), line


def test_counts_and_choices_filter(tincture, every, show):
    results = tincture.results(every)["results"]
    page = show(every)
    assert results_shown(page) == len(results)
    page.uncheck("#pass")
    page.uncheck("#exempt")
    left = ["fail", "waived", "indeterminate"]
    assert results_shown(page) == wanted(results, outcome=left)
    page.select_option("#component", label="Chip")
    assert results_shown(page) == wanted(results, outcome=left, component=["Chip"])
    assert count(page, ".group") == 1
    cards = count(page, ".card")
    page.select_option("#theme", label="dark")
    dark = [{"mode": "dark"}]
    assert results_shown(page) == wanted(results, outcome=left, component=["Chip"], theme=dark)
    for outcome in left:
        page.uncheck(f"#{outcome}")
    assert results_shown(page) == count(page, ".group") == 0
    assert count(page, ".card") == cards > 0
    assert page.locator("#none").is_visible()
    for outcome in OUTCOMES:
        page.check(f"#{outcome}")
    page.select_option("#component", "")
    page.select_option("#theme", "")
    assert results_shown(page) == len(results)
    page.check("#work")
    assert results_shown(page) == wanted(results, outcome=left)


def test_without_a_script_everything_is_shown_and_nothing_is_offered(tincture, every, show):
    results = tincture.results(every)["results"]
    page = show(every, java_script_enabled=False)
    assert results_shown(page) == len(results)
    assert not page.locator(".tools").is_visible()
    assert page.locator(".counts input:visible").count() == 0


@pytest.mark.parametrize("words, found", [
    ("Chip", {"component": ["Chip"]}), ("DARK", {"theme": [{"mode": "dark"}]}),
    ("tag dark waived", {"component": ["Tag"], "theme": [{"mode": "dark"}], "outcome": ["waived"]}),
    ("c1/light/rest/veil", {"component": ["Chip"], "theme": [{"mode": "light"}],
                            "outcome": ["indeterminate"]}),
    ("no such thing", {"component": []})])
def test_find_finds_components_themes_paths_and_outcomes(words, found, tincture, every, show):
    results = tincture.results(every)["results"]
    page = show(every)
    page.fill("#find", words)
    expect(page.locator(".r p:visible")).to_have_count(wanted(results, **found))
    rows = count(page, ".r")
    said = f"{rows} pairs?" if rows else f"^Nothing has “{words}”$"
    expect(page.locator("#shown")).to_have_text(re.compile(said))


def test_find_searches_every_section_and_clear_shows_the_page_as_it_was(every, show):
    """Each word is in the section alone that its count names, and what is folded opens."""
    page = show(every)
    parts = "[...document.querySelectorAll('main > *')].map(e => [e.checkVisibility(), e.scrollHeight])"
    before = page.evaluate(parts)
    sections = {
        ".card": "card", "[aria-labelledby=waivers] tbody > tr": "waiver", ".r": "pair",
        "[aria-labelledby=warnings] li": "warning", "[aria-labelledby=claims] tbody > tr": "claim",
        "#coverage tbody > tr": "color"}
    for words in ("tag", "the reason", "c0.contract.json", "#000000", "veil"):
        page.fill("#find", words)
        expect(page.locator("#clear")).to_be_visible()
        page.wait_for_function("() => location.hash.includes('find=')")
        said = dict(reversed(part.split(" ")) for part in page.locator("#shown").text_content().split(", "))
        for selector, noun in sections.items():
            number = page.evaluate("""([selector, words]) => [...document.querySelectorAll(selector)]
                .filter(e => e.checkVisibility() && e.closest(':not([hidden])')).length""", [selector, words])
            assert number == int(said.get(noun, said.get(noun + "s", 0))), (words, noun)
        page.click("#clear") if words == "tag" else page.press("#find", "Escape")
        expect(page.locator("#shown")).to_have_text("")
        assert page.evaluate(parts) == before and "#?" not in page.url
        assert page.evaluate("document.activeElement.id") == "find"


def test_the_address_keeps_what_is_chosen(tincture, every, show):
    page = show(every)
    page.uncheck("#fail")
    page.select_option("#vision", "deutan")
    page.select_option("#scheme", "dark")
    page.select_option("#sort", "ratio")
    page.fill("#find", "VEIL light chip")
    expect(page.locator("#shown")).to_have_text(re.compile("1 pair$"))
    address = page.url
    page.close()
    fragment = address[address.index("#"):]
    assert fragment.startswith("#?")

    again = show(every, fragment)
    assert count(again, ".r") == 1
    assert not again.is_checked("#fail")
    assert [again.input_value(f"#{id}") for id in ("vision", "scheme", "sort", "find")] == [
        "deutan", "dark", "ratio", "VEIL light chip"]


def test_rows_can_be_sorted_and_grouped(tincture, every, show):
    results = tincture.results(every)["results"]
    page = show(every)

    def lowest():
        return page.evaluate("""() => [...document.querySelectorAll('.group')].map(group =>
            [...group.querySelectorAll('.r')].map(row => Math.min(
                ...[...row.querySelectorAll('p b')].map(b => parseFloat(b.textContent) || 0))))""")

    page.select_option("#sort", "ratio")
    for ratios in lowest():
        assert ratios == sorted(ratios)
    page.select_option("#group", "token")
    titles = page.evaluate("""[...document.querySelectorAll('.group h3')].map(
        e => e.firstChild.textContent)""")
    firsts = {r["foreground"]["path"] for r in results if r["theme"] == {"mode": "light"}}
    assert set(titles) == firsts
    assert results_shown(page) == len(results)
    page.close()
    names = "[...document.querySelectorAll('.r')].map(e => e.innerText)"
    badges = "[...document.querySelectorAll('.group h3 .fail:not([hidden])')].map(e => e.innerText).sort()"
    once = show(every)
    first, work = once.evaluate(names), once.evaluate(badges)
    once.select_option("#sort", "name")
    assert once.evaluate(names) != first and once.evaluate(badges) == work != []
    once.select_option("#sort", "")
    assert once.evaluate(names) == first
    once.uncheck("#fail")
    assert once.evaluate(badges) != work


def test_copied_texts_can_be_pasted(tincture, every, show, browser):
    page = show(every)
    page.evaluate("""() => { window.copied = []
        navigator.clipboard.writeText = async (text) => { window.copied.push(text) } }""")
    page.uncheck("#pass")
    page.fill("#find", "tag light bad")
    expect(page.locator("#shown")).to_have_text(re.compile("1 pair$"))
    unfold(page)
    copied = page.evaluate("""() => {
        for (const button of document.querySelectorAll('.more button')) {
          if (button.textContent.startsWith('Copy')) button.click()
        }
        return window.copied }""")
    assert copied[:2] == ["#8A8F99", "c0/light/rest/bad"]
    link = next(text for text in copied if text.startswith("file:"))
    waiver = json.loads(next(text for text in copied if text.startswith("{")))
    result = next(r for r in tincture.results(every)["results"] if r["component"] == "Tag"
                  and r["foreground"]["role"] == "bad" and r["theme"] == {"mode": "light"})
    floor = int(result["ratio"] * 100) / 100
    assert waiver == {"foreground": "bad", "on": "bg", "floor": floor, "because": "", "owner": "",
                      "where": {"kind": ["rest"], "mode": ["light"]}}
    page.close()
    again = show(every, link[link.index("#"):])
    assert count(again, ".r") == 1
    assert again.locator(".more article").first.is_visible()


def test_a_color_can_be_tried(tincture, every, show):
    page = show(every)
    ratio = next(r["shown"] for r in tincture.results(every)["results"]
                 if r["foreground"]["value"] == "#8A8F99")
    page.click("#try")
    page.get_by_role("textbox", name="Foreground as hex").fill("#8A8F99")
    page.get_by_role("textbox", name="Background as hex").fill("#FFFFFF")
    assert page.locator(".lab p").text_content().startswith(f"{ratio}:1, enough for large text")
    page.get_by_role("textbox", name="Foreground as hex").fill("gray")
    assert page.locator(".lab p").text_content() == "Write both colors as #RRGGBB."
    page.get_by_role("button", name="Close").click()
    assert not page.locator(".lab").is_visible()


@pytest.mark.parametrize("script", [False, True])
def test_every_anchor_links_to_its_row(script, every, show):
    page = show(every, java_script_enabled=script)
    links = page.evaluate("[...document.links].map(a => a.getAttribute('href'))")
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(ids) == len(set(ids))
    assert {link[1:] for link in links} <= set(ids)
    for row in page.evaluate("[...document.querySelectorAll('.r p')].map(e => e.id)"):
        page.goto(page.url.split("#")[0] + "#" + row)
        assert page.evaluate("document.querySelector(':target').id") == row


def test_a_linked_result_is_shown_even_if_filtered_out(every, show):
    page = show(every)
    row = page.evaluate("document.querySelector('.r p.pass').id")
    for outcome in OUTCOMES:
        page.uncheck(f"#{outcome}")
    assert results_shown(page) == 0
    page.evaluate("id => { location.hash = id }", row)
    expect(page.locator(".choices [role=status]")).to_have_text(re.compile("^1 of "))
    assert page.locator(f"[id='{row}']").is_visible()
    assert page.locator(".more article").first.is_visible()
    page.evaluate("location.hash = 'coverage'")
    expect(page.locator("#coverage")).to_have_attribute("open", "")


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
    unfold(page)
    page.select_option("#vision", "tritan")
    page.uncheck("#pass")
    page.evaluate("scrollTo(0, 0)")  # sticky headings cover buttons
    assert violations(page) == []
    page.click("#try")
    assert violations(page) == []


@pytest.mark.parametrize("which", ["shipped", "every"])
@pytest.mark.parametrize("width", [320, 375, 700, 1024])
def test_the_page_never_scrolls_sideways(which, width, show, request):
    page = show(request.getfixturevalue(which), width=width)
    unfold(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("""() => Math.max(...[...document.querySelectorAll('main *')]
        .filter(e => !e.closest('.scroll'))
        .map(e => e.getBoundingClientRect().right))""") <= width


def test_samples_have_the_colors_of_the_json(tincture, shipped, show):
    results = {page_id(r["key"]): r for r in tincture.results(shipped)["results"]}
    page = show(shipped)
    unfold(page)
    drawn = page.evaluate("""() => [...document.querySelectorAll('.r')].flatMap(row =>
      [...row.querySelectorAll(':scope > div:not(.more) p')].map((mark, number) => {
        const big = row.querySelectorAll('.more article')[number].firstElementChild
        return [mark.id, ...[mark.firstElementChild, big].map(sample => {
          const ink = getComputedStyle(sample, '::before'), paper = getComputedStyle(sample)
          const dot = sample.classList.contains('dot')
          return [dot ? ink.backgroundColor : ink.color, paper.backgroundColor,
            paper.backgroundImage, ink.fontSize, ink.fontWeight, dot]
        })]
      }))""")
    assert len(drawn) == len(results)
    shapes = {"graphic", "decorative"}
    for key, *samples in drawn:
        result = results[key]
        values = [result[side]["value"] for side in ("foreground", "background")]
        if result["foreground"]["opacity"] or result["groupOpacity"]:
            continue  # the sample shows the composited colors
        for ink, paper, image, size, weight, dot in samples:
            assert ink == rgb(values[0])
            stops = re.findall("#[0-9A-F]{6}", values[1])
            if len(stops) == 1:
                assert paper == rgb(values[1])
            else:
                assert re.findall(r"rgb\([^)]*\)", image) == list(map(rgb, stops))
            assert dot == (result["duty"] in shapes)
        if result["duty"] == "large-text":
            assert samples[1][3:5] == ["20px", "700"]


def page_id(key):
    """The id of a result: bytes that links cannot contain are `_` and two digits."""
    return "".join(
        chr(byte) if chr(byte).isascii() and re.match("[A-Za-z0-9./=~-]", chr(byte)) else f"_{byte:02X}"
        for byte in key.encode())


def rgb(value):
    return "rgb({}, {}, {})".format(*(int(value[i:i + 2], 16) for i in (1, 3, 5)))


def test_the_keyboard_reaches_every_control(every, show):
    page = show(every)
    controls = page.locator(":is(.tools, .counts, .choices, .r) :is(input, select, button):visible").count()
    reached = 0
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the content"
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches(':is(.tools, .counts, .choices, .r) *')"):
            reached += 1
            style = "getComputedStyle(document.activeElement)"
            assert page.evaluate(f"{style}.outlineStyle") != "none"
        if reached == controls:
            break
    assert reached == controls
    page.keyboard.press("Enter")
    assert count(page, ".more article") > 0
    page.keyboard.press("Enter")
    assert count(page, ".more article") == 0
    page.focus("#pass")
    page.keyboard.press("Space")
    assert results_shown(page, "pass") == 0


def pages(page, **options):
    """The number of printed pages."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True, **options)))


def test_any_project_prints_in_few_pages_and_all_pairs_by_choice(project, show):
    kinds = [f"kind-{number}" for number in range(4)]
    page = show(project(every_kind([f"Component {number}" for number in range(60)], kinds)),
                color_scheme="dark")
    unfold(page)
    assert pages(page) <= 12
    page.emulate_media(media="print")
    for hidden in (".tools", "nav", ".counts input", ".choices", ".acts", ".more", ".r"):
        assert page.locator(f"{hidden}:visible").count() == 0, hidden
    assert count(page, ".group") == 60
    sizes = page.evaluate("""['html', 'body', 'small', '.card h3'].map(
        selector => parseFloat(getComputedStyle(document.querySelector(selector)).fontSize))""")
    assert sizes[2] < sizes[1] < sizes[3] <= sizes[0] * 1.1 < 16
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('.card .s')).printColorAdjust") == "exact"
    page.emulate_media(media="screen")
    page.check("#print-all")
    page.evaluate("for (const group of document.querySelectorAll('.group')) group.open = false")
    assert pages(page, scale=0.5) > 20
    assert count(page, ".group[open]") == 0


def test_only_its_own_script_may_run(tincture, shipped, browser):
    html = tincture.audit("html", shipped)
    script = re.search(r"<script>(.*?)</script>", html, re.S).group(1)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    policy = re.search('content="(default-src[^"]*)"', html).group(1)
    assert f"script-src 'sha256-{digest}'" in policy
    page = browser.new_page()
    page.set_content(html.replace("</body>", "<script>window.evil = 1</script></body>"))
    assert page.locator(".tools").is_visible()
    assert page.evaluate("typeof window.evil") == "undefined"
    page.close()


def test_the_shipped_report_is_small_and_checked_in(tincture, shipped):
    page = tincture.audit("html", shipped)
    assert len(page.encode()) < 400_000
    kept = (ROOT / "generated/reports/contrast.html").read_text(encoding="utf-8")
    # Only the command names its version, the day and what it read.
    page, count = re.subn(r"<(li|p)[^>]*>tincture [^<]*</\1>", "", page)
    assert count == 1
    page = re.sub(r"Contrast audit( of|:) [^:<]*(?=:|</p>)", "Contrast audit", page)
    assert kept.split("<html", 1)[1].replace("\n", "") == page.split("<html", 1)[1].replace("\n", "")


def test_ten_thousand_results_stay_usable(tincture, project, show):
    """Tests assert no times, only that the page has everything and answers."""
    kinds = [f"kind-{number}" for number in range(420)]
    names = [f"Component {number}" for number in range(5)]
    files = every_kind(names, kinds)
    for number in range(len(names)):
        contrast = files[f"tokens/c{number}.contract.json"]["contrast"]
        for pair in contrast[1:4] + contrast[5:]:  # not all of them fail
            pair["when"] = {"kind": kinds[:40]}
    folder = project(files)
    results = tincture.results(folder)["results"]
    assert len(results) >= 10_000
    page = show(folder)
    assert len(page.content().encode()) < 10_000_000
    shown = "[...document.querySelectorAll('.r p')].filter(e => !e.hidden && !e.closest('.r').hidden).length"
    assert page.evaluate(shown) == len(results)
    assert count(page, ".card") == 100
    page.uncheck("#pass")
    assert page.evaluate(shown) == wanted(results, outcome=set(OUTCOMES) - {"pass"})
    page.evaluate("location.hash = [...document.querySelectorAll('.r p.fail')].at(-1).id")
    assert page.locator(".r p.fail").last.evaluate("e => e.matches(':target')")
