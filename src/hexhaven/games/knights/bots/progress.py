"""Progress cards: what playing one brings now, less what it is worth in hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.core.actions import operand
from hexhaven.games.island.bots.cards import held_by_others
from hexhaven.games.island.bots.evaluation import pips_at
from hexhaven.games.island.bots.hand import promise
from hexhaven.games.island.bots.moment import Moment
from hexhaven.games.island.bots.plans import MOST_ROADS
from hexhaven.games.island.bots.robber import harm_at, theft_from, threat
from hexhaven.games.island.bots.tables import PIPS
from hexhaven.games.island.bots.terms import HAND, RIVAL_HARM, ROBBER, THEFT
from hexhaven.games.island.bots.weights import ALL
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CITY, SETTLEMENT
from hexhaven.games.knights.bots.answers import commodity_for
from hexhaven.games.knights.bots.holding import spent_card
from hexhaven.games.knights.bots.realm import Realm
from hexhaven.games.knights.bots.verbs import LAY_AGAIN, PROGRESS, RAISE_KNIGHT
from hexhaven.games.knights.rules.decks import hand_count
from hexhaven.games.knights.rules.progress.politics import is_guest, is_target_of_sabotage
from hexhaven.games.knights.rules.progress.science import FREE_ROADS
from hexhaven.games.knights.rules.state import knights_state
from hexhaven.games.knights.rules.terms import (
    ALCHEMIST,
    BISHOP,
    COMMERCIAL_HARBOUR,
    DESERTER,
    DIPLOMAT,
    FIELDS,
    FIRST_COMMODITY,
    FORGE,
    INTRIGUE,
    INVENTOR,
    MASTER_MERCHANT,
    MERCHANT_FLEET,
    RELAY,
    RESOURCE_MONOPOLY,
    ROAD_BUILDING,
    SABOTEUR,
    SMITH,
    SPY,
    TRADE_MONOPOLY,
    WEDDING,
)


def score_progress(r: Realm, m: Moment, kind: i64, action: i64, tally: Tally) -> None:
    """Score a card by its effect. Most can be tried out; the others have to be guessed."""
    target = operand(action)
    if kind == MERCHANT_FLEET:
        score_fleet(m, target, tally)
    elif kind == COMMERCIAL_HARBOUR:
        score_harbour(m, tally)
    elif kind == MASTER_MERCHANT:
        tally.add(THEFT, 2 * r.w.looted * (ALL + threat(m.tables, m.p, m.me, target)) // (2 * ALL))
    elif kind == TRADE_MONOPOLY:
        score_monopoly(r, m, target, 1, tally)
    elif kind == RESOURCE_MONOPOLY:
        score_monopoly(r, m, target, 2, tally)
    elif kind == BISHOP:
        score_bishop(m, target, tally)
    elif kind == WEDDING:
        score_wedding(r, m, tally)
    elif kind == SABOTEUR:
        score_saboteur(r, m, action, tally)
    elif kind == SPY:
        score_spy(r, m, target, tally)
    elif kind == ALCHEMIST:
        score_alchemist(r, m, target, tally)
    elif kind == INVENTOR:
        score_inventor(m, action, tally)
    elif kind == ROAD_BUILDING:
        tally.add(HAND, promise(m.evaluation, m.hand, FREE_ROADS) - promise(m.evaluation, m.hand, 0))
    else:
        score_tried(r, m, kind, action, tally)
        return
    tally.add(r.term + PROGRESS, spent_card(r, m.p, kind))


def score_tried(r: Realm, m: Moment, kind: i64, action: i64, tally: Tally) -> None:
    """Score a card by what it changes on the board and in the own hand."""
    if kind == DIPLOMAT:
        score_diplomat(r, m, action, tally)
        return
    if kind == SMITH:
        score_smith(r, m, action, tally)
        return
    m.add_trial(action, tally)
    if kind == INTRIGUE:
        victim = i64(m.p.occupants[operand(action)]) - 1
        add_harm(m, victim, r.w.lost_knight // 2, tally)
    elif kind == DESERTER:
        add_harm(m, operand(action), r.w.lost_knight, tally)


def add_harm(m: Moment, victim: i64, amount: i64, tally: Tally) -> None:
    """Add what somebody else loses, the more the more dangerous they are."""
    tally.add(RIVAL_HARM, amount * threat(m.tables, m.p, m.me, victim) // ALL)


# --- trade -------------------------------------------------------------------------------------------


def score_fleet(m: Moment, card: i64, tally: Tally) -> None:
    """Score the best trades of two for one with this card, one after the other."""
    hand = m.hand
    best: i64 = 0
    for _ in range(hand[card] // 2):
        hand = best_trade(m, hand, card)
        best = max(best, m.gain(hand))
    tally.add(HAND, best)


def best_trade(m: Moment, hand: vec[i64], card: i64) -> vec[i64]:
    best = hand
    best_gain = -m.tables.weights.win
    for want in range(m.evaluation.kinds):
        if want != card and m.p.bank[want] > 0:
            traded = hand[:]
            traded[card] -= 2
            traded[want] += 1
            gain = m.gain(traded)
            if gain > best_gain:
                best = traded
                best_gain = gain
    return best


def score_harbour(m: Moment, tally: Tally) -> None:
    """Every opponent who holds commodities must give one for the resource that is missed least."""
    best: i64 = 0
    for card in range(FIRST_COMMODITY):
        if m.hand[card] > 0:
            best = max(best, commodity_for(m, card))
    tally.add(HAND, best * likely_holders(m))


def likely_holders(m: Moment) -> i64:
    """How many opponents are likely to hold a commodity."""
    held: i64 = 0
    for card in range(FIRST_COMMODITY, m.evaluation.kinds):
        held += held_by_others(m.p, m.me, card)
    players: i64 = 0
    for player in range(m.p.rules.players):
        if player != m.me and m.p.hand_size[player] > 1:
            players += 1
    return min(held, players)


def score_monopoly(r: Realm, m: Moment, card: i64, most: i64, tally: Tally) -> None:
    """Everybody can count what the others hold; who of them holds it nobody knows."""
    held = held_by_others(m.p, m.me, card)
    expected = min(held * r.w.given_up // ALL, most * (m.p.rules.players - 1))
    hand = m.hand[:]
    hand[card] += expected
    m.add_hand(hand, tally)
    tally.add(RIVAL_HARM, expected * r.w.lost_card)


# --- politics ----------------------------------------------------------------------------------------


def score_bishop(m: Moment, hex: i64, tally: Tally) -> None:
    """The robber's new place, and a card from everybody there."""
    tally.add(ROBBER, harm_at(m.tables, m.p, m.me, hex) - harm_at(m.tables, m.p, m.me, m.p.robber))
    for player in range(m.p.rules.players):
        if player != m.me and pips_at(m.p, hex, player) > 0:
            tally.add(THEFT, theft_from(m.tables, m.p, m.me, player))


