"""Makes trials: a project folder, and command lines that run in it one after the other."""

import contextlib
import json
from pathlib import Path
from random import Random

from golden import dialects, inputs, mutations, projects, surface
from golden.cases import Case, Files, Folder, Link, Run, Shell
from hostile_texts import SHORT

COMMIT = ("git init -q -b main . && git add -A && "
          "git -c user.name=a -c user.email=a@example.com commit -qm one && git tag v1")
# A trial must not write outside its folder: no absolute paths, and no folder above.
HOSTILE = [text for text in [*SHORT.values(), "x" * 5000, "é" * 200, "--", "-", "-x", "--=", "--to=", "@a", "0", "1e999"]
           if "\0" not in text and ".." not in text and not text.startswith(("/", "~"))]
WORDS = json.loads((Path(__file__).parents[1] / "words.json").read_text(encoding="utf-8"))
# What options and arguments take, what a line needs, and how many arguments it can have. Options that
# are not listed take words from the files of the trial.
HELPERS, VALUES, NEEDED, MOST = (WORDS[key] for key in ("helpers", "values", "needed", "most"))


class Maker:
    """Makes random trials for a program."""

    def __init__(self, program: Path):
        self.commands = [command for command in surface.commands(program) if not command.has_commands]
        self.rules = surface.rules()
        self.missing = [name for name in HELPERS if not (program.parent / name).is_file()]
        self.outputs = [output for output in inputs.OUTPUTS
                        if output["format"] != "mustache" or "tincture-mustache" not in self.missing]
        self.projects = [*[inputs.starter(program), projects.every_type()] * 3, {}, *inputs.examples().values(), *(
            inputs.fuzz_project(target, data) for _, target, data in inputs.fuzz_inputs() if target != "convert" != "json")]
        self.samples = [files for name, files in dialects.samples().items()
                        if "tincture-yaml" not in self.missing or name not in ("YAML", "JSON5")]

    def trial(self, random: Random, old: Case | None = None) -> Case:
        """A new trial, or an old one with a change."""
        files = old.files if old else self.files(random)
        for _ in range(random.choice((0, 0, 0, 1, 2))):
            kinds = [kind for kind in mutations.KINDS if kind != "forbidden file"]
            with contextlib.suppress(RecursionError):  # Python reads no deeper
                files = mutations.broken(random, files, random.choice(kinds)) or files
        # Two changes can put a file where others need a folder.
        files = {path: entry for path, entry in files.items()
                 if not any(isinstance(files.get(str(folder), Folder()), (bytes, Link)) for folder in Path(path).parents)}
        paths = inputs.token_paths(files)[:40]
        words = [*files, *paths, *(path.rsplit("/", 1)[0] for path in paths), *random.sample(self.rules, 3), "nothing"]
        lines = [self.changed(random, step.arguments, words) for step in old.steps if isinstance(step, Run)] if old else []
        if not lines or random.random() < 0.3:
            lines = [*lines[-2:], self.line(random, words)]
        is_committed = random.random() < (0.7 if any(line[:1] == ("diff",) for line in lines) else 0.05)
        return Case("trial", files, [*([Shell(COMMIT)] if is_committed else []), *map(Run, lines)])

    def files(self, random: Random) -> Files:
        files = random.choice(self.projects)
        if random.random() < 0.2:
            files, _ = inputs.random_files(random.randrange(1_000_000))
        if files and random.random() < 0.3:
            files = inputs.with_outputs(files, random.sample(self.outputs, 3))
        if random.random() < 0.7:
            files = files | random.choice(self.samples)
        if random.random() < 0.3:
            files = files | {f"old/{path}": entry for path, entry in mutations.varied(random, files).items()}
        answer = projects.figma_answer(inputs.token_paths(files), random)
        return {**files, "figma.json": answer, "sub/x.txt": b"x"}

    def value(self, random: Random, known: list[str], words: list[str]) -> str:
        chosen = random.random()
        return random.choice(known if known and chosen < 0.8 else words if chosen < 0.92 else HOSTILE)

    def option(self, random: Random, command: surface.Command, words: list[str]) -> list[str]:
        name = random.choice(list(command.options))
        written = "--" + random.choice(command.names[name])
        if random.random() < (0.97 if name in command.flags else 0.03):
            return [written]
        value = self.value(random, command.options[name] or VALUES.get(name, []), words)
        return random.choice(([written, value], [f"{written}={value}"]))

    def line(self, random: Random, words: list[str]) -> tuple[str, ...]:
        command = random.choice(self.commands)
        if random.random() < 0.04:
            return random.choice((("help", *command.words), ("help", random.choice(words)), ("--version",),
                                  (*command.words, "--help"), (random.choice(words),)))
        known = VALUES.get(command.words[0], [])
        most = MOST.get(command.words[0], 1)
        count = random.randint(0, most if random.random() < 0.9 else 3)
        parts = [[self.value(random, known, words)] for _ in range(count)]
        if command.options:
            parts += [self.option(random, command, words) for _ in range(random.choice((0, 1, 1, 2, 3, 5)))]
        if random.random() < 0.95:
            parts += NEEDED.get(command.words[0], [])
        random.shuffle(parts)
        return (*command.words, *(word for part in parts for word in part))

    def changed(self, random: Random, line: tuple[str, ...], words: list[str]) -> tuple[str, ...]:
        """The line, one word less, or one option more."""
        command = next((one for one in self.commands if line[:len(one.words)] == one.words and one.options), None)
        if command is None or random.random() < 0.3:
            return line
        at = random.randrange(1, len(line) + 1)
        return random.choice((line[:at] + line[at + 1:], (*line, *self.option(random, command, words))))
