"""The cost of generated Swift for its users, as counted work instead of time. Benchmarks measures
the times."""

import json
import os
import re
import shutil
import subprocess
import sys

import pytest
from files import ROOT, module_folder
from views import on_linux

sys.path.insert(0, str(ROOT / "Tests/Benchmarks"))
import color_shapes  # noqa: E402
import swift_cost  # noqa: E402

COLORS = color_shapes.make_colors(960)


@pytest.fixture(scope="module")
def bench(tmp_path_factory, tincture):
    return swift_cost.Bench(tmp_path_factory.mktemp("cost"), str(tincture.binary))


# The compiler's own counters

def counters(bench, shape, mode, folder):
    folder.mkdir()
    result = folder / "colors.o"
    output = [] if mode == "type-check" else ["-o", str(result)]
    swift_cost.swiftc(
        ["-wmo", "-module-name", "Colors", "-I", str(bench.values(mode)), *swift_cost.MODES[mode],
         *output, *bench.files(shape, COLORS), "-Xfrontend", "-stats-output-dir", "-Xfrontend",
         str(folder)], folder)
    found = [json.loads(path.read_text()) for path in folder.glob("*swift-frontend*.json")]
    assert len(found) == 1
    return found[0]


# The maximum share of the cost of typed statics. Scopes are steps of the search for types: a call
# with two colors has five, a static with one color has two.
BOUNDS = [
    ("type-check", "Sema.NumConstraintScopes", 2.5),
    ("type-check", "Sema.NumDeclsTypechecked", 0.75),
    ("type-check", "AST.NumASTBytesAllocated", 1.15),
    ("-Onone", "IRModule.NumIRFunctions", 0.5),
    ("-Onone", "IRModule.NumIRInsts", 0.45),
    ("-O", "IRModule.NumIRInsts", 0.35),
    ("-O", "LLVM.NumLLVMBytesOutput", 0.45),
]


@on_linux
@pytest.mark.parametrize("mode", [
    "type-check", "-Onone",
    pytest.param("-O", marks=pytest.mark.slow("the optimizer takes long over typed statics"))])
def test_themes_cost_the_compiler_less_than_typed_statics(bench, tmp_path, mode):
    own = counters(bench, "Tincture", mode, tmp_path / "own")
    flat = counters(bench, "flat statics", mode, tmp_path / "flat")
    ratios = {name: own[name] / flat[name] for kind, name, _ in BOUNDS if kind == mode}
    print(ratios)
    for kind, name, bound in BOUNDS:
        assert kind != mode or ratios[name] <= bound, f"{name}: {ratios[name]:.2f} > {bound}"


# Allocations

READER = """import Themes
import TokenValues

@inline(never) func colors(_ theme: Theme, _ state: EBCounterState) -> Double {
  theme.colors.background.danger.red + Theme(TokenAppearance(isDark: false)).colors.surface.page.blue
    + theme.counter.color[state].label.red + theme.countdown.pill.expiring.text.green
    + (theme.countdown.per.default.border?.blue ?? 0) + theme.main.counter.label.alpha
}

@inline(never) func adaptive(_ theme: Theme) -> Double {
  Theme.colors.background.danger[in: theme.appearance].green
}

@inline(never) func paints(_ theme: Theme) -> Double {
  if case .gradient(let gradient) = theme.countdown.one.default.bg { return gradient.stops[0].position }
  return 0
}

var sum = 0.0
let theme: Theme = CommandLine.argc > 9 ? .light : .dark
let state: EBCounterState = CommandLine.argc > 9 ? .empty : .active
for _ in 0..<(Int(CommandLine.arguments[1]) ?? 0) { sum += colors(theme, state) }
for _ in 0..<(Int(CommandLine.arguments[2]) ?? 0) { sum += paints(theme) }
for _ in 0..<(Int(CommandLine.arguments[3]) ?? 0) { sum += adaptive(theme) }
print(sum)
"""


