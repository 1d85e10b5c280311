"""JSON schemas: a small validator, every container that a schema has, a value for any node."""

import json
import re
from pathlib import Path

from growing import at, replaced

ROOT = Path(__file__).resolve().parents[2]
FILES = {
    "project": ROOT / "schemas" / "tincture.schema.json",
    "contract": ROOT / "schemas" / "contract.schema.json",
    "tokens": Path(__file__).parent / "tokens.schema.json",
    "resolver": Path(__file__).parent / "resolver.schema.json",
}
KINDS = {"object": dict, "array": list, "string": str, "boolean": bool, "number": (int, float)}


def load(name):
    return json.loads(FILES[name].read_text(encoding="utf-8"))


def resolved(root, node):
    """The node with what it references merged in."""
    while "$ref" in node:
        target = root
        for part in node["$ref"].removeprefix("#/").split("/"):
            target = target[part] if part != "#" else target
        node = {**target, **{key: value for key, value in node.items() if key != "$ref"}}
    return node


# MARK: Validation


def is_kind(value, kind):
    return isinstance(value, KINDS[kind]) and (kind != "number" or not isinstance(value, bool))


def valid(root, node, value):
    """Whether a value conforms. Keywords that these schemas do not use are an error."""
    if isinstance(node, bool):
        return node
    node = resolved(root, node)
    return all(KEYWORDS[key](root, node, value) for key in node if key not in NOTES)


NOTES = {"$schema", "$id", "title", "description", "examples", "$defs", "then", "else"}


def properties_hold(root, node, value):
    if not isinstance(value, dict):
        return True
    known = node.get("properties", {})
    patterns = node.get("patternProperties", {})
    for key, child in value.items():
        if key in known and not valid(root, known[key], child):
            return False
        matching = [schema for pattern, schema in patterns.items() if re.search(pattern, key)]
        if not all(valid(root, schema, child) for schema in matching):
            return False
        if key not in known and not matching:
            if not valid(root, node.get("additionalProperties", True), child):
                return False
    return True


def condition_holds(root, node, value):
    branch = "then" if valid(root, node["if"], value) else "else"
    return valid(root, node.get(branch, True), value)


def distinct(value):
    return len({json.dumps(item, sort_keys=True) for item in value}) == len(value)


def of(kind, holds):
    """A keyword about values of one kind."""
    return lambda root, node, value: not is_kind(value, kind) or holds(root, node, value)


KEYWORDS = {
    "type": lambda root, node, value: is_kind(value, node["type"]),
    "enum": lambda root, node, value: value in node["enum"],
    "const": lambda _, node, value: value == node["const"] and type(value) is type(node["const"]),
    "anyOf": lambda root, node, value: any(valid(root, one, value) for one in node["anyOf"]),
    "allOf": lambda root, node, value: all(valid(root, one, value) for one in node["allOf"]),
    "not": lambda root, node, value: not valid(root, node["not"], value),
    "if": condition_holds,
    "properties": properties_hold,
    "patternProperties": properties_hold,
    "additionalProperties": properties_hold,
    "propertyNames": of("object", lambda root, node, value: all(
        valid(root, node["propertyNames"], key) for key in value)),
    "required": of("object", lambda _, node, value: all(key in value for key in node["required"])),
    "minProperties": of("object", lambda _, node, value: len(value) >= node["minProperties"]),
    "items": of("array", lambda root, node, value: all(
        valid(root, node["items"], item) for item in value)),
    "minItems": of("array", lambda _, node, value: len(value) >= node["minItems"]),
    "maxItems": of("array", lambda _, node, value: len(value) <= node["maxItems"]),
    "uniqueItems": of("array", lambda _, node, value: not node["uniqueItems"] or distinct(value)),
    "minLength": of("string", lambda _, node, value: len(value) >= node["minLength"]),
    "maxLength": of("string", lambda _, node, value: len(value) <= node["maxLength"]),
    "pattern": of("string", lambda _, node, value: re.search(node["pattern"], value) is not None),
    "minimum": of("number", lambda _, node, value: value >= node["minimum"]),
    "maximum": of("number", lambda _, node, value: value <= node["maximum"]),
}


# MARK: The containers of a schema


def children(root, node):
    """Each child node with its step: a key, `*` for any key, `[]` for an item."""
    for key, child in node.get("properties", {}).items():
        yield f".{key}", child
    for child in [*node.get("patternProperties", {}).values(), node.get("additionalProperties")]:
        if isinstance(child, dict):
            yield ".*", child
    if "items" in node:
        yield "[]", node["items"]


def alternatives(root, node):
    """The forms that a value may have: each innermost `anyOf` that describes a value."""
    node = resolved(root, node)
    ways = [one for one in node.get("anyOf", []) if set(one) - {"required"}]
    if not ways:
        return [node]
    rest = {key: value for key, value in node.items() if key != "anyOf"}
    return [{**rest, **one} for way in ways for one in alternatives(root, way)]


