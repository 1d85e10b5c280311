"""Polynomials between 0 and 1: through values, and where they are whole numbers."""

import math

# The constant first.
Polynomial = list[float]


def places(degree: int) -> list[float]:
    """As many places as fix a polynomial of a degree: both ends, and closer together near them."""
    if degree == 0:
        return [0.0]
    return [(1 - math.cos(math.pi * i / degree)) / 2 for i in range(degree + 1)]


def through(values: list[float]) -> Polynomial:
    """The polynomial with these values at `places`, by Newton's divided differences."""
    at = places(len(values) - 1)
    divided = list(values)
    for step in range(1, len(at)):
        for i in range(len(at) - 1, step - 1, -1):
            divided[i] = (divided[i] - divided[i - 1]) / (at[i] - at[i - step])
    found: Polynomial = [divided[-1]]
    for i in range(len(at) - 2, -1, -1):
        shifted = [0.0, *found]
        found = [a - at[i] * b for a, b in zip(shifted, [*found, 0.0])]
        found[0] += divided[i]
    return found


def value(polynomial: Polynomial, x: float) -> float:
    result = 0.0
    for factor in reversed(polynomial):
        result = result * x + factor
    return result


def crossed(polynomial: Polynomial, level: float, low: float, high: float) -> float:
    """Where a polynomial that only rises or only falls between two places passes a level."""
    below = value(polynomial, low) < level
    for _ in range(50):
        middle = (low + high) / 2
        if (value(polynomial, middle) < level) == below:
            low = middle
        else:
            high = middle
    return high


def roots(polynomial: Polynomial) -> list[float]:
    """Where between 0 and 1 a polynomial changes its sign."""
    ends = [0.0, *turns(polynomial), 1.0]
    return [crossed(polynomial, 0, low, high) for low, high in zip(ends, ends[1:])
            if value(polynomial, low) * value(polynomial, high) < 0]


def turns(polynomial: Polynomial) -> list[float]:
    """Where between 0 and 1 a polynomial turns from rising to falling or back."""
    slope = [i * factor for i, factor in enumerate(polynomial)][1:]
    return roots(slope) if len(slope) > 1 else []


def passes(polynomial: Polynomial) -> list[float]:
    """Where between 0 and 1 a polynomial is a whole number."""
    ends = [0.0, *turns(polynomial), 1.0]
    found = []
    for low, high in zip(ends, ends[1:]):
        least, most = sorted((value(polynomial, low), value(polynomial, high)))
        found += [crossed(polynomial, whole, low, high)
                  for whole in range(math.floor(least) + 1, math.floor(most) + 1)]
    return found
