"""The component gallery in a browser: sizes, accessibility, and live countdowns, without network
access."""

import base64
import hashlib
import re
from datetime import datetime, timedelta, timezone

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import ROOT
from playwright.sync_api import expect

PAGE = ROOT / "generated/gallery/index.html"
NOON = datetime(2027, 1, 15, 12, tzinfo=timezone.utc)

# Width and height of each drawing, in light and dark; None for a width that depends on the font.
SIZES = {
    "counter/filled": (None, 24), "counter/filled-with-a-limit": (None, 24),
    "countdown/one-bar-default": (360, 50), "countdown/one-bar-expiring": (360, 50),
    "countdown/one-bar-expired": (360, 50),
    "countdown/boxes-default": (360, {"light": 50, "dark": 52}),
    "countdown/no-days": (238, {"light": 50, "dark": 52}),
    "countdown/minutes-and-seconds": (147, {"light": 50, "dark": 52}),
    "countdown/pill-with-an-icon": (161, 29), "countdown/pill-default": (161, 29),
    "promo/promo-default": (360, 92), "promo/promo-expiring": (360, 92),
    "promo/promo-expired": (360, 92), "promo/without-a-close-button": (360, 92),
}


@pytest.fixture
def show(browser):
    """Opens the gallery; at the end, checks that it logged nothing and used no network."""
    pages, heard = [], []

    def open_gallery(width=1440, clock=None, **options):
        page = browser.new_page(viewport={"width": width, "height": 1000}, **options)
        page.on("console", lambda message: heard.append(message.text))
        page.on("pageerror", lambda error: heard.append(str(error)))
        page.on("request", lambda request: heard.append(request.url)
                if not request.url.startswith(PAGE.as_uri()) else None)
        if clock:
            # Pauses the clock, so that a slow machine shows the same seconds.
            page.clock.install(time=clock - timedelta(hours=1))
            page.clock.pause_at(clock)
        page.goto(PAGE.as_uri())
        pages.append(page)
        return page

    yield open_gallery
    for page in pages:
        page.close()
    assert heard == []


def boxes(page, selector):
    """Widths and heights of matching elements in the drawings, by sample and mode."""
    return page.evaluate("""selector => Object.fromEntries(
        [...document.querySelectorAll('.sample[id] .drawing')].map(drawing => {
            const cell = drawing.closest('.cell')
            const box = drawing.querySelector(selector)?.getBoundingClientRect()
            return [cell.closest('.sample').id + ' ' + cell.classList[1],
                    box && [box.width, box.height]]
        }))""", selector)


def test_components_have_the_designed_sizes(show):
    drawn = boxes(show(), ":scope > *")
    for sample, (width, height) in SIZES.items():
        for mode in ("light", "dark"):
            wide, high = drawn[f"{sample} {mode}"]
            assert width in (None, wide), f"{sample} {mode}: {wide} wide"
            expected = height[mode] if isinstance(height, dict) else height
            assert high == expected, f"{sample} {mode}: {high} high"


def test_boxes_and_round_counters_have_the_right_sizes(show):
    page = show()
    box = page.evaluate("""() => [...document.querySelectorAll(
        '[id="countdown/boxes-default"] .drawing > span > span > span')]
        .map(e => e.getBoundingClientRect()).filter(e => e.width > 50)
        .map(e => [e.width, e.height])""")
    assert box and all(size == [56, 50] for size in box)
    # A circle for one digit, as far as the available font allows.
    wide, high = boxes(page, ":scope > *")["counter/filled light"]
    assert high == 24 and 24 <= wide < 25


