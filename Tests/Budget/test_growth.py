"""The work grows with the tokens, whatever their shape."""

import tempfile
import unittest
from pathlib import Path

from counting import instructions, sets, side_by_side

# What a handful of tokens takes is the start of the process, which does not grow.
START = 10
# Whole contracts of 200 variants, and the two other tokens. Both sizes of `plain` have groups of the
# same depth. The last case ends with as many variants as a contract may have; above 8,194 tokens,
# the emitter takes one variant after the other.
CASES = [*((kind, 1602, 6402) for kind in sets.KINDS), ("variants", 8202, 16386)]
# What sorting and trees that grow deeper may add.
MOST = 1.05


def work(case):
    kind, tokens = case
    with tempfile.TemporaryDirectory(prefix="growth-") as folder:
        sets.write(kind, tokens, Path(folder))
        return instructions(folder, ["build"])


class Growth(unittest.TestCase):
    def test_work_grows_no_faster_than_the_tokens(self):
        sizes = [(kind, tokens) for kind, *both in CASES for tokens in (*both, START)]
        # The longest come first, so that no processor is idle at the end.
        sizes = sorted(set(sizes), key=lambda size: size[1], reverse=True)
        counts = dict(zip(sizes, side_by_side(work, sizes)))
        for kind, few, many in CASES:
            start, small, large = (counts[kind, tokens] for tokens in (START, few, many))
            times = (large - start) / (small - start)
            most = MOST * many / few
            print(f"{kind}: {small - start:,} instructions for {few:,} tokens, "
                  f"{times:.2f} times that for {many:,}")
            with self.subTest(kind=kind, tokens=many):
                self.assertLessEqual(
                    times, most,
                    f"{many / few:.1f} times the tokens take {times:.2f} times the instructions. "
                    f"See where: python3 Tests/Benchmarks/sets.py {kind} {many} FOLDER, and there "
                    "valgrind --tool=callgrind tincture build")


if __name__ == "__main__":
    unittest.main()
