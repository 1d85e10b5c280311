"""Bazel: each action builds some outputs, is cached by its inputs, and runs on other machines."""

import hashlib
import os
import platform
import re
import shutil
import signal
import socket
import subprocess
import tarfile
import time

import pytest
from conftest import HERE, ROOT

EXAMPLES = ROOT / "Examples"
COUNT = 5
PER_ACTION = 2
ACTIONS = 3
TRIPLE = platform.machine() + "-unknown-linux-gnu"
slow = pytest.mark.slow("each workspace starts a Bazel server")


class Workspace:
    """A copy of the example, with its own Bazel server."""

    def __init__(self, folder, options, release, count, per_action):
        self.folder = folder
        self.root = folder.with_name(folder.name + ".bazel")
        shutil.copytree(EXAMPLES / "scale-bazel", folder)
        shutil.copy(release / "SHA256SUMS", folder)
        self.replace("WORKSPACE", r'"https://.*"', f'"{release.as_uri()}", helpers = True')
        self.replace("BUILD", "ACTIONS\\)", f"ACTIONS, per_action = {per_action})")
        (folder / ".bazelrc").write_text(
            f"startup --output_user_root={self.root}\n"
            f"build {options} --keep_going\n", encoding="utf-8")
        self.run("python3", EXAMPLES / "scale-ninja/brands.py", ".", count)
        (folder / "page.mustache").write_text("{{#tokens}}{{path}}\n{{/tokens}}", encoding="utf-8")
        self.replace("brand004.json", r'"outputs": \[', (
            '"outputs": ['
            '{"format": "mustache", "template": "page.mustache", "to": "out/brand004.md"},'))

    def replace(self, name, old, new):
        text, count = re.subn(old, new, (self.folder / name).read_text(encoding="utf-8"))
        assert count == 1
        (self.folder / name).write_text(text, encoding="utf-8")

    def run(self, *words, code=0, **variables):
        """Runs a command; the built program is not in the PATH."""
        done = subprocess.run(
            [str(word) for word in words], cwd=self.folder, capture_output=True, text=True,
            timeout=300, check=False, env={
                "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(self.folder), **variables})
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    def build(self, target="themes", **options):
        """Builds everything; returns the counts of actions, and the whole output."""
        printed = self.run("bazel", "build", "//:" + target, **options)
        kinds = re.findall(r"INFO: \d+ process(?:es)?: (.*)\.", printed)
        counts = {kind: int(count) for count, kind in re.findall(r"(\d+) ([^,]+)", kinds[-1])}
        counts.pop("internal", None)
        return counts, printed

    def outputs(self, folder="bazel-bin"):
        return {str(path.relative_to(self.folder / folder)): path.read_bytes()
                for path in (self.folder / folder / "out").rglob("*.*") if path.is_file()}


@pytest.fixture(scope="module")
def release(tincture, tmp_path_factory):
    """A folder with what the rule reads of a release, where an archive of its own has the helpers."""
    folder = tmp_path_factory.mktemp("release")
    sums = "0" * 64 + "  tincture-0.3.0-other.tar.gz\n"
    for kind, programs in (
            ("tincture", ["tincture"]), ("tincture-helpers", ["tincture-mustache", "tincture-yaml"])):
        name = f"{kind}-0.3.0-{TRIPLE}"
        archive = folder / f"{name}.tar.gz"
        with tarfile.open(archive, "w:gz", compresslevel=1) as made:
            for program in programs:
                made.add(tincture.binary.with_name(program), f"{name}/bin/{program}")
            made.add(ROOT / "LICENSE", f"{name}/LICENSE")
        sums += f"{hashlib.sha256(archive.read_bytes()).hexdigest()}  {archive.name}\n"
    (folder / "SHA256SUMS").write_text(sums, encoding="utf-8")
    return folder


@pytest.fixture
def workspace(release, tmp_path):
    made = []

    def make(name, options=f"--disk_cache={tmp_path / 'cache'}", count=COUNT, per_action=PER_ACTION):
        made.append(Workspace(tmp_path / name, options, release, count, per_action))
        made[-1].run("./list-actions")
        return made[-1]

    yield make
    for one in made:
        one.run("bazel", "shutdown")
        subprocess.run(["chmod", "-R", "u+w", str(one.root)], check=False)


@slow
def test_actions_are_cached_in_any_folder(workspace, tincture):
    first = workspace("first")
    ran, _ = first.build()
    assert sum(ran.values()) == ACTIONS and not any("cache" in kind for kind in ran)
    assert first.build()[0] == {}

    elsewhere = workspace("elsewhere/deeper")
    hits, printed = elsewhere.build()
    assert sum(hits.values()) == ACTIONS and all("cache hit" in kind for kind in hits), printed
    assert elsewhere.outputs() == first.outputs()
    assert len(first.outputs()) == 3 * COUNT + 1

    for name in range(COUNT):
        tincture.run("build", "--project", f"brand{name:03}.json", cwd=first.folder, code=0)
    assert first.outputs() == first.outputs(folder=".")

    # The program for templates is an input too. A sandbox would find it without that.
    assert "/tincture-mustache" in first.run("bazel", "aquery", "deps(//:themes)")

    # The program from the PATH has the same bytes: nothing is built again.
    elsewhere.replace("WORKSPACE", r"(?s)load.*", (
        'load("//:tincture.bzl", "tincture_from_path")\n\n'
        'tincture_from_path(name = "tincture")\n'))
    assert elsewhere.build(TINCTURE=str(tincture.binary))[0] == {}
    _, printed = elsewhere.build(TINCTURE="/bin/false", code=1)
    assert "Compiling out/brand000.theme, out/brand001.theme failed" in printed

    # A program that differs from the release is refused.
    first.replace("SHA256SUMS", r"[0-9a-f]{64}(?=  tincture-0.*" + TRIPLE + ")", "1" * 64)
    printed = first.run("bazel", "build", "//:themes", code=1)
    assert "but wanted " + "1" * 64 in printed


@slow
def test_one_changed_brand_is_one_action_and_shows_its_fault(workspace):
    one = workspace("one")
    one.build()
    before = one.outputs()
    tokens = one.folder / "brands/brand003.tokens.json"
    text = tokens.read_text(encoding="utf-8")
    tokens.write_text(text + "\n", encoding="utf-8")
    ran, printed = one.build()
    assert sum(ran.values()) == 1, printed
    assert one.outputs() == before

    # Both brands of an action report their errors.
    other = one.folder / "brands/brand002.tokens.json"
    whole = other.read_text(encoding="utf-8")
    other.write_text("[ broken", encoding="utf-8")
    tokens.write_text("{ broken", encoding="utf-8")
    _, printed = one.build(code=1)
    assert "brands/brand002.tokens.json:1:3: error: " in printed
    assert "brands/brand003.tokens.json:1:3: error: " in printed
    other.write_text(whole, encoding="utf-8")
    tokens.write_text(text, encoding="utf-8")
    hits, _ = one.build()
    assert sum(hits.values()) == 1 and all("cache hit" in kind for kind in hits)

    # A theme has its own target, which names only its files.
    _, printed = one.build("out/brand004.theme")
    assert set(re.findall(r"bazel-bin/(\S+)", printed)) == {
        path for path in before if path.startswith("out/brand004/")}


class Grid:
    """BuildGrid and two workers, each with a folder of its own, on a port of this machine."""

    def __init__(self, folder, python):
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = str(free.getsockname()[1])
        self.processes = [
            self.start("server", python.with_name("bgd"), "server", "start", HERE / "bazel/server.yml")]
        for name in ("one", "two"):
            self.processes.append(self.start(
                name, python, HERE / "bazel/worker.py", name, self.port, folder / name))

    def start(self, name, *command):
        """Starts a command in a process group of its own, which ends after ten minutes at most."""
        with (self.folder / f"{name}.log").open("wb") as log:
            return subprocess.Popen(
                ["timeout", "600", *command], stdout=log, stderr=log, start_new_session=True, env={
                    "PATH": "/usr/bin:/bin", "TMPDIR": str(self.folder), "FOLDER": str(self.folder),
                    "PORT": self.port})

    def log(self, name):
        return (self.folder / f"{name}.log").read_text(encoding="utf-8")

    def wait(self):
        """Waits until both workers take actions."""
        for _ in range(600):
            if all("ready" in self.log(name) for name in ("one", "two")):
                return
            if any(process.poll() is not None for process in self.processes):
                break
            time.sleep(0.2)
        pytest.fail("".join(map(self.log, ("server", "one", "two"))))

    def taken(self):
        """The exit codes of the actions that each worker ran, and the CPU seconds of both."""
        logs = [self.log("one"), self.log("two")]
        seconds = sum(float(re.findall(r"so far (\S+)", log)[-1]) for log in logs)
        return [re.findall(r"exit code (\d+)", log) for log in logs], seconds

    def stop(self):
        for process in self.processes:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@pytest.fixture
def grid(tmp_path):
    """BuildGrid is installed when a test needs it; Scripts/test without --all needs none."""
    venv = ROOT / ".build/buildgrid"
    installed = subprocess.run(
        [ROOT / "Scripts/venv", venv, HERE / "bazel/requirements.txt"],
        capture_output=True, text=True, timeout=600, check=False)
    if installed.returncode and not os.environ.get("CI"):
        pytest.skip("BuildGrid cannot be installed: " + installed.stderr.strip()[-200:])
    assert installed.returncode == 0, installed.stderr
    folder = tmp_path / "grid"
    folder.mkdir()
    made = Grid(folder, venv / "bin/python3")
    try:
        made.wait()
        yield made
    finally:
        made.stop()


@slow
def test_actions_run_on_remote_workers(workspace, grid, tincture):
    count, actions = 200, 26  # one brand has two outputs
    options = f"--remote_executor=grpc://127.0.0.1:{grid.port} --jobs=8 --remote_max_connections=1"
    first = workspace("first", options, count, per_action=8)
    began = time.monotonic()
    ran, printed = first.build()
    passed = time.monotonic() - began
    assert ran == {"remote": actions}, printed
    taken, seconds = grid.taken()
    assert sum(taken, []) == ["0"] * actions and all(taken), taken
    print(f"{count} brands in {passed:.1f} s, by {len(taken[0])} and {len(taken[1])} actions "
          f"that used {seconds:.1f} s of CPU time")

    for name in range(count):
        tincture.run("build", "--project", f"brand{name:03}.json", cwd=first.folder, code=0)
    assert first.outputs() == first.outputs(folder=".")
    assert len(first.outputs()) == 3 * count + 1

    # Another folder takes everything from the results that BuildGrid keeps.
    elsewhere = workspace("elsewhere/deeper", options, count, per_action=8)
    hits, printed = elsewhere.build()
    assert hits == {"remote cache hit": actions}, printed
    assert elsewhere.outputs() == first.outputs()

    tokens = elsewhere.folder / "brands/brand117.tokens.json"
    tokens.write_text(tokens.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert elsewhere.build()[0] == {"remote": 1}
    assert elsewhere.outputs() == first.outputs()

    tokens.write_text("{ broken", encoding="utf-8")
    _, printed = elsewhere.build(code=1)
    assert "brands/brand117.tokens.json:1:3: error: " in printed
    assert sorted(sum(grid.taken()[0], [])) == ["0"] * (actions + 1) + ["1"]


def test_a_module_and_a_workspace_declare_the_same_repositories():
    module, workspace = (
        (EXAMPLES / "scale-bazel" / name).read_text(encoding="utf-8").partition("\n)\n")[0]
        .rpartition("\n\n")[2] for name in ("MODULE.bazel", "WORKSPACE"))
    assert module == workspace and module.startswith("tincture_release(\n")
