"""Projects with a text in every possible place. A harmless text in the same places makes the twin
that every output is compared with."""

import json

from hostile_texts import as_file, as_name

WHITE = {"colorSpace": "srgb", "components": [1, 1, 1]}
FRONTS = [{"colorSpace": "srgb", "components": [share] * 3} for share in (0.4667, 0.6, 0.9333)]
FORMATS = {
    "swift": {"to": "out/Themes", "runtime": "inline"},
    "audit-markdown": {"to": "out/audit.md"},
    "audit-html": {"to": "out/audit.html"},
    "component-markdown": {"to": "out/components"},
    "json": {"to": "out/tokens.json"},
    "css": {"to": "out/tokens.css"},
    "xcassets": {"to": "out/Colors.xcassets"},
    "compose": {"to": "out/kotlin", "package": "a.b"},
    "mustache": {"to": "out/page.html", "template": "page.mustache"},
}
TEMPLATE = """<!doctype html><title>x</title><body>
{{#themes}}{{#tokens}}
<p title="{{description}}" data-path='{{path}}' data-reason="{{deprecated.reason}}">{{description}}</p>
{{#fontFamily}}{{#names}}<b>{{name}}</b>{{/names}}{{/fontFamily}}
{{/tokens}}{{/themes}}
{{#components}}<h1>{{name}}</h1>{{#pairs}}<i>{{because}}</i>{{/pairs}}{{/components}}
"""


def benign(texts):
    """The twin's texts, with the same names."""
    return {name: f"text {index}" for index, name in enumerate(texts)}


def marked(text, tag, index):
    """The text, with a mark for its place. A reason has a word, too."""
    return f"{text} {'why ' if tag in 'bd' else ''}{tag}{index:03}"


def named(text, tag, index):
    return marked(as_name(text), tag, index)


def as_value(text):
    """The text as a value. A text in braces would be an alias."""
    return f"{text} x" if text.startswith("{") and text.endswith("}") else text


def outputs(*formats):
    return [{"format": form, **FORMATS[form]} for form in formats or FORMATS]


def project_file(*formats, **more):
    return {"outputs": outputs(*formats), "rules": {
        rule: "off" for rule in ("unpaired-color", "similar-name", "omitted-token", "fixed-themes",
                                 "unowned-waiver", "color-only-state", "padded-name")}, **more}


def tokens(texts):
    """Every text as a group, a token, a description, a deprecation, a value and an extension."""
    files = {}
    for index, text in enumerate(texts.values()):
        files[f"g{index:03} {as_name(text)}"] = {
            "$description": text,
            named(text, "t", index): {
                "$type": "fontFamily", "$value": [as_value(text)], "$description": text,
                "$extensions": {"org.example": {text: [text]}}},
            "old": {"$type": "color", "$value": WHITE, "$description": text, "$deprecated": text},
            "same": {"$type": "fontFamily",
                     "$value": f"{{g{index:03} {as_name(text)}.{named(text, 't', index)}}}"},
            "title": {"$type": "typography", "$value": {
                "fontFamily": [as_value(text), "x"], "fontSize": {"value": 20, "unit": "px"},
                "fontWeight": 700, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1}},
        }
    return files


def axis_name(text, index):
    """In a path, a name between `<` and `>` cannot contain `/`, `<` or `>`."""
    return "".join(mark for mark in text if mark not in "/<>*")[:80] + f" x{index:03}"


def contract(text, index):
    """Every text as component, axis, value, role, reason, owner and source."""
    front, ground = named(text, "r", index), named(text, "w", index)
    pair = {"foreground": front, "on": ground}
    if index % 3 == 2:
        pair["decorative"] = marked(text, "d", index)
    waiver = {"foreground": front, "on": ground, "floor": 2.84, "because": marked(text, "b", index),
              "owner": marked(text, "o", index)}
    return {
        "component": marked(text, "C", index), "description": text,
        "path": f"c{index:03}/<{axis_name(text, index)}>/*",
        "axes": {axis_name(text, index): [named(text, "v", index)]},
        "roles": {front: {"type": "color", "description": text},
                  ground: {"type": "color", "description": text}},
        "contrast": [pair], "waivers": [waiver] if index % 3 == 1 else [],
        "claims": [{"foreground": "#000000", "on": "#FFFFFF", "ratio": 21,
                    "source": marked(text, "s", index)}],
    }


def component_tokens(texts):
    return {
        f"c{index:03}": {"$type": "color", named(text, "v", index): {
            named(text, "r", index): {"$value": FRONTS[index % 3]},
            named(text, "w", index): {"$value": WHITE}}}
        for index, text in enumerate(texts.values())}


