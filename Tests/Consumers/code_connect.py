"""Runs Code Connect templates with every input that Figma may provide, and type-checks their code."""

import itertools
import json
import subprocess

import views
from conftest import ROOT

FOLDER = ROOT / "generated" / "figma"
NODES = json.loads((ROOT / "Sources/Components/figma/nodes.json").read_text(encoding="utf-8"))
VARIANTS = [variant for sheet in NODES["sheets"] for variant in sheet["variants"]]
UNITS = max((variant["new"].get("units", []) for variant in VARIANTS), key=len)

WORDS = ["New", ""]
NUMBERS = ["0", "00", "5", "247", "", "99+", "9" * 19, "٣", "1e3", "-1", " 5"]
# Must not end a literal, break its line, interpolate, or hide or reorder the code around it.
HOSTILE = [
    'say "now"', "\\", "\\(exit(1))", '\\"', '"""', '#"', "a\nb", "a\rb", "a\tb", "\0", "\x1b[2J",
    "\u2028", "\u202e/*", "\u2066", "\ufeff", "\u200b", "\ud83d", "\udca9x", "Größe 👩‍👧 é 中", "`${1}`",
    "*/ }", "%@",
]


def axis(component, name):
    contract = ROOT / "tokens" / f"{component}.contract.json"
    return json.loads(contract.read_text(encoding="utf-8"))["axes"][name]


def subsets(units):
    return [" ".join(choice) for size in range(1, len(units) + 1)
            for choice in itertools.combinations(units, size)]


COUNTDOWN = {"state": axis("countdown", "state"), "units": subsets(UNITS)}
PROPERTIES = {
    "EBCounter": {"hasLimit": "boolean", "state": axis("counter", "state"), "count": "text",
                  "limit": "text"},
    "EBCountdown": {"style": axis("countdown", "style"), **COUNTDOWN},
    "EBCountdownPromo": {"title": "text", "cta": "text", **COUNTDOWN},
    "Badge": {"text": "text", "kind": axis("badge", "kind")},
    "NotificationBadge": {
        "content": ["counter", "text", "empty"], "count": "text", "text": "text",
        "maxCount": "text", "cornerRadius": ["none", "small", "medium", "large", "max"]},
}
NUMERIC = {"count", "limit", "maxCount"}


def template(component):
    return (FOLDER / f"{component}.figma.js").read_text(encoding="utf-8")


def run(component, layers, text=None):
    """The code that the template shows for each layer, and the properties it read."""
    asked = {"template": text or template(component), "properties": PROPERTIES[component],
             "layers": layers}
    done = subprocess.run(
        ["node", ROOT / "Tests" / "Consumers" / "figma" / "run.mjs"], input=json.dumps(asked),
        capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def layers(component):
    """Every combination of values. A choice may also have a value that the template does not know."""
    def values(name, offered):
        if offered == "boolean":
            return [True, False]
        if offered == "text":
            return NUMBERS if name in NUMERIC else WORDS
        return [*offered, "another"]

    properties = PROPERTIES[component]
    return [dict(zip(properties, combination)) for combination in itertools.product(
        *(values(*item) for item in properties.items()))]


def snippets(component, text=None):
    return sorted({shown["example"] for shown in run(component, layers(component), text)["shown"]})


def type_check(folder, codes, imports=("import EBComponents",)):
    """The compiler's diagnostics for code in an app's file."""
    lines = "\n".join(f"  show(\n{code}\n  )" for code in codes)
    source = folder / "Snippets.swift"
    source.write_text("\n".join(imports) + f"""
import SwiftUI

@MainActor func show(_ view: some View) {{}}

@MainActor func showAll(
  saleEnd: Date, count: Int, limit: Int, openSale: @escaping @MainActor () -> Void
) {{
{lines}
}}
""", encoding="utf-8")
    return views.typecheck(source)
