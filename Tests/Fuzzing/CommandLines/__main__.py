"""Fuzzes whole command lines. See docs/contributing/fuzzing.md.

The log has libFuzzer's words, so that Scripts/fuzz-table.py reads it as well.
"""

import argparse
import hashlib
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

TESTS = Path(__file__).resolve().parents[2]
sys.path += [str(Path(__file__).parent), str(TESTS / "Golden"), str(TESTS / "Consumers")]

from command_lines.judging import Judge, kind_of  # noqa: E402
from command_lines.making import HELPERS, Maker  # noqa: E402
from golden.cases import Case, Entry, Folder, Link, Run, Shell  # noqa: E402

ESCAPING = "surrogateescape"  # for bytes that are not UTF-8


def save(case: Case, folder: Path, prefix: str = "") -> Path:
    def written(entry: Entry) -> Any:
        is_link = isinstance(entry, Link)
        return {"link": entry.target} if is_link else entry.decode(errors=ESCAPING) if isinstance(entry, bytes) else {}

    text = json.dumps({
        "lines": [step.line if isinstance(step, Shell) else step.arguments for step in case.steps],
        "files": {name: written(entry) for name, entry in case.files.items()}}, indent=2) + "\n"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{prefix}{hashlib.sha256(text.encode()).hexdigest()[:16]}.json"
    path.write_text(text)
    return path


def load(path: Path) -> Case:
    def read(value: Any) -> Entry:
        return value.encode(errors=ESCAPING) if isinstance(value, str) else Link(value["link"]) if value else Folder()

    value = json.loads(path.read_text())
    steps = [Shell(line) if isinstance(line, str) else Run(tuple(line)) for line in value["lines"]]
    return Case(path.stem, {name: read(entry) for name, entry in value["files"].items()}, steps)


def fuzz(maker: Maker, judge: Judge, arguments: argparse.Namespace) -> int:
    for helper in maker.missing:
        print(f"no {helper} next to the program: {HELPERS[helper]} left out")
    # Trials stay in files: the memory of a run that is measured is at least that of this process.
    kept: list[Path] = []
    behaviors, kinds = set(), Counter()
    started = time.monotonic()
    corpus = arguments.folder / "corpus" / "commands"
    waiting = sorted(corpus.glob("*.json"))
    print(f"{len(waiting)} trials from earlier runs; --seed {arguments.seed}", flush=True)
    while time.monotonic() - started < 60 * arguments.minutes:
        random = Random(f"{arguments.seed} {judge.runs}")
        old = load(random.choice(kept)) if kept and random.random() < 0.5 else None
        case = load(waiting.pop()) if waiting else maker.trial(random, old)
        found = judge.judge(case)
        if judge.behaviors - behaviors:
            behaviors |= judge.behaviors
            kept.append(save(case, corpus))
        for sentence in found:
            kinds[kind := kind_of(sentence)] += 1
            if kinds[kind] == 1:
                path = save(case, arguments.folder / "crashes", "commands-")
                print(f"property broken: {sentence}\nwritten to {path}", flush=True)
    seconds = round(time.monotonic() - started)
    print(*(f"{count:6} {kind}" for kind, count in kinds.most_common()), sep="\n")
    print(f"ft: {len(behaviors)} corp: {len(kept)} exec/s: {judge.runs // max(1, seconds)}\n"
          f"Done {judge.runs} runs in {seconds} second(s)\nstat::number_of_executed_units: {judge.runs}")
    return 1 if kinds else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=Path, help="the built tincture")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--seed", type=int, default=time.time_ns())
    parser.add_argument("--folder", type=Path, default=Path(".build/fuzz"), help="where trials are kept")
    parser.add_argument("--replay", type=Path, nargs="+", help="trials that were kept")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="command-lines-") as folder:
        judge = Judge(arguments.program.resolve(), Path(folder).resolve() / "world")
        if not arguments.replay:
            return fuzz(Maker(judge.program), judge, arguments)
        found = [f"{path}: {sentence}" for path in arguments.replay for sentence in judge.judge(load(path))]
    print(*found, sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
