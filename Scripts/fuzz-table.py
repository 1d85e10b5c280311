"""Reads libFuzzer's logs: prints what each target did, and says how to see again what was found."""

import pathlib
import re
import sys

folder, targets = pathlib.Path(sys.argv[1]), sys.argv[2:]
rows = [("target", "seconds", "executions", "a second", "edges", "of", "features", "inputs", "found")]
found = []
for target in targets:
    log = (folder / f"{target}.log").read_text(errors="replace")

    def last(pattern):
        return (re.findall(pattern, log) or ["-"])[-1]

    count = last(r"stat::number_of_executed_units: +(\d+)")
    if count == "-":
        count = last(r"(?m)^#(\d+)")
    inputs = [path for path in re.findall(r"written to (\S+)", log) if "slow-unit" not in path]
    said = re.findall(r"property broken: [^\n]*|Fatal error[^\n]*|ERROR: [^\n]*", log)
    sentence = said[0] if inputs and said else ""
    is_whole = "Done " in log
    found += [(target, path, sentence) for path in inputs]
    if not inputs and not is_whole:
        found.append((target, str(folder / f"{target}.log"), "did not finish; the log says why"))
    rows.append((
        target, last(r"Done \d+ runs in (\d+) second"), count, last(r"exec/s: (\d+)"),
        last(r"cov: (\d+)"), last(r"Loaded 1 modules +\((\d+)"), last(r"ft: (\d+)"),
        last(r"corp: (\d+)"), str(len(inputs)) if is_whole or inputs else "?"))
widths = [max(map(len, column)) for column in zip(*rows)]
for row in rows:
    cells = [word.rjust(width) for word, width in zip(row, widths)]
    print("  ".join([row[0].ljust(widths[0])] + cells[1:]))
for target, path, sentence in found:
    print(f"\n{target}: {sentence[:400]}\n  {path}")
    if target == "commands":
        print(f"  python3 Tests/Fuzzing/CommandLines .build/tests/release/tincture --replay {path}")
        continue
    settings = "SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0"
    print(f"  TINCTURE_FUZZ_TARGET={target} {settings} .build/fuzz/fuzz {path}")
sys.exit(1 if found else 0)
