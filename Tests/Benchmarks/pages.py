#!/usr/bin/env python3
"""The times of a browser with contrast reports of different lengths.

    .build/consumers/bin/python3 Tests/Benchmarks/pages.py [--tool FILE] [--rows 75,5000,10000] [--update]

Writes projects with that many results in two themes, opens their HTML report in Chromium, and prints
the table that docs/contributing/performance.md shows. Scripts/consumers --install installs what it
needs. Milliseconds are medians of five, until the browser has drawn the next frame.
"""

import argparse
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from hostile import write
from report import put, table

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/contributing/performance.md"
RUNS = 5
# What a person waits for, measured in the page: an input, until the next frame is drawn.
ACT = """async ([selector, value]) => {
  const control = document.querySelector(selector)
  const start = performance.now()
  if (control.type === 'checkbox') control.click()
  else {
    if (control.localName === 'select') control.selectedIndex = value
    else control.value = value
    control.dispatchEvent(new Event('input', {bubbles: true}))
    control.dispatchEvent(new Event('change', {bubbles: true}))
  }
  // A search begins 120 ms after the last key; then the number of pairs changes.
  const status = document.querySelector('.tools [role=status]')
  const before = status.textContent
  do await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  while (control.type === 'search' && status.textContent === before && performance.now() - start < 9000)
  return (performance.now() - start) / 1000
}"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"


def color(digits):
    parts = [int(digits[at:at + 2], 16) / 255 for at in (0, 2, 4)]
    return {"$value": {"colorSpace": "srgb", "components": parts}}


def project(folder, results):
    """Five components, each with three pairs in every variant and theme; a third of them fail."""
    variants = -(-results // (5 * 3 * 2))
    modes = {"light": {"bg": "FFFFFF", "text": "222222", "faint": "8A8F99", "icon": "174A9C"},
             "dark": {"bg": "121316", "text": "ECEDEF", "faint": "55585F", "icon": "A9C9FF"}}
    files = {"tincture.json": {"outputs": []}}
    for number in range(5):
        kinds = [f"kind-{kind}" for kind in range(variants)]
        files[f"tokens/c{number}.tokens.json"] = {f"c{number}": {"$type": "color", **{
            mode: {kind: {role: color(digits) for role, digits in roles.items()} for kind in kinds}
            for mode, roles in modes.items()}}}
        files[f"tokens/c{number}.contract.json"] = {
            "component": f"Component {number}", "path": f"c{number}/<mode>/<kind>/*",
            "theme": "mode", "axes": {"mode": list(modes), "kind": kinds},
            "roles": {role: {"type": "color"} for role in modes["light"]},
            "contrast": [{"foreground": "text", "on": "bg"}, {"foreground": "faint", "on": "bg"},
                         {"foreground": "icon", "on": "bg", "graphic": True}]}
    files["tincture.json"]["resolver"] = "tokens/t.resolver.json"
    files["tokens/t.resolver.json"] = {
        "name": "t", "version": "2025.10",
        "sets": {"all": {"sources": [
            {"$ref": f"c{number}.tokens.json"} for number in range(5)]}},
        "modifiers": {"mode": {"contexts": {"light": [], "dark": []}, "default": "light"}},
        "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/mode"}]}
    write(folder, files)


def measure(browser, tool, results):
    with tempfile.TemporaryDirectory() as folder:
        project(folder, results)
        file = Path(folder, "report.html")
        subprocess.run(
            [tool, "audit", "--format", "html", "--output", file], cwd=folder, check=False,
            capture_output=True)
        times = {"load": [], "filter": [], "find": [], "sort": []}
        for _ in range(RUNS):
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            start = time.perf_counter()
            page.goto(file.as_uri())
            page.evaluate(DRAWN)
            times["load"].append(time.perf_counter() - start)
            times["filter"].append(page.evaluate(ACT, ["#pass", None]))
            page.evaluate(ACT, ["#pass", None])
            times["find"].append(page.evaluate(ACT, ["#find", "component 3 faint"]))
            page.evaluate(ACT, ["#find", ""])
            times["sort"].append(page.evaluate(ACT, ["#sort", 1]))
            page.close()
        page = browser.new_page()
        page.goto(file.as_uri())
        count = page.locator(".r p").count()
        start = time.perf_counter()
        pdf = page.pdf(prefer_css_page_size=True)
        printed = time.perf_counter() - start
        page.close()
        pages = pdf.count(b"/Type /Page\n") or pdf.count(b"/Type /Page") - pdf.count(b"/Type /Pages")
        return [f"{count:,}", f"{file.stat().st_size / 1000:,.0f} kB"] + [
            f"{statistics.median(it) * 1000:,.0f} ms" for it in times.values()
        ] + [f"{pages}, {printed:.1f} s"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", type=Path, default=ROOT / ".build/release/tincture")
    parser.add_argument("--rows", default="75,5000,10000")
    parser.add_argument("--update", action="store_true", help=f"write the table into {PAGE.name}")
    options = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        rows = [measure(browser, options.tool.resolve(), int(it)) for it in options.rows.split(",")]
        browser.close()
    text = table(["results", "file", "load", "filter", "find", "sort", "printed pages"], rows)
    print(text)
    if options.update:
        put(PAGE, "pages", text)


main()
