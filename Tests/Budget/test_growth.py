"""Four times the tokens take four times the work, whatever their shape."""

import tempfile
import unittest
from pathlib import Path

from counting import instructions, sets, side_by_side

# Whole contracts of 200 variants, and the two other tokens. What a handful of tokens takes is
# the start of the process, which does not grow. Both sizes of `plain` have groups of the same depth.
START, SMALL, LARGE = 10, 1602, 6402
# Four times, and what sorting and trees that grow deeper may add.
MOST = 4.2


def work(case):
    kind, tokens = case
    with tempfile.TemporaryDirectory(prefix="growth-") as folder:
        sets.write(kind, tokens, Path(folder))
        return instructions(folder, ["build"])


class Growth(unittest.TestCase):
    def test_work_grows_no_faster_than_the_tokens(self):
        sizes = [(kind, size) for size in (LARGE, SMALL, START) for kind in sets.KINDS]
        counts = dict(zip(sizes, side_by_side(work, sizes)))
        for kind in sets.KINDS:
            start, small, large = (counts[kind, size] for size in (START, SMALL, LARGE))
            times = (large - start) / (small - start)
            print(f"{kind}: {small - start:,} instructions for {SMALL:,} tokens, "
                  f"{times:.2f} times that for {LARGE:,}")
            with self.subTest(kind=kind):
                self.assertLessEqual(
                    times, MOST,
                    f"four times the tokens take {times:.2f} times the instructions. "
                    f"See where: python3 Benchmarks/sets.py {kind} {LARGE} FOLDER, and there "
                    "valgrind --tool=callgrind tincture build")


if __name__ == "__main__":
    unittest.main()
