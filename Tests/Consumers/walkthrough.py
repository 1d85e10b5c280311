"""Runs the commands of a Markdown page exactly as a reader would.

    ```json tokens/a.tokens.json      writes the file
    ```json in tokens/a.tokens.json   are lines of the file, apart from their indentation
    In `file`, replace `a` with `b`   edits it; `with:` takes the following fence
    ```sh                             runs the lines, with the built tincture first in PATH
    ```text output                    is their whole output, both streams in order

UPDATE_PAGES=1 records the output, and fails if that changed the page.
"""

import os
import re
import subprocess

import pytest
from files import change, in_terminal

STEP = re.compile(
    r"In `(?P<file>[^`]+)`, replace `(?P<old>[^`]+)` with(?: `(?P<new>[^`]+)`|(?P<below>:))"
    r"|^(?P<indent> *)```(?P<kind>[a-z]+)(?P<rest>[^\n]*)\n(?P<body>.*?)^(?P=indent)```$",
    re.M | re.S)

# The line of an audit that names the version, the day and what was read.
FINGERPRINT = re.compile(r"(?<=^tincture )\S+ on \S+, files \S+$", re.M)


class Walk:
    """A page from a heading on. With columns, its commands run on a terminal of that width."""

    def __init__(self, page, folder, tincture, after="", columns=None):
        self.page, self.folder, self.columns = page, folder, columns
        self.path = f"{tincture.binary.parent}:{os.environ['PATH']}"
        self.text = page.read_text(encoding="utf-8")
        self.printed, self.edit, self.code, self.records = None, None, 0, []
        self.commands, self.start = 0, self.text.index(after)

    def steps(self):
        """Runs the whole page, and yields each fence after it is done."""
        for step in STEP.finditer(self.text, self.start):
            if step["file"]:
                self.edit = step["file"], step["old"]
                if not step["below"]:
                    self.replace(step["new"])
                continue
            body = re.sub(rf"^{step['indent']}", "", step["body"], flags=re.M)
            kind, rest = step["kind"], step["rest"].strip()
            if self.edit:
                self.replace(body.removesuffix("\n"))
            elif kind == "sh":
                self.run(body)
            elif rest == "output":
                self.compare(step, body)
            elif rest.startswith("in "):
                file, lines = ("\n".join(line.strip() for line in text.splitlines()) for text in (
                    (self.folder / rest[3:]).read_text(encoding="utf-8"), body))
                assert f"\n{lines}" in file, f"{rest[3:]} does not contain these lines:\n{body}"
            elif rest:
                file = self.folder / rest
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(body, encoding="utf-8")
            yield kind, rest, body
        self.record()

    def replace(self, new):
        (name, old), self.edit = self.edit, None
        change(self.folder / name, old, new)

    def run(self, script):
        variables = {k: v for k, v in os.environ.items() if k != "SOURCE_DATE_EPOCH"}
        variables |= {"PATH": self.path, "NO_COLOR": "1"}
        if self.columns:
            # A terminal of CI or of an editor gets lines.
            tools = dict.fromkeys(("CI", "GITHUB_ACTIONS", "INSIDE_EMACS"), "")
            variables |= tools | {"TERM": "xterm"}
            script = f"stty cols {self.columns} -onlcr\n{script}"
            self.printed, self.code = in_terminal(
                "bash", "-euo", "pipefail", "-c", script, cwd=self.folder, env=variables)
        else:
            done = subprocess.run(
                ["bash", "-euo", "pipefail", "-c", script], cwd=self.folder, env=variables,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                text=True, timeout=120, check=False)
            self.printed, self.code = done.stdout, done.returncode
        self.commands += 1
        assert self.code in (0, 1), f"{script} exits with {self.code}:\n{self.printed}"

    def compare(self, step, body):
        assert self.printed is not None, "there is a command above this output"
        if FINGERPRINT.sub("", body) == FINGERPRINT.sub("", self.printed):
            return
        if os.environ.get("UPDATE_PAGES") == "1":
            shown = re.sub(r"^(?=.)", step["indent"], self.printed, flags=re.M)
            self.records.append((step.start("body"), step.end("body"), shown))
        else:
            assert body == self.printed

    def record(self):
        text = self.text
        for start, end, shown in reversed(self.records):
            text = text[:start] + shown + text[end:]
        if text != self.text:
            self.page.write_text(text, encoding="utf-8")
            pytest.fail(f"recorded {self.page.name}; read the difference, then run again")