def containers(root, node=None, path="", seen=()):
    """(path, node) of every array and object. A node in itself is walked once."""
    for form in alternatives(root, root if node is None else node):
        mark = json.dumps(form, sort_keys=True)
        if form.get("type") not in ("object", "array"):
            continue
        yield path, form
        if mark in seen:
            continue
        for step, child in children(root, form):
            yield from containers(root, child, path + step, (*seen, mark))


# MARK: A value for a node


def sample(root, node):
    """A small value that conforms, from what the schema says alone."""
    form = alternatives(root, node)[0]
    if form.get("examples"):
        return form["examples"][0]
    if "const" in form:
        return form["const"]
    if "enum" in form:
        return form["enum"][0]
    kind = form.get("type", "string")
    if kind == "object":
        value = {key: sample(root, child) for key, child in form.get("properties", {}).items()
                 if key in form.get("required", [])}
        more = form.get("additionalProperties")
        if isinstance(more, dict):
            names = form.get("propertyNames", {}).get("enum", ["one"])
            value[names[0]] = sample(root, more)
        return value
    if kind == "array":
        return [sample(root, form.get("items", {"type": "string"}))]
    return {"boolean": True, "number": form.get("minimum", 1)}.get(kind, "one")


def matched(root, node, value, path="", keys=()):
    """(place in the schema, keys and indices, node) of every container of a value."""
    if not isinstance(value, (dict, list)):
        return
    forms = [form for form in alternatives(root, node)
             if form.get("type") == ("object" if isinstance(value, dict) else "array")]
    fitting = [form for form in forms if valid(root, form, value)] or forms
    if not fitting:
        return
    form = fitting[0]
    yield path, keys, form
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from matched(root, form.get("items", {}), item, f"{path}[]", (*keys, index))
        return
    for key, child in value.items():
        known = form.get("properties", {})
        if key in known:
            yield from matched(root, known[key], child, f"{path}.{key}", (*keys, key))
            continue
        others = [schema for pattern, schema in form.get("patternProperties", {}).items()
                  if re.search(pattern, key)]
        more = form.get("additionalProperties")
        others += [more] if isinstance(more, dict) else []
        if others:
            yield from matched(root, others[0], child, f"{path}.*", (*keys, key))


# MARK: Names of containers, and completion


def is_map(form):
    """Whether an object has any number of children, whatever their keys."""
    return isinstance(form.get("additionalProperties"), dict) or "patternProperties" in form


def origin(root, form):
    """The definition that a form comes from, by its title or its place in `$defs`."""
    for name, node in root.get("$defs", {}).items():
        for index, one in enumerate(alternatives(root, node)):
            parts = ("properties", "additionalProperties", "items")
            if one.get("type") == form.get("type") and any(
                    isinstance(one.get(part), dict) and one[part] is form.get(part)
                    for part in parts):
                return f" {name}" + (f" {index + 1}" if index else "")
    return None


def named(root, path, form, kind):
    """What a row calls a container: the definition in the schema and the path in it, or the path
    from the top if it is in no definition. A definition has one reader, wherever it is used."""
    home = origin(root, form)
    if home is not None:
        return home
    outer, _, key = path.rpartition(".")
    if kind in ("tokens", "contract") and outer.count(".") > 1:
        return f" {key}"
    return path


def added(root, document, path):
    """The document with a sample at a path of the schema, if what contains it is there."""
    for parent, keys, form in matched(root, root, document):
        for step, child in children(root, form):
            if parent + step != path:
                continue
            value = sample(root, child)
            container = at(document, keys)
            name = step[1:] if step != ".*" else "one"
            more = [*container, value] if step == "[]" else {**container, name: value}
            return conforming(root, keys, document, more)
    return None


def conforming(root, keys, document, container):
    """The document with that container, without the keys next to the last that exclude it."""
    whole = replaced(document, keys, container)
    if isinstance(container, dict):
        for key in list(container)[:-1]:
            if valid(root, root, whole):
                break
            without = {name: item for name, item in container.items() if name != key}
            if valid(root, root, replaced(document, keys, without)):
                return replaced(document, keys, without)
    return whole


def words(node):
    """The texts that a schema fixes."""
    if isinstance(node, list):
        return set().union(*map(words, node))
    if not isinstance(node, dict):
        return set()
    own = {word for word in [*node.get("enum", []), node.get("const")] if isinstance(word, str)}
    return own | words(list(node.values()))


def short_lists(root):
    """The keys of lists that may have a few elements only."""
    return {path.rpartition(".")[2] for path, form in containers(root) if "maxItems" in form}