def score_diplomat(r: Realm, m: Moment, action: i64, tally: Tally) -> None:
    """Take a road from somebody else, or lay an own one where it leads to a better place."""
    after = m.p.copy()
    after.apply(action, m.me)
    if after.depth > 0 and after.waiting_for() == RELAY:
        lay_again(r, m, after)
    m.add_position(after, tally)
    owner = m.p.route_owner(operand(action))
    if owner != m.me:
        add_harm(m, owner, r.w.lost_road, tally)


def lay_again(r: Realm, m: Moment, p: Position) -> None:
    """Lay the road that was taken up towards the nearest place to settle, if there is one."""
    first_edge = m.evaluation.after(p).first_edge
    for roads in range(1, MOST_ROADS + 1):
        for action in p.legal():
            if operand(action) == first_edge[roads] and m.tables.verb_of(action) == r.verb + LAY_AGAIN:
                p.apply(action)
                return


def score_wedding(r: Realm, m: Moment, tally: Tally) -> None:
    for player in range(m.p.rules.players):
        if player != m.me and is_guest(m.p, m.me, player):
            tally.add(THEFT, min(2, i64(m.p.hand_size[player])) * r.w.gift)


def score_saboteur(r: Realm, m: Moment, action: i64, tally: Tally) -> None:
    """The new saboteur costs those ahead half their hands, the classic one a city its yield."""
    if knights_state(m.p).options.classic_saboteur:
        node = operand(action)
        owner = m.p.owner(node)
        lost = m.evaluation.growth(m.p, node, SETTLEMENT, CITY) * r.w.sabotaged // ALL
        add_harm(m, owner, lost + 2 * r.w.lost_card, tally)
        return
    for player in range(m.p.rules.players):
        if player != m.me and is_target_of_sabotage(m.p, m.me, player):
            add_harm(m, player, i64(m.p.hand_size[player]) // 2 * r.w.lost_card, tally)


def score_spy(r: Realm, m: Moment, victim: i64, tally: Tally) -> None:
    """A card of the own choice; the more there are, the better the best one."""
    count = hand_count(knights_state(m.p), victim)
    tally.add(r.term + PROGRESS, r.w.spied + r.w.more_to_spy * count)
    add_harm(m, victim, r.w.lost_card, tally)


# --- science -----------------------------------------------------------------------------------------


def score_alchemist(r: Realm, m: Moment, dice: i64, tally: Tally) -> None:
    """The best sum against an ordinary roll, and the red die that opens most gates."""
    red = dice & 7
    sum = red + (dice >> 3)
    tally.add(HAND, m.gain_of_roll(sum) - m.mean_roll())
    for field in range(FIELDS):
        for player in range(m.p.rules.players):
            level = i64(knights_state(m.p).levels[player * FIELDS + field])
            if level > 0 and red <= level + 1:
                if player == m.me:
                    tally.add(r.term + PROGRESS, r.w.tied // 6)
                else:
                    tally.add(RIVAL_HARM, -r.w.lost_card // 6)


def score_smith(r: Realm, m: Moment, action: i64, tally: Tally) -> None:
    """Promote the knight and, if there is one, a second."""
    after = m.p.copy()
    after.apply(action, m.me)
    if after.depth > 0 and after.waiting_for() == FORGE:
        for further in after.legal():
            if m.tables.verb_of(further) == r.verb + RAISE_KNIGHT:
                after.apply(further)
                break
    m.add_position(after, tally)


def score_inventor(m: Moment, action: i64, tally: Tally) -> None:
    """Good numbers for the own land, bad ones for the others."""
    p = m.p
    inventor = p.rules.verb_of(action)
    first = inventor.first(action)
    second = inventor.second(action)
    change = PIPS[i64(p.land.number[second])] - PIPS[i64(p.land.number[first])]
    gain = own_harvest(m, first, change) - own_harvest(m, second, change)
    tally.add(HAND, gain * m.evaluation.future // ALL)
    tally.add(RIVAL_HARM, rivals_loss(m, first, -change) - rivals_loss(m, second, -change))


def own_harvest(m: Moment, hex: i64, pips: i64) -> i64:
    """What more pips at a hex are worth to oneself."""
    return m.tables.production(m.p.land.terrain[hex], buildings_at(m.p, hex, m.me) * pips)


def rivals_loss(m: Moment, hex: i64, pips: i64) -> i64:
    loss: i64 = 0
    for player in range(m.p.rules.players):
        if player != m.me:
            harm = buildings_at(m.p, hex, player) * pips * m.tables.weights.harm
            loss += harm * threat(m.tables, m.p, m.me, player) // ALL
    return loss


def buildings_at(p: Position, hex: i64, player: i64) -> i64:
    """How many cards a hex brings a player when its number is rolled."""
    each = PIPS[i64(p.land.number[hex])]
    return pips_at(p, hex, player) // each if each > 0 else 0
