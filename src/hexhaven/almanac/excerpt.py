"""A sentence of an article that shows why it was found."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from hexhaven.almanac.index import Index
from hexhaven.almanac.question import Question
from hexhaven.almanac.spelling import WORD

LONGEST = 180  # letters
SAYS_SOMETHING = 50
BEFORE = 60  # letters left before the first word found, where a sentence is cut
CUT = "…"

Wanted = Mapping[str, float]  # the terms asked for, and how much each of them says


class Piece(NamedTuple):
    """Some text, and whether it is a word that was asked for."""

    text: str
    found: bool


def wanted(question: Question) -> Wanted:
    """Return the terms of a question that can stand in a text."""
    return {
        term.name: term.where.rarity[term.name] * term.weight
        for word in question.words
        for reading in word.readings
        for term in reading
        if term.where is question.index
    }


def excerpt(index: Index, n: int, wanted: Wanted) -> tuple[Piece, ...]:
    """Return the sentence of an article that says most of what is wanted, in pieces; else the first one."""
    told = index.sentences[n]
    worth = [0.0] * len(told)
    places = index.places[n]
    for term, weight in wanted.items():
        for i in bits(places.get(term, 0)):
            worth[i] += weight
    best = worth.index(max(worth)) if any(worth) else opening(told)
    return tuple(pieces(told[best], wanted, index))


def opening(told: Sequence[str]) -> int:
    """Return the first sentence that says something: "Action card, attack." says nothing yet."""
    return next((i for i, sentence in enumerate(told) if len(sentence) >= SAYS_SOMETHING), 0)


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set.

    >>> list(bits(0b1010))
    [1, 3]
    """
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def pieces(sentence: str, wanted: Wanted, index: Index) -> Iterator[Piece]:
    """Part a sentence into the words asked for and what stands between, and cut what is too long."""
    found = [
        word.span()
        for word in WORD.finditer(sentence)
        if any(term in wanted for term, _ in index.written(word[0]))
    ]
    first, last = window(sentence, found[0][0] if found else 0)
    if first:
        yield Piece(CUT, False)
    at = first
    for start, end in found:
        if end > last:
            break
        if start > at:
            yield Piece(sentence[at:start], False)
        yield Piece(sentence[start:end], True)
        at = end
    yield Piece(sentence[at:last] + (CUT if last < len(sentence) else ""), False)


def window(sentence: str, first_found: int) -> tuple[int, int]:
    """Return where an excerpt begins and ends: between words, and the first word found is in it."""
    if len(sentence) <= LONGEST:
        return 0, len(sentence)
    start = 0 if first_found <= BEFORE else sentence.find(" ", first_found - BEFORE) + 1
    if start + LONGEST >= len(sentence):
        return start, len(sentence)
    return start, sentence.rfind(" ", start, start + LONGEST)
