"""The component gallery in a browser without a network: sizes, accessibility, live countdowns."""

import base64
import hashlib
import json
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

TYPE_SIZES = ("large", "xxxLarge", "accessibility3")

# The texts with the waived pair of the countdown: white on #1972F9 in dark, 4.36:1.
WAIVED = {"countdown/boxes-default": 4, "countdown/no-days": 3, "countdown/pill-default": 1,
          "countdown/pill-with-an-icon": 1, "texts/many-days": 4}


@pytest.fixture
def show(opened):
    """Opens the gallery, with a paused clock, so that a slow machine shows the same seconds."""
    def pause(page):
        page.clock.install(time=NOON - timedelta(hours=1))
        page.clock.pause_at(NOON)

    return lambda is_paused=False, **options: opened(
        PAGE, **options, **({"before": pause} if is_paused else {}))


def test_components_have_the_designed_sizes(show):
    drawn = show().evaluate("""() => Object.fromEntries(
        [...document.querySelectorAll('article .drawing')].map(drawing => {
            const box = drawing.firstElementChild.getBoundingClientRect()
            const cell = drawing.closest('.cell')
            return [`${cell.closest('.sample').id} ${cell.classList[1]}`, [box.width, box.height]]
        }))""")
    for sample, (width, height) in SIZES.items():
        for mode in ("light", "dark"):
            wide, high = drawn[f"{sample} {mode}"]
            assert width in (None, wide), f"{sample} {mode}: {wide} wide"
            expected = height[mode] if isinstance(height, dict) else height
            assert high == expected, f"{sample} {mode}: {high} high"


@pytest.mark.parametrize("width", [320, 375, 1440])
def test_nothing_is_wider_than_its_stage_at_any_type_size(width, show):
    page = show(width=width, reduced_motion="reduce")
    page.evaluate("document.querySelectorAll('details').forEach(e => { e.open = true })")
    for size in TYPE_SIZES:
        page.select_option("#size", size)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate("""() => [...document.querySelectorAll('.drawing *')].filter(e => {
            const stage = e.closest('.stage').getBoundingClientRect()
            const box = e.getBoundingClientRect()
            return box.right > stage.right + .5 || box.left < stage.left - .5
        }).map(e => e.closest('.sample').id)""") == []
        # Only the sample about it has text that is cut.
        assert set(page.evaluate("""() => [...document.querySelectorAll('.drawing .one')]
            .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1)
            .map(e => e.closest('.sample').id)""")) == {"badge/one-line"}


@pytest.mark.parametrize("width, height", [(1440, 900), (375, 812)])
def test_the_first_component_is_on_the_first_screen_below_the_tools(width, height, show):
    page = show(width=width)
    bottoms = [page.locator(name).first.bounding_box() for name in ("header", ".tools", ".stage")]
    bottoms = [box["y"] + box["height"] for box in bottoms]
    assert bottoms == sorted(bottoms) and bottoms[-1] < height
    if width == 1440:
        assert page.locator(".tools").bounding_box()["height"] < 50  # one line


def test_the_type_size_changes_every_section_and_the_captions_name_it(show):
    page = show(reduced_motion="reduce")

    def heights():
        return page.evaluate("""() => Object.fromEntries(
            [...document.querySelectorAll('main > section')].map(section => [section.id,
                [...section.querySelectorAll('.drawing')].reduce((sum, e) => sum + e.offsetHeight, 0)]))""")

    drawn, captions = [heights()], page.locator(".drawn").all_inner_texts()
    for size in TYPE_SIZES[1:]:
        page.select_option("#size", size)
        drawn.append(heights())
        assert all(drawn[-1][name] > height for name, height in drawn[-2].items())
        named = page.locator(".drawn").all_inner_texts()
        assert len(named) > 100 and all(f"type size {size}" in text for text in named if text)
    page.select_option("#size", "large")
    assert heights() == drawn[0] and page.locator(".drawn").all_inner_texts() == captions


@pytest.mark.parametrize("words, sections, said", [
    ("badgeSuccess", {"promo", "badge", "summary-stack", "context"}, "4 samples"),
    ("PILL", {"context"}, None),
    ("BrandScreen", {"brands"}, "1 sample"), ("no such thing", set(), "Nothing has “no such thing”")])
