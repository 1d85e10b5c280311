"""The programs are linked statically, unless the variable disables it."""

import json
import os
import shutil
import subprocess
import sys

import pytest
from conftest import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is linked statically only on Linux")


def flags(folder, **variables):
    """The linker options of the manifest other than libraries, from a copy in this folder."""
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "Package.swift", folder)
    environment = {k: v for k, v in os.environ.items() if k != "TINCTURE_DYNAMIC"} | variables
    done = subprocess.run(
        ["swift", "package", "dump-package"], cwd=folder, env=environment, capture_output=True,
        text=True, check=True)
    settings = [
        setting for target in json.loads(done.stdout)["targets"] for setting in target["settings"]]
    return [s["kind"]["unsafeFlags"]["_0"] for s in settings
            if "unsafeFlags" in s["kind"] and s["tool"] == "linker"]


def test_the_three_programs_are_linked_statically(tmp_path):
    assert flags(tmp_path / "tincture") == [["-static-executable", "-use-ld=lld"]] * 3


def test_the_variable_makes_it_linked_dynamically(tmp_path):
    assert flags(tmp_path / "tincture", TINCTURE_DYNAMIC="1") == []


@pytest.mark.parametrize("path, is_given", [("", True), ("{brew}/bin:", False)])
def test_the_linker_gets_homebrews_folder_if_it_is_not_in_the_path(
        tmp_path, path, is_given):
    """The manifest's branch for Darwin, with our folder instead of Homebrew's."""
    brew = tmp_path / "brew"
    (brew / "lib").mkdir(parents=True)
    (brew / "lib" / "libjansson.dylib").touch()
    text = (ROOT / "Package.swift").read_text(encoding="utf-8")
    branch = "#if canImport(Darwin)\n"
    assert text.count(branch) == 1 and text.count("/opt/homebrew") == 1
    (tmp_path / "Package.swift").write_text(
        text.replace(branch, "#if true\n").replace("/opt/homebrew", str(brew)), encoding="utf-8")
    environment = os.environ | {"PATH": path.format(brew=brew) + os.environ["PATH"]}
    done = subprocess.run(
        ["swift", "package", "dump-package"], cwd=tmp_path, env=environment, capture_output=True,
        text=True, check=True)
    (target,) = [it for it in json.loads(done.stdout)["targets"] if it["name"] == "TokenJSON"]
    assert (f"-L{brew}/lib" in json.dumps(target["settings"]).replace("\\/", "/")) == is_given
