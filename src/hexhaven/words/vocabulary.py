"""What people type, word by word: German words and little words become those of the game."""

from collections.abc import Iterator
from functools import cache

from hexhaven.words.messages import messages

BOARD_INPUTS = "input"


def translated(language: str, typed: str, inputs: str = BOARD_INPUTS) -> Iterator[str]:
    """The words of the game for those typed; filler words are dropped."""
    known = vocabulary(language, inputs)
    for word in typed.casefold().replace(",", " ").split():
        word = known.get(word, word)
        if word:
            yield word


@cache
def vocabulary(language: str, inputs: str = BOARD_INPUTS) -> dict[str, str]:
    """From what people type to the words of the game; a filler word stands for nothing."""
    found: dict[str, str] = {}
    for key, words in messages(language).items():
        group, _, meaning = key.partition(".")
        if group == inputs:
            found |= dict.fromkeys(words.split(), "" if meaning == "filler" else meaning)
    return found
