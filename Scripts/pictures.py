"""Takes the pictures of the README: the contrast report and the gallery, in a headless Chromium."""

import io
import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "images"


def save(page, name):
    """The visible part of a page, in 256 colors so that the file stays small."""
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    path = FOLDER / f"{name}.png"
    picture.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


def report(browser):
    page = browser.new_page(viewport={"width": 1440, "height": 860}, reduced_motion="reduce")
    page.goto((ROOT / "generated/reports/contrast.html").as_uri())
    save(page, "report")


def gallery(browser):
    page = browser.new_page(viewport={"width": 1200, "height": 760}, reduced_motion="reduce")
    page.goto((ROOT / "generated/gallery/index.html").as_uri())
    for name in ("code", "speech", "colors"):
        page.uncheck(f"#show-{name}")
    page.evaluate("document.querySelector('#countdown').scrollIntoView()")
    save(page, "gallery")


def main():
    chromium = next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if not chromium:
        sys.exit("Chromium is missing: run Scripts/consumers")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--force-color-profile=srgb"])
        report(browser)
        gallery(browser)
        browser.close()


main()
