"""docs/how-to/ci.md: servers accept its files, and its commands work as described."""

import json
import os
import re
import subprocess
import xml.etree.ElementTree

import pytest
import yaml
from conftest import ROOT

PAGE = (ROOT / "docs/how-to" / "ci.md").read_text(encoding="utf-8")
FILES = {
    path: body for path, body in re.findall(r"^```[a-z]+ (\S+)\n(.*?)^```$", PAGE, re.M | re.S)}
WORKFLOW, GITLAB, JENKINS = ".github/workflows/tokens.yml", ".gitlab-ci.yml", "Jenkinsfile"
SCHEMAS = {WORKFLOW: "vendor.github-workflows", GITLAB: "vendor.gitlab-ci"}


@pytest.fixture
def starter(tincture, tmp_path):
    folder = tmp_path / "project"
    tincture.run("init", folder, code=0)
    tincture.run("build", cwd=folder, code=0)
    return folder


@pytest.fixture
def broken(starter):
    """The warning's text in dark, made illegible."""
    file = starter / "tokens" / "dark.tokens.json"
    text = file.read_text(encoding="utf-8")
    assert text.count("{palette.amber.50}") == 1
    file.write_text(text.replace("{palette.amber.50}", "{palette.amber.800}"), encoding="utf-8")
    return starter


@pytest.fixture
def shell(tincture, tmp_path):
    """Runs a script as a runner would, with the built command in its PATH."""

    def run(script, folder):
        variables = {k: v for k, v in os.environ.items() if k != "SOURCE_DATE_EPOCH"} | {
            "PATH": f"{tincture.binary.parent}:{os.environ['PATH']}",
            "GITHUB_STEP_SUMMARY": str(tmp_path / "summary.md")}
        return subprocess.run(
            ["bash", "-eo", "pipefail", "-c", script], cwd=folder, env=variables,
            capture_output=True, text=True, timeout=60, check=False)

    return run


def steps():
    jobs = yaml.safe_load(FILES[WORKFLOW])["jobs"]["tokens"]["steps"]
    return {step["name"]: step["run"] for step in jobs if "run" in step}


def jenkins_commands():
    return re.findall(r"^\s*sh '([^'\n]*)'$", FILES[JENKINS], re.M)


