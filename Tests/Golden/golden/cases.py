"""A case: files, and steps that are taken in their folder one after the other."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Union

TODAY = "2026-01-01"  # so that no result depends on the day
COLORS = {"COLORTERM": "truecolor"}
AUDIT_FORMATS = ("text", "json", "markdown", "html", "sarif", "junit", "gitlab", "github")
DIFF_FORMATS = ("text", "markdown", "json", "html")
EVERY_FORMAT = tuple(word for form in AUDIT_FORMATS for word in ("--format", form))


@dataclass(frozen=True)
class Link:
    """A symbolic link."""

    target: str


@dataclass(frozen=True)
class Folder:
    """An empty folder."""


@dataclass(frozen=True)
class Moded:
    """A file with other permissions than usual."""

    content: bytes
    mode: int


Entry = Union[bytes, Link, Folder, Moded]
Files = dict[str, Entry]


@dataclass(frozen=True)
class Run:
    """A run of the command."""

    arguments: tuple[str, ...]
    # Whether input, output and errors are a terminal. Output and errors are then one stream.
    on_terminal: bool = False
    environment: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        words = " ".join(word if word and not set(word) & set(" '\"#*{}") else repr(word)
                         for word in ("tincture", *self.arguments))
        more = "".join(f"{name}={value} " for name, value in self.environment)
        return more + words + (" (on a terminal)" if self.on_terminal else "")


@dataclass(frozen=True)
class Shell:
    """A change between runs, as a line of sh. It must do the same every time."""

    line: str

    def __str__(self) -> str:
        return self.line


@dataclass(frozen=True)
class Watch:
    """A run of `build --watch`: each change waits until the lines before it are printed."""

    arguments: tuple[str, ...]
    # Lines of sh, each with the start of the line that the command then prints.
    changes: tuple[tuple[str, str], ...] = ()
    on_terminal: bool = False
    environment: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return f"tincture {' '.join(self.arguments)}, and {len(self.changes)} changes"


Step = Union[Run, Shell, Watch]


@dataclass
class Case:
    name: str
    files: Files
    steps: list[Step]
    # Whether it belongs to the small sample.
    in_sample: bool = False

    @property
    def runs(self) -> list[Run | Watch]:
        return [step for step in self.steps if not isinstance(step, Shell)]


@dataclass
class Cases:
    """All cases. Names are unique."""

    list: list[Case] = field(default_factory=list)
    names: set[str] = field(default_factory=set)

    def add(self, name: str, files: Files, steps: list[Step], in_sample: bool = False) -> None:
        if name in self.names:
            raise ValueError(f"two cases are named '{name}'")
        self.names.add(name)
        self.list.append(Case(name, files, steps, in_sample))


def run(*arguments: str, **more: str) -> Run:
    """A run; names in `more` are variables of the environment."""
    # `audit`, `fix` and `figma plan` take the clock's day unless they are given one.
    is_dated = arguments[0] in ("audit", "fix") or arguments[:2] == ("figma", "plan")
    if is_dated and "--today" not in arguments and not {"--help", "-h"} & set(arguments):
        arguments += ("--today", TODAY)
    return Run(arguments, environment=tuple(more.items()))


def line(text: str) -> Run:
    """A run, from its words with spaces between them."""
    return run(*text.split(" "))


def on_terminal(step: Run, **more: str) -> Run:
    return replace(step, on_terminal=True, environment=step.environment + tuple(more.items()))
