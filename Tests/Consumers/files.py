"""The built programs, and a function that writes the files of a project."""

import json
import os
import pty
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The folder with the tested programs and their modules. Scripts/consumers builds them there;
# TINCTURE_BUILT sets another folder, such as .build/debug.
BUILT = (ROOT / os.environ.get("TINCTURE_BUILT", ".build/tests/release")).absolute()


def module_folder(name):
    """The folder of one of our modules, in whichever wing of Sources it is."""
    [folder] = (ROOT / "Sources").glob(f"*/{name}")
    return folder


@cache
def manifest(folder=".", **variables):
    """A manifest as SwiftPM reads it, with no other of our variables."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("TINCTURE_")}
    done = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT / folder, env=environment | variables,
        capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def run(*command, cwd=ROOT, code=0, **variables):
    """Runs a command to its end, and checks its exit code; None accepts each."""
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env=os.environ | variables, capture_output=True,
        text=True, timeout=300, check=False)
    assert code is None or done.returncode == code, done.stdout + done.stderr
    return done


def in_terminal(*command, cwd, env):
    """The output on a terminal, both streams together, and the exit code."""
    parent, child = pty.openpty()
    process = subprocess.Popen(
        list(map(str, command)), cwd=cwd, stdin=child, stdout=child, stderr=child, env=env)
    os.close(child)
    parts = []
    while True:
        try:
            part = os.read(parent, 65_536)
        except OSError:  # the other end is closed
            break
        if not part:
            break
        parts.append(part)
    process.wait(timeout=60)
    os.close(parent)
    return b"".join(parts).decode(), process.returncode


def tracked(*patterns):
    """The files of the work tree that git does not ignore."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *patterns)
    return {path for path in listed.stdout.split("\0") if path}


def change(file, old, new):
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old} must occur once in {file}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def write_files(folder, files):
    for path, content in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        text = content if isinstance(content, str) else json.dumps(content, indent=2)
        file.write_text(text, encoding="utf-8")
