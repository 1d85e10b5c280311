"""Cases of hand-made projects: every command in every format, with changes between runs."""

import re
from typing import Any

from . import inputs, mutations
from .cases import (
    AUDIT_FORMATS, COLORS, DIFF_FORMATS, EVERY_FORMAT, Cases, Files, Link, Moded, Shell, Step,
    Watch,
    line, on_terminal, run)
from .inputs import Numbers, json_bytes

# A change of the starter's tokens, in one step.
RECOLORED = ("sed 's/palette.blue.50/palette.amber.50/' tokens/light.tokens.json >t && "
             "mv t tokens/light.tokens.json")


def edited(path: str, expression: str) -> str:
    """A line of sh that edits a file. `sed -i` is not the same everywhere."""
    return f"sed '{expression}' {path} >t; cat t >{path}; rm t"


def add_whole(cases: Cases, name: str, files: Files) -> None:
    """Every command in every format, each in a run of its own."""
    small = name == "starter"
    cases.add(f"{name}: as it is", files, [
        line("build --check"), line("build"), line("build --check"), line("build"),
        on_terminal(line("build")), line("build --timings")], in_sample=small)
    outputs = inputs.with_outputs(files)
    cases.add(f"{name}: every output", outputs, [
        line("build"), line("build --check"), line("build"), *(
            step for to in ("out/Themes", "out/tokens.css")
            for step in (run("build", "--only", to), run("build", "--only", to, "--check"))),
        line("build --depfile build.d"), line("build --only out/tokens.css --depfile b/x.d"),
        line("build --list-actions"), line("build --list-actions --today 2026-01-01"),
        line("build --warnings-as-errors"), line("build --strict-warnings --check"),
        line("build --today 2026-01-01")], in_sample=small)
    audit: list[Step] = []
    for form in AUDIT_FORMATS:
        audit += [run("audit", "--format", form),
                  run("audit", "--format", form, "--output", f"{form}.out", "--label",
                      "Shop 2.1, <b>")]
    audit += [
        line("audit --all"), line("audit --coverage"), line("audit --all --coverage"),
        line("audit --warnings-as-errors"), line("audit --strict-warnings --format json"),
        line("audit --min-coverage 100"), line("audit --min-measured 50"), line("audit --min-coverage=0.5 --format sarif"),
        line("audit --format sarif --sarif-suppressions"), run("audit", "--label", "x\x1b[1m"),
        line("audit --today 2099-01-01"), line("audit --project tincture.json"),
        on_terminal(line("audit")), on_terminal(line("audit --all --coverage"), **COLORS),
        on_terminal(line("audit"), NO_COLOR="1"), on_terminal(line("audit --format github"))]
    cases.add(f"{name}: audit", files, audit, in_sample=small)
    paths = inputs.token_paths(files)
    random = Numbers(name, "explain")
    colors = inputs.token_paths(files, "color") or paths or ["page"]
    chosen = random.sample(paths, min(4 if small else 12, len(paths)))
    explain: list[Step] = [line("explain --themes"), line("explain --themes --format json"),
                           line("explain not/there"), line("explain not/there --format json")]
    for path in chosen:
        explain += [run("explain", path, "--format", "text"),
                    run("explain", path, "--format", "json"),
                    run("explain", path.rsplit("/", 1)[0]), run("explain", path[:-1])]
    for _ in range(4):
        one, other, third = (random.choice(colors) for _ in range(3))
        explain += [run("explain", one, "on", other),
                    run("explain", one, "on", other, "over", third),
                    run("explain", one, "on", "#EEF2F9", "--format", "json"),
                    run("explain", "#EEF2F980", "on", one, "over", other, "--today", "2026-01-01")]
    explain += [on_terminal(run("explain", colors[0]), **COLORS), on_terminal(line("explain --themes"))]
    cases.add(f"{name}: explain", files, explain, in_sample=small)
    cases.add(f"{name}: fix", files, [
        line("fix --dry-run"), run("fix", random.choice(colors), "--project", "."), line("fix"),
        line("fix --today 2026-01-01")], in_sample=small)
    settings = inputs.parsed(files["tincture.json"])
    bare = inputs.with_outputs(files, [], contracts=[]) if isinstance(settings, dict) else files
    cases.add(f"{name}: propose", {k: e for k, e in bare.items() if "contract" not in k}, [
        line("propose --dry-run"), line("propose --dry-run --format json"),
        line("propose --format=text --to contracts"), line("propose"), line("propose"),
        line("propose --dry-run --project . --today 2026-01-01"), line("build"), line("audit")],
        in_sample=small)
    cases.add(f"{name}: figma", {**files, "empty.json": figma_answer([], random),
                                 "some.json": figma_answer(paths, random)}, [
        line("figma plan empty.json"), line("figma plan empty.json --output plan.json"),
        line("figma plan some.json"), line("figma plan some.json --delete"),
        on_terminal(line("figma plan some.json --output plan.json"))], in_sample=small)
    after = files
    for number in range(4):
        after = mutations.varied(Numbers(name, "diff", number), after)
    add_diff(cases, f"{name}: diff", files, after, in_sample=small, is_whole=True)


