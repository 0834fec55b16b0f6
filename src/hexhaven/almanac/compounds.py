"""German compounds, taken apart where both halves are words of the almanac: Turnierdeck, Turnier and Deck."""

from collections.abc import Collection

LINKS = ("", "s", "n", "en", "es", "er", "e")
SHORTEST = 4  # letters of a part; shorter ones would be found everywhere
LONGEST = 40  # letters of a word we take apart


def parts_of(word: str, known: Collection[str]) -> list[str]:
    """Return the parts of a folded compound, or nothing; the last part is as long as can be.

    >>> parts_of("turnierdeck", {"turnier", "deck"})
    ['turnier', 'deck']
    >>> parts_of("stadtausbaukarte", {"stadt", "ausbau", "karte"})
    ['stadt', 'ausbau', 'karte']
    """
    if len(word) > LONGEST:
        return []
    for cut in range(SHORTEST, len(word) - SHORTEST + 1):
        if word[cut:] in known:
            first = word[:cut]
            if parts := opening(first, known) or parts_of(first, known):
                return [*parts, word[cut:]]
    return []


def opening(word: str, known: Collection[str]) -> list[str]:
    """Return the word without the letters that link it to the next part, if it is known."""
    for link in LINKS:
        part = word.removesuffix(link)
        if len(part) >= SHORTEST and len(part) + len(link) == len(word) and part in known:
            return [part]
    return []