@pytest.mark.parametrize("path", SCHEMAS)
def test_the_server_accepts_the_file(path, tmp_path):
    file = tmp_path / "file.yml"
    file.write_text(FILES[path], encoding="utf-8")
    done = subprocess.run(
        [str(ROOT / ".build" / "consumers" / "bin" / "check-jsonschema"),
         "--builtin-schema", SCHEMAS[path], str(file)],
        capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_jenkins_pipeline_is_complete():
    bare = re.sub(r"'[^'\n]*'", "''", FILES[JENKINS])
    depth = 0
    for character in bare:
        depth += {"{": 1, "}": -1}.get(character, 0)
        assert depth >= 0
    assert depth == 0 and bare.count("(") == bare.count(")")
    blocks = re.findall(r"^\s*([a-z]+)(?:\([^)]*\))? \{", bare, re.M)
    assert blocks == ["pipeline", "agent", "docker", "stages", "stage", "steps", "stage", "steps",
                      "post", "always"]
    assert len(jenkins_commands()) == FILES[JENKINS].count(" sh ") == 7


def test_the_installing_scripts_exist():
    named = re.findall(r"\.tincture/(Scripts/\w+)", "\n".join(FILES.values()))
    assert set(named) == {"Scripts/build", "Scripts/install"}
    assert all(os.access(ROOT / name, os.X_OK) for name in named)


@pytest.mark.parametrize("name, clean, failing", [
    ("Generated files", 0, 1), ("Annotations", 0, 1), ("Summary", 0, 1), ("SARIF", 0, 1)])
def test_a_step_on_github(shell, starter, name, clean, failing, request):
    assert shell(steps()[name], starter).returncode == clean
    folder = request.getfixturevalue("broken")
    assert shell(steps()[name], folder).returncode == failing


def test_every_step_on_github_is_tested():
    assert set(steps()) == {
        "Install Tincture", "Generated files", "Annotations", "Summary", "SARIF"}


def test_the_reports_for_github_contain_the_failure(shell, broken, tmp_path):
    said = shell(steps()["Annotations"], broken).stdout
    assert "::error file=tokens/dark.tokens.json,line=23," in said
    shell(steps()["Summary"], broken)
    assert "1 fail" in (tmp_path / "summary.md").read_text()
    shell(steps()["SARIF"], broken)
    results = json.loads((broken / "tincture.sarif").read_text())["runs"][0]["results"]
    assert "low-contrast" in {result["ruleId"] for result in results}
    upload = yaml.safe_load(FILES[WORKFLOW])["jobs"]["tokens"]["steps"][-1]
    assert upload["with"]["sarif_file"] == "tincture.sarif"


def test_a_pull_request_shows_what_it_changes(shell, starter, tmp_path):
    steps = yaml.safe_load(FILES[".github/steps/token-changes.yml"])
    git = "git -c user.name=T -c user.email=t@example.com"
    shell(f"git init -q -b main && git add -A && {git} commit -qm one", starter)
    shell("git update-ref refs/remotes/origin/main HEAD", starter)
    file = starter / "tokens" / "dark.tokens.json"
    text = file.read_text(encoding="utf-8")
    file.write_text(
        text.replace("{palette.amber.50}", "{palette.amber.800}"), encoding="utf-8")
    done = shell(f"export HOME={tmp_path} GITHUB_BASE_REF=main\n" + steps[0]["run"], starter)
    assert done.returncode == 0, done.stderr
    assert "1 pair newly fails" in (tmp_path / "summary.md").read_text(encoding="utf-8")
    page = (starter / steps[1]["with"]["path"]).read_text(encoding="utf-8")
    assert "1 pair newly fails." in page and "origin/main → now" in page


@pytest.mark.parametrize("state, code", [("starter", 0), ("broken", 1)])
def test_the_job_on_gitlab(shell, request, state, code):
    folder = request.getfixturevalue(state)
    job = yaml.safe_load(FILES[GITLAB])["tokens"]
    assert shell("\n".join(job["script"]), folder).returncode == code
    reports = job["artifacts"]["reports"]
    issues = json.loads((folder / reports["codequality"]).read_text())
    assert any(issue["severity"] not in ("info", "minor") for issue in issues) == bool(code)
    suites = xml.etree.ElementTree.parse(folder / reports["junit"]).getroot()
    assert bool(suites.findall(".//failure")) == bool(code)


@pytest.mark.parametrize("state, code", [("starter", 0), ("broken", 1)])
def test_the_stage_on_jenkins(shell, request, state, code):
    folder = request.getfixturevalue(state)
    commands = [it for it in jenkins_commands() if it.startswith("tincture ")]
    assert [shell(it, folder).returncode for it in commands] == [0, 0, code, code]
    for report in re.findall(r"'(tincture[^']*\.(?:xml|sarif))'", FILES[JENKINS]):
        assert (folder / report).stat().st_size > 0


def test_the_hook_stops_a_commit(shell, broken):
    hook = FILES[".git/hooks/pre-commit"]
    assert shell(hook, broken).returncode == 1


def test_a_baseline_accepts_what_fails_today(shell, broken):
    script = re.search(r"^```sh\n(tincture audit --write.*?)^```", PAGE, re.M | re.S)[1]
    first, second = script.splitlines()
    shell(first, broken)
    assert (broken / "contrast.baseline.json").exists()
    assert shell(second, broken).returncode == 0


def test_a_new_failure_stops_the_recipe_with_a_baseline(shell, starter, broken):
    """The rule is a warning, so that `build` writes, and the audit still ends with 1."""
    settings = json.loads((starter / "tincture.json").read_text())
    settings["rules"] = {"low-contrast": "warning"}
    (starter / "tincture.json").write_text(json.dumps(settings))
    (starter / "contrast.baseline.json").write_text('{ "version": 1, "results": [] }')
    assert shell("tincture build", broken).returncode == 0
    for step in ("Annotations", "Summary", "SARIF"):
        assert shell(steps()[step], broken).returncode == 0
        command = steps()[step].replace("audit", "audit --baseline contrast.baseline.json")
        assert shell(command, broken).returncode == 1
    script = "\n".join(yaml.safe_load(FILES[GITLAB])["tokens"]["script"])
    script = script.replace("tincture audit", "tincture audit --baseline contrast.baseline.json")
    assert shell(script, broken).returncode == 1
    report = xml.etree.ElementTree.parse(broken / "tincture-junit.xml").getroot()
    assert report.get("failures") == "1"
    last = [it for it in jenkins_commands() if it.startswith("tincture ")][-1]
    assert shell(f"{last} --baseline contrast.baseline.json", broken).returncode == 1
