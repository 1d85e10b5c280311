"""ninja and CMake, which learn from `--depfile` and `--list-actions` what to run and when."""

import json
import os
import shutil
import sys

import files
import pytest
from files import ROOT, write_files

RULE = """
rule theme
  command = {binary} build --depfile build/theme.d && echo ran >> build/runs
  depfile = build/theme.d
  restat = 1
{more}
build {outputs}: theme
"""
EXAMPLE = ROOT / "Examples/scale-ninja"


def run(*words, **more):
    return files.run(*words, **more).stdout


def ninja(cwd, code=0):
    return run("ninja", cwd=cwd, code=code)


def is_at_rest(cwd):
    return "no work to do" in ninja(cwd)


def save(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def number(name, value=1):
    return json.dumps({name: {"$type": "number", "$value": value}})


def write_rule(tincture, folder, outputs, more="  deps = gcc\n"):
    (folder / "build").mkdir(exist_ok=True)
    (folder / "build.ninja").write_text(
        RULE.format(binary=tincture.binary, more=more, outputs=" ".join(outputs)),
        encoding="utf-8")


@pytest.fixture
def numbers(project):
    """A small project, and its outputs in the order of a depfile."""
    return project({
        "tincture.json": {"outputs": [{"format": "swift", "to": "out/Themes"},
                                      {"format": "json", "to": "out/tokens.json"}]},
        "tokens/a.json": number("a")}), [
            "out/Themes/Theme+SwiftUI.swift", "out/Themes/Theme.swift", "out/tokens.json"]


@pytest.mark.parametrize("more", ["  deps = gcc\n", ""], ids=["deps", "depfile alone"])
def test_ninja_runs_again_only_after_a_change(tincture, numbers, more):
    folder, outputs = numbers
    write_rule(tincture, folder, outputs, more)
    ninja(folder)
    assert is_at_rest(folder)
    save(folder / "tokens/a.json", number("a", 2))
    assert not is_at_rest(folder)
    assert is_at_rest(folder)
    save(folder / "tokens/new/b.json", number("b"))
    assert not is_at_rest(folder)
    assert '"b"' in (folder / "out/tokens.json").read_text(encoding="utf-8")
    assert is_at_rest(folder)
    (folder / "tokens/new/b.json").unlink()
    assert not is_at_rest(folder)
    assert is_at_rest(folder)
    save(folder / "tokens/a.json", number("a", 2) + "\n")
    assert not is_at_rest(folder)  # it ran, and wrote nothing
    assert is_at_rest(folder)


@pytest.mark.parametrize("more", ["  deps = gcc\n", ""], ids=["deps", "depfile alone"])
def test_ninja_tries_again_until_the_error_is_fixed(tincture, numbers, more):
    folder, outputs = numbers
    write_rule(tincture, folder, outputs, more)
    ninja(folder)
    save(folder / "tokens/z.json", "{ broken")
    for _ in range(2):
        assert "[invalid-json]" in ninja(folder, code=1)
    save(folder / "tokens/z.json", number("z"))
    assert not is_at_rest(folder)
    assert is_at_rest(folder)


def test_actions_after_unchanged_files_do_not_run(tincture, numbers):
    folder, outputs = numbers
    write_rule(tincture, folder, outputs)
    with (folder / "build.ninja").open("a", encoding="utf-8") as file:
        file.write("rule after\n  command = echo after >> build/runs; touch $out\n"
                   f"build build/after: after {outputs[0]}\n")
    ninja(folder)
    save(folder / "tokens/a.json", number("a") + "\n")
    ninja(folder)
    assert (folder / "build/runs").read_text(encoding="utf-8") == "ran\nafter\nran\n"


NAMES = ["a b", "a#b", "a$b", "$(a)", "a:b", "a\\b", "a\\ b", "a\\\\ b", "é", "a=b", "[a]%", "~a",
         "@a", "a,b", "(a)", "{a}"]


def test_ninja_reads_names_as_they_were_written(tincture, numbers):
    folder, outputs = numbers
    for index, name in enumerate(NAMES):
        save(folder / f"tokens/{name}/{name}.json", number(f"n{index}"))
    write_rule(tincture, folder, outputs)
    ninja(folder)
    assert is_at_rest(folder)
    for index, name in enumerate(NAMES):
        save(folder / f"tokens/{name}/{name}.json", number(f"n{index}", 2))
        assert not is_at_rest(folder), name
        assert is_at_rest(folder), name


@pytest.mark.parametrize("generator", ["Ninja", "Unix Makefiles"])
def test_cmake_runs_again_only_after_a_change(tincture, numbers, generator):
    folder, outputs = numbers
    # make compares only the first output with the inputs, and not every change rewrites the Swift.
    ordered = outputs if generator == "Ninja" else reversed(outputs)
    written = " ".join(f"${{CMAKE_SOURCE_DIR}}/{path}" for path in ordered)
    write_files(folder, {"CMakeLists.txt": f"""
cmake_minimum_required(VERSION 3.20)
project(themes NONE)
add_custom_command(
  OUTPUT {written}
  COMMAND {tincture.binary} build --project ${{CMAKE_SOURCE_DIR}} --depfile theme.d
  COMMAND ${{CMAKE_COMMAND}} -E echo ran >> runs
  DEPFILE theme.d)
add_custom_target(themes ALL DEPENDS {written})
"""})
    run("cmake", "-G", generator, "-S", folder, "-B", folder / "build", cwd=folder)
    runs = folder / "build/runs"

    def count():
        run("cmake", "--build", folder / "build", cwd=folder)
        return len(runs.read_text(encoding="utf-8").splitlines())

    assert [count(), count()] == [1, 1]
    save(folder / "tokens/a.json", number("a", 2))
    assert [count(), count()] == [2, 2]
    save(folder / "tokens/b.json", number("b"))
    assert [count(), count()] == [3, 3]


def test_two_hundred_brands_are_two_hundred_actions(tincture, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", f"{tincture.binary.parent}:{os.environ['PATH']}")
    run(sys.executable, EXAMPLE / "brands.py", tmp_path, cwd=tmp_path)
    run(sys.executable, EXAMPLE / "configure.py", cwd=tmp_path)
    assert "[200/200]" in ninja(tmp_path)
    assert is_at_rest(tmp_path)
    assert len(list(tmp_path.glob("out/*/Theme.swift"))) == 200

    token = tmp_path / "brands/brand117.tokens.json"
    save(token, token.read_text(encoding="utf-8").replace('"light"', '"light" '))
    assert ninja(tmp_path) == "[1/1] tincture out/brand117\n"
    assert is_at_rest(tmp_path)

    (tmp_path / "out/brand005/Button.swift").unlink()
    assert ninja(tmp_path) == "[1/1] tincture out/brand005\n"

    name = "brand200"
    shutil.copy(tmp_path / "brands/brand000.tokens.json", tmp_path / f"brands/{name}.tokens.json")
    text = (tmp_path / "brand000.json").read_text(encoding="utf-8")
    save(tmp_path / f"{name}.json", text.replace("brand000", name))
    run(sys.executable, EXAMPLE / "configure.py", cwd=tmp_path)
    assert ninja(tmp_path) == f"[1/1] tincture out/{name}\n"
    assert is_at_rest(tmp_path)


def test_the_page_shows_a_real_action(tincture, tmp_path):
    run(sys.executable, EXAMPLE / "brands.py", tmp_path, 1, cwd=tmp_path)
    listed = tincture.run("build", "--list-actions", "brand000.json", cwd=tmp_path, code=0).stdout
    page = (ROOT / "docs/how-to/scale.md").read_text(encoding="utf-8")
    assert "```json\n" + listed.replace("brand000", "acme") + "```\n" in page
