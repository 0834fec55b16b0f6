"""What follows from an action: the end, the hand limit, questions without an answer, production."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.core.facts import EFFECT
from hexhaven.core.game import Player
from hexhaven.core.pending import OVER
from hexhaven.games.duel.rules.names import (
    BRICK_FACTORY,
    FOUNDRY,
    GOLDSMITH,
    GRAIN_MILL,
    SAWMILL,
    WOOLEN_MILL,
)
from hexhaven.games.duel.rules.questions import BEFORE_ROLL, CHOOSE, DRAW_UP, GRAB, TAKE, UNDER
from hexhaven.games.duel.rules.realm import SITES, Realm, borders, number, terrain
from hexhaven.games.duel.rules.score import working_kind
from hexhaven.games.duel.rules.state import PLAYERS, Duel
from hexhaven.games.duel.rules.stores import PAIR, can_stow_any, can_stow_loot
from hexhaven.games.duel.rules.terms import RESOURCES
from hexhaven.games.duel.rules.told import PRODUCTION, UNLOCKED

UNLOCKING: Final = 7  # points of both players together that open attack and neutral cards

# By resource: the building that makes its regions bear twice.
DOUBLER: Final = vec[i64]([SAWMILL, BRICK_FACTORY, WOOLEN_MILL, GRAIN_MILL, FOUNDRY, GOLDSMITH])


def note_lock(d: Duel) -> None:
    """Seven points open the attacks for good (R17). They are looked at when victory is: after an event or an
    action, not in its middle."""
    if not d.unlocked and d.realms[0].points + d.realms[1].points >= UNLOCKING:
        d.unlocked = True
        if d.facts is not None:
            d.facts.add(UNLOCKED, 0)


def has_ended(d: Duel) -> bool:
    """Base game: who is on turn and has the points has won. Else points count in every turn, and who is on
    turn comes first (R24, R25)."""
    if d.realms[d.turn].points >= d.rules.victory_points:
        d.win(d.turn)
    elif d.rules.wins_in_others_turn and d.realms[1 - d.turn].points >= d.rules.victory_points:
        d.win(1 - d.turn)
    return d.phase == OVER


def asks_passive_player(d: Duel) -> bool:
    """Who is not on turn obeys the hand limit at once, who is on turn at its end (R14)."""
    if ask_excess(d, 1 - d.turn):
        return True
    if not d.rules.active_limit_at_once or d.phase == BEFORE_ROLL or d.inspired:
        return False
    return ask_excess(d, d.turn)


def ask_excess(d: Duel, player: Player) -> bool:
    """Ask for the cards above the limit."""
    r = d.realms[player]
    if r.hand_size <= r.hand_limit:
        return False
    d.ask(UNDER, player, r.hand_size - r.hand_limit)
    return True


# --- questions without an answer --------------------------------------------------------------------


def is_moot(d: Duel) -> bool:
    """Whether something is offered to somebody who has no room for it, or nothing is there to be taken."""
    waiting = d.waiting_for()
    if waiting == CHOOSE:
        return not has_any_room(d.realms[d.actor()]) and not can_take_pair(d)
    if waiting == GRAB:
        return not can_grab_any(d, d.actor()) and not can_take_pair(d)
    if waiting == DRAW_UP:
        return is_full(d, d.actor())
    return waiting == TAKE and d.piles[d.detail()].size() == 0


def can_take_pair(d: Duel) -> bool:
    """Whether two of the resources on offer can go to an empty store."""
    if d.number() < PAIR:
        return False
    return can_stow_any(d, d.actor()) if d.waiting_for() == CHOOSE else can_stow_loot(d, d.actor())


def is_full(d: Duel, player: Player) -> bool:
    """Whether a player need not draw, or cannot because all stacks have run out."""
    if d.realms[player].hand_size >= d.realms[player].hand_limit:
        return True
    for pile in range(d.pile_count()):
        if d.owns_pile(player, pile) and d.piles[pile].size() > 0:
            return False
    return True


def has_any_room(r: Realm) -> bool:
    return r.roomy() != 0


def can_grab_any(d: Duel, taker: Player) -> bool:
    for resource in range(RESOURCES):
        if can_grab(d, taker, resource):
            return True
    return False


def can_grab(d: Duel, taker: Player, resource: i64) -> bool:
    """Whether the opponent has this resource on a region and the taker has room for it."""
    return d.realms[1 - taker].holds(resource) > 0 and d.realms[taker].room(resource) > 0


# --- production --------------------------------------------------------------------------------------


def produce(d: Duel) -> None:
    """Every region with the number gains one, or two beside its building; three are the most (R1)."""
    if d.facts is not None:
        d.facts.add(EFFECT, d.production)
        d.facts.source = PRODUCTION
    for player in range(PLAYERS):
        r = d.realms[player]
        regions = r.regions
        for region in range(r.first, r.end):
            if regions[region] != 0 and number(regions[region]) == d.production:
                r.fill(region, 1)
                if is_doubled(r, region):
                    r.fill(region, 1)
    d.stock_changed()


def is_doubled(r: Realm, region: i64) -> bool:
    """Whether a building on a neighbouring site makes a region bear twice."""
    wanted = DOUBLER[terrain(r.regions[region])]
    entry = u8(wanted + 1)
    cards = r.cards
    for slot in range(r.first * SITES, r.last * SITES):
        if cards[slot] == entry and working_kind(r, slot) == wanted and borders(slot, region):
            return True
    return False
