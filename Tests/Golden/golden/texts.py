"""Cases without a project of their own: help, wrong usage, `init`, and colors to explain."""

from . import surface
from .cases import COLORS, Cases, Files, Run, Step, line, on_terminal, run


def add_texts(cases: Cases, known: list[surface.Command]) -> None:
    """Help, versions, completions and pages of rules. Nothing reads a project."""
    for command in known:
        name = " ".join(command.words) or "tincture"
        steps: list[Step] = [run(*command.words, "--help"), run("help", *command.words),
                             run(*command.words, "-h"), run(*command.words, "--version"),
                             on_terminal(run("help", *command.words))]
        cases.add(f"help: {name}", {}, steps, in_sample=True)
    shells = ("bash", "zsh", "fish")
    cases.add("help: for programs", {}, [
        *(run("--generate-completion-script", shell) for shell in shells),
        *(run(command.words[0], "--generate-completion-script", shell)
          for command in known if len(command.words) == 1 for shell in shells),
        line("--experimental-dump-help"), line("--version"), line("help help")])
    rules = surface.rules()
    for start in range(0, len(rules), 10):
        part = rules[start:start + 10]
        cases.add(f"help: rules from {part[0]}", {}, [
            step for rule in part
            for step in (run("help", rule), run("explain", rule),
                         run("explain", rule, "--format", "json"))
        ] + [on_terminal(run("help", part[0]))], in_sample=start == 0)


def add_usage(cases: Cases, known: list[surface.Command], starter: Files) -> None:
    """Wrong usage of every command and option."""
    cases.add("usage: no command", {}, [
        run(*words) for words in (
            (), ("biuld",), ("help", "biuld"), ("help", "low-contrst"), ("--vresion",), ("",),
            ("-x",),
            ("help", "build", "audit"), ("build", "build"), ("\x1b[31m",), ("é",), ("--",))
        if words], in_sample=True)
    cases.add("usage: nothing", {}, [Run(()), Run((), on_terminal=True)])
    for command in known:
        if not command.words:
            continue
        steps: list[Step] = [run(*command.words), run(*command.words, "--no-such-option"),
                             run(*command.words, "a", "b", "c", "d", "e")]
        for option, words in command.options.items():
            misspelled = option[:-1] + "x" if len(option) < 4 else option[:2] + option[3:]
            steps += [run(*command.words, f"--{misspelled}"), run(*command.words, f"--{option}")]
            if words:
                steps += [run(*command.words, f"--{option}", words[-1][:-1] + "q"),
                          run(*command.words, f"--{option}=", "x")]
        files = starter if command.words != ("init",) else {}
        steps = [step for step in steps if isinstance(step, Run) and "--watch" not in step.arguments]
        cases.add(f"usage: {' '.join(command.words)}", files, steps, in_sample=command.words == ("diff",))
    cases.add("usage: of options together", starter, [line(text) for text in (
        "build --watch --timings", "build --watch --check", "build --list-actions --check",
        "build --list-actions --only x", "build --list-actions --depfile d", "build extra",
        "build --list-actions --timings", "build --list-actions --project x y",
        "build --only nothing",
        "build --only generated", "build --project nowhere", "build --project tokens",
        "build --project tokens/app.resolver.json", "build --today 2026-13-01", "build --today x",
        "audit --write-baseline", "audit --min-coverage 101", "audit --min-coverage x",
        "audit --output a.txt --format text --format json", "audit --baseline missing.json",
        "audit --output nowhere/a.txt", "audit --output tokens",
        "audit --format text --format text",
        "explain", "explain a on", "explain a on b over", "explain --themes x", "explain #12",
        "explain rgb(1)", "explain oklch 2", "explain on", "propose --to ../out", "propose --to /x",
        "diff", "diff nowhere", "diff . nowhere", "diff . tokens", "convert", "convert tokens",
        "convert nowhere --to out", "convert tokens --to tokens/out",
        "convert tokens --to out --mode x",
        "convert tokens --to out --mode m=a:b", "convert tokens --to out --type x",
        "convert tokens --to out --type a=colour", "figma", "figma plan", "figma plan nowhere.json",
        "figma plan tincture.json", "figma paln", "init a b", "build-target --into x",
        "build-target --into x --shared a/b --values c",
        "build-target --into x --shared a --values b "
        "--component c", "plan-target --project nowhere")])
    cases.add("usage: days", starter, [
        line("audit --today x"), line("audit --today 2026-02-30"),
        line("audit --today 1980-01-01"),
        Run(("audit",), environment=(("SOURCE_DATE_EPOCH", "315532800"),))])


def add_init(cases: Cases) -> None:
    after: list[Step] = [line("build"), line("build --check"), line("audit"), line("build")]
    cases.add("init: here", {}, [line("init"), *after, line("init")], in_sample=True)
    for folder in ("new", "a/b/c", "with space", "-dash", "é", "/x/../tmp-golden\n", "."):
        word = ("--", folder) if folder.startswith("-") else (folder,)
        if not folder.startswith("/"):
            cases.add(f"init: in {folder!r}", {}, [run("init", *word)])
    cases.add("init: in a full folder", {"sub/README.md": b"mine\n", "sub/tokens": b"a file\n"},
              [line("init sub"), line("init sub/README.md"), run("init", ""),
               on_terminal(line("init"))])
    cases.add("init: then explain", {}, [
        line("init p"), line("build --project p"), line("build --check --project p/tincture.json"),
        line("explain --themes --project p"), on_terminal(line("build --project p"))])


def add_queries(cases: Cases) -> None:
    """`explain` without a project."""
    colors = ("#6075C1", "#6075C180", "#fff", "oklch 0.7 0.1 150", "display-p3 1 none 0 / 0.5",
              "color(display-p3 1 0 0)", "hsl(210 50% 40%)", "srgb 0.5 0.25 1", "lab 50 20 -30",
              "xyz-d65 0.3 0.4 0.2", "oklch 0.9 0.37 140", "rec2020 0 1 0", "#ABC",
              "hwb(90 10% 20%)",
              "srgb 1.2 -0.1 0.5", "rgb(1 2 3 / 40%)", "#GGG", "red", "lch 50 30 none")
    steps: list[Step] = []
    for number, color in enumerate(colors):
        other = colors[(number + 3) % len(colors)]
        steps += [run("explain", color), run("explain", color, "--format", "json"),
                  run("explain", color, "on", other),
                  run("explain", color, "on", other, "over", "#123456"),
                  run("explain", color, "on", other, "--format", "json")]
    cases.add("explain: colors", {}, steps)
    cases.add("explain: some colors", {}, [
        run("explain", "#6075C1"), run("explain", "#6075C1", "on", "#EEF2F9"),
        run("explain", "#6075C1", "on", "#EEF2F980", "over", "#123456", "--format", "json"),
        line("explain not/there"),
        on_terminal(run("explain", "#6075C1", "on", "#EEF2F9", **COLORS))],
        in_sample=True)