def add_diff(cases: Cases, name: str, before: Files, after: Files, in_sample: bool = False,
             is_whole: bool = False) -> None:
    files = {f"old/{path}": entry for path, entry in before.items()}
    files |= {f"new/{path}": entry for path, entry in after.items()}
    steps: list[Step] = [run("diff", "old", "new", "--format", form) for form in DIFF_FORMATS]
    if is_whole:
        steps += [line("diff new old"), line("diff old old"), line("diff old --project new"),
                  line("diff old/tincture.json new --format json --output diff.json"),
                  line("diff old new --today 2026-01-01"),
                  on_terminal(line("diff old new"), **COLORS)]
    cases.add(name, files, steps, in_sample)


def every_type() -> Files:
    """A token of every type, in two themes, with names that outputs treat in their own way."""
    srgb = inputs.srgb
    px = {"value": 1.5, "unit": "px"}
    black, red = {"colorSpace": "oklch", "components": [0.2, "none", 30]}, srgb(0.8, 0.1, 0.1)
    dashes = {"dashArray": [px, {"value": 0.25, "unit": "rem"}], "lineCap": "round"}
    shadow = {"color": {**srgb(0, 0, 0), "alpha": 0.333}, "offsetX": px, "offsetY": px,
              "blur": {"value": 4, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}
    slow, fast = {"value": 1.25, "unit": "s"}, {"value": 99.5, "unit": "ms"}
    tokens: dict[str, Any] = {
        "color": {"$type": "color",
                  "page": {"$value": srgb(1, 1, 1), "$description": "The page: \"all\" of it */"},
                  "wide": {"$value": {"colorSpace": "display-p3", "components": [1, 0.2, 0]}},
                  "hsl": {"$value": {"colorSpace": "hsl", "components": [210, 50, 40],
                                     "alpha": 0.5}},
                  "lab": {"$value": {"colorSpace": "lab",
                                     "components": [52.2345, 40.1645, 59.9971]}},
                  "old": {"$value": "{color.page}", "$deprecated": "Use 'page'"},
                  "class": {"$value": "{color.wide}"}},
        "gap": {"$type": "dimension", "1x": {"$value": px},
                "2x": {"$value": {"value": 2, "unit": "rem"}}},
        "font": {"$type": "fontFamily",
                 "sans": {"$value": ["Inter", "Helvetica Neue", "sans-serif"]}},
        "weight": {"$type": "fontWeight", "bold": {"$value": "extra-bold"}, "odd": {"$value": 450}},
        "time": {"$type": "duration", "slow": {"$value": slow}, "fast": {"$value": fast}},
        "ease": {"$type": "cubicBezier", "in": {"$value": [0.42, 0, 1, 1.5]}},
        "ratio": {"$type": "number", "golden": {"$value": 1.61803398875}, "tiny": {"$value": 1e-9}},
        "stroke": {"$type": "strokeStyle", "dotted": {"$value": "dotted"},
                   "dashed": {"$value": dashes}},
        "border": {"$type": "border",
                   "card": {"$value": {"color": red, "width": px, "style": dashes}},
                   "plain": {"$value": {"color": "{color.hsl}", "width": px, "style": "solid"}}},
        "transition": {"$type": "transition", "fade": {"$value": {
            "duration": slow, "delay": fast, "timingFunction": "{ease.in}"}}},
        "shadow": {"$type": "shadow", "one": {"$value": shadow},
                   "two": {"$value": [shadow, {**shadow, "inset": True}]}},
        "gradient": {"$type": "gradient", "fire": {"$value": [
            {"color": red, "position": 0}, {"color": "{color.wide}", "position": 0.3},
            {"color": black, "position": 1}]}},
        "text": {"$type": "typography", "body": {"$value": {
            "fontFamily": "{font.sans}", "fontSize": {"value": 1.125, "unit": "rem"},
            "fontWeight": 400,
            "letterSpacing": {"value": -0.5, "unit": "px"}, "lineHeight": 1.45}}},
        "button": {"$type": "color",
                   "idle": {"bg": {"$value": red}, "label": {"$value": "{color.page}"}},
                   "pressed": {"bg": {"$value": black}, "label": {"$value": "{color.hsl}"}}},
    }
    dark = {"color": {"$type": "color", "page": {"$value": black}},
            "button": {"$type": "color", "idle": {"label": {"$value": srgb(0.9, 0.9, 0.4)}}}}
    contract = {
        "component": "Button", "path": "button/<state>/*", "axes": {"state": ["idle", "pressed"]},
        "roles": {"bg": {"type": "paint"}, "label": {"type": "color"}},
        "contrast": [{"foreground": "label", "on": "bg", "text": "text/body"}],
        "waivers": [{"foreground": "label", "on": "bg", "where": {"state": "pressed"}, "floor": 1.6,
                     "because": "It is old & <odd>", "owner": "design", "until": "2026-06-30"}],
        "claims": [{"foreground": "#767676", "on": "#FFFFFF", "ratio": 4.5, "source": "A page"}]}
    resolver = {
        "version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
        "modifiers": {"mode": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]},
                               "default": "light"}},
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}]}
    outputs = [
        *inputs.OUTPUTS,
        {"format": "css", "to": "out/some.css", "include": ["color/**", "gap/*"],
         "exclude": ["color/old"],
         "names": {"color/class": "kind"}},
        {"format": "json", "to": "out/some.json", "exclude": ["button/**"]}]
    return {
        "tincture.json": json_bytes({
            "resolver": "tokens/app.resolver.json", "contracts": ["tokens/*.contract.json"],
            "outputs": outputs, "audit": {"surface": "color/page", "level": "AAA", "overrides": [
                {"where": {"mode": "dark"}, "level": "AA"}]},
            "rules": {"preset": "lenient", "low-contrast": "warning"}}),
        "tokens/base.tokens.json": json_bytes(tokens), "tokens/dark.tokens.json": json_bytes(dark),
        "tokens/app.resolver.json": json_bytes(resolver),
        "tokens/button.contract.json": json_bytes(contract), **inputs.TEMPLATES}


