"""Value types that are generated with the themes, and their bridges, compile."""

import json

import pytest
import views
from conftest import copy_shipped

USE = """import SwiftUI
import UIKit

@MainActor enum Use {
  static let danger = Color(Theme.colors.background.danger)
  static let follows = UIColor(Theme.colors.background.danger)
  static let fixed = UIColor(Theme.dark.countdown.pill.expiring.text)
  static let fill = AnyShapeStyle(Theme.light.countdown.one.default.bg)
  static let font = Font(Theme.light.text.countdown.number, scale: 1.2)
  static let other = UIFont(Theme.light.text.countdown.number)
}
"""


def inline(tincture, folder, **settings):
    """The Swift files of the shipped tokens with some settings, in a separate folder."""
    copy_shipped(folder)
    project = json.loads((folder / "tincture.json").read_text(encoding="utf-8"))
    project["outputs"] = [
        {"format": "swift", "to": "Themes", "runtime": "inline", **settings}]
    (folder / "tincture.json").write_text(json.dumps(project), encoding="utf-8")
    tincture.run("build", cwd=folder, code=0)
    return sorted((folder / "Themes").glob("*.swift"))


@views.on_linux
@pytest.mark.parametrize("settings, type_prefix", [
    ({}, ""), ({"access": "internal", "prefix": "Acme"}, "Acme"), ({"namespace": "Acme"}, "Acme.")],
    ids=["plain", "prefix", "namespace"])
def test_bridges_compile_with_every_name(tincture, tmp_path, settings, type_prefix):
    files = inline(tincture, tmp_path, **settings)
    use = tmp_path / "Use.swift"
    use.write_text(USE.replace("Theme.", f"{type_prefix}Theme."), encoding="utf-8")
    done = views.typecheck(*files, use)
    assert done.returncode == 0 and not done.stderr, done.stderr


@views.on_linux
def test_bridges_of_two_brands_share_one_module(tincture, tmp_path):
    files = []
    for name in ("Acme", "Zen"):
        folder = tmp_path / name
        folder.mkdir()
        files += inline(tincture, folder, prefix=name)
    done = views.typecheck(*files)
    assert done.returncode == 0 and not done.stderr, done.stderr
