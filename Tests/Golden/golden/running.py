"""Takes the steps of a case with one program, and collects what it prints and writes."""

import fcntl
import os
import pty
import re
import select
import shutil
import signal
import stat
import struct
import subprocess
import termios
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Optional

from .cases import Case, Entry, Folder, Link, Moded, Run, Shell, Watch

PATIENCE = 60  # seconds for a run; the slowest takes a few
SILENCE = 3  # seconds without output after which a watch has said everything
# The time of all files that are laid out.
THEN = 1_577_836_800  # 2020-01-01
COLUMNS, LINES = 80, 24
# Git's files hold times.
IGNORED = {".git"}

# What alone is replaced in output before it is compared: when, a pattern, the replacement.
MASKS = [
    # --timings prints how long each stage took.
    (lambda run: "--timings" in run.arguments, re.compile(rb"\d+\.\d+ ms"), b"# ms"),
]


@dataclass(frozen=True)
class Side:
    """One of the two programs that are compared, and what it runs in."""

    program: Path
    environment: dict[str, str] = field(default_factory=dict)
    # Whether files are made in reverse order, so that folders may list them in another one.
    reverses_files: bool = False


@dataclass(frozen=True)
class Found:
    """A file, link or folder after a step."""

    kind: str  # file, link, folder
    mode: int
    content: bytes = b""


@dataclass
class Outcome:
    """What a run printed, and what is different in the folder since the step before."""

    code: int
    output: bytes
    errors: bytes
    # By path; None if it was removed.
    changes: dict[str, Optional[Found]]


class World:
    """A folder with a fixed path in which both programs run, one after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.project = folder / "project"
        self.seen: dict[str, tuple[tuple[int, ...], Found]] = {}

    def outcomes(self, case: Case, side: Side) -> list[Optional[Outcome]]:
        """One for each step; None for a step that is not a run."""
        self.lay_out(case.files, side.reverses_files)
        self.changes()
        results: list[Optional[Outcome]] = []
        for step in case.steps:
            if isinstance(step, Shell):
                self.shell(step.line)
                # The program did not make these changes.
                self.changes()
                results.append(None)
            else:
                results.append(self.outcome(step, side))
        return results

    def lay_out(self, files: dict[str, Entry], reverses: bool = False) -> None:
        remove(self.folder)
        for name in ("home", "tmp", "project"):
            (self.folder / name).mkdir(parents=True)
        self.seen = {}
        write(self.project, files, reverses)

    def shell(self, line: str) -> None:
        done = subprocess.run(
            ["sh", "-euc", line], cwd=self.project, env=self.environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True, timeout=PATIENCE, check=False)
        if done.returncode:
            # A program that wrote no file cannot have it changed. The runs before show that.
            (self.project / "shell-failed").write_bytes(done.stderr)

    def environment(self) -> dict[str, str]:
        """Nothing from the user's environment but the search path."""
        return {
            "PATH": os.environ["PATH"], "HOME": str(self.folder / "home"),
            "TMPDIR": str(self.folder / "tmp"), "LC_ALL": "C.UTF-8", "TZ": "UTC",
            "TERM": "xterm-256color",
            # A crash prints no addresses.
            "SWIFT_BACKTRACE": "enable=no",
            "GIT_CONFIG_NOSYSTEM": "1",
        }

    def outcome(self, step: Run | Watch, side: Side) -> Outcome:
        command = [str(side.program), *step.arguments]
        environment = {**self.environment(), **dict(step.environment), **side.environment}
        if isinstance(step, Watch):
            code, output, errors = self.watched(step, command, environment)
        elif step.on_terminal:
            code, output, errors = self.on_terminal(command, environment)
        else:
            code, output, errors = self.piped(command, environment)
        for applies, pattern, replacement in MASKS:
            if applies(step):
                output, errors = pattern.sub(replacement, output), pattern.sub(replacement, errors)
        return Outcome(code, output, errors, self.changes())

    def piped(self, command: list[str], environment: dict[str, str]) -> tuple[int, bytes, bytes]:
        try:
            done = subprocess.run(
                command, cwd=self.project, env=environment, stdin=subprocess.DEVNULL,
                capture_output=True, timeout=PATIENCE, check=False)
        except subprocess.TimeoutExpired:
            return 124, b"", f"it takes more than {PATIENCE} seconds\n".encode()
        return done.returncode, done.stdout, done.stderr

    def on_terminal(self, command: list[str], environment: dict[str, str]) -> tuple[int, bytes, bytes]:
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        with subprocess.Popen(
                command, cwd=self.project, env=environment, stdin=slave, stdout=slave,
                stderr=slave) as process:
            os.close(slave)
            timer = threading.Timer(PATIENCE, process.kill)
            timer.start()
            parts = []
            while True:
                try:
                    part = os.read(master, 65536)
                except OSError:  # Linux's answer when no process has the other end
                    break
                if not part:
                    break
                parts.append(part)
            code = process.wait()
            timer.cancel()
        os.close(master)
        return code, b"".join(parts), b""

    def watched(
        self, step: Watch, command: list[str], environment: dict[str, str]
    ) -> tuple[int, bytes, bytes]:
        errors_path = self.folder / "errors"
        with open(errors_path, "wb") as errors, subprocess.Popen(
                command, cwd=self.project, env=environment, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=errors) as process:
            timer = threading.Timer(PATIENCE, process.kill)
            timer.start()
            assert process.stdout
            descriptor = process.stdout.fileno()
            read = wait_for(descriptor, b"watching")
            for line, start in step.changes:
                self.shell(line)
                read += wait_for(descriptor, start.encode())
            process.send_signal(signal.SIGINT)
            read += process.stdout.read()
            code = process.wait()
            timer.cancel()
        printed = errors_path.read_bytes()
        errors_path.unlink()
        return code, read, printed

    def changes(self) -> dict[str, Optional[Found]]:
        """What is different in the folder since the last call. A file that was written again with
        the same bytes is different too: the command promises not to."""
        now: dict[str, tuple[tuple[int, ...], Found]] = {}
        different: dict[str, Optional[Found]] = {}
        for root in ("project", "tmp", "home"):
            for path, status in listed(str(self.folder / root)):
                name = path[len(str(self.folder)) + 1:]
                name = name[len("project/"):] if root == "project" else "../" + name
                is_folder = stat.S_ISDIR(status.st_mode)
                # A folder changes with every file in it.
                stamp = (status.st_mode,) if is_folder else (
                    status.st_mode, status.st_ino, status.st_size, status.st_mtime_ns)
                before = self.seen.get(name)
                if before and before[0] == stamp:
                    now[name] = before
                    continue
                now[name] = (stamp, found(path, status))
                different[name] = now[name][1]
        for name in self.seen:
            if name not in now:
                different[name] = None
        self.seen = now
        return different


