"""Asset catalogs, read as Apple documents them (Asset Catalog Format Reference): by names alone."""

import json
import re
import sys

import outputs
import pytest
from files import ROOT
from hostile_readers import SEEN

sys.path.insert(0, str(ROOT / "Tests" / "Exactness"))

from model.spaces import xyz  # noqa: E402

CATALOG = "out/Tokens.xcassets"
OUTPUT = [{"format": "xcassets", "to": CATALOG}]


def read(folder):
    """The color sets of a catalog: namespaced name → (luminosity, contrast) → color entry."""
    sets = {}
    for path in sorted((folder / CATALOG).rglob("*")):
        if path.is_dir():
            assert (path / "Contents.json").exists(), f"{path} has no Contents.json"
            continue
        assert path.name == "Contents.json"
        contents = json.loads(path.read_text(encoding="utf-8"))
        info = contents.pop("info")
        assert set(info) == {"author", "version"} and info["version"] == 1
        assert re.fullmatch(r"tincture fnv1a64:[0-9a-f]{16}", info["author"])
        name = path.parent.relative_to(folder / CATALOG)
        if path.parent.suffix == ".colorset":
            assert set(contents) == {"colors"}
            sets[str(name.with_suffix(""))] = colors(contents["colors"])
        elif name.parts:
            assert contents == {"properties": {"provides-namespace": True}}
        else:
            assert contents == {}
    return sets


def colors(entries):
    found = {}
    for entry in entries:
        assert set(entry) <= {"appearances", "color", "idiom"} and entry["idiom"] == "universal"
        appearances = entry.get("appearances", [])
        for one in appearances:
            assert (one["appearance"], one["value"]) in (("luminosity", "dark"), ("contrast", "high"))
        kinds = {one["appearance"] for one in appearances}
        assert len(kinds) == len(appearances)
        key = ("luminosity" in kinds, "contrast" in kinds)
        assert key not in found, "two colors for one appearance"
        color = entry["color"]
        assert set(color) == {"color-space", "components"}
        assert color["color-space"] in ("srgb", "display-p3")
        assert set(color["components"]) == {"red", "green", "blue", "alpha"}
        for number in color["components"].values():
            # Without a decimal point, a component is read as 0 to 255.
            assert re.fullmatch(r"[01]\.\d{3,9}", number) and 0 <= float(number) <= 1
        found[key] = color
    assert (False, False) in found, "no color for any appearance"
    return found


def shown(colors, dark, high):
    """The color that a system shows: the closest match, contrast before luminosity."""
    for key in ((dark, high), (False, high), (dark, False), (False, False)):
        if key in colors:
            return colors[key]
    raise AssertionError


OUT_OF_REACH = {"oklch": [0.85, 0.3, 145]}  # no screen shows it, so it is mapped


def test_every_color_is_correct_in_every_theme(tincture, project):
    folder = project(outputs.themed_files(OUTPUT))
    tincture.run("build", cwd=folder, code=0)
    sets = read(folder)
    spaces, compared = set(), 0
    for theme in json.loads((folder / "tokens.json").read_text())["themes"]:
        contexts = theme["theme"]
        wanted = {path: token["value"] for path, token in theme["tokens"].items() if token["type"] == "color"}
        brand = contexts["brand"]
        assert {name for name in sets if name.startswith(brand + "/")} == {f"{brand}/{path}" for path in wanted}
        for path, value in wanted.items():
            color = shown(sets[f"{brand}/{path}"], contexts["mode"] == "dark", contexts["contrast"] == "high")
            numbers = [float(color["components"][name]) for name in ("red", "green", "blue", "alpha")]
            assert numbers[3] == pytest.approx(value.get("alpha", 1), abs=1e-9)
            space, components = value["colorSpace"], [0 if c == "none" else c for c in value["components"]]
            if OUT_OF_REACH.get(space) == components:
                continue
            spaces.add(space)
            compared += 1
            found = xyz(color["color-space"], numbers[:3])
            assert found == pytest.approx(xyz(space, components), abs=2e-7), (path, color)
    assert len(spaces) == 14 and compared > 100


def test_srgb_colors_keep_eight_bits_and_p3_colors_their_numbers(tincture, project):
    files = outputs.themed_files(OUTPUT)
    steps = {f"s{n}": {"$value": outputs.srgb(n / 255, 0, 1)} for n in range(256)}
    files["t.resolver.json"]["sets"]["base"]["sources"] = [{"$type": "color", **steps, "wide": {
        "$value": {"colorSpace": "display-p3", "components": [0.123456789, 1, 0], "alpha": 0.5}}}]
    files["t.resolver.json"]["modifiers"] = {}
    files["t.resolver.json"]["resolutionOrder"] = [{"$ref": "#/sets/base"}]
    folder = project(files)
    tincture.run("build", cwd=folder, code=0)
    sets = read(folder)
    for n in range(256):
        (color,) = sets[f"s{n}"].values()
        assert color["color-space"] == "srgb"
        assert round(float(color["components"]["red"]) * 255) == n
        assert abs(float(color["components"]["red"]) * 255 - n) < 1e-6
    assert sets["wide"][False, False] == {"color-space": "display-p3", "components": {
        "red": "0.123456789", "green": "1.000", "blue": "0.000", "alpha": "0.500"}}


def test_hostile_names_are_safe_on_every_file_system(tincture, project):
    folder = project(outputs.hostile_files(OUTPUT))
    tincture.run("build", cwd=folder, code=0)
    names = [part for name in read(folder) for part in name.split("/")]
    assert len(read(folder)) == len(outputs.NASTY)
    for name in names:
        assert not re.search(r'[\x00-\x1f<>:"/\\|?*\u202e\u2028]', name) and not name.startswith(".")
        assert name.rstrip(". ") == name and name.lower() not in ("con", "nul")
    SEEN["xcassets"] += len(outputs.NASTY)
