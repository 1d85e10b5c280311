"""Takes the pictures of the README and docs: report, gallery and comparison, in a headless Chromium."""

import io
import shutil
import subprocess
import sys
import tempfile
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


def comparison(browser):
    """The shipped tokens, and the same with two colors of the palette changed."""
    built = [it for it in ROOT.glob(".build/*/tincture") if it.is_file()]
    if not built:
        sys.exit("The command is missing: run swift build --product tincture")
    tool = max(built, key=lambda it: it.stat().st_mtime)
    with tempfile.TemporaryDirectory() as place:
        old, new = Path(place, "main"), Path(place, "softer-amber")
        for folder in (old, new):
            shutil.copytree(ROOT / "tokens", folder / "tokens")
            shutil.copy(ROOT / "tincture.json", folder)
        file = new / "tokens/palette.tokens.json"
        text = file.read_text(encoding="utf-8")
        for before, after in (
                ('[0.423529411765, 0.313725490196, 0.0352941176471], "hex": "#6C5009"',
                 '[0.6, 0.501960784314, 0.0352941176471], "hex": "#998009"'),
                ('[0.0980392156863, 0.447058823529, 0.976470588235], "hex": "#1972F9"',
                 '[0.0901960784314, 0.435294117647, 0.972549019608], "hex": "#176FF8"')):
            assert before in text, before
            text = text.replace(before, after)
        file.write_text(text, encoding="utf-8")
        subprocess.run(
            [tool, "diff", "main", "softer-amber", "--format", "html", "--output", "diff.html"],
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
        report(browser)
        gallery(browser)
        comparison(browser)
        browser.close()


main()
