"""Pages with a worked example: their commands work, and print the shown output."""

import pytest
import views
from files import BUILT, ROOT, run
from test_clients import XCODE_26, check
from walkthrough import Walk

# The code that each page's Swift calls, and replacements for its imports.
USES = {
    "start/style-dictionary": ["Theme.colors.label", "Theme.dark.colors.page"],
    "how-to/contracts-from-names": [],
    "start/swiftgen": ["Theme.colors.articleBody"],
    "start/tutorial": [],
    "how-to/brands-and-contrast": [
        "Theme.adaptive(brand: .zen).notice.info.icon",
        "Theme(brand: .zen, mode: .dark).notice.info.icon",
        "Theme(brand: .zen, mode: .dark, contrast: .high)"],
}


@pytest.fixture(params=sorted(USES))
def walked(request, tincture, tmp_path):
    walk = Walk(ROOT / "docs" / f"{request.param}.md", tmp_path, tincture)
    shown = list(walk.steps())
    assert walk.commands >= 2
    if request.param.startswith("start/") and USES[request.param]:
        assert "before" in "".join(body for kind, _, body in shown if kind == "swift")
    return request.param, tmp_path


@pytest.mark.parametrize("mode", ["5", "6"])
def test_the_pages_commands_work_and_its_swift_compiles(walked, mode):
    name, folder = walked
    use = folder / "Use.swift"
    lines = [f"let use{index} = {text}" for index, text in enumerate(USES[name])]
    sources = sorted(folder.glob("**/generated/Themes/*.swift"))
    imports = "" if any(it.name == "TokenValues.swift" for it in sources) else "import TokenValues\n"
    use.write_text(imports + "\n".join(lines) + "\n", encoding="utf-8")
    run("swiftc", "-typecheck", "-swift-version", mode, "-warnings-as-errors", "-parse-as-library",
        "-I", BUILT / "Modules", use, *sources)
    for view in folder.glob("*Card.swift"):
        run("swiftc", "-emit-module", "-module-name", "ShopTheme", "-swift-version", mode, "-I",
            views.MODULES, "-o", folder / "ShopTheme.swiftmodule", *sources)
        check([*XCODE_26, "-swift-version", mode, "-I", folder], view)
