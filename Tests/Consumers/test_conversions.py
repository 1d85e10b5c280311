"""What `convert` makes of random files, compared with a model of each dialect."""

import subprocess
import sys

import pytest
from conftest import ROOT

CONVERSIONS = ROOT / "Tests" / "Conversions"
sys.path.insert(0, str(CONVERSIONS))
from machinery import Expected, Ran, compare  # noqa: E402


def test_the_command_and_the_models_agree(tincture, tmp_path):
    done = subprocess.run(
        [sys.executable, str(CONVERSIONS), "--count", "25", "--tincture", str(tincture.binary),
         "--keep", str(tmp_path)], capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


@pytest.mark.parametrize("tokens", [{}, {"a": 2}, {"a": 1, "b": 1}])
def test_a_changed_token_is_a_disagreement(tokens):
    listed = {path: {"type": "number", "value": value} for path, value in tokens.items()}
    ran = Ran(False, "", [{"theme": {}, "tokens": listed}])
    assert compare(Expected({}, {(): {"a": 1.0}}, 1), ran)
