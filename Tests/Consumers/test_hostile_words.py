"""Hostile texts in output for people and programs: findings, explanations, differences,
conversions; in pipes and on a terminal; in names of files."""

import json
import os
import re

import hostile_project as projects
import hostile_readers as readers
import pyte
import pytest
from conftest import write_files
from files import in_terminal
from hostile_project import marked, named
from hostile_readers import SEEN, hidden_marks, log_commands, shown, squeezed
from hostile_texts import SHORT, as_file
from test_hostile import AUDIT_READERS, in_path, pairs  # noqa: F401
from watching import Watch

RULES = {  # the finding for each mistake of hostile_project.faulty, in each text's file
    "tokens": {"unknown-type": 1, "unresolved-alias": 1, "invalid-value": 2, "unresolved-reference": 1,
               "unknown-property": 1},
    "contracts": {"invalid-contract": 4, "unknown-key": 1},
}


def assert_safe(*streams):
    for stream in streams:
        assert not hidden_marks(stream), hidden_marks(stream)
        assert not log_commands(stream), log_commands(stream)[:3]


def test_each_mistake_gets_its_finding(pairs):  # noqa: F811
    (done, _) = pairs("faulty").run("audit", "--format", "json", code=1)
    found = {}
    for finding in json.loads(done.stdout)["findings"]:
        found.setdefault((finding["file"], finding["rule"]), []).append(finding["message"])
    for index, text in enumerate(SHORT.values()):
        for kind, ending in (("tokens", "tokens"), ("contracts", "contract")):
            for rule, count in RULES[kind].items():
                file = f"{kind}/f{index:03} {as_file(text)}.{ending}.json"
                assert len(found.get((file, rule), [])) >= count, (file, rule)
                SEEN["findings"] += count
    lines = squeezed(done.stderr)
    for index, text in enumerate(SHORT.values()):
        for words in (marked(text, "outputs", index), marked(text, "rule", index)):
            assert squeezed(f"'{shown(words)}'") in lines, words
            SEEN["findings"] += 1


@pytest.mark.parametrize("form", AUDIT_READERS)
def test_findings_are_safe_in_every_format(pairs, browser, form):  # noqa: F811
    for done in pairs("faulty").run("audit", "--format", form, code=1):
        read = AUDIT_READERS[form](done.stdout, browser)
        SEEN[form] += len(SHORT)
        assert read.texts


@pytest.mark.parametrize("name, arguments", [
    ("faulty", ["build"]), ("audited", ["audit"]), ("plain", ["explain", "all"])])
def test_a_terminal_gets_only_lines_and_colors(tincture, tmp_path, name, arguments):
    if name == "plain":
        files = {"t.tokens.json": {"all": projects.tokens(SHORT)}, "tincture.json": {"sources": ["*.tokens.json"]}}
    else:
        files = getattr(projects, name)(dict(list(SHORT.items())[:: 4 if name == "faulty" else 1]))
    write_files(tmp_path, projects.as_json(files))
    said, _ = in_terminal(
        tincture.binary, *arguments, cwd=tmp_path,
        env={**os.environ, "TERM": "xterm-256color", "NO_COLOR": ""})
    plain = re.sub(r"\x1b\[(0|1;3[123]|[34]8;2(;\d+){3})?m", "", said)
    assert not hidden_marks(plain, "\r\n\u200d") and not log_commands(plain)
    lines = plain.count("\n")
    assert lines > len(SHORT)
    screen = pyte.Screen(4_000, lines + 10)
    modes = set(screen.mode)
    pyte.Stream(screen).feed(said)
    assert (screen.title, screen.icon_name, screen.mode) == ("", "", modes)
    assert (screen.cursor.x, screen.cursor.y) == (0, lines), "no text moved the cursor"
    SEEN["terminal"] += len(SHORT)


