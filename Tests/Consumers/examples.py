"""Copies of the packages in Examples, and the commands that run in them."""

import os
import re
import shutil
import subprocess
import time

from files import BUILT, ROOT, change, run

WORK = ROOT / ".build" / "examples"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Example:
    """A clean copy of an example. Keeps what SwiftPM builds between runs, so that the tool is
    compiled only once; all files of the example itself are new."""

    def __init__(self, name, folder):
        self.folder = folder / name
        self.ended = 0
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(ROOT / "Examples" / name, self.folder, ignore=shutil.ignore_patterns(".*"))
        commands = folder_with_tincture()
        unwanted = ("SOURCE_DATE_EPOCH", "TINCTURE_STRICT")
        self.environment = {k: v for k, v in os.environ.items() if k not in unwanted} | {
            "PATH": f"{commands}:{os.environ['PATH']}",
            "SWIFTPM_BUILD_DIR": str(WORK / f"{name}.build")}

    def run(self, command, code=0):
        """Runs a line of a README; returns its output, both streams in order.

        The Swift compiler compares the times of files by the second, so a file that changes twice in
        a second would be compiled once.
        """
        time.sleep(max(0, self.ended + 1.1 - time.monotonic()))
        done = subprocess.run(
            ["bash", "-c", command], cwd=self.folder, env=self.environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=1200, check=False)
        self.ended = time.monotonic()
        assert code is None or done.returncode == code, f"{command}\n{done.stdout}"
        return done.stdout

    def readme(self):
        """The commands of the README, and the lines that it says they print."""
        fences = FENCE.findall((self.folder / "README.md").read_text(encoding="utf-8"))
        commands = [line for kind, text in fences if kind == "sh" for line in text.splitlines()]
        printed = [line for kind, text in fences if kind == "text" for line in text.splitlines()]
        assert commands and printed
        return commands, printed

    def build(self, code=0):
        """Builds; returns the log, the targets whose tokens were compiled, and the compiled Swift
        files, each with its target."""
        log = self.run("swift build", code)
        tokens = re.findall(r"\] Compiling the tokens of (\w+)", log)
        swift = set(re.findall(r"\] Compiling (\w+) (\S+\.swift)", log))
        return log, tokens, swift

    def settle(self):
        """Builds until nothing is left to do: SwiftPM links the tool again after its first build."""
        for _ in range(4):
            _, tokens, swift = self.build()
            if not tokens and not swift:
                return
        raise AssertionError("every build compiles something")

    def replace(self, path, old, new):
        change(self.folder / path, old, new)

    def files(self):
        """The bytes of every file by path, except for what SwiftPM resolved."""
        return {
            path.relative_to(self.folder): path.read_bytes()
            for path in sorted(self.folder.rglob("*"))
            if path.is_file() and path.name != "Package.resolved"}


def folder_with_tincture():
    """A folder with a script that runs the built command: unlike the command, it is packed at once."""
    folder = WORK / "bin"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "tincture"
    file.unlink(missing_ok=True)
    file.write_text(f"#!/bin/sh\nexec '{BUILT.resolve() / 'tincture'}' \"$@\"\n")
    file.chmod(0o755)
    return folder


def with_released_package(name):
    """A copy that depends on the released package, with the built program in its bundle."""
    release = WORK / "release"
    version = run(BUILT / "tincture", "--version").stdout.strip()
    run(ROOT / "Scripts/release", version, "--from", folder_with_tincture(), "--output", release)
    shutil.rmtree(release / "tincture", ignore_errors=True)
    run("unzip", "-q", release / f"tincture-{version}-package.zip", "-d", release)
    example = Example(name, WORK)
    example.environment["TINCTURE_PACKAGE"] = str(release / "tincture")
    return example


def next_to_tincture(name):
    """A copy in which `../..` is this package."""
    package = WORK / "package"
    package.mkdir(parents=True, exist_ok=True)
    for part in ("Package.swift", "Plugins", "Sources", "Tests", "generated"):
        link = package / part
        if not link.is_symlink():
            link.symlink_to(ROOT / part)
    return Example(name, package / "Examples")