@on_linux
@pytest.mark.parametrize("level", ["-Onone", "-O"])
def test_reading_a_color_allocates_nothing(bench, tmp_path, level):
    counter = tmp_path / "count.so"
    source = ROOT / "Tests/Benchmarks" / "count_allocations.c"
    subprocess.run(["clang", "-shared", "-fPIC", "-O1", "-o", counter, source], check=True)
    values = bench.folder / f"TokenValues{level}"
    themes = sorted(map(str, (ROOT / "generated" / "Themes").glob("*.swift")))
    swift_cost.swiftc(["-wmo", level, "-module-name", "Themes", "-emit-module", "-c", "-o", "Themes.o",
                       "-I", str(values), *themes], tmp_path)
    (tmp_path / "main.swift").write_text(READER)
    swift_cost.swiftc(["-wmo", level, "-I", str(values), "-I", ".", "main.swift", "Themes.o",
                       str(values / "TokenValues.o"), "-o", "read"], tmp_path,
                      common=["-swift-version", "6"])

    def allocations(colors, paints=0, adaptive=0):
        done = subprocess.run(
            [tmp_path / "read", str(colors), str(paints), str(adaptive)], capture_output=True, text=True,
            env=os.environ | {"LD_PRELOAD": str(counter)}, check=True)
        return int(re.search(r"allocations: (\d+)", done.stderr).group(1))

    assert allocations(1) == allocations(1000)
    # A gradient has a list of stops, to show that allocations are counted.
    assert allocations(0, 1000) >= allocations(0, 1) + 999
    # An adaptive color is a closure for each name in its path.
    each = (allocations(0, 0, 1001) - allocations(0, 0, 1)) / 1000
    print(f"{each} allocations for each adaptive color")
    assert each <= 16


# The files that a changed token compiles again

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", targets: [
  .target(name: "TokenValues"), .target(name: "Themes", dependencies: ["TokenValues"])])
"""
CONTRACT = {
    "component": "Tag", "path": "tag/<kind>/*", "axes": {"kind": ["info", "alert"]},
    "roles": {"text": {"type": "color"}},
    "contrast": [{"foreground": "text", "on": "small/page/background", "minimum": 1}]}


class Package:
    """A Swift package with a Tincture project: two groups of 300 colors, a small group, and a
    contract."""

    def __init__(self, folder, tincture):
        self.folder, self.tincture = folder, tincture
        colors = [color_shapes.Color(area, f"section{index // 12}", color.role, color.light, color.dark)
                  for area, count in (("large", 300), ("wide", 300))
                  for index, color in enumerate(COLORS[:count])]
        colors += [color_shapes.Color("small", "page", color.role, color.light, color.dark)
                   for color in COLORS[:12]]
        colors += [color_shapes.Color("tag", kind, "text", 0xFFFFFF, 0x123456)
                   for kind in ("info", "alert")]
        color_shapes.write_project(colors, folder)
        (folder / "tag.contract.json").write_text(json.dumps(CONTRACT))
        settings = json.loads((folder / "tincture.json").read_text())
        settings |= {"contracts": ["tag.contract.json"],
                     "audit": {"standard": "wcag2.2", "level": "AA", "surface": "small/page/background"}}
        settings["outputs"][0]["to"] = "Sources/Themes"
        (folder / "tincture.json").write_text(json.dumps(settings))
        shutil.copytree(module_folder("TokenValues"), folder / "Sources" / "TokenValues",
                        ignore=shutil.ignore_patterns("*.docc"))
        (folder / "Package.swift").write_text(MANIFEST)

    def change(self, *path):
        """Gives a token another value."""
        file = self.folder / "light.tokens.json"
        tree = json.loads(file.read_text())
        node = tree
        for name in path:
            node = node[name]
        node["$value"]["components"][0] = 51 / 255
        file.write_text(json.dumps(tree))

    def compiled(self):
        """The theme files that a build compiles, the tokens' file first."""
        self.tincture.run("build", cwd=self.folder, code=0)
        before = self.objects()
        done = subprocess.run(["swift", "build"], cwd=self.folder, capture_output=True, text=True,
                              check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return sorted(
            name for name, stamp in self.objects().items() if before.get(name) != stamp)

    def objects(self):
        objects = sorted((self.folder / ".build" / "debug" / "Themes.build").glob("*.swift.o"))
        return {path.name.removesuffix(".swift.o"): path.stat().st_mtime_ns for path in objects}


@pytest.mark.slow("SwiftPM builds a package five times")
def test_one_changed_token_compiles_one_file(tmp_path, tincture):
    package = Package(tmp_path, tincture)
    assert package.compiled() == ["Tag", "Theme", "Theme+Large", "Theme+SwiftUI", "Theme+Wide"]
    package.change("large", "section3", "icon")
    assert package.compiled() == ["Theme+Large"]
    package.change("small", "page", "icon")
    assert package.compiled() == ["Theme"]
    package.change("tag", "info", "text")
    assert package.compiled() == ["Tag"]
    assert package.compiled() == []
