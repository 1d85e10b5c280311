"""A row's counts at its sizes, and the verdict on them."""

from dataclasses import dataclass, field
from functools import lru_cache

import measuring
import verdicts

# Messages of a limit: with more elements, the command does not do the work.
LIMITS = ("[limit-exceeded]", "more than the limit of")


@dataclass
class Result:
    name: str
    sizes: tuple = ()
    counts: dict = field(default_factory=dict)
    bytes: int = 0
    peak: int = 0
    exponent: float | None = None
    exit: int | None = None
    limited: bool = False
    fault: str = ""

    @property
    def red(self):
        return bool(self.faults)

    @property
    def faults(self):
        """What is too much: {"exponent": 1.9}, {"megabytes": 500}, {"killed": "…"}."""
        found = {}
        if self.fault:
            found["killed"] = self.fault
        elif self.exponent is not None and self.exponent > verdicts.most(self.sizes):
            found["exponent"] = round(self.exponent, 2)
        if self.peak and verdicts.too_much_memory(self.peak, START_PEAK, self.bytes):
            found["megabytes"] = self.peak >> 20
        return found


# What a build of one token takes.
START_PEAK = 14 << 20


@lru_cache(None)
def start(text, arguments):
    with measuring.Files(measuring.json.loads(text), arguments) as files:
        return files.counted()


# Beyond this many instructions for each element, fewer elements show as much.
CHEAP = 30_000


def judged(row):
    """Two sizes first. The third is counted only where these two could be too much."""
    result = Result(row.name)
    began = start(measuring.json.dumps(row.start), row.arguments)
    result.sizes = row.sizes[0]
    if len(row.sizes) > 1 and not grows_cheaply(row, result, began):
        result.sizes = row.sizes[1]
    while not largest(row, result):
        position = row.sizes.index(result.sizes)
        if result.fault and position + 1 < len(row.sizes):
            result.sizes = row.sizes[position + 1]
            continue
        if result.fault:
            return result
        break
    small, middle, large = result.sizes
    count(row, result, small)
    ends = result.counts[small], result.counts[large]
    result.exponent = verdicts.two_point(began, ends, result.sizes)
    if (result.exponent is None or result.exponent > 1.05) and ends[1] > ends[0] * 1.05:
        count(row, result, middle)
        result.exponent = verdicts.exponent(
            [result.counts[size] for size in result.sizes], result.sizes)
    return result


def grows_cheaply(row, result, began):
    small = row.sizes[0][0]
    try:
        count(row, result, small)
    except measuring.Runaway:
        return False
    return result.counts[small] - began < CHEAP * small


def largest(row, result):
    """Counts the largest of the sizes, after a run that shows its memory and whether it ends. False
    if it does not, or if a limit ends it."""
    size = result.sizes[-1]
    with measuring.Files(row.make(size), row.arguments) as files:
        done = files.natively()
        result.bytes, result.peak, result.exit = files.bytes, done["peak"], done["code"]
        result.limited = any(limit in done["errors"] for limit in LIMITS)
        killed = done["code"] < 0 or done["code"] > 2
        result.fault = f"ends with {done['code']} at {size}" if killed else ""
        if killed:
            return False
        if result.limited and result.sizes != row.sizes[-1]:
            result.fault = "limit"
            return False
        result.counts[size] = files.counted()
    return True


def count(row, result, size):
    if size not in result.counts:
        with measuring.Files(row.make(size), row.arguments) as files:
            result.counts[size] = files.counted()
