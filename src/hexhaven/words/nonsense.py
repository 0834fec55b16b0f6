"""A text that is no action at all, in words.

The game says in English what is wrong with a text. The same is said here in any language, by the shape of
that sentence; a shape that is not known here is told in general.
"""

import re
from collections.abc import Iterator, Mapping

from hexhaven.core.game import UnknownAction
from hexhaven.words.messages import layers_in, listed, say, thing

SHAPES: Mapping[str, str] = {
    "empty": r"an empty text is no action",
    "no_action": r"'?(?P<word>.*?)'? is no action of this game.*",
    "extra_words": r"'(?P<verb>.*?)' takes no further words, .*",
    "missing_words": r"'(?P<verb>.*?)' is followed by .*",
    "no_number": r"'(?P<word>.*?)' is no .*: write its number",
    "name_near": r"'(?P<word>.*?)' is no [^;(]*; did you mean '(?P<near>.*)'\?",
    "name_of": r"'(?P<word>.*?)' is no [^;(]* \((?P<names>[^,]*(, [^,]*){0,8})\)",  # a few are listed
    "no_such_name": r"'(?P<word>.*?)' is no .*",
    "too_high": r"there is no .* (?P<word>\d+): the highest is (?P<most>.*)",
    "no_deal": r"write what is given, .*",
    "too_many": r"more than (?P<most>.*) cards of a kind .*",
    "no_kind": r"'(?P<n>.*?)' of what\?.*",
}


def nonsense(language: str, problem: UnknownAction) -> str:
    """What is wrong with a text that is no action."""
    for key, shape in shapes_in(language):
        found = re.fullmatch(shape, str(problem), re.DOTALL)
        if found:
            values = {name: called(language, name, value) for name, value in found.groupdict().items()}
            return say(language, f"unknown.{key}", **values)
    return say(language, "unknown.other")


def shapes_in(language: str) -> Iterator[tuple[str, str]]:
    """Those of the games first: they say more."""
    for layer in layers_in(language):
        yield from layer.shapes.items()
    yield from SHAPES.items()


def called(language: str, name: str, value: str) -> str:
    """What was written stays as it is; what could be written instead is named as people call it."""
    if name == "near":
        return thing(language, value)
    if name == "names":
        return listed(language, [thing(language, each) for each in value.split(", ")])
    return value
