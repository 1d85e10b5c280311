"""docs/reference/designs.md: each requirement is shown by a test or a page that exists, or is settled."""

import re

from files import ROOT

PAGE = ROOT / "docs/reference/designs.md"
TEXT = PAGE.read_text(encoding="utf-8")
LINK = r"\[[^]]+\]\([^)]+\)"


def test_every_requirement_is_shown_by_something():
    rows = re.findall(r"^\| (\d+) \| [^|]+ \| ([^|]+) \|$", TEXT, re.M)
    numbers = [int(number) for number, _ in rows]
    assert numbers == [*range(1, 38), *range(1, 51), *range(1, 19), *range(1, 12)]
    for number, shown in rows:  # test_pages.py follows the links
        assert re.fullmatch(rf"{LINK}(, {LINK})*", shown), number


def test_every_named_test_exists():
    named = re.findall(r"\[`([^`]+)`\]\(([^)]+)\)", TEXT)
    assert len(named) > 100
    for name, path in named:
        source = (PAGE.parent / path).read_text(encoding="utf-8")
        assert f"func `{name}`" in source or f"def {name}(" in source, f"{path} has no test {name}"
