"""Development cards: when to buy one, and when to play which."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.core.actions import operand
from hexhaven.games.island.bots.development import card_worth
from hexhaven.games.island.bots.hand import promise
from hexhaven.games.island.bots.moment import Moment
from hexhaven.games.island.bots.plans import BUY
from hexhaven.games.island.bots.robber import best_move, blocked_pips
from hexhaven.games.island.bots.terms import CARDS, HAND, PATIENCE, WIN
from hexhaven.games.island.bots.verbs import PLAY_INVENTION, PLAY_KNIGHT, PLAY_MONOPOLY
from hexhaven.games.island.rules.development import FREE_ROADS, INVENTED_CARDS
from hexhaven.games.island.rules.questions import BEFORE_ROLL
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import INVENTION, KINDS, MONOPOLY, ROAD_BUILDING


def score_purchase(m: Moment, tally: Tally) -> None:
    """Score what the top card is worth on average, and what the paid cards would have been good for."""
    hand = m.hand[:]
    for card in range(m.evaluation.kinds):
        hand[card] -= m.tables.need[BUY * KINDS + card]
    tally.add(CARDS, m.evaluation.plans.worth[BUY])
    m.add_hand(hand, tally)


def score_card(m: Moment, verb: i64, action: i64, tally: Tally) -> None:
    """Score a development card by its effect, less what it is worth in hand."""
    if verb == PLAY_KNIGHT:
        score_knight(m, action, tally)
    elif m.p.phase == BEFORE_ROLL:
        tally.add(PATIENCE, -m.tables.weights.point)  # the dice may bring the cards
    elif verb == PLAY_MONOPOLY:
        score_monopoly(m, operand(action), tally)
    elif verb == PLAY_INVENTION:
        score_invention(m, tally)
    else:
        score_road_building(m, tally)


def score_knight(m: Moment, action: i64, tally: Tally) -> None:
    """A knight wins, frees an own hex, hurts a rival or builds an army; mostly it can wait for the dice."""
    after = m.p.copy()
    after.apply(action, m.me)
    m.add_position(after, tally)
    best_move(m.tables, after, m.me, tally)
    if m.p.phase == BEFORE_ROLL and tally.terms[WIN] == 0 and blocked_pips(m.p, m.me) == 0:
        tally.add(PATIENCE, -m.tables.weights.point * 10)


def score_monopoly(m: Moment, card: i64, tally: Tally) -> None:
    """Everybody can count: what is neither in the bank nor in the own hand, the others hold."""
    hand = m.hand[:]
    hand[card] += held_by_others(m.p, m.me, card)
    m.add_hand(hand, tally)
    tally.add(CARDS, -card_worth(m.tables, MONOPOLY))


def held_by_others(p: Position, me: i64, card: i64) -> i64:
    return i64(p.rules.bank[card]) - i64(p.bank[card]) - i64(p.hands[me * KINDS + card])


def score_invention(m: Moment, tally: Tally) -> None:
    hand = m.hand
    for card in range(m.evaluation.kinds):
        if m.p.bank[card] > 0:
            hand = better(m, hand, hand_after_taking(m, card, INVENTED_CARDS))
    m.add_hand(hand, tally)
    tally.add(CARDS, -card_worth(m.tables, INVENTION))


def score_taking(m: Moment, card: i64, tally: Tally) -> None:
    """Score one of the invented cards together with the best one that can follow."""
    m.add_hand(hand_after_taking(m, card, m.p.number()), tally)


def hand_after_taking(m: Moment, card: i64, n: i64) -> vec[i64]:
    """The hand with this card, and with the best second one if two may be taken."""
    hand = m.hand[:]
    hand[card] += 1
    best = hand
    if n > 1:
        for second in range(m.evaluation.kinds):
            if i64(m.p.bank[second]) > (1 if second == card else 0):
                both = hand[:]
                both[second] += 1
                best = better(m, best, both)
    return best


def better(m: Moment, one: vec[i64], other: vec[i64]) -> vec[i64]:
    return other if m.gain(other) > m.gain(one) else one


def score_road_building(m: Moment, tally: Tally) -> None:
    """Two roads for nothing bring every plan that needs roads nearer."""
    tally.add(HAND, promise(m.evaluation, m.hand, FREE_ROADS) - promise(m.evaluation, m.hand, 0))
    tally.add(CARDS, -card_worth(m.tables, ROAD_BUILDING))
