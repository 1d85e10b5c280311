"""An app's files with one of our imports compile under every setting of Xcode's templates.

They compile against stand-ins for SwiftUI and UIKit: the samples of the design documents, of the
README, of docs and of the DocC pages, and generated themes, imported and inline.
"""

import json
import re

import pytest
import views
from conftest import ROOT, copy_shipped
from files import module_folder

pytestmark = views.on_linux
CLIENTS = ROOT / "Tests" / "Clients"
XCODE_26 = ["-enable-upcoming-feature", "MemberImportVisibility", "-default-isolation", "MainActor"]
BETWEEN = pytest.mark.slow("the settings between the oldest and the newest")
SETTINGS = [
    pytest.param([*flags, "-swift-version", mode], id=f"swift-{mode}{name}", marks=marks)
    for mode, name, flags, marks in (
        ("5", "", [], ()), ("5", "-xcode-26", XCODE_26, BETWEEN),
        ("6", "", [], BETWEEN), ("6", "-xcode-26", XCODE_26, ()))]
# Values of an app, which the samples of our pages use.
APP = """
let (saleEnd, lastChance, voucherExpiry) = (Date.now, Date.now, Date.now)
func openSale() {}
@MainActor var isPromoShown = true
"""


def check(settings, *files, folder=views.MODULES, module="Client"):
    assert folder.is_dir(), "build first: Scripts/consumers"
    done = views.run(
        "swiftc", "-typecheck", "-warnings-as-errors", "-parse-as-library", "-module-name", module,
        "-I", folder, *settings, *files)
    assert done.returncode == 0 and not done.stderr, done.stderr


def our_imports(text):
    return re.findall(r"^import ((?:EB|Token|Themes)\w*)$", text, re.M)


def fences(path):
    return re.findall(r"^```swift[^\n]*\n(.*?)^```", path.read_text(encoding="utf-8"), re.S | re.M)


def page_samples():
    """The samples of our pages, each with its one import."""
    (sample,) = fences(ROOT / "docs/how-to/components.md")
    assert sample.startswith("import EBComponents\n")
    yield pytest.param("EBComponents", sample.replace("import EBComponents\n", ""), id="components")
    for module in ("EBComponents", "EBComponentsUIKit"):
        for page in sorted(module_folder(module).glob("*.docc/*.md")):
            for number, code in enumerate(fences(page)):
                yield pytest.param(module, code, id=f"{page.stem}-{number}")


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("name", ["SwiftUISamples", "UIKitSamples", "HostedSamples"])
def test_samples_compile_with_one_import(name, settings):
    file = CLIENTS / f"{name}.swift"
    assert len(our_imports(file.read_text(encoding="utf-8"))) == 1
    check(settings, file)


@pytest.mark.parametrize("settings", SETTINGS)
def test_the_first_lines_of_an_app_compile(settings):
    check(settings, CLIENTS / "FirstLines.swift")


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("module, code", list(page_samples()))
def test_samples_of_our_pages_compile_with_one_import(module, code, settings, tmp_path):
    framework, builder = (
        ("SwiftUI", "@ViewBuilder func sample() -> some View") if module == "EBComponents"
        else ("UIKit", "func sample()"))
    file = tmp_path / "Sample.swift"
    file.write_text(
        f"import {framework}\nimport {module}\n{APP}\n@MainActor struct Page {{\n  {builder} {{\n"
        f"{code}\n  }}\n}}\n", encoding="utf-8")
    done = views.run(
        "swiftc", "-typecheck", "-parse-as-library", "-module-name", "Client", "-I", views.MODULES,
        *settings, file)
    assert done.returncode == 0, done.stderr


def test_the_pages_have_samples():
    modules = [sample.values[0] for sample in page_samples()]
    assert modules.count("EBComponents") > 8 and modules.count("EBComponentsUIKit") > 0


def generated(tincture, folder, **settings):
    """The Swift of the shipped tokens in an app's own folder."""
    folder.mkdir(exist_ok=True)
    copy_shipped(folder)
    project = json.loads((folder / "tincture.json").read_text(encoding="utf-8"))
    project["outputs"] = [{"format": "swift", "to": "Themes", **settings}]
    (folder / "tincture.json").write_text(json.dumps(project), encoding="utf-8")
    tincture.run("build", cwd=folder, code=0)
    return sorted((folder / "Themes").glob("*.swift"))


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("output", [
    {"runtime": "import"}, {"runtime": "inline"}, {"runtime": "inline", "access": "internal"},
    {"runtime": "inline", "namespace": "Acme"}, {"runtime": "import", "namespace": "Acme"},
    {"runtime": "inline", "prefix": "Acme"}], ids=lambda it: "-".join(it.values()))
