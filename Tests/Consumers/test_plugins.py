"""The half of the build-tool plugin that only Xcode runs, as a compiler sees it."""

import json
from pathlib import Path

import views
from conftest import ROOT


@views.on_linux
def test_the_xcode_plugin_compiles(tmp_path):
    paths = json.loads(views.run("swiftc", "-print-target-info").stdout)["paths"]
    swift = Path(paths["runtimeResourcePath"]) / "pm" / "PluginAPI"
    common = ["-swift-version", "6", "-package-description-version", "6.2", "-warnings-as-errors",
              "-parse-as-library", "-I", swift, "-I", tmp_path]
    module = views.run(
        "swiftc", *common, "-emit-module", "-module-name", "XcodeProjectPlugin",
        "-emit-module-path", tmp_path / "XcodeProjectPlugin.swiftmodule",
        ROOT / "Tests" / "StandIns" / "XcodeProjectPlugin" / "XcodeProjectPlugin.swift")
    assert module.returncode == 0, module.stderr
    sources = sorted((ROOT / "Plugins" / "CompileTokens").glob("*.swift"))
    plugin = views.run("swiftc", *common, "-typecheck", "-module-name", "CompileTokens", *sources)
    assert plugin.returncode == 0 and not plugin.stderr, plugin.stderr
