"""What the compared projects have, so that a run says what it tried."""

from collections import Counter

from model.project import Outcome
from model.rows import Row


def of_project(outcome: Outcome | None) -> Counter[str]:
    counts: Counter[str] = Counter(projects=1)
    if outcome is None:
        return counts
    counts.update(f"broken {rule}" for rule in outcome.report.broken)
    counts["tokens"] += sum(len(t.theme.tokens) for t in outcome.themes)
    counts["themes"] += len(outcome.themes)
    if outcome.audit:
        counts["compared claims"] += len(outcome.audit.claims)
        for row in outcome.audit.rows:
            counts.update(of_row(row))
        counts.update(f"color {color.status}" for color in outcome.audit.coverage.colors.values())
    return counts


def of_row(row: Row) -> list[str]:
    found = [f"verdict {row.outcome}", f"duty {row.duty.name}", f"layers {len(row.backs)}"]
    found += [f"rows by renderer {name}" for name in row.renderers if name]
    if row.on_gradient:
        gradients = sum(isinstance(side.value, list) for side in (row.front, *row.backs))
        found.append(f"rows with {gradients} gradients")
    return found
