"""Ways to grow a JSON document. None of them knows what the document means."""

import json
import re

# A name ends where none of these follow.
WORD = r"[\w-]"


def at(value, keys):
    for key in keys:
        value = value[key]
    return value


def replaced(value, keys, new):
    """The value with another one at a place."""
    if not keys:
        return new
    key, rest = keys[0], keys[1:]
    if isinstance(value, list):
        return [replaced(item, rest, new) if index == key else item for index, item in enumerate(value)]
    return {name: replaced(item, rest, new) if name == key else item for name, item in value.items()}


# MARK: One container


def numbered(value, index, fixed=()):
    """The value with the number in each of its strings, in front of what closes a reference, except
    for the words of the format."""
    if isinstance(value, str):
        if value in fixed:
            return value
        body = value.rstrip("}*")
        return f"{body}{index:04}{value[len(body):]}"
    if isinstance(value, list):
        return [numbered(item, index, fixed) for item in value]
    if isinstance(value, dict):
        return {key: numbered(item, index, fixed) for key, item in value.items()}
    return value


def varied(value, index):
    """The value with each of its numbers a little larger."""
    if isinstance(value, list):
        return [varied(item, index) for item in value]
    if isinstance(value, dict):
        return {key: varied(item, index) for key, item in value.items()}
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return value
    return value + index / 65536


def grown(container, count, change, keys=None):
    """The container with `count` elements: its own again and again, changed. `keys` are those of a
    map whose children are elements."""
    if isinstance(container, list):
        return [change(container[index % len(container)], index) for index in range(count)]
    keys = list(container) if keys is None else keys
    cycle = [keys[index % len(keys)] for index in range(count)]
    more = {f"{key}{index:04}": change(container[key], index) for index, key in enumerate(cycle)}
    return {**container, **more}


def same(value, _):
    return value


CHANGES = {"repeat": same, "number": numbered, "vary": varied}


def has(kind, value):
    """Whether a value is or contains one of that kind."""
    if isinstance(value, (dict, list)):
        items = value.values() if isinstance(value, dict) else value
        return any(has(kind, item) for item in items)
    return isinstance(value, kind) and not isinstance(value, bool)


# MARK: One name


class Name:
    """A name that is grown wherever it is: keys and elements that mention it are cloned. `short`
    are the keys of lists that have to stay short: what contains them is cloned instead. In clones,
    the texts of the keys `also` are numbered too."""

    def __init__(self, name, outer=False, also=(), short=()):
        self.name, self.outer, self.also, self.short = name, outer, set(also), set(short)
        self.pattern = re.compile(rf"(?<!{WORD}){re.escape(name)}(?!{WORD})")

    def mentions(self, value):
        return self.pattern.search(json.dumps(value, ensure_ascii=False)) is not None

    def directly(self, value):
        """Whether a value mentions the name outside of what would be cloned inside of it."""
        if isinstance(value, str):
            return self.pattern.search(value) is not None
        return isinstance(value, dict) and any(
            self.mentions(item) if key in self.short else self.directly(item)
            for key, item in value.items() if not self.pattern.search(key))

    def clone(self, value, index, key=None):
        new = f"{self.name}{index:04}"
        if isinstance(value, str):
            changed = self.pattern.sub(lambda _: new, value)
            return numbered(value, index) if key in self.also and changed == value else changed
        if isinstance(value, list):
            return [self.clone(item, index) for item in value]
        if isinstance(value, dict):
            return {self.pattern.sub(lambda _: new, name): self.clone(item, index, name)
                    for name, item in value.items()}
        return value

    def grown(self, value, count):
        """A key or an element that mentions the name, followed by its clones."""
        if isinstance(value, dict):
            result = {}
            for key, item in value.items():
                result[key] = item if key in self.short else self.grown(item, count)
                if self.pattern.search(key):
                    for index in range(count):
                        result[self.pattern.sub(lambda _: f"{self.name}{index:04}", key)] = (
                            self.clone(item, index))
            return result
        if isinstance(value, list):
            result = []
            for item in value:
                cloned = self.mentions(item) if self.outer else self.directly(item)
                result.append(item if self.outer and cloned else self.grown(item, count))
                if cloned:
                    result += [self.clone(item, index) for index in range(count)]
            return result
        return value


# MARK: Chains


def chain(tree, keys, place, reference, count):
    """The child of a map again and again. At `place` in it, each has the one before it twice.
    `keys` leads to the child; `reference` makes a reference to a name of a sibling."""
    first = at(tree, keys)
    return linked(tree, keys, count, lambda last: replaced(first, place, [reference(last)] * 2))


def inheritance(tree, keys, key, reference, count):
    """A group again and again, each with two groups that inherit from the one before it."""
    return linked(tree, keys, count, lambda last: {
        side: {key: reference(last)} for side in ("left", "right")})


def linked(tree, keys, count, link):
    """A map with more children, each made from the name of the one before it."""
    last, links = keys[-1], {}
    for index in range(count):
        name = f"{keys[-1]}{index:04}"
        last, links[name] = name, link(last)
    return replaced(tree, keys[:-1], {**at(tree, keys[:-1]), **links})
