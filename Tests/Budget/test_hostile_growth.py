"""A short file takes little work and memory, whatever it asks for."""

import unittest

import counting  # finds Benchmarks
import hostile


class HostileGrowth(unittest.TestCase):
    def test_work_and_memory_grow_no_faster_than_the_files(self):
        for row, (small, large) in zip(hostile.ROWS, counting.side_by_side(
                lambda row: row.counts(counting.TOOL), hostile.ROWS)):
            print(f"{row.name}: {row.count.__name__} {small:,} for {row.sizes[0]:,}, {large:,} for "
                  f"{row.sizes[1]:,}")
            with self.subTest(row=row.name, counted=row.count.__name__):
                self.assertTrue(
                    row.holds(small, large),
                    f"{small:,} for {row.sizes[0]:,} and {large:,} for {row.sizes[1]:,}; see where: "
                    f"python3 Tests/Benchmarks/hostile.py --row '{row.name}'")


if __name__ == "__main__":
    unittest.main()
