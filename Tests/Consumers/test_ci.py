"""The pages of docs/how-to/ci*.md and site.md, and docs/start/install.md: servers accept their files, and their
commands work as described, with a release in a folder."""

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree
from pathlib import Path

import pytest
import yaml
from downloads import INSTALL, VERSION, fail_a_pair, warn_of_pairs, write_release
from files import ROOT, run

PAGES = [*sorted((ROOT / "docs/how-to").glob("ci*.md")), ROOT / "docs/how-to/site.md",
         ROOT / "docs/start/install.md"]
TEXT = {page.stem: page.read_text(encoding="utf-8") for page in PAGES}
PAGE = TEXT["ci"]
FILES = {
    path: body for text in TEXT.values()
    for path, body in re.findall(r"^```[a-z]+ (\S+)\n(.*?)^```$", text, re.M | re.S)}
WORKFLOW, GITLAB, JENKINS = ".github/workflows/tokens.yml", ".gitlab-ci.yml", "Jenkinsfile"
SITE = ".github/workflows/site.yml"
SCHEMAS = {path: "vendor.github-workflows" for path in (WORKFLOW, SITE)} | {GITLAB: "vendor.gitlab-ci"}
BIN = Path(sys.executable).parent
ADDRESS = "https://github.com/your-organization/tincture/releases/download"


@pytest.fixture
def broken(starter):
    """The warning's text in dark, made illegible."""
    fail_a_pair(starter)
    return starter


@pytest.fixture
def shell(tincture, tmp_path):
    """Runs a script as a runner would, with the built command in its PATH."""

    def run(script, folder):
        variables = {k: v for k, v in os.environ.items()
                     if k not in ("SOURCE_DATE_EPOCH", "XDG_CACHE_HOME")} | {
            "PATH": f"{tincture.binary.parent}:{os.environ['PATH']}",
            "GITHUB_STEP_SUMMARY": str(tmp_path / "summary.md")}
        return subprocess.run(
            ["bash", "-eo", "pipefail", "-c", script], cwd=folder, env=variables,
            capture_output=True, text=True, timeout=60, check=False)

    return run


def jenkins_commands():
    return re.findall(r"^\s*sh '([^'\n]*)'$", FILES[JENKINS], re.M)


@pytest.mark.parametrize("path", SCHEMAS)
def test_the_server_accepts_the_file(path, tmp_path):
    file = tmp_path / "file.yml"
    file.write_text(FILES[path], encoding="utf-8")
    run(BIN / "check-jsonschema", "--builtin-schema", SCHEMAS[path], file)


def test_zizmor_finds_nothing_in_the_workflow(tmp_path):
    """Tags are enough of a pin here: the page says how to write a commit instead."""
    policy = {"rules": {"unpinned-uses": {"config": {"policies": {"*": "ref-pin"}}}}}
    (tmp_path / "zizmor.yml").write_text(json.dumps(policy))
    folder = tmp_path / ".github" / "workflows"
    folder.mkdir(parents=True)
    text = FILES[WORKFLOW]
    for name, found in [(text, 0), (text.replace(f"tincture@{VERSION}", "tincture"), 1),
                        (text + "      - run: echo ${{ github.event.pull_request.title }}\n", 1),
                        (FILES[SITE], 0)]:
        (folder / "tokens.yml").write_text(name)
        done = run(BIN / "zizmor", "--offline", "--no-progress", "--config",
                   tmp_path / "zizmor.yml", folder, code=None)
        assert bool(done.returncode) == bool(found), done.stdout + done.stderr


def test_the_workflow_uses_the_action_and_its_outputs():
    """Distribution/github-action is run in test_distribution.py."""
    action = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    workflow = yaml.safe_load(FILES[WORKFLOW])
    assert {"pull_request", "push", "schedule"} == set(workflow[True])
    checkout, tokens, upload = workflow["jobs"]["tokens"]["steps"]
    assert set(tokens["with"]) <= set(action["inputs"])
    used = set(re.findall(rf"steps\.{tokens['id']}\.outputs\.(\w+)", FILES[WORKFLOW]))
    assert used and used <= set(action["outputs"])
    assert upload["if"].startswith("${{ !cancelled() && ")


@pytest.fixture(scope="module")
def release(tmp_path_factory):
    folder = tmp_path_factory.mktemp("releases")
    return folder, write_release(folder)


@pytest.fixture
def filled(release, tmp_path):
    """A recipe with the release's address, checksum and version in place of the page's."""

    def filling(text):
        folder, checksum = release
        text = text.replace(ADDRESS, f"file://{folder}").replace("CHECKSUM", checksum)
        return f"export HOME={tmp_path}\n" + text.replace("0.3.0", VERSION)

    return filling


def copy_installer(folder, name):
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_bytes(INSTALL.read_bytes())
    (folder / name).chmod(0o755)


def test_the_command_that_pins_prints_the_folder(shell, filled, starter):
    copy_installer(starter, "ci/install-tincture")
    command = re.search(r"^```sh\n(ci/install-tincture.*?)^```", PAGE, re.M | re.S)[1]
    done = shell(filled(command), starter)
    assert done.stdout.endswith("/bin\n") and done.returncode == 0, done.stderr


