"""A whole project: what is read, the themes it makes, what is found."""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from .audit import Audit
from .contracts import Contract
from .demands import PAINT, Demands, value_place
from .findings import NEVER_OFF, Report
from .merging import Merging, Source, is_token
from .pointers import Path, written
from .promises import Appearance
from .reading import Node, read_json
from .reasons import misread
from .resolver import Choice, Document, Files
from .shapes import Shapes
from .theme import Resolved, Theme, value_exists
from .tree import Expander, lend


@dataclass
class Compiled:
    """A theme, as it was chosen, and where its tokens come from."""

    choice: Choice
    theme: Theme
    merging: Merging
    layers: list[Source]


@dataclass
class Outcome:
    report: Report
    themes: list[Compiled] = field(default_factory=list)
    audit: Audit | None = None
    # Every tree of tokens that is read, whether a theme has it or not.
    sources: list[Node] = field(default_factory=list)
    # Whether `audit` alone reports that nothing was audited.
    empty: bool = False


def examine(texts: dict[str, str], today: str | None = None) -> Outcome:
    """All results of a project, from the texts of its files."""
    repeated, files = [], {}
    for name, text in texts.items():
        files[name], twice = read_json(text, name)
        repeated += twice
    project = files["tincture.json"]
    rules = project.get("rules")
    report = Report(rules.plain() if rules else None)
    for id_ in NEVER_OFF:
        setting = rules.get(id_) if rules else None
        if setting is not None and setting.value == "off":
            report.say("invalid-project", setting.place)
    for key in repeated:
        report.say("duplicate-key", key.place)
    outcome = Outcome(report)
    names = matched(project, "contracts", files, report)
    if [name for name in names if misread(files[name], report)]:
        return outcome
    contracts = [Contract(files[name], report) for name in names]
    themes = chosen_themes(project, files, contracts, report, outcome.sources)
    if themes is None:
        return outcome
    quiet = Report("off")
    shown = themes or whole(project, files)
    first = Expander(Merging(shown[0][1], quiet, True).tree, quiet) if shown else None
    for tree in outcome.sources:
        Shapes(tree, first, report)
    outcome.themes = [compiled(choice, layers, ordered, report)
                      for choice, layers, ordered in themes]
    types_agree(outcome.themes, contracts, report)
    for contract in contracts:
        contract.tokens = {path for each in outcome.themes for path in each.theme.tokens}
    built = [choice for choice, _, _ in themes]
    unbuilt = [choice for choice in everything(project, files) if choice not in built]
    demands = Demands(
        project, contracts, outcome.themes, report, defaults(project, files), unbuilt)
    outcome.audit = Audit(
        project, contracts, outcome.themes, demands, report, today, unbuilt,
        appearance(project, files))
    emptiness(project, outcome.sources, report)
    outcome.empty = is_empty(outcome.audit, report)
    return outcome


def is_empty(audit: Audit, report: Report) -> bool:
    """Whether there are colors and no pair of them (empty-audit), and no error says why."""
    failed = any(finding.severity == "error" for finding in report.findings)
    return bool(audit.coverage.colors) and not audit.rows and not audit.unjudged and not failed


def appearance(project: Node, files: Files) -> Appearance:
    """The contexts of each modifier, with the places where they are declared."""
    resolver = project.get("resolver")
    modifiers = files[resolver.value].get("modifiers") if resolver else None
    found: Appearance = {}
    for name, modifier in (modifiers.members if modifiers else {}).items():
        contexts = modifier.get("contexts")
        found[name] = dict(contexts.keys) if contexts else {}
    return found


def emptiness(project: Node, sources: list[Node], report: Report) -> None:
    """A build of files without tokens is an error (unmatched-source)."""
    failed = any(finding.severity == "error" for finding in report.findings)
    if failed or not sources or any(holds_token(tree) for tree in sources):
        return
    resolver, globs = project.get("resolver"), project.get("sources")
    report.say("unmatched-source", resolver.place if resolver else globs.items[0].place)


