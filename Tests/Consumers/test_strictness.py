"""Warnings are errors only in our own builds."""

import json
import os
import subprocess

import pytest
from conftest import ROOT


def settings(**variables):
    """The Swift settings of each target, as in the manifest."""
    unwanted = ("TINCTURE_STRICT", "EB_SWIFTUI_STANDIN", "TINCTURE_FUZZ")
    environment = {k: v for k, v in os.environ.items() if k not in unwanted}
    done = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, env=environment | variables,
        capture_output=True, text=True, check=True)
    targets = json.loads(done.stdout)["targets"]
    assert len(targets) > 5
    return {
        target["name"]: json.dumps(target["settings"]) for target in targets
        if target["type"] not in ("system", "plugin")}


@pytest.mark.parametrize("variables", [
    {}, {"TINCTURE_STRICT": "0"}, {"EB_SWIFTUI_STANDIN": "1"}, {"TINCTURE_FUZZ": "1"}])
def test_other_builds_treat_warnings_as_warnings(variables):
    found = settings(**variables)
    assert all("treatAllWarnings" not in text for text in found.values()), found
    assert "swiftLanguageMode" in found["TokenCompiler" if "EBComponents" not in found else "Themes"]


@pytest.mark.parametrize("variables", [{}, {"EB_SWIFTUI_STANDIN": "1"}, {"TINCTURE_FUZZ": "1"}])
def test_our_builds_treat_warnings_as_errors(variables):
    found = settings(TINCTURE_STRICT="1", **variables)
    lax = {name for name, text in found.items() if "treatAllWarnings" not in text}
    assert lax <= {"SwiftUI", "UIKit", "Accessibility"}
