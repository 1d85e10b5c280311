"""Token sets contain the requested number of tokens and are the same bytes each time."""

import tempfile
import unittest
from pathlib import Path

from counting import sets


def written(kind, count):
    with tempfile.TemporaryDirectory() as folder:
        names = sets.write(kind, count, folder)
        files = {file.relative_to(folder): file.read_bytes()
                 for file in sorted(Path(folder).rglob("*.json"))}
        return files, sets.read_paths(Path(folder), names)


class Sets(unittest.TestCase):
    def test_a_set_is_the_same_bytes_each_time(self):
        for kind in sets.KINDS:
            with self.subTest(kind=kind):
                self.assertEqual(written(kind, 1602), written(kind, 1602))

    def test_a_set_has_as_many_tokens_as_asked_for(self):
        for kind in sets.KINDS:
            for count in (10, 1602):
                with self.subTest(kind=kind, count=count):
                    self.assertEqual(len(written(kind, count)[1]), count)

    def test_a_set_of_one_file_has_the_tokens_of_many_files(self):
        self.assertEqual(written("plain", 1602)[1], written("files", 1602)[1])
        self.assertEqual(written("plain", 1602)[1], written("line", 1602)[1])


if __name__ == "__main__":
    unittest.main()
