"""Warnings are errors only in our own builds."""

import json
import os
import subprocess

import pytest
from conftest import ROOT
from views import on_linux

PACKAGES = [".", pytest.param("Tests/Components", marks=on_linux), "Tests/Fuzzing"]


def settings(folder, **variables):
    """The Swift settings of each target, as in the manifest."""
    environment = {k: v for k, v in os.environ.items() if k != "TINCTURE_STRICT"}
    done = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT / folder, env=environment | variables,
        capture_output=True, text=True, check=True)
    targets = json.loads(done.stdout)["targets"]
    assert len(targets) > 5
    return {
        target["name"]: json.dumps(target["settings"]) for target in targets
        if target["type"] not in ("system", "plugin")}


@pytest.mark.parametrize("variables", [{}, {"TINCTURE_STRICT": "0"}])
@pytest.mark.parametrize("folder", PACKAGES)
def test_other_builds_treat_warnings_as_warnings(folder, variables):
    found = settings(folder, **variables)
    assert all("treatAllWarnings" not in text for text in found.values()), found
    assert all("swiftLanguageMode" in text for text in found.values()), found


@pytest.mark.parametrize("folder", PACKAGES)
def test_our_builds_treat_warnings_as_errors(folder):
    found = settings(folder, TINCTURE_STRICT="1")
    lax = {name for name, text in found.items() if "treatAllWarnings" not in text}
    assert lax == ({"SwiftUI", "UIKit", "Accessibility"} if folder == "Tests/Components" else set())
