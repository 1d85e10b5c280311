"""Runs commands alternately with the floor, and says how many times longer and larger they are."""

import math
import re
import statistics
import subprocess
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Sample:
    """One run of a whole process: seconds on the clock and of CPU, peak memory in MiB."""
    wall: float
    cpu: float
    memory: float


@dataclass
class Series:
    """Runs of a command, each right after a run of what it is measured against."""
    bases: list[Sample] = field(default_factory=list)
    samples: list[Sample] = field(default_factory=list)
    # What the command said about its stages, in seconds, for each run.
    stages: list[dict] = field(default_factory=list)

    def median(self, what="wall"):
        return statistics.median(getattr(sample, what) for sample in self.samples)

    def base(self, what="wall"):
        return statistics.median(getattr(sample, what) for sample in self.bases)

    def ratios(self, what="wall"):
        """How many times its base, pair by pair."""
        return [getattr(sample, what) / getattr(base, what)
                for sample, base in zip(self.samples, self.bases)]

    def ratio(self, what="wall"):
        return statistics.median(self.ratios(what))

    def stage_ratio(self, stage):
        """How many times the base a stage takes, pair by pair; None without such a stage."""
        ratios = [stages[stage] / base.wall
                  for stages, base in zip(self.stages, self.bases) if stage in stages]
        return statistics.median(ratios) if ratios else None


class Bench:
    """Runs things below a folder with the program `run`."""

    def __init__(self, runner, floor, scratch):
        self.runner, self.floor, self.scratch = runner, floor, scratch

    def once(self, folder, command, environment=None):
        """A run, and what it printed."""
        output = self.scratch / "output"
        done = subprocess.run(
            [self.runner, folder, output, *command], capture_output=True, text=True, check=True,
            env=environment)
        wall, cpu, memory, code = map(int, done.stdout.split())
        text = output.read_text(errors="replace")
        if code != 0:
            raise SystemExit(f"{' '.join(map(str, command))} in {folder} exits with {code}:\n"
                             + text[:2000])
        return Sample(wall / 1e9, cpu / 1e9, memory / 1024), text

    def pairs(self, folder, command, base, runs, before=lambda: None, warm=True):
        """The command and its base alternately; if `warm`, the first pair only warms up."""
        series = Series()
        for turn in range(runs + warm):
            before()
            base_sample, _ = self.once(folder, base)
            sample, text = self.once(folder, command)
            if turn >= warm:
                series.bases.append(base_sample)
                series.samples.append(sample)
                series.stages.append(dict(stage_times(text)))
        return series


def stage_times(text):
    """The lines `parse 12.345 ms` that --timings prints, in seconds."""
    for line in text.splitlines():
        words = line.split(" ")
        if len(words) == 3 and words[2] == "ms":
            yield words[0], float(words[1]) / 1000


def instructions(command, folder, environment, codes=(0,)):
    """What Valgrind counts; hash tables have one order, so that two runs agree."""
    done = subprocess.run(
        ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", *command],
        cwd=folder, capture_output=True, text=True, timeout=1800, check=False,
        env=environment | {"SWIFT_DETERMINISTIC_HASHING": "1"})
    found = re.search(r"I +refs: +([\d,]+)", done.stderr)
    if done.returncode not in codes or not found:
        raise AssertionError(f"exit {done.returncode}:\n{done.stderr[-2000:]}")
    return int(found[1].replace(",", ""))


def exponent(sizes, times):
    """The slope from the first point to the last where both axes are logarithms: 1 is linear."""
    return math.log(times[-1] / times[0]) / math.log(sizes[-1] / sizes[0])
