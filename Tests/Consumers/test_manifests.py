"""The root's manifest has one shape. What only tests need is in packages under Tests."""

import json
import os
import subprocess
import sys
from functools import cache

import pytest
from conftest import ROOT, write_files

STAND_INS = {"Accessibility", "SwiftUI", "UIKit"}
# What the manifests may read: how to link, which versions, and whether warnings are errors.
READ = {"PATH", "TINCTURE_DYNAMIC", "TINCTURE_EXACT", "TINCTURE_STRICT"}
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="the stand-ins are for Linux")


@cache
def manifest(folder=".", **variables):
    """A manifest as SwiftPM reads it."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("TINCTURE_")}
    done = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT / folder, env=environment | variables,
        capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def targets(folder="."):
    return {target["name"]: target for target in manifest(folder)["targets"]}


def dependencies(target):
    """The names of the targets and products that a target depends on."""
    return {value[0] for kind in target["dependencies"] for value in kind.values()}


def needed(target, among):
    """All targets of a package that one of them is compiled from, without that one."""
    found, open = set(), [target]
    while open:
        for name in dependencies(among[open.pop()]) & set(among) - found:
            found.add(name)
            open.append(name)
    return found


def shape(package):
    """What is declared, without compiler and linker settings, and without the versions."""
    return {
        "products": package["products"],
        "dependencies": sorted(
            it["identity"] for kind in package["dependencies"] for them in kind.values()
            for it in them),
        "targets": [
            {key: value for key, value in target.items() if key != "settings"}
            for target in package["targets"]],
    }


def variables_of(folder):
    text = (ROOT / folder / "Package.swift").read_text(encoding="utf-8")
    parts = text.split("Context.environment")[1:]
    return {part.split('"')[1] for part in parts}


@pytest.mark.parametrize("variable", [
    *sorted(READ - {"PATH"}), "EB_SWIFTUI_STANDIN", "TINCTURE_DOCS", "TINCTURE_FUZZ"])
def test_no_variable_changes_the_targets(variable):
    assert shape(manifest(**{variable: "1"})) == shape(manifest())


@pytest.mark.parametrize("folder", [".", "Tests/Components", "Tests/Docs", "Tests/Fuzzing"])
def test_a_manifest_reads_only_these_variables(folder):
    assert variables_of(folder) <= (READ if folder == "." else {"TINCTURE_STRICT"})


def test_the_root_has_no_stand_ins_and_nothing_that_runs_on_them():
    ours = targets()
    assert {"EBComponents", "EBComponentsUIKit", "EBComponentsTests", "FuzzingTests",
            "TokenValuesTests", "tincture"} <= set(ours)
    used = {name for target in ours.values() for name in dependencies(target)}
    left_out = STAND_INS | {"AdaptiveTests", "Fuzzing", "GalleryTests", "ViewTests", "gallery"}
    assert not (set(ours) | used) & left_out


@on_linux
def test_the_components_are_compiled_over_the_stand_ins():
    ours, over = targets(), targets("Tests/Components")
    assert STAND_INS <= set(over)
    for name in ("TokenValues", "Themes", "EBComponents", "EBComponentsUIKit"):
        assert dependencies(over[name]) == dependencies(ours[name]) | STAND_INS
        assert over[name]["path"] == ours[name]["path"]
    assert {name for name, it in over.items() if it["type"] == "test"} == {
        "AdaptiveTests", "EBComponentsUIKitTests", "GalleryTests", "ViewTests"}
    assert dependencies(over["gallery"]) >= {"BrandViews", "Brands", "EBComponents", "SwiftUI"}


def test_what_is_fuzzed_is_compiled_as_in_the_root():
    ours, fuzzed = targets(), targets("Tests/Fuzzing")
    modules = needed("FuzzingTests", ours) - {"TokenTesting"}
    assert needed("Fuzzing", fuzzed) == set(fuzzed) - {"Fuzzing"} == modules
    for name in modules:
        if name != "RandomNumbers":
            assert fuzzed[name]["path"] == ours[name]["path"], name
        assert fuzzed[name]["resources"] == ours[name]["resources"], name
        before = dependencies(ours[name])
        assert before <= dependencies(fuzzed[name]), f"{name} is in a layer before {before}"


def test_fuzzing_and_its_tests_share_their_sources():
    compiled, replayed = targets("Tests/Fuzzing")["Fuzzing"], targets()["FuzzingTests"]
    assert set(compiled["sources"]) ^ set(replayed["sources"]) == {"Engine", "Tests"}


def test_the_documentation_has_every_module_that_has_pages():
    pages = {folder.stem for folder in (ROOT / "Sources").glob("*/*/*.docc")}
    assert dependencies(targets("Tests/Docs")["Documented"]) == pages and pages
    script = (ROOT / "Scripts/docs").read_text(encoding="utf-8")
    assert {word for word in script.split() if word in pages} == pages
    for folder in [".", "Tests/Components"] if sys.platform == "linux" else ["."]:
        assert pages <= {product["name"] for product in manifest(folder)["products"]}


@pytest.mark.slow("SwiftPM builds the components again, for another package")
@on_linux
def test_a_package_that_depends_on_this_one_does_not_see_the_stand_ins(tmp_path):
    write_files(tmp_path, {
        "Package.swift": f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "consumer", platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "tincture", path: "{ROOT}")],
  targets: [
    .executableTarget(
      name: "consumer", dependencies: [.product(name: "EBComponents", package: "tincture")])
  ])
""",
        "Sources/consumer/main.swift": """import EBComponents

#if canImport(SwiftUI) || canImport(UIKit) || canImport(Accessibility)
  #error("the stand-ins are seen")
#endif
print(Counter(count: 247).text)
""",
    })
    environment = {k: v for k, v in os.environ.items() if k != "TINCTURE_STRICT"}
    done = subprocess.run(
        ["swift", "run", "--quiet", "consumer"], cwd=tmp_path, env=environment,
        capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == "99+\n"
