"""A whole project: what is read, the themes it makes, what is measured."""

from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from .audit import Audit
from .contracts import Contract
from .demands import demand
from .findings import Report
from .merging import Merging, Source
from .reading import Node, read_json
from .resolver import Choice, Document, Files
from .shapes import Shapes
from .theme import Theme
from .tree import Expander, lend


@dataclass
class Compiled:
    """A theme, as it was chosen."""

    choice: Choice
    theme: Theme


@dataclass
class Outcome:
    report: Report
    themes: list[Compiled] = field(default_factory=list)
    audit: Audit | None = None
    # Every tree of tokens that is read, whether a theme has it or not.
    sources: list[Node] = field(default_factory=list)


def examine(texts: dict[str, str], today: str | None = None) -> Outcome:
    """All results of a project, from the texts of its files."""
    read = {name: read_json(text) for name, text in texts.items()}
    files = {name: node for name, (node, _) in read.items()}
    project = files["tincture.json"]
    rules = project.get("rules")
    report = Report(rules.plain() if rules else None)
    if any(repeated for _, repeated in read.values()):
        report.say("duplicate-key")
    outcome = Outcome(report)
    contracts = [Contract(files[name]) for name in matched(project, "contracts", files)]
    themes = chosen_themes(project, files, contracts, report, outcome.sources)
    if themes is None:
        return outcome
    quiet = Report("off")
    shown = themes or whole(project, files)
    first = Expander(Merging(shown[0][1], quiet, True).tree, quiet) if shown else None
    for tree in outcome.sources:
        Shapes(tree, first, report)
    outcome.themes = [compiled(choice, layers, ordered, report) for choice, layers, ordered in themes]
    for contract in contracts:
        contract.tokens = {path for each in outcome.themes for path in each.theme.tokens}
    demand(project, contracts, outcome.themes, report)
    outcome.audit = Audit(project, contracts, outcome.themes, report, today,
                          left_out(outcome.themes, whole(project, files)))
    return outcome


def matched(project: Node, key: str, files: Files) -> list[str]:
    patterns = project.get(key)
    return sorted({name for pattern in (patterns.items if patterns else []) for name in files
                   if fnmatchcase(name, pattern.value)})


def chosen_themes(
    project: Node, files: Files, contracts: list[Contract], report: Report, read: list[Node]
) -> list[tuple[Choice, list[Source], bool]] | None:
    resolver, inputs = project.get("resolver"), project.get("inputs")
    if resolver is None:
        layers = [Source(files[name]) for name in matched(project, "sources", files)]
        read += [layer.tree for layer in layers]
        axes = {c.theme: c.axes[c.theme] for c in contracts if c.theme}
        choices: list[Choice] = [{}]
        for axis, values in axes.items():
            choices = [{**choice, axis: value} for choice in choices for value in values]
        return [(choice, layers, False) for choice in choices]
    document = Document(files[resolver.value], resolver.value, files, report)
    if document.broken:
        report.incomplete = True
        return None
    for entry in document.entries:
        read += [*entry.sources, *(s for c in (entry.contexts or {}).values() for s in c)]
    choices = document.chosen(inputs) if inputs is not None and inputs.items else []
    if inputs is None or (not choices and not document.modifiers()):
        choices = document.permutations()
    return [(choice, document.layers(choice), True) for choice in choices]


def left_out(themes: list[Compiled], every: list[tuple[Choice, list[Source]]]) -> float:
    """How many values of an axis no theme has, by how many it has; the sum of all axes."""
    if not themes:
        return 0.0
    values = [({t.choice[axis] for t in themes}, {choice[axis] for choice, _ in every})
              for axis in (every[0][0] if every else ())]
    return sum(len(known - used) / len(used) for used, known in values)


def whole(project: Node, files: Files) -> list[tuple[Choice, list[Source]]]:
    """Every permutation and its layers, where `inputs` may leave out some or all."""
    resolver = project.get("resolver")
    if resolver is None or project.get("inputs") is None:
        return []
    document = Document(files[resolver.value], resolver.value, files, Report("off"))
    return [(choice, document.layers(choice)) for choice in document.permutations()]


def compiled(choice: Choice, layers: list[Source], ordered: bool, report: Report) -> Compiled:
    merging = Merging(layers, report, ordered)
    root = Expander(merging.tree, report, frozenset(merging.clashes)).group(())
    lend(root, None, None)
    theme = Theme(root, report)
    for path in theme.tokens:
        theme.resolved(path)
    return Compiled(choice, theme)
