"""Finds words, sentences and lengths that make our English hard to read.

    Scripts/words.py [--words FILE] [--limit N] [PATH…]

Reads Markdown (prose, without code) and Swift (comments, strings and test names); a folder means
all such files in it. Without a path: README, CONTRIBUTING, SECURITY, docs, the other READMEs and the
DocC pages of what apps import. Prints `path:line: …` for each find, and exits with 1 if there is one.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "Scripts" / "words.txt"
LONGEST = 40  # words of a sentence


def pages():
    """The documents that people read."""
    names = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "Tests/StandIns/README.md",
             "Sources/tincture/Starter/README.md")
    apps = ("EBComponents", "EBComponentsUIKit", "TokenValues")
    return [ROOT / name for name in names] + sorted(
        [*(ROOT / "docs").rglob("*.md"), *(ROOT / "Examples").glob("*/README.md"),
         *(page for app in apps for page in (ROOT / "Sources" / app).glob("*.docc/*.md"))])


def rules(file=WORDS):
    """The list: each expression with what to write instead."""
    lines = file.read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" => ") for line in lines if line and not line.startswith("#")]
    return [(re.compile(rf"\b(?:{word})(?!\w)", re.I), instead) for word, instead in pairs]


def markdown(text):
    """Lines of prose by their number: no fences, no comments, code words as one `x`."""
    inside = False
    text = re.sub(r"<!--.*?-->", lambda match: "\n" * match[0].count("\n"), text, flags=re.S)
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            inside = not inside
        elif not inside:
            line = re.sub(r"\]\([^)]*\)", "]", line)
            yield number, re.sub(r"`[^`]*`", "x", line)


def swift(text):
    """Comments, strings and names in backticks by line; what is interpolated becomes `x`."""
    block = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip().startswith('"""') or line.rstrip().endswith('"""'):
            block = not block
            continue
        if block:
            yield number, re.sub(r"\\\([^)]*\)", "x", line)
            continue
        parts = re.findall(r'//.*$|"(?:\\.|[^"\\])*"|func `[^`]*`', line)
        words = " ".join(re.sub(r"`[^`]*`", "x", it) if it.startswith("//") else it for it in parts)
        if words:
            yield number, re.sub(r"\\\([^)]*\)", "x", words)


def sentences(lines):
    """Sentences of paragraphs and list items, with the line they begin on; no tables, no headings."""
    paragraph, start = [], 0
    for number, line in [*lines, (0, "")]:
        starts = re.match(r"\s*(?:[-*]|\d+\.)\s", line)
        if paragraph and (starts or not line.strip() or re.match(r"\s*[|#>]", line)):
            for sentence in re.split(r"(?<=[.!?:])[\"’”)*]*\s+", " ".join(paragraph)):
                yield start, sentence
            paragraph = []
        if line.strip() and not re.match(r"\s*[|#>]", line):
            start = start if paragraph else number
            paragraph.append(line.strip())


def found(path, words, limit=LONGEST):
    """What is wrong in a file, as `(line, text)`."""
    text = path.read_text(encoding="utf-8")
    lines = list((swift if path.suffix == ".swift" else markdown)(text))
    for number, line in lines:
        for expression, instead in words:
            for match in expression.finditer(line):
                yield number, f"'{match[0]}': write {instead}"
    if path.suffix == ".md":
        for number, sentence in sentences(lines):
            count = len(sentence.split())
            if count > limit:
                yield number, f"a sentence of {count} words: {' '.join(sentence.split()[:6])} …"


def files(paths):
    for path in paths:
        if path.is_dir():
            yield from sorted(it for it in path.rglob("*") if it.suffix in (".md", ".swift"))
        else:
            yield path


def main():
    parser = argparse.ArgumentParser(description="Finds words that make our English hard to read.")
    parser.add_argument("paths", nargs="*", type=Path)
    parser.add_argument("--words", type=Path, default=WORDS)
    parser.add_argument("--limit", type=int, default=LONGEST, help="words of a sentence")
    options = parser.parse_args()
    words, count = rules(options.words), 0
    for path in files(options.paths) if options.paths else pages():
        for number, text in found(path, words, options.limit):
            print(f"{path}:{number}: {text}")
            count += 1
    print(f"{count} finds", file=sys.stderr)
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
