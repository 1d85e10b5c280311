"""The packages in Examples: from a clean copy, with the commands of their READMEs."""

import pytest
from examples import Example, next_to_tincture, with_released_package

slow = pytest.mark.slow("builds of one app take turns, a second apart; other tests of this file are run")
THEME = "Sources/ShopTheme"
TOKENS = f"{THEME}/tokens/light.tokens.json"
PAGE = """{ "component": "Page", "path": "color/surface/*",
  "roles": { "page": { "type": "color" } } }"""
CHECK = "swift package --allow-writing-to-package-directory compile-tokens --check"


def expect_readme(example):
    commands, printed = example.readme()
    shown = "".join(example.run(command) for command in commands).splitlines()
    assert [line for line in shown if line in printed] == printed, "\n".join(shown)
    return shown


@pytest.fixture(scope="module")
def app():
    """The app with the released package, built once with its README's commands."""
    example = with_released_package("AppWithPlugin")
    before = example.files()
    example.shown = expect_readme(example)
    example.changed = {path for path, text in example.files().items() if before.get(path) != text}
    example.settle()
    return example


@pytest.fixture
def clean(app):
    """The app, which is restored and built again after the test."""
    before = app.files()
    yield app
    for path in app.files().keys() - before.keys():
        (app.folder / path).unlink()
    for path, text in before.items():
        if not (app.folder / path).exists() or (app.folder / path).read_bytes() != text:
            (app.folder / path).write_bytes(text)
    app.settle()


def test_a_build_does_not_write_into_the_package_or_mention_its_files(app):
    assert app.changed == set()
    assert not [line for line in app.shown if "warning:" in line or "unhandled" in line]


def test_without_a_change_nothing_runs(app):
    assert app.build()[1:] == ([], set())


def test_one_token_compiles_one_theme_once_and_one_of_its_files(clean):
    clean.replace(TOKENS, "{palette.navy}", "{palette.ink}")
    _, tokens, swift = clean.build()
    assert tokens == ["ShopTheme"]
    assert swift == {("ShopTheme", "tokens.button.contract.swift")}
    assert "light: pressed button #FFFFFF on #10141C" in clean.run("swift run App")


@slow
def test_a_token_of_one_target_does_not_rebuild_the_other(clean):
    clean.replace("Sources/Receipts/tokens/receipt.tokens.json", "280", "300")
    _, tokens, swift = clean.build()
    assert tokens == ["Receipts"]
    assert swift == {("Receipts", "Theme.tokens.swift")}
    assert "receipt: 300.0 points wide" in clean.run("swift run App")


def test_a_change_that_changes_no_theme_compiles_no_swift(clean):
    clean.replace(TOKENS, '"button": {', '\n  "button": {')
    assert clean.build()[1:] == (["ShopTheme"], set())


@slow
def test_an_added_contract_gets_a_file_and_a_removed_one_loses_it(clean):
    more = clean.folder / THEME / "tokens" / "more"
    more.mkdir()
    (more / "button.contract.json").write_text(PAGE, encoding="utf-8")
    clean.replace(f"{THEME}/tincture.json", "tokens/*.contract", "tokens/**/*.contract")
    (clean.folder / THEME / "tokens" / "banner.contract.json").unlink()
    _, tokens, swift = clean.build()
    assert tokens == ["ShopTheme"]
    assert ("ShopTheme", "tokens.more.button.contract.swift") in swift
    assert ("ShopTheme", "tokens.banner.contract.swift") not in swift
    more.joinpath("button.contract.json").unlink()
    more.rmdir()
    assert "ShopTheme" in clean.build()[1]


