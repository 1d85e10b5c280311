#!/usr/bin/env python3
"""What generated Swift costs its users: seconds and memory of the compiler, size, and run time.

    python3 Tests/Benchmarks/swift_cost.py [--colors 1000,5000,20000] [--runs 3] [--update]

Writes colors in two modes as Tincture generates them and in the shapes people write by hand, compiles
all of them with the swiftc of the PATH, and prints the table that
docs/contributing/performance.md shows. Needs valgrind for the last column.
"""

import argparse
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import axes
import color_shapes
import report

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/contributing/performance.md"
MODES = {"type-check": ["-typecheck"], "-Onone": ["-c", "-Onone"], "-O": ["-c", "-O"]}
# A compilation that takes more seconds of processor time is stopped.
PATIENCE = 60
READS = 96
# Brands in the table of themes.
BRANDS = (1, 8, 64)


@dataclass(frozen=True)
class Cost:
    wall: float
    cpu: float
    peak: int
    size: int = 0
    # Why there is no result: the compiler took too long, or ended with an error.
    failure: str = ""


class Bench:
    def __init__(self, folder, tool):
        self.folder = folder
        self.tool = tool
        sources = sorted(map(str, (ROOT / "Sources/Components/TokenValues").glob("*.swift")))
        for level in ("-Onone", "-O"):
            place = folder / f"TokenValues{level}"
            place.mkdir()
            swiftc(["-wmo", level, "-module-name", "TokenValues", "-emit-module", "-c",
                    "-o", "TokenValues.o", *sources], place)

    def files(self, shape, colors):
        """The Swift files of a shape."""
        place = self.folder / f"{shape} {len(colors)}".replace(",", "").replace(" ", "-")
        if shape == "Tincture":
            if not place.exists():
                color_shapes.write_project(colors, place)
                self.build(place)
            return sorted(map(str, (place / "Themes").glob("*.swift")))
        place.mkdir(exist_ok=True)
        file = place / "Colors.swift"
        file.write_text(color_shapes.SHAPES[shape](colors))
        return [str(file)]

    def brands(self, count):
        """The Swift files of that many brands in two modes and two contrasts."""
        place = self.folder / f"brands-{count}"
        if not place.exists():
            axes.brands(count, place)
            self.build(place)
        return sorted(map(str, (place / "out").glob("*.swift")))

    def build(self, project):
        subprocess.run([self.tool, "build", "--project", str(project)], check=True,
                       stdout=subprocess.DEVNULL)

    def values(self, mode):
        return self.folder / f"TokenValues{'-O' if mode == '-O' else '-Onone'}"

    def compile(self, files, mode, is_ours):
        """One compilation, by one thread. Ours must not fail."""
        result = self.folder / "result.o"
        output = [] if mode == "type-check" else ["-o", str(result)]
        command = ["swiftc", *COMMON, "-wmo", "-module-name", "Colors", "-I", str(self.values(mode)),
                   *MODES[mode], *output, *files]
        start = time.perf_counter()
        with open(self.folder / "errors", "w+") as errors:
            process = subprocess.Popen(command, preexec_fn=limit_processor_time, stderr=errors)
            _, status, usage = os.wait4(process.pid, 0)
            errors.seek(0)
            said = errors.read()
        wall, cpu = time.perf_counter() - start, usage.ru_utime + usage.ru_stime
        failure = ""
        # The processor time of a process that was stopped is cut to hundredths of a second.
        if status and cpu > PATIENCE - 1:
            failure = f"> {PATIENCE} s"
        elif status and is_ours:
            sys.exit(f"swiftc failed on what Tincture writes:\n{said}")
        elif status:
            print(said[-2000:], file=sys.stderr)
            failure = "swiftc fails"
        return Cost(wall, cpu, usage.ru_maxrss,
                    result.stat().st_size if output and not status else 0, failure)

    def measure(self, files, mode, runs, is_ours=True):
        costs = [self.compile(files, mode, is_ours)]
        while len(costs) < runs and costs[0].wall < 5:
            costs.append(self.compile(files, mode, is_ours))
        return median(costs)

    def program(self, shape, colors, level):
        """A program that reads colors as often as its argument says, in the mode it says."""
        place = self.folder / f"read-{shape.replace(' ', '-').replace(',', '')}{level}"
        place.mkdir()
        swiftc(["-wmo", level, "-module-name", "Colors", "-emit-module", "-c", "-o", "Colors.o",
                "-I", str(self.values(level)), *self.files(shape, colors)], place)
        (place / "main.swift").write_text(reader(shape, colors))
        swiftc(["-wmo", level, "-I", str(self.values(level)), "-I", ".", "-static-stdlib",
                "main.swift", "Colors.o", str(self.values(level) / "TokenValues.o"), "-o", "read"],
               place, common=["-swift-version", "6"])
        return place / "read"


def median(costs):
    """The cost of several runs of the same compilation."""
    return Cost(statistics.median(cost.wall for cost in costs),
                statistics.median(cost.cpu for cost in costs),
                max(cost.peak for cost in costs), costs[0].size, costs[0].failure)


def limit_processor_time():
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))


COMMON = ["-swift-version", "6", "-parse-as-library"]


def swiftc(arguments, folder, common=COMMON):
    subprocess.run(["swiftc", *common, *arguments], cwd=folder, check=True)


