"""The gallery looks like the checked-in pictures, some of which the documentation shows."""

import io
import os
import re

import pictures
import pytest
from conftest import ROOT
from PIL import Image

PAGE = ROOT / "generated/gallery/index.html"
KEPT = ROOT / "Tests/Consumers/screenshots"
RESOURCES = ROOT / "Sources/Components/EBComponents/EBComponents.docc/Resources"
SEEN = ROOT / ".build/screenshots"

# Sections that do not depend on the mode are stored in light only, because they are large.
LIGHT = {"languages", "texts"}
SECTIONS = ["counter", "countdown", "promo", "notification-badge", "badge", "summary-stack",
            "context", "languages", "texts", "more-contrast", "brands"]

# The samples in each picture of the documentation, in a row or in a column.
DOCUMENTED = {
    "counter": ("row", ["counter/empty", "counter/filled", "counter/active",
                        "counter/filled-with-a-limit", "counter/more-than-99"]),
    "countdown": ("column", ["countdown/one-bar-default", "countdown/boxes-default",
                             "countdown/pill-with-an-icon"]),
    "promo": ("column", ["promo/promo-default"]),
    "notification-badge": ("row", ["notification-badge/counter",
                                   "notification-badge/more-than-the-maximum",
                                   "notification-badge/text",
                                   "notification-badge/one-square-corner"]),
    "badge": ("row", ["badge/neutral", "badge/info", "badge/success", "badge/warning",
                      "badge/danger"]),
}


@pytest.fixture(scope="module", autouse=True)
def fonts():
    missing = pictures.missing_fonts()
    if missing and os.environ.get("CI"):
        pytest.fail(f"Scripts/consumers did not install: {', '.join(missing)}")
    if missing:
        pytest.skip(f"pictures are compared with the fonts of Scripts/consumers; no {missing}")


@pytest.fixture(scope="module")
def gallery(browser):
    """Opens the gallery, or another version of it."""
    pages = []

    def open_gallery(text=None, width=1280, **options):
        page = browser.new_page(
            viewport={"width": width, "height": 1000}, reduced_motion="reduce", **options)
        pages.append(page)
        if text is None:
            page.goto(PAGE.as_uri())
        else:
            page.set_content(text)
        return page

    yield open_gallery
    for page in pages:
        page.close()


@pytest.fixture(scope="module")
def components(gallery):
    """The gallery with only drawings and titles."""
    return bare(gallery())


def bare(page):
    for name in ("code", "speech", "colors"):
        page.uncheck(f"#show-{name}")
    page.evaluate("document.querySelectorAll('.drawn').forEach(note => note.remove())")
    return page


def picture(shot):
    return Image.open(io.BytesIO(shot)).convert("RGB")


def alone(page, name):
    """Leaves one section on the page, so that nothing above it can move it by half a pixel."""
    page.evaluate("""name => { document.querySelectorAll('header, main > section')
        .forEach(element => { element.hidden = element.id !== name })
        document.querySelector('.tools').style = 'position:fixed;opacity:0' }""", name)
    return page.locator(f"main > section#{name}")


def section(page, name):
    page.set_checked("#show-dark", name not in LIGHT)
    return picture(alone(page, name).screenshot())


def check(drawn, path):
    problem = pictures.problem(drawn, path, SEEN)
    assert problem is None, problem


def check_kept(drawn, name):
    check(drawn, KEPT / f"{name}.png")


@pytest.mark.parametrize("name", SECTIONS)
def test_a_section_has_not_changed(name, components):
    check_kept(section(components, name), name)


def test_large_type_has_not_changed(components):
    components.select_option("#size", "accessibility3")
    drawn = section(components, "texts")
    components.select_option("#size", "large")
    check_kept(drawn, "type-sizes")


def test_every_section_has_a_picture(components):
    ids = components.evaluate("[...document.querySelectorAll('main > section')].map(e => e.id)")
    assert ids == SECTIONS
    names = {f"{name}.png" for name in [*SECTIONS, "type-sizes", "page", "page~dark", "page~narrow", "sample"]}
    assert {path.name for path in KEPT.glob("*")} == names
    assert sum(path.stat().st_size for path in KEPT.glob("*")) < 2_000_000


@pytest.mark.parametrize("name, width, scheme", [
    ("page", 1280, "light"), ("page~dark", 1280, "dark"), ("page~narrow", 375, "light")])
def test_the_page_has_not_changed(name, width, scheme, gallery):
    check_kept(picture(gallery(width=width, color_scheme=scheme).screenshot()), name)


def test_an_opened_sample_has_not_changed(gallery):
    page = gallery()
    sample = alone(page, "countdown").locator('[id="countdown/boxes-default"]')
    sample.evaluate("e => e.querySelectorAll('details').forEach(e => { e.open = true })")
    check_kept(picture(sample.screenshot()), "sample")


def documented(page, name, mode):
    """Drawings of a component on its page, as in the documentation."""
    direction, samples = DOCUMENTED[name]
    page.evaluate("""([direction, samples, mode]) => {
        document.querySelector('#picture')?.remove()
        const drawings = samples.map(
            id => document.getElementById(id).querySelector(`.${mode} .drawing`))
        const picture = document.createElement('div')
        picture.id = 'picture'
        Object.assign(picture.style, {
            position: 'absolute', top: 0, left: 0, display: 'flex', flexDirection: direction,
            alignItems: 'center', gap: '16px', padding: '24px', zIndex: 9,
            background: getComputedStyle(drawings[0].parentElement).backgroundColor})
        for (const drawing of drawings) {
            const copy = picture.appendChild(drawing.cloneNode(true))
            copy.style.width = direction === 'row' ? 'max-content' : '360px'
        }
        document.body.append(picture)
    }""", [direction, samples, mode])
    return picture(page.locator("#picture").screenshot())


@pytest.fixture(scope="module")
def sharp(gallery):
    """The gallery with two pixels per point."""
    return gallery(device_scale_factor=2)


@pytest.mark.parametrize("mode, suffix", [("light", "@2x"), ("dark", "~dark@2x")])
@pytest.mark.parametrize("name", DOCUMENTED)
def test_the_documentation_shows_current_pictures(name, mode, suffix, sharp):
    path = RESOURCES / f"{name}{suffix}.png"
    check(documented(sharp, name, mode), path)
    assert path.stat().st_size < 60_000


def mutated(old, new):
    text = PAGE.read_text(encoding="utf-8")
    changed = re.sub(old, new, text, count=1)
    assert changed != text, old
    return changed


@pytest.mark.parametrize("old, new, name, seen", [
    # one token, by 1/255 of blue: the background of counters
    (r"(\.s\w+\{[^}]*background:#EEF2F)9(;border-radius:99px)", r"\1A\2", "counter", "#EEF2FA"),
    # one token of the smallest drawing: the dots of a colon
    (r"(\.s\w+\{[^}]*background:)#9BC5FD(;border-radius:50%)", r"\1#C2CFE5\2", "countdown",
     "pixels differ"),
    # a counter's ends, less round
    (r"(\.s\w+\{[^}]*border-radius:)99px", r"\g<1>9px", "counter", "pixels differ")])
def test_a_small_change_is_detected(old, new, name, seen, gallery):
    kept = pictures.opened(KEPT / f"{name}.png")
    drawn = section(bare(gallery(mutated(old, new))), name)
    found = pictures.differences(kept, drawn)
    print(f"{name}: {found}")
    assert seen in "; ".join(found)
