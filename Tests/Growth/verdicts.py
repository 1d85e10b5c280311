"""How fast work and memory grow, and whether that is too fast."""

import math

# What an exponent may be above the one of n log n at the same sizes. Rows that only read, sort and
# write have exponents of 0.9 to 1.1.
TOLERANCE = 0.08
# Memory for each byte of input, and what a small input may take: docs/reference/limits.md gives
# 64 MiB to what references repeat, and what reads and writes it has a share of its own.
BYTES_PER_BYTE = 300
BYTES_AT_ALL = 96 << 20


def exponent(counts, sizes):
    """e of a + b·n^e through three counts at n, 4n and 8n; None if the work does not grow."""
    (first, second, third), (small, middle, large) = counts, sizes
    if second <= first:
        return None
    ratio = (third - second) / (second - first)
    if ratio <= 0:
        return None

    def of(power):
        return (large ** power - middle ** power) / (middle ** power - small ** power)

    low, high = 1e-3, 12.0
    for _ in range(60):
        power = (low + high) / 2
        if of(power) < ratio:
            low = power
        else:
            high = power
    return low


def two_point(start, counts, sizes):
    """The exponent between two sizes, without the work of starting."""
    if counts[0] <= start * 1.02:
        return None
    return math.log((counts[-1] - start) / (counts[0] - start)) / math.log(sizes[-1] / sizes[0])


def most(sizes):
    """The exponent that n log n has at these sizes, and the tolerance."""
    return exponent([size * math.log2(size) for size in sizes], sizes) + TOLERANCE


def too_much_memory(peak, start, size):
    return peak - start > max(BYTES_AT_ALL, BYTES_PER_BYTE * size)
