"""Stems: what remains of a folded word without its ending, so that "Karten" finds "Karte".

Light stemmers, not linguistics: they need only treat the forms of a word alike. German takes endings off as
long as enough of the word remains, English knows plurals and verbs.
"""

import re
from collections.abc import Callable, Mapping

# Longest first. An s goes only after letters after which it can be an ending.
GERMAN = re.compile(r"(?:ungen|ung|ern|em|en|er|es|et|st|e|n|t|(?<=[bdfghklmnrt])s)$")
PARTICIPLE = re.compile(r"ge(\w{3,})(?:t|en)$")
SHORTEST = 3


def german_stem(word: str) -> str:
    """Return the stem of a folded German word.

    >>> [german_stem(word) for word in ("karten", "karte", "gespielt", "spielst", "siedlungen", "bauen")]
    ['kart', 'kart', 'spiel', 'spiel', 'siedl', 'bau']
    """
    if found := PARTICIPLE.match(word):
        word = found[1]
    shortest = SHORTEST
    while found := GERMAN.search(word):
        if found.start() < (5 if found[0].startswith("ung") else shortest):
            break
        word = word[: found.start()]
        shortest = SHORTEST + 1  # "kart" of "karten" is no verb "kar"
    return word


def english_stem(word: str) -> str:
    """Return the stem of a folded English word.

    >>> [english_stem(word) for word in ("cities", "city", "rolled", "moving", "cross")]
    ['citi', 'citi', 'roll', 'mov', 'cross']
    """
    if word.endswith("ies") and len(word) > 4:
        word = word[:-3] + "y"
    elif word.endswith(("sses", "xes", "ches", "shes")):
        word = word[:-2]
    elif word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > SHORTEST:
        word = word[:-1]
    for ending in ("ing", "ed"):
        if word.endswith(ending) and len(word) >= SHORTEST + len(ending):
            word = undoubled(word[: -len(ending)])
            break
    if word.endswith("e") and len(word) > SHORTEST:
        word = word[:-1]
    return word[:-1] + "i" if word.endswith("y") and len(word) > SHORTEST else word


def undoubled(word: str) -> str:
    """Return "stop" for the "stopp" of "stopping", but "roll" and "cross" as they are."""
    return word[:-1] if word[-1] == word[-2] and word[-1] not in "lsz" else word


STEMMERS: Mapping[str, Callable[[str], str]] = {"de": german_stem, "en": english_stem}