def test_explanations_contain_every_text(tincture, tmp_path):
    write_files(tmp_path, projects.as_json({
        "t.tokens.json": {"all": projects.tokens(SHORT)}, "tincture.json": {"sources": ["*.tokens.json"]}}))
    done = tincture.run("explain", "all", cwd=tmp_path, code=0)
    assert_safe(done.stdout, done.stderr)
    rows = squeezed(done.stdout)
    listed = json.loads(tincture.run("explain", "all", "--format", "json", cwd=tmp_path, code=0).stdout)
    paths = {text for text in readers.read_json(json.dumps(listed)).texts}
    for index, text in enumerate(SHORT.values()):
        path = "all/" + in_path(f"g{index:03} {projects.as_name(text)}") + "/" + in_path(named(text, "t", index))
        assert squeezed(shown(path)) in rows and path in paths
        SEEN["explain"] += 2


@pytest.mark.parametrize("index", range(0, len(SHORT), 9))
def test_an_explanation_has_the_tokens_texts(tincture, tmp_path, index):
    text = list(SHORT.values())[index]
    write_files(tmp_path, projects.as_json({
        "t.tokens.json": {named(text, "t", 0): {
            "$type": "fontFamily", "$value": ["x"], "$description": text, "$deprecated": text}}}))
    (tmp_path / "tincture.json").write_text('{"sources": ["*.tokens.json"]}', encoding="utf-8")
    path = in_path(named(text, "t", 0))
    if path.startswith("#"):  # otherwise it would be a color
        path = f"{{{path}}}"
    done = tincture.run("explain", "--", path, cwd=tmp_path, code=0)
    assert_safe(done.stdout, done.stderr)
    assert squeezed(shown(text)) in squeezed(done.stdout)
    output = tincture.run("explain", "--format", "json", "--", path, cwd=tmp_path, code=0).stdout
    assert text in readers.read_json(output).texts
    SEEN["explain"] += 2
    missing = tincture.run("explain", "--", f"{path}x", cwd=tmp_path)
    assert_safe(missing.stdout, missing.stderr)


@pytest.mark.parametrize("form", ["text", "markdown", "json", "html"])
def test_differences_contain_every_text(tincture, project, form, browser):
    def tokens(texts):
        return {"all": {named(name, "t", index): {
            "$type": "fontFamily", "$value": f"Font{text}", "$description": f"said {text}"}
            for index, (name, text) in enumerate(zip(SHORT.values(), texts))}}

    folder = project(projects.as_json({
        "a/tokens/t.json": tokens(["plain"] * len(SHORT)),
        "b/tokens/t.json": tokens(SHORT.values())}))
    done = tincture.run("diff", "a", "b", "--format", form, cwd=folder, code=0)
    assert_safe(done.stdout, done.stderr)
    read = {
        "text": readers.read_lines, "markdown": readers.read_markdown, "json": readers.read_json,
        "html": lambda text: readers.read_html(browser, text)}[form](done.stdout)
    texts = {squeezed(text) for text in read.texts}
    for index, text in enumerate(SHORT.values()):
        for said in ("all/" + in_path(named(text, "t", index)), f"Font{text}", f"said {text}"):
            wanted = squeezed(said if form == "json" else shown(said))
            assert any(wanted in text for text in texts), wanted
            SEEN[f"diff {form}"] += 1