def test_generated_themes_work_on_every_thread(tincture, tmp_path, output, settings):
    files = generated(tincture, tmp_path, **output)
    assert any("TokenValues" in file.name for file in files) == (output["runtime"] == "inline")
    text = (CLIENTS / "ThemeUses.swift").read_text(encoding="utf-8")
    ours = r"Theme|Token[A-Z]\w*|EBCountdownState"
    if output["runtime"] == "import":
        text = "import TokenValues\n" + text
        ours = r"Theme|EBCountdownState"
    start = "Acme." if "namespace" in output else output.get("prefix", "")
    use = tmp_path / "Use.swift"
    use.write_text(
        re.sub(rf"(?<![.\w])({ours})\b(?! *\n)", lambda match: start + match[1], text),
        encoding="utf-8")
    check(settings, *files, use)


def test_the_themes_of_two_brands_share_one_module(tincture, tmp_path):
    check([], *(file for name in ("Acme", "Zen") for file in generated(
        tincture, tmp_path / name, runtime="inline", prefix=name)))


@pytest.fixture
def selected(tincture, tmp_path):
    """Themes of an output that selects its tokens and names some of them."""
    return generated(
        tincture, tmp_path, exclude=["palette/**", "countdown/**", "radius/m*"], names={
            "space": "gap", "space/xxsmall": "x2", "color": "paints", "radius/none": "default"})


def test_selected_and_named_tokens_compile(selected, tmp_path):
    use = tmp_path / "Use.swift"
    use.write_text("""import TokenValues

    @MainActor enum Use {
      static let page: TokenColor = Theme.dark.paints.surface.page
      static let follows: Adaptive<Theme.PaintsTokens> = Theme.paints
      static let small: Double = Theme.light.gap.x2
      static let sharp: Double = Theme.light.radius.default
      static let text: TokenColor = Theme.dark.countdown.pill.expiring.text
    }
    """, encoding="utf-8")
    check([], *selected, use)


@pytest.mark.parametrize("member", ["palette", "space", "colors", "radius.max", "radius.none"])
def test_other_names_do_not_exist(selected, member, tmp_path):
    use = tmp_path / "Use.swift"
    use.write_text(f"let value = Theme.dark.{member}\n", encoding="utf-8")
    done = views.typecheck(*selected, use)
    assert f"has no member '{member.split('.')[-1]}'" in done.stderr, done.stderr


@pytest.mark.parametrize("settings", SETTINGS)
def test_adaptive_tokens_work_on_every_thread(settings):
    """With the themes that a person wrote as a model for generated ones."""
    model = ROOT / "Tests/Components/AdaptiveTests"
    check(
        settings, model / "Theme.swift", model / "Theme+SwiftUI.swift",
        CLIENTS / "AdaptiveSamples.swift")


@pytest.mark.parametrize("settings", SETTINGS)
def test_the_starter_works_on_every_thread_and_with_the_code_in_the_readme(tincture, tmp_path, settings):
    tincture.run("init", tmp_path / "app", code=0)
    tincture.run("build", cwd=tmp_path / "app", code=0)
    files = sorted((tmp_path / "app").rglob("*.swift"))
    use = tmp_path / "Use.swift"
    use.write_text(
        "nonisolated func page() -> TokenColor { Theme.light.colors.surface.page }\n"
        "nonisolated func need<Value: Hashable & Sendable>(_ value: Value) {}\n"
        "nonisolated func all() { need(page()); need(Theme.allCases) }\n"
        "nonisolated func of(_ kind: NoticeKind) -> TokenColor { Theme.dark.notice[kind].text }\n"
        "nonisolated func uses() { need(Theme.light.text.body); _ = Theme.colors.text.secondary }\n",
        encoding="utf-8")
    check(settings, *files, use)
    samples = [code for code in fences(ROOT / "README.md") if "import ShopTheme\n" in code]
    assert len(samples) == 2
    for code in samples:
        # A module cannot import itself: here the themes are compiled with the app.
        use.write_text(code.replace("import ShopTheme\n", ""), encoding="utf-8")
        done = views.run(
            "swiftc", "-typecheck", "-parse-as-library", "-module-name", "Client", "-I",
            views.MODULES, *settings, *files, use)
        assert done.returncode == 0, done.stderr


def test_every_generated_type_and_extension_is_nonisolated(tincture, tmp_path):
    """Nested types too, because not every compiler derives isolation from the outer type."""
    files = generated(tincture, tmp_path, runtime="inline")
    heads = [
        line.strip() for file in files for line in file.read_text(encoding="utf-8").splitlines()
        if re.match(r"\s*(?:\w+ )*(?:struct|enum|protocol|class|extension) \w", line)]
    assert len(heads) > 100
    assert [head for head in heads if not head.startswith("nonisolated ")] == []
