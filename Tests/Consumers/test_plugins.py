"""The parts of the plugins that only Xcode runs, type-checked; and the files that a build watches
because of the build-tool plugin."""

import json
import os
from pathlib import Path

import pytest
import views
from conftest import ROOT
from files import write_files


@views.on_linux
@pytest.mark.parametrize("name, protocol", [
    ("CompileTokens", "XcodeBuildToolPlugin"), ("CompileTokensCommand", "XcodeCommandPlugin")])
def test_a_plugin_compiles_for_xcode(tmp_path, name, protocol):
    paths = json.loads(views.run("swiftc", "-print-target-info").stdout)["paths"]
    swift = Path(paths["runtimeResourcePath"]) / "pm" / "PluginAPI"
    common = ["-swift-version", "6", "-package-description-version", "6.2", "-warnings-as-errors",
              "-parse-as-library", "-I", swift, "-I", tmp_path]
    module = views.run(
        "swiftc", *common, "-emit-module", "-module-name", "XcodeProjectPlugin",
        "-emit-module-path", tmp_path / "XcodeProjectPlugin.swiftmodule",
        ROOT / "Tests" / "StandIns" / "XcodeProjectPlugin" / "XcodeProjectPlugin.swift")
    assert module.returncode == 0, module.stderr
    sources = sorted((ROOT / "Plugins" / name).glob("*.swift"))
    use = tmp_path / "Use.swift"
    use.write_text(f"import XcodeProjectPlugin\nfunc plugin() -> any {protocol} {{ {name}() }}\n")
    plugin = views.run(
        "swiftc", *common, "-typecheck", "-module-name", name, *sources, use)
    assert plugin.returncode == 0 and not plugin.stderr, plugin.stderr


@pytest.fixture(scope="module")
def watched(tmp_path_factory):
    """The files that a build watches because of the build-tool plugin, printed by a program."""
    folder = tmp_path_factory.mktemp("watched")
    main = folder / "main.swift"
    main.write_text("""
        import Foundation
        let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
        for input in TokenProject(in: [folder])?.inputs ?? [] { print(input.path) }
        """)
    program = folder / "watched"
    built = views.run("swiftc", "-o", program, main,
                      ROOT / "Plugins" / "CompileTokens" / "TokenProject.swift")
    assert built.returncode == 0, built.stderr

    def run(project):
        done = views.run(program, project)
        assert done.returncode == 0, done.stderr
        return sorted(os.path.relpath(path, project) for path in done.stdout.splitlines())

    return run


@pytest.fixture
def package(tmp_path):
    """A project with a resolver, and unrelated files next to it."""
    write_files(tmp_path, {
        "outside/secret.json": {}, "outside/more/secret.tokens": {},
        "project/tincture.json": {"resolver": "sets/r.resolver.json", "outputs": [
            {"format": "mustache", "to": "out/a.txt", "template": "templates/a.mustache"}]},
        "project/sets/r.resolver.json": {"version": "2025.10", "sets": {
            "s": {"sources": [{"$ref": "a.tokens.json#/x"}]}}, "resolutionOrder": []},
        "project/sets/a.tokens.json": {}, "project/sets/unnamed.tokens.json": {},
        "project/templates/a.mustache": "", "project/notes/why.json": {},
    })
    return tmp_path / "project"


NAMED = ["sets/a.tokens.json", "sets/r.resolver.json", "templates/a.mustache", "tincture.json"]


@views.on_linux
def test_the_plugin_watches_the_files_of_a_project(watched, package):
    assert watched(package) == NAMED
    write_files(package, {"tincture.json": {
        "sources": ["sets/*.tokens.json"], "contracts": "notes/**"}})
    assert watched(package) == [
        "notes", "notes/why.json", "sets", "sets/a.tokens.json", "sets/r.resolver.json",
        "sets/unnamed.tokens.json", "tincture.json"]


@views.on_linux
@pytest.mark.parametrize("text", ["../outside/*", "../outside/secret.json", "notes/*", "**",
                                  "why so dark? ask Ann", "../../../../../../usr/lib/*"])
def test_the_plugin_ignores_texts_that_are_not_files(watched, package, text):
    resolver = json.loads((package / "sets" / "r.resolver.json").read_text())
    resolver["description"] = text
    resolver["sets"]["s"]["$extensions"] = {"x": [text]}
    resolver["sets"]["s"]["sources"].append({"t": {"$description": text}})
    project = json.loads((package / "tincture.json").read_text())
    project["audit"] = {"surface": text}
    write_files(package, {"sets/r.resolver.json": resolver, "tincture.json": project})
    assert watched(package) == NAMED


@views.on_linux
@pytest.mark.parametrize("path", ["../outside/*", "../outside/secret.json", "/usr/lib/*", "link/*",
                                  "../outside/**/*.json", "sets/../../outside/more/secret.tokens"])
def test_the_plugin_watches_nothing_outside_the_project(watched, package, path):
    (package / "link").symlink_to(package.parent / "outside")
    write_files(package, {"tincture.json": {"sources": [path], "contracts": [path]}})
    assert watched(package) == ["tincture.json"]
    resolver = {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": path}]}}}
    write_files(package, {"r.json": resolver, "tincture.json": {"resolver": "r.json"}})
    assert watched(package) == ["r.json", "tincture.json"]
    write_files(package, {"tincture.json": {"resolver": path}})
    assert watched(package) == ["tincture.json"]
