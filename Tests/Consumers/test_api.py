"""The public declarations that an app can use, as a list to review when it changes."""

import os
import re

import pytest
import views
from files import ROOT, module_folder

pytestmark = views.on_linux
MODULES = ("TokenValues", "EBComponents", "EBComponentsUIKit")


def declarations(module, folder):
    """A line for each public symbol: its parent and its declaration."""
    lines = set()
    for symbol in views.symbols(module, folder):
        owner = ".".join(symbol["pathComponents"][:-1])
        text = "".join(part["spelling"] for part in symbol.get("declarationFragments", [])).strip()
        lines.add(f"{owner}: {text}" if owner else text)
    return "\n".join(sorted(lines)) + "\n"


@pytest.mark.parametrize("module", MODULES)
def test_the_list_matches_the_declarations(module, tmp_path):
    file = ROOT / "docs" / "api" / f"{module}.txt"
    found = declarations(module, tmp_path)
    if os.environ.get("UPDATE_API"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(found, encoding="utf-8")
        pytest.fail(f"wrote {file}: review it, and run again without UPDATE_API")
    assert found == file.read_text(encoding="utf-8"), "UPDATE_API=1 rewrites it"


@pytest.mark.parametrize("module", MODULES)
def test_the_modules_import_only_system_frameworks(module):
    allowed = {
        "Accessibility", "AppKit", "CoreGraphics", "Foundation", "SwiftUI", "UIKit", "os",
        "EBComponents", "Themes", "TokenValues",
    }
    for file in module_folder(module).rglob("*.swift"):
        imported = re.findall(r"^\s*(?:@\w+ |public )?import (\w+)", file.read_text(), re.M)
        assert set(imported) <= allowed, file
