"""Takes the pictures of the README and docs: report, gallery and difference, in a headless Chromium."""

import io
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "images"
README = (ROOT / "README.md").read_text(encoding="utf-8")


def save(page, name):
    """The visible part of a page, or an element, in 256 colors so that the file stays small."""
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    path = FOLDER / f"{name}.png"
    picture.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


def built():
    """The command, as it was last built."""
    found = [it for it in ROOT.glob(".build/*/tincture") if it.is_file()]
    if not found:
        sys.exit("The command is missing: run swift build --product tincture")
    return max(found, key=lambda it: it.stat().st_mtime)


def replace(file, *changes):
    text = file.read_text(encoding="utf-8")
    for before, after in changes:
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    file.write_text(text, encoding="utf-8")


def failure(browser):
    """The starter project with the change that the README makes: the report's first card."""
    with tempfile.TemporaryDirectory() as place:
        subprocess.run([built(), "init", "shop"], cwd=place, check=True, capture_output=True)
        [change] = re.findall(r"In `(\S+)`, replace `(\S+)` with `(\S+)`", README)
        replace(Path(place, change[0]), change[1:])
        report = Path(place, "report.html")
        done = subprocess.run(
            [built(), "audit", "shop", "--format", "html", "--output", report], cwd=place,
            capture_output=True)
        assert done.returncode == 1, "one check fails"
        page = browser.new_page(
            viewport={"width": 840, "height": 900}, device_scale_factor=2, reduced_motion="reduce")
        page.goto(report.as_uri())
        save(page.locator(".card").first, "failure")


def gallery(browser):
    page = browser.new_page(viewport={"width": 1200, "height": 760}, reduced_motion="reduce")
    page.goto((ROOT / "generated/gallery/index.html").as_uri())
    page.evaluate("document.querySelector('#countdown').scrollIntoView()")
    page.select_option("#countdown [name=style]", "per")
    save(page, "gallery")


def comparison(browser):
    """The shipped tokens, and the same with two colors of the palette changed."""
    with tempfile.TemporaryDirectory() as place:
        old, new = Path(place, "main"), Path(place, "softer-amber")
        for folder in (old, new):
            shutil.copytree(ROOT / "tokens", folder / "tokens")
            shutil.copy(ROOT / "tincture.json", folder)
        replace(
            new / "tokens/palette.tokens.json",
            ('[0.423529411765, 0.313725490196, 0.0352941176471], "hex": "#6C5009"',
             '[0.6, 0.501960784314, 0.0352941176471], "hex": "#998009"'),
            ('[0.0980392156863, 0.447058823529, 0.976470588235], "hex": "#1972F9"',
             '[0.0901960784314, 0.435294117647, 0.972549019608], "hex": "#176FF8"'))
        subprocess.run(
            [built(), "diff", "main", "softer-amber", "--format", "html", "--output", "diff.html"],
            cwd=place, check=True)
        page = browser.new_page(viewport={"width": 1200, "height": 860}, reduced_motion="reduce")
        page.goto(Path(place, "diff.html").as_uri())
        save(page, "diff")


def main():
    chromium = next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if not chromium:
        sys.exit("Chromium is missing: run Scripts/consumers")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--force-color-profile=srgb"])
        failure(browser)
        gallery(browser)
        comparison(browser)
        browser.close()


main()