def wait_for(descriptor: int, start: bytes) -> bytes:
    """Reads until a line has the start, the program ends, or it prints another line and no more."""
    read = b""
    while not re.search(rb"(?m)^" + re.escape(start) + rb".*\n", read):
        patience = SILENCE if read.endswith(b"\n") else PATIENCE
        ready, _, _ = select.select([descriptor], [], [], patience)
        part = os.read(descriptor, 65536) if ready else b""
        if not part:
            break
        read += part
    return read


def listed(folder: str) -> list[tuple[str, os.stat_result]]:
    entries = []
    open_folders = [folder]
    while open_folders:
        try:
            with os.scandir(open_folders.pop()) as items:
                for item in items:
                    if item.name in IGNORED:
                        continue
                    status = item.stat(follow_symlinks=False)
                    entries.append((item.path, status))
                    if stat.S_ISDIR(status.st_mode):
                        open_folders.append(item.path)
        except PermissionError:
            continue
    return entries


def found(path: str, status: os.stat_result) -> Found:
    mode = stat.S_IMODE(status.st_mode)
    if stat.S_ISLNK(status.st_mode):
        return Found("link", 0, os.fsencode(os.readlink(path)))
    if stat.S_ISDIR(status.st_mode):
        return Found("folder", mode)
    try:
        return Found("file", mode, Path(path).read_bytes())
    except PermissionError:
        return Found("file", mode)


def write(folder: Path, files: dict[str, Entry], reverses: bool = False) -> None:
    for path in sorted(files, reverse=reverses):
        entry = files[path]
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(entry, Folder):
            target.mkdir(exist_ok=True)
        elif isinstance(entry, Link):
            target.symlink_to(entry.target)
        else:
            content, mode = (entry.content, entry.mode) if isinstance(entry, Moded) else (entry, None)
            with open(target, "wb") as file:
                file.write(content)
            # The command treats files that changed just now in another way.
            os.utime(target, (THEN, THEN))
            if mode is not None:
                target.chmod(mode)


def remove(folder: Path) -> None:
    def permit(function, path, _):
        os.chmod(os.path.dirname(path), 0o755)
        os.chmod(path, 0o755)
        function(path)

    if folder.exists():
        shutil.rmtree(folder, onerror=permit)
