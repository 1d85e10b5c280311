"""The Code Connect templates, run by Node, produce Swift that fits the components' real API."""

import json
import re
import subprocess

import jsonschema
import pytest

from code_connect import (
    FOLDER, HOSTILE, NODES, PROPERTIES, VARIANTS, layers, run, snippets, subsets, template,
    type_check)
from conftest import ROOT


@pytest.mark.parametrize("component", PROPERTIES)
def test_every_combination_compiles(component, tmp_path):
    ran = run(component, layers(component))
    assert ran["used"] == sorted(PROPERTIES[component])
    imports = {line for shown in ran["shown"] for line in shown["imports"]}
    assert {shown["id"] for shown in ran["shown"]} == {component}
    # The mode is never written.
    assert not [it for it in ran["shown"] if re.search(r"theme|mode|light|dark", it["example"])]
    done = type_check(tmp_path, {shown["example"] for shown in ran["shown"]}, imports)
    assert done.returncode == 0, done.stderr[:2000]


@pytest.mark.parametrize("component, written, wrong", [
    ("EBCounter", "limit: ${", "maximum: ${"),
    ("EBCounter", "[0-9]{1,18}", ".*"),
    ("EBCounter", '"active": ".active"', '"active": ".busy"'),
    ("EBCountdown", "saleEnd)", "saleEnd, style: .one)"),
    ("EBCountdown", "[.days, .secs]", "[.days, .seconds]"),
    ("EBCountdownPromo", "onTapCTA: ", "onTap: "),
    ("Badge", "badgeInfo", "badgeNews"),
    ("NotificationBadge", '".small()"', '".tiny()"'),
])
def test_a_wrong_template_does_not_compile(component, written, wrong, tmp_path):
    text = template(component)
    assert written in text
    done = type_check(tmp_path, snippets(component, text.replace(written, wrong)))
    assert done.returncode != 0 and "error:" in done.stderr


@pytest.mark.parametrize("layer, code", [
    ({"hasLimit": False, "state": "filled", "count": "5"}, "count: 5"),
    ({"hasLimit": False, "state": "active", "count": "5"}, "count: 5, state: .active"),
    ({"hasLimit": False, "state": "empty", "count": "5"}, "count: 5, state: .empty"),
    ({"hasLimit": False, "state": "empty", "count": "0"}, "count: 0, hideWhenZero: false"),
    ({"hasLimit": True, "state": "filled", "count": "3", "limit": "10"}, "count: 3, limit: 10"),
    ({"hasLimit": True, "state": "filled", "count": "12 / 10", "limit": ""},
     "count: count, limit: limit"),
    ({"hasLimit": False, "state": "another", "count": "99+"}, "count: count"),
])
def test_a_counter_has_only_arguments_that_its_count_does_not_imply(layer, code):
    assert run("EBCounter", [layer])["shown"][0]["example"] == f"EBCounter({code})"


def test_the_variants_are_written_as_on_the_page(tmp_path):
    page = (ROOT / "docs/how-to" / "migration.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| (\d+:\d+) \|.*?\| `([^`]+)` \|", page, re.M))
    assert rows.keys() == {variant["node"] for variant in VARIANTS}
    for variant in VARIANTS:
        new = variant["new"]
        layer = {**new, "units": " ".join(new.get("units", [])),
                 "count": str(new.get("count")), "limit": str(new.get("limit"))}
        code = run(new["component"], [layer])["shown"][0]["example"]
        assert re.sub(r"\n *", "", code) == rows[variant["node"]]
    done = type_check(tmp_path, rows.values())
    assert done.returncode == 0, done.stderr[:2000]


def test_texts_arrive_unchanged_and_are_harmless(tmp_path):
    shown = run("Badge", [{"text": text, "kind": "neutral"} for text in HOSTILE])["shown"]
    literals = [one["example"].removeprefix("Badge(text: ").removesuffix(")") for one in shown]
    for literal in literals:
        assert not re.search("[\0-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2066-\u2069\ufeff]", literal)
    program = tmp_path / "main.swift"
    program.write_text("for text: String in [\n" + ",\n".join(literals) + """
] { print(text.utf8.map { String($0, radix: 16) }.joined(separator: " ")) }
""", encoding="utf-8")
    subprocess.run(["swiftc", program, "-o", tmp_path / "print"], check=True, timeout=300)
    printed = subprocess.run(
        [tmp_path / "print"], capture_output=True, text=True, timeout=60, check=True).stdout
    wanted = [re.sub("[\ud800-\udfff]", "\ufffd", text).encode() for text in HOSTILE]
    assert printed.splitlines() == [" ".join(f"{byte:x}" for byte in text) for text in wanted]
    promo = run("EBCountdownPromo", [
        {"title": text, "cta": text, "state": "default", "units": "days"} for text in HOSTILE])
    badge = run("NotificationBadge", [
        {"content": "text", "text": text, "cornerRadius": "max"} for text in HOSTILE])
    codes = [one["example"] for one in promo["shown"] + badge["shown"]]
    done = type_check(tmp_path, codes)
    assert done.returncode == 0, done.stderr[:2000]


def test_templates_name_their_nodes_and_only_they_are_published():
    config = json.loads((FOLDER / "figma.config.json").read_text(encoding="utf-8"))["codeConnect"]
    assert "parser" not in config
    assert config["include"] == ["*.figma.js"]
    assert {path.name for path in FOLDER.glob("*.figma.js")} == {
        f"{component}.figma.js" for component in PROPERTIES}
    for component in NODES["components"]:
        head = dict(re.findall(r"^// (\w+)=(.+)$", template(component["name"]), re.M))
        node = (component["node"] or f"{component['name'].upper()}_NODE").replace(":", "-")
        assert head["url"] == f"https://www.figma.com/design/FILE_KEY?node-id={node}"
        assert head["component"] == component["name"]
        assert (ROOT / head["source"]).is_file()
        address = head["url"]
        for placeholder, value in config["documentUrlSubstitutions"].items():
            address = address.replace(placeholder, value, 1)
        key = NODES["fileKey"] or "FILE_KEY"
        assert address == f"https://www.figma.com/design/{key}?node-id={node}"


def test_the_page_lists_the_properties():
    page = (ROOT / "docs/how-to" / "figma.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \| (\w+) \| ?(.*) \|$", page, re.M)
    named = {component: {} for component, *_ in rows}
    for component, name, kind, values in rows:
        choice = values.removeprefix("any of ").split(", ")
        named[component][name] = choice if kind == "variant" else kind
        if values.startswith("any of "):
            named[component][name] = subsets(choice)
    assert named == PROPERTIES


def test_the_nodes_conform_to_their_schema():
    path = ROOT / "schemas" / "nodes.schema.json"
    schema = json.loads(path.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    assert not list(validator.iter_errors(NODES))
    for wrong in (
            {**NODES, "more": 1}, {**NODES, "components": [{"name": "A", "node": "1-2"}]},
            {**NODES, "components": [{"name": "A"}]}, {**NODES, "fileKey": "a/b"}):
        assert list(validator.iter_errors(wrong))