def test_find_searches_every_section(words, sections, said, show):
    page = show(reduced_motion="reduce")
    page.fill("#find", words)
    expect(page.locator("#shown")).to_have_text(re.compile(said or r"\d+ samples"))
    seen = page.locator("main > section:visible").evaluate_all("all => all.map(e => e.id)")
    assert sections <= set(seen) and (said is None or sections == set(seen))
    page.click("#clear")
    assert page.locator("main > section:visible").count() == 11


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
    found = {}
    for rule in Axe().run(page, options=options).response["violations"]:
        for node in rule["nodes"]:
            colors = node["any"][0]["data"] if rule["id"] == "color-contrast" else node
            assert (colors["fgColor"], colors["bgColor"]) == ("#ffffff", "#1972f9")
            place = page.locator(node["target"][-1]).evaluate("e => e.closest('.sample').id")
            found[place] = found.get(place, 0) + 1
    assert found == WAIVED


def test_the_keyboard_reaches_everything_with_visible_focus(show):
    page = show(reduced_motion="reduce")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the content"
    assert page.evaluate("document.activeElement.getBoundingClientRect().top") >= 0
    reached = []
    for _ in range(45):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("""() => { const e = document.activeElement
            return [e.id || e.name || e.textContent, getComputedStyle(e).outlineStyle] }"""))
    names = [name for name, _ in reached]
    assert {"In context", "find", "size", "show-colors", "noun", "Copy"} <= set(names)
    assert all(style == "solid" for _, style in reached)
    page.focus(".colors summary")
    page.keyboard.press("Enter")
    assert page.locator(".colors").first.evaluate("e => e.open")
    page.focus("#show-dark")
    page.keyboard.press("Space")
    assert not page.locator(".cell.dark").first.is_visible()
    assert page.locator(".cell.light").first.is_visible()
    page.emulate_media(media="print")
    assert not page.locator(".knobs:visible, .copy:visible").count()


def test_only_its_own_script_may_run(show):
    page = show()
    policy = page.get_attribute("meta[http-equiv=Content-Security-Policy]", "content")
    script = page.evaluate("document.scripts[0].textContent").encode("utf-8")
    wanted = base64.b64encode(hashlib.sha256(script).digest()).decode("ascii")
    assert f"script-src 'sha256-{wanted}';" in policy, f"gallery.sha256 should be {wanted}"


SHOW = """([name, knobs, left]) => {
    const live = document.querySelector(`[data-live="${name}"]`)
    for (const knob of live.querySelectorAll('[name]')) {
        const { name, type, value, defaultValue, defaultChecked, options } = knob
        const given = knobs[name]
        if (type !== 'checkbox') knob.value = given ?? defaultValue ?? options[0].value
        else if (name === 'units') knob.checked = !!given?.includes(value)
        else knob.checked = given ? given === 'true' : defaultChecked
    }
    for (const field of live.querySelectorAll('[data-unit]'))
        field.value = field.dataset.unit === 'secs' ? left : 0
    const knob = live.querySelector('[data-unit]') ?? live.querySelector('[name]')
    knob.dispatchEvent(new Event('input', { bubbles: true }))
    const [drawing, ...made] = live.querySelectorAll('.light :is(.drawing, [data-size=large])')
    const classes = part => [...part.querySelectorAll('*')].map(e => e.className).join()
    return { texts: [...drawing.querySelectorAll('.t')].map(e => e.textContent),
        said: [...live.querySelectorAll('.said > span')].map(e => e.textContent.slice(1, -1)),
        drawings: made.filter(e => classes(e.content) === classes(drawing)).map(
            e => e.dataset.drawing) }
}"""

READ = """id => {
    const box = document.getElementById(id)
    return [[...box.querySelectorAll('.cell')].flatMap(cell => {
        const drawing = cell.querySelector('.drawing')
        return [(drawing ?? cell.querySelector('.stage')).innerHTML,
            drawing?.ariaLabel ?? 'Draws nothing', !!cell.querySelector('.drawn')?.textContent,
            ...[...cell.querySelectorAll('.remark, .colors')].map(e => e.textContent)]
    }), box.querySelector('.speech').textContent, box.querySelector('pre code').textContent]
}"""

MOMENTS = {"saleEnd": 306_042, "lastHours": 46_842, "lastMinutes": 462, "justEnded": 0}


