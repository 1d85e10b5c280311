"""Bazel: each output of each project is a separate action, cached by its inputs."""

import re
import shutil
import subprocess

import pytest
from conftest import ROOT

pytestmark = pytest.mark.slow("each workspace starts a Bazel server")
EXAMPLES = ROOT / "Examples"
COUNT = 5


class Workspace:
    """A copy of the example, with its own Bazel server."""

    def __init__(self, tincture, folder, cache):
        self.tincture, self.folder, self.cache = tincture, folder, cache
        self.root = folder.with_name(folder.name + ".bazel")
        shutil.copytree(EXAMPLES / "scale-bazel", folder)
        self.run("python3", EXAMPLES / "scale-ninja/brands.py", ".", COUNT)
        self.run("./list-actions")

    def run(self, *words, code=0):
        done = subprocess.run(
            [str(word) for word in words], cwd=self.folder, capture_output=True, text=True,
            timeout=300, check=False, env={
                "PATH": f"{self.tincture.binary.parent}:/usr/local/bin:/usr/bin:/bin",
                "HOME": str(self.folder)})
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    def bazel(self, *words, code=0):
        return self.run("bazel", f"--output_user_root={self.root}", "--nohome_rc", *words,
                        code=code)

    def build(self, code=0):
        """Builds everything; returns the counts of actions, and the whole output."""
        printed = self.bazel("build", f"--disk_cache={self.cache}", "//:themes", code=code)
        kinds = re.findall(r"INFO: \d+ process(?:es)?: (.*)\.", printed)
        counts = {kind: int(count) for count, kind in re.findall(r"(\d+) ([^,]+)", kinds[-1])}
        counts.pop("internal", None)
        return counts, printed

    def outputs(self):
        return {str(path.relative_to(self.folder / "bazel-bin")): path.read_bytes()
                for path in (self.folder / "bazel-bin/out").glob("*/*.swift")}


@pytest.fixture
def workspace(tincture, tmp_path):
    made = []

    def make(name):
        made.append(Workspace(tincture, tmp_path / name, tmp_path / "cache"))
        return made[-1]

    yield make
    for one in made:
        one.bazel("shutdown")
        subprocess.run(["chmod", "-R", "u+w", str(one.root)], check=False)


def test_actions_are_cached_in_any_folder(workspace, tincture):
    first = workspace("first")
    ran, _ = first.build()
    assert sum(ran.values()) == COUNT and not any("cache" in kind for kind in ran)
    assert first.build()[0] == {}

    elsewhere = workspace("elsewhere/deeper")
    hits, printed = elsewhere.build()
    assert sum(hits.values()) == COUNT and all("cache hit" in kind for kind in hits), printed
    assert elsewhere.outputs() == first.outputs()
    assert len(first.outputs()) == 2 * COUNT

    for name in range(COUNT):
        tincture.run("build", "--project", f"brand{name:03}.json", cwd=first.folder, code=0)
    assert first.outputs() == {
        str(path.relative_to(first.folder)): path.read_bytes()
        for path in (first.folder / "out").glob("*/*.swift")}


def test_one_changed_brand_is_one_action_and_shows_its_fault(workspace):
    one = workspace("one")
    one.build()
    tokens = one.folder / "brands/brand003.tokens.json"
    text = tokens.read_text(encoding="utf-8")
    tokens.write_text(text + "\n", encoding="utf-8")
    ran, _ = one.build()
    assert sum(ran.values()) == 1
    tokens.write_text("{ broken", encoding="utf-8")
    _, printed = one.build(code=1)
    assert "brands/brand003.tokens.json:1:3: error: " in printed
    tokens.write_text(text, encoding="utf-8")
    hits, _ = one.build()
    assert all("cache hit" in kind for kind in hits)
