"""The index of the almanac in one language: which article has which word, and what the word says about it.

The measure is BM25F: a word in the title counts for more than one among the search words, and that for more
than one in the text; a word that few articles have counts for more than one that many have; the second
mention counts for less than the first, and a long text for less than a short one.
"""

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import log

from hexhaven.almanac.compounds import parts_of
from hexhaven.almanac.entry import Article
from hexhaven.almanac.shelf import articles, is_ruling
from hexhaven.almanac.spelling import KINDS, kinds_of, words_of
from hexhaven.almanac.stems import STEMMERS
from hexhaven.almanac.typos import Neighbours
from hexhaven.almanac.vocabulary import asked, fillers

Terms = tuple[tuple[str, float], ...]  # the terms of a word, and how much of the word each is
Fields = tuple[list[str], list[str], list[str]]  # words of the title, of what is asked, of the text
Places = dict[str, int]  # the sentences that have a term: a bit for each
Postings = list[tuple[int, float]]  # an article's place on the shelf, and the weight of the term there

BOOST = (5.0, 3.0, 1.0)  # by field
LENGTH = (0.6, 0.3, 0.5)  # how much the length of a field tells against it
SATURATION = 4.0  # with this weight a word counts half of what it can
PART = 0.5  # a part of a compound, compared with the compound

RULING, MADE = 0.99, 0.92  # topics come first, where all else is equal

SENTENCE = re.compile(r"\n+|(?<=[.!?])\s+")
OPTION = re.compile(r"`[^`]*`")  # found among the search words; in a sentence it says little
ORNAMENT = re.compile(r"^- |^\(\d+\) |`")  # signs of a list, and around the names of options


@dataclass(frozen=True, eq=False)
class Phrase:
    """A title, or some words under which people look for an article."""

    article: int
    size: int  # how many different words say something
    is_title: bool


class Index:
    """All articles, in the order of the shelf."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.stem = STEMMERS[language]
        self.fillers = fillers(language)
        self.entries: Sequence[Article] = list(articles().values())
        self.numbers = {entry.id: n for n, entry in enumerate(self.entries)}
        whole = [SENTENCE.split(entry.text[language]) for entry in self.entries]
        self.sentences = [[ORNAMENT.sub("", each) for each in sentences] for sentences in whole]
        self.titles = {tuple(words_of(entry.title[language])): n for n, entry in enumerate(self.entries)}
        self.preference = [preference(entry) for entry in self.entries]
        told = [[words_of(OPTION.sub("", each)) for each in sentences] for sentences in whole]
        fields = list(map(self._fields, self.entries, told))
        self.known = self._known(fields)
        self._terms: dict[str, Terms] = {}
        self._written: dict[str, Terms] = {}
        self.postings = self._postings(fields)
        self.places = list(map(self._places, told))
        self.rarity = {term: log(1 + len(fields) / len(found)) for term, found in self.postings.items()}
        self.phrases_with: dict[str, list[Phrase]] = defaultdict(list)
        self.asked_as: dict[tuple[str, ...], list[int]] = defaultdict(list)
        self._file_phrases()

    # --- words -----------------------------------------------------------------------------------

    def terms(self, word: str) -> Terms:
        """Return the stem of a folded word, and those of its parts; nothing for a filler."""
        return self._terms.get(word) or self._terms_of(word)

    def written(self, word: str) -> Terms:
        """Return the terms of a word as an article writes it; there are so many of them and no more."""
        if word not in self._written:
            self._written[word] = tuple(term for each in words_of(word) for term in self.terms(each))
        return self._written[word]

    def _terms_of(self, word: str) -> Terms:
        if word in KINDS:
            return ((word, 1.0),)
        if not self.says_something(word):
            return ()
        return ((self.stem(word), 1.0), *((self.stem(part), PART) for part in self.parts(word)))

    def says_something(self, word: str) -> bool:
        return word not in self.fillers and (len(word) > 1 or word.isdigit())

    def content(self, words: list[str]) -> tuple[str, ...]:
        return tuple(filter(self.says_something, words))

    def parts(self, word: str) -> list[str]:
        """Return the parts of a compound; English writes them as words of their own."""
        return parts_of(word, self.known) if self.language == "de" else []

    @cached_property
    def neighbours(self) -> Neighbours:
        """Find words that were mistyped."""
        return Neighbours(self.postings)

    @cached_property
    def alphabet(self) -> list[str]:
        """All terms in order, to find those that begin alike."""
        return sorted(self.postings)

    def make_ready(self) -> None:
        """Build what a question may need besides."""
        assert self.neighbours.places
        assert self.alphabet

    # --- filing ----------------------------------------------------------------------------------

    def _fields(self, entry: Article, told: list[list[str]]) -> Fields:
        title, phrases = entry.title[self.language], self._looked_up(entry)
        return (
            words_of(title) + kinds_of(title),
            [word for phrase in phrases for word in words_of(phrase) + kinds_of(phrase)],
            [word for sentence in told for word in sentence],
        )

    def _looked_up(self, entry: Article) -> tuple[str, ...]:
        return entry.words[self.language] + asked(self.language).get(entry.id, ())

    def _known(self, fields: list[Fields]) -> frozenset[str]:
        """Return the words a compound can be made of."""
        words = {word for entry in fields for field in entry for word in field}
        return frozenset(words | set(map(self.stem, words)))

    def _postings(self, entries: list[Fields]) -> dict[str, Postings]:
        usual = [sum(len(entry[field]) for entry in entries) / len(entries) for field in range(len(BOOST))]
        weights: dict[str, dict[int, float]] = defaultdict(lambda: defaultdict(float))
        for n, entry in enumerate(entries):
            for field, words in enumerate(entry):
                length = 1 - LENGTH[field] + LENGTH[field] * len(words) / usual[field]
                for word in words:
                    for term, share in self._remembered(word):
                        weights[term][n] += BOOST[field] * share / length
        return {term: self._weighed(found) for term, found in weights.items()}

    def _remembered(self, word: str) -> Terms:
        """Return the terms of a word of the almanac. Words of questions are not kept: they have no end."""
        if word not in self._terms:
            self._terms[word] = self._terms_of(word)
        return self._terms[word]

    def _weighed(self, found: dict[int, float]) -> Postings:
        rarity = log(1 + (len(self.entries) - len(found) + 0.5) / (len(found) + 0.5))
        return [(n, rarity * weight / (weight + SATURATION)) for n, weight in found.items()]

    def _places(self, told: list[list[str]]) -> Places:
        found: Places = defaultdict(int)
        for i, sentence in enumerate(told):
            for word in sentence:
                for term, _ in self._terms[word]:
                    found[term] |= 1 << i
        return found

    def _file_phrases(self) -> None:
        for n, entry in enumerate(self.entries):
            self._file(n, name_of(entry.title[self.language]), is_title=not is_ruling(entry.id))
            for phrase in self._looked_up(entry):
                self._file(n, phrase, is_title=False)

    def _file(self, n: int, phrase: str, is_title: bool) -> None:
        words = self.content(words_of(phrase))
        self.asked_as[words].append(n)
        stems = set(map(self.stem, words))
        filed = Phrase(n, len(stems), is_title)
        for stem in stems:
            self.phrases_with[stem].append(filed)


def name_of(title: str) -> str:
    """Return "Title" for "Title (some game)": nobody asks for what only tells namesakes apart."""
    return title.partition(" (")[0]


def preference(entry: Article) -> float:
    return RULING if is_ruling(entry.id) else MADE if entry.made else 1.0


@cache
def index(language: str) -> Index:
    return Index(language)
