"""Grows every array, object and name of every document, and reports work and memory."""

import argparse
import fnmatch
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import judged  # noqa: E402
import measuring  # noqa: E402
import rows  # noqa: E402


def line(result):
    counts = ", ".join(f"{result.counts[size]:,}" if size in result.counts else "–"
                       for size in result.sizes)
    power = "–" if result.exponent is None else f"{result.exponent:.2f}"
    verdict = ", ".join(f"{key} {value}" for key, value in result.faults.items())
    notes = f"exit {result.exit}" if result.exit else ""
    notes += " limit" if result.limited else ""
    return (f"| {result.name} | {', '.join(map(str, result.sizes))} | {counts} | {power} "
            f"| {result.peak >> 20} MB for {result.bytes / 1000:.0f} kB "
            f"| {'RED ' + verdict if result.red else 'ok'} {notes} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-k", default="", help="rows whose name contains this, or a pattern with *")
    parser.add_argument("--list", action="store_true", help="print the names of the rows")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    pattern = options.k if "*" in options.k else f"*{options.k}*"
    chosen = [row for row in rows.rows() if fnmatch.fnmatchcase(row.name, pattern)]
    if options.list:
        print("\n".join(row.name for row in chosen))
        return 0
    if not measuring.TOOL.with_name("tincture-mustache").exists():
        print("left out: rows of the format mustache, whose program is not next to the command")
        chosen = [row for row in chosen if not row.name.startswith("mustache")]
    print("| row | sizes | instructions | exponent | memory | verdict |\n|---|---|---|---:|---:|---|")
    with ThreadPoolExecutor(options.jobs) as pool:
        for result in pool.map(judged.judged, chosen):
            print(line(result), flush=True)
    return 0


sys.exit(main())
