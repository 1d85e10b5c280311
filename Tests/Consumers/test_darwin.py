"""The command's branches for macOS type-check on Linux.

The modules in Tests/Components/StandIns replace Darwin, MachO and Dispatch. In a copy of the sources,
conditions on the system have their values on a Mac. The C library of Linux is hidden.
"""

import re
import shutil

import pytest
import views
from files import BUILT, ROOT, manifest, module_folder

pytestmark = views.on_linux
STAND_INS = ROOT / "Tests/Components/StandIns"
MODULES = BUILT / "Modules"
# The values on a Mac of conditions in our sources; an unknown one fails the test.
ON_A_MAC = {
    "canImport(Darwin)": True, "canImport(Glibc)": False, "canImport(Musl)": False,
    "os(Linux)": False, "os(macOS)": True,
}
CONDITION = re.compile(r"^(\s*#(?:if|elseif) )(.*)$", re.M)
# What a file has if it can compile on Linux and not on a Mac. Of modules without such a file only
# the declarations are compiled: the build has compiled the rest.
DIFFERS = re.compile(r"^\s*#if|\bimport (CJansson|CLibrary|Darwin|Dispatch|MachO|Platform)\b", re.M)
# The command and all modules in it, each after those that it imports.
COMMAND = (
    "CLibrary", "TokenJSON", "ColorMath", "Writers", "TokenModel", "TokenThemes", "TokenChecks",
    "TokenOutputs", "SwiftOutput", "TokenQueries", "TokenReports", "TokenCompiler", "ForeignValues",
    "ModeFinding", "TokenDialects",
    "ContractProposals", "FigmaPlan", "Platform", "tincture")


def settled(text):
    """The text with each condition on the system replaced by its value on a Mac."""

    def settle(match):
        words = re.sub(r"\w+\(\w+\)", lambda it: str(ON_A_MAC[it[0]]).lower(), match[2])
        return match[1] + words

    return CONDITION.sub(settle, text)


def swiftc(folder, module, files, *flags):
    return views.run(
        "swiftc", "-emit-module", "-wmo", "-module-name", module, "-swift-version", "6",
        "-emit-module-path", folder / f"{module}.swiftmodule", "-parse-as-library",
        "-package-name", "tincture", "-warnings-as-errors", "-I", folder, *flags, *files)


@pytest.fixture(scope="module")
def mac(tmp_path_factory):
    """A folder with the modules that replace a Mac's, and a C module with only libjansson."""
    folder = tmp_path_factory.mktemp("darwin")
    for module in ("DarwinTypes", "Darwin", "MachO", "Dispatch"):
        done = swiftc(folder, module, sorted((STAND_INS / module).glob("*.swift")))
        assert done.returncode == 0, done.stderr
    # The includes of jansson.h become a module that nothing imports, and CJansson exports nothing.
    jansson = folder / "CJansson"
    jansson.mkdir()
    shutil.copy(ROOT / "Sources/Compiler/CJansson/shim.h", jansson)
    (jansson / "module.modulemap").write_text(
        'module CJansson [system] { header "shim.h" }\n'
        'module CLibraryOfLinux [system] {\n'
        '  header "/usr/include/stdio.h"\n  header "/usr/include/stdlib.h"\n}\n')
    return folder


def compiled(mac, module, change=lambda path, text: text):
    """Compiles a module as on a Mac; `change` inserts a mistake."""
    sources = mac / "sources" / module
    shutil.rmtree(sources, ignore_errors=True)
    files, differs = [], False
    original = module_folder(module)
    for path in sorted(original.rglob("*.swift")):
        copy = sources / path.relative_to(original)
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = change(path, path.read_text(encoding="utf-8"))
        differs = differs or DIFFERS.search(text)
        copy.write_text(settled(text), encoding="utf-8")
        files.append(copy)
    assert files
    files += (BUILT / f"{module}.build").glob("DerivedSources/embedded_resources.swift")
    others = mac / "packages"
    if not others.exists():
        others.mkdir()
        for name in ("ArgumentParser", "ArgumentParserToolInfo"):
            shutil.copy(MODULES / f"{name}.swiftmodule", others)
    bodies = [] if differs else ["-Xfrontend", "-experimental-skip-all-function-bodies"]
    return swiftc(mac, module, files, "-I", mac / "CJansson", "-I", others, *bodies)


@pytest.fixture(scope="module")
def done(mac):
    """Compiles the compiler's modules and the command; returns the diagnostics of each."""
    return {module: compiled(mac, module) for module in COMMAND}


def test_the_modules_match_the_command():
    kinds = {target["name"]: target for target in manifest()["targets"]}
    open, needed = ["tincture"], set()
    while open:
        target = kinds.get(open.pop())
        if target and target["type"] != "system" and target["name"] not in needed:
            needed.add(target["name"])
            open += [it["byName"][0] for it in target["dependencies"] if "byName" in it]
    assert needed == set(COMMAND)


@pytest.mark.parametrize("module", COMMAND)
def test_the_branches_for_darwin_compile(done, module):
    assert done[module].returncode == 0, done[module].stderr


def test_every_such_branch_is_checked():
    text = "#if canImport(Glibc)\n#elseif canImport(Musl)\n#else\n#endif\n  #if !os(Linux)\n"
    assert settled(text) == "#if false\n#elseif false\n#else\n#endif\n  #if !false\n"
    branches = sum(
        len(CONDITION.findall(path.read_text(encoding="utf-8")))
        for module in COMMAND for path in module_folder(module).rglob("*.swift"))
    assert branches > 15
