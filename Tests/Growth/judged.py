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


# Instructions for each of the first hundred elements beyond which fewer elements are grown: eight
# times as many may be sixty times the work.
DEAR = (300_000, 2_000_000, 6_000_000)


# Two sizes and what the command does without growth rather give too much: a row that ends with an
# error does less of that.
CLEARLY_FINE = 1.05


def judged(row):
    """Two sizes first. The third is counted only where these two could be too much."""
    result = Result(row.name)
    began = start(measuring.json.dumps(row.start), row.arguments)
    result.sizes = row.sizes[rank(row, result, began)]
    while not largest(row, result):
        position = row.sizes.index(result.sizes)
        if not result.fault or position + 1 == len(row.sizes):
            return result
        result.sizes = row.sizes[position + 1]
    small, middle, large = result.sizes
    count(row, result, small)
    ends = result.counts[small], result.counts[large]
    result.exponent = verdicts.two_point(began, ends, result.sizes)
    # Less than one instruction for each pair of elements is not a square, whatever it looks like.
    if ends[1] - ends[0] > large * large / 2 and (result.exponent is None
                                                  or result.exponent > CLEARLY_FINE):
        count(row, result, middle)
        result.exponent = verdicts.exponent([result.counts[size] for size in result.sizes], result.sizes)
    elif result.exponent and result.exponent > CLEARLY_FINE:
        result.exponent = None
    return result


def rank(row, result, began):
    """Which of a row's sizes are not too much work. Counts decide it: it is the same everywhere."""
    if len(row.sizes) == 1:
        return 0
    first = row.sizes[0][0]  # in all of the sizes
    try:
        count(row, result, first)
    except measuring.Runaway:
        return len(row.sizes) - 1
    each = (result.counts[first] - began) / first
    return sum(each > much for much in DEAR)


def largest(row, result):
    """Counts the largest of the sizes, after a run that shows its memory and whether it ends. False
    if it does not, if a limit ends it, or if it takes too much memory."""
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
        if verdicts.too_much_memory(done["peak"], START_PEAK, files.bytes):
            return False  # Red, and too long to count.
    count(row, result, size)
    return True


def count(row, result, size):
    if size not in result.counts:
        with measuring.Files(row.make(size), row.arguments) as files:
            result.counts[size] = files.counted()
