"""A moment of the card game as text that reads back.

What follows from the rest is left out: figures, what is left to build, which cards are among those that
nobody knows. It is said only where it is not what would follow, as in a view.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.core.game import Player, name_of
from hexhaven.core.pending import OVER
from hexhaven.core.sayings import UNKNOWN as UNSEEN
from hexhaven.core.sayings import Sheet, counted
from hexhaven.games.duel.rules.operands import REGION_WORDS, SLOT_WORDS, land_word
from hexhaven.games.duel.rules.pile import EVERYBODY, UNKNOWN, WATCHERS, Pile
from hexhaven.games.duel.rules.questions import ACTIONS, HAND
from hexhaven.games.duel.rules.realm import (
    BEWITCHED,
    CENTRES,
    COLUMNS,
    DOUBLED,
    FOREIGN,
    FRESH,
    PAWNED,
    RAISED,
    REGIONS,
    SLOTS,
    USED,
    Realm,
)
from hexhaven.games.duel.rules.score import count
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import CENTRE_NAMES, CITADEL, FACE_NAMES, REGION_CARDS, SETTLEMENT
from hexhaven.games.duel.rules.text.moment import NAMELESS, words_of
from hexhaven.games.duel.rules.text.whole import (
    centres_left,
    first_display,
    rest_of_pools,
    rest_of_regions,
)

MARKS: Final = {
    "foreign": FOREIGN, "pawned": PAWNED, "used": USED, "fresh": FRESH, "bewitched": BEWITCHED,
    "raised": RAISED, "doubled": DOUBLED,
}  # fmt: skip
LANDS: Final = tuple([land_word(card) for card in range(REGION_CARDS)])
LEFT: Final = ("roads", "settlements", "cities", "citadels")


def written(d: Duel) -> str:
    """The text of a moment."""
    sheet = Sheet()
    for player in range(d.players()):
        say_realm(d.realms[player], player, sheet)
        say_cards(d, player, sheet)
    say_stacks(d, sheet)
    say_table(d, sheet)
    say_turn(d, sheet)
    say_questions(d, sheet)
    return "\n".join([*(d.rules.heading or [NAMELESS]), *sheet.lines()]) + "\n"


def ints(row: vec[u8]) -> list[int]:
    return [int(n) for n in row]


# --- principalities ----------------------------------------------------------------------------------


def say_realm(r: Realm, player: Player, sheet: Sheet) -> None:
    """The middle row, and the regions with what lies on them."""
    who = name_of(player)
    for kind in range(SETTLEMENT, CITADEL + 1):
        places = [centre for centre in range(CENTRES) if r.centres[centre] == kind]
        if places:
            sheet.say(who, centre_word(kind, len(places)), *places)
    roads = [column for column in range(COLUMNS) if r.roads[column] != 0]
    if roads:
        sheet.say(who, "roads" if len(roads) > 1 else "road", *roads)
    if sum(ints(r.regions)) == 0:
        sheet.say(who, "regions none")
    for region in range(REGIONS):
        if r.regions[region] != 0:
            holds = ["holds", int(r.stock[region])] if r.stock[region] != 0 else []
            land = LANDS[int(r.regions[region]) - 1]
            sheet.say(who, "region", REGION_WORDS[region], land, *holds)


def centre_word(kind: int, n: int) -> str:
    name = CENTRE_NAMES[kind]
    if n == 1:
        return name
    return f"{name[:-1]}ies" if name.endswith("y") else f"{name}s"


def say_cards(d: Duel, player: Player, sheet: Sheet) -> None:
    """What was built, the hand, and the player's own piles."""
    r, who, names = d.realms[player], name_of(player), d.rules.kind_names
    for slot in range(SLOTS):
        if r.cards[slot] != 0:
            marks = [mark for mark, bit in MARKS.items() if int(r.marks[slot]) & bit]
            stored = ["counter", int(r.counters[slot])] if r.counters[slot] != 0 else []
            sheet.say(who, "card", names[int(r.cards[slot]) - 1], SLOT_WORDS[slot], *marks, *stored)
    if r.hand_size > 0:
        sheet.say(who, "hand", counted(ints(r.hand), names, int(r.hand_size) - sum(ints(r.hand))))
    if sum(ints(r.discarded)) > 0:
        sheet.say(who, "discarded", counted(ints(r.discarded), names))
    if sum(ints(r.deck)) > 0:
        sheet.say(who, "deck", counted(ints(r.deck), names))
    if r.turns > 0:
        sheet.say(who, "turns", r.turns)


# --- stacks ------------------------------------------------------------------------------------------