def add_changes(cases: Cases, starter: Files) -> None:
    """Generated files that are edited, removed, added, linked or have other permissions."""
    files = every_type()
    built = line("build")
    check = line("build --check")
    changes = {
        "edited CSS": "printf '/* by hand */' >>out/tokens.css",
        "edited Swift": "printf '// by hand\\n' >>out/Themes/Theme.swift",
        "truncated JSON": "printf '{' >out/tokens.json",
        "edited report": "printf 'x' >>out/contrast.md; printf 'y' >>out/contrast.html",
        "removed file": "rm out/Themes/Theme.swift out/tokens.json",
        "added files": "printf 'x' >out/Themes/Mine.swift; printf 'y' >out/components/mine.md",
        "abandoned output": "mkdir -p gone; cp -R out/Themes gone/Themes; cp out/tokens.css gone/",
        "catalog": "printf '{}' >out/Colors.xcassets/Contents.json; "
                   "rm -r out/Colors.xcassets/[a-z]*",
        "permissions": "chmod 755 out/tokens.css; chmod 600 out/tokens.json; "
                       "printf x >>out/tokens.css; printf x >>out/tokens.json",
        "links": "mv out/tokens.css moved.css; ln -s ../moved.css out/tokens.css; "
                 "printf x >>moved.css; rm -r out/Themes; mkdir other; ln -s ../other out/Themes",
        "dangling link": "rm out/tokens.css; ln -s nowhere/x out/tokens.css",
        "folder for a file": "rm out/tokens.css; mkdir out/tokens.css",
        "file for a folder": "rm -r out/Themes; printf x >out/Themes",
        "older version": edited("out/tokens.css", "s/0\\.[0-9]*\\.[0-9]*/0.0.9/"),
        "changed token": edited("tokens/base.tokens.json", "s/450/460/"),
        "renamed output": edited("tincture.json", "s,out/tokens.css,out/new.css,"),
        "nothing": "true",
    }
    for name, change in changes.items():
        cases.add(f"changes: {name}", files, [
            built, Shell(change), check, built, check, on_terminal(check)],
            in_sample=name == "permissions")
    cases.add("changes: of the starter", starter, [
        built, Shell("find . -name '*.swift' -exec sh -c 'printf \"// x\\n\" >>\"$1\"' - {} \\;"),
        check, built])