@slow
def test_a_project_next_to_the_manifest_stops_at_unwatched_files(clean):
    for name in ("tincture.json", "tokens"):
        (clean.folder / THEME / name).rename(clean.folder / name)
    clean.settle()
    added = clean.folder / "tokens" / "page.contract.json"
    added.write_text(PAGE, encoding="utf-8")
    log, tokens, _ = clean.build(code=1)
    assert f"{added}:1:1: error: the build does not watch this new file yet" in log
    assert tokens == ["ShopTheme"]
    manifest = clean.folder / "Package.swift"
    manifest.write_text(manifest.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    log, _, swift = clean.build()
    assert "does not watch" not in log and ("ShopTheme", "tokens.page.contract.swift") in swift
    (clean.folder / "tokens").rename(clean.folder / THEME / "tokens")


@pytest.mark.parametrize("old, new, line, words", [
    ("{palette.navy}", "{palette.sky}", 13, "[low-contrast]"),
    ("{palette.navy}", "{palette.nave}", 13, "[unresolved-alias]"),
    ('"button": {', '"button" {', 6, "[invalid-json]"),
])
def test_an_error_fails_the_build_at_its_line(clean, old, new, line, words):
    clean.replace(TOKENS, old, new)
    log, _, swift = clean.build(code=1)
    place = f"{clean.folder / TOKENS}:{line}:"
    [finding] = [text for text in log.splitlines() if words in text]
    assert finding.startswith(place) and " error: " in finding
    assert not swift


@slow
def test_a_warning_is_shown_and_does_not_fail(clean):
    for path in (TOKENS, f"{THEME}/tokens/dark.tokens.json"):
        clean.replace(path, '"button": {', '"link": { "$type": "color", "$value": '
                      '{ "colorSpace": "srgb", "components": [0, 0, 0] } },\n  "button": {')
    log, tokens, _ = clean.build()
    assert tokens == ["ShopTheme"]
    assert f"{clean.folder / TOKENS}:6:" in log and "[unpaired-color]" in log


@slow
def test_a_target_without_tokens_fails_with_advice(clean):
    (clean.folder / "Sources/Receipts/tokens/receipt.tokens.json").rename(clean.folder / "receipt.json")
    (clean.folder / "Sources/Receipts/tokens").rmdir()
    log, _, _ = clean.build(code=1)
    assert "target 'Receipts' has no tokens: put a tincture.json" in log
    (clean.folder / "Sources/Receipts/tokens").mkdir()


@slow
def test_generated_swift_in_the_target_is_refused(clean):
    folder = clean.folder / THEME / "generated"
    folder.mkdir()
    (folder / "Theme.swift").write_text("// Generated by tincture: do not edit\n", encoding="utf-8")
    log, _, _ = clean.build(code=1)
    assert "target 'ShopTheme' would have its themes twice" in log
    (folder / "Theme.swift").unlink()
    folder.rmdir()


def test_the_command_reports_and_repairs_drift(clean):
    report = clean.folder / THEME / "reports" / "contrast.md"
    report.write_text("", encoding="utf-8")
    log = clean.run(CHECK, code=1)
    assert f"{report}:1:1: error: " in log and "[edited-output]" in log
    assert report.read_text(encoding="utf-8") == ""
    clean.run(CHECK.removesuffix(" --check"))
    assert report.read_text(encoding="utf-8") != ""
    clean.run(CHECK)


@slow
@pytest.mark.parametrize("more, words", [
    ("--target Nobody", "the package has no target 'Nobody'"),
    ("--target App", "there is no tincture.json in the folder of App; leave out --target"),
    ("--chekc", "unknown argument '--chekc'; expected --check or --target NAME"),
])
def test_the_command_rejects_unknown_arguments(app, more, words):
    assert words in app.run(CHECK.replace("--check", more), code=1)


@pytest.mark.slow("SwiftPM compiles the command, unoptimized, as the plugin's tool")
def test_the_app_also_builds_with_the_plugin_from_source():
    example = next_to_tincture("AppWithPlugin")
    expect_readme(example)
    example.settle()
    example.replace(TOKENS, "{palette.navy}", "{palette.ink}")
    _, tokens, swift = example.build()
    assert tokens == ["ShopTheme"] and swift == {("ShopTheme", "Theme.tokens.swift")}


def test_checked_in_sources_build_without_tincture(tmp_path):
    example = Example("CheckedIn", tmp_path)
    assert "dependencies" not in (example.folder / "Package.swift").read_text(encoding="utf-8")
    expect_readme(example)
    example.replace("tokens/ticket.tokens.json", '"value": 12', '"value": 13')
    drift = example.run("tincture build --check", code=1)
    assert "Sources/Ticket/Theme/Theme.swift:1:1: error: " in drift and "[stale-output]" in drift


def test_two_brands_are_one_type():
    example = next_to_tincture("MultiBrand")
    expect_readme(example)
    example.replace("tokens/zen.tokens.json", '"#06381F"', '"#06851F"')
    example.replace("tokens/zen.tokens.json", "0.2196078431372549", "0.5215686274509804")
    log = example.run("tincture build", code=1)
    assert log.count("[low-contrast]") == 1 and "zen" in log and "acme" not in log
