"""How two outcomes differ, in pieces: a hunk of a text, a file, an exit code."""

import difflib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from .running import Found, Outcome

LONGEST_LINE = 160
LONGEST_HUNK = 20  # lines
MOST_GROUPS = 20
MOST_HUNKS = 40  # of one run
# More lines than this are not compared with each other after the first difference.
MOST_LINES = 3000


@dataclass(frozen=True)
class Difference:
    """A piece of what differs in a run."""

    # Equal for differences of the same kind in other runs: what differs, and the changed words.
    key: tuple
    where: str  # standard output, exit code, a file
    text: str


@dataclass
class Group:
    """Equal differences, with the run that shows them in the fewest lines."""

    case: str
    command: str
    shown: Difference
    runs: set[tuple[str, int]] = field(default_factory=set)


def differences(old: Outcome, new: Outcome, on_terminal: bool = False) -> list[Difference]:
    found: list[Difference] = []
    if old.code != new.code:
        found.append(Difference(
            ("exit code", old.code, new.code), "exit code", f"- {old.code}\n+ {new.code}"))
    output = "output on a terminal" if on_terminal else "standard output"
    found += texts(output, output, old.output, new.output)
    found += texts("standard error", "standard error", old.errors, new.errors)
    for path in sorted(old.changes.keys() | new.changes.keys()):
        one = old.changes.get(path, "unchanged")
        other = new.changes.get(path, "unchanged")
        if one != other:
            found += files(path, one, other)
    return found


def files(path: str, old: Found | str | None, new: Found | str | None) -> Iterator[Difference]:
    """How a file differs that at least one program changed."""
    kind = f"file *{path[path.rfind('.'):]}" if "." in path.rsplit("/", 1)[-1] else "file"
    where = f"the file {path}"
    if not isinstance(old, Found) or not isinstance(new, Found) or old.kind != new.kind:
        states = state(old, new), state(new, old)
        yield Difference((kind, *states), where, "- %s\n+ %s" % states)
        return
    if old.mode != new.mode:
        yield Difference((kind, old.mode, new.mode), where,
                         f"- permissions {old.mode:o}\n+ permissions {new.mode:o}")
    yield from texts(kind, where, old.content, new.content)


def state(found: Found | str | None, other: Found | str | None) -> str:
    if found is None:
        return "removed"
    if isinstance(found, str):
        return "not written" if isinstance(other, Found) else "not removed"
    if found.kind == "folder":
        return "a folder"
    return f"a {found.kind} is written" + (
        " (with the same bytes or others)" if other == "unchanged" else "")


def texts(kind: str, where: str, old: bytes, new: bytes) -> Iterator[Difference]:
    if old == new:
        return
    if is_binary(old) or is_binary(new):
        at = first_different(old, new)
        sizes = f"- {len(old)} bytes\n+ {len(new)} bytes, first different at {at}"
        yield Difference((kind, "binary"), where, sizes)
        return
    hunks = [(changed_words(*hunk), *hunk) for hunk in changed_lines(lines(old), lines(new))]
    # A seal follows from what else is different, so it is of interest only if nothing else is.
    hunks = [hunk for hunk in hunks if hunk[0]] or hunks
    for changed, removed, added in hunks[:MOST_HUNKS]:
        yield Difference((kind, *changed), where, shown(removed, added))
    if len(hunks) > MOST_HUNKS:
        yield Difference((kind, "more"), where, f"and {len(hunks) - MOST_HUNKS} more changes in one run")


def is_binary(data: bytes) -> bool:
    return b"\0" in data


def first_different(old: bytes, new: bytes) -> int:
    return next((at for at, (one, other) in enumerate(zip(old, new)) if one != other),
                min(len(old), len(new)))


def lines(data: bytes) -> list[str]:
    """The lines, with a mark where the last one has no line break."""
    parts = data.decode("utf-8", "backslashreplace").split("\n")
    if parts[-1]:
        parts[-1] += " (no line break at the end)"
        return parts
    return parts[:-1]


