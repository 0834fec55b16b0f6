"""The card game as text: two principalities, legible without colour.

    A  Anna
       5u forest 4 **-      6u fields 1 *--       7u mountains 2 *--
                5 settlement           6 city
       5d hills 5 *--       6d pasture 3 ***      7d gold river 6 *--
       5u1 Abbey; 6d1 Lumber Fleet

`5u` is the region above road 5, `4` its number and `**-` what it holds. Cards stand below, behind their
sites.
"""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from hexhaven import words
from hexhaven.cards.realm import CENTRES, COLUMNS, FOREIGN, IDLE, SLOTS, Realm, lower, number, terrain, upper
from hexhaven.cards.state import Duel
from hexhaven.cards.terms import CENTRE_NAMES, FULL, NO_CENTRE, RESOURCE_NAMES, TERRAIN_NAMES
from hexhaven.cards.words import REGION_WORDS, SLOT_WORDS

INDENT = "   "
GAP = 2
WIDE = 76
HELD, EMPTY = "*", "-"


def draw(language: str, d: Duel, marks: Sequence[str]) -> list[str]:
    """Both principalities, one string for each line."""
    lines: list[str] = []
    for player, realm in enumerate(d.realms):
        lines += [f"{marks[player]}", *principality(language, d, realm), ""]
    return lines[:-1]


def principality(language: str, d: Duel, realm: Realm) -> Iterator[str]:
    columns = columns_of(realm)
    above = [region(language, realm, int(upper(column))) for column in columns]
    below = [region(language, realm, int(lower(column))) for column in columns]
    middle = [centre(language, realm, column) for column in columns[:-1]]
    cell = max(map(len, [*above, *middle, *below])) + GAP
    yield row(above, cell)
    yield row(["", *middle], cell, cell // 2)
    yield row(below, cell)
    for line in wrap("; ".join(built(language, d, realm)), WIDE):
        yield INDENT + line


def row(texts: Sequence[str], cell: int, first: int | None = None) -> str:
    """Texts beside each other; the first may have a cell of its own width."""
    padded = [text.ljust(first if first is not None and i == 0 else cell) for i, text in enumerate(texts)]
    return (INDENT + "".join(padded)).rstrip()


def columns_of(realm: Realm) -> list[int]:
    """The columns from the leftmost to the rightmost region."""
    used = [c for c in range(COLUMNS) if realm.regions[upper(c)] or realm.regions[lower(c)]]
    centres = [c for c in range(CENTRES) if realm.centres[c] != NO_CENTRE]
    every = [*used, *centres, *(c + 1 for c in centres)]
    return list(range(min(every), max(every) + 1))


def region(language: str, realm: Realm, place: int) -> str:
    """'5u forest 4 **-'."""
    entry = realm.regions[place]
    if not entry:
        return ""
    name = words.say(language, f"duel.terrain.{TERRAIN_NAMES[int(terrain(entry))]}")
    return f"{REGION_WORDS[place]} {name} {number(entry)} {store(int(realm.stock[place]))}"


def store(n: int) -> str:
    return HELD * n + EMPTY * (FULL - n)


def centre(language: str, realm: Realm, place: int) -> str:
    """'5 settlement', or nothing where none stands."""
    kind = int(realm.centres[place])
    return "" if kind == NO_CENTRE else f"{place} {words.say(language, f'duel.centre.{CENTRE_NAMES[kind]}')}"


def built(language: str, d: Duel, realm: Realm) -> Iterator[str]:
    """Every card in a principality behind its site; cards of the opponent, and idle ones, are marked."""
    for slot in range(SLOTS):
        if realm.cards[slot]:
            title = d.rules.kinds[int(realm.cards[slot]) - 1].title[language]
            yield f"{SLOT_WORDS[slot]} {title}{remark(language, int(realm.marks[slot]))}"


def remark(language: str, marks: int) -> str:
    keys = [key for key, bit in (("foreign", FOREIGN), ("idle", IDLE)) if marks & bit]
    told = words.listed(language, [words.say(language, f"duel_table.{key}") for key in keys])
    return f" ({told})" if told else ""


# --- in words ----------------------------------------------------------------------------------------


def standing(language: str, d: Duel, player: int) -> str:
    """Points and figures of a player, as everybody sees them."""
    realm = d.realms[player]
    figures = {"commerce": realm.commerce, "strength": realm.strength, "tournament": realm.tournament}
    parts = [words.say(language, "see.points", n=int(realm.points))]
    parts += [words.say(language, f"duel_table.{key}", n=int(n)) for key, n in figures.items()]
    parts.append(words.say(language, "see.cards", n=int(realm.hand_size)))
    tokens = {"knight_token": d.knight_token, "windmill_token": d.windmill_token}
    parts += [words.say(language, f"duel_table.{key}") for key, holder in tokens.items() if holder == player]
    return ", ".join(parts)


def stacks(language: str, d: Duel) -> str:
    """What lies between the players."""
    sizes = words.listed(language, [str(int(pile.size())) for pile in d.piles])
    return words.say(language, "duel_table.stacks", sizes=sizes, events=int(d.events.size()))


def hand(language: str, d: Duel, player: int) -> str:
    """The cards and the resources of a player."""
    realm = d.realms[player]
    titles = [
        f"{n} {kind.title[language]}" if n > 1 else kind.title[language]
        for kind, n in zip(d.rules.kinds, realm.hand, strict=True)
        if n
    ]
    cards = words.listed(language, titles) or words.say(language, "nothing")
    return words.say(language, "duel_table.hand", cards=cards, resources=resources(language, realm))


def resources(language: str, realm: Realm) -> str:
    counts = {name: int(realm.holds(i)) for i, name in enumerate(RESOURCE_NAMES)}
    items = [f"{n} {words.say(language, f'duel.resource.{name}')}" for name, n in counts.items() if n]
    return words.listed(language, items) or words.say(language, "nothing")


def describe(language: str, d: Duel, names: words.Names) -> Iterator[str]:
    """Both principalities in sentences: regions from left to right, the middle row, what was built."""
    for player, realm in enumerate(d.realms):
        yield words.say(language, "duel_table.of", name=names[player])
        for key, side in (("above", upper), ("below", lower)):
            regions = [region_words(language, realm, int(side(c))) for c in columns_of(realm)]
            yield words.say(language, f"duel_table.{key}", regions=in_a_row(language, regions))
        centres = [centre(language, realm, c) for c in range(CENTRES)]
        yield words.say(language, "duel_table.middle", centres=in_a_row(language, centres))
        yield words.say(language, "duel_table.built", cards=in_a_row(language, built(language, d, realm)))


def in_a_row(language: str, texts: Iterable[str]) -> str:
    return ", ".join(text for text in texts if text) or words.say(language, "nothing")


def region_words(language: str, realm: Realm, place: int) -> str:
    """'5u forest 4 with 2'."""
    drawn = region(language, realm, place)
    if not drawn:
        return ""
    return words.say(
        language, "duel_table.region", region=drawn.rpartition(" ")[0], n=int(realm.stock[place])
    )
