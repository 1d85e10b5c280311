"""What the command lists: commands, options, words of options; and which of these are in cases."""

import json
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import inputs, places
from .cases import Case

# Options of every command that only print. The cases of help have them.
PRINTING = {"help", "version"}


@dataclass
class Command:
    words: tuple[str, ...]  # figma, plan
    # By the name after the dashes: the words that it takes; empty if it takes others or none.
    options: dict[str, list[str]] = field(default_factory=dict)
    # Names that mean the same, by the first of them.
    names: dict[str, list[str]] = field(default_factory=dict)
    # Those of `options` that take no value.
    flags: set[str] = field(default_factory=set)
    has_commands: bool = False


def commands(program: Path) -> list[Command]:
    """All commands of a program, hidden ones too."""
    done = subprocess.run(
        [program, "--experimental-dump-help"], capture_output=True, text=True, check=True,
        timeout=60)
    found: list[Command] = []

    def walk(entry: dict[str, Any], words: tuple[str, ...]) -> None:
        command = Command(words, has_commands=bool(entry.get("subcommands")))
        for argument in entry.get("arguments", []):
            names = [name["name"] for name in argument.get("names", []) if name["kind"] == "long"]
            if not names or PRINTING & set(names):
                continue
            kind = argument.get("completionKind")
            listed = kind.get("list", {}).get("values", []) if isinstance(kind, dict) else []
            command.options[names[0]] = listed
            command.names[names[0]] = names
            command.flags |= {names[0]} if argument["kind"] == "flag" else set()
        found.append(command)
        for inner in entry.get("subcommands", []):
            walk(inner, (*words, inner["commandName"]))

    walk(json.loads(done.stdout)["command"], ())
    return [command for command in found if command.words != ("help",)]


def schema() -> dict[str, Any]:
    file = places.place("schemas") / "tincture.schema.json"
    return json.loads(file.read_text(encoding="utf-8"))


def rules() -> list[str]:
    names = schema()["$defs"]["rules"]["propertyNames"]["enum"]
    return [name for name in names if name != "preset"]


def output_schema() -> dict[str, Any]:
    return schema()["$defs"]["output"]["properties"]


def missing(program: Path, cases: Iterable[Case]) -> list[str]:
    """What the command offers and no case has, as sentences."""
    known = commands(program)
    used: set[str] = set()
    for case in cases:
        # An option in wrong usage is not tried, and a setting in a broken project may not be read.
        if case.name.startswith(("usage:", "broken:")):
            continue
        for run in case.runs:
            used |= uses(run.arguments, known)
        used |= settings(case)
    wanted: list[str] = []
    for command in known:
        name = " ".join(command.words)
        if command.words and not command.has_commands:
            wanted.append(f"command {name}")
        wanted.append(f"help of {name}" if name else "help")
        for option, words in command.options.items():
            wanted += [f"{name} --{each}" for each in command.names[option]]
            wanted += [f"{name} --{option} {word}" for word in words]
    for setting, rule in output_schema().items():
        wanted.append(f"setting {setting}")
        wanted += [f"setting {setting} {word}" for word in rule.get("enum", [])]
    wanted += [f"help {rule}" for rule in rules()]
    return [f"no case has: {need}" for need in wanted if need not in used]


def uses(arguments: tuple[str, ...], known: list[Command]) -> set[str]:
    """What a run has, in the words of `missing`."""
    fits = [command for command in known if arguments[:len(command.words)] == command.words]
    command = max(fits, key=lambda command: len(command.words))
    name = " ".join(command.words)
    rest = arguments[len(command.words):]
    if arguments[:1] == ("help",):
        return {f"help of {' '.join(arguments[1:])}" if len(arguments) > 1 else "help",
                f"help {' '.join(arguments[1:])}"}
    if {"--help", "-h"} & set(rest):
        return {f"help of {name}" if name else "help"}
    if {"--version", "--generate-completion-script"} & set(rest):
        return set()
    found = {f"command {name}"}
    for at, word in enumerate(rest):
        if not word.startswith("--"):
            continue
        option, _, value = word[2:].partition("=")
        for first, names in command.names.items():
            if option in names:
                found.add(f"{name} --{option}")
                following = rest[at + 1] if at + 1 < len(rest) else ""
                found.add(f"{name} --{first} {value or following}")
    return found


def settings(case: Case) -> set[str]:
    """The settings of outputs in project files of the case that a build reads."""
    if not any(run.arguments[:1] == ("build",) for run in case.runs):
        return set()
    found: set[str] = set()
    for path, entry in case.files.items():
        if not path.endswith("tincture.json"):
            continue
        project = inputs.parsed(entry)
        outputs = project.get("outputs") if isinstance(project, dict) else None
        for output in outputs if isinstance(outputs, list) else []:
            for key, value in output.items() if isinstance(output, dict) else ():
                found |= {f"setting {key}", f"setting {key} {value}"}
    return found