def test_converted_files_and_reports_contain_every_text(tincture, tmp_path):
    old = {f"g{index:03}": {named(text, "t", index): {"value": "#FF0000", "type": "color", "comment": text}}
           for index, text in enumerate(SHORT.values())}
    write_files(tmp_path, {f"in/{as_file(text)}{index}.json": json.dumps(old) if not index else json.dumps({
        f"f{index}": {named(text, "t", index): {"value": f"{{{text}}}", "type": marked(text, "y", index)}}})
        for index, text in enumerate(SHORT.values())})
    for report in ("report.md", "report.json"):
        done = tincture.run("convert", "in", "--to", "out", "--overwrite", "--from", "style-dictionary",
                            "--output", report, cwd=tmp_path)
        assert done.returncode in (0, 1)
        assert_safe(done.stdout, done.stderr)
    readers.read_markdown((tmp_path / "report.md").read_text(encoding="utf-8"))
    readers.read_json((tmp_path / "report.json").read_text(encoding="utf-8"))
    texts = [text for path in (tmp_path / "out").rglob("*.json")
             for text in readers.read_json(path.read_text(encoding="utf-8")).texts]
    for text in filter(str.strip, SHORT.values()):
        assert text in texts, text
        SEEN["convert"] += 1


def test_a_figma_plan_contains_every_text(tincture, tmp_path):
    texts = list(SHORT.values())
    write_files(tmp_path, projects.as_json({
        "tincture.json": {"sources": ["*.tokens.json"]},
        "t.tokens.json": {named(text, "t", index): {
            "$type": "number", "$value": 1, "$description": text,
            "$extensions": {"com.figma": {"codeSyntax": {"iOS": text}}}} for index, text in enumerate(texts)},
        "v.json": {"meta": {
            "variableCollections": {f"c{index}": {
                "name": text, "modes": [{"modeId": f"m{index}", "name": text}]} for index, text in enumerate(texts)},
            "variables": {f"v{index}": {
                "name": f"other {text}", "variableCollectionId": f"c{index}", "resolvedType": "FLOAT",
                "valuesByMode": {f"m{index}": 1}} for index, text in enumerate(texts)}}}}))
    done = tincture.run("figma", "plan", "v.json", cwd=tmp_path, code=0)
    assert_safe(done.stdout, done.stderr)
    made = {it["description"]: it for it in json.loads(done.stdout)["variables"]}
    said = squeezed(done.stderr)
    for text in texts:
        assert made[text]["codeSyntax"] == {"iOS": text}
        assert not set(".{}") & set(made[text]["name"])
        assert squeezed(shown(f"other {text}")) in said
        SEEN["figma"] += 1


def test_proposed_contracts_contain_every_text(tincture, tmp_path):
    colors = {
        "text": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
        "bg": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}
    texts = list(SHORT.values())
    write_files(tmp_path, projects.as_json({
        "tincture.json": {"sources": ["*.tokens.json"]},
        "t.tokens.json": {"$type": "color", **{
            f"g{index:03} {projects.as_name(text)}": colors for index, text in enumerate(texts)}}}))
    done = tincture.run("propose", "--dry-run", cwd=tmp_path)
    assert done.returncode in (0, 1)
    assert_safe(done.stdout, done.stderr)
    # A long list of what is left out has only its first names.
    said = squeezed(done.stdout + done.stderr)
    seen = [index for index in range(len(texts)) if f"g{index:03}" in said]
    assert len(seen) > len(texts) / 2
    SEEN["propose"] += len(seen)
    listed = json.loads(tincture.run("propose", "--dry-run", "--format", "json", cwd=tmp_path).stdout)
    assert listed
    done = tincture.run("propose", cwd=tmp_path)
    assert_safe(done.stdout, done.stderr)
    for path in tmp_path.glob("*.contract.json"):
        readers.read_json(path.read_text(encoding="utf-8"))


