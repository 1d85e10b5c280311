"""Which pairs are about a role."""

from .contracts import Contract, Pair
from .sides import split


def means(written: str | None, part: str | None) -> bool:
    """Whether a part as a pair writes it can be this one; `color` is every part, so the whole too."""
    return written in (part, "color") or (written == "0.color" and part == "color")


def side_of(contract: Contract, pair: Pair, role: str, part: str | None) -> bool:
    """Whether a pair is about a part of a role."""
    return any(name == role and means(written_, part)
               for name, written_ in (split(layer.text, contract.roles) for layer in pair.layers))
