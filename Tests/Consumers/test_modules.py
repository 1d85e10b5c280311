"""The modules of the package: their imports are those of the manifest and the architecture page."""

import json
import re

import pytest
import views
from files import ROOT, module_folder

PAGE = ROOT / "docs" / "how-it-works" / "architecture.md"
SOURCES = ROOT / "Sources"
# The modules that each may import: the diagram on the page, left to right.
ARROWS = {
    "TokenJSON": {"CJansson"},
    "ColorMath": set(),
    "Writers": set(),
    "TokenModel": {"TokenJSON", "ColorMath", "Writers"},
    "TokenChecks": {"TokenModel"},
    "TokenOutputs": {"TokenChecks"},
    "TokenQueries": {"TokenChecks"},
    "TokenDialects": {"TokenModel"},
    "TokenCompiler": {"TokenOutputs", "TokenQueries"},
    "Platform": set(),
    "TokenYAML": {"TokenJSON"},
    "tincture": {"TokenCompiler", "TokenDialects", "Platform"},
}


def reachable(module):
    """The modules that one may import: those its arrows lead to, and their imports."""
    found, open = set(), [module]
    while open:
        for other in ARROWS.get(open.pop(), ()):
            if other not in found:
                found.add(other)
                open.append(other)
    return found


@pytest.fixture(scope="module")
def targets():
    package = json.loads(views.run("swift", "package", "dump-package").stdout)
    return {
        it["name"]: {dep["byName"][0] for dep in it["dependencies"] if "byName" in dep}
        for it in package["targets"]}


def imported(module):
    """The modules of this package that a module's sources import."""
    ours = {folder.name for folder in SOURCES.glob("*/*") if folder.is_dir()}
    found = set()
    for path in module_folder(module).rglob("*.swift"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"^(?:@\w+ )*import (?:struct |func |enum )?(\w+)", text, re.M))
    return found & ours


@pytest.mark.parametrize("module", ARROWS)
def test_a_module_imports_only_modules_along_its_arrows(module):
    assert imported(module) <= reachable(module)


@pytest.mark.parametrize("module", ARROWS)
def test_the_manifest_has_every_import_of_a_module(module, targets):
    assert imported(module) <= targets[module]


def test_the_page_draws_the_arrows():
    diagram = re.search(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)[1]
    for module in ARROWS:
        assert re.search(rf"\b{module}\b", diagram), f"the diagram leaves out {module}"


def test_a_reverse_arrow_is_found():
    assert "TokenOutputs" not in reachable("TokenModel")
    assert "TokenQueries" not in reachable("TokenOutputs")
