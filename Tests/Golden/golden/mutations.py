"""Ways to break a project, in its JSON, its bytes and its folder. A seed chooses each."""

import copy
import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from .cases import Files, Folder, Link, Moded
from .inputs import parsed

# Before a key: a second key of the same name.
AGAIN = "\x00"


def broken(random: Random, files: Files, kind: str) -> Files | None:
    """The files with one fault; None if the kind finds no place."""
    names = [name for name, entry in sorted(files.items())
             if isinstance(entry, bytes) and not name.startswith(("generated/", "schemas/", "out/"))
             and name.endswith((".json", ".mustache"))]
    if not names:
        return None
    # The project file has most settings, so it is chosen more often.
    if "tincture.json" in names and random.random() < 0.2:
        name = "tincture.json"
    else:
        name = random.choice(names)
    if kind in IN_FOLDER:
        return IN_FOLDER[kind](random, dict(files), name)
    content = files[name]
    assert isinstance(content, bytes)
    if kind in IN_BYTES:
        changed = IN_BYTES[kind](random, content)
    else:
        changed = in_json(random, content, IN_JSON[kind])
    return None if changed is None else {**files, name: changed}


# Changes of JSON: each gets an object or array, and the key or index of one of its members.

def delete(random: Random, parent: Any, key: Any) -> bool:
    del parent[key]
    return True


def duplicate_key(random: Random, parent: Any, key: Any) -> bool:
    if isinstance(parent, dict):
        parent[AGAIN + key] = copy.deepcopy(random.choice(list(parent.values())))
    else:
        parent.insert(key, copy.deepcopy(parent[key]))
    return True


def misspell(random: Random, parent: Any, key: Any) -> bool:
    if not isinstance(parent, dict) or len(key) < 2:
        return False
    at = random.randrange(len(key) - 1)
    wrong = random.choice((
        key[:at] + key[at + 1] + key[at] + key[at + 2:], key[:at] + key[at + 1:], key + key[-1]))
    if wrong in parent:
        return False
    renamed = [(wrong if name == key else name, value) for name, value in parent.items()]
    parent.clear()
    parent.update(renamed)
    return True


def hostile_name(random: Random, parent: Any, key: Any) -> bool:
    if not isinstance(parent, dict):
        return False
    name = random.choice(
        ("{a}", "a.b", "$new", "", " a ", "e\u0301", "class", "*/", "\u202e", "a/b", "~1"))
    parent[name] = parent.pop(key)
    return True


def swap_type(random: Random, parent: Any, key: Any) -> bool:
    parent[key] = random.choice((
        None, True, 0, -1, 1e9, 0.1, "", "x", "#fff", "{}", [], {}, [1], {"a": 1}, "16px",
        "\u001b[31m", "a\nb"))
    return True


def change_number(random: Random, parent: Any, key: Any) -> bool:
    if isinstance(parent[key], bool) or not isinstance(parent[key], (int, float)):
        return False
    parent[key] = random.choice((
        -parent[key], parent[key] * 10, parent[key] + 0.5, 1e308, 1e-320, 300, -0.0, 4.499999))
    return True


def break_alias(random: Random, parent: Any, key: Any) -> bool:
    value = parent[key]
    if not isinstance(value, str):
        return False
    is_alias = value.startswith("{") and value.endswith("}")
    if not is_alias and key not in ("$ref", "$extends"):
        return False
    parent[key] = random.choice((
        "{not.there}", value[:-1], value.replace("}", "x}"), "{" + value + "}", "#/not/there",
        "../outside.json", value.upper()))
    return True


def make_cycle(random: Random, parent: Any, key: Any) -> bool:
    if key != "$value":
        return False
    parent["$value"] = "{cycle.a}"
    parent["$extends"] = "{cycle}"
    return True


def other_word(random: Random, parent: Any, key: Any) -> bool:
    words = ("color", "dimension", "number", "gradient", "shadow", "dark", "swift", "css", "AAA",
             "off", "error", "typography", "oklch", "px", "em", "solid")
    if not isinstance(parent[key], str):
        return False
    parent[key] = random.choice(words)
    return True


def nest(random: Random, parent: Any, key: Any) -> bool:
    for _ in range(random.choice((40, 700))):
        parent[key] = {"n": parent[key]} if random.random() < 0.5 else [parent[key]]
    return True


def add_unknown(random: Random, parent: Any, key: Any) -> bool:
    if not isinstance(parent, dict):
        return False
    name = random.choice(("extra", "$extra", "$deprecated", "$description", "$extensions", "hex"))
    parent[name] = random.choice((True, "text", {"a.b": 1}, 7))
    return True


IN_JSON: dict[str, Callable[[Random, Any, Any], bool]] = {
    function.__name__.replace("_", " "): function
    for function in (delete, duplicate_key, misspell, hostile_name, swap_type, change_number,
                     break_alias, make_cycle, other_word, nest, add_unknown)}


def in_json(random: Random, content: bytes, change: Callable[[Random, Any, Any], bool]) -> bytes | None:
    tree = parsed(content)
    members = [(parent, key) for parent in containers(tree)
               for key in (list(parent) if isinstance(parent, dict) else range(len(parent)))]
    random.shuffle(members)
    for parent, key in members[:200]:
        if change(random, parent, key):
            text = json.dumps(tree, indent=2, ensure_ascii=False).replace('"\\u0000', '"')
            return text.encode("utf-8", "surrogatepass") + b"\n"
    return None


