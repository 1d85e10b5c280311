#!/usr/bin/env python3
"""Runs two or more builds of the command alternately and says what each takes.

    python3 Tests/Benchmarks/compare.py OLD NEW [MORE…] [--tokens 100000] [--runs 15] [--instructions]

Prints time (least and median), CPU time of the process, and peak memory of `build` of a token set in
two modes, of `build --check` of the tokens in this repository, and of `tincture --version`. The first
program is what the others are compared with, pair by pair, so a busy machine slows both. A program may
be followed by variables of its environment: `tincture,NAME=value`.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import sets  # noqa: E402
from measure import Bench, Series, instructions  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]


class Program:
    def __init__(self, words):
        path, *variables = words.split(",")
        self.name = words
        self.path = Path(path).resolve()
        self.environment = os.environ | dict(it.split("=", 1) for it in variables)


def compare(title, programs, folder, arguments, runs, bench, before=lambda: None):
    every = [Series() for _ in programs]
    for turn in range(runs + 1):
        for index in [*range(len(programs))][::1 if turn % 2 else -1]:
            before()
            program = programs[index]
            sample, _ = bench.once(folder, [program.path, *arguments], program.environment)
            if turn:
                every[index].samples.append(sample)
    print(f"\n{title}, {runs} runs each in turns")
    print(f"{'least':>9} {'median':>9} {'CPU':>9} {'memory':>9}  {'time ×':>7} {'CPU ×':>7}  program")
    for program, own in zip(programs, every):
        own.bases = every[0].samples
        least = min(sample.wall for sample in own.samples)
        print(f"{least * 1e3:7.1f}ms {own.median() * 1e3:7.1f}ms {own.median('cpu') * 1e3:7.1f}ms"
              f" {own.median('memory'):6.1f}MiB  {own.ratio():7.3f} {own.ratio('cpu'):7.3f}"
              f"  {program.name}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("programs", nargs="+")
    parser.add_argument("--tokens", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--instructions", action="store_true")
    options = parser.parse_args()
    programs = [Program(words) for words in options.programs]
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        runner = scratch / "run"
        subprocess.run(["cc", "-O2", "-o", runner, ROOT / "Tests/Benchmarks" / "run.c"], check=True)
        tokens = scratch / "tokens"
        sets.write("plain", options.tokens, tokens)
        shipped = scratch / "shipped"
        for part in ("tokens", "generated"):
            shutil.copytree(ROOT / part, shipped / part)
        shutil.copy(ROOT / "tincture.json", shipped)
        time.sleep(0.1)
        bench = Bench(runner, None, scratch)
        if options.runs:
            compare(f"build of {options.tokens:,} tokens in 2 modes", programs, tokens, ["build"],
                    options.runs, bench,
                    before=lambda: shutil.rmtree(tokens / "out", ignore_errors=True))
            compare("build --check of the shipped tokens", programs, shipped, ["build", "--check"],
                    options.runs * 5, bench)
            compare("tincture --version", programs, shipped, ["--version"], options.runs * 5, bench)
        if options.instructions:
            print("\nmillion instructions: build of the set, --check of the shipped tokens, --version")
            for program in programs:
                shutil.rmtree(tokens / "out", ignore_errors=True)
                counts = [
                    instructions([program.path, *words], folder, program.environment) / 1e6
                    for folder, words in ((tokens, ["build"]), (shipped, ["build", "--check"]),
                                          (shipped, ["--version"]))]
                print("".join(f"{count:9.1f}" for count in counts), "", program.name, flush=True)


if __name__ == "__main__":
    main()
