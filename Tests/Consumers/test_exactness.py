"""The command's results in random projects, compared with a model of the specifications."""

import json
import subprocess
import sys

import pytest

from conftest import ROOT

EXACTNESS = ROOT / "Tests" / "Exactness"
sys.path.insert(0, str(EXACTNESS))

from compare import JUDGED, changed, compare, run, write, write_both  # noqa: E402
from model.contrast import luminance, ratio  # noqa: E402
from model.shapes import TYPES  # noqa: E402
from projects.making import project as made  # noqa: E402


def test_the_command_and_the_model_agree(tincture, tmp_path):
    done = subprocess.run(
        [sys.executable, str(EXACTNESS), "--seed", "1", "--count", "120",
         "--tincture", str(tincture.binary), "--keep", str(tmp_path)],
        capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


FOUND = json.loads((EXACTNESS / "found.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", FOUND)
def test_projects_that_were_judged_differently_are_judged_the_same(name, tincture, tmp_path):
    texts = {path: json.dumps(file, indent=2) for path, file in FOUND[name].items()}
    write_both(tmp_path, texts)
    ran = run(tincture.binary, tmp_path, "2026-11-24")
    assert compare(texts, "2026-11-24", ran).differences == []


# Changes to the command's results, all of which the comparison must find.
CHANGES = {
    "a ratio": "first['ratio'] += 1e-6",
    "an outcome": "first['outcome'] = 'waived'",
    "a criterion": "first['criterion'] = '1.1.1'",
    "a lost row": "ran.audit['results'].pop()",
    "a lost rule": "ran.audit['findings'] = [f for f in found if f['rule'] != judged(ran)[0]]",
    "another rule": "found.append({**found[0], 'rule': 'hex-mismatch'})",
    "a severity": "for finding in found: finding['severity'] = 'warning'",
    "an exit code": "ran.codes = (1 - ran.codes[0], ran.codes[1])",
    "a lost color": "covered.pop()",
    "a covered color": "cell['status'] = 'never' if cell['status'] != 'never' else 'measured'",
    "a value": "color['value']['components'][0] = 0.123",
    "a lost alias": "next(token for token in tokens.values() if 'alias' in token).pop('alias')",
    "a lost token": "tokens.popitem()",
    "a theme's name": "ran.tokens['themes'][0]['theme'] = {'mode': 'dusk'}",
}


def judged(ran):
    return [f["rule"] for f in ran.audit["findings"] if f["rule"] in JUDGED and f["severity"] == "error"]


def first_whole(tincture, folder):
    """The first project with all the parts that are changed: rows, an error, aliases."""
    for number in range(1, 2000):
        texts, today = made(number)
        target = folder / str(number)
        write_both(target, texts)
        ran = run(tincture.binary, target, today)
        rows = ran.audit["results"]
        if ran.tokens and rows and rows[0]["ratio"] and judged(ran):
            if any("alias" in t for t in ran.tokens["themes"][0]["tokens"].values()):
                return texts, today, target
    raise AssertionError("no project has everything")


@pytest.fixture(scope="module")
def whole(tincture, tmp_path_factory):
    return first_whole(tincture, tmp_path_factory.mktemp("whole"))


@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_result_is_a_disagreement(tincture, whole, name):
    texts, today, folder = whole
    ran = run(tincture.binary, folder, today)
    assert compare(texts, today, ran).differences == []
    tokens, covered = ran.tokens["themes"][0]["tokens"], ran.audit["coverage"]["tokens"]
    exec(CHANGES[name], {
        "ran": ran, "judged": judged, "first": ran.audit["results"][0], "tokens": tokens,
        "found": ran.audit["findings"], "covered": covered, "cell": covered[0]["cells"][0],
        "color": next(token for token in tokens.values() if token["type"] == "color")})
    assert compare(texts, today, ran).differences != []


@pytest.mark.parametrize("spelling, count", [("1.5", 0), ("1.50", 1), ("true", 1)])
def test_a_token_that_changes_when_it_is_read_back_is_a_disagreement(tincture, tmp_path, spelling, count):
    token = f'{{"type": "number", "value": {spelling}}}'
    write(tmp_path, {"tokens.json": f'{{"themes": [{{"tokens": {{"a/b~1c": {token}}}}}]}}'})
    assert len(changed(tincture.binary, tmp_path / "tokens.json")) == count


def test_the_model_knows_the_published_ratio():
    """#767676 on white is 4.54:1, as published by WCAG."""
    gray = luminance((0x76 / 255,) * 3)
    assert f"{ratio(gray, luminance((1.0, 1.0, 1.0))):.2f}" == "4.54"


def test_the_model_knows_every_type():
    schema = json.loads((ROOT / "schemas/contract.schema.json").read_text(encoding="utf-8"))
    types = schema["$defs"]["role"]["properties"]["type"]["enum"]
    assert sorted(TYPES) == sorted(set(types) - {"paint"})
