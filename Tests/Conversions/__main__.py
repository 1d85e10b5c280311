"""Compares `tincture convert` with a model of each dialect over random files. See CONTRIBUTING.md."""

import argparse
import shutil
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from subprocess import TimeoutExpired, run as call

sys.path.insert(0, str(Path(__file__).parent))

from machinery import Case, compare, kinds, minimize, run, write  # noqa: E402

DIALECTS = ("tokens_studio", "style_dictionary", "dtcg_drafts", "figma_rest",
            "figma_export", "figma_plugin", "spectrum")


def judged(case: Case, model: object, tincture: Path, report: str) -> tuple[list[str], int, bool]:
    """The differences of one case, its values, and if the report has an account."""
    with tempfile.TemporaryDirectory(prefix="conversions-") as folder:
        try:
            ran = run(tincture, Path(folder), case, report)
        except TimeoutExpired as error:
            return [f"timeout: {error.timeout} seconds"], 0, False
    expected = model.model(case)
    return compare(expected, ran), expected.declared, ran.account is not None


def examined(job: tuple[str, int], tincture: Path, keep: Path, report: str
             ) -> tuple[str, list[str], int, bool]:
    dialect, number = job
    module = import_module(f"dialects.{dialect}")
    case = module.generate(Random(f"{dialect} {number}"))
    try:
        found, declared, accounted = judged(case, module, tincture, report)
    except Exception as error:  # a crash of the model is a failure too
        found, declared, accounted = [f"the model: {error!r}"], 0, False
    if found:
        def fails(attempt: Case) -> bool:
            try:
                return bool(kinds(judged(attempt, module, tincture, report)[0]) & {first})
            except Exception:  # the model has no meaning for what is left
                return False

        first = sorted(kinds(found[:1]))[0]
        folder = keep / f"{dialect}-{number}"
        shutil.rmtree(folder, ignore_errors=True)
        write(folder, case)
        small = minimize(case, fails)
        write(folder / "small", small)
        run(tincture, folder / "small", small, report)
        lines = judged(small, module, tincture, report)[0]
        (folder / "differences").write_text("\n".join(["small:", *lines, "all:", *found]), "utf-8")
    return dialect, [f"{dialect} {number}: {line}" for line in found], declared, accounted


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the number of the first case")
    parser.add_argument("--count", type=int, default=100, help="how many cases of each dialect")
    parser.add_argument("--tincture", type=Path, default=Path(".build/release/tincture"))
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "conversions")
    parser.add_argument("--dialect", choices=[name.replace("_", "-") for name in DIALECTS])
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    dialects = [arguments.dialect.replace("-", "_")] if arguments.dialect else DIALECTS
    tincture = arguments.tincture.resolve()
    shown = call([tincture, "convert", "--help"], capture_output=True, text=True, check=True)
    report = "--report" if "--report" in shown.stdout else "--output"
    work = partial(examined, tincture=tincture, keep=arguments.keep.resolve(), report=report)
    jobs = [(dialect, number) for dialect in dialects
            for number in range(arguments.seed, arguments.seed + arguments.count)]
    counts: Counter[str] = Counter()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for dialect, found, declared, accounted in pool.map(work, jobs, chunksize=2):
            counts.update({f"{dialect} cases": 1, f"{dialect} values": declared,
                           f"{dialect} failures": bool(found), "accounts": accounted})
            for line in found[:4]:
                print(line)
    for name, count in sorted(counts.items()):
        print(f"{count:9} {name}")
    if not counts["accounts"]:
        print("the account is not checked: the report of this command has no 'account'")
    failures = sum(count for name, count in counts.items() if name.endswith("failures"))
    print(f"{failures} of {len(jobs)} cases fail" + f", kept in {arguments.keep}" * bool(failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