def test_fixes_of_every_text_are_safe(tincture, tmp_path):
    texts = list(SHORT.values())
    color = {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}
    files = {"tincture.json": {"sources": ["*.tokens.json"], "contracts": ["*.contract.json"]}}
    for index, text in enumerate(texts):
        files[f"t{index}.tokens.json"] = {f"p{index}": {
            "$type": "color", "a": {"$description": text, "$value": color},
            "b": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}
        files[f"t{index}.contract.json"] = {
            "component": f"C{index}", "path": f"p{index}/*",
            "roles": {"a": {"type": "color"}, "b": {"type": "color"}},
            "contrast": [{"foreground": "a", "on": "b"}]}
    write_files(tmp_path, projects.as_json(files))
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    done = tincture.run("fix", "--dry-run", cwd=tmp_path, code=0)
    assert_safe(done.stdout, done.stderr)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    fixed = tincture.run("fix", cwd=tmp_path, code=0)
    assert fixed.stdout.startswith(done.stdout.rpartition("Would change")[0])
    for index, text in enumerate(texts):
        assert f"'p{index}/a'" in fixed.stdout
        tokens = json.loads((tmp_path / f"t{index}.tokens.json").read_text(encoding="utf-8"))
        assert tokens[f"p{index}"]["a"]["$description"] == text
        SEEN["fix"] += 1


def test_arguments_are_repeated_safely(tincture, tmp_path):
    for index, text in enumerate(SHORT.values()):
        words = (["audit", f"--{text}x"], [f"x{text}"], ["convert", "x", "--to", "y", "--type", text])[index % 3]
        done = tincture.run(*words, cwd=tmp_path)
        assert done.returncode == 64, (words, done.stderr)
        assert_safe(done.stdout, done.stderr)
        SEEN["arguments"] += 1


def test_a_mark_after_a_slash_does_not_let_paths_out(tincture, project):
    """`/` with an accent is another character to Swift, but a slash to the system."""
    out = "../\u0301out/x.css"
    folder = project({
        "tincture.json": {"sources": ["t.tokens.json"], "outputs": [{"format": "css", "to": out}]},
        "t.tokens.json": {}})
    assert "is outside the project folder" in tincture.run("build", cwd=folder, code=1).stderr
    folder = project({
        "tincture.json": {"resolver": "a/r.resolver.json", "outputs": []},
        "a/r.resolver.json": {"version": "2025.10", "resolutionOrder": [{
            "type": "set", "name": "s", "sources": [{"$ref": "../../\u0301out/x.json"}]}]}})
    assert "is outside the project folder" in tincture.run("build", cwd=folder, code=1).stderr
    assert not (folder.parent / "\u0301out").exists()


def test_actions_and_depfiles_name_every_file(tincture, pairs):  # noqa: F811
    root, _ = pairs("passing").folders
    done = tincture.run("build", "--list-actions", cwd=root, code=0)
    assert_safe(done.stdout, done.stderr)
    inputs = {path.relative_to(root).as_posix() for kind in ("tokens", "contracts") for path in (root / kind).iterdir()}
    for line in done.stdout.splitlines():
        action = json.loads(line)
        assert inputs <= set(action["inputs"]) and all((root / path).exists() for path in action["outputs"])
    SEEN["list-actions"] += len(inputs)
    refused = tincture.run("build", "--depfile", "x.d", cwd=root, code=2)
    assert "make cannot read the path" in refused.stderr
    assert_safe(refused.stdout, refused.stderr)


def test_a_watch_reports_files_with_any_name(tincture, tmp_path):
    name = "::error::x ##[error]y \x1b[31m\u202e.tokens.json"
    write_files(tmp_path, {"tincture.json": {"sources": ["*.tokens.json"], "outputs": [
        {"format": "json", "to": "out.json"}]}, name: {"a": {"$type": "number", "$value": 1}}})
    with Watch(tincture.binary, tmp_path) as watch:
        said = watch.wait_for("watching")
        (tmp_path / name).write_text('{"a": {"$type": "number", "$value": 2}}', encoding="utf-8")
        said.append(watch.line())
        (tmp_path / name).write_text('{"a": {"$type": "number", "$value": "x"}}', encoding="utf-8")
        said += [watch.finding(), *watch.wait_for("failed")]
        watch.end()
    assert any(shown("error::x ##[error]y \x1b[31m\u202e.tokens.json changed: ") in line for line in said)
    assert_safe("\n".join(said))
    SEEN["watch"] += 1
