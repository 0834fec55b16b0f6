"""The tournament game: each player brings a deck of 33 cards and a secret share of the event deck.

Decks are put together card by card, before the game, as actions that only their player can read.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.actions import ASKED, Actions, operand
from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.kinds import EVENT, SETS
from hexhaven.games.duel.rules.names import CIVIL_WAR, PLAGUE, YEAR_END
from hexhaven.games.duel.rules.operands import KIND, kind_word
from hexhaven.games.duel.rules.pile import Pool, shuffled
from hexhaven.games.duel.rules.questions import DECK, EVENTS, STARTERS
from hexhaven.games.duel.rules.rules import Rules, Verb
from hexhaven.games.duel.rules.state import Duel

DECK_SIZE: Final = 33
OWN_EVENTS: Final = 4
STARTERS_TAKEN: Final = 3
STACK_SIZES: Final = (7, 7, 8, 8)
FIXED_EVENTS: Final = (CIVIL_WAR, PLAGUE)  # each player's; the host adds the end of the year
EVENT_POOL: Final = 1


def pool_of(d: Duel, player: Player) -> Pool:
    """The cards of a player's deck that nobody has seen yet."""
    return d.pools[0] if player == 0 else d.pools[2]


def ask_decks(d: Duel) -> None:
    """Each player chooses a deck, a share of the events, and the first cards."""
    for player in (1 - d.turn, d.turn):
        d.ask(STARTERS, player, STARTERS_TAKEN)
        d.ask(EVENTS, player, OWN_EVENTS)
        d.ask(DECK, player, DECK_SIZE)


def copies_of(d: Duel, kind: i64) -> i64:
    """How often a card is in one base game and the sets in use (R93)."""
    return d.rules.collection[kind]


class SecretChoice(Verb):
    """Choose a card that only its player knows."""

    def may(self, d: Duel, player: Player, kind: i64) -> bool:
        raise NotImplementedError

    def refuse(self, d: Duel, player: Player, kind: i64) -> Refusal:
        raise NotImplementedError

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        for kind in range(len(d.rules.kinds)):
            if self.may(d, player, kind):
                out.add(self.code, kind)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        return None if self.may(d, player, operand(action)) else self.refuse(d, player, operand(action))


class AddToDeck(SecretChoice):
    """Put a card into the own deck (R92, R93)."""

    def may(self, d: Duel, player: Player, kind: i64) -> bool:
        if d.rules.kinds[kind].kind == EVENT:
            return False
        return i64(d.realms[player].deck[kind]) < copies_of(d, kind)

    def refuse(self, d: Duel, player: Player, kind: i64) -> Refusal:
        if d.rules.kinds[kind].kind == EVENT:
            return Refusal("no_deck_card", "R172", {"card": kind_word(d, kind)})
        if copies_of(d, kind) == 0:
            return Refusal("set_not_used", "R93", {"card": kind_word(d, kind)})
        return Refusal("too_many_copies", "R93", {"card": kind_word(d, kind), "n": str(copies_of(d, kind))})

    def play(self, d: Duel, player: Player, action: i64) -> None:
        kind = operand(action)
        d.realms[player].deck[kind] += 1
        pool_of(d, player).add(kind)
        d.count_down()


class AddEvent(SecretChoice):
    """Add an event to the common deck, beside those that are always in it (R175).

    The deck grows only when both have chosen: until then it would tell what the other has.
    """

    def may(self, d: Duel, player: Player, kind: i64) -> bool:
        if d.rules.kinds[kind].kind != EVENT or kind == YEAR_END:
            return False
        return i64(d.realms[player].deck[kind]) < copies_of(d, kind) - fixed_copies(kind)

    def refuse(self, d: Duel, player: Player, kind: i64) -> Refusal:
        if kind == YEAR_END:
            return Refusal("one_year_end", "R175")
        if d.rules.kinds[kind].kind != EVENT:
            return Refusal("no_event", "R175", {"card": kind_word(d, kind)})
        return Refusal("too_many_copies", "R93", {"card": kind_word(d, kind), "n": str(copies_of(d, kind))})

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.realms[player].deck[operand(action)] += 1
        d.count_down()


def fixed_copies(kind: i64) -> i64:
    return 1 if kind == CIVIL_WAR or kind == PLAGUE else 0


class AddStarter(SecretChoice):
    """Take a card of one's own deck into the first hand."""

    def may(self, d: Duel, player: Player, kind: i64) -> bool:
        if d.rules.kinds[kind].kind == EVENT:
            return False
        return d.realms[player].deck[kind] > d.realms[player].hand[kind]

    def refuse(self, d: Duel, player: Player, kind: i64) -> Refusal:
        return Refusal("not_in_deck", "duel-decks", {"card": kind_word(d, kind)})

    def play(self, d: Duel, player: Player, action: i64) -> None:
        pool_of(d, player).take(operand(action))
        d.give_card(player, operand(action))
        d.count_down()
        if d.waiting_for() != STARTERS or not d.is_asked(player):
            shuffle_deck(d, player)
            if player != d.turn:
                lay_events(d)
                lay_citadels(d)


def shuffle_deck(d: Duel, player: Player) -> None:
    """The other thirty cards become four stacks."""
    for i in range(len(STACK_SIZES)):
        pile = player * len(STACK_SIZES) + i
        d.piles[pile] = shuffled(d.piles[pile].pool, STACK_SIZES[i])


def lay_events(d: Duel) -> None:
    """Both shares, what each player owes, and one end of the year (R92)."""
    pool = d.pools[EVENT_POOL]
    for player in range(2):
        for kind in range(len(d.rules.kinds)):
            if d.rules.kinds[kind].kind == EVENT:
                for _ in range(i64(d.realms[player].deck[kind])):
                    pool.add(kind)
        for kind in FIXED_EVENTS:
            pool.add(kind)
    pool.add(YEAR_END)
    d.events = shuffled(EVENT_POOL, int(pool.size))


def lay_citadels(d: Duel) -> None:
    """They lie out if a player brings cards of their set, were it an event (R173); while decks are chosen,
    that would tell of one."""
    for realm in d.realms:
        for kind in range(len(d.rules.kinds)):
            row = d.rules.kinds[kind]
            if realm.deck[kind] > 0 and row.set == SETS[3]:
                d.citadels_left = d.rules.centre_counts["citadel"]


def register(rules: Rules) -> None:
    """Bring the choice of decks into the rules."""
    rules.add(AddToDeck("deck", [KIND], "duel-decks", seen_by=ASKED), DECK)
    rules.add(AddEvent("contribute", [KIND], "duel-event-deck", seen_by=ASKED), EVENTS)
    rules.add(AddStarter("start", [KIND], "duel-decks", seen_by=ASKED), STARTERS)
    rules.first(DECK, "deck_first", "duel-decks")
    rules.first(EVENTS, "events_first", "duel-event-deck")
    rules.first(STARTERS, "starters_first", "duel-decks")
