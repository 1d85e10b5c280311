"""The halves of the plugins that only Xcode runs, as a compiler sees them."""

import json
from pathlib import Path

import pytest
import views
from conftest import ROOT


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