def test_nothing_is_wider_than_its_stage(show):
    for width in (320, 375, 1440):
        page = show(width=width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate("""() => [...document.querySelectorAll('.drawing *')].filter(e => {
            const stage = e.closest('.stage').getBoundingClientRect()
            const box = e.getBoundingClientRect()
            return box.right > stage.right + .5 || box.left < stage.left - .5
        }).map(e => e.closest('.sample').id)""") == []


def test_right_to_left_languages_are_drawn_from_the_right(show):
    page = show()
    numbers = page.evaluate("""() => [...document.querySelectorAll(
        '[id="languages/arabic"] .light [dir=rtl] > .c > :first-child .t')]
        .map(e => [e.textContent, e.getBoundingClientRect().left])""")
    digits = [left for text, left in numbers if re.fullmatch(r"\d{2}", text)]
    assert len(digits) == 4 and digits == sorted(digits, reverse=True)


@pytest.mark.slow("axe-core reads every sample, and the pages of reports are read without this")
@pytest.mark.parametrize("scheme, width", [("dark", 375), ("light", 1440)])
def test_axe_finds_only_waived_problems(scheme, width, show):
    page = show(width=width, color_scheme=scheme, reduced_motion="reduce")
    page.evaluate("document.querySelectorAll('details').forEach(e => { e.open = true })")
    options = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
    found = [
        (rule["id"], node["target"][-1])
        for rule in Axe().run(page, options=options).response["violations"]
        for node in rule["nodes"]]
    marks = page.evaluate("""targets => targets.map(target =>
        document.querySelector(target).closest('[data-exempt]')?.dataset.exempt)""",
        [target for _, target in found])
    assert [pair for pair, mark in zip(found, marks) if mark is None] == []
    assert {rule for rule, _ in found} <= {"color-contrast"}
    assert "waived" in marks


def test_every_exemption_has_a_reason(show):
    page = show()
    reasons = page.evaluate("""() => [...document.querySelectorAll(
        '.sample[id] [data-exempt]')].map(e => [e.dataset.exempt,
            e.closest('.cell').querySelector('.remark')?.textContent])""")
    assert {mark for mark, _ in reasons} == {"waived", "disabled"}
    for mark, reason in reasons:
        assert reason, mark
        assert mark != "waived" or re.match(r"Waived \w+ on bg has \d\.\d+:1: ", reason)


def test_the_keyboard_reaches_everything_with_visible_focus(show):
    page = show(reduced_motion="reduce")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the components"
    assert page.evaluate("document.activeElement.getBoundingClientRect().top") >= 0
    reached = []
    for _ in range(25):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("""() => { const e = document.activeElement
            return [e.id || e.textContent, getComputedStyle(e).outlineStyle] }"""))
    names = [name for name, _ in reached]
    assert "Live" in names and "show-colors" in names and "pause" in names
    assert all(style == "solid" for _, style in reached)
    page.focus(".colors summary")
    page.keyboard.press("Enter")
    assert page.locator(".colors").first.evaluate("e => e.open")
    page.focus("#show-dark")
    page.keyboard.press("Space")
    assert not page.locator(".cell.dark").first.is_visible()
    assert page.locator(".cell.light").first.is_visible()


def test_checkboxes_hide_their_sections(show):
    page = show()
    for name, selector in (("code", "pre"), ("speech", ".speech"), ("colors", ".colors"),
                           ("light", ".cell.light")):
        assert page.locator(f".sample[id] {selector}").first.is_visible()
        page.uncheck(f"#show-{name}")
        assert not page.locator(f".sample[id] {selector}").first.is_visible()


def test_find_shows_the_samples_with_all_words(show):
    page = show()
    samples = page.locator(".sample[id]:visible")
    total = samples.count()
    page.fill("#find", "hugs limit")
    assert 0 < samples.count() < total
    assert page.inner_text("#found") == f"{samples.count()} samples"
    assert [it for it in page.locator("main > section:visible").all()
            if not it.locator(".sample[id]:visible").count()] == []
    # Code, tokens and values are found too.
    for words, sample in (("openSale()", "promo/promo-default"), ("#072592", "counter/filled"),
                          ("color/on-background/success", "badge/success")):
        page.fill("#find", words)
        assert page.locator(f'[id="{sample}"]').is_visible(), words
    page.fill("#find", "no such words")
    assert samples.count() == 0 and page.inner_text("#found") == "0 samples"
    page.fill("#find", "")
    assert samples.count() == total and page.inner_text("#found") == ""


