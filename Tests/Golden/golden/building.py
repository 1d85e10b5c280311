"""All cases."""

from pathlib import Path

from . import dialects, inputs, mutations, projects, surface, texts
from .cases import (COLORS, EVERY_FORMAT, Case, Cases, Files, Shell, Step, line, on_terminal, run)
from .inputs import Numbers

RANDOM_COUNT = 200
BROKEN_COUNT = 300  # the fuzz corpus among them
# Settings that turn errors into warnings, as far as a project can.
MILD = {"preset": "lenient", **{rule: "warning" for rule in (
    "low-contrast", "indeterminate-contrast", "partly-measured", "slack-floor", "unneeded-waiver",
    "undercut-waiver", "unmatched-waiver", "expired-waiver", "unowned-waiver", "unmatched-pair",
    "missing-context-value", "partial-token", "unexpected-token", "thin-focus-indicator",
    "reduced-contrast", "hidden-layer", "identical-states")}}
# Numbers of random projects that are broken; others than those that are compared as they are.
FIRST_BROKEN = 100_000


def all_cases(old: Path, new: Path, seed: int = 1, corpora: Path | None = None) -> list[Case]:
    """The cases. The inputs are those of this checkout; the old program makes the starter."""
    cases = Cases()
    known = surface.commands(new)
    starter = inputs.starter(old)
    shipped = inputs.shipped()
    texts.add_texts(cases, known)
    texts.add_usage(cases, known, starter)
    texts.add_init(cases)
    texts.add_queries(cases)
    whole = {"shipped": shipped, "starter": starter, "every type": projects.every_type()}
    whole["pages"] = inputs.with_outputs(starter, [], rulePages="https://example.com/{rule}.html")
    whole |= {f"example {name}": files for name, files in inputs.examples().items()}
    for name, files in whole.items():
        projects.add_whole(cases, name, files)
    projects.add_changes(cases, starter)
    projects.add_places(cases, starter)
    projects.add_baselines(cases, starter)
    projects.add_git(cases, starter)
    projects.add_watch(cases, starter)
    projects.add_brands(cases)
    projects.add_targets(cases, {"starter": starter, "shipped": shipped})
    projects.add_figma(cases)
    projects.add_propose(cases)
    add_conversions(cases, known)
    for number in range(seed, seed + RANDOM_COUNT):
        add_random(cases, number, is_sample=number == seed)
    add_broken(cases, seed, starter, shipped)
    if corpora:
        add_corpora(cases, corpora)
    return cases.list


def add_conversions(cases: Cases, known: list[surface.Command]) -> None:
    convert = next(command for command in known if command.words == ("convert",))
    ids = convert.options["from"]
    for name, files in dialects.samples().items():
        to = ("convert", "in", "--to", "out")
        cases.add(f"convert: {name}", files, [
            run(*to, "--report", "r.json"), line("build --project out"),
            run(*to, "--infer-types", "--overwrite", "--report", "r.md"),
            run("convert", "in", "--to", "modes", "--mode", "mode=light:*light*,dark:*dark*",
                "--split")],
            in_sample=name in ids)
        first = next((path for path in sorted(files) if path.startswith("in/")), "in/a.json")
        cases.add(f"convert: {name} with options", files, [
            run(*to, "--dry-run"), run(*to), run("audit", "--project", "out", *EVERY_FORMAT),
            run(*to, "--split"), run(*to, "--unit", "px", "--partial", "--overwrite"),
            run(*to, "--output", "r.json"), run(*to, "--unit", "rem", "--partial", "--overwrite"),
            run(*to, "--root", "DEFAULT", "--root", "_", "--overwrite", "--report", "r2.json"),
            run(*to, "--type", "size/**=dimension", "--type", "**/gap=number", "--overwrite"),
            run("convert", "in", "--to", "axis", "--mode", "scheme=day:*Light*,night:*Dark*",
                "--base", "*core*"),
            run("convert", "in", "--to", "based", "--base", "*core*"),
            on_terminal(run(*to, "--overwrite")),
            run("convert", first, "--to", "one"), Shell("printf 'x' >>out/tincture.json"), run(*to),
            run(*to, "--overwrite"), line("build --project out --check")])
        cases.add(f"convert: {name} from each", files, [
            run("convert", "in", "--to", f"as-{id_}", "--from", id_, "--report",
                f"{id_}.json") for id_ in ids],
            in_sample=name == "mixed")
    inside = {**dialects.samples()["tokens-studio"], "tincture.json": inputs.json_bytes({
        "resolver": "tokens/tokens.resolver.json", "outputs": [{"format": "swift", "to": "out"}]})}
    cases.add("convert: into a project", inside, [
        line("convert in --to tokens --infer-types"), line("build"), line("build --check")])


