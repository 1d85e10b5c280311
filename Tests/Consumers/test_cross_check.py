"""axe-core measures every solid pair of the shipped tokens as text, with the same ratios."""

import html
import re
from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal

from axe_playwright_python.sync_playwright import Axe

SOLID = re.compile("#[0-9A-F]{6}")


def test_axe_core_measures_the_same_ratios(tincture, browser):
    results = tincture.results()["results"]
    solid = [
        r for r in results
        if all(SOLID.fullmatch(r[side]["value"]) for side in ("foreground", "background"))]
    assert len(solid) == 110
    page = browser.new_page()
    page.set_content(
        "<!doctype html><html lang=en><title>Pairs</title><main><h1>Pairs</h1>" + "".join(
            f'<p id="pair-{number}" style="font:16px sans-serif;padding:8px;'
            f'color:{r["foreground"]["value"]};background:{r["background"]["value"]}">'
            f'{html.escape(r["foreground"]["path"])}</p>'
            for number, r in enumerate(solid)))
    found = Axe().run(page, options={"runOnly": ["color-contrast"]}).response
    page.close()

    measured = {}
    for kind in ("passes", "violations", "incomplete"):
        for rule in found[kind]:
            for node in rule["nodes"]:
                name = node["target"][0]
                if name.startswith("#pair-"):
                    measured[int(name.removeprefix("#pair-"))] = node["any"][0]["data"]
    assert sorted(measured) == list(range(len(solid)))
    for number, result in enumerate(solid):
        data = measured[number]
        assert data["fgColor"].upper() == result["foreground"]["value"], result
        assert data["bgColor"].upper() == result["background"]["value"], result
        ratio = Decimal(result["ratio"])
        theirs = Decimal(str(data["contrastRatio"]))
        # axe-core truncates or rounds after two decimals, depending on its version.
        cents = Decimal("0.01")
        assert theirs in (
            ratio.quantize(cents, ROUND_DOWN), ratio.quantize(cents, ROUND_HALF_UP)), result