def changed_lines(old: list[str], new: list[str]) -> Iterator[tuple[list[str], list[str]]]:
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    old, new = old[start:len(old) - end], new[start:len(new) - end]
    if max(len(old), len(new)) > MOST_LINES:
        yield old[:LONGEST_HUNK], new[:LONGEST_HUNK]
        return
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    for tag, a, b, c, d in matcher.get_opcodes():
        if tag == "equal":
            continue
        if tag == "replace" and b - a == d - c:  # line by line, so that equal changes are counted
            for one, other in zip(old[a:b], new[c:d]):
                yield [one], [other]
        else:
            yield old[a:b], new[c:d]


def changed_words(removed: list[str], added: list[str]) -> tuple[str, ...]:
    """The words of a hunk that differ, without what is of its file: places and digits."""
    one, other = words(removed), words(added)
    if len(one) + len(other) > 2000:
        return " ".join(one[:50]), " ".join(other[:50])
    if not one or not other:
        return " ".join(one)[:300], " ".join(other)[:300]
    pieces = []
    for tag, a, b, c, d in difflib.SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if tag != "equal":
            pieces.append(f"{''.join(one[a:b])} -> {''.join(other[c:d])}"[:200])
    return tuple(dict.fromkeys(pieces))


def words(part: list[str]) -> list[str]:
    text = "\n".join(re.sub(r"^\S+?:\d+:\d+: ", "", line) for line in part)
    # The seal of a generated file changes with each of its bytes.
    text = re.sub(r"\bfnv1a64:[0-9a-f]{16}", "fnv1a64:", text)
    return re.findall(r"[^\W\d_]+|\d+|\s+|.", text, re.S) if len(text) < 20_000 else [text]


def shown(removed: list[str], added: list[str]) -> str:
    before, after = cut(removed, added), cut(added, removed)
    half = LONGEST_HUNK // 2
    return "\n".join([*limited("-", before, half), *limited("+", after, half)])


def limited(sign: str, part: list[str], count: int) -> list[str]:
    kept = [f"{sign} {printable(line)}" for line in part[:count]]
    return kept + ([f"{sign} and {len(part) - count} more lines"] if len(part) > count else [])


def cut(part: list[str], others: list[str]) -> list[str]:
    """Long lines, around the first difference from the line of the other side."""
    result = []
    for index, line in enumerate(part):
        other = others[index] if index < len(others) else ""
        at = next((n for n, (a, b) in enumerate(zip(line, other)) if a != b), min(len(line), len(other)))
        if len(line) > LONGEST_LINE:
            start = max(0, at - LONGEST_LINE // 2)
            end = start + LONGEST_LINE
            line = ("…" if start else "") + line[start:end] + ("…" if end < len(line) else "")
        result.append(line)
    return result


def printable(line: str) -> str:
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in line)


def digits_removed(key: tuple) -> tuple:
    return tuple(re.sub(r"\d+", "0", part) if isinstance(part, str) else part for part in key)


class Groups:
    """All differences, by kind."""

    def __init__(self) -> None:
        self.by_key: dict[tuple, Group] = {}
        self.runs: set[tuple[str, int]] = set()

    def add(self, case: str, step: int, command: str, found: Iterable[Difference]) -> None:
        for difference in found:
            self.runs.add((case, step))
            key = digits_removed(difference.key)
            group = self.by_key.setdefault(key, Group(case, command, difference))
            group.runs.add((case, step))
            if len(difference.text) < len(group.shown.text):
                group.case, group.command, group.shown = case, command, difference

    def report(self) -> Iterator[str]:
        groups = sorted(self.by_key.values(), key=lambda group: -len(group.runs))
        for group in groups[:MOST_GROUPS]:
            yield f"{group.command}\n  in '{group.case}', {group.shown.where}:"
            yield from (f"    {line}" for line in group.shown.text.split("\n"))
            more = len(group.runs) - 1
            if more:
                differ = "run differs" if more == 1 else "runs differ"
                yield f"  and {more:,} more {differ} in the same way"
            yield ""
        if len(groups) > MOST_GROUPS:
            rest = groups[MOST_GROUPS:]
            most = max(len(group.runs) for group in rest)
            yield f"and {len(rest):,} more kinds of differences, in at most {most:,} runs each\n"