def plain(texts, *formats):
    """A project with only tokens."""
    return {"tincture.json": project_file(*formats), "tokens/t.tokens.json": tokens(texts),
            "page.mustache": TEMPLATE}


def audited(texts, *formats):
    """A project with components whose pairs pass, fail and are waived, in files of hostile names."""
    files = {"tincture.json": project_file(*formats, contracts=["contracts/*.contract.json"]),
             "page.mustache": TEMPLATE}
    for index, text in enumerate(texts.values()):
        own = {list(texts)[index]: text}
        group = component_tokens({**dict.fromkeys(range(index), ""), **own})[f"c{index:03}"]
        files[f"tokens/f{index:03} {as_file(text)}.tokens.json"] = {f"c{index:03}": group}
        files[f"contracts/f{index:03} {as_file(text)}.contract.json"] = contract(text, index)
    return files


def passing(texts, *formats):
    """The same with failures as warnings, so that files are written."""
    files = audited(texts, *formats)
    files["tincture.json"]["rules"]["low-contrast"] = "warning"
    return files


def themed(modifiers, *formats):
    file = project_file(*formats, resolver="r.resolver.json")
    file["rules"] |= {"single-context": "off", "unused-modifier": "off"}
    return {"tincture.json": file, "page.mustache": TEMPLATE, "r.resolver.json": {
        "version": "2025.10", "modifiers": {
            name: {"contexts": contexts} for name, contexts in modifiers.items()},
        "resolutionOrder": [{"$ref": f"#/modifiers/{pointer(name)}"} for name in modifiers]}}


def context(share):
    value = {"colorSpace": "srgb", "components": [share, 0, 0]}
    return [{"color": {"$type": "color", "a": {"$value": value}}}]


def contexts(texts, *formats):
    """Every text as a context of one modifier."""
    return themed({"mode": {named(text, "m", index): context(index / 255)
                            for index, text in enumerate(texts.values())}}, *formats)


def modifiers(texts, *formats):
    """Every text as a modifier, with a context of the same name."""
    return themed({named(text, "n", index): {named(text, "k", index): context(0)}
                   for index, text in enumerate(texts.values())}, *formats)


def pointer(name):
    from urllib.parse import quote
    return quote(name.replace("~", "~0").replace("/", "~1"), safe="~")


def faulty(texts):
    """Every text as a mistake, similar to a correct text."""
    files = {}
    outs, rules, keys = [], {}, {}
    for index, text in enumerate(texts.values()):
        near = named(text, "near", index)
        files[f"tokens/f{index:03} {as_file(text)}.tokens.json"] = {
            marked(text, "bad", index) + ".{x}": {"$type": "color", "$value": WHITE},
            near: {"$type": "color", "$value": WHITE},
            f"e{index:03}": {"$type": marked(text, "type", index), "$value": 1},
            f"h{index:03}": {"$type": "color", "$value": f"{{{near}x}}"},
            f"i{index:03}": {"$type": "dimension", "$value": marked(text, "value", index)},
            f"j{index:03}": {"$type": "color", "$value": {"$ref": f"#/{marked(text, 'ref', index)}"}},
            f"k{index:03}": {"$type": "strokeStyle", "$value": marked(text, "solid", index)},
            f"l{index:03}": {"$type": "color", "$value": WHITE, marked("$" + text, "key", index): 1},
        }
        files[f"contracts/f{index:03} {as_file(text)}.contract.json"] = {
            "component": marked(text, "C", index), "path": f"z{index:03}/<{text}>/<x>/*",
            "axes": {marked(text, "y", index): ["a"]}, marked(text, "key", index): 1,
            "roles": {marked(text, "r", index): {"type": marked(text, "color", index)}},
            "contrast": [{"foreground": marked(text, "q", index), "on": marked(text, "p", index)}],
            "claims": [{"foreground": marked(text, "u", index), "on": "#FFF", "ratio": text}]}
        outs.append({"format": marked(text, "css", index), "to": "x"})
        outs.append({"format": "css", "to": f"../{text}"})
        rules[marked(text, "rule", index)] = marked(text, "off", index)
        keys[marked(text, "outputs", index)] = text
    files["tincture.json"] = {"outputs": outs, "rules": rules, "inputs": [text for text in texts.values()],
                              "contracts": ["contracts/*.contract.json"],
                              "audit": {"surface": "x", "level": list(texts.values())[0]}, **keys}
    return files


def as_json(files):
    return {path: content if isinstance(content, str) else json.dumps(content, indent=1, ensure_ascii=True)
            for path, content in files.items()}
