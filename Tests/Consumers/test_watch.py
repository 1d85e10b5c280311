"""`build --watch` during edits: in place, by renaming, of several files at once, and invalid ones."""

import json
import random
import shutil
import signal

from conftest import ROOT
from watching import Watch


def tokens(**values):
    return json.dumps({name: {"$type": "number", "$value": value} for name, value in values.items()})


def small():
    return {
        "tincture.json": json.dumps({
            "sources": ["tokens/**"],
            "outputs": [{"format": "swift", "to": "out/Themes"},
                        {"format": "json", "to": "out/tokens.json"}]}),
        "tokens/a.json": tokens(a=0),
        "tokens/b/b.json": tokens(b=0)}


def value(folder, name):
    text = (folder / "out/tokens.json").read_text(encoding="utf-8")
    return json.loads(text)["themes"][0]["tokens"].get(name, {}).get("value")


def outputs(folder):
    return {str(path.relative_to(folder)): path.read_bytes()
            for path in folder.rglob("*") if path.is_file() and path.suffix != ".json"
            or path.name == "tokens.json"}


def leftovers(folder):
    return [path for path in folder.rglob(".*")]


def write_in_place(path, text):
    path.write_text(text, encoding="utf-8")


def write_by_rename(path, text):
    temporary = path.with_name(f".{path.name}.swp")
    temporary.write_text(text, encoding="utf-8")
    temporary.rename(path)


def test_fifty_edits_end_like_a_clean_build(tincture, project):
    folder = project(small())
    chance = random.Random(7)
    with Watch(tincture.binary, folder) as watch:
        assert watch.line() == "built: wrote 3 files"
        assert watch.line().startswith("watching 3 files")
        for edit in range(1, 51):
            write = chance.choice([write_in_place, write_by_rename])
            if edit % 5 == 0:
                write(folder / "tokens/a.json", f"{{ broken {edit}")
            elif edit % 3 == 0:
                write(folder / "tokens/a.json", tokens(a=edit))
                write(folder / "tokens/b/b.json", tokens(b=edit))
            else:
                write(folder / "tokens/a.json", tokens(a=edit))
            if chance.random() < 0.3:  # else the next edit is during the build of this one
                watch.wait_for("failed" if edit % 5 == 0 else "tokens/", "fixed", "failed")
        write_by_rename(folder / "tokens/a.json", tokens(a=4711, end=1))
        while value(folder, "end") != 1:
            watch.line()
        assert watch.end() == 0
    watched = outputs(folder)
    assert value(folder, "a") == 4711
    shutil.rmtree(folder / "out")
    tincture.run("build", cwd=folder, code=0)
    assert outputs(folder) == watched
    assert leftovers(folder) == []


def test_each_error_and_each_fix_is_reported_once(tincture, project):
    folder = project(small())
    with Watch(tincture.binary, folder) as watch:
        assert watch.line() == "built: wrote 3 files"
        assert watch.line() == "watching 3 files; press Ctrl-C to stop"
        write_in_place(folder / "tokens/a.json", '{ "a": { "$value": 1 } }')
        assert watch.line() == "failed: 1 error"
        assert watch.finding().startswith("tokens/a.json:1:3: error: 'a' has no $type")
        write_in_place(folder / "tokens/a.json", '{ "a": { "$value": 1 }, "b": { "$value": 1 } }')
        assert watch.wait_for("failed")[-1] == "failed: 2 errors"
        write_in_place(folder / "tokens/a.json", tokens(a=2))
        assert watch.wait_for("fixed")[-1] == "fixed: wrote 2 files; 1 is unchanged"
        assert value(folder, "a") == 2
        write_in_place(folder / "tokens/a.json", tokens(a=2) + "\n")
        assert watch.line() == "tokens/a.json changed: up to date: 3 files"
        assert watch.end(signal.SIGTERM) == 0
        assert watch.process.stdout.read() == ""


def test_files_and_folders_can_appear_and_vanish(tincture, project):
    folder = project(small())
    config = (folder / "tincture.json").read_text(encoding="utf-8")
    with Watch(tincture.binary, folder) as watch:
        watch.wait_for("watching")
        write_in_place(folder / "tokens/c.json", tokens(c=1))
        watch.wait_for("tokens/c.json changed: wrote")
        assert value(folder, "c") == 1
        (folder / "tokens/new/deep").mkdir(parents=True)
        write_in_place(folder / "tokens/new/deep/d.json", tokens(d=1))
        watch.wait_for("tokens/new/deep/d.json changed: wrote")
        shutil.rmtree(folder / "tokens")
        watch.wait_for("failed")
        (folder / "tokens").mkdir()
        write_in_place(folder / "tokens/a.json", tokens(a=5))
        watch.wait_for("fixed: wrote")
        assert (value(folder, "a"), value(folder, "d")) == (5, None)
        (folder / "tincture.json").unlink()
        watch.wait_for("failed: 1 error")
        write_by_rename(folder / "tincture.json", config)
        watch.wait_for("fixed: up to date")
        write_in_place(folder / "tokens/a.json", tokens(a=6))
        watch.wait_for("tokens/a.json changed: wrote")
        assert watch.end() == 0


def test_a_watch_can_start_with_an_invalid_project(tincture, project):
    folder = project({"README.md": "mine\n"})
    with Watch(tincture.binary, folder, "--project", "tincture.json") as watch:
        assert watch.line() == "failed: 1 error"
        assert watch.finding() == (
            "tincture.json: error: --project names a folder or file that does not exist")
        watch.wait_for("watching")
        for path, text in small().items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            write_by_rename(folder / path, text)
        watch.wait_for("fixed: wrote")
        while value(folder, "b") != 0:
            watch.line()
        assert watch.end(signal.SIGHUP) == 0


def test_a_change_of_a_linked_file_is_noticed(tincture, project):
    folder = project({**small(), "shared/c.json": tokens(c=1)})
    (folder / "tokens/c.json").symlink_to("../shared/c.json")
    with Watch(tincture.binary, folder) as watch:
        watch.wait_for("watching")
        write_by_rename(folder / "shared/c.json", tokens(c=2))
        watch.wait_for("tokens/c.json changed: wrote")
        assert value(folder, "c") == 2


def test_a_watch_that_watches_its_output_settles(tincture, project):
    config = json.dumps({"sources": ["**/*.tokens.json"],
                         "outputs": [{"format": "json", "to": "tokens/out.json"}]})
    folder = project({"tincture.json": config, "tokens/a.tokens.json": tokens(a=1)})
    with Watch(tincture.binary, folder) as watch:
        assert watch.line() == "built: wrote 1 file"
        watch.wait_for("watching")
        write_in_place(folder / "tokens/a.tokens.json", tokens(a=2))
        assert watch.line() == "tokens/a.tokens.json changed: wrote 1 file"
        assert watch.end() == 0
        assert watch.process.stdout.read() == ""


def test_the_readme_shows_the_real_output(tincture, shipped):
    tincture.run("build", cwd=shipped, code=0)
    path = shipped / "tokens/counter.tokens.json"
    text = path.read_text(encoding="utf-8")
    with Watch(tincture.binary, shipped) as watch:
        said = [watch.line(), watch.line()]
        write_by_rename(path, text.replace('"value": 99', '"value": 98'))
        said.append(watch.line())
        write_by_rename(path, text.replace('"value": 99', '"value": "9px"'))
        said.append(watch.line())
        write_by_rename(path, text)
        said.append(watch.line())
    page = (ROOT / "docs/reference/commands.md").read_text(encoding="utf-8")
    assert "```text\n" + "\n".join(said) + "\n```\n" in page
