"""Compares `tincture convert` with a model of each dialect. See CONTRIBUTING.md."""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent))

from machinery import Case, compare, minimize, run  # noqa: E402

DIALECTS = {"tokens-studio": "tokens_studio", "style-dictionary": "style_dictionary",
            "dtcg-draft-2": "dtcg_drafts", "dtcg-draft-3": "dtcg_drafts", "figma-rest": "figma",
            "figma-export": "figma", "figma-plugin": "figma", "spectrum": "spectrum"}


def examined(job: tuple[str, int], tincture: Path, keep: Path, report: str
             ) -> tuple[str, list[str], Counter[str]]:
    """One case: its name, how the two disagree, and what it counts for."""
    dialect, name, counts = job[0], f"{job[0]}-{job[1]}", Counter({f"{job[0]} cases": 1})
    module = import_module(f"dialects.{DIALECTS[dialect]}")

    def judged(case: Case, kept: Path | None = None) -> list[str]:
        expected = module.model(case.source)
        with tempfile.TemporaryDirectory(prefix="conversions-") as temporary:
            files = getattr(module, "files", lambda source: source)(case.source)
            ran = run(tincture, kept or Path(temporary), files, case.options, report)
        counts["accounts"] = int(ran.account is not None)
        counts[f"{dialect} values"] = counts[f"{dialect} values"] or expected.declared
        return compare(expected, ran)

    def fails(case: Case) -> bool:
        try:
            return kind == (judged(case) or [""])[0].split(": ")[0]
        except Exception:  # the model has no meaning for what is left
            return False

    case = module.generate(Random(name), dialect)
    try:
        found = judged(case)
    except Exception as error:  # a crash of the model is a failure too, and so is a timeout
        return name, [f"failed: {error!r}"], counts + Counter({f"{dialect} failures": 1})
    if found:
        kind = found[0].split(": ")[0]
        shutil.rmtree(keep / name, ignore_errors=True)
        judged(case, keep / name / "whole")
        lines = judged(minimize(case, fails), keep / name / "small")
        (keep / name / "differences").write_text("\n".join([*lines, "whole:", *found]), "utf-8")
        counts[f"{dialect} failures"] = 1
    return name, found, counts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the number of the first case")
    parser.add_argument("--count", type=int, default=100, help="how many cases of each dialect")
    parser.add_argument("--tincture", type=Path, default=Path(".build/release/tincture"))
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "conversions")
    parser.add_argument("--dialect", choices=DIALECTS, action="append")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    shown = subprocess.run([arguments.tincture.resolve(), "convert", "--help"], check=True,
                           capture_output=True, text=True).stdout
    work = partial(examined, tincture=arguments.tincture.resolve(), keep=arguments.keep.resolve(),
                   report="--report" if "--report" in shown else "--output")
    jobs = [(dialect, arguments.seed + number) for dialect in arguments.dialect or DIALECTS
            for number in range(arguments.count)]
    counts: Counter[str] = Counter()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for name, found, counted in pool.map(work, jobs, chunksize=2):
            counts += counted
            print("".join(f"{name}: {line[:300]}\n" for line in found[:3]), end="", flush=True)
    for name, count in sorted(counts.items()):
        print(f"{count:9} {name}")
    if not counts["accounts"]:
        print("the account is not checked: the command's report has no 'account'")
    failures = sum(count for name, count in counts.items() if name.endswith("failures"))
    print(f"{failures} of {len(jobs)} cases fail; they are kept in {arguments.keep}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
