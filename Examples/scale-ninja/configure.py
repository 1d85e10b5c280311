#!/usr/bin/env python3
"""Writes build.ninja for all projects (*.json) in the current folder: configure.py [TINCTURE].

TINCTURE is the command to run, by default the one in the PATH. ninja runs this script again when a
project file changes; for a new one, run it by hand.
"""

import json
import shlex
import subprocess
import sys
from pathlib import Path

HEAD = """\
ninja_required_version = 1.7

# Unchanged files are not written (restat), and what each action reads it says itself (depfile).
rule theme
  command = $action --depfile $out_d > /dev/null
  description = tincture $theme
  depfile = $out_d
  deps = gcc
  restat = 1

rule configure
  command = $action
  description = listing actions
  generator = 1
  restat = 1
"""


def escaped(path):
    """A path as ninja reads it."""
    return path.replace("$", "$$").replace(" ", "$ ").replace(":", "$:")


def command(words):
    return shlex.join(words).replace("$", "$$")


def edge(action, tincture):
    theme = action["command"][action["command"].index("--only") + 1]
    outputs, inputs = (" ".join(map(escaped, action[key])) for key in ("outputs", "inputs"))
    return f"""
build {outputs}: theme {inputs}
  action = {command([tincture, *action["command"][1:]])}
  theme = {theme.replace("$", "$$")}
  out_d = .depfiles/{theme.replace("/", "-").replace("$", "$$")}.d
"""


def configure(tincture):
    projects = sorted(str(path) for path in Path().glob("*.json"))
    listed = subprocess.run(
        [tincture, "build", "--list-actions", *projects], check=True, text=True,
        stdout=subprocess.PIPE).stdout
    edges = [edge(json.loads(line), tincture) for line in listed.splitlines()]
    again = f"""
build build.ninja: configure | {" ".join(map(escaped, projects))}
  action = {command([sys.executable, str(Path(__file__).resolve()), tincture])}
"""
    Path("build.ninja").write_text(HEAD + again + "".join(edges), encoding="utf-8")


if __name__ == "__main__":
    configure(sys.argv[1] if len(sys.argv) > 1 else "tincture")
