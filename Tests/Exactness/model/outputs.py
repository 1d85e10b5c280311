"""The content of the `json` output (README, Resolved tokens)."""

from typing import Any

from .pointers import written
from .reading import Node
from .theme import Fault, Theme
from .tree import Token


def deprecated(token: Token) -> Any:
    """`$deprecated`, the nearest counting: true, the reason, or nothing."""
    node = token.node.members.get("$deprecated") or token.deprecated
    return node.value if node and node.value not in (False, None) else None


def listed(theme: Theme) -> dict[str, dict[str, Any]]:
    """Each token that has a value, by its path."""
    found: dict[str, dict[str, Any]] = {}
    for path, resolved in theme.done.items():
        if isinstance(resolved.value, Fault):
            continue
        entry: dict[str, Any] = {"type": resolved.type, "value": resolved.value}
        if resolved.alias is not None:
            entry["alias"] = written(resolved.alias)
        node = resolved.token.node
        optional: dict[str, Node | None] = {
            "description": node.members.get("$description"),
            "extensions": node.members.get("$extensions")}
        entry |= {key: value.plain() for key, value in optional.items() if value is not None}
        reason = deprecated(resolved.token)
        if reason is not None:
            entry["deprecated"] = reason
        found[written(path)] = entry
    return found
