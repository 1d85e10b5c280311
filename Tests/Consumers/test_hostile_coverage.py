"""Every output, report and command is tested with the hostile texts."""

import json
import re

import hostile_project as projects
from conftest import ROOT
from test_hostile import AUDIT_READERS

# The texts that each command is tested with, by the tests named test_hostile*.
COMMANDS = {"build", "audit", "explain", "diff", "convert", "figma", "init", "propose", "fix"}
FORMATS = {"explain": {"text", "json"}, "diff": {"text", "markdown", "json", "html"}, "audit": set(AUDIT_READERS)}


def test_every_format_and_command_is_tested(tincture):
    schema = json.loads((ROOT / "schemas/tincture.schema.json").read_text(encoding="utf-8"))
    formats = max((found for found in enums(schema) if "xcassets" in found), key=len)
    assert set(projects.FORMATS) == set(formats), "a format of outputs is not in hostile_project.FORMATS"
    # A run of all tests fails if none of them finds a text in one of these (conftest.py).
    commands = set(re.findall(r"^  ([a-z-]+)  +[A-Z]", tincture.run("--help", code=0).stdout.partition(
        "SUBCOMMANDS:")[2], re.M))
    assert commands == COMMANDS
    for command, tried in FORMATS.items():
        text = " ".join(tincture.run(command, "--help", code=0).stdout.split())
        (listed,) = re.findall(r"The format of the \w+: ([a-z, ]+)[.;]", text)
        assert set(listed.split(", ")) == tried, command


def enums(schema):
    if isinstance(schema, dict):
        if "enum" in schema:
            yield schema["enum"]
        for value in schema.values():
            yield from enums(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from enums(value)
