"""What is wrong with a map file or a record, in the language of whoever wrote it.

Maps and records say it in English, with what to do instead. In another language the same is said by the shape
of that sentence; a sentence of a shape that is not known here is told as it is.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

ENGLISH = "en"
HOLE = re.compile(r"\\\{(\w+)\\\}")


def told(language: str, sentence: str) -> str:
    """A sentence, or a part of one, in a language."""
    if language == ENGLISH:
        return sentence
    for shape, text in shapes(language).items():
        found = shape.fullmatch(sentence)
        if found:
            return text.format(**{name: told(language, part) for name, part in found.groupdict().items()})
    return sentence


@cache
def shapes(language: str) -> Mapping[re.Pattern[str], str]:
    """The sentences of a language by the shape of the English ones."""
    file = resources.files("hexhaven.cli").joinpath(f"{language}_files.toml")
    sentences = tomllib.loads(file.read_text("utf-8"))["sentences"]
    return {shape_of(english): text for english, text in sentences.items()}


def shape_of(sentence: str) -> re.Pattern[str]:
    return re.compile(HOLE.sub(r"(?P<\1>.+?)", re.escape(sentence)), re.DOTALL)
