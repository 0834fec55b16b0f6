"""Words as they are compared: without capitals and accents, ä written a or ae, numbers as figures."""

import re
import unicodedata

# The signs of our own texts, for speed: what `fold` does with all others in a longer way.
GERMAN = str.maketrans("äöüÄÖÜ„“”–…", 'aouaou"""-.', "\u00ad\u200b") | {ord("ß"): "ss"}
UMLAUT = re.compile(r"([aou])e")
WORD = re.compile(r"\d+:\d+|\w[&+]\w\b|[^\W_]+")
RATE = re.compile(r"\b(\w+)(?: zu | to | for | fur |-to-|-zu-)(1|eins?|one)\b")

# What a question asks for, in a term that stands for all its forms; no word has a question mark.
KINDS = {
    "?amount": re.compile(r"\b(?:wie ?viele?|how (?:many|much))\b"),
    "?times": re.compile(r"\b(?:wie oft|how often)\b"),
    "?when": re.compile(r"\b(?:wann|when)\b"),
    "?where": re.compile(r"\b(?:wohin|woher|wo|where)\b"),
    "?who": re.compile(r"\b(?:wer|wem|wen|who|whom)\b"),
}

# Numbers as people write them, folded; the almanac has figures and words.
NUMBERS = {
    word: str(number)
    for words in (
        "one two three four five six seven eight nine ten eleven twelve thirteen",
        "eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn",
    )
    for number, word in enumerate(words.split(), 1)
}


def fold(text: str) -> str:
    """Make spellings equal: upper and lower case, accents, signs without width, and ä, ae and a.

    >>> fold("Längste Straße"), fold("LAENGSTE STRASSE")
    ('langste strasse', 'langste strasse')
    """
    text = text.translate(GERMAN)
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text.casefold())
        text = "".join(sign for sign in text if unicodedata.category(sign) not in ("Mn", "Cf"))
    return UMLAUT.sub(r"\1", text.lower())


def words_of(text: str) -> list[str]:
    """Return the folded words of a text, numbers as figures.

    >>> words_of("Drei zu eins, sieben Karten")
    ['3:1', '7', 'karten']
    """
    return [NUMBERS.get(word, word) for word in WORD.findall(RATE.sub(rate, fold(text)))]


def kinds_of(text: str) -> list[str]:
    """Return what a question asks for: a number, a time, a place, a person.

    >>> kinds_of("Wie viele Karten darf ich haben?"), kinds_of("robber")
    (['?amount'], [])
    """
    folded = fold(text)
    return [kind for kind, pattern in KINDS.items() if pattern.search(folded)]


def rate(found: re.Match[str]) -> str:
    """Write "three to one" as 3:1, and leave "back to one" alone."""
    given = NUMBERS.get(found[1], found[1])
    return f"{given}:1" if given.isdigit() else found[0]
