#!/usr/bin/env python3
"""Measures the command as a whole process, in multiples of a bare parse. Run by Scripts/bench."""

import argparse
import itertools
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import axes
import report
import sets
from measure import Bench, exponent
from report import mebibytes, milliseconds, spread, times

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/contributing/performance.md"
STAGES = ("read", "parse", "resolve", "check", "emit", "write")
OUTPUTS = {"swift": {}, "css": {}, "json": {}, "xcassets": {}, "compose": {"package": "app.tokens"}}
AUDITS = ("text", "json", "markdown", "html", "sarif", "junit", "gitlab", "github")


class Suite:
    """The measurements, each of which makes a table, and their verdicts.

    Nothing is deleted before the end: ext4 takes several times as long to create a file while
    hundreds of others were deleted in the last five minutes.
    """

    def __init__(self, bench, tool, scratch, quick, runs=None):
        self.bench, self.tool, self.scratch = bench, tool, scratch
        self.sizes = [10 ** power for power in range(2, 5 if quick else 7)]
        self.size = 10_000 if quick else 100_000
        self.runs = runs or (3 if quick else 7)
        self.verdicts = []
        self._numbers = itertools.count(1)

    def run(self):
        return "\n".join([
            report.machine(), "### Sizes\n", self.growth(), "### Kinds of tokens\n", self.kinds(),
            "### Themes\n", self.themes(), "### Formats\n", self.formats(),
            "### Small things\n", self.small(),
            "### Targets\n", report.table(("target", "wanted", "measured", ""), self.verdicts)])

    def judge(self, what, limit, value, form):
        verdict = "met" if value <= limit else "**missed**"
        self.verdicts.append((what, f"≤ {form(limit)}", form(value), verdict))

    def folder(self, name):
        """A folder that does not exist yet."""
        return self.scratch / f"{name}-{next(self._numbers)}"

    def project(self, kind, count, outputs=None):
        """A project in a folder of its own, and its token files."""
        note(f"{kind}, {count:,} tokens")
        folder = self.folder("project")
        files = sets.write(kind, count, folder, outputs or [{"format": "swift", "to": "out"}])
        return folder, files

    def against_floor(self, project, *command, runs=None, warm=True, fresh=True):
        """A command against the floor over the files of the project."""
        folder, files = project

        def before():
            if fresh and (folder / "out").exists():
                (folder / "out").rename(self.folder("out"))
        return self.bench.pairs(
            folder, [self.tool, *command], [self.bench.floor, *files], runs or self.runs, before,
            warm)

    def build(self, project, **options):
        return self.against_floor(project, "build", "--timings", **options)

    def growth(self):
        whole, stages, walls, floors = [], [], [], []
        for size in self.sizes:
            folder, files = self.project("plain", size)
            million = size == 1_000_000
            series = self.build((folder, files), runs=3 if million else self.runs, warm=not million)
            megabytes = sum((folder / file).stat().st_size for file in files) / 1e6
            walls.append(series.median())
            floors.append(series.base())
            whole.append((
                f"{size:,}", f"{megabytes:.1f} MB", milliseconds(floors[-1]),
                milliseconds(walls[-1]), spread(series.ratios(), series.ratio()),
                times(series.ratio("cpu")), mebibytes(series.median("memory")),
                times(series.ratio("memory"))))
            stages.append((f"{size:,}", *(
                "" if ratio is None else times(ratio)
                for ratio in map(series.stage_ratio, STAGES))))
            if size == self.size:
                what = f"`build` of {size:,} tokens in 2 modes"
                self.judge(f"{what}, time", 2.0, series.ratio(), times)
                self.judge(f"{what}, peak memory", 2.5, series.ratio("memory"), times)
        start = self.sizes.index(1000)
        slope = exponent(self.sizes[start:], walls[start:])
        floor_slope = exponent(self.sizes[start:], floors[start:])
        span = f"1,000 to {self.sizes[-1]:,} tokens"
        self.judge(f"exponent of growth, {span}", 1.05, slope, "{:.2f}".format)
        return "\n".join([
            report.table(
                ("tokens", "files", "bare parse", "`build`", "time", "CPU", "peak memory",
                 "memory"), whole),
            f"From {span} the time grows with the exponent {slope:.2f}, that of the bare parse "
            f"with {floor_slope:.2f}.\n",
            "Each stage, in multiples of the bare parse:\n",
            report.table(("tokens", *STAGES), stages)])

    def kinds(self):
        rows = []
        for kind in sets.KINDS:
            size = self.size // 10 if kind in ("contract", "variants") else self.size
            series = self.build(self.project(kind, size), runs=min(self.runs, 5))
            rows.append((
                f"`{kind}`", f"{size:,}", milliseconds(series.base()),
                milliseconds(series.median()), spread(series.ratios(), series.ratio()),
                times(series.ratio("memory"))))
        return report.table(("kind", "tokens", "bare parse", "`build`", "time", "memory"), rows)

    def themes(self):
        rows = []
        for kind, counts in (("modifiers", (1, 4, 12, 24)), ("brands", (1, 8, 64))):
            for count in counts:
                note(f"{count} {kind}")
                folder = self.folder("project")
                series = self.build((folder, axes.KINDS[kind](count, folder)), runs=min(self.runs, 5))
                lines = sum(len(file.read_text().splitlines()) for file in folder.glob("out/*"))
                themes = 2 ** count if kind == "modifiers" else count * 2 * 2
                rows.append((
                    f"{count} {kind[:-1] if count == 1 else kind}", f"{themes:,}",
                    milliseconds(series.base()), milliseconds(series.median()),
                    spread(series.ratios(), series.ratio()), mebibytes(series.median("memory")),
                    f"{lines:,}"))
        return report.table(
            ("project", "themes", "bare parse", "`build`", "time", "peak memory",
             "lines of Swift"), rows)

    def formats(self):
        rows = []
        for name, settings in OUTPUTS.items():
            output = {"format": name, "to": "out", **settings}
            series = self.build(self.project("plain", self.size, [output]), runs=3)
            rows.append((f"`build`: {name}", f"{self.size:,} tokens", milliseconds(series.median()),
                         spread(series.ratios(), series.ratio())))
        count = self.size // 10
        project = self.project("contract", count)
        for name in AUDITS:
            series = self.against_floor(project, "audit", "--format", name, runs=3)
            rows.append((f"`audit`: {name}", f"{2 * count:,} pairs", milliseconds(series.median()),
                         spread(series.ratios(), series.ratio())))
        return report.table(("command: format", "of", "takes", "in bare parses"), rows)

    def small(self):
        rows = []

        def row(what, series, base):
            rows.append((what, milliseconds(series.median()), base, milliseconds(series.base()),
                         spread(series.ratios(), series.ratio())))
        project = self.project("plain", self.size)
        subprocess.run([self.tool, "build"], cwd=project[0], check=True, capture_output=True)
        for what, command in (("nothing to write", ["build"]), ("check", ["build", "--check"])):
            series = self.against_floor(project, *command, runs=5, fresh=False)
            row(f"`{' '.join(command)}` of {self.size:,} tokens, {what}", series, "bare parse")
        shipped, single = self.scratch / "shipped", self.scratch / "single"
        note("start-up")
        for name in ("tokens", "generated"):
            shutil.copytree(ROOT / name, shipped / name)
        shutil.copy(ROOT / "tincture.json", shipped)
        sets.write("plain", 1, single)
        for folder in (shipped, single):
            subprocess.run([self.tool, "build"], cwd=folder, check=True, capture_output=True)
        for what, folder, command, limit in (
                ("`build --check` of the shipped tokens", shipped, ["build", "--check"], 10),
                ("start-up: `build` of one token", single, ["build"], 4)):
            series = self.bench.pairs(folder, [self.tool, *command], ["true"], 3 * self.runs)
            row(what, series, "`true`")
            self.judge(what, limit, 1000 * series.median(), "{:.1f} ms".format)
        return report.table(("what", "takes", "against", "which takes", "ratio"), rows)


def note(text):
    print(f"measuring: {text}", file=sys.stderr, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="up to 10,000 tokens, fewer runs")
    parser.add_argument("--runs", type=int, help="pairs of each measurement (default: 7)")
    parser.add_argument("--update", action="store_true", help=f"write the tables into {PAGE.name}")
    parser.add_argument("--tool", type=Path, required=True)
    parser.add_argument("--helpers", type=Path, required=True)
    options = parser.parse_args()
    if options.quick and options.update:
        parser.error("--quick measures too little for the page; give no --update")
    with tempfile.TemporaryDirectory(prefix="tincture-bench-") as folder:
        scratch = Path(folder)
        helpers = options.helpers.resolve()
        bench = Bench(helpers / "run", helpers / "floor", scratch)
        text = Suite(bench, options.tool.resolve(), scratch, options.quick, options.runs).run()
    print(text)
    if options.update:
        report.put(PAGE, "speed", text)


if __name__ == "__main__":
    main()