def add_places(cases: Cases, starter: Files) -> None:
    """Projects that are named by other paths, and folders that cannot be read or written."""
    inside = {f"shop/{path}": entry for path, entry in starter.items()}
    steps: list[Step] = []
    for path in ("shop", "shop/", "./shop", "shop/tincture.json", "../project/shop", "shop/../shop"):
        steps += [run("build", "--project", path),
                  run("audit", "--project", path, "--format", "sarif"),
                  run("audit", "--project", path, "--format", "github"),
                  run("audit", "--project", path, "--format", "gitlab"),
                  run("audit", "--project", path, "--format", "junit"),
                  run("build", "--project", path, "--depfile", "d.d"),
                  run("build", "--project", path, "--list-actions")]
    cases.add("places: by path", {**inside, "link": Link("shop")}, steps + [
        line("build --project link"), line("build --list-actions shop link"),
        line("build"), line("audit"), line("explain --themes")])
    cases.add("places: no project", {"a.txt": b"x"}, [
        line(text) for text in (
            "build", "build --check", "audit", "explain a/b", "explain --themes", "propose",
            "diff . .",
            "figma plan a.txt", "build --list-actions", "build --depfile x.d", "plan-target")])
    cases.add("places: without a project file", {
        "tokens/a.tokens.json": json_bytes(inputs.TOKENS),
        "tokens/c.contract.json": json_bytes(inputs.CONTRACT)},
        [line("build"), line("audit"), line("audit --format json"), line("explain tag/idle/bg"),
         line("propose"), line("explain --themes")])
    cases.add("places: a project above", {**starter, "sub/x.txt": b"x"}, [
        Shell("cd sub && true"), line("build --project sub"), line("audit --project sub")])
    cases.add("places: odd folders", {
        **{f"a b;$x/{path}": entry for path, entry in starter.items()}}, [
        run("build", "--project", "a b;$x"),
        run("audit", "--project", "a b;$x", "--format", "github"),
        run("build", "--project", "a b;$x", "--depfile", "d.d"),
        run("audit", "--project", "a b;$x", "--format", "sarif"),
        run("build", "--list-actions", "--project", "a b;$x")])
    cases.add("places: an executable output",
              {**every_type(), "out/tokens.css": Moded(b"x", 0o755)},
              [line("build"), line("build")])