def knobs(code):
    """The knobs that make the code of a sample, and the time left."""
    found = dict(re.findall(r'\b(\w+)(?:: | = )("[^"]*"|\[.*?]|[.\w]+)', code))
    found |= {name.lower(): value for name, value in re.findall(r"\.eb(\w+)\((.*?)\)", code)}
    found |= dict(re.findall(r"\.(counter|text)\((.*?)\)", code))
    found |= {"kind": kind.lower() for kind in re.findall(r"styles\.badge(\w+)", code)}
    found |= {"icon": "true"} if "Image(" in code else {}
    found |= {"content": "empty"} if code == "NotificationBadge()" else {}
    left = MOMENTS.get(found.get("endsAt"), 0)
    return {name: value.strip('".').replace("_", "") for name, value in found.items()}, left


def same(code):
    """Code without what may differ: spaces, the names of ends and parameters, a default."""
    code = re.sub(r"badge in|\s|(?<=\d)_(?=\d)", "", code).replace("$0", "badge")
    code = code.replace(",style:{badge.cornerRadius=.max()}", "")
    return re.sub("|".join(MOMENTS), "saleEnd", code)


def test_knobs_draw_speak_and_write_what_the_samples_do(show):
    page = show(reduced_motion="reduce")
    lives = page.locator("[data-live]").evaluate_all("all => all.map(e => e.dataset.live)")
    samples = page.locator("article").evaluate_all(
        "all => all.map(e => [e.id, e.querySelector('pre code').textContent])")
    others = re.compile(r"frame|footer|disabled")
    samples = [(name, code) for name, code in samples if name.split("/")[0] in lives
               and not others.search(code) and name != "promo/pressed"]
    assert len(samples) == 45
    for size in TYPE_SIZES:
        page.select_option("#size", size)
        for name, code in samples:
            live = name.split("/")[0]
            page.evaluate(SHOW, [live, *knobs(code)])
            *shown, written = page.evaluate(READ, f"{live}/live")
            *expected, given = page.evaluate(READ, name)
            assert shown == expected, f"{name} at {size}"
            assert same(written) == same(given)


def test_knobs_show_and_speak_what_the_components_do(show):
    """The cases of LiveTests.swift."""
    page = show(reduced_motion="reduce")
    cases = json.loads((ROOT / "Tests/Consumers/live.json").read_text(encoding="utf-8"))
    assert len(cases) > 400
    settings = [[case["live"], case["knobs"], case["left"]] for case in cases]
    for case, shown in zip(cases, page.evaluate(f"all => all.map({SHOW})", settings)):
        assert case["drawing"] in shown.pop("drawings"), case
        assert shown == {"texts": case["texts"], "said": case["said"]}, case


def countdown(page, live="countdown", mode="light"):
    return page.locator(f'[data-live="{live}"] .{mode} .t').all_inner_texts()


def test_live_countdowns_run_and_speak_once_a_minute(show):
    page = show(is_paused=True)
    assert countdown(page)[::2] == ["03", "13", "00", "42"]
    page.clock.run_for(44_000)
    assert countdown(page, mode="dark")[::2] == ["03", "12", "59", "58"]
    assert countdown(page, "promo")[1::2][:4] == ["03", "12", "59", "58"]
    expect(page.locator(".announced")).to_have_text("Sale ends in 3 days 13 hours")
    page.fill('[data-live="promo"] [data-unit=mins]', "61")  # stops the clock
    page.clock.run_for(5000)
    assert countdown(page)[::2] == ["03", "13", "01", "58"]


def test_live_countdowns_expire_and_stop(show):
    page = show(is_paused=True)
    page.click("text=5 seconds before expiring")
    page.clock.run_for(5000)
    assert countdown(page)[::2] == ["01", "00", "00", "00"]
    expect(page.locator(".announced")).to_have_text("Sale ends in 1 day")
    page.click("text=5 seconds before the end")
    page.clock.run_for(4000)
    assert countdown(page, mode="dark")[::2] == ["00", "00", "00", "01"]
    page.clock.run_for(10_000)
    assert countdown(page) == ["Sale ended"]
    expect(page.locator(".announced")).to_have_text("Sale ended")
    assert page.locator(".pause").first.is_disabled()