def reader(shape, colors):
    chosen = colors[::max(1, len(colors) // READS)][:READS]
    sums = "\n".join(f"  sum += {color_shapes.expression(shape, color)}.red" for color in chosen)
    theme = "let theme: Theme = isDark ? .dark : .light" if shape == "Tincture" else ""
    return f"""import Colors
import TokenValues

@inline(never) func read(_ isDark: Bool) -> Double {{
  {theme}
  var sum = 0.0
{sums}
  return sum
}}

var sum = 0.0
for _ in 0..<(Int(CommandLine.arguments[1]) ?? 0) {{ sum += read(CommandLine.argc > 2) }}
print(sum)
"""


def instructions(program):
    """Instructions to read one color, once everything is initialized; nil without valgrind."""
    if not shutil.which("valgrind"):
        return None
    def count(laps):
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", str(program), str(laps)],
            capture_output=True, text=True, check=True)
        return int(re.search(r"Collected : (\d+)", run.stderr).group(1))
    return (count(110) - count(10)) / 100 / READS


# The table

def table(rows, reads, sizes):
    lines = []
    for size in sizes:
        lines += [f"{size:,} colors in 2 modes:", "",
                  "| shape | type-check | -Onone | -O | peak MiB | object kB | read |",
                  "|---|---|---|---|---|---|---|"]
        for shape in shapes():
            costs = [rows[size, shape, mode] for mode in MODES]
            peaks = " / ".join("–" if cost is None else str(cost.peak // 1024) for cost in costs)
            objects = " / ".join("–" if cost is None or cost.failure else f"{cost.size // 1000:,}"
                                 for cost in costs[1:])
            read = " / ".join("–" if count is None else f"{count:.0f}" for count in reads[shape])
            lines.append(f"| {shape} | " + " | ".join(map(seconds, costs))
                         + f" | {peaks} | {objects} | {read} |")
        lines += ["", *ratios(rows, size), ""]
    return "\n".join(lines)


def seconds(cost):
    if cost is None:
        return "–"
    return cost.failure or f"{cost.wall:.2f} s"


def ratios(rows, size):
    """Tincture's processor time as a part of the others'."""
    lines = ["| Tincture’s part of | type-check | -Onone | -O |", "|---|---|---|---|"]
    for shape in shapes()[1:]:
        cells = []
        for mode in MODES:
            own, other = rows[size, "Tincture", mode], rows[size, shape, mode]
            if other is None or own.failure or other.failure == "swiftc fails":
                cells.append("–")
            else:
                cells.append(("< " if other.failure else "") + f"{own.cpu / other.cpu:.2f}")
        lines.append(f"| {shape} | " + " | ".join(cells) + " |")
    return lines


def brands_table(bench, runs):
    """The cost of brands, each compiled in turn with one brand, which is the measure."""
    lines = ["500 tokens for each brand, in 2 modes and 2 contrasts:", "",
             "| brands | themes | lines | type-check | -Onone | -O | CPU, in those of one brand |",
             "|---:|---:|---:|---:|---:|---:|---:|"]
    one = bench.brands(1)
    for count in BRANDS:
        files = bench.brands(count)
        costs, ratios = [], []
        for mode in MODES:
            pairs = [(bench.compile(one, mode, is_ours=True),
                      bench.compile(files, mode, is_ours=True)) for _ in range(runs)]
            cost = median([cost for _, cost in pairs])
            costs.append(seconds(cost))
            ratios.append("–" if cost.failure else
                          f"{statistics.median(cost.cpu / base.cpu for base, cost in pairs):.2f}")
        size = sum(len(Path(file).read_text().splitlines()) for file in files)
        lines.append(f"| {count} | {4 * count} | {size:,} | {' | '.join(costs)} "
                     f"| {' / '.join(ratios)} |")
    return "\n".join(lines) + "\n"


def shapes():
    return ["Tincture", *color_shapes.SHAPES]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--colors", default="1000,5000,20000", help="how many, separated by commas")
    parser.add_argument("--runs", type=int, default=3, help="runs of what takes less than 5 seconds")
    parser.add_argument("--tool", help="the tincture command (default: the one in .build)")
    parser.add_argument("--update", action="store_true", help=f"write the table into {PAGE.name}")
    options = parser.parse_args()
    built = [ROOT / ".build" / kind / "tincture" for kind in ("release", "debug")]
    tool = options.tool or next((str(path) for path in built if path.exists()), None)
    if not tool:
        parser.error("there is no tincture in .build; run Scripts/build or name it with --tool")
    sizes = [int(size) for size in options.colors.split(",")]
    folder = Path(tempfile.mkdtemp(prefix="tincture-swift-cost-"))
    try:
        bench = Bench(folder, tool)
        rows = {}
        for size in sizes:
            colors = color_shapes.make_colors(size)
            for shape in shapes():
                for mode in MODES:
                    # What the memberwise shapes cost is known by their type-check.
                    left = size > 5000 and shape.startswith("memberwise") and mode != "type-check"
                    cost = None if left else bench.measure(
                        bench.files(shape, colors), mode, options.runs, shape == "Tincture")
                    rows[size, shape, mode] = cost
                    print(f"{size} {shape} {mode}: {seconds(cost)}", file=sys.stderr, flush=True)
        colors = color_shapes.make_colors(sizes[0])
        reads = {shape: [instructions(bench.program(shape, colors, level))
                         for level in ("-Onone", "-O")] for shape in shapes()}
        brands = brands_table(bench, options.runs)
    finally:
        shutil.rmtree(folder)
    text = table(rows, reads, sizes) + "\n" + brands
    print(text)
    if options.update:
        report.put(PAGE, "swift-cost", text)


if __name__ == "__main__":
    main()
