"""The release program is linked statically, unless the variable wants it otherwise."""

import json
import os
import shutil
import subprocess
import sys

import pytest
from conftest import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is linked so on Linux alone")


def flags(folder, **variables):
    """What the manifest has passed to the linker besides libraries, from a copy in this folder."""
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "Package.swift", folder)
    environment = {k: v for k, v in os.environ.items() if k != "TINCTURE_DYNAMIC"} | variables
    done = subprocess.run(
        ["swift", "package", "dump-package"], cwd=folder, env=environment, capture_output=True,
        text=True, check=True)
    settings = [
        setting for target in json.loads(done.stdout)["targets"] for setting in target["settings"]]
    return [s["kind"]["unsafeFlags"]["_0"] for s in settings if "unsafeFlags" in s["kind"]]


def test_the_release_program_is_linked_statically(tmp_path):
    assert flags(tmp_path / "tincture") == [["-static-executable", "-use-ld=lld"]]


def test_the_variable_has_it_linked_dynamically(tmp_path):
    assert flags(tmp_path / "tincture", TINCTURE_DYNAMIC="1") == []
