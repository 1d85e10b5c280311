"""Kotlin for Jetpack Compose: compiled with stand-ins for Compose, run, and read back."""

import json
import os
import re
import shutil
import struct
import subprocess
from pathlib import Path

import hostile_project as projects
import outputs
import pytest
from conftest import write_files
from hostile_readers import SEEN
from hostile_texts import SHORT

# A program that runs for seconds is not worth optimizing by the virtual machine.
BRIEFLY = os.environ | {"JAVA_OPTS": "-Xmx512M -XX:TieredStopAtLevel=1"}
STAND_INS = sorted((Path(__file__).parent / "compose").glob("*.kt"))


def compile_and_run(folder, sources, main=None):
    """The program's output, without the compiler's messages about its virtual machine."""
    assert shutil.which("kotlinc"), "Kotlin is missing: run Scripts/consumers"
    if main:
        (folder / "Main.kt").write_text(main, encoding="utf-8")
        sources = [*sources, folder / "Main.kt"]
    done = subprocess.run(
        ["kotlinc", "-nowarn", *map(str, [*STAND_INS, *sources]), "-d", "out.jar"], cwd=folder, env=BRIEFLY,
        capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0 and "error:" not in done.stderr, done.stderr
    if main:
        return subprocess.run(
            ["kotlin", "-Dfile.encoding=UTF-8", "-Dsun.stdout.encoding=UTF-8", "-Dstdout.encoding=UTF-8", "-classpath", "out.jar", "MainKt"], cwd=folder,
            capture_output=True, text=True, encoding="utf-8", timeout=600, check=True).stdout
    return None


def number(value):
    """A float as Java prints it, for the numbers in these tests."""
    single = struct.unpack("f", struct.pack("f", value))[0]
    for digits in range(1, 10):
        text = f"{single:.{digits}g}"
        if struct.unpack("f", struct.pack("f", float(text)))[0] == single:
            return str(float(text))
    raise AssertionError(value)


def px(value):
    return value["value"] * (16 if value["unit"] == "rem" else 1)


def length(value):
    return f"{number(px(value))}.{'sp' if value['unit'] == 'rem' else 'dp'}"


def color(value):
    """An sRGB color in the two forms it can have; the asset catalog's test compares others."""
    if value["colorSpace"] != "srgb":
        return None
    parts = [*value["components"], value.get("alpha", 1)]
    if all(abs(part * 255 - round(part * 255)) < 1e-6 for part in parts):
        bytes_ = [round(part * 255) for part in parts]
        return f"argb {(bytes_[3] << 24 | bytes_[0] << 16 | bytes_[1] << 8 | bytes_[2]):x}"
    return "srgb " + " ".join(map(number, parts))


def millis(value):
    return str(round(value["value"] * (1000 if value["unit"] == "s" else 1)))


def names(value):
    return "[" + ", ".join(value if isinstance(value, list) else [value]) + "]"


def easing(value):
    return " ".join(map(number, value))


def stroke(value):
    if isinstance(value, str):
        return f"TokenStrokeStyle(line={value.capitalize()}, dashes=[], cap=Butt)"
    dashes = ", ".join(map(length, value["dashArray"]))
    return f"TokenStrokeStyle(line=Dashed, dashes=[{dashes}], cap={value['lineCap'].capitalize()})"


def typography(value):
    return (f"TokenTextStyle(families={names(value['fontFamily'])}, style={number(px(value['fontSize']))}.sp "
            f"{value['fontWeight']} {number(px(value['letterSpacing']))}.sp {number(value['lineHeight'])}.em)")


PRINTED = {
    "color": color, "dimension": length, "fontFamily": names, "fontWeight": str, "duration": millis,
    "cubicBezier": easing, "number": str, "strokeStyle": stroke, "typography": typography,
    "transition": lambda v: (f"TokenTransition(durationMillis={millis(v['duration'])}, "
                             f"delayMillis={millis(v['delay'])}, easing={easing(v['timingFunction'])})"),
}
# The types that contain a color: the text around it, and the color if it is known.
PARTS = {
    "border": lambda v: [f"width={length(v['width'])}", stroke(v["style"]), color(v["color"])],
    "shadow": lambda v: [part for layer in v for part in (
        f"offsetX={length(layer['offsetX'])}, offsetY={length(layer['offsetY'])}, blur={length(layer['blur'])}, "
        f"spread={length(layer['spread'])}, isInset={str(layer.get('inset', False)).lower()}",
        color(layer["color"]))],
    "gradient": lambda v: [f"({number(stop['position'])}, {color(stop['color']) or ''}" for stop in v],
}


def property_path(path):
    return ".".join(re.sub(r"-(\w)", lambda m: m[1].upper(), part) for part in path.split("/"))


slow = pytest.mark.slow("one more run of the Kotlin compiler")


@pytest.mark.parametrize("to", ["out", pytest.param("out/Tokens.kt", marks=slow)])
def test_every_value_is_correct_in_every_theme(tincture, project, to):
    folder = project(outputs.themed_files([{"format": "compose", "to": to, "package": "com.example.in"}]))
    tincture.run("build", cwd=folder, code=0)
    themes = json.loads((folder / "tokens.json").read_text())["themes"]
    lines, wanted = [], []
    for theme in themes:
        name = "Theme(" + ", ".join(
            f"{axis} = Theme.{axis.capitalize()}.{context.capitalize()}"
            for axis, context in theme["theme"].items()) + ")"
        for path, token in theme["tokens"].items():
            lines.append(f"  print({name}.{property_path(path)})")
            wanted.append((name, path, token))
    functions = [lines[at:at + 100] for at in range(0, len(lines), 100)]
    main = "import com.example.`in`.*\n\nprivate fun print(value: Any) = println(value)\n"
    main += "".join(f"fun part{i}() {{\n" + "\n".join(part) + "\n}\n" for i, part in enumerate(functions))
    main += "fun main() {\n" + "".join(f"  part{i}()\n" for i in range(len(functions))) + "}\n"
    printed = compile_and_run(folder, sorted((folder / "out").glob("*.kt")), main).splitlines()
    assert len(printed) == len(wanted)
    kinds = set()
    for line, (name, path, token) in zip(printed, wanted):
        kinds.add(token["type"])
        if token["type"] in PARTS:
            for part in filter(None, PARTS[token["type"]](token["value"])):
                assert part in line, f"{name} {path}: no {part} in {line}"
        else:
            expected = PRINTED[token["type"]](token["value"])
            assert expected is None or line == expected, f"{name} {path}: {line} is not {expected}"
    assert kinds == set(PRINTED) | set(PARTS)


def test_hostile_names_and_texts_compile_unchanged(tincture, project):
    folder = project(outputs.hostile_files([{"format": "compose", "to": "out", "package": "a"}]))
    tincture.run("build", cwd=folder, code=0)
    write_files(folder / "themes", projects.as_json(projects.contexts(SHORT, "compose")))
    tincture.run("build", cwd=folder / "themes", code=0)
    themes = sorted((folder / "themes/out/kotlin").glob("*.kt"))
    assert [path.name for path in themes] == ["Theme.kt"]
    text = (folder / "out/Theme.kt").read_text(encoding="utf-8")
    families = [match for match in re.findall(r"listOf\((\".*\")\)$", text, re.M)]
    assert len(families) == len(outputs.NASTY)
    body = "".join(f"  println({literal}.map {{ it.toInt() }})\n" for literal in families)
    printed = compile_and_run(folder, [*sorted((folder / "out").glob("*.kt")), *themes], f"fun main() {{\n{body}}}\n")
    units = {tuple(struct.unpack(f"<{len(raw) // 2}H", raw)) for raw in (
        name.encode("utf-16-le") for name in outputs.NASTY)}
    assert {tuple(json.loads(line)) for line in printed.splitlines()} == units
    SEEN["compose"] += 3 * len(SHORT)


@slow
def test_extreme_numbers_and_partial_tokens_compile(tincture, project):
    files = outputs.themed_files([{"format": "compose", "to": "out", "package": "a"}])
    contexts = files["t.resolver.json"]["modifiers"]["mode"]["contexts"]
    px = {"$type": "dimension", "$value": {"value": 1e300, "unit": "px"}}
    contexts["light"] = [{"fade": outputs.BASE["fade"]}]
    contexts["dark"] = [{
        "big": px, "small": {"$type": "number", "$value": 1e-300}, "less": {"$type": "number", "$value": -1e300},
        "x" * 300: {"y" * 300: {"z": px}}, "a": {"b-c": {"d": px}}, "a-b": {"c": {"d": px}},
        "time": {"$type": "duration", "$value": {"value": 1e15, "unit": "s"}},
        "fade": {"$type": "color", "$value": outputs.srgb(0, 0, 0)}}]
    files["tincture.json"]["contracts"] = ["c.contract.json"]
    files["tincture.json"]["rules"] = {"partial-token": "off"}
    files["c.contract.json"] = {"component": "Card", "roles": {"fade": {"type": "paint", "path": "fade"}}}
    folder = project(files)
    tincture.run("build", cwd=folder, code=0)
    compile_and_run(folder, sorted((folder / "out").glob("*.kt")))
    assert "val fade: TokenPaint get()" in (folder / "out/Theme.kt").read_text()
    assert "val big: Dp? get()" in (folder / "out/Theme.kt").read_text()


@slow
def test_a_theme_has_a_value_for_each_axis(tincture, project):
    files = outputs.themed_files([{"format": "compose", "to": "out", "package": "a"}])
    modifiers = files["t.resolver.json"]["modifiers"]
    modifiers["dp"] = {"contexts": {"rich": [{"fade": outputs.BASE["fade"]}], "plain": []}}
    modifiers["2x"] = {"contexts": {"off": [], "on": [{"fade": outputs.BASE["fade"]}]}, "default": "off"}
    files["t.resolver.json"]["resolutionOrder"] += [{"$ref": "#/modifiers/dp"}, {"$ref": "#/modifiers/2x"}]
    folder = project(files)
    tincture.run("build", cwd=folder, code=0)
    write_files(folder / "listed", files | {"tincture.json": files["tincture.json"] | {
        "inputs": [{"mode": "light", "contrast": "standard", "brand": "acme", "dp": "rich"},
                   {"mode": "dark", "contrast": "standard", "brand": "bolt", "dp": "plain"}],
        "outputs": [{"format": "compose", "to": "out", "package": "b"}]}})
    tincture.run("build", cwd=folder / "listed", code=0)
    printed = compile_and_run(folder, [folder / "out/Theme.kt", folder / "listed/out/Theme.kt"], """
        import a.Theme

        fun main() {
          val dark = Theme.of(brand = Theme.Brand.Bolt, dp = Theme.DpAxis.Plain, isDark = true)
          println("${dark.mode} ${dark.contrast} ${Theme.of(isDark = false, hasHighContrast = true, brand = dark.brand, dp = dark.dp).contrast}")
          println("${Theme.all.size} ${Theme.all.toSet().size} ${dark in Theme.all} ${dark.copy(mode = Theme.Mode.Light) == dark}")
          println(b.Theme.all.size)
          println(b.Theme.Mode.values().toList())
          println("${Theme._2xAxis.On} ${dark._2x} ${dark.copy(_2x = Theme._2xAxis.On) in Theme.all}")
          println(b.Theme.of(brand = b.Theme.Brand.Acme, dp = b.Theme.DpAxis.Rich, isDark = true)?.mode)
          println(b.Theme.of(brand = b.Theme.Brand.Acme, dp = b.Theme.DpAxis.Plain, isDark = true))
          println(runCatching { b.Theme(b.Theme.Mode.Light, brand = b.Theme.Brand.Bolt, dp = b.Theme.DpAxis.Rich) }.exceptionOrNull())
        }
        """)
    assert printed.splitlines() == [
        "Dark Standard High", "32 32 true false", "2", "[Light, Dark]", "On Off true", "Light", "null",
        "java.lang.IllegalArgumentException: the design system does not have this theme"]
