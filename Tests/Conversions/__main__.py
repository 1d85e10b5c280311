"""Compares `tincture convert` with a model of each dialect over random files. See CONTRIBUTING.md."""

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

from machinery import Case, compare, minimize, run, write  # noqa: E402

DIALECTS = {"tokens-studio": "tokens_studio", "style-dictionary": "style_dictionary",
            "dtcg-draft-2": "dtcg_drafts", "dtcg-draft-3": "dtcg_drafts", "figma-rest": "figma",
            "figma-export": "figma", "figma-plugin": "figma", "spectrum": "spectrum"}


def examined(job: tuple[str, int], tincture: Path, keep: Path, report: str
             ) -> tuple[str, list[str], int, bool]:
    """One case: its dialect, its differences, its values, and if its report has an account."""
    dialect, number = job
    module = import_module(f"dialects.{DIALECTS[dialect]}")
    files = getattr(module, "files", lambda source: source)

    def judged(case: Case, kept: Path | None = None) -> tuple[list[str], int, bool]:
        expected = module.model(case.source)
        with tempfile.TemporaryDirectory(prefix="conversions-") as temporary:
            write(kept or Path(temporary), files(case.source), case.options)
            ran = run(tincture, kept or Path(temporary), case.options, report)
        return compare(expected, ran), expected.declared, ran.account is not None

    def fails(case: Case) -> bool:
        try:
            return kind in (line.split(": ")[0] for line in judged(case)[0])
        except Exception:  # the model has no meaning for what is left
            return False

    case = module.generate(Random(f"{dialect} {number}"), dialect)
    try:
        found, declared, accounted = judged(case)
    except Exception as error:  # a crash of the model is a failure too, and so is a timeout
        found, declared, accounted = [f"failed: {error!r}"], 0, False
    if found:
        kind, folder = found[0].split(": ")[0], keep / f"{dialect}-{number}"
        shutil.rmtree(folder, ignore_errors=True)
        write(folder, files(case.source), case.options)
        lines = judged(minimize(case, fails), folder / "small")[0] if kind != "failed" else []
        (folder / "differences").write_text("\n".join(["small:", *lines, "all:", *found]), "utf-8")
    return dialect, [f"{dialect} {number}: {line}" for line in found], declared, accounted


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the number of the first case")
    parser.add_argument("--count", type=int, default=100, help="how many cases of each dialect")
    parser.add_argument("--tincture", type=Path, default=Path(".build/release/tincture"))
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "conversions")
    parser.add_argument("--dialect", choices=DIALECTS, action="append")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    tincture = arguments.tincture.resolve()
    shown = subprocess.run([tincture, "convert", "--help"], capture_output=True, text=True, check=True)
    report = "--report" if "--report" in shown.stdout else "--output"
    work = partial(examined, tincture=tincture, keep=arguments.keep.resolve(), report=report)
    numbers = range(arguments.seed, arguments.seed + arguments.count)
    jobs = [(dialect, number) for dialect in arguments.dialect or DIALECTS for number in numbers]
    counts: Counter[str] = Counter()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for dialect, found, declared, accounted in pool.map(work, jobs, chunksize=2):
            counts.update({f"{dialect} cases": 1, f"{dialect} values": declared, "failures": bool(
                found), f"{dialect} failures": bool(found), "accounts": accounted})
            print("".join(f"{line[:300]}\n" for line in found[:3]), end="", flush=True)
    for name, count in sorted(counts.items()):
        print(f"{count:9} {name}")
    if not counts["accounts"]:
        print("the account is not checked: the command's report has no 'account'")
    print(f"{counts['failures']} of {len(jobs)} cases fail; they are kept in {arguments.keep}")
    return 1 if counts["failures"] else 0


if __name__ == "__main__":
    sys.exit(main())
