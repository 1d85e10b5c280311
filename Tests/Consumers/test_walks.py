"""The pages about coming from other tools: their commands work, and print the shown output."""

import subprocess

import pytest
from files import BUILT, ROOT
from walkthrough import Walk

# The code that each page's Swift calls, and replacements for its imports.
USES = {"style-dictionary": ["Theme.colors.label", "Theme.dark.colors.page"],
        "swiftgen": ["Theme.colors.articleBody"]}


@pytest.fixture(params=sorted(USES))
def walked(request, tincture, tmp_path):
    walk = Walk(ROOT / "docs" / "start" / f"{request.param}.md", tmp_path, tincture)
    shown = list(walk.steps())
    assert walk.commands >= 2
    assert "before" in "".join(body for kind, _, body in shown if kind == "swift")
    return request.param, tmp_path


@pytest.mark.parametrize("mode", ["5", "6"])
def test_the_pages_commands_work_and_its_swift_compiles(walked, mode):
    name, folder = walked
    use = folder / "Use.swift"
    lines = [f"let use{index} = {text}" for index, text in enumerate(USES[name])]
    use.write_text("import TokenValues\n" + "\n".join(lines) + "\n", encoding="utf-8")
    sources = sorted((folder / "generated" / "Themes").glob("*.swift"))
    done = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", mode, "-warnings-as-errors",
         "-parse-as-library", "-I", str(BUILT / "Modules"), str(use),
         *map(str, sources)], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
