"""The components as a compiler sees them, on Linux with the modules in Tests/Components/StandIns."""

import json
import sys
from functools import partial

import files
import pytest
from files import BUILT, ROOT

# On a Mac, the views use Apple's own modules, whose messages and symbols are not compared here.
on_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="the stand-ins for SwiftUI and UIKit are for Linux")
MODULES = (ROOT / ".build/stand-ins/debug" if sys.platform == "linux" else BUILT) / "Modules"


run = partial(files.run, code=None)


def typecheck(*sources, module="Sample"):
    """Type-checks Swift files with the built modules, as strictly as the package."""
    assert MODULES.is_dir(), "build first: Scripts/consumers"
    return run(
        "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
        "-module-name", module, "-I", MODULES, *sources)


def symbols(module, folder):
    """The public symbols of a built module, and the folder's files with their documentation."""
    assert MODULES.is_dir(), "build first: Scripts/consumers"
    machine = json.loads(run("swiftc", "-print-target-info").stdout)["target"]["triple"]
    done = run(
        "swift", "symbolgraph-extract", "-module-name", module, "-I", MODULES,
        "-target", machine, "-minimum-access-level", "public", "-skip-synthesized-members",
        "-output-dir", folder)
    assert done.returncode == 0, done.stderr
    graphs = [json.loads(file.read_text()) for file in sorted(folder.glob(f"{module}*.json"))]
    return [symbol for graph in graphs for symbol in graph["symbols"]]