def add_random(cases: Cases, number: int, is_sample: bool) -> None:
    """A random project in nearly everything that reads one."""
    files, today = inputs.random_files(number)
    # Most of these projects have errors, so nothing is written. Every second one has only warnings.
    outputs = inputs.with_outputs(files, **({"rules": MILD} if number % 2 else {}))
    random = Numbers("random", number)
    paths = inputs.token_paths(files)
    chosen = random.sample(paths, min(3, len(paths)))
    steps: list[Step] = [
        line("build"), line("build --check"), line("build --all"), line("build --verbose"),
        run("audit", "--today", today), run("audit", "--today", today, "--verbose"),
        run("audit", "--today", today, *EVERY_FORMAT, "--all", "--coverage"),
        line("explain --themes"), line("propose --dry-run --format json"),
        line("propose --dry-run"),
        line("build --list-actions"), line("plan-target"),
        run("build", "--depfile", "d.d", "--today", today)]
    for path in chosen:
        steps += [run("explain", path), run("explain", path, "--format", "json")]
    if len(chosen) > 1:
        steps.append(run("explain", chosen[0], "on", chosen[1], "over", "#FFFFFF"))
    if number % 4 == 0:
        steps += [on_terminal(run("audit", "--today", today), **COLORS),
                  on_terminal(line("build --check"))]
    steps += [line("figma plan figma.json --delete"), line("audit --write-baseline base.json"),
              line("audit --baseline base.json")]
    cases.add(f"random {number}", {**outputs, "figma.json": projects.figma_answer(paths, random)},
              steps,
              is_sample)
    after = mutations.varied(random, files)
    projects.add_diff(cases, f"random {number}: diff", files, after, in_sample=is_sample)


def add_broken(cases: Cases, seed: int, starter: Files, shipped: Files) -> None:
    count = 0
    for name, target, data in inputs.fuzz_inputs():
        if target != "convert":  # those are samples of dialects
            add_broken_project(cases, f"broken: fuzz {name}", inputs.fuzz_project(target, data))
            count += 1
    samples = list(dialects.samples().items())
    small = {name: entry for name,
             entry in shipped.items() if not name.startswith(("generated/", "schemas/"))}
    number = 0
    while count < BROKEN_COUNT:
        number += 1
        kind = mutations.KINDS[number % len(mutations.KINDS)]
        random = Numbers("broken", seed, number)
        base = number % 9
        if base == 0:
            name, files = random.choice(samples)
        elif base == 1:
            name, files = "every type", projects.every_type()
        elif base == 2:
            name, files = "starter", inputs.with_outputs(starter)
        elif base == 3:
            name, files = "shipped", small
        else:
            which = FIRST_BROKEN + random.randrange(10_000)
            name, files = f"random {which}", inputs.with_outputs(inputs.random_files(which)[0])
        changed = mutations.broken(random, files, kind)
        if changed is None or changed == files:
            continue
        count += 1
        in_sample = seed == 1 and number in (5, 11, 13, 29)
        title = f"broken: {number}, {kind} in {name}"
        if base == 0:
            cases.add(title, changed, [
                line("convert in --to out --report r.json"), line("build --project out"),
                line("convert in --to out2 --infer-types --split --report r.md")], in_sample)
        else:
            add_broken_project(cases, title, changed, in_sample)


def add_broken_project(cases: Cases, name: str, files: Files, in_sample: bool = False) -> None:
    random = Numbers(name)
    paths = inputs.token_paths(files) or ["a/b"]
    steps: list[Step] = [
        line("build"), line("build --check"), line("audit"), run("audit", *EVERY_FORMAT),
        run("explain", random.choice(paths)), line("explain --themes --format json"),
        line("propose --dry-run"), line("build --list-actions"), line("plan-target"),
        line("diff . ."), line("convert tokens --to converted"), on_terminal(line("build"))]
    cases.add(name, files, steps, in_sample)


def add_corpora(cases: Cases, folder: Path) -> None:
    """Real token files, strict and lenient."""
    for name, files in inputs.corpus_projects(folder):
        outputs = inputs.with_outputs(files)
        lenient = inputs.with_outputs(files, rules="lenient")
        convert = line("convert tokens --to converted --dry-run --report r.json")
        if len(files) == 2:  # the project file and another
            cases.add(f"corpora: {name}", lenient, [
                line("build"), run("audit", *EVERY_FORMAT), convert,
                Shell("rm -r out; mv tincture.json t"),
                line("build"), line("explain --themes")])
            continue
        paths = Numbers(name).sample(inputs.token_paths(files), 4)
        cases.add(f"corpora: {name}", outputs, [line("build"), line("audit"), convert])
        cases.add(f"corpora: {name}, lenient", lenient, [
            line("build"), line("build --check"), run("audit", *EVERY_FORMAT),
            line("propose --dry-run --format json"), line("explain --themes"),
            *(run("explain", path) for path in paths)])
