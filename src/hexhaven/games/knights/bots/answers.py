"""Questions of Cities & Knights, and what to answer."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.games.island.bots.moment import Moment
from hexhaven.games.island.bots.terms import HAND, POINTS, PRODUCTION
from hexhaven.games.knights.bots.holding import card_worth
from hexhaven.games.knights.bots.realm import Realm, city_worth
from hexhaven.games.knights.bots.verbs import DEFENCE, PROGRESS
from hexhaven.games.knights.rules.state import UNKNOWN, deck_size, first_under, has_opened, knights_state
from hexhaven.games.knights.rules.terms import (
    FIRST_COMMODITY,
    FIRST_OF_FIELD,
    MOST_CARDS,
    PROGRESS_COPIES,
    PROGRESS_KINDS,
)


def score_losing(r: Realm, m: Moment, node: i64, tally: Tally) -> None:
    """Give up the city that brings least."""
    point = m.tables.weights.point
    tally.add(POINTS, -point)
    tally.add(PRODUCTION, point - city_worth(m.evaluation, m.p, r.w, node))


def score_crown(r: Realm, m: Moment, node: i64, tally: Tally) -> None:
    """The metropolis stands where a city would be missed most: barbarians never take it."""
    tally.add(r.term + DEFENCE, city_worth(m.evaluation, m.p, r.w, node))


def score_card_taken(m: Moment, card: i64, tally: Tally) -> None:
    """Score one card more in hand."""
    hand = m.hand[:]
    hand[card] += 1
    m.add_hand(hand, tally)


def score_hand_over(m: Moment, card: i64, tally: Tally) -> None:
    """Score a commodity given for the resource that was offered."""
    hand = m.hand[:]
    hand[card] -= 1
    hand[m.p.number()] += 1
    m.add_hand(hand, tally)


def score_exchange(m: Moment, card: i64, tally: Tally) -> None:
    """Score a resource given for a commodity that another player chooses."""
    tally.add(HAND, commodity_for(m, card))


def commodity_for(m: Moment, card: i64) -> i64:
    """What it gains to give a resource for some commodity: the one that helps least."""
    worst = m.tables.weights.win
    for commodity in range(FIRST_COMMODITY, m.evaluation.kinds):
        hand = m.hand[:]
        hand[card] -= 1
        hand[commodity] += 1
        worst = min(worst, m.gain(hand))
    return worst


# --- progress cards ----------------------------------------------------------------------------------


def score_return(r: Realm, m: Moment, kind: i64, tally: Tally) -> None:
    """Give back what is worth least; whatever can be played is played before."""
    tally.add(r.term + PROGRESS, -card_worth(r, m.p, kind) - r.w.crowd[MOST_CARDS + 1])


def score_spied(r: Realm, m: Moment, kind: i64, tally: Tally) -> None:
    tally.add(r.term + PROGRESS, card_worth(r, m.p, kind))


def score_deck(r: Realm, m: Moment, field: i64, tally: Tally) -> None:
    """Score the top card of a deck: the one that is known to lie there, or an average one."""
    k = knights_state(m.p)
    if k.pile[field] == 0 and deck_size(k, field) > 0:
        top = i64(k.under[first_under(k, field)])
        if top < UNKNOWN:
            tally.add(r.term + PROGRESS, card_worth(r, m.p, top))
            return
    tally.add(r.term + PROGRESS, mean_card(r, m, field))


def mean_card(r: Realm, m: Moment, field: i64) -> i64:
    """What a card of a deck is worth on average, by the cards that are in nobody's sight."""
    unseen: i64 = 0
    worth: i64 = 0
    for kind in range(FIRST_OF_FIELD[field], FIRST_OF_FIELD[field + 1]):
        n: i64 = PROGRESS_COPIES[kind]
        n -= i64(knights_state(m.p).cards[m.me * PROGRESS_KINDS + kind])
        for player in range(m.p.rules.players):
            if has_opened(knights_state(m.p), player, kind):
                n -= 1
        unseen += n
        worth += n * r.w.progress[kind]
    return worth // max(1, unseen)
