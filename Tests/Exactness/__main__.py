"""Compares the command with the model over random projects. See CONTRIBUTING.md."""

import argparse
import shutil
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from subprocess import TimeoutExpired

sys.path.insert(0, str(Path(__file__).parent))

from compare import Comparison, compare, run, write_both  # noqa: E402
from projects.making import project  # noqa: E402
from tallies import of_project  # noqa: E402

Tally = tuple[Counter[str], list[str]]


def examined(number: int, tincture: Path, keep: Path) -> Tally:
    """One project: what it counts for, and how the two disagree."""
    texts, today = project(number)
    folder = Path(tempfile.mkdtemp(prefix="exactness-"))
    write_both(folder, texts)
    result: Comparison | None = None
    try:
        result = compare(texts, today, run(tincture, folder, today))
        differences = result.differences
    except TimeoutExpired as error:
        differences = [f"the command takes more than {error.timeout} seconds"]
    except Exception as error:  # a crash of the model is a disagreement too
        differences = [f"the model: {type(error).__name__}: {error}"]
    if differences:
        kept = keep / str(number)
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(folder, kept)
    shutil.rmtree(folder)
    counts = of_project(result.outcome if result else None)
    counts["contracts refused"] += bool(result and not result.outcome)
    counts["compared tokens"] += bool(result and result.ran and result.ran.tokens)
    return counts, [f"project {number}: {difference}" for difference in differences]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the number of the first project")
    parser.add_argument("--count", type=int, default=300, help="how many projects")
    parser.add_argument("--tincture", type=Path, default=Path(".build/release/tincture"))
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "exactness")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    numbers = range(arguments.seed, arguments.seed + arguments.count)
    work = partial(examined, tincture=arguments.tincture.resolve(), keep=arguments.keep)
    counts: Counter[str] = Counter()
    disagreements: list[str] = []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for tally, found in pool.map(work, numbers, chunksize=8):
            counts += tally
            disagreements += found
            for line in found:
                print(line)
    for name, count in sorted(counts.items()):
        print(f"{count:9} {name}")
    print(f"projects {numbers[0]} to {numbers[-1]}: {len(disagreements)} disagreements")
    if disagreements:
        print(f"kept in {arguments.keep}")
    return 1 if disagreements else 0


if __name__ == "__main__":
    sys.exit(main())
