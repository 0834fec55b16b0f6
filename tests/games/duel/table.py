"""Positions of the card game in words, for tests.

d = table("wizards-dragons")              a game under way: player 0 has rolled and may act
region(d, 0, "5u", "forest 4", 2)         a region with its store
city(d, 0, 5)                             a city at place 5 of the middle row
lay(d, 0, "abbey", "5u1")                 a card in a principality; owner=1 makes it a foreign card
hold(d, 0, "spy", "bishop")               cards of a hand
d.do("play spy")                          an action; chance too: d.do("die 3")
assert refusal(d, "play spy") == ("no_effect", "duel-card-spy")
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from hexhaven.core.game import ACTOR
from hexhaven.games.duel.rules.game import make_rules
from hexhaven.games.duel.rules.operands import REGION_WORDS, SLOT_WORDS
from hexhaven.games.duel.rules.options import OPTIONS
from hexhaven.games.duel.rules.pile import EVERYBODY, Pile
from hexhaven.games.duel.rules.questions import ACTIONS, BEFORE_ROLL
from hexhaven.games.duel.rules.realm import (
    BEWITCHED,
    COLUMNS,
    FOREIGN,
    FRESH,
    PAWNED,
    RAISED,
    REGIONS,
    USED,
    region_card,
    terrain,
)
from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.score import count
from hexhaven.games.duel.rules.setup import start_duel
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import CITADEL, CITY, RESOURCE_NAMES, SETTLEMENT, TERRAIN_NAMES

MARKS = {
    "foreign": FOREIGN, "pawned": PAWNED, "used": USED,
    "fresh": FRESH, "bewitched": BEWITCHED, "raised": RAISED,
}  # fmt: skip
RULES: dict[str, Rules] = {}
ARRANGEMENT = ("forest", "hills", "pasture", "fields", "mountains", "gold-river")


def rules(preset: str, **options: str) -> Rules:
    values = {option.name: options.get(option.name, option.presets[preset]) for option in OPTIONS}
    key = repr(values)
    if key not in RULES:
        RULES[key] = make_rules(values)
    return RULES[key]


def table(preset: str = "base", *, unlocked: bool = True, **options: str) -> Duel:
    """A game under way: both have two settlements and empty regions; player 0 has rolled and may act.

    Hands are empty, stacks lie shuffled, no peace from brigands any more. Regions lie as in ARRANGEMENT, from
    the upper left (5u, 6u, 7u) to the lower right (5d, 6d, 7d).
    """
    d = start_duel(rules(preset, **options))
    d.do("begins 0")
    if d.rules.own_piles:
        bring_decks(d)
    for _ in range(2):
        for name in ARRANGEMENT[:-1]:
            d.do(f"arrange {name}")
    while d.depth:
        d.answered()  # nobody takes starting cards
    for realm in d.realms:
        realm.turns = 5
        for i in range(REGIONS):
            if realm.regions[i]:
                realm.set_stock(i, 0)
    d.unlocked = unlocked
    d.phase = ACTIONS
    d.production = 1
    count(d)
    return d


def bring_decks(d: Duel) -> None:
    """Both bring the first cards they can; the hands stay empty."""
    while d.rules.verbs[int(d.legal()[0]) & 127].name in ("deck", "contribute", "start"):
        d.apply(d.legal()[0])
    for player, realm in enumerate(d.realms):
        for kind in range(len(realm.hand)):
            while realm.hand[kind]:
                d.take_card(player, kind)


def before_roll(d: Duel) -> Duel:
    """The same moment, before player 0 rolls."""
    d.phase = BEFORE_ROLL
    return d


def kind(d: Duel, name: str) -> int:
    return d.rules.kind_names.index(name)


# --- principalities ------------------------------------------------------------------------------------


def region(d: Duel, player: int, where: str, what: str, stock: int = 0) -> None:
    """Lay a region card ("forest 4") with its store."""
    name, number = what.split()
    i = REGION_WORDS.index(where)
    d.realms[player].lay(i, u8(region_card(TERRAIN_NAMES.index(name), int(number)) + 1), stock)
    count(d)


def store(d: Duel, player: int, **regions: int) -> None:
    """Set the stores of regions by their words, as in store(d, 0, r5u=3)."""
    for word, n in regions.items():
        d.realms[player].set_stock(REGION_WORDS.index(word[1:]), n)
    count(d)


def have(d: Duel, player: int, **resources: int) -> None:
    """Put so many of each resource on the first regions that take them; other regions stay as they are."""
    realm = d.realms[player]
    for name, n in resources.items():
        wanted = RESOURCE_NAMES.index(name)
        left = n
        for i in range(REGIONS):
            if realm.regions[i] and terrain(realm.regions[i]) == wanted:
                realm.set_stock(i, min(3, left))
                left -= min(3, left)
        assert left == 0, f"no room for {n} {name}"
    count(d)


def stock(d: Duel, player: int) -> dict[str, int]:
    """All resources on regions that are not zero, by name."""
    found = {name: int(d.realms[player].holds(i)) for i, name in enumerate(RESOURCE_NAMES)}
    return {name: n for name, n in found.items() if n}


def stored(d: Duel, player: int, where: str) -> int:
    return int(d.realms[player].stock[REGION_WORDS.index(where)])


def settlement(d: Duel, player: int, centre: int) -> None:
    """A settlement with the road to it and its two outer regions (forest 1 above, pasture 1 below, empty)."""
    realm = d.realms[player]
    realm.centres[centre] = SETTLEMENT
    left = centre < 5
    realm.roads[centre + 1 if left else centre] = 1
    column = centre if left else centre + 1
    for row, what in ((0, "forest"), (COLUMNS, "pasture")):
        if not realm.regions[row + column]:
            realm.lay(row + column, u8(region_card(TERRAIN_NAMES.index(what), 1) + 1), 0)
    count(d)


def city(d: Duel, player: int, centre: int) -> None:
    d.realms[player].centres[centre] = CITY
    count(d)


def citadel(d: Duel, player: int, centre: int) -> None:
    d.realms[player].centres[centre] = CITADEL
    count(d)


def lay(d: Duel, host: int, name: str, where: str, *marks: str, counter: int = 0) -> None:
    """Lay a card in the host's principality; the mark "foreign" makes it the other player's."""
    slot = SLOT_WORDS.index(where)
    realm = d.realms[host]
    realm.cards[slot] = u8(kind(d, name) + 1)
    realm.marks[slot] = u8(sum(MARKS[mark] for mark in marks))
    realm.counters[slot] = u8(counter)
    count(d)


def at(d: Duel, host: int, where: str) -> str:
    """The name of the card in a slot, "" if there is none."""
    entry = int(d.realms[host].cards[SLOT_WORDS.index(where)])
    return d.rules.kind_names[entry - 1] if entry else ""


def counter(d: Duel, host: int, where: str) -> int:
    return int(d.realms[host].counters[SLOT_WORDS.index(where)])


def marks(d: Duel, host: int, where: str) -> set[str]:
    bits = d.realms[host].marks[SLOT_WORDS.index(where)]
    return {name for name, bit in MARKS.items() if bits & bit}


# --- cards ---------------------------------------------------------------------------------------------


def hold(d: Duel, player: int, *names: str) -> None:
    for name in names:
        d.give_card(player, kind(d, name))


def hand(d: Duel, player: int) -> list[str]:
    return sorted(
        name for i, name in enumerate(d.rules.kind_names) for _ in range(int(d.realms[player].hand[i]))
    )


def discarded(d: Duel, player: int = 0) -> list[str]:
    pile = d.discard_pile(player)
    return [name for i, name in enumerate(d.rules.kind_names) for _ in range(int(pile[i]))]


def display(d: Duel) -> list[str]:
    return [name for i, name in enumerate(d.rules.kind_names) for _ in range(int(d.display[i]))]


def pile(d: Duel, number: int, *names: str) -> None:
    """A stack of known cards, from the bottom to the top."""
    cards = [kind(d, name) for name in names]
    d.piles[number] = Pile(d.piles[number].pool, vec[u8](cards), vec[u8]([EVERYBODY] * len(cards)))


def in_pile(d: Duel, number: int) -> list[str]:
    """The cards of a stack from the bottom to the top; "?" is one that nobody knows."""
    return [names_of(d, int(entry)) for entry in d.piles[number].entries]


def names_of(d: Duel, entry: int) -> str:
    return "?" if entry == 255 else d.rules.kind_names[entry]


def event_deck(d: Duel, *names: str) -> None:
    """The event deck from the bottom to the top."""
    cards = [kind(d, name) for name in names]
    d.events = Pile(d.events.pool, vec[u8](cards), vec[u8]([0] * len(cards)))


def events(d: Duel) -> list[str]:
    return [names_of(d, int(entry)) for entry in d.events.entries]


# --- playing -------------------------------------------------------------------------------------------


def play(d: Duel, *texts: str) -> None:
    """One action after the other, each by whoever is asked, checked as from outside."""
    for text in texts:
        d.do(text)


def options_of(d: Duel, verb: str = "") -> list[str]:
    """What may be done now, in words; of one verb, or all."""
    texts = [d.write(action) for action in d.legal()]
    return [text for text in texts if text.split()[0].startswith(verb)]


def sensible_of(d: Duel, verb: str = "") -> list[str]:
    """What may be done now and leads somewhere, in words; of one verb, or all."""
    texts = [d.write(action) for action in d.sensible()]
    return [text for text in texts if text.split()[0].startswith(verb)]


def refusal(d: Duel, text: str, player: int = ACTOR) -> tuple[str, str]:
    """The reason and the article with which an action is refused; nothing changes."""
    before = d.to_bytes()
    found = d.why_not(d.read(text), player)
    assert found is not None, f"'{text}' is allowed"
    assert d.to_bytes() == before
    return found.reason, found.article


def event(d: Duel, face: str, number: int = 6) -> None:
    """Player 0 rolls this face; the number is one that no region of the tests bears unless it is told."""
    d.phase = BEFORE_ROLL
    play(d, "roll", f"rolled {number} {face}")
