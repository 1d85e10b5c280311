"""Finds words, sentences and lengths that make our English hard to read.

    Scripts/words.py [--words FILE] [--limit N] [PATH…]

Reads Markdown (prose without code), Swift (comments, strings, test names and the length of
messages), and Python and shell scripts (comments and docstrings). A folder means all such files in
it, without generated Swift. Without a path: README, CHANGELOG, CONTRIBUTING, SECURITY, docs, the
other READMEs and the DocC pages of what apps import. Prints `path:line: …` for each find, and exits with 1 if
there is one.
"""

import argparse
import re
import sys
import tokenize
from io import StringIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "Scripts" / "words.txt"
LONGEST = 40  # words of a sentence
LONGEST_MESSAGE = 25  # words of a message; an interpolation counts as one word
MESSAGE = re.compile(
    r"^(?!\s*//).*?\b(?:message:|(?:ValidationError|refuse|noteLoss|noteChange)\()", re.M)


def pages():
    """The documents that people read."""
    names = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "Tests/Components/StandIns/README.md",
             "Sources/Command/tincture/Starter/README.md")
    return [ROOT / name for name in names] + sorted(
        [*(ROOT / "docs").rglob("*.md"), *(ROOT / "Examples").glob("*/README.md"),
         *(ROOT / "Sources/Components").glob("*/*.docc/*.md")])


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


def script(text):
    """Comments by line, and docstrings of Python."""
    if not re.match(r'#!.*python|"""', text):
        comments = re.finditer(r"(?:^|(?<=\s))#[ \t].*", text, re.M)
        yield from ((text.count("\n", 0, it.start()) + 1, it[0]) for it in comments)
        return
    before = tokenize.NEWLINE
    for token in tokenize.generate_tokens(StringIO(text).readline):
        begins = before in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
        if token.type == tokenize.COMMENT or begins and token.type == tokenize.STRING:
            for number, line in enumerate(token.string.splitlines(), token.start[0]):
                yield number, re.sub(r"`[^`]*`", "x", line)
        if token.type not in (tokenize.COMMENT, tokenize.NL):
            before = token.type


def literal(text, start):
    """A Swift string with each interpolation as `x`, and where it ends."""
    words, at = "", start + 1
    while at < len(text) and text[at] != '"':
        if text.startswith("\\(", at):
            words, at = words + "x", expression(text, at + 2)[1] + 1
        else:
            step = 2 if text[at] == "\\" else 1
            words, at = words + text[at:at + step], at + step
    return words, at + 1


def expression(text, start):
    """The words of a Swift expression, and where it ends. Joined strings are one text, of two
    alternatives the longer counts, and code is one `x`."""
    branches, words, code, at = [], "", False, start
    while at < len(text) and text[at] not in ")]},":
        if text[at] == '"':
            more, at = literal(text, at)
            words, code = words + more, True
        elif text[at] in "([{":
            inner, at = expression(text, at + 1)
            while at < len(text) and text[at] == ",":
                at = expression(text, at + 1)[1]
            words, code, at = words if code else words + inner, True, at + 1
        elif operator := re.match(r"\s+([+?:])\s+", text[at:at + 200]):
            if operator[1] != "+":
                branches, words = branches + [words] if operator[1] == ":" else [], ""
            code, at = False, at + len(operator[0])
        else:
            if not code and not text[at].isspace():
                words, code = words + "x", True
            at += 1
    return max([*branches, words], key=lambda it: len(it.split())), at


def messages(text):
    """The messages of findings and errors, with the line each begins on."""
    for match in MESSAGE.finditer(text):
        yield text.count("\n", 0, match.end()) + 1, expression(text, match.end())[0]


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


READERS = {".md": markdown, ".swift": swift, ".py": script}


def found(path, words, limit=LONGEST):
    """What is wrong in a file, as `(line, text)`."""
    text = path.read_text(encoding="utf-8")
    lines = list(READERS.get(path.suffix, script)(text))
    for number, line in lines:
        for expression, instead in words:
            for match in expression.finditer(line):
                yield number, f"'{match[0]}': write {instead}"
    if path.suffix == ".md":
        for number, sentence in sentences(lines):
            count = len(sentence.split())
            if count > limit:
                yield number, f"a sentence of {count} words: {' '.join(sentence.split()[:6])} …"
    if path.suffix == ".swift":
        for number, message in messages(text):
            count = len(message.split())
            if count > LONGEST_MESSAGE:
                yield number, f"a message of {count} words: {' '.join(message.split()[:6])} …"


def is_read(path):
    """Whether a file in a folder is read: by its ending, or because it is a script; generated Swift
    is not."""
    if not path.is_file() or path.suffix not in (*READERS, ""):
        return False
    start = path.read_bytes()[:200]
    return not start.startswith(b"// Generated ") if path.suffix else start[:2] == b"#!"


def files(paths):
    for path in paths:
        if path.is_dir():
            inside = (it for it in path.rglob("*") if "/." not in f"/{it.relative_to(path)}")
            yield from sorted(filter(is_read, inside))
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
