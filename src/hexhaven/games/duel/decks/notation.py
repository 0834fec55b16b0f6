"""Decks as text, to write by hand, to keep and to pass on.

    Name: Knights and cannons
    Sets: Science & Progress

    Start
    1x Abbey

    Deck
    2x Abbey          # a comment
    1 Universität
    knight-karl

    Events
    2x Progress

The deck lists all its cards, those of the start among them. A card is known by its English or German title
or by the name of its kind, whatever its capitals, blanks and accents; without a number it is one copy. Lines
before all sections belong to the deck.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache

from hexhaven.games.duel.decks.deck import Cards, Deck
from hexhaven.games.duel.decks.finding import Mistake, Values
from hexhaven.games.duel.decks.library import BASE, CENTRE_CARDS, REGIONS, THEME_SETS, kinds, title
from hexhaven.games.duel.decks.texts import listed, mistake_text, phrase
from hexhaven.texts import LANGUAGES

PARTS = ("start", "deck", "events")
HEADERS = {"name": "name", "sets": "sets", "set": "sets", "about": "en", "uber": "de", "ueber": "de"}
LINE = re.compile(r"(?:(?P<n>\d+)\s*[x×*]?\s+|(?P<m>\d+)[x×*])?(?P<card>\S.*)", re.IGNORECASE)
MOST_COPIES = 99
NEAR = 3  # suggestions for a word nobody knows
MOST_MISTAKES = 20  # after which a text is no deck, whatever follows


class DeckError(ValueError):
    """A text that is no deck; every mistake has its line."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__("; ".join(mistake_text("en", each) for each in mistakes))
        self.mistakes = mistakes


# --- reading -----------------------------------------------------------------------------------------


def read_deck(text: str) -> Deck:
    """Read a deck. Raises `DeckError`, which names the lines that cannot be understood.

    >>> read_deck("Name: Small\\n2x Abbey\\nKloster").cards
    {'abbey': 3}
    >>> read_deck("2x Abey")
    Traceback (most recent call last):
    hexhaven.games.duel.decks.notation.DeckError: Line 1: there is no card “Abey”. Did you mean Abbey?
    """
    found = Draft()
    for number, line in enumerate(text.splitlines(), start=1):
        found.read(number, line)
        if len(found.mistakes) >= MOST_MISTAKES:
            break
    if found.mistakes:
        raise DeckError(found.mistakes)
    return found.deck()


@dataclass
class Draft:
    """What was read so far."""

    texts: dict[str, str] = field(default_factory=dict)  # what the headers say
    sets: list[str] = field(default_factory=list)
    parts: dict[str, dict[str, int]] = field(default_factory=lambda: {part: {} for part in PARTS})
    part: str = "deck"
    mistakes: list[Mistake] = field(default_factory=list)

    def deck(self) -> Deck:
        sets = [*self.sets]
        if BASE in sets:
            sets.remove(BASE)  # which is always there; a second one stays, and is against the rules
        start, cards, events = (self.parts[part] for part in PARTS)
        about = {language: self.texts.get(language, "") for language in LANGUAGES}
        return Deck(self.texts.get("name", ""), tuple(sets), cards, start, events, about)

    def read(self, number: int, line: str) -> None:
        key, colon, rest = line.partition(":")
        header = HEADERS.get(folded(key)) if colon else None
        if header == "sets":
            self.read_sets(number, rest)
        elif header:
            self.texts[header] = rest
        else:
            self.read_line(number, without_comment(line))

    def read_sets(self, number: int, text: str) -> None:
        for word in re.split(r"[,;]", without_comment(text)):
            if name := sets_by_word().get(folded(word)):
                self.sets.append(name)
            elif word.strip():
                self.wrong(number, "unknown_set", word, near(word, sets_by_word()))

    def read_line(self, number: int, line: str) -> None:
        if not line:
            return
        if part := parts_by_word().get(folded(line)):
            self.part = part
            return
        found = LINE.fullmatch(line)
        assert found is not None
        self.read_card(number, found["card"], int(found["n"] or found["m"] or 1))

    def read_card(self, number: int, word: str, n: int) -> None:
        name = cards_by_word().get(folded(word))
        if name is None:
            self.unknown(number, word)
        elif not 0 < n <= MOST_COPIES:
            self.mistakes.append(Mistake(number, "bad_number", {"n": n, "card": name}))
        else:
            cards = self.parts[self.part]
            cards[name] = cards.get(name, 0) + n

    def unknown(self, number: int, word: str) -> None:
        """Say that nobody knows the word; it may have been meant for the head of a section."""
        cards = near(word, cards_by_word())
        parts = near(word, parts_by_word())
        if parts and not cards:
            self.wrong(number, "unknown_section", word, parts)
        else:
            self.wrong(number, "unknown_card", word, cards)

    def wrong(self, number: int, reason: str, word: str, near: list[str]) -> None:
        values: Values = {"word": word.strip()}
        names = {"unknown_set": "sets", "unknown_section": "parts", "unknown_card": "cards"}
        self.mistakes.append(Mistake(number, reason, {**values, names[reason]: near}))


