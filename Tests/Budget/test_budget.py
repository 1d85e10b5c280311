"""The work of fixed commands is what was recorded, as a count, whatever the machine's speed."""

import json
import os
import platform
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import counting
from counting import ROOT, sets
from judging import deviations

RECORDED = Path(__file__).with_name("recorded.json")


def themes(folder):
    """2,000 tokens in two modes, in the formats that need no more than tokens."""
    sets.write("plain", 2000, folder, [
        {"format": "swift", "to": "out"}, {"format": "css", "to": "tokens.css"},
        {"format": "json", "to": "all.json"}])
    return ["build"]


def pairs(folder):
    """A contract of 800 tokens in two modes, which make 1,600 pairs, with all reports."""
    sets.write("contract", 802, folder, [
        {"format": "swift", "to": "out"}, {"format": "audit-html", "to": "audit.html"},
        {"format": "audit-markdown", "to": "audit.md"},
        {"format": "component-markdown", "to": "components"}])
    return ["build"]


def shipped(folder):
    """The tokens of this repository, against what is checked in."""
    for name in ("tokens", "generated"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copy(ROOT / "tincture.json", folder)
    return ["build", "--check"]


CASES = {case.__name__: case for case in (themes, pairs, shipped)}


def platform_of_counts():
    """What counts depend on in addition to the sources."""
    version = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True)
    return {
        "machine": platform.machine(), "libc": " ".join(platform.libc_ver()),
        "swift": re.search(r"version (\S+)", version.stdout).group(1)}


def count(name):
    """All counts of a case. Its folder's name has one length, and is the same in every run."""
    def fresh(function, *more):
        with tempfile.TemporaryDirectory(prefix="budget-") as folder:
            arguments = CASES[name](Path(folder))
            return function(*more, Path(folder), arguments)
    return {"instructions": fresh(counting.profiled, name), **fresh(counting.requests)}


class Budget(unittest.TestCase):
    maxDiff = None

    def test_the_work_of_fixed_commands_is_what_was_recorded(self):
        here = platform_of_counts()
        counted = dict(zip(CASES, counting.side_by_side(count, CASES)))
        for name, counts in counted.items():
            print(name, *(f"{what} {number:,}" for what, number in counts.items()), sep="\n    ")
        if os.environ.get("UPDATE_BUDGET"):
            RECORDED.write_text(json.dumps({"with": here, "work": counted}, indent=2) + "\n")
            self.fail(f"wrote {RECORDED}: review it, and run again without UPDATE_BUDGET")
        recorded = json.loads(RECORDED.read_text())
        if here != recorded["with"]:
            self.skipTest(f"counted with {here}, recorded with {recorded['with']}")
        found = [sentence for name in sorted(recorded["work"].keys() | counted.keys())
                 for sentence in deviations(
                     name, recorded["work"].get(name, {}), counted.get(name, {}),
                     counting.profile(name).relative_to(ROOT), counting.loads_swift_libraries())]
        if found:
            self.fail("\n".join([
                "", *found, "If it is meant, for the better or the worse: UPDATE_BUDGET=1 "
                "Scripts/budget records it; say in the change what it bought."]))


if __name__ == "__main__":
    unittest.main()
