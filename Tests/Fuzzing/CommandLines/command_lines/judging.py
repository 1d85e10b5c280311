"""Runs trials with limits, and says what must be true and is not."""

import os
import re
import resource
import signal
import subprocess
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from golden.cases import Case, Shell
from golden.running import Outcome, World

Words = tuple[str, ...]
SECONDS = 2  # of processors
MEGABYTES = 200
PATIENCE = 30  # seconds until a run is killed
# Control characters but line breaks, and direction marks.
CONTROL = re.compile("[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
# Lines that only read, unless they name a file to write.
READING = re.compile(r"^(explain|help|diff|plan-target|audit)\0|\0--(dry-run|list-actions|check)\0")
TO_FILE = re.compile(r"\0--(output|report|write-baseline|depfile)[=\0]")


@dataclass
class Ended(Outcome):
    """How a run ended, and what it took."""

    seconds: float
    megabytes: float

    @property
    def error(self) -> str:
        lines = (self.errors or self.output).decode("utf-8", "replace").splitlines() or [""]
        return next((line for line in lines if "error: " in line), lines[-1])[:300]


class Judge:
    """Runs the lines of trials in a folder of their own."""

    def __init__(self, program: Path, folder: Path):
        self.program, self.world, self.runs = program, World(folder), 0
        # How the lines of the last trial ended: command, exit code, and the rules or the error.
        self.behaviors: set[str] = set()

    def judge(self, case: Case) -> list[str]:
        """What is not true, as sentences."""
        self.world.lay_out(case.files)
        self.behaviors = set()
        for step in (step for step in case.steps if isinstance(step, Shell)):
            self.world.shell(step.line)
        self.world.changes()
        return [f"{run.arguments[0]}: {wrong}" for run in case.steps if not isinstance(run, Shell)
                for wrong in self.wrongs(run.arguments)]

    def wrongs(self, words: Words) -> Iterator[str]:
        """What is wrong with a line, with a second run of it, and with what it wrote."""
        to = written_by(words)
        build = ("build", f"--project={to}")
        # Errors that were there before are not those of `propose`, nor of a folder that was not empty.
        is_judged = to and (not os.path.exists(self.world.project / to) if words[0] == "convert"
                               else self.run(build).code == 0)
        first = self.run(words)
        if first.seconds > SECONDS or first.megabytes > MEGABYTES or first.code == -signal.SIGKILL:
            # Other programs may have kept the processors busy.
            first = self.run(words)
        rules = sorted(set(re.findall(r"\[([a-z-]+)\]$", first.errors.decode("utf-8", "replace"), re.M)))
        self.behaviors.add(f"{words[0]} {first.code} {rules or kind_of(first.error)}")
        yield from wrong_in(words, first)
        if first.code or {"-h", "--help"} & set(words):
            return
        second = self.run(words)
        # `init` overwrites nothing, and a line can read a file that it made: `diff HEAD --output HEAD`.
        if second.code and (words[0], second.code) != ("init", 2) and not set(first.changes) & set(words[1:]):
            yield f"the second run exits with {second.code}: {second.error}"
        if words[0] == "build" and second.changes:
            yield f"the second run writes {sorted(second.changes)}"
        if is_judged and first.changes and "--dry-run" not in words:
            project = self.world.project / to / "tincture.json"
            # Next to a project, `convert` writes no other one, and says what to put there.
            advice = re.search(r'Next: put (.*) in \S*tincture.json', first.output.decode())
            if advice and r"\u{" not in advice[1]:  # an invisible character is not printed as JSON has it
                project.write_text("{" + re.sub(f'(": ")[^"]*{re.escape(Path(to).name)}/', r"\1", advice[1]).replace(" and ", ", ") + "}")
            built = self.run(build) if os.path.exists(project) or words[0] == "propose" else second
            # A contract that was copied may fail its checks.
            if built.code != 0 and set(re.findall(rb"error: .*\[([a-z-]+)\]$", built.errors, re.M)) != {b"low-contrast"}:
                yield f"what it wrote does not build ({built.code}): {built.error}"

    def run(self, words: Words) -> Ended:
        self.runs += 1
        paths = [self.world.folder / name for name in ("output", "errors")]
        with open(paths[0], "wb") as output, open(paths[1], "wb") as errors:
            process = subprocess.Popen(
                [self.program, *words], cwd=self.world.project, env=self.world.environment(),
                stdin=subprocess.DEVNULL, stdout=output, stderr=errors)
            resource.prlimit(process.pid, resource.RLIMIT_AS, (2 << 30, 2 << 30))  # bytes
            after, number = (0.4, signal.SIGINT) if "--watch" in words else (PATIENCE, signal.SIGKILL)
            timer = threading.Timer(after, os.kill, (process.pid, number))
            timer.start()
            _, status, usage = os.wait4(process.pid, 0)
            timer.cancel()
            process.returncode = os.waitstatus_to_exitcode(status)
        return Ended(process.returncode, *(path.read_bytes() for path in paths), self.world.changes(),
                     usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def wrong_in(words: Words, ended: Ended) -> Iterator[str]:
    """What is wrong with one run."""
    if ended.code not in (0, 1, 2, 64):
        yield f"it ends with {ended.code}: {ended.error}"
    if ended.seconds > SECONDS or ended.megabytes > MEGABYTES:
        yield f"it takes {ended.seconds:.1f} seconds and {ended.megabytes:.0f} MB"
    # Bytes that are not UTF-8 become surrogates.
    if control := CONTROL.search((ended.output + ended.errors).decode("utf-8", "surrogateescape")):
        yield f"it prints U+{ord(control[0]):04X}"
    if ended.code in (2, 64) and b"error: " not in ended.errors or ended.code == 1 and not ended.errors + ended.output:
        yield f"it ends with {ended.code}, and does not say why"
    line = "\0".join(words) + "\0"
    gone = sorted(path for path, now in ended.changes.items() if now is None or ".tincture-" in path)
    if ended.code == 64 or READING.search(line) and not TO_FILE.search(line):
        gone = sorted(ended.changes)
    if gone:
        yield f"it ends with {ended.code}, and changes, removes or leaves {gone}"


def kind_of(sentence: str) -> str:
    """The sentence without names and numbers."""
    return re.sub(r"'[^']*'|\d[\d.]*|\S*/\S*|\[.*\]", "#", sentence)


def written_by(words: Words) -> str | None:
    """The folder that a line of `convert` or `propose` writes to."""
    option = {"convert": "--to", "propose": "--project"}.get(words[0])
    given = re.findall(f"\0{option}[=\0]([^\0]+)", "\0".join(words))
    return (given[-1] if given else ".") if option else None
