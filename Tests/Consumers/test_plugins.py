"""The plugins: the parts that only Xcode runs, type-checked; the files that a build watches; and a
program of another release."""

import json
import re
from pathlib import Path

import pytest
import views
from conftest import ROOT
from downloads import VERSION
from files import BUILT, write_files


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
        ROOT / "Tests/Components/StandIns/XcodeProjectPlugin/XcodeProjectPlugin.swift")
    assert module.returncode == 0, module.stderr
    sources = sorted((ROOT / "Plugins" / name).glob("*.swift"))
    use = tmp_path / "Use.swift"
    use.write_text(f"import XcodeProjectPlugin\nfunc plugin() -> any {protocol} {{ {name}() }}\n")
    plugin = views.run("swiftc", *common, "-typecheck", "-module-name", name, *sources, use)
    assert plugin.returncode == 0 and not plugin.stderr, plugin.stderr


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


@pytest.fixture
def plan(tincture):
    """What the program says about a project: the command, its inputs and its outputs."""
    return lambda project: json.loads(tincture.run("plan-target", "--project", project, code=0).stdout)


NAMED = ["sets/a.tokens.json", "sets/r.resolver.json", "templates/a.mustache", "tincture.json"]
SHARED = ["Theme.tokens.swift", "TokenValues.tokens.swift"]


def test_the_program_names_the_inputs_of_a_project(plan, package):
    assert plan(package)["inputs"] == NAMED
    write_files(package, {"tincture.json": {"sources": ["sets/*.tokens.json"]}})
    assert plan(package)["inputs"] == [
        "sets/a.tokens.json", "sets/unnamed.tokens.json", "tincture.json", "sets"]


@pytest.mark.parametrize("text", ["../outside/*", "../outside/secret.json", "notes/*", "**",
                                  "why so dark? ask Ann", "../../../../../../usr/lib/*"])
def test_texts_that_are_not_files_are_no_inputs(plan, package, text):
    resolver = json.loads((package / "sets" / "r.resolver.json").read_text())
    resolver["description"] = text
    resolver["sets"]["s"]["$extensions"] = {"x": [text]}
    resolver["sets"]["s"]["sources"].append({"t": {"$description": text}})
    project = json.loads((package / "tincture.json").read_text())
    project["audit"] = {"surface": text}
    write_files(package, {"sets/r.resolver.json": resolver, "tincture.json": project})
    assert plan(package)["inputs"] == NAMED


@pytest.mark.parametrize("path", ["../outside/*", "../outside/secret.json", "/usr/lib/*", "link/*",
                                  "../outside/**/*.json", "sets/../../outside/more/secret.tokens"])
