"""A count that changes too much is reported; small changes are not."""

import unittest

from judging import deviations


def judged(**counts):
    recorded = {"instructions": 1000, "files_opened": 5}
    return list(deviations("case", recorded, {**recorded, **counts}, "case.callgrind"))


class Judging(unittest.TestCase):
    def test_nothing_is_said_within_a_tenth(self):
        self.assertEqual(judged(), [])
        self.assertEqual(judged(instructions=1100), [])
        self.assertEqual(judged(instructions=900), [])

    def test_more_work_is_told_with_where_to_look(self):
        self.assertEqual(judged(instructions=1234), [
            "case: instructions grew by 23.4%, from 1,000 to 1,234; 10% is allowed. See where: "
            "callgrind_annotate case.callgrind | swift demangle --simplified | head -80"])

    def test_less_work_is_told_as_well(self):
        self.assertEqual(len(judged(instructions=899)), 1)
        self.assertIn("fell by 10.1%", judged(instructions=899)[0])

    def test_loading_libraries_takes_instructions_and_nothing_else(self):
        recorded = {"instructions": 1000, "allocations": 1000}

        def judged(instructions, allocations):
            counted = {"instructions": instructions, "allocations": allocations}
            return list(deviations("case", recorded, counted, "case.callgrind", loads_libraries=True))

        self.assertEqual(judged(1180, 1100), [])
        self.assertIn("18% is allowed", *judged(1181, 1100))
        self.assertIn("10% is allowed", *judged(1180, 1101))
        self.assertEqual(len(judged(899, 1000)), 1)

    def test_every_file_counts(self):
        self.assertEqual(judged(files_opened=6), [
            "case: files_opened grew by 20.0%, from 5 to 6; no difference is allowed."])

    def test_a_count_that_was_never_recorded_is_told(self):
        self.assertEqual(judged(more=1), ["case: more is 1 and was recorded as None"])


if __name__ == "__main__":
    unittest.main()
