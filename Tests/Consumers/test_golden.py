"""Golden runs: silent where nothing differs, report every change, have every command."""

import subprocess
import sys

import pytest
from conftest import ROOT

sys.path.insert(0, str(ROOT / "Tests" / "Golden"))

from golden import building, comparing, inputs, surface  # noqa: E402
from golden.cases import Case, run  # noqa: E402
from golden.running import Side, World  # noqa: E402


@pytest.fixture(scope="module")
def cases(tincture):
    return building.all_cases(tincture.binary, tincture.binary)


@pytest.fixture(scope="module")
def sample(cases):
    return [case for case in cases if case.in_sample]


def report(result):
    return "\n".join(result.groups.report())


def test_output_does_not_depend_on_the_surroundings(tincture, sample):
    """Another language, time zone, home, seed of hash tables, and order of files in folders."""
    other = Side(tincture.binary, reverses_files=True, environment={
        "LC_ALL": "tr_TR.UTF-8", "LANG": "de_DE.UTF-8", "LANGUAGE": "de", "TZ": "Asia/Kathmandu",
        "HOME": "/nowhere", "USER": "somebody",
        "SWIFT_DETERMINISTIC_HASHING": "1"})
    result = comparing.compare(sample, Side(tincture.binary), other, jobs=1)
    assert result.runs > 400
    assert report(result) == ""


def test_every_command_option_and_format_is_in_a_case(tincture, cases):
    """A new one needs a case in Tests/Golden/golden/building.py."""
    assert surface.missing(tincture.binary, cases) == []


def test_every_output_format_is_written(tincture, cases, tmp_path):
    """A case whose project is broken by mistake would compare only errors."""
    case = next(case for case in cases if case.name == "every type: every output")
    world = World(tmp_path / "world")
    first = next(outcome for outcome in world.outcomes(case, Side(tincture.binary)) if outcome)
    assert first.code == 0, first.errors.decode()
    for output in inputs.OUTPUTS:
        assert any(path.startswith(output["to"]) and found.kind == "file"
                   for path, found in first.changes.items()), output
    assert {output["format"] for output in inputs.OUTPUTS} == set(
        surface.output_schema()["format"]["enum"])


# Changes that a shim around the program makes: code for a run's `code`, `out`, `err` and folder.
CHANGES = {
    "nothing": "",
    "a word in a message": "err = err.replace(b' ends ', b' stops ')",
    "a byte of CSS": "edit('out/tokens.css', lambda text: text.replace(b'0', b'1', 1))",
    "the last digit of a number": "edit('out/tokens.json', lambda text: change_digit(text))",
    "an exit code": "code = 2 if code == 1 else code",
    "a missing file": "remove('out/contrast.md')",
    "an extra file": "if os.path.exists('out'): open('out/extra', 'w').close()",
    "a line break at the end": "edit('out/contrast.md', lambda text: text + b'\\n')",
    "permissions": "if os.path.exists('out/tokens.css'): os.chmod('out/tokens.css', 0o755)",
    "the same bytes written again": "edit('out/tokens.css', lambda text: text)",
    "output instead of an error": "out, err = out + err, b''",
    "a link for a file": """
if os.path.isfile('out/contrast.md') and not os.path.islink('out/contrast.md'):
    os.rename('out/contrast.md', 'moved'); os.symlink('../moved', 'out/contrast.md')""",
}
SHIM = """#!{python} -SE
import os, subprocess, sys
done = subprocess.run([{program!r}, *sys.argv[1:]], capture_output=True)
code, out, err = done.returncode, done.stdout, done.stderr

def edit(path, change):
    if os.path.exists(path):
        with open(path, 'rb') as file: text = file.read()
        with open(path, 'wb') as file: file.write(change(text))

def remove(path):
    if os.path.exists(path): os.remove(path)

def change_digit(text):
    at = max(text.rfind(digit) for digit in (b'1', b'2', b'3', b'4', b'5'))
    return text[:at] + b'7' + text[at + 1:]

{change}
sys.stdout.buffer.write(out)
sys.stderr.buffer.write(err)
sys.exit(code)
"""


@pytest.fixture(scope="module")
def few():
    """A project with an error at first, then without, in a few runs."""
    outputs = [output for output in inputs.OUTPUTS if output["format"] in ("css", "json",
        "audit-markdown")]
    files = inputs.with_outputs(inputs.fuzz_project("tokens", inputs.json_bytes(inputs.TOKENS)), outputs)
    broken = {**files, "tokens/a.tokens.json": b"{"}
    return [Case("few", files, [run("build"), run("build", "--check"), run("audit")]),
            Case("few broken", broken, [run("build")])]


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_is_reported(name, tincture, few, tmp_path):
    shim = tmp_path / "tincture"
    shim.write_text(SHIM.format(
        python=sys.executable, program=str(tincture.binary),
        change=CHANGES[name]), encoding="utf-8")
    shim.chmod(0o755)
    result = comparing.compare(few, Side(tincture.binary), Side(shim), jobs=1)
    assert result.runs == 4
    assert (report(result) == "") == (name == "nothing"), report(result)
