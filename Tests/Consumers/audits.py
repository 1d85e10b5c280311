"""Projects whose audits contain every outcome, and helpers for the tests of reports."""

import json
import re
import unicodedata
from collections import Counter as counted  # noqa: F401, N813

OPEN = ("fail", "indeterminate")
LISTED = (*OPEN, "waived")
ABOUT_ROWS = ("low-contrast", "indeterminate-contrast")


def color(text, alpha=None):
    parts = [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    value = {"colorSpace": "srgb", "components": parts}
    return value if alpha is None else {**value, "alpha": alpha}


def token(text, alpha=None):
    return {"$value": color(text, alpha)}


def mixed_files():
    """Every outcome, a gradient, aliases, a wrong claim and a finding about no row."""
    return {
        "tokens/mixed.tokens.json": {
            "base": {"$type": "color", "ink": token("#777777"), "night": {"$value": "{base.ink}"}},
            "card": {
                "$type": "color", "bg": token("#FFFFFF"), "label": {"$value": "{base.night}"},
                "title": token("#000000"), "glass": token("#FFFFFF", 0.5),
                "edge": token("#EEEEEE"), "dim": token("#999999"), "icon": token("#BBBBBB"),
                "hill": {"$type": "gradient", "$value": [
                    {"color": color("#FFFFFF"), "position": 0},
                    {"color": color("#808080"), "position": 1}]},
            },
        },
        "tokens/mixed.contract.json": {
            "component": "Card", "path": "card/*",
            "roles": {
                **{role: {"type": "color"}
                   for role in ("bg", "label", "title", "glass", "edge", "dim", "icon")},
                "hill": {"type": "paint"},
            },
            "contrast": [
                {"foreground": "label", "on": "bg"},
                {"foreground": "title", "on": ["bg", "glass", "hill"]},
                {"foreground": "label", "on": "hill"},
                {"foreground": "edge", "on": "bg", "decorative": "only an edge"},
                {"foreground": "dim", "on": "bg"},
                {"foreground": "icon", "on": "bg", "graphic": True},
            ],
            "waivers": [{
                "foreground": "dim", "on": "bg", "floor": 2.84, "because": "known since launch",
                "owner": "cards", "until": "2030-01-01"}],
            "claims": [{"foreground": "#000000", "on": "#FFFFFF", "ratio": 20, "source": "a page"}],
        },
    }


def many_files(count, front):
    """One component with many variants, each with its own pair."""
    items = [f"{index} {'a rather long name of an item, ' * 4}" for index in range(count)]
    return {
        "tokens/many.tokens.json": {
            "list": {"$type": "color", **{
                item: {"fg": token(front), "bg": token("#FFFFFF")} for item in items}}},
        "tokens/many.contract.json": {
            "component": "List", "path": "list/<item>/*", "axes": {"item": items},
            "roles": {"fg": {"type": "color"}, "bg": {"type": "color"}},
            "contrast": [{"foreground": "fg", "on": "bg"}],
        },
    }


def remove_waivers(root):
    """Removes all waivers from a project."""
    for path in root.glob("tokens/*.contract.json"):
        contract = json.loads(path.read_text(encoding="utf-8"))
        contract.pop("waivers", None)
        path.write_text(json.dumps(contract, indent=2), encoding="utf-8")


def rows(audit, *outcomes):
    return [row for row in audit["results"] if not outcomes or row["outcome"] in outcomes]


def placed(audit):
    """The listed results, each with its place in formats: that of its cause's remedy, or its foreground."""
    remedies = {key: cause["remedy"] for cause in audit["causes"] for key in cause["results"]}
    return [(row, remedies.get(row["key"]) or row["foreground"]) for row in rows(audit, *LISTED)]


def single_findings(audit):
    """The findings that are about one result, or about none."""
    return [finding for finding in audit["findings"] if len(finding["results"]) < 2]


def other_findings(audit):
    return [finding for finding in audit["findings"] if finding["rule"] not in ABOUT_ROWS]


def cell(row):
    """The pair of a row, and its outcome."""
    return (
        row["component"], json.dumps(row["theme"]), json.dumps(row["variant"]), row["outcome"],
        row["required"], row["ratio"])


def visible(text):
    """The text as reports for people show it, with invisible characters and log commands escaped."""
    text = re.sub(r"##[#A-Za-z]*\[", lambda found: found[0][:-1] + "\0", text)
    return "".join(
        f"\\u{{{ord(char):X}}}"
        if unicodedata.category(char) in ("Cc", "Cf", "Zl", "Zp", "Cs", "Co", "Cn")
        and char != "\u200d" else char
        for char in text).replace("\\u{0}", "\\u{5B}")
