"""What people type, word by word: German words and little words become those of the game."""

from collections.abc import Iterator
from functools import cache

from hexhaven.core.game import State
from hexhaven.words.layer import Names
from hexhaven.words.messages import layers_in, messages, within

INPUT = "input."  # messages that say what people type
FILLER = "filler"


def understand(language: str, state: State, typed: str, names: Names = ()) -> str:
    """The text of the action that was probably meant: 'Straße 12 13' is 'road 12-13'.

    Whether there is such an action, and whether it is allowed, is for the state to say.
    """
    spoken = within(language, state.slices())
    meant = (layer.understand(spoken, state, typed, names) for layer in layers_in(spoken))
    found = next((text for text in meant if text is not None), None)
    return " ".join(translated(spoken, typed)) if found is None else found


def meant(language: str, state: State, typed: str) -> str:
    """What a single typed word stands for in this game."""
    return vocabulary(within(language, state.slices())).get(typed.casefold(), typed)


def translated(language: str, typed: str) -> Iterator[str]:
    """The words of the game for those typed; filler words are dropped."""
    known = vocabulary(language)
    for word in typed.casefold().replace(",", " ").split():
        word = known.get(word, word)
        if word:
            yield word


def at_the_moment(language: str, question: str, word: str) -> str:
    """The verb that a word means where the game has one of its own for it, or the word itself."""
    moments = (layer.moments.get((question, word)) for layer in layers_in(language))
    return next(filter(None, moments), word)


@cache
def vocabulary(language: str) -> dict[str, str]:
    """From what people type to the words of the game; a filler word stands for nothing."""
    found: dict[str, str] = {}
    for key, words in messages(language).items():
        if key.startswith(INPUT):
            meaning = key.removeprefix(INPUT)
            found |= dict.fromkeys(words.split(), "" if meaning == FILLER else meaning)
    return found
