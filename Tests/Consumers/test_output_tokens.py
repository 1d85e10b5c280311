"""Swift of an output that selects its tokens and names some of them compiles."""

import json

import pytest
import views
from conftest import copy_shipped

SETTINGS = {
    "exclude": ["palette/**", "countdown/**", "radius/m*"],
    "names": {"space": "gap", "space/xxsmall": "x2", "color": "paints", "radius/none": "default"},
}
USE = """import TokenValues

@MainActor enum Use {
  static let page: TokenColor = Theme.dark.paints.surface.page
  static let follows: Adaptive<Theme.PaintsTokens> = Theme.paints
  static let small: TokenLength = Theme.light.gap.x2
  static let sharp: TokenLength = Theme.light.radius.default
  static let text: TokenColor = Theme.dark.countdown.pill.expiring.text
}
"""


@pytest.fixture
def files(tincture, tmp_path):
    """The Swift files of the shipped tokens, with the settings."""
    copy_shipped(tmp_path)
    project = json.loads((tmp_path / "tincture.json").read_text(encoding="utf-8"))
    project["outputs"] = [{"format": "swift", "to": "Themes", **SETTINGS}]
    (tmp_path / "tincture.json").write_text(json.dumps(project), encoding="utf-8")
    tincture.run("build", cwd=tmp_path, code=0)
    return sorted((tmp_path / "Themes").glob("*.swift"))


@views.on_linux
def test_selected_and_named_tokens_compile(files, tmp_path):
    use = tmp_path / "Use.swift"
    use.write_text(USE, encoding="utf-8")
    done = views.typecheck(*files, use)
    assert done.returncode == 0 and not done.stderr, done.stderr


@views.on_linux
@pytest.mark.parametrize("member", ["palette", "space", "colors", "radius.max", "radius.none"])
def test_other_names_do_not_exist(files, member, tmp_path):
    use = tmp_path / "Use.swift"
    use.write_text(f"let value = Theme.dark.{member}\n", encoding="utf-8")
    done = views.typecheck(*files, use)
    assert f"has no member '{member.split('.')[-1]}'" in done.stderr, done.stderr