def test_nothing_outside_the_project_is_an_input(tincture, package, path):
    def expect_no_input_outside():
        done = tincture.run("plan-target", "--project", package)
        if done.returncode:
            assert "outside the project folder" in done.stderr
        else:
            inputs = json.loads(done.stdout)["inputs"]
            assert all((package / it).resolve().is_relative_to(package) for it in inputs)

    (package / "link").symlink_to(package.parent / "outside")
    write_files(package, {"tincture.json": {"sources": [path], "contracts": [path]}})
    expect_no_input_outside()
    resolver = {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": path}]}}}
    write_files(package, {"r.json": resolver, "tincture.json": {"resolver": "r.json"}})
    expect_no_input_outside()
    write_files(package, {"tincture.json": {"resolver": path}})
    expect_no_input_outside()


def test_each_contract_has_a_file_whose_name_depends_on_no_other(plan, package):
    contracts = ["a.contract.json", "b/a.contract.json", "b.a.contract.json", "x=y é.json"]
    write_files(package, {"tincture.json": {"sources": ["sets/*"], "contracts": ["c/**"]}} | {
        f"c/{name}": {} for name in contracts})
    outputs = plan(package)["outputs"]
    assert outputs == sorted(SHARED + ["c.a.contract.swift", "c.b.a.contract.swift", "c.x_y__.swift"])
    (package / "c/a.contract.json").unlink()
    assert set(outputs) - set(plan(package)["outputs"]) == {"c.a.contract.swift"}


@pytest.mark.parametrize("file, text", [
    ("tincture.json", "{"), ("tincture.json", '{ "sources": 7 }'),
    ("tincture.json", '{ "contract": [] }'), ("sets/r.resolver.json", "{")])
def test_a_project_that_cannot_name_its_files_is_not_planned(tincture, package, file, text):
    """SwiftPM would keep the plan, and not notice when the other files change."""
    write_files(package, {file: text})
    done = tincture.run("plan-target", "--project", package, code=1)
    assert done.stdout == "" and f"{file}:1:" in done.stderr and " error: " in done.stderr


def test_errors_in_tokens_and_contracts_are_left_to_the_build(plan, package):
    write_files(package, {"sets/a.tokens.json": "{", "tincture.json": {
        "resolver": "sets/r.resolver.json", "contracts": ["c.json"]}, "c.json": "{"})
    assert plan(package)["inputs"] == [
        "c.json", "sets/a.tokens.json", "sets/r.resolver.json", "tincture.json"]


def test_the_planned_command_writes_the_planned_files(plan, tincture, tmp_path):
    tincture.run("init", tmp_path / "shop", code=0)
    said = plan(tmp_path / "shop")
    assert tincture.run(*said["command"][1:], "--into", tmp_path / "out", code=0).stderr == ""
    assert sorted(it.name for it in (tmp_path / "out").iterdir()) == said["outputs"]


@pytest.fixture(scope="module")
def plugin(tmp_path_factory):
    """Runs a part of the build-tool plugin as a program, with statements that follow it."""
    folder = tmp_path_factory.mktemp("plugin")
    main = folder / "main.swift"
    main.write_text("""
        import Foundation
        let argument = URL(filePath: CommandLine.arguments[2], directoryHint: .inferFromPath)
        do {
          if CommandLine.arguments[1] == "tool" {
            print(try Tool(argument).isPrebuilt)
          } else if let plan = TokenProject(in: [argument])?.planWithoutTool {
            print((plan.inputs + plan.outputs).joined(separator: "\\n"))
          }
        } catch { print(error) }
        """)
    program = folder / "plugin"
    sources = [ROOT / "Plugins/CompileTokens/TokenProject.swift", ROOT / "Plugins/Shared/Tool.swift"]
    built = views.run("swiftc", "-o", program, main, *sources)
    assert built.returncode == 0, built.stderr

    def run(*arguments):
        done = views.run(program, *arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()

    return run


@views.on_linux
def test_a_tool_that_is_not_built_yet_has_every_file_that_can_be_an_input(plugin, package):
    write_files(package, {".build/a.json": {}, "node_modules/p/package.json": {}, "a.swift": ""})
    (package / "link").symlink_to(package.parent / "outside")
    assert plugin("plan", package) == [
        "notes/why.json", "sets/a.tokens.json", "sets/r.resolver.json", "sets/unnamed.tokens.json",
        "templates/a.mustache", "tincture.json", *SHARED]


@views.on_linux
@pytest.mark.parametrize("script, said", [
    ("echo 9.9.9", "but its program is 9.9.9; update the package"),
    ("echo broken >&2; exit 3", "broken"),
    (None, "does not run; is it a program for this system?"), ("kill -9 $$", "ended with 9"),
    ("for i in $(seq 20000); do echo word; done >&2; exit 1", "word"),
    (f"exec '{BUILT / 'tincture'}' \"$@\"", "true"),
])
def test_a_program_of_another_release_is_refused(plugin, tmp_path, script, said):
    tool = tmp_path / "tincture.artifactbundle" / "tincture"
    tool.parent.mkdir()
    if script:
        tool.write_text(f"#!/bin/sh\n{script}\n")
        tool.chmod(0o755)
    assert said in "\n".join(plugin("tool", tool))


def test_the_plugins_are_of_the_version_of_the_program():
    [plugin] = re.findall('packageVersion = "(.*)"', (ROOT / "Plugins/Shared/Tool.swift").read_text())
    assert plugin == VERSION
