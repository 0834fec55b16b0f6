"""Find an article by what people type: an id, a title, a question, with or without umlauts and typos."""

import re
import unicodedata
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache

from hexhaven.almanac.shelf import Article, articles

# Words of a question that say nothing about its topic, written as `fold` leaves them.
FILLERS = frozenset(
    re.findall(
        r"\w+",
        """
        a an and are as at be by can could do does for from get have how i if in is it may me must my of on or
        should still that the there to we what when where which who why will with you your

        als am an auf aus bei darf das dem den der des die durch durfen ein eine einem einen einer eines er es
        fur gilt habe hat hatte ich im in ist kann man mein meine meinem meinen mir mit mochte muss nach nicht
        noch oder sein sie sind um und von vor wann warum was welche wem wen wenn wer werden wie wird wo zu
        zum zur
        """,
    )
)

# How much a hit is worth: in the title, among the search words, in the text.
TITLE, WORDS, TEXT = 8.0, 5.0, 1.0
WHOLE_TITLE, WHOLE_PHRASE = 12.0, 8.0

RULING = re.compile(r"\d+(\.[a-z]){1,2}")


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
    return _by_number(number) if RULING.fullmatch(number) else _by_words(query, language)


def _by_number(number: str) -> list[Article]:
    """Return the ruling with this number, or all rulings of a section such as 1.f."""
    return [each for each in articles().values() if f"{each.id.casefold()}.".startswith(f"{number}.")]


def _by_words(query: str, language: str) -> list[Article]:
    """Rank by how many words of the query an article has, then by how prominently it has them."""
    asked = _content(query)
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
    phrases = frozenset(_content(phrase) for phrase in (entry.id, *entry.words[language]))
    return Card(
        title=_content(entry.title[language]),
        phrases=phrases,
        words=frozenset(word for phrase in phrases for word in phrase),
        text=frozenset(_content(entry.text[language])),
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
    return len(long) - len(short) <= 2 and SequenceMatcher(None, short, long).ratio() >= 0.8


def _content(text: str) -> tuple[str, ...]:
    """Return the folded words of a text without the fillers, unless nothing else is there."""
    words = tuple(re.findall(r"\d+:\d+|\w+", fold(text)))
    return tuple(word for word in words if word not in FILLERS) or words


def fold(text: str) -> str:
    """Make spellings equal: upper and lower case, accents, and ä, ae and a.

    >>> fold("Längste Straße"), fold("LAENGSTE STRASSE")
    ('langste strasse', 'langste strasse')
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return re.sub(r"([aou])e", r"\1", plain)
