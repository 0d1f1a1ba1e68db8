"""Reading untrusted YAML. Data that is nested too deep or has extremely large numbers is refused."""

from __future__ import annotations

from typing import Any, Final

import yaml

DEEPEST: Final = 100  # levels of nesting
LARGEST: Final = 1 << 256  # seeds are the largest numbers, and none is larger than this
LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class BadData(ValueError):
    """The data is nested too deep, or has unexpected types."""


def read_yaml(text: str) -> Any:
    """The data in a YAML text.


    >>> read_yaml("- [1, two]")
    [[1, 'two']]
    """
    depth = 0
    try:
        for event in yaml.parse(text, Loader=LOADER):
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
                if depth > DEEPEST:
                    raise too_deep()
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
            elif isinstance(event, yaml.AliasEvent):
                raise BadData("aliases are not read")
        data = yaml.load(text, Loader=LOADER)
    except BadData:
        raise
    except (yaml.YAMLError, RecursionError, ValueError, OverflowError) as problem:
        raise BadData(f"it is not valid YAML: {problem}") from None
    return checked(data)


def checked(data: Any) -> Any:
    """The data itself; refuses data that is nested too deep or holds numbers that are too large."""
    left = [(data, 0)]
    while left:
        thing, depth = left.pop()
        if depth > DEEPEST:
            raise too_deep()
        if isinstance(thing, int) and not -LARGEST < thing < LARGEST:
            raise BadData("it holds a number that is far too large")
        if isinstance(thing, dict):
            left += [(part, depth + 1) for pair in thing.items() for part in pair]
        elif isinstance(thing, (list, tuple, set)):
            left += [(part, depth + 1) for part in thing]
    return data


def too_deep() -> BadData:
    """The error for data that is nested too deep."""
    return BadData(f"it is nested more than {DEEPEST} deep")
