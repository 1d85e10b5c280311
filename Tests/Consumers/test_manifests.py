"""The root's manifest has one shape: what only tests need is in packages under Tests. Warnings are
errors only in our own builds. The programs are linked statically, unless a variable disables it."""

import json
import os
import sys

import pytest
from files import ROOT, manifest, write_files

STAND_INS = {"Accessibility", "SwiftUI", "UIKit"}
# What the manifests may read: how to link, which versions, and whether warnings are errors.
READ = {"PATH", "TINCTURE_DYNAMIC", "TINCTURE_EXACT", "TINCTURE_STRICT"}
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="the stand-ins are for Linux")


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


def settings(folder, **variables):
    """The settings of each compiled target, as text."""
    return {
        target["name"]: json.dumps(target["settings"]).replace("\\/", "/")
        for target in manifest(folder, **variables)["targets"]
        if target["type"] not in ("system", "plugin")}


@pytest.mark.parametrize(
    "folder", [".", pytest.param("Tests/Components", marks=on_linux), "Tests/Fuzzing"])
def test_warnings_are_errors_only_in_our_builds(folder):
    for variables in ({}, {"TINCTURE_STRICT": "0"}):
        found = settings(folder, **variables).values()
        assert len(found) > 5 and all("swiftLanguageMode" in text for text in found)
        assert not any("treatAllWarnings" in text for text in found)
    found = settings(folder, TINCTURE_STRICT="1")
    lax = {name for name, text in found.items() if "treatAllWarnings" not in text}
    assert lax == (STAND_INS if folder == "Tests/Components" else set())


@on_linux
def test_the_three_programs_are_linked_statically_unless_the_variable_disables_it():
    flag = '["-static-executable", "-use-ld=lld"]'
    assert sum(text.count(flag) for text in settings(".").values()) == 3
    assert "-static" not in str(settings(".", TINCTURE_DYNAMIC="1"))


@pytest.mark.parametrize("path, is_given", [("", True), ("{brew}/bin:", False)])
def test_the_linker_gets_homebrews_folder_if_it_is_not_in_the_path(tmp_path, path, is_given):
    """The manifest's branch for Darwin, with our folder instead of Homebrew's."""
    brew = tmp_path / "brew"
    text = (ROOT / "Package.swift").read_text(encoding="utf-8")
    branch = "#if canImport(Darwin)\n"
    assert text.count(branch) == 1 and text.count("/opt/homebrew") == 1
    write_files(tmp_path, {"brew/lib/libjansson.dylib": "", "Package.swift": text.replace(
        branch, "#if true\n").replace("/opt/homebrew", str(brew))})
    found = settings(tmp_path, PATH=path.format(brew=brew) + os.environ["PATH"])
    assert (f"-L{brew}/lib" in found["TokenJSON"]) == is_given