def test_a_pull_request_shows_what_it_changes(shell, starter, tmp_path):
    steps = yaml.safe_load(FILES[".github/steps/token-changes.yml"])
    git = "git -c user.name=T -c user.email=t@example.com"
    shell(f"git init -q -b main && git add -A && {git} commit -qm one", starter)
    shell("git update-ref refs/remotes/origin/main HEAD", starter)
    fail_a_pair(starter)
    variables = f"export HOME={tmp_path} GITHUB_BASE_REF=main RUNNER_TEMP={tmp_path}\n"
    done = shell(variables + steps[0]["run"], starter)
    assert done.returncode == 0, done.stderr
    assert "1 check newly fails" in (tmp_path / "summary.md").read_text(encoding="utf-8")
    path = steps[1]["with"]["path"].replace("${{ runner.temp }}/", f"{tmp_path}/")
    page = (starter / path).read_text(encoding="utf-8")
    assert "1 check newly fails." in page and "origin/main → now" in page


def gitlab_script():
    job = yaml.safe_load(FILES[GITLAB])["tokens"]
    settings = [f"export {name}={value}" for name, value in job["variables"].items()]
    return "\n".join([*settings, *job["before_script"], *job["script"]])


@pytest.mark.parametrize("state, code", [("starter", 0), ("broken", 1)])
def test_the_job_on_gitlab(shell, filled, request, state, code):
    folder = request.getfixturevalue(state)
    copy_installer(folder, "ci/install-tincture")
    job = yaml.safe_load(FILES[GITLAB])["tokens"]
    assert shell(filled(gitlab_script()), folder).returncode == code
    reports = job["artifacts"]["reports"]
    issues = json.loads((folder / reports["codequality"]).read_text())
    assert any(issue["severity"] not in ("info", "minor") for issue in issues) == bool(code)
    suites = xml.etree.ElementTree.parse(folder / reports["junit"]).getroot()
    assert bool(suites.findall(".//failure")) == bool(code)


@pytest.mark.parametrize("state, code", [("starter", 0), ("broken", 1)])
def test_the_stage_on_jenkins(shell, filled, release, request, state, code):
    folder = request.getfixturevalue(state)
    copy_installer(folder, "ci/install-tincture")
    address = f"export TINCTURE_RELEASES=file://{release[0]}\n"
    codes = [shell(filled(address + it), folder).returncode for it in jenkins_commands()]
    assert codes == [0, 0, 0, code, code]
    for report in re.findall(r"'(tincture[^']*\.(?:xml|sarif))'", FILES[JENKINS]):
        assert (folder / report).stat().st_size > 0


@pytest.mark.parametrize("state, code", [("starter", 0), ("broken", 1)])
def test_the_script_on_xcode_cloud(shell, filled, request, state, code):
    folder = request.getfixturevalue(state)
    copy_installer(folder, "ci_scripts/install-tincture")
    script = filled(FILES["ci_scripts/ci_post_clone.sh"])
    done = shell(f"export CI_PRIMARY_REPOSITORY_PATH={folder}\ncd ci_scripts\n{script}", folder)
    assert done.returncode == code
    assert ("dark.tokens.json:23:27: error: " in done.stderr) == bool(code)


def test_the_configuration_of_pre_commit_names_our_hook(tmp_path):
    file = tmp_path / "config.yaml"
    file.write_text(FILES[".pre-commit-config.yaml"], encoding="utf-8")
    run(BIN / "pre-commit", "validate-config", file)
    hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    used, = yaml.safe_load(FILES[".pre-commit-config.yaml"])["repos"]
    assert [it["id"] for it in used["hooks"]] == [it["id"] for it in hooks]
    script = (ROOT / "Distribution/pre-commit").read_text(encoding="utf-8")
    for option in re.findall(r"^\| `args: \[(--[\w-]+), ", PAGE, re.M):
        assert f"    {option}) " in script


def test_a_new_failure_stops_the_recipe_with_a_baseline(shell, filled, starter, broken):
    """The rule is a warning, so that `build` writes, and the audit still ends with 1. The action
    is run with a baseline in test_distribution.py."""
    warn_of_pairs(starter)
    (starter / "contrast.baseline.json").write_text('{ "version": 1, "results": [] }')
    assert shell("tincture build", broken).returncode == 0
    copy_installer(broken, "ci/install-tincture")
    copy_installer(broken, "ci_scripts/install-tincture")
    script = filled(gitlab_script())
    assert shell(script, broken).returncode == 0
    script = script.replace("tincture audit", "tincture audit --baseline contrast.baseline.json")
    assert shell(script, broken).returncode == 1
    report = xml.etree.ElementTree.parse(broken / "tincture-junit.xml").getroot()
    assert report.get("failures") == "1"
    last = jenkins_commands()[-1].replace(".tincture/bin/", "")
    assert shell(f"{last} --baseline contrast.baseline.json", broken).returncode == 1
    script = filled(FILES["ci_scripts/ci_post_clone.sh"])
    script = f"export CI_PRIMARY_REPOSITORY_PATH={broken}\n{script}"
    assert shell(script, broken).returncode == 0
    script = script.replace('tincture" audit', 'tincture" audit --baseline contrast.baseline.json')
    assert shell(script, broken).returncode == 1