def test_every_sample_can_be_drawn_at_other_type_sizes(show):
    page = show()
    heights = {}
    for size in ("large", "xxxLarge", "accessibility3", "large"):
        page.select_option("#size", size)
        heights[size] = boxes(page, ":scope > *")
    for sample, box in heights["large"].items():
        if box and not sample.startswith(("type-sizes/", "brands/")):
            high = [heights[size][sample][1] for size in heights]
            assert high == sorted(high) and high[0] < high[2], sample
    # They are the components' own drawings: the samples at one size are drawn the same.
    page.select_option("#size", "accessibility3")
    both = page.evaluate("""() => ['countdown/one-bar-default', 'type-sizes/a-bar-at-accessibility3']
        .map(id => document.getElementById(id).querySelector('.drawing').innerHTML)""")
    assert both[0] == both[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440


def test_every_sample_can_be_drawn_from_right_to_left(show):
    page = show()

    def order():
        return page.evaluate("""() => [...document.querySelectorAll(
            '[id="countdown/one-bar-default"] .light .t')]
            .filter(e => /^[0-9]+$/.test(e.textContent))
            .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
            .map(e => e.textContent)""")

    before = order()
    page.select_option("#direction", "rtl")
    assert order() == before[::-1] and len(before) == 4


def test_every_sample_can_be_seen_with_a_color_vision_deficiency(show):
    page = show()
    for vision in ("protan", "deutan", "tritan"):
        page.select_option("#vision", vision)
        filters = page.evaluate("""() => new Set([...document.querySelectorAll('.stage')]
            .map(e => getComputedStyle(e).filter)).values().toArray()""")
        assert filters == [f'url("#{vision}")']
        assert page.locator(f"filter#{vision} feColorMatrix").count() == 1


def test_captions_compare_the_designed_size_with_the_drawn_one(show):
    page = show()
    caption = page.locator('[id="counter/filled-with-a-limit"] figcaption').first.inner_text()
    found = re.search(
        r"designed at 59 × 24 · drawn at ([\d.]+) × 24(?: \(([\d.]+) (wider|narrower)\))?", caption)
    assert found, caption
    by = float(found[1]) - 59
    assert (found[2] is None) == (abs(by) < .5)
    if found[2]:
        assert float(found[2]) == pytest.approx(abs(by), abs=.06)
        assert found[3] == ("wider" if by > 0 else "narrower")
    bar = page.locator('[id="countdown/one-bar-default"] figcaption').first.inner_text()
    assert "designed at 360 × 50 · drawn at 360 × 50" in bar


def test_the_code_of_a_sample_can_be_copied(show, browser):
    page = show()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    block = page.locator('[id="counter/filled"] pre')
    block.locator("button").click()
    expect(block.locator("button")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == block.locator("code").inner_text()


def test_only_its_own_script_may_run(show):
    page = show()
    policy = page.get_attribute("meta[http-equiv=Content-Security-Policy]", "content")
    script = page.evaluate("document.scripts[0].textContent").encode("utf-8")
    wanted = base64.b64encode(hashlib.sha256(script).digest()).decode("ascii")
    assert f"script-src 'sha256-{wanted}';" in policy, "scriptHash in GalleryPage+Scripts.swift"


def test_the_contents_lead_to_every_section(show):
    page = show()
    links = page.evaluate("[...document.querySelectorAll('nav a')].map(a => a.hash.slice(1))")
    assert links == page.evaluate("[...document.querySelectorAll('main > section')].map(e => e.id)")
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(ids) == len(set(ids))
    titles = page.evaluate(
        "[...document.querySelectorAll('.sample :is(h3, h4) a')].map(a => a.hash.slice(1))")
    assert titles == page.evaluate(
        "[...document.querySelectorAll('.sample[id]')].map(e => e.id)")


def test_ratios_link_to_their_rows(show, browser):
    page = show()
    links = page.evaluate("""() => [...new Set([...document.querySelectorAll('.colors a')]
        .map(a => a.href))].slice(0, 400)""")
    report = browser.new_page()
    targets = []
    for link in links[::10]:
        report.goto(link)
        targets.append(report.evaluate("document.querySelector(':target')?.localName"))
    report.goto(links[0].split("#")[0])
    rows = set(report.evaluate("[...document.querySelectorAll('.r p')].map(e => e.id)"))
    report.close()
    assert set(targets) == {"p"}
    assert {link.split("#")[1] for link in links} <= rows


def faces(page):
    """The countdown in each live cell, by its title and mode."""
    return page.evaluate("""() => Object.fromEntries(
        [...document.querySelectorAll('.live [data-units]')].map(figure => {
            const phase = [...figure.children].find(e => !e.hidden)
            const texts = [...phase.querySelectorAll('.t')].map(e => e.textContent)
            return [figure.closest('.sample').querySelector('h3').textContent + ' '
                + figure.classList[1], [phase.dataset.phase, ...texts]]
        }))""")


def digits(face):
    return [text for text in face if re.fullmatch(r"\d+", text)]


def test_live_countdowns_follow_the_components_rules(show):
    page = show(clock=NOON)
    assert digits(faces(page)["One bar light"]) == ["03", "13", "00", "42"]
    page.clock.run_for(1000)
    assert digits(faces(page)["One bar light"]) == ["03", "13", "00", "41"]
    page.clock.run_for(43_000)
    shown = faces(page)
    assert digits(shown["One bar dark"]) == ["03", "12", "59", "58"]
    assert digits(shown["No days light"]) == ["84", "59", "58"]  # the first unit has the days
    assert shown["Pill light"][1] == "03d : 13h : 00m"  # rounded up to a minute
    assert digits(shown["Promo light"]) == ["03", "12", "59", "58"]
    expect(page.locator("#announced")).to_have_text("Sale ends in 3 days 13 hours")
    labels = page.evaluate("""() => [...document.querySelectorAll('.live .drawing')]
        .filter(e => e.checkVisibility()).map(e => e.ariaLabel)""")
    assert len(labels) == 10
    assert all("Sale ends in 3 days 12 hours" in label for label in labels)
    assert labels[-1] == (
        "Hurry up! Sale ends in:, Dismiss promo, Sale ends in 3 days 12 hours, Show now!")


def test_live_countdowns_expire_and_stop(show):
    page = show(clock=NOON)
    page.click("text=5 seconds before expiring")
    assert faces(page)["One bar light"][0] == "default"
    page.clock.run_for(5000)
    assert {face[0] for face in faces(page).values()} == {"expiring"}
    assert digits(faces(page)["One bar light"]) == ["01", "00", "00", "00"]
    expect(page.locator("#announced")).to_have_text("Sale ends in 1 day")

    page.click("text=5 seconds before the end")
    page.clock.run_for(4000)
    assert digits(faces(page)["A box per unit dark"]) == ["00", "00", "00", "01"]
    page.clock.run_for(10_000)
    shown = faces(page)
    assert {face[0] for face in shown.values()} == {"expired"}
    assert digits(shown["One bar light"]) == ["00"] * 4
    expect(page.locator("#announced")).to_have_text("Sale ended")
    assert page.locator("#pause").is_disabled()


def test_live_countdowns_pause_and_respect_reduced_motion(show):
    page = show(clock=NOON)
    page.clock.run_for(2000)
    page.click("#pause")
    before = faces(page)
    page.clock.run_for(60_000)
    assert faces(page) == before
    page.click("#pause")
    page.clock.run_for(1000)
    assert digits(faces(page)["One bar light"])[-1] == "39"

    still = show(clock=NOON, reduced_motion="reduce")
    still.clock.run_for(5000)
    assert digits(faces(still)["One bar light"]) == ["03", "13", "00", "42"]
    assert still.locator("#pause").text_content() == "Run"


def test_a_late_timer_does_not_lose_a_second(show):
    page = show(clock=NOON)
    page.clock.fast_forward(90_000)
    page.clock.run_for(1000)
    assert digits(faces(page)["One bar light"]) == ["03", "12", "59", "11"]


def test_without_a_script_everything_is_shown_and_static(show):
    page = show(java_script_enabled=False)
    assert page.locator(".sample[id]").count() > 70
    assert page.locator(".live .drawing:visible").count() == 10
    assert not page.locator(".controls").is_visible()
    assert page.locator("pre:visible").count() == page.locator(".sample[id]").count()


def test_the_script_writes_the_same_as_the_components(show):
    """The digits and sentences of each state as Swift made them, made again from the time left."""
    def states(page):
        return page.evaluate("""() => [...document.querySelectorAll('.live [data-phase]')].map(
            phase => [phase.dataset.phase, phase.dataset.said, phase.querySelector(
                '.drawing').ariaLabel, ...[...phase.querySelectorAll('.t')]
                .map(e => e.textContent)])""")

    drawn = states(show(java_script_enabled=False))
    page = show(clock=NOON)
    for left in (306_042, 46_842):  # the same as saleEnd and lastHours in Sample.swift
        page.click("text=5 seconds before the end")  # writes something else first
        page.evaluate("left => { document.querySelector('[data-jump]').dataset.jump = left }", left)
        page.click("[data-jump]")
        page.click("#pause")
    written = states(page)
    assert len(written) == len(drawn) == 30
    assert written == drawn