def add_baselines(cases: Cases, starter: Files) -> None:
    files = every_type()
    worse = edited("tokens/dark.tokens.json", "s/0\\.9,/0.6,/g")
    better = edited("tokens/base.tokens.json", "s/0\\.8,/0.2,/g")
    for name, project in (("of every type", files), ("of the starter", starter)):
        cases.add(f"baseline: {name}", project, [
            line("audit --write-baseline base.json"), line("audit --baseline base.json"),
            run("audit", "--baseline", "base.json", *EVERY_FORMAT), line("build"), Shell(worse),
            line("audit --baseline base.json"),
            run("audit", "--baseline", "base.json", *EVERY_FORMAT),
            Shell(better), line("audit --baseline base.json"),
            line("audit --baseline base.json --write-baseline"),
            line("audit --baseline base.json"), Shell("printf '{' >base.json"),
            line("audit --baseline base.json"), Shell("printf '{}' >base.json"),
            line("audit --baseline base.json"), on_terminal(line("audit --baseline base.json"))],
            in_sample=name == "of every type")


def add_git(cases: Cases, starter: Files) -> None:
    commit = ("git add -A && "
              "GIT_AUTHOR_DATE=2026-01-01T00:00:00Z GIT_COMMITTER_DATE=2026-01-01T00:00:00Z "
              "git -c user.name=a -c user.email=a@example.com commit -qm ")
    steps: list[Step] = [
        line("diff HEAD"), Shell(f"git init -q -b main . && {commit} one && git tag v1"),
        line("diff HEAD"),
        Shell(RECOLORED),
        *(run("diff", "HEAD", "--format", form) for form in DIFF_FORMATS), Shell(f"{commit} two"),
        line("diff HEAD~1"), line("diff HEAD~1 HEAD"), line("diff v1 main --format json"),
        line("diff v1 --output d.md --format markdown"), line("diff HEAD~9"),
        line("diff -- -x"), on_terminal(line("diff v1 HEAD"), **COLORS)]
    cases.add("git: at the top", starter, steps, in_sample=True)
    below = {f"app/{path}": entry for path, entry in starter.items()}
    cases.add("git: below", below, [
        Shell(f"git init -q -b main . && {commit} one"), Shell("rm app/tokens/dark.tokens.json"),
        line("diff HEAD --project app"), line("diff HEAD app --project app"),
        line("diff HEAD --project app/tincture.json --format json")])


def add_watch(cases: Cases, starter: Files) -> None:
    cases.add("watch: of the starter", starter, [Watch(("build", "--watch"), (
        ("mv tokens/dark.tokens.json dark", "failed"), ("mv dark tokens/dark.tokens.json", "fixed"),
        (RECOLORED, "tokens/"),
    ))])
    cases.add("watch: of a broken project",
              {**starter, "new.json": starter["tincture.json"], "tincture.json": b"{"}, [
        Watch(("build", "--watch", "--project", "."), (("mv new.json tincture.json", "fixed"),))])


def add_brands(cases: Cases) -> None:
    files = inputs.brands()
    projects = sorted(name for name, entry in files.items()
                      if name.endswith(".json") and "outputs" in (inputs.parsed(entry) or {}))
    steps: list[Step] = [run("build", "--list-actions", *projects)]
    for name in projects:
        to = inputs.parsed(files[name])["outputs"][0]["to"]
        steps += [run("build", "--project", name, "--only", to, "--depfile", f"{name}.d"),
                  run("audit", "--project", name)]
    cases.add("brands: of the example", files, steps)


