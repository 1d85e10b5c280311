"""The modules of the package: their imports are those of the manifest and the architecture page."""

import re
import sys

import pytest
import views
from files import ROOT, manifest, module_folder

PAGE = ROOT / "docs" / "contributing" / "architecture.md"
SOURCES = ROOT / "Sources"
# The wings whose modules each wing may import.
WINGS = {
    "Compiler": {"Compiler"},
    "Migration": {"Compiler", "Migration"},
    "Components": {"Compiler", "Components"},
    "Command": {"Compiler", "Migration", "Command"},
}
IMPORT = re.compile(
    r"^(?:@\w+ |(?:public|package|internal|private) )*import (?:struct |func |enum )?(\w+)", re.M)
# What handles memory by hand or calls the C library, and the modules and files that may.
UNSAFE = re.compile(
    r"\b(?:Unsafe\w*Pointer|Unmanaged|OpaquePointer|[a-z]*[uU]nsafe[A-Z]\w*|\w+\(unsafe\)"
    r"|with(?:UTF8|Contiguous|MemoryRebound)\w*|assumingMemoryBound)")
LIBRARY = re.compile(r"^\s*(?:@\w+ )?import (?:Glibc|Musl|Darwin|MachO|C[A-Z]\w*)\b", re.M)
IN_APPS = {"TokenValues", "Components"}


def drawn(diagram):
    """The modules that each one may import directly: in `A, B <- C`, C imports A and B."""
    found = {}
    for line in diagram.strip().splitlines():
        groups = [re.findall(r"[\w-]+", re.sub(r"\(.*?\)", "", it)) for it in line.split(" <- ")]
        if groups[0][0] in WINGS:
            del groups[0][0]
        for before, after in zip(groups, groups[1:]):
            for module in before:
                found.setdefault(module, set())
            for module in after:
                found.setdefault(module, set()).update(before)
    return found


ARROWS = drawn(re.search(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)[1])
MODULES = {path.name: path.parent.name for path in SOURCES.glob("*/*") if any(path.rglob("*.swift"))}

IN_A_MANIFEST = [
    pytest.param(it, marks=views.on_linux) if it == "gallery" else it for it in sorted(MODULES)]


def reachable(module, arrows=ARROWS):
    """The modules that one may import: those its arrows lead to, and their imports."""
    found, open = set(), [module]
    while open:
        for other in arrows.get(open.pop(), ()):
            if other not in found:
                found.add(other)
                open.append(other)
    return found


@pytest.fixture(scope="module")
def targets():
    """The modules that each target may import. The gallery is in a manifest for Linux."""
    found = {}
    for folder in ["Tests/Components", "."] if sys.platform == "linux" else ["."]:
        for target in manifest(folder)["targets"]:
            names = {dep["byName"][0] for dep in target["dependencies"] if "byName" in dep}
            found[target["name"]] = names & ARROWS.keys()
    return found


def imported(module):
    """The modules of this package that a module's sources import."""
    texts = (path.read_text(encoding="utf-8") for path in module_folder(module).rglob("*.swift"))
    return {name for text in texts for name in IMPORT.findall(text)} & ARROWS.keys()


def against(module, names, arrows=ARROWS):
    """The imports of a module that are not along its arrows."""
    return names - reachable(module, arrows)


def beyond(module, names):
    """The imports of a module that are of a wing which its own wing does not know."""
    known = WINGS[MODULES[module]]
    return {name for name in names if MODULES.get(name, "Compiler") not in known}


def test_the_page_draws_every_module():
    assert MODULES.keys() - ARROWS.keys() == set()
    assert ARROWS.keys() - MODULES.keys() == {"CJansson", "Themes", "Brands", "BrandViews"}


@pytest.mark.parametrize("module", sorted(MODULES))
def test_a_module_imports_only_along_its_arrows_from_wings_that_its_wing_knows(module):
    assert against(module, imported(module)) == beyond(module, imported(module)) == set()


@pytest.mark.parametrize("module", IN_A_MANIFEST)
def test_the_manifest_has_every_import_of_a_module_and_its_arrows(module, targets):
    assert imported(module) <= targets[module]
    assert reachable(module) == reachable(module, targets)


def test_an_import_against_the_arrows_is_found():
    names = set(IMPORT.findall("import Writers\n@testable import TokenOutputs\n"))
    assert names == {"Writers", "TokenOutputs"}
    assert against("TokenModel", names) == {"TokenOutputs"}
    assert against("TokenChecks", {"TokenThemes", "TokenQueries"}) == {"TokenQueries"}
    assert against("TokenOutputs", {"TokenChecks", "SwiftOutput"}) == {"SwiftOutput"}


@pytest.mark.parametrize("pattern, allowed", [
    (UNSAFE, {"TokenJSON", "Platform", "Array+Bytes.swift"}),
    (LIBRARY, {"CLibrary", "TokenJSON", "Platform", "ColorMath"})])
def test_only_json_trees_and_system_calls_handle_memory(pattern, allowed):
    found = [set(path.relative_to(SOURCES).parts) for path in SOURCES.rglob("*.swift")
             if pattern.search(path.read_text(encoding="utf-8"))]
    assert [parts for parts in found if not parts & (allowed | IN_APPS)] == []
    assert allowed <= set().union(*found)