def holds_token(tree: Node) -> bool:
    open_ = [tree]
    while open_:
        node = open_.pop()
        if is_token(node):
            return True
        open_ += [child for child in node.members.values() if child.kind == "object"]
    return False


def matched(project: Node, key: str, files: Files, report: Report) -> list[str]:
    found: list[str] = []
    patterns = project.get(key)
    # A repeated pattern counts once; like a key, at its last occurrence.
    distinct = {pattern.value: pattern for pattern in patterns.items} if patterns else {}
    for pattern in distinct.values():
        names = [name for name in sorted(files) if fnmatchcase(name, pattern.value)]
        if not names:
            report.say("unmatched-source", pattern.place)
        found += [name for name in names if name not in found]
    return sorted(found)


def chosen_themes(
    project: Node, files: Files, contracts: list[Contract], report: Report, read: list[Node]
) -> list[tuple[Choice, list[Source], bool]] | None:
    resolver, inputs = project.get("resolver"), project.get("inputs")
    if resolver is None:
        layers = [Source(files[name]) for name in matched(project, "sources", files, report)]
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


def defaults(project: Node, files: Files) -> dict[str, str | None]:
    """The modifiers of the resolver, each with its default; a misnamed one is not a context."""
    resolver = project.get("resolver")
    if resolver is None:
        return {}
    document = Document(files[resolver.value], resolver.value, files, Report("off"))
    return {entry.name: "" if entry.misnamed else entry.default
            for entry in document.entries if entry.contexts is not None}


def everything(project: Node, files: Files) -> list[Choice]:
    """The themes that there would be without `inputs`."""
    return [choice for choice, _ in whole(project, files)]


def whole(project: Node, files: Files) -> list[tuple[Choice, list[Source]]]:
    """Every permutation and its layers, where `inputs` may leave out some or all."""
    resolver = project.get("resolver")
    if resolver is None or project.get("inputs") is None:
        return []
    document = Document(files[resolver.value], resolver.value, files, Report("off"))
    return [(choice, document.layers(choice)) for choice in document.permutations()]


def compiled(choice: Choice, layers: list[Source], ordered: bool, report: Report) -> Compiled:
    merging = Merging(layers, report, ordered)
    expander = Expander(merging.tree, report, frozenset(merging.clashes))
    root = expander.group(())
    lend(root, None, None)
    theme = Theme(root, report)
    for path in theme.tokens:
        theme.resolved(path)
    deprecations(theme, report)
    return Compiled(choice, theme, merging, layers)


def deprecations(theme: Theme, report: Report) -> None:
    from .outputs import deprecated

    for path, resolved in theme.done.items():
        target = resolved.alias
        if target is None or not value_exists(resolved.value) or deprecated(resolved.token):
            continue
        if deprecated(theme.tokens[target]):
            node = resolved.token.node
            value = node.members.get("$value")
            place = value.place if value else node.members["$ref"].place
            report.say("deprecated-alias", place, written(theme.told_as(resolved.token)))


def types_agree(themes: list[Compiled], contracts: list[Contract], report: Report) -> None:
    """A token has one type in all themes (type-mismatch); a paint has either of two."""
    paints = {c.path(role, v) for c in contracts for role in c.roles.values()
              if role.type == "paint" for v in c.variants()}

    first: dict[Path, tuple[Theme, Resolved]] = {}
    for theme in [compiled_.theme for compiled_ in themes]:
        for path, resolved in theme.done.items():
            if not isinstance(resolved.type, str) or not value_exists(resolved.value):
                continue
            before = first.setdefault(path, (theme, resolved))
            types = {before[1].type, resolved.type}
            if len(types) == 1 or (path in paints and types == set(PAINT)):
                continue
            if not follows(before, (theme, resolved)):
                report.say("type-mismatch", value_place(resolved.token), written(path))


def follows(*places: tuple[Theme, Resolved]) -> bool:
    """Whether a token only follows one that is reported in its own place."""
    targets = {theme.told_as(found.token) if found.token.copied else found.alias
               for theme, found in places}
    target = targets.pop()
    if targets or target is None:
        return False
    types = [theme.done[target].type if target in theme.done else None for theme, _ in places]
    return types[0] != types[1]