def containers(tree: Any) -> list[Any]:
    found, open_values = [], [tree]
    while open_values:
        value = open_values.pop()
        if isinstance(value, (dict, list)):
            found.append(value)
            open_values += value.values() if isinstance(value, dict) else value
    return found


# Changes of bytes.

def truncate(random: Random, text: bytes) -> bytes:
    return text[:random.randrange(len(text) + 1)]


def cut_out(random: Random, text: bytes) -> bytes:
    start = random.randrange(len(text) + 1)
    return text[:start] + text[start + random.choice((1, 1, 5, 40)):]


def insert(random: Random, text: bytes) -> bytes:
    at = random.randrange(len(text) + 1)
    piece = random.choice((
        b"\x00", b"\x1b[2J", b"\x7f", b"\xff\xfe", b"\xe2\x80\xae", b"\xc2\x85", b",", b'"', b"{",
        b"]",
        b"//c\n", b"\\u0000", b"\\ud800", b"\r", b"'", b"1e999"))
    return text[:at] + piece + text[at:]


def conflict_marks(random: Random, text: bytes) -> bytes:
    lines = text.split(b"\n")
    at = random.randrange(len(lines))
    return b"\n".join(
        lines[:at] + [b"<<<<<<< HEAD"] + lines[at:at + 1] + [b"======="] + lines[at:at + 2]
        + [b">>>>>>> branch"] + lines[at + 2:])


def deep_nesting(random: Random, text: bytes) -> bytes:
    return b"[" * random.choice((100, 3000)) + text


def byte_order_mark(random: Random, text: bytes) -> bytes:
    return random.choice((b"\xef\xbb\xbf", b"\xff\xfe")) + text


def line_ends(random: Random, text: bytes) -> bytes:
    return text.replace(b"\n", random.choice((b"\r\n", b"\r")))


def repeat_line(random: Random, text: bytes) -> bytes:
    lines = text.split(b"\n")
    at = random.randrange(len(lines))
    return b"\n".join(lines[:at] + [lines[at]] * 2 + lines[at + 1:])


def latin_1(random: Random, text: bytes) -> bytes:
    letters = [match.start() for match in re.finditer(rb"[a-z]", text)]
    if not letters:
        return text
    at = random.choice(letters)
    return text[:at] + b"\xe9" + text[at + 1:]


def empty(random: Random, text: bytes) -> bytes:
    return random.choice((b"", b"\n", b"null\n", b"[]\n", b"{}\n", b'"x"\n'))


IN_BYTES: dict[str, Callable[[Random, bytes], bytes]] = {
    function.__name__.replace("_", " "): function
    for function in (truncate, cut_out, insert, conflict_marks, deep_nesting, byte_order_mark,
                     line_ends, repeat_line, latin_1, empty)}


# Changes of the folder.

def missing_file(random: Random, files: Files, name: str) -> Files:
    del files[name]
    return files


def unreadable_file(random: Random, files: Files, name: str) -> Files:
    """A link to itself or to nothing. The permissions of a file do not stop the superuser."""
    files[name] = random.choice((Link(name.rsplit("/", 1)[-1]), Link("nowhere.json")))
    return files


def forbidden_file(random: Random, files: Files, name: str) -> Files:
    content = files[name]
    assert isinstance(content, bytes)
    files[name] = Moded(content, 0)
    return files


def folder_instead(random: Random, files: Files, name: str) -> Files:
    files[name] = Folder()
    return files


def file_instead(random: Random, files: Files, name: str) -> Files:
    """A file where an output's folder or the folder of an output is expected."""
    files = {path: entry for path, entry in files.items() if not path.startswith("out/")}
    files[random.choice(("out", "out/Themes", "out/components", "out/kotlin"))] = b"a file\n"
    return files


def linked_file(random: Random, files: Files, name: str) -> Files:
    files["elsewhere.json"] = files[name]
    files[name] = Link("../" * name.count("/") + "elsewhere.json")
    return files


def odd_names(random: Random, files: Files, name: str) -> Files:
    content = files[name]
    folder = name.rsplit("/", 1)[0] + "/" if "/" in name else ""
    for odd in ("a b.tokens.json", "é.tokens.json", ".hidden.tokens.json",
                "line\nbreak.tokens.json",
                "$(echo x).tokens.json", "A.contract.json"):
        files[folder + odd] = content
    return files


def edited_output(random: Random, files: Files, name: str) -> Files:
    files["out/tokens.css"] = b"/* by hand */\n"
    files["out/Themes/Theme.swift"] = b"// by hand\n"
    files["out/Colors.xcassets/Extra.colorset/Contents.json"] = b"{}\n"
    return files


IN_FOLDER: dict[str, Callable[[Random, Files, str], Files]] = {
    function.__name__.replace("_", " "): function
    for function in (missing_file, unreadable_file, forbidden_file, folder_instead, file_instead,
                     linked_file, odd_names, edited_output)}

KINDS = [*IN_JSON, *IN_BYTES, *IN_FOLDER]


def varied(random: Random, files: Files) -> Files:
    """A later state of a project, for `diff`: a few changes, most of which compile."""
    kinds = ("change number", "other word", "delete", "misspell", "add unknown", "break alias")
    for _ in range(random.choice((1, 2, 4))):
        files = broken(random, files, random.choice(kinds)) or files
    return files
