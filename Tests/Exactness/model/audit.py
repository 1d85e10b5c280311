"""Every pair in every variant of every theme (product, section 5; docs/reference/contrast.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .claims import Claim, claim
from .contracts import Contract, Pair, Variant
from .coverage import uncovered
from .demands import PAINT, Demands, setting, surface_node, value_place
from .findings import Report
from .layers import is_large, lowest, measured_layers, names, opaque_value
from .pointers import Path, parsed, written
from .reading import Node, Place
from .rows import Row
from .theme import Fault
from .waivers import Waivers

if TYPE_CHECKING:
    from .project import Compiled


# A pair with one of these asks the same whatever size its text has.
UNSIZED = {"decorative", "inactive", "minimum", "graphic"}


class Audit:
    def __init__(
        self, project: Node, contracts: list[Contract], themes: list[Compiled],
        demands: Demands, report: Report, today: str | None, unbuilt: list[dict[str, str]],
        sources: list[Node],
    ) -> None:
        self.unbuilt = unbuilt
        self.sources = sources
        self.settings, self.themes, self.demands = project.get("audit"), themes, demands
        self.report, self.today = report, today
        self.rows: list[Row] = []
        self.unjudged = 0
        self.claims: list[Claim] = []
        for contract in contracts:
            self.contract(contract)
        uncovered(self, contracts)

    def contract(self, contract: Contract) -> None:
        rows: list[Row] = []
        unjudged: list[tuple[Pair, Variant]] = []
        for theme in self.themes:
            for variant in contract.variants(theme.choice):
                for pair in contract.pairs:
                    found = self.row(contract, theme, variant, pair)
                    if isinstance(found, Row):
                        rows.append(found)
                    elif found:
                        unjudged.append((pair, {**theme.choice, **variant}))
        for pair in contract.pairs:
            self.pair_exists(contract, pair)
        Waivers(self, contract, rows, unjudged)
        self.rows += rows
        self.unjudged += len(unjudged)
        for row in rows:
            if row.outcome in ("fail", "indeterminate"):
                rule = "low-contrast" if row.outcome == "fail" else "indeterminate-contrast"
                self.report.say(rule, self.place(row), row.foreground_path)
        self.claims += [claim(item, self.report) for item in contract.listed("claims")]

    def place(self, row: Row) -> Place:
        theme = next(t for t in self.themes if t.choice == row.theme)
        return value_place(theme.theme.tokens[parsed(row.foreground_path)])

    def pair_exists(self, contract: Contract, pair: Pair) -> None:
        """A pair is of paints, and of roles that some variant has together."""
        for name, place in ((pair.foreground, pair.node.place), (pair.on.text, pair.on.value_place)):
            side = contract.roles.get(name)
            if side is not None and side.type not in ("paint", *PAINT):
                self.report.say("invalid-contract", place)
        role = pair.foreground in contract.roles
        there = any(
            pair.there(v) and pair.foreground in (required := contract.required(v))
            and (pair.on.text in required or pair.on.text not in contract.roles)
            for v in contract.variants())
        if not role or not there:
            self.report.say("unmatched-pair", pair.node.place)

    def row(
        self, contract: Contract, theme: Compiled, variant: Variant, pair: Pair
    ) -> Row | bool:
        """A row; or whether there would be one if its tokens were not missing or broken."""
        required = contract.required(variant)
        if not pair.there(variant) or pair.foreground not in required:
            return False
        if pair.on.text in contract.roles and pair.on.text not in required:
            return False
        front = required[pair.foreground]
        back = required.get(pair.on.text) or parsed(pair.on.text)
        values = [self.paint(theme, path) for path in (front, back)]
        text = pair.node.get("text")
        sized = text is not None and not UNSIZED & set(pair.node.members)
        size = self.value(theme, parsed(text.value), "typography") if sized else None
        if any(isinstance(v, Fault) for v in (*values, size)):
            return True
        duty, asked = self.duty(theme.choice, pair, size)
        surface = surface_node(self.settings, theme.choice)
        ground = self.value(theme, parsed(surface.value), "color") if surface else None
        if isinstance(ground, Fault) and not opaque_value(values[1]):
            return True
        layers = measured_layers(values[0], values[1], ground)
        ratios = lowest(layers) if layers is not None else {}
        value = min(ratios.values(), default=None)
        exempt = duty in ("decorative", "inactive")
        outcome = "exempt" if exempt else "indeterminate" if value is None else (
            "pass" if value >= (asked or 0) else "fail")
        return Row(
            contract.component, theme.choice, variant, pair.foreground, written(front),
            pair.on.text, written(back), duty, asked, value, outcome, pair, layers or {},
            names(ratios) if ratios else {None},
            any(isinstance(v, list) and len(v) > 1 for v in values))

    def paint(self, theme: Compiled, path: Path) -> Any:
        return self.value(theme, path, *PAINT)

    def value(self, theme: Compiled, path: Path, *types: str) -> Any:
        resolved = theme.theme.done.get(path)
        return resolved.value if resolved and resolved.type in types else Fault.ERROR

    def duty(self, choice: dict[str, str], pair: Pair, size: Any) -> tuple[str, float | None]:
        node = pair.node
        level = setting(self.settings, "level", choice)
        strict = level is not None and level.value == "AAA"
        if "decorative" in node.members or "inactive" in node.members:
            return ("decorative" if "decorative" in node.members else "inactive"), None
        minimum = node.get("minimum")
        if minimum is not None:
            return "custom", minimum.value
        if "graphic" in node.members:
            return "graphic", 3.0
        if size is not None and is_large(size):
            return "large-text", 4.5 if strict else 3.0
        return "text", 7.0 if strict else 4.5