def without_comment(line: str) -> str:
    return re.sub(r"(^|\s)#.*", "", line).strip()


def folded(text: str) -> str:
    """A word as it is looked up: only letters and digits, small, without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if letter.isalnum())


def spellings(text: str) -> Iterator[str]:
    """A title with its umlauts, and with two letters in their place."""
    yield folded(text)
    yield folded(text.lower().replace("ä", "ae").replace("ö", "oe").replace("ü", "ue"))


def near(word: str, known: dict[str, str]) -> list[str]:
    """What may have been meant, the likeliest first."""
    found = get_close_matches(folded(word), known, n=NEAR * 2, cutoff=0.7)
    return list(dict.fromkeys(known[each] for each in found))[:NEAR]


@cache
def cards_by_word() -> dict[str, str]:
    names = [*kinds(), *CENTRE_CARDS, *REGIONS]
    found = {word: name for name in names for lang in LANGUAGES for word in spellings(title(lang, name))}
    return found | {folded(name): name for name in names}


@cache
def sets_by_word() -> dict[str, str]:
    """Sets by their names, with "and" for the sign too, and by the letters that stand on their cards."""
    found = by_word("set", (BASE, *THEME_SETS))
    for name in THEME_SETS:
        for language in LANGUAGES:
            words = phrase(language, f"set.{name}").split(" & ")
            together = [listed(language, words, "and"), "".join(word[0] for word in words)]
            found |= dict.fromkeys(map(folded, together), name)
    return found


@cache
def parts_by_word() -> dict[str, str]:
    return by_word("part", PARTS)


def by_word(group: str, names: Iterable[str]) -> dict[str, str]:
    """Names by everything they may be called."""
    found: dict[str, str] = {}
    for name in names:
        for language in LANGUAGES:
            found |= dict.fromkeys(spellings(phrase(language, f"{group}.{name}")), name)
        found[folded(name)] = name
    return found


# --- writing -----------------------------------------------------------------------------------------


def write_deck(deck: Deck, language: str = "en") -> str:
    """Write a deck with the titles of a language; `read_deck` gives back the same deck."""
    blocks = ["\n".join(head(deck, language))]
    for part, cards in zip(PARTS, (deck.start, deck.cards, deck.events), strict=True):
        lines = [phrase(language, f"part.{part}"), *card_lines(cards, language)]
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def head(deck: Deck, language: str) -> Iterator[str]:
    yield f"Name: {deck.name}".strip()
    yield "Sets: " + ", ".join(phrase(language, f"set.{each}") for each in (BASE, *deck.sets))
    if "en" in deck.about:
        yield f"About: {deck.about['en']}"
    if "de" in deck.about:
        yield f"Über: {deck.about['de']}"


def card_lines(cards: Cards, language: str) -> Iterator[str]:
    """The cards in the order of the sets."""
    order = {name: i for i, name in enumerate([*kinds(), *CENTRE_CARDS, *REGIONS])}
    for name in sorted(cards, key=lambda name: order.get(name, len(order))):
        yield f"{cards[name]}x {title(language, name)}"
