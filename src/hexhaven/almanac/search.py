"""Find an article by what people type: an id, a title, a question, with or without umlauts and typos."""

import re
from collections import defaultdict
from collections.abc import Collection
from heapq import nsmallest
from typing import NamedTuple

from hexhaven.almanac.entry import LANGUAGES, Article
from hexhaven.almanac.excerpt import Piece, excerpt, wanted
from hexhaven.almanac.index import Phrase, index
from hexhaven.almanac.question import LETTERS, Question, Reading, Word, sayings
from hexhaven.almanac.shelf import articles

FEWEST, MOST = 6, 15  # articles in an answer, if there are so many
FAR_BEHIND = 0.3  # of the best article's score; what has less is no answer

# How much a title or a search phrase is worth that the question contains as a whole.
WHOLE_TITLE, WHOLE_PHRASE, WHOLE_WORD = 1.0, 0.75, 0.4
SHARE = 0.5  # how much of that is lost where it is but a small part of the question
NOTHING_ELSE = 7.0  # what it is worth besides if the question has no other words
MISSING = 0.42  # how much an article loses that has nothing of the question's words

RULINGS = re.compile(r"\d+(\.[a-z]){1,2}|r\d+")


class Answer(NamedTuple):
    """An article that answers a question, and a sentence of it with the words found."""

    article: Article
    excerpt: tuple[Piece, ...]


def find(query: str, language: str = "en", games: Collection[str] = ()) -> list[Article]:
    """Return the articles that answer the query, the best first; an empty list if none does.

    >>> [each.id for each in find("1.F")]
    ['1.F.a', '1.F.b', '1.F.c', '1.F.d', '1.F.e', '1.F.f']
    """
    return [each.article for each in answers(query, language, games)]


def answers(query: str, language: str = "en", games: Collection[str] = ()) -> list[Answer]:
    """Return the articles that answer the query, each with an excerpt; of some games, if any are named."""
    question = Question(query, language)
    name = query[:LETTERS].strip().casefold().partition("#")[0].rstrip(".")
    ranked = by_number(name) if RULINGS.fullmatch(name) else by_words(question, name, games)
    asked_for = wanted(question)
    entries = question.index.entries
    return [
        Answer(entries[n], excerpt(question.index, n, asked_for))
        for n in ranked
        if not games or entries[n].game in games
    ]


def make_ready() -> None:
    """Read the articles and build the index of every language, so that no question has to wait for it."""
    for language in LANGUAGES:
        sayings(language)
        index(language).make_ready()


def by_number(number: str) -> list[int]:
    """Return the ruling with this number, or all rulings of a section such as 1.f."""
    return [n for n, id in enumerate(articles()) if f"{id.casefold()}.".startswith(f"{number}.")]


def by_words(question: Question, name: str, games: Collection[str] = ()) -> list[int]:
    """Return the articles that answer the question, the best first: one asked for by name or title leads."""
    known = question.index
    scores = scored(question)
    if games:
        scores = {n: score for n, score in scores.items() if known.entries[n].game in games}
    leading = [known.numbers.get(name), known.titles.get(tuple(question.typed))]
    ranked = nsmallest(MOST, scores, key=lambda n: (-scores[n], n))
    enough = max(scores.values(), default=0.0) * FAR_BEHIND
    good = [n for i, n in enumerate(ranked) if i < FEWEST or scores[n] >= enough]
    return list(dict.fromkeys([*(n for n in leading if n is not None), *good]))


def scored(question: Question) -> dict[int, float]:
    """Return the score of every article that has a word of the question."""
    scores: dict[int, float] = defaultdict(float)
    had: dict[int, float] = defaultdict(float)
    for word in question.words:
        for n, weight in best_readings(word).items():
            scores[n] += weight
            had[n] += word.weight
    for n, bonus in whole_phrases(question).items():
        scores[n] += bonus
    for n in question.index.asked_as.get(question.content, ()):
        scores[n] += NOTHING_ELSE
    all_words = sum(word.weight for word in question.words)
    return {
        n: score * question.index.preference[n] * (1 - MISSING * (1 - had[n] / all_words))
        for n, score in scores.items()
        if had[n]
    }


def best_readings(word: Word) -> dict[int, float]:
    """Return for every article what the best reading of a word is worth there."""
    best: dict[int, float] = {}
    for reading in word.readings:
        worth = together(reading)
        best = {**worth, **{n: max(weight, worth.get(n, 0.0)) for n, weight in best.items()}}
    return best


def together(reading: Reading) -> dict[int, float]:
    """Return for every article what the terms of a reading are worth there."""
    if len(reading) == 1:
        term = reading[0]
        return {n: weight * term.weight for n, weight in term.where.postings[term.name]}
    worth: dict[int, float] = defaultdict(float)
    for term in reading:
        for n, weight in term.where.postings[term.name]:
            worth[n] += weight * term.weight
    return worth


def whole_phrases(question: Question) -> dict[int, float]:
    """Return by article the worth of the best title or search phrase that the question contains."""
    worth: dict[Phrase, float] = defaultdict(float)
    words: dict[Phrase, int] = defaultdict(int)
    for word in question.words:
        for phrase, weight in phrases_with(word).items():
            worth[phrase] += weight
            words[phrase] += 1
    all_words = sum(word.weight for word in question.words)
    best: dict[int, float] = {}
    for phrase, found in words.items():
        if found >= phrase.size:
            factor = WHOLE_TITLE if phrase.is_title else WHOLE_PHRASE if phrase.size > 1 else WHOLE_WORD
            share = 1 - SHARE + SHARE * min(1.0, worth[phrase] / all_words)
            best[phrase.article] = max(best.get(phrase.article, 0.0), worth[phrase] * factor * share)
    return best


def phrases_with(word: Word) -> dict[Phrase, float]:
    """Return the phrases that have the word, and how much it says."""
    found: dict[Phrase, float] = {}
    for reading in word.readings:
        for term in reading:
            weight = term.where.rarity[term.name] * term.weight
            for phrase in term.where.phrases_with.get(term.name, ()):
                found[phrase] = max(weight, found.get(phrase, 0.0))
    return found
