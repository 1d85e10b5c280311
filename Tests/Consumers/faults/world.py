"""A project with outputs of seven formats, in two states that differ in every file."""

import os
import re
import resource
import signal
import subprocess
from pathlib import Path

from files import write_files

PATIENCE = 300  # seconds; long enough for a slow machine, but not endless
CODES = {0, 1, 2, 64}
TEMPORARY = re.compile(r"\.tincture-[0-9a-f]{16}\.(tmp|part|scratch)")
STATE = "tokens/surface.tokens.json"
GROUPS = ("accent", "alert", "badge", "card", "field", "link", "menu", "toast")

OUTPUTS = [
    {"format": "swift", "to": "out/Themes", "runtime": "inline"},
    {"format": "css", "to": "out/tokens.css"},
    {"format": "xcassets", "to": "out/Colors.xcassets"},
    {"format": "compose", "to": "out/kotlin", "package": "example.tokens"},
    {"format": "json", "to": "out/tokens.json"},
    {"format": "audit-html", "to": "out/reports/contrast.html"},
    {"format": "component-markdown", "to": "out/reports/components"},
]


def color(red, green, blue):
    return {"$type": "color", "$value": {"colorSpace": "srgb", "components": [red, green, blue]}}


def tokens(state):
    """The tokens of state 0 or 1, which differ in every output. Only one file differs, so that no
    build can mix both states."""
    return {
        "surface": {"page": color(1, 1, 1 - state / 50), "bg": color(0.9, 0.95 + state / 50, 1),
                    "text": color(0.1, 0.1 + state / 50, 0)},
    }


def contract(name):
    return {"component": f"EB{name.capitalize()}", "path": f"{name}/*", "axes": {},
            "roles": {"bg": {"type": "color"}, "text": {"type": "color"}},
            "contrast": [{"foreground": "text", "on": "bg"}]}


def project_files():
    return {
        "tincture.json": {"sources": ["tokens/*.tokens.json"], "contracts": ["tokens/*.contract.json"],
                          "outputs": OUTPUTS, "rules": {"unpaired-color": "off"},
                          "audit": {"standard": "wcag2.2", "level": "AA", "surface": "surface/page"}},
        **{f"tokens/{name}.contract.json": contract(name) for name in GROUPS},
        **{f"tokens/{name}.tokens.json":
           {name: {role: {"$type": "color", "$value": f"{{surface.{role}}}"}
                   for role in ("bg", "text")}} for name in GROUPS},
        STATE: tokens(0),
    }


def files_below(folder):
    """The bytes of every file by path. Files may appear and vanish during a build."""
    folder = Path(folder)
    return {str(path.relative_to(folder)): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if not TEMPORARY.fullmatch(path.name) and path.is_file() and not path.is_symlink()}


class Run:
    """The end of a run."""

    def __init__(self, code, output, errors):
        self.code, self.output, self.errors = code, output, errors

    def __repr__(self):
        return f"code {self.code}\n{self.output[-2000:]}\n{self.errors[-4000:]}"

    def must_end_well(self, *codes):
        """Checks that it ended by itself, and that it reported a failure with file and reason."""
        assert self.code in (codes or CODES), self
        assert "Fatal error" not in self.errors, self
        if self.code == 2:
            assert re.search(r"^.+: error: .+", self.errors, re.M), self
        if self.code == 1:
            assert re.search(r": error: .+\[[a-z0-9-]+\]$", self.errors, re.M), self
        return self


class World:
    """A project in a folder, its outputs in both states, and the command."""

    def __init__(self, binary, folder):
        self.binary, self.folder = str(binary), Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        write_files(self.folder, project_files())
        self.expected = []
        for state in (1, 0):
            self.set(state)
            self.run("build").must_end_well(0)
            self.expected.insert(0, self.outputs())
        one, other = self.expected
        assert one.keys() == other.keys()
        # Only outputs without values are the same in both states.
        self.differing = [path for path in one if one[path] != other[path]]
        assert len(self.differing) >= 20

    def set(self, state):
        """Writes the tokens of a state atomically."""
        write_files(self.folder, {STATE + ".new": tokens(state)})
        os.replace(self.folder / (STATE + ".new"), self.folder / STATE)

    def start(self, *arguments, prefix=(), **more):
        more.setdefault("cwd", self.folder)
        more.setdefault("stdin", subprocess.DEVNULL)
        more.setdefault("stdout", subprocess.PIPE)
        more.setdefault("stderr", subprocess.PIPE)
        environment = {k: v for k, v in os.environ.items() if k != "SOURCE_DATE_EPOCH"}
        environment.update(more.pop("environment", {}))
        return subprocess.Popen([*prefix, self.binary, *map(str, arguments)], env=environment, **more)

    def run(self, *arguments, limits=None, **more):
        """Runs the command to its end; `limits` maps resources to their maximum."""
        def limit():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            for name, most in (limits or {}).items():
                resource.setrlimit(getattr(resource, f"RLIMIT_{name}"), (most, most))

        process = self.start(*arguments, preexec_fn=limit, **more)
        try:
            output, errors = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise AssertionError(f"{arguments} did not end") from None
        read = [(text or b"").decode("utf-8", "replace") for text in (output, errors)]
        return Run(process.returncode, *read)

    def outputs(self):
        return files_below(self.folder / "out")

    def temporaries(self):
        return [path for path in self.folder.rglob(".tincture-*")]

    def reset(self, state=0, *arguments):
        """Builds a state, unless everything is already up to date, and removes other files."""
        self.set(state)
        if self.outputs() == self.expected[state] and not self.temporaries():
            return
        self.run("build", *arguments).must_end_well(0)
        assert self.outputs() == self.expected[state]
        assert self.temporaries() == []

    def whole(self, new=1):
        """Checks that every output is the complete old or new file; returns how many are new."""
        outputs = self.outputs()
        for path, found in outputs.items():
            assert found in (self.expected[0][path], self.expected[1][path]), f"{path} is torn"
        assert outputs.keys() == self.expected[0].keys()
        return sum(outputs[path] == self.expected[new][path] for path in self.differing)

    def untouched(self, state=0):
        assert self.outputs() == self.expected[state], "an output changed"
        assert self.temporaries() == []


def name_of(code):
    """An exit code in words."""
    return f"exit {code}" if code >= 0 else signal.Signals(-code).name
