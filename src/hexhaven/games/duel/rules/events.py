"""The event die and the event deck. Events concern both players; who rolled chooses first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import CHANCE, NOBODY, Player, Refusal
from hexhaven.games.duel.rules.acting import find_book
from hexhaven.games.duel.rules.names import GARRISON, GREAT_TOURNAMENT_GROUND, PIRATE_FLEET, TIME_LEAP
from hexhaven.games.duel.rules.operands import KIND
from hexhaven.games.duel.rules.pile import EVERYBODY, UNKNOWN, Pool
from hexhaven.games.duel.rules.questions import CHOOSE, EVENT_DIE, EVENT_DRAW, GRAB, LEAP
from hexhaven.games.duel.rules.realm import SITES, Realm, borders, lies_on
from hexhaven.games.duel.rules.resources import ask_choice, receive, total
from hexhaven.games.duel.rules.rules import Rules, Verb
from hexhaven.games.duel.rules.score import count_of, leader, working_kind
from hexhaven.games.duel.rules.stacks import Reveals
from hexhaven.games.duel.rules.state import PLAYERS, Duel
from hexhaven.games.duel.rules.terms import BRIGANDS, GOLD, ORE, PLENTY, TOURNAMENT, TRADE_ADVANTAGE, WOOL

BRIGAND_LIMIT: Final = 7
PEACEFUL_TURNS: Final = 2


def announce(d: Duel, kind: i64) -> None:
    """The face of the die (-1) or an event card is known: it may still be undone by a leap in time, first by
    who is on turn; else it takes place."""
    offer_leap(d, 1 - d.turn, kind)
    offer_leap(d, d.turn, kind)
    if d.depth == 0:
        take_place(d, kind)


def offer_leap(d: Duel, player: Player, kind: i64) -> None:
    if find_book(d, player, TIME_LEAP) >= 0:
        d.ask(LEAP, player, kind + 1)


def take_place(d: Duel, kind: i64) -> None:
    if kind >= 0:
        d.rules.cards[kind].happen(d)
    else:
        carry_out(d)


def go_on_after_leap(d: Duel, kind: i64) -> None:
    """A player lets the event be: ask the next one, or let it take place."""
    d.answered()
    if d.depth == 0:
        take_place(d, kind)


def undo_event(d: Duel) -> None:
    """The event is void; its die is thrown again (R165)."""
    while d.depth > 0 and d.waiting_for() == LEAP:
        d.answered()
    d.ask(EVENT_DIE, CHANCE)


# --- the faces ---------------------------------------------------------------------------------------


def carry_out(d: Duel) -> None:
    """Carry out the face of the event die."""
    if d.face == BRIGANDS:
        if d.realms[d.turn].turns > PEACEFUL_TURNS:  # R5
            for player in range(PLAYERS):
                raid(d, player)
    elif d.face == TRADE_ADVANTAGE:
        if d.windmill_token != NOBODY:
            d.ask(GRAB, d.windmill_token, 1)
    elif d.face == TOURNAMENT:
        hold_tournament(d)
    elif d.face == PLENTY:
        d.ask(CHOOSE, 1 - d.turn, 1)
        d.ask(CHOOSE, d.turn, 1)
        bring_loot(d, 1 - d.turn)
        bring_loot(d, d.turn)
    elif d.events.size() > 0:
        d.ask(EVENT_DRAW, CHANCE)


def bring_loot(d: Duel, player: Player) -> None:
    """Every pirate fleet brings one gold (R49)."""
    receive(d, player, GOLD, count_of(d.realms[player], PIRATE_FLEET))


def raid(d: Duel, player: Player) -> None:
    """Who has more than seven, not counting those beside a garrison, loses all of two kinds (R3, R4)."""
    r = d.realms[player]
    counted = total(r)
    if count_of(r, GARRISON) > 0:
        for region in range(r.first, r.end):
            if r.stock[region] > 0 and count_beside(r, GARRISON, region) > 0:
                counted -= i64(r.stock[region])
    if counted > BRIGAND_LIMIT:
        other_loss: i64 = ORE
        if d.rules.options["brigands_take"] == "gold-wool":
            other_loss = GOLD
        lose_all(d, r, WOOL)
        lose_all(d, r, other_loss)


def lose_all(d: Duel, r: Realm, resource: i64) -> None:
    for region in range(r.first, r.end):
        if lies_on(r.regions[region], resource):
            r.set_stock(region, 0)
    d.stock_changed()


def count_beside(r: Realm, kind: i64, region: i64) -> i64:
    """How many own working cards of a kind lie on sites at a region."""
    n: i64 = 0
    for slot in range(r.first * SITES, r.last * SITES):
        if r.cards[slot] == kind + 1 and working_kind(r, slot) == kind and borders(slot, region):
            n += 1
    return n


def hold_tournament(d: Duel) -> None:
    """The best in the lists takes one resource, two with the great ground (R6, R118)."""
    best = leader(d.realms[0].tournament, d.realms[1].tournament)
    if best != NOBODY:
        prize: i64 = 1
        if count_of(d.realms[best], GREAT_TOURNAMENT_GROUND) > 0:
            prize = 2
        ask_choice(d, best, prize)


# --- the deck ----------------------------------------------------------------------------------------


class Turned(Reveals):
    """Chance: the top card of the event deck, which everybody sees; it goes under the deck."""

    def seen_before(self, d: Duel) -> i64:
        return d.events.top()

    def pool(self, d: Duel) -> Pool:
        return d.pools[d.events.pool]

    def play(self, d: Duel, player: Player, action: i64) -> None:
        kind = operand(action)
        if self.seen_before(d) == UNKNOWN:
            self.pool(d).take(kind)
        d.answered()
        d.events.lift_top()
        d.events.push_under(kind, EVERYBODY)
        announce(d, kind)


class LetBe(Verb):
    """Let the event take place."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        go_on_after_leap(d, d.number() - 1)


def shuffle_events(d: Duel) -> None:
    """Nobody knows the order of the events any more."""
    pool = d.pools[d.events.pool]
    for i in range(d.events.size()):
        kind = i64(d.events.entries[i])
        if kind != UNKNOWN:
            pool.add(kind)
            d.events.entries[i] = UNKNOWN
        d.events.known[i] = 0


def register(rules: Rules) -> None:
    """Bring the events into the rules."""
    rules.add(Turned("turned", [KIND], "duel-events"), EVENT_DRAW)
    rules.add(LetBe("let-happen", article="duel-events"), LEAP)
    rules.blocking[LEAP] = Refusal("event_first", "duel-card-time-leap")
