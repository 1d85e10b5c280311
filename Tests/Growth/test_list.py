"""The list of rows that are red may only shrink."""

import unittest

import listing
import rows
import verdicts


class List(unittest.TestCase):
    def test_each_name_is_a_row(self):
        names = {row.name for row in rows.rows()}
        self.assertEqual([name for name in listing.known() if name not in names], [])

    def test_no_name_came(self):
        reason, lists = listing.history()
        if reason:
            print(f"skipped: whether the list of Tests/Growth only shrank, because {reason}")
            return
        self.assertEqual(listing.came(listing.known(), lists), {},
                         "names that an earlier commit does not have: fix the growth instead")

    def test_a_name_that_came_is_found(self):
        lists = {"old": {"a": {}, "b": {}}, "new": {"a": {}}}
        self.assertEqual(listing.came({"a": {}}, lists), {})
        self.assertEqual(listing.came({"a": {}, "b": {}}, lists), {"b": "new"})

    def test_what_is_measured_is_compared_with_the_list(self):
        listed = {"same": {"exponent": 2.0}, "worse": {"exponent": 1.5}, "gone": {"exponent": 2.0},
                  "fat": {"megabytes": 100}, "ended": {"killed": "x"}, "no row": {"exponent": 2.0}}
        results = {"same": {"exponent": 2.1}, "worse": {"exponent": 1.7}, "gone": {},
                   "fat": {"megabytes": 130}, "ended": {"exponent": 3.0}, "new": {"exponent": 1.3},
                   "fine": {}}
        found = list(listing.complaints(results, listed, set(results)))
        self.assertEqual([complaint.split("'")[1] for complaint in found],
                         ["no row", "worse", "gone", "fat", "new"])

    def test_an_update_takes_no_new_name(self):
        kept, refused = listing.updated(
            {"gone": {}, "better": {"exponent": 1.4}, "new": {"exponent": 2.0}},
            {"gone": {"exponent": 2.0}, "better": {"exponent": 1.9},
             "unmeasured": {"exponent": 3.0}},
            {"gone", "better", "new", "unmeasured"})
        if listing.FILE.exists():
            self.assertEqual(kept, {"better": {"exponent": 1.4}, "unmeasured": {"exponent": 3.0}})
            self.assertEqual(list(refused), ["new"])


class Verdicts(unittest.TestCase):
    SIZES = ((100, 1600, 3200), (100, 400, 800), (25, 100, 200), (12, 50, 100), (10, 40, 80))

    def judged(self, work):
        return [verdicts.exponent([work(size) for size in sizes], sizes) > verdicts.most(sizes)
                for sizes in self.SIZES]

    def test_n_log_n_is_not_too_fast(self):
        self.assertEqual(self.judged(lambda n: 50_000_000 + 40_000 * n), [False] * 5)
        self.assertEqual(self.judged(
            lambda n: 50_000_000 + 9000 * n * verdicts.math.log2(n)), [False] * 5)

    def test_a_square_is_too_fast_next_to_linear_work(self):
        self.assertEqual(self.judged(lambda n: 50_000_000 + n * n), [True] * 5)
        # A hundred instructions for each pair of elements, ten thousand for each element.
        self.assertEqual(self.judged(lambda n: 10_000 * n + 100 * n * n)[:3], [True] * 3)

    def test_doubling_is_too_fast(self):
        self.assertGreater(verdicts.exponent([2 ** 10, 2 ** 40, 2 ** 80], (10, 40, 80)), 10)

    def test_work_that_does_not_grow_has_no_exponent(self):
        self.assertIsNone(verdicts.exponent([5, 5, 5], (10, 40, 80)))

    def test_memory_is_compared_with_the_input(self):
        mega = 1 << 20
        self.assertFalse(verdicts.too_much_memory(50 * mega, 14 * mega, 1000))
        self.assertTrue(verdicts.too_much_memory(120 * mega, 14 * mega, 1000))
        self.assertFalse(verdicts.too_much_memory(300 * mega, 14 * mega, mega))
        self.assertTrue(verdicts.too_much_memory(330 * mega, 14 * mega, mega))


if __name__ == "__main__":
    unittest.main()
