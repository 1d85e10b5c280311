"""Compares what two builds of the command do with the same inputs. See CONTRIBUTING.md."""

import argparse
import re
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from golden import places  # noqa: E402
from golden.building import all_cases  # noqa: E402
from golden.comparing import compare, keep  # noqa: E402
from golden.running import Side  # noqa: E402

MOST_KEPT = 50  # cases
PROGRAMS = ("tincture", "tincture-yaml", "tincture-mustache")


def program(folder: Path) -> Path:
    found = folder.resolve() / "tincture"
    if not found.is_file():
        sys.exit(f"golden: no program {found}")
    for helper in PROGRAMS[1:]:
        if not (found.parent / helper).is_file():
            print(f"golden: no {helper} in {folder}: what it is for is not compared")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="Scripts/golden", description=__doc__)
    parser.add_argument("--old", type=Path, required=True, help="a folder with built programs")
    parser.add_argument("--new", type=Path, required=True, help="a folder with built programs")
    parser.add_argument("--sample", action="store_true", help="only the cases that the tests run")
    parser.add_argument("--only", metavar="PATTERN",
                        help="only cases whose name has this regular expression")
    parser.add_argument("--seed", type=int, default=1, help="the number of the first random project")
    parser.add_argument("--jobs", type=int, default=2, help="how many cases at a time")
    parser.add_argument("--corpora", metavar="FOLDER",
                        help="real token files; default: $TINCTURE_CORPORA, "
                        "else ../shared/corpora")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the files of runs that differ")
    parser.add_argument("--counts", action="store_true", help="print runs and seconds by command")
    parser.add_argument("--list", action="store_true",
                        help="print the cases and their steps; run nothing")
    arguments = parser.parse_args()
    old, new = program(arguments.old), program(arguments.new)
    corpora = None if arguments.sample else places.corpora(arguments.corpora)
    if not corpora and not arguments.sample:
        print("golden: no folder of real token files; name one with --corpora")
    cases = all_cases(old, new, arguments.seed, corpora)
    if arguments.sample:
        cases = [case for case in cases if case.in_sample]
    if arguments.only:
        cases = [case for case in cases if re.search(arguments.only, case.name)]
    if arguments.list:
        for case in cases:
            print(case.name, *(f"  {step}" for step in case.steps), sep="\n")
        return 0
    started = time.monotonic()
    result = compare(cases, Side(old), Side(new), arguments.jobs)
    for line in result.groups.report():
        print(line)
    if arguments.counts:
        for name, count in sorted(result.commands.items()):
            print(f"{count:7,} runs, {result.seconds[name]:6.1f} s  {name}")
        print(f"{time.monotonic() - started:.0f} seconds")
    if arguments.keep and result.cases:
        kept = result.cases[:MOST_KEPT]
        keep(kept, arguments.keep)
        print(f"kept {len(kept)} of {len(result.cases):,} cases that differ; to run one again:")
        print(f"  sh {arguments.keep}/001/run {new}")
    count = len(result.groups.runs)
    noun = "difference" if count == 1 else "differences"
    print(f"golden: {result.runs:,} runs, {count:,} {noun}")
    if not result.runs:
        print("golden: no case has that name")
    return 1 if count or not result.runs else 0


if __name__ == "__main__":
    sys.exit(main())
