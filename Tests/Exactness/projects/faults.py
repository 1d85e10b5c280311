"""Faults, each added where it is possible."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from . import faults_in_contracts, faults_in_groups, faults_in_resolvers, faults_in_values

Fault = Callable[[Random, dict[str, Any]], bool]
KINDS: list[Sequence[Fault]] = [
    faults_in_values.FAULTS, faults_in_values.FAULTS, faults_in_groups.FAULTS,
    faults_in_resolvers.FAULTS, faults_in_contracts.FAULTS]


def sow(random: Random, files: dict[str, Any]) -> None:
    """One fault of any kind that the project has a place for."""
    for _ in range(20):
        if random.choice(random.choice(KINDS))(random, files):
            return
