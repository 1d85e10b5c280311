"""The published schemas accept and reject the same files as the compiler."""

import json

import jsonschema
import pytest

from files import ROOT, tracked

SCHEMAS = {
    name: json.loads((ROOT / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8"))
    for name in ("contract", "tincture")}
CHIP = {
    "component": "Chip", "path": "chip/<state>/*", "axes": {"state": ["on", "off"]},
    "roles": {"bg": {"type": "color"}, "label": {"type": "color"}},
    "contrast": [{"foreground": "label", "on": "bg"}]}
COLOR = {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}
WHITE = {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}


def errors(name, value):
    return list(jsonschema.Draft202012Validator(SCHEMAS[name]).iter_errors(value))


def refused(tincture, project, contract):
    """Whether the compiler reports the contract as invalid, or a key of it as unknown."""
    state = {"bg": WHITE, "label": COLOR}
    root = project({"tokens/t.tokens.json": {"chip": {"on": state, "off": state}},
                    "tokens/chip.contract.json": contract})
    rules = {finding["rule"] for finding in tincture.results(root)["findings"]}
    return bool(rules & {"invalid-contract", "unknown-key"})


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_schemas_are_valid(name):
    jsonschema.Draft202012Validator.check_schema(SCHEMAS[name])
    assert len([file for kind, file in FILES if kind == name]) > 5


# Every checked-in file, including examples and the starter.
FILES = [(name, ROOT / file) for name, pattern in (
    ("contract", "*.contract.json"), ("tincture", "*tincture.json"))
    for file in sorted(tracked(pattern))]


@pytest.mark.parametrize("name, file", FILES, ids=lambda it: str(getattr(it, "name", it)))
def test_a_shipped_file_names_its_schema_and_conforms(name, file):
    value = json.loads(file.read_text(encoding="utf-8"))
    assert not errors(name, value)
    assert "$schema" in value, f"{file} has no $schema: editors cannot help"
    schema = (file.parent / value["$schema"]).resolve()
    assert schema == ROOT / "schemas" / f"{name}.schema.json"


@pytest.mark.parametrize("name", SCHEMAS)
def test_editors_can_show_what_each_key_means(name):
    schema = SCHEMAS[name]
    assert schema["$id"].startswith("urn:tincture:schema:")
    silent = []

    def walk(node, path):
        if isinstance(node, list):
            for index, item in enumerate(node):
                walk(item, f"{path}/{index}")
        if not isinstance(node, dict):
            return
        for key, child in node.get("properties", {}).items():
            if not child.get("description") and not {"if", "then", "not"} & set(path.split("/")):
                silent.append(f"{path}/{key}")
        for key, child in node.items():
            walk(child, f"{path}/{key}")

    walk(schema, "")
    assert not silent
    for key, definition in schema["$defs"].items():
        assert definition.get("title"), key


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_examples_of_a_schema_conform_to_it(name):
    schema, count = SCHEMAS[name], 0
    validator = jsonschema.Draft202012Validator(schema)
    open_nodes = [schema]
    while open_nodes:
        node = open_nodes.pop()
        children = node.values() if isinstance(node, dict) else node
        open_nodes += [child for child in children if isinstance(child, (dict, list))]
        if isinstance(node, dict) and isinstance(node.get("examples"), list):
            for example in node["examples"]:
                assert not list(validator.evolve(schema=node).iter_errors(example)), example
                count += 1
    assert count > 10


@pytest.mark.parametrize("pair, isValid", [
    ({}, True), ({"graphic": True}, True), ({"minimum": 5}, True), ({"minimum": 3, "because": "why"}, True), ({"decorative": "why"}, True),
    ({"inactive": "why"}, True), ({"inactive": True}, True),
    ({"inactive": False}, False), ({"graphic": False}, False), ({"decorative": ""}, False),
    ({"graphic": True, "minimum": 2}, False), ({"decorative": "why", "minimum": 2}, False),
    ({"inactive": True, "minimum": 2}, False), ({"inactive": True, "graphic": True}, False),
    ({"inactive": "why", "decorative": "why"}, False), ({"minimum": 22}, False),
    ({"on": ["bg"]}, True), ({"on": []}, False), ({"contrast": 4}, False),
    ({"cues": {"state": {"on": "a tick"}}}, True), ({"cues": {"state": {"on": ""}}}, False),
    ({"cues": {"state": "a tick"}}, False), ({"cues": {"state": {"on": 1}}}, False),
])
def test_pairs_and_cues_are_validated_alike(tincture, project, pair, isValid):
    contract = CHIP | (pair if "cues" in pair else {"contrast": [CHIP["contrast"][0] | pair]})
    assert (not errors("contract", contract)) == isValid
    assert refused(tincture, project, contract) != isValid


@pytest.mark.parametrize("setting, isValid", [
    ({"where": {"mode": "dark"}, "level": "AAA"}, True),
    ({"where": {"mode": ["dark"]}, "surface": "page"}, True),
    ({"where": {"mode": "dark"}}, False), ({"level": "AAA"}, False),
    ({"where": {"mode": "dark"}, "level": "A"}, False),
    ("https://example.com/{rule}", True), ("http://{rule}/?a=b&c,+d~e#{rule}", True),
    ("https://example.com/", False), ("https:///{rule}", False), ("https://:1/{rule}", False),
    ("ftp://example.com/{rule}", False), ("https://example.com/{rule}/{id}", False),
    ('https://example.com/">{rule}', False), ("https://a@example.com/{rule}", False),
    ("https://example.com/\n{rule}", False), (f"https://{'x' * 488}/{{rule}}", False),
])
def test_overrides_and_rule_pages_are_validated_alike(tincture, project, setting, isValid):
    isPages = isinstance(setting, str)
    value = {"resolver": "r.resolver.json", "audit": {"overrides": [] if isPages else [setting]}}
    value |= {"rulePages": setting} if isPages else {}
    assert (not errors("tincture", value)) == isValid
    modes = {name: [{"page": WHITE}] for name in ("light", "dark")}
    root = project({"tincture.json": value, "r.resolver.json": {
        "version": "2025.10", "modifiers": {"mode": {"contexts": modes}},
        "resolutionOrder": [{"$ref": "#/modifiers/mode"}]}})
    rules = {finding["rule"] for finding in tincture.results(root)["findings"]}
    assert ("invalid-project" in rules) != isValid


@pytest.mark.parametrize("settings, isValid", [
    ({"runtime": "inline"}, True), ({"module": "Values"}, True), ({"namespace": "Acme"}, True),
    ({"prefix": "Acme"}, True), ({"runtime": "import", "module": "Values"}, True),
    ({"runtime": "inline", "module": "Values"}, False), ({"module": "my values"}, False),
    ({"namespace": "Acme", "prefix": "Zen"}, False), ({"prefix": "acme"}, False),
    ({"namespace": "A.B"}, False), ({"format": "json", "prefix": "Acme"}, False),
])
def test_swift_settings_are_validated_alike(tincture, project, settings, isValid):
    output = {"format": "swift", "to": "themes"} | settings
    assert (not errors("tincture", {"outputs": [output]})) == isValid
    root = project({"tokens/t.tokens.json": {"t": COLOR}, "tincture.json": {"outputs": [output]}})
    found = tincture.run("build", cwd=root).stderr
    isRefused = "[invalid-project]" in found or "[unknown-key]" in found
    assert isRefused != isValid, found