def say_stacks(d: Duel, sheet: Sheet) -> None:
    for i in range(len(d.piles)):
        say_pile(d, f"stack {i}", d.piles[i], sheet)
    say_pile(d, "events", d.events, sheet)
    rest = rest_of_pools(d)
    for i in range(len(d.pools)):
        counts = ints(d.pools[i].counts)
        if counts != rest[i] or sum(counts) != d.pools[i].size:
            unknown = int(d.pools[i].size) - sum(counts)
            sheet.say(f"pool {i}", counted(counts, d.rules.kind_names, unknown) or "nothing")


def say_pile(d: Duel, subject: str, pile: Pile, sheet: Sheet) -> None:
    """A stack from the bottom to the top; cards that are alike stand together."""
    runs: list[tuple[int, int, int]] = []
    for i in range(pile.size()):
        entry, known = int(pile.entries[i]), int(pile.known[i])
        n = runs.pop()[2] if runs and runs[-1][:2] == (entry, known) else 0
        runs.append((entry, known, n + 1))
    for entry, known, n in runs:
        name = UNSEEN if entry == UNKNOWN else d.rules.kind_names[entry]
        sheet.say(subject, *([n] if n > 1 else []), name, *knowers(known))
    if not runs:
        sheet.say(subject, "nothing")


def knowers(known: int) -> list[str]:
    """Who knows a card of a stack."""
    if known == EVERYBODY:
        return ["everybody"]
    players = [name_of(player) for player in range(2) if known & (1 << player)]
    return [*players, "watchers"] if known & WATCHERS else players


# --- the table ---------------------------------------------------------------------------------------


def say_table(d: Duel, sheet: Sheet) -> None:
    if ints(d.display) != first_display(d.rules):
        sheet.say("display", counted(ints(d.display), d.rules.kind_names) or "nothing")
    if sum(ints(d.removed)) > 0:
        sheet.say("removed", counted(ints(d.removed), d.rules.kind_names))
    lands = ints(d.region_stack)
    if lands != rest_of_regions(d) or d.regions_left != sum(lands):
        for card, n in enumerate(lands):
            if n > 0:
                sheet.say("lands", n, LANDS[card])
        if sum(lands) == 0:
            sheet.say("lands", "0 nothing")
        if d.regions_left != sum(lands):
            sheet.say("lands", d.regions_left, "in all")
    left = [int(n) for n in (d.roads_left, d.settlements_left, d.cities_left, d.citadels_left)]
    for name, n, follows in zip(LEFT, left, centres_left(d), strict=True):
        if n != follows:
            sheet.say("left", n, name)
    say_tokens(d, sheet)
    if d.unlocked:
        sheet.say("peace", "over")


def say_tokens(d: Duel, sheet: Sheet) -> None:
    """The tokens, where they do not lie where they would if figures were counted now."""
    usual = d.copy()
    count(usual)
    if usual.knight_token != d.knight_token:
        sheet.say("knight token", name_of(d.knight_token))
    if usual.windmill_token != d.windmill_token:
        sheet.say("windmill token", name_of(d.windmill_token))


def say_turn(d: Duel, sheet: Sheet) -> None:
    sheet.say("turn", name_of(d.turn))
    if d.phase == ACTIONS:
        sheet.say("turn", "rolled", d.production, FACE_NAMES[int(d.face)])
    elif d.production != 0 or d.face != 0:
        sheet.say("turn", "last roll", d.production, FACE_NAMES[int(d.face)])
    if d.phase == HAND:
        sheet.say("turn", "ending")
    if d.set_number != 0:
        sheet.say("turn", "set number", d.set_number)
    if d.set_face != 0:
        sheet.say("turn", "set face", FACE_NAMES[int(d.set_face) - 1])
    flags = {"in event": d.in_event, "offered": d.offered, "inspired": d.inspired, "changed": d.changed}
    for words, is_so in flags.items():
        if is_so:
            sheet.say("turn", words)
    if d.phase == OVER:
        sheet.say("over", name_of(d.won_by))


def say_questions(d: Duel, sheet: Sheet) -> None:
    """What is asked, in the order in which it is answered."""
    words = words_of(d.rules)
    i: i64 = d.depth - 1
    while i >= 0:
        question = d.stack[i]
        parts = [name_of(d.asked_at(i)), words[int(question & 255)]]
        number = (question >> 16) & 65535
        if number != 0 or question >> 32 != 0:
            parts.append(str(number))
        if question >> 32 != 0:
            parts.append(str(question >> 32))
        sheet.say("asked", *parts)
        i -= 1
