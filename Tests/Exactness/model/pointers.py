"""Paths, aliases and JSON Pointers as text (DTCG Format 7, RFC 6901)."""

import re
from urllib.parse import unquote

Path = tuple[str, ...]


def written(path: Path) -> str:
    """A path as findings and outputs write it."""
    return "/".join(name.replace("~", "~0").replace("/", "~1") for name in path)


def parsed(path: str) -> Path:
    """A path that a contract or the project file writes."""
    return tuple(part.replace("~1", "/").replace("~0", "~") for part in path.split("/"))


def in_braces(text: str | None) -> bool:
    return text is not None and len(text) > 1 and text[0] == "{" and text[-1] == "}"


def alias(text: str) -> Path | None:
    """The path of `{a.b}`; nothing if a segment is empty or contains a brace."""
    names = tuple(text[1:-1].split("."))
    return None if any(not name or "{" in name or "}" in name for name in names) else names


def pointer(text: str) -> Path | None:
    """The steps of `#/a/b`; nothing if it is malformed or only the root."""
    if not text.startswith("#/") or text == "#/":
        return None
    steps = unquote(text[2:]).split("/")
    if any(re.search("~(?![01])", step) for step in steps):
        return None
    return tuple(step.replace("~1", "/").replace("~0", "~") for step in steps)
