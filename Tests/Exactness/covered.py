"""The coverage of the audit, compared."""

import math
from collections import Counter
from typing import TYPE_CHECKING, Any

from model.coverage import OPEN, Cell, Coverage
from model.pointers import written
from model.project import Outcome
from verdicts import holds, key, sided

if TYPE_CHECKING:
    from compare import Ran


def coverage(outcome: Outcome, ran: "Ran") -> list[str]:
    theirs = ran.audit.get("coverage")
    if theirs is None or outcome.audit is None:
        return [] if outcome.audit is None else ["the command has no coverage"]
    ours = outcome.audit.coverage
    listed = {(t["path"], t["part"]): t for t in theirs["tokens"]}
    own = {(written(path), part): color for (path, part), color in ours.colors.items()}
    found = sided(set(map(str, listed)), set(map(str, own)))
    for unit in listed.keys() & own.keys():
        if listed[unit]["status"] != own[unit].status:
            found.append(f"{unit} is {listed[unit]['status']}, the model has {own[unit].status}")
        a, b = spelled(listed[unit], outcome), cells(ours, own[unit].cells)
        found += [f"cells of {unit}: {d}" for d in sided(a, b)]
    return found + sums(theirs, ours)


def sums(theirs: dict[str, Any], ours: Coverage) -> list[str]:
    every = [status for color in ours.colors.values() for status in color.cells.values()]
    counts = Counter(color.status for color in ours.colors.values())
    covered = sum(status not in OPEN for status in every)
    own = {"colors": len(ours.colors), "cells": len(every), "covered": covered} | {
        name: counts[name] for name in ("measured", "waived", "exempt", "partly", "never")}
    found = [f"{name} {theirs[name]}, the model has {value}" for name, value in own.items()
             if theirs[name] != value]
    checks, factor = ours.checks, 1 + ours.left_out
    total = sum(checks.values()) * factor
    known = {name: float(checks[name]) for name in ("measured", "waived", "exempt")}
    known |= {"all": total, "never": total - sum(known.values())}
    for name, value in theirs["checks"].items():
        if abs(value - known[name]) > 1e-9 * max(1, total):
            found.append(f"{name} checks {value}, the model has {known[name]}")
    # Printed with two decimals, cut as ratios are.
    for name, part in (("percent", total - known["never"]), ("measuredPercent", known["measured"])):
        percent = math.floor(10000 * part / total + 1e-9) / 100 if total else 100
        if theirs[name] != percent:
            found.append(f"{name} {theirs[name]}, the model has {percent}")
    return found


def spelled(token: dict[str, Any], outcome: Outcome) -> set[str]:
    """The cells that the command lists, one for each theme."""
    found = set()
    for cell in token["cells"]:
        for compiled in outcome.themes:
            if holds(cell["holds"], compiled.choice):
                found.add(f"{cell['component']} {cell['role']} {key(compiled.choice)} "
                          f"{key(cell['variant'] or {})} {cell['status']}")
    return found


def cells(ours: Coverage, own: dict[Cell, str]) -> set[str]:
    found = set()
    for cell, status in own.items():
        component = None if cell.contract is None else ours.contracts[cell.contract].component
        choice = ours.audit.themes[cell.theme].choice
        found.add(f"{component} {cell.role} {key(choice)} {key(dict(cell.variant))} {status}")
    return found
