"""The published schemas accept what the compiler reads, and refuse what it refuses."""

import json

import jsonschema
import pytest

from conftest import ROOT

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
    """Whether the compiler finds the contract invalid, or a key of it unknown."""
    state = {"bg": WHITE, "label": COLOR}
    root = project({"tokens/t.tokens.json": {"chip": {"on": state, "off": state}},
                    "tokens/chip.contract.json": contract})
    rules = {finding["rule"] for finding in tincture.results(root)["findings"]}
    return bool(rules & {"invalid-contract", "unknown-key"})


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_schemas_are_schemas(name):
    jsonschema.Draft202012Validator.check_schema(SCHEMAS[name])


@pytest.mark.parametrize("file", sorted((ROOT / "tokens").glob("*.contract.json")), ids=str)
def test_shipped_contracts_conform(file):
    assert not errors("contract", json.loads(file.read_text(encoding="utf-8")))


def test_the_shipped_project_conforms():
    text = (ROOT / "tincture.json").read_text(encoding="utf-8")
    assert not errors("tincture", json.loads(text))


@pytest.mark.parametrize("pair, isValid", [
    ({}, True), ({"graphic": True}, True), ({"minimum": 3}, True), ({"decorative": "why"}, True),
    ({"inactive": "why"}, True), ({"inactive": True}, True),
    ({"inactive": False}, False), ({"graphic": False}, False), ({"decorative": ""}, False),
    ({"graphic": True, "minimum": 2}, False), ({"decorative": "why", "minimum": 2}, False),
    ({"inactive": True, "minimum": 2}, False), ({"inactive": True, "graphic": True}, False),
    ({"inactive": "why", "decorative": "why"}, False), ({"minimum": 22}, False),
    ({"on": ["bg"]}, True), ({"on": []}, False), ({"contrast": 4}, False),
])
def test_pairs_are_judged_alike(tincture, project, pair, isValid):
    contract = CHIP | {"contrast": [CHIP["contrast"][0] | pair]}
    assert (not errors("contract", contract)) == isValid
    assert refused(tincture, project, contract) != isValid


@pytest.mark.parametrize("cues, isValid", [
    ({"state": {"on": "a tick"}}, True), ({"state": {"on": ""}}, False),
    ({"state": "a tick"}, False), ({"state": {"on": 1}}, False),
])
def test_cues_are_judged_alike(tincture, project, cues, isValid):
    contract = CHIP | {"cues": cues}
    assert (not errors("contract", contract)) == isValid
    assert refused(tincture, project, contract) != isValid


@pytest.mark.parametrize("override, isValid", [
    ({"where": {"mode": "dark"}, "level": "AAA"}, True),
    ({"where": {"mode": ["dark"]}, "surface": "page"}, True),
    ({"where": {"mode": "dark"}}, False), ({"level": "AAA"}, False),
    ({"where": {"mode": "dark"}, "level": "A"}, False),
])
def test_overrides_are_judged_alike(tincture, project, override, isValid):
    value = {"resolver": "r.resolver.json", "audit": {"overrides": [override]}}
    assert (not errors("tincture", value)) == isValid
    modes = {name: [{"page": WHITE}] for name in ("light", "dark")}
    root = project({"tincture.json": value, "r.resolver.json": {
        "version": "2025.10", "modifiers": {"mode": {"contexts": modes}},
        "resolutionOrder": [{"$ref": "#/modifiers/mode"}]}})
    rules = {finding["rule"] for finding in tincture.results(root)["findings"]}
    assert ("invalid-project" in rules) != isValid
