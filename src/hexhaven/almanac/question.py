"""A question, as the index understands it.

Every word that says something may be read in several ways: as it stands, as another word for it, as the
parts of a compound, as a word of the other language, as the beginning of a word, as a slip of the finger.
How many words and readings there are is bounded, so a question costs no more than that, whatever is typed.
"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, takewhile
from typing import NamedTuple

from hexhaven.almanac.entry import LANGUAGES
from hexhaven.almanac.index import Index, index
from hexhaven.almanac.spelling import fold, kinds_of, words_of
from hexhaven.almanac.vocabulary import said

LETTERS = 200  # of a question; the rest is not read
WORDS = 16  # that say something; the rest is not read
WORK = 2200  # articles and phrases looked at, counting each as often as a word leads there
LONGEST_SAYING = 4  # words
SHORTEST_BEGINNING = 3  # letters
BEGINNINGS = 8

# How sure a reading is.
SAID, SAYING, PARTS, FOREIGN, BEGINNING, TYPO, KIND = 0.9, 1.0, 0.7, 0.8, 0.6, 0.7, 0.7
UNKNOWN = 3.0  # how much a word weighs that nothing is known about


class Term(NamedTuple):
    where: Index
    name: str
    weight: float


Reading = Sequence[Term]  # the terms of a reading count together


class Word(NamedTuple):
    """A word of a question, or a saying of several. The best of its readings counts."""

    readings: Sequence[Reading]
    weight: float  # what an article lacks that does not have it

    @property
    def work(self) -> int:
        """Count the articles and phrases to which the word leads."""
        return sum(
            len(term.where.postings[term.name]) + len(term.where.phrases_with.get(term.name, ()))
            for reading in self.readings
            for term in reading
        )

    @classmethod
    def of(cls, readings: Sequence[Reading]) -> "Word":
        rarities = [term.where.rarity[term.name] for reading in readings for term in reading]
        return cls(readings, max(rarities, default=UNKNOWN))


class Question:
    """What somebody typed, read in one language."""

    def __init__(self, text: str, language: str) -> None:
        self.index = index(language)
        self.text = fold(text[:LETTERS])[:LETTERS]  # a single sign can unfold into many
        self.typed = words_of(self.text)
        self.content = self.index.content(self.typed)
        self.stems = [self.index.stem(word) for word in self.typed]
        self.words: list[Word] = []
        covered = self._sayings()
        self.words += islice(self._single_words(covered), WORDS)
        if self.words:
            self.words += [Word([[Term(self.index, kind, KIND)]], 0.0) for kind in kinds_of(self.text)]
        self.words = affordable(self.words)

    def _sayings(self) -> set[int]:
        """Read what is said in several words, and return the places of these words.

        "Cards in hand" is found in "cards do I have in hand" too: fillers may stand between the words.
        """
        every = range(len(self.typed))
        covered = set[int]()
        for places in (every, [at for at in every if self.index.says_something(self.typed[at])]):
            for first in range(len(places)):
                covered |= self._saying(places[first : first + LONGEST_SAYING], covered)
        return covered

    def _saying(self, places: Sequence[int], covered: set[int]) -> set[int]:
        """Read the longest saying that begins here, and return its places."""
        known = sayings(self.index.language)
        for size in range(len(places), 1, -1):
            meant = known.get(tuple(self.stems[at] for at in places[:size]))
            if meant and covered.isdisjoint(places[:size]) and len(self.words) < WORDS:
                self.words.append(Word.of([self._reading(each, SAYING) for each in meant]))
                return set(places[:size])
        return set()

    def _single_words(self, covered: set[int]) -> Iterator[Word]:
        seen = set[str]()
        for at, (word, stem) in enumerate(zip(self.typed, self.stems, strict=True)):
            if stem not in seen and self.index.says_something(word):
                seen.add(stem)
                readings = self._readings(word, stem) or self._guesses(word, stem, at, covered)
                if readings is not None:
                    yield Word.of(readings)

    def _readings(self, word: str, stem: str) -> list[Reading]:
        """Return how a word can be read that we know."""
        readings = [self._reading([stem], 1.0)]
        readings += [self._reading(each, SAID) for each in sayings(self.index.language).get((stem,), ())]
        readings.append(self._reading(map(self.index.stem, self.index.parts(word)), PARTS))
        return [reading for reading in readings if reading]

    def _reading(self, stems: Iterator[str] | Sequence[str], weight: float) -> Reading:
        return [Term(self.index, stem, weight) for stem in stems if stem in self.index.postings]

    def _guesses(self, word: str, stem: str, at: int, covered: set[int]) -> list[Reading] | None:
        """Return what an unknown word may be; None if it is nothing to look for."""
        other = index(next(each for each in LANGUAGES if each != self.index.language))
        if at in covered or not other.says_something(word):
            return None
        foreign = other.stem(word)
        if foreign in other.postings:
            return [[Term(other, foreign, FOREIGN)]]
        return (
            self._beginnings(word, at)
            or [[Term(self.index, each, TYPO)] for each in self.index.neighbours.of(stem)]
            or [[Term(other, each, TYPO * FOREIGN)] for each in other.neighbours.of(foreign)]
        )

    def _beginnings(self, word: str, at: int) -> list[Reading]:
        """Return what the last word may become: perhaps it is still being typed."""
        if at + 1 < len(self.typed) or len(word) < SHORTEST_BEGINNING:
            return []
        alphabet = self.index.alphabet
        following = islice(alphabet, first := bisect_left(alphabet, word), first + BEGINNINGS)
        found = takewhile(lambda term: term.startswith(word), following)
        return [[Term(self.index, each, BEGINNING)] for each in found]


def affordable(words: list[Word]) -> list[Word]:
    """Leave out the commonest words, which say least, when all together would be too much work."""
    left = WORK
    kept: list[Word] = []
    for word in sorted(words, key=lambda word: -word.weight):
        left -= word.work
        if left >= 0 or not kept:
            kept.append(word)
    return kept


@cache
def sayings(language: str) -> Mapping[tuple[str, ...], list[list[str]]]:
    """Return what players say, with and without fillers, and what they may mean by it, in stems."""
    known = index(language)
    found: dict[tuple[str, ...], list[list[str]]] = {}
    for phrase, meanings in said(language).items():
        meant = [[known.stem(word) for word in known.content(words_of(each))] for each in meanings]
        words = words_of(phrase)
        found[tuple(map(known.stem, words))] = meant
        if len(content := known.content(words)) > 1:
            found.setdefault(tuple(map(known.stem, content)), meant)
    return found
