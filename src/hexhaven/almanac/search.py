"""Find an article by what people type: an id, a title, a question, with or without umlauts and typos."""

import re
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache, lru_cache

from hexhaven.almanac.entry import Article
from hexhaven.almanac.shelf import articles
from hexhaven.almanac.spelling import content

# How much a hit is worth: in the title, among the search words, in the text.
TITLE, WORDS, TEXT = 8.0, 5.0, 1.0
WHOLE_TITLE, WHOLE_PHRASE = 12.0, 8.0

RULING = re.compile(r"\d+(\.[a-z]){1,2}|r\d+")


@dataclass(frozen=True)
class Card:
    """An article's entry in the card index: its words in one language, folded."""

    title: tuple[str, ...]
    phrases: frozenset[tuple[str, ...]]
    words: frozenset[str]
    text: frozenset[str]


def find(query: str, language: str = "en") -> list[Article]:
    """Return the articles that answer the query, the best first; an empty list if none does.

    >>> [each.id for each in find("1.F")]
    ['1.F.a', '1.F.b', '1.F.c', '1.F.d', '1.F.e', '1.F.f']
    """
    number = query.strip().casefold().partition("#")[0].rstrip(".")
    if RULING.fullmatch(number):
        return _by_number(number)
    named = [articles()[number]] if number in articles() else []
    return named + [each for each in _by_words(query, language) if each not in named]


def _by_number(number: str) -> list[Article]:
    """Return the ruling with this number, or all rulings of a section such as 1.f."""
    return [each for each in articles().values() if f"{each.id.casefold()}.".startswith(f"{number}.")]


def _by_words(query: str, language: str) -> list[Article]:
    """Rank by how many words of the query an article has, then by how prominently it has them."""
    asked = content(query)
    ranked = []
    for entry, card in zip(articles().values(), _index(language), strict=True):
        scores = [_score(word, card) for word in asked]
        if any(scores):
            ranked.append((sum(map(bool, scores)), sum(scores) + _bonus(asked, card), entry))
    ranked.sort(key=lambda row: row[:2], reverse=True)
    best = ranked[0][:2] if ranked else (0, 0.0)
    return [entry for hits, score, entry in ranked if hits == best[0] and score >= best[1] / 4]


@cache
def _index(language: str) -> list[Card]:
    return [_card(each, language) for each in articles().values()]


def _card(entry: Article, language: str) -> Card:
    phrases = frozenset(content(phrase) for phrase in (entry.id, *entry.words[language]))
    return Card(
        title=content(entry.title[language]),
        phrases=phrases,
        words=frozenset(word for phrase in phrases for word in phrase),
        text=frozenset(content(entry.text[language])),
    )


def _bonus(asked: tuple[str, ...], card: Card) -> float:
    if asked == card.title:
        return WHOLE_TITLE
    return WHOLE_PHRASE if asked in card.phrases else 0.0


def _score(word: str, card: Card) -> float:
    """Return the worth of the word's best hit; only title and search words forgive a typo."""
    in_title = TITLE * max((_likeness(word, other) for other in card.title), default=0.0)
    in_words = WORDS * max((_likeness(word, other) for other in card.words), default=0.0)
    return max(in_title, in_words, TEXT * (word in card.text))


@lru_cache(maxsize=100_000)  # the same words stand in many titles
def _likeness(word: str, other: str) -> float:
    """Compare two folded words: 1.0 for the same, less for a longer form, a compound or a typo."""
    if word == other:
        return 1.0
    short, long = sorted((word, other), key=len)
    if len(short) < 4:
        return 0.0
    if long.startswith(short) and len(long) - len(short) <= 3:
        return 0.8
    return 0.5 if word in other or _is_typo(short, long) else 0.0


def _is_typo(short: str, long: str) -> bool:
    if len(long) - len(short) > 2:
        return False
    matcher = SequenceMatcher(None, short, long)
    return matcher.quick_ratio() >= 0.8 and matcher.ratio() >= 0.8
