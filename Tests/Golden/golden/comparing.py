"""Runs cases with both programs, several at a time."""

import multiprocessing
import shlex
import signal
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from .cases import Case, Run, Shell, Watch
from .differences import Difference, Groups, differences
from .running import Side, World, remove, write

# What the workers read; set before they are forked.
CASES: list[Case] = []
SIDES: list[Side] = []
FOLDER = Path()


@dataclass
class Compared:
    """A case: how each of its runs differs, and the seconds that it took."""

    index: int
    differences: list[tuple[int, list[Difference]]]
    seconds: float


@dataclass
class Result:
    groups: Groups = field(default_factory=Groups)
    runs: int = 0
    # By command: runs, and seconds of both programs with everything around them.
    commands: Counter[str] = field(default_factory=Counter)
    seconds: Counter[str] = field(default_factory=Counter)
    # Cases with differences.
    cases: list[Case] = field(default_factory=list)


def compare(cases: list[Case], old: Side, new: Side, jobs: int = 2) -> Result:
    global CASES, SIDES, FOLDER
    CASES, SIDES = cases, [old, new]
    result = Result()
    # A shell in the background ignores SIGINT, and the programs would inherit that.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    with tempfile.TemporaryDirectory(prefix="golden-") as folder:
        FOLDER = Path(folder).resolve()
        if jobs == 1:
            for index in range(len(cases)):
                add(result, compared(index))
        else:
            # The longest first, so that no worker is alone at the end.
            order = sorted(range(len(cases)), key=lambda index: -weight(cases[index]))
            # Forked workers have the cases already.
            with multiprocessing.get_context("fork").Pool(jobs) as pool:
                found = {one.index: one for one in pool.imap_unordered(compared, order, chunksize=2)}
            for index in range(len(cases)):
                add(result, found[index])
        for world in FOLDER.iterdir():
            remove(world)
    return result


def weight(case: Case) -> int:
    size = sum(len(entry) for entry in case.files.values() if isinstance(entry, bytes))
    return len(case.steps) * (2000 + size)


def compared(index: int) -> Compared:
    case = CASES[index]
    started = time.monotonic()
    # A path of the same length for every worker, because messages can be wrapped.
    number = multiprocessing.current_process()._identity[-1:] or (0,)
    world = World(FOLDER / f"{number[0] % 1000:03}")
    old, new = (world.outcomes(case, side) for side in SIDES)
    found = []
    for step, (one, other) in enumerate(zip(old, new)):
        if one is not None and other is not None and one != other:
            found.append((step, differences(one, other, case.steps[step].on_terminal)))
    return Compared(index, found, time.monotonic() - started)


def add(result: Result, one: Compared) -> None:
    case = CASES[one.index]
    runs = case.runs
    result.runs += len(runs)
    for run in runs:
        name = command_name(case, run)
        result.commands[name] += 1
        result.seconds[name] += one.seconds / len(runs)
    for step, found in one.differences:
        result.groups.add(case.name, step, str(case.steps[step]), found)
    if one.differences:
        result.cases.append(case)


def command_name(case: Case, run: Run | Watch) -> str:
    kind = case.name.split(":")[0]
    if kind in ("help", "usage"):
        return kind
    return " ".join(run.arguments[:2] if run.arguments[0] == "figma" else run.arguments[:1])


def keep(cases: list[Case], folder: Path) -> None:
    """Writes the files and steps of cases, to run them by hand."""
    for number, case in enumerate(cases, 1):
        target = folder / f"{number:03}"
        remove(target)
        (target / "project").mkdir(parents=True)
        write(target / "project", case.files)
        script = [
            f"# {case.name}",
            "# sh run PROGRAM: takes the steps with that program, in a copy of 'project'.",
            "set -u", "tincture=$1", 'cd "$(dirname "$0")" || exit 1',
            "rm -rf work && cp -R project work && cd work || exit 1"]
        for step in case.steps:
            if isinstance(step, Shell):
                script.append(step.line)
                continue
            if isinstance(step, Watch):
                script += [f"# While the next command runs: {line}" for line, _ in step.changes]
            variables = "".join(f"{name}={shlex.quote(value)} " for name, value in step.environment)
            words = " ".join(map(shlex.quote, step.arguments))
            note = "  # on a terminal" if step.on_terminal else ""
            script.append(f'{variables}"$tincture" {words}; echo "exit code $?"{note}')
        (target / "run").write_text("\n".join(script) + "\n", encoding="utf-8")
