"""JSON in several layouts, so that places differ, and with duplicate keys."""

import json
from typing import Any

# Before a key: a duplicate of the key without it.
AGAIN = "\x00"


def written(value: Any, layout: int) -> str:
    """`layout` 0 is one line, 1 packed with escapes, otherwise indented with short objects inline."""
    return text(value, layout, "\n") + "\n"


def text(value: Any, layout: int, line: str) -> str:
    escapes = layout == 1
    if not isinstance(value, (dict, list)) or not value:
        return json.dumps(value, ensure_ascii=escapes)
    deeper = line + " " * layout
    inline = layout < 2 or (len(value) < 3 and flat(value))
    if isinstance(value, dict):
        colon = ":" if layout == 1 else ": "
        items = [json.dumps(key.lstrip(AGAIN), ensure_ascii=escapes) + colon
                 + text(child, layout, deeper) for key, child in value.items()]
        opened, closed = "{", "}"
    else:
        items = [text(child, layout, deeper) for child in value]
        opened, closed = "[", "]"
    if inline:
        return opened + ("," if layout == 1 else ", ").join(items) + closed
    return opened + deeper + ("," + deeper).join(items) + line + closed


def flat(value: Any) -> bool:
    children = value.values() if isinstance(value, dict) else value
    return not any(isinstance(child, (dict, list)) and child for child in children)
