"""Grows every array, object and name of every document, and reports work and memory.

Exits with 1 if a row that known.json does not list is red, or a listed one no longer is.
"""

import argparse
import fnmatch
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import judged  # noqa: E402
import listing  # noqa: E402
import measuring  # noqa: E402
import rows  # noqa: E402

# Seconds each, and from all parts: a chain, a list of a project, a name of a dialect.
QUICK = (
    "lenient: chain of types.casts.$value", "plain project patterns: number",
    "convert dtcg-draft-1: name ink")


def arguments():
    parser = argparse.ArgumentParser(prog="Scripts/growth", description=__doc__.splitlines()[0])
    parser.add_argument("-k", metavar="PATTERN", default="",
                        help="rows whose name contains this, or matches it, if it has a *")
    parser.add_argument("--quick", action="store_true", help="the few rows of Scripts/test")
    parser.add_argument("--list", action="store_true", help="print the names of the rows")
    parser.add_argument("--update", action="store_true",
                        help="write known.json; a row that is not in it cannot come in")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="runs at once: 2")
    return parser.parse_args()


def chosen(options):
    pattern = options.k if "*" in options.k else f"*{options.k}*"
    found = [row for row in rows.rows() if fnmatch.fnmatchcase(row.name, pattern)
             and (row.name in QUICK or not options.quick)]
    if not options.list and not measuring.helper():
        print("left out: rows of the format mustache; tincture-mustache is not next to the command")
        found = [row for row in found if not row.name.startswith("mustache")]
    return found


def line(result):
    counts = ", ".join(f"{result.counts[size]:,}" if size in result.counts else "–"
                       for size in result.sizes)
    power = "–" if result.exponent is None else f"{result.exponent:.2f}"
    notes = [listing.said(result.faults).join(("**", "**"))] if result.faults else ["ok"]
    notes += [f"exit {result.exit}"] if result.exit else []
    notes += ["ends at a limit"] if result.limited else []
    return (f"| {result.name} | {', '.join(map(str, result.sizes))} | {counts} | {power} "
            f"| {result.peak >> 20} MB for {result.bytes / 1000:,.0f} kB | {', '.join(notes)} |")


def measured(found, jobs):
    print("| row | sizes | instructions | exponent | memory | verdict |\n"
          "|---|---|---|---:|---:|---|", flush=True)
    results = {}
    with ThreadPoolExecutor(jobs) as pool:
        for result in pool.map(judged.judged, found):
            print(line(result), flush=True)
            results[result.name] = result.faults
    return results


def main():
    options = arguments()
    found = chosen(options)
    if options.list:
        print("\n".join(row.name for row in found))
        return 0
    if not found:
        print("no row has such a name", file=sys.stderr)
        return 64
    results, names = measured(found, options.jobs), {row.name for row in rows.rows()}
    red = sum(bool(faults) for faults in results.values())
    print(f"{len(results)} rows, {red} red", flush=True)
    if options.update:
        listed, refused = listing.updated(results, listing.known(), names)
        listing.FILE.write_text(listing.text(listed), encoding="utf-8")
        for name, faults in refused.items():
            print(f"'{name}' cannot come into known.json: {listing.said(faults)}", file=sys.stderr)
        return 1 if refused else 0
    complaints = list(listing.complaints(results, listing.known(), names))
    for complaint in complaints:
        print(f"error: {complaint}", file=sys.stderr)
    return 1 if complaints else 0


sys.exit(main())
