"""Builds and users of the package get the stand-ins for SwiftUI only if they request them."""

import json
import os
import subprocess
import sys

import pytest
from conftest import ROOT, write_files

OURS = {"Accessibility", "SwiftUI", "UIKit"}


def targets(**variables):
    environment = {k: v for k, v in os.environ.items() if k != "EB_SWIFTUI_STANDIN"}
    done = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, env={**environment, **variables},
        capture_output=True, text=True, check=True)
    package = json.loads(done.stdout)
    named = {target["name"] for target in package["targets"]}
    used = {json.dumps(target["dependencies"]) for target in package["targets"]}
    return named, {name for name in OURS if any(f'"{name}"' in text for text in used)}


@pytest.mark.parametrize("value", [None, "", "0", "yes"])
def test_without_the_variable_the_targets_are_missing(value):
    named, used = targets(**({} if value is None else {"EB_SWIFTUI_STANDIN": value}))
    assert not named & OURS
    assert not used
    assert {"EBComponents", "EBComponentsUIKit", "tincture"} <= named


@pytest.mark.skipif(sys.platform != "linux", reason="the stand-ins are for Linux")
def test_with_the_variable_the_targets_exist():
    named, used = targets(EB_SWIFTUI_STANDIN="1")
    assert OURS <= named and used == OURS


@pytest.mark.slow("SwiftPM builds the components again, for another package")
@pytest.mark.skipif(sys.platform != "linux", reason="here SwiftUI is Apple's own")
def test_a_package_that_depends_on_this_one_does_not_see_them(tmp_path):
    write_files(tmp_path, {
        "Package.swift": f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "consumer", platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "tincture", path: "{ROOT}")],
  targets: [
    .executableTarget(
      name: "consumer", dependencies: [.product(name: "EBComponents", package: "tincture")])
  ])
""",
        "Sources/consumer/main.swift": """import EBComponents

#if canImport(SwiftUI) || canImport(UIKit) || canImport(Accessibility)
  #error("the stand-ins are seen")
#endif
print(Counter(count: 247).text)
""",
    })
    unwanted = ("EB_SWIFTUI_STANDIN", "TINCTURE_STRICT")
    environment = {k: v for k, v in os.environ.items() if k not in unwanted}
    done = subprocess.run(
        ["swift", "run", "--quiet", "consumer"], cwd=tmp_path, env=environment,
        capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == "99+\n"