def add_targets(cases: Cases, projects: dict[str, Files]) -> None:
    """What the plugins run."""
    for name, files in projects.items():
        contracts = sorted(path for path in files if path.endswith(".contract.json"))
        sources = sorted(path for path in files if re.match(r"tokens/.*\.json$", path))
        components = [word for path in contracts for word in (
            "--component", f"{re.sub('[^a-z]', '', path)}.swift={path}")]
        watched = [word for path in sources for word in ("--watched", path)]
        names = ("--into", "out/Target", "--shared", "Shared.swift", "--values", "Values.swift")
        cases.add(f"targets: {name}", files, [
            line("plan-target"), line("plan-target --project tincture.json"),
            line("plan-target --today 2026-01-01"), run("build-target", *names),
            run("build-target", *names, *components),
            run("build-target", *names, *components, *watched),
            run("build-target", *names, *components, *watched, "--today", "2026-01-01"),
            run("build-target", *names, "--project", ".", *components[2:], *watched[2:]),
            Shell("printf '{' >tokens/x.contract.json"), line("plan-target"),
            run("build-target", *names, *components, *watched)], in_sample=name == "starter")


def figma_answer(paths: list[str], random: Numbers) -> bytes:
    """A saved answer of Figma with some of the tokens as variables, and one that no token has."""
    some = random.sample(paths, min(9, len(paths)))
    modes = [{"modeId": "1:0", "name": "light"}, {"modeId": "1:1", "name": "night"}]
    variables = {}
    for number, path in enumerate([*some, "only/in/Figma"] if paths else []):
        value: Any = {"r": 0.5, "g": 0.25, "b": number / 20, "a": 1}
        variables[f"V:{number}"] = {
            "id": f"V:{number}", "name": path, "variableCollectionId": "C:1",
            "resolvedType": "COLOR",
            "valuesByMode": {"1:0": value, "1:1": value, **({"9:9": value} if number == 2 else {})},
            "scopes": ["ALL_SCOPES"] if number % 2 else ["TEXT_FILL"], "description": "d"}
    collections = {"C:1": {"id": "C:1", "name": "mode", "modes": modes, "defaultModeId": "1:0",
                           "variableIds": list(variables)}} if paths else {}
    return json_bytes({"meta": {"variableCollections": collections, "variables": variables}})


def add_figma(cases: Cases) -> None:
    files = every_type()
    random = Numbers("figma")
    answers = {
        "empty.json": figma_answer([], random),
        "some.json": figma_answer(inputs.token_paths(files), random),
        "list.json": b"[]", "broken.json": b'{"meta": ',
        "other.json": b'{"meta": {"variables": 1}}'}
    cases.add("figma: answers", {**files, **answers}, [
        step for name in answers for step in (
            run("figma", "plan", name),
            run("figma", "plan", name, "--delete", "--output", "p.json"))]
        + [line("figma plan some.json --project tincture.json"),
           Shell("rm tokens/dark.tokens.json"), line("figma plan some.json")])


def add_propose(cases: Cases) -> None:
    colors = {
        "button": {kind: {name: {"$value": inputs.srgb(*value)} for name, value in (
            ("bg", (0.1, 0.1, 0.5)), ("label", (1, 1, 1)), ("label-hover", (0.8, 0.8, 0.9)),
            ("border", (0.3, 0.3, 0.3)),
            ("icon", (0.2, 0.2, 0.6)))} for kind in ("primary", "ghost")},
        "color": {name: {"$value": inputs.srgb(*value)} for name, value in (
            ("surface", (1, 1, 1)), ("on-surface", (0.1, 0.1, 0.1)), ("danger", (0.8, 0, 0)),
            ("on-danger", (1, 0.9, 0.9)), ("text", (0.4, 0.4, 0.4)))}}
    files: Files = {
        "tokens/a.tokens.json": json_bytes({"$type": "color", **{
            key: {"$type": "color", **value} for key, value in colors.items()}}),
        "tincture.json": json_bytes({"sources": ["tokens/*.tokens.json"]})}
    taken = {**files, "contracts/button.contract.json": b"{}\n"}
    for name, project in (("colors", files), ("taken names", taken)):
        cases.add(f"propose: {name}", project, [
            line("propose --dry-run"), line("propose --dry-run --format json"),
            line("propose --to contracts --format json"), line("audit --all"), line("propose"),
            line("build"), on_terminal(line("propose --dry-run"))], in_sample=name == "colors")
