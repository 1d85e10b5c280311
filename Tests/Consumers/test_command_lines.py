"""Random command lines: what fuzzing found stays fixed, and some more find nothing."""

import sys

from files import ROOT, run

FUZZER = ROOT / "Tests" / "Fuzzing" / "CommandLines"
REGRESSIONS = sorted((FUZZER / "Regressions").glob("*.json"))


def test_what_fuzzing_found_is_fixed(tincture):
    run(sys.executable, FUZZER, tincture.binary, "--replay", *REGRESSIONS)


def test_some_lines_find_nothing(tincture, tmp_path):
    run(sys.executable, FUZZER, tincture.binary, "--minutes", "0.1", "--seed", "1", "--folder", tmp_path)
    assert any((tmp_path / "corpus" / "commands").iterdir())


def test_what_is_wrong_is_noticed(tmp_path):
    program = tmp_path / "tincture"
    program.write_text("#!/bin/sh\nprintf '\\033' >.tincture-1.tmp; cat .tincture-1.tmp; exit 7\n")
    program.chmod(0o755)
    printed = run(sys.executable, FUZZER, program, "--replay", REGRESSIONS[0], code=1).stdout
    assert all(part in printed for part in ("it ends with 7", "it prints U+001B", "leaves ['.tincture-1.tmp']"))
