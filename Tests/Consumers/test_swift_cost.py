"""The cost of generated Swift for its users, as counted work. Benchmarks measures the times."""

import json
import os
import re
import subprocess
import sys

import pytest
from files import ROOT
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
