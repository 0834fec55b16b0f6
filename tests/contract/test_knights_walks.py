"""Random walks through games of Cities & Knights: what must always hold, whatever is played."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.knights.table import assert_sound
from hexhaven.core.game import CHANCE, NOBODY, UnknownAction
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import RESOURCES
from hexhaven.games.island.rules.view import is_shown
from hexhaven.games.knights.rules.state import (
    UNKNOWN,
    KnightsState,
    is_spied_on,
    knights_state,
    knows_returned,
)
from hexhaven.games.knights.rules.terms import (
    DISMISS,
    ENLIST,
    FIELDS,
    FIRST_OF_FIELD,
    HAND_OVER,
    LOOT,
    PROGRESS_COPIES,
    PROGRESS_KINDS,
    RELAY,
    RETREAT,
    SPYING,
)

from .games import KNIGHTS, Config, knights, walk
from .test_walks import check_longest_road, check_network

# Random players who trade with each other come to no end, but a walk need not come to one.
WALKS = [*KNIGHTS, knights(trade="yes"), knights("classic", 3, trade="yes", fiesepeter="on")]
STEPS = 2000
# At these moments a piece is in somebody's hand, and the roads are measured once it is set.
UNDER_WAY = (RETREAT, RELAY, DISMISS, ENLIST)

games = given(config=st.sampled_from(WALKS), seed=st.integers(0, 10**9))


# --- nothing is made or lost -------------------------------------------------------------------------


@settings(max_examples=12, deadline=None)
@games
def test_nothing_is_made_or_lost(config: Config, seed: int) -> None:
    p = cast(Position, config.start(seed))
    for step, _ in enumerate(walk(p, seed, STEPS)):
        assert_sound(p)
        if step % 11 == 0:
            check_knights(p)
            check_board(p)


def check_knights(p: Position) -> None:
    """A knight stands alone on its node, beside a road of its colour (6.C.f), and is counted there."""
    k = knights_state(p)
    for node, knight in enumerate(k.knights):
        if knight != 0:
            assert p.occupants[node] != 0
            assert p.holders[node] == 0
            assert p.has_route_at(int(p.occupants[node]) - 1, node)
        else:
            assert p.occupants[node] == p.holders[node]
    assert 0 <= k.ship < k.options.steps


def check_board(p: Position) -> None:
    if p.waiting_for() in UNDER_WAY:
        return
    for player in range(p.players()):
        check_network(p, player, [e for e in range(p.map.edges) if p.route_owner(e) == player])
    check_longest_road(p)


# --- the list is what is accepted --------------------------------------------------------------------


@settings(max_examples=4, deadline=None)
@games
def test_exactly_what_is_listed_is_accepted(config: Config, seed: int) -> None:
    """Of all actions on one hex, node, card, player or field, and some on two of them."""
    p = cast(Position, config.start(seed))
    verbs = [verb for verb in p.rules.verbs if verb.name not in ("offer", "propose")]
    rng = Rng(seed)
    for step, _ in enumerate(walk(p, seed, STEPS)):
        if step % 151 == 0:
            pairs = [int(rng.below(60)) << 10 | int(rng.below(60)) for _ in range(40)]
            actions = [int(verb.at(operand)) for verb in verbs for operand in [*range(75), *pairs]]
            for player in [*p.actors(), int(p.turn)]:
                compare(p, player, actions)


def compare(p: Position, player: int, actions: list[int]) -> None:
    listed = {int(action) for action in p.legal(player)}
    for action in actions:
        try:
            refusal = p.why_not(action, player)
        except UnknownAction:
            assert action not in listed
            continue
        assert (refusal is None) == (action in listed), (p.write(action), player, str(refusal))


# --- what is hidden stays hidden ---------------------------------------------------------------------


@pytest.mark.article("knights-secrets")
@settings(max_examples=20, deadline=None)
@games
def test_shuffling_what_a_player_cannot_see_leaves_the_view_unchanged(config: Config, seed: int) -> None:
    p = cast(Position, config.start(seed))
    rng = Rng(seed)
    for step, (actor, action) in enumerate(walk(p, seed, STEPS)):
        if step % 23 == 0 or is_secret_moment(p):
            for viewer in [*range(p.players()), NOBODY]:
                shuffled = p.copy()
                swap_hands(shuffled, viewer, rng)
                swap_progress_cards(shuffled, viewer, rng)
                assert shuffled.view(viewer).to_bytes() == p.view(viewer).to_bytes()
                assert texts(shuffled, viewer) == texts(p, viewer)
        check_text(p, actor, action)


def is_secret_moment(p: Position) -> bool:
    return p.waiting_for() in (HAND_OVER, LOOT, SPYING)


def texts(p: Position, viewer: int) -> list[str]:
    return [p.write(action, viewer) for action in p.legal(viewer)] if viewer != NOBODY else []


def check_text(p: Position, actor: int, action: int) -> None:
    """Whoever acts reads the whole text, and so does chance; a spectator reads no hidden card."""
    text = p.write(action)
    if actor != CHANCE:
        assert p.write(action, actor) == text
    seen = p.write(action, NOBODY).split()
    if seen[0] in ("return", "hand-over", "loot", "give", "spy-card", "stole"):
        assert seen[1:] == ["?"]
    elif seen[0] == "exchange":
        assert seen[2] == "?"
    elif seen[0] == "drew":
        assert seen[1] in ("?", "printer", "constitution")
    else:
        assert seen == text.split()


def swap_hands(p: Position, viewer: int, rng: Rng) -> None:
    """Exchange cards between the hidden hands."""
    hidden = [player for player in range(p.players()) if player != viewer]
    hidden = [player for player in hidden if not is_shown(p, player, viewer)]
    if len(hidden) < 2:
        return
    a, b = hidden[0], hidden[-1]
    for _ in range(3):
        x, y = rng.below(p.rules.kinds), rng.below(p.rules.kinds)
        if p.holds(a, x) > 0 and p.holds(b, y) > 0:
            p.hand_over(a, b, x, 1)
            p.hand_over(b, a, y, 1)
    if p.waiting_for() == HAND_OVER and viewer not in (p.turn, p.actor()):
        p.stack[p.depth - 1] ^= int(rng.below(RESOURCES) ^ p.number()) << 16


def swap_progress_cards(p: Position, viewer: int, rng: Rng) -> None:
    """Deal the cards of each deck anew among hidden hands, the pile and hidden places under it."""
    k = knights_state(p)
    for field in range(FIELDS):
        kinds = range(FIRST_OF_FIELD[field], FIRST_OF_FIELD[field + 1])
        places = hidden_places(p, k, viewer, kinds)
        cards = [kind for kind, _ in places]
        rng.shuffle(cards)
        for kind, where in places:
            put(k, where, kind, -1)
        for kind, (_, where) in zip(cards, places, strict=True):
            put(k, where, kind, 1)
    assert all(0 <= n <= PROGRESS_COPIES[kind] for kind, n in enumerate(k.deck))


PILE = -1
Place = tuple[str, int]


def hidden_places(p: Position, k: KnightsState, viewer: int, kinds: range) -> list[tuple[int, Place]]:
    """Every hidden card with its place: a player's hand, the pile, or a number under the decks."""
    found: list[tuple[int, Place]] = []
    for kind in kinds:
        found += [(kind, ("pile", PILE))] * int(k.deck[kind])
        for player in range(p.players()):
            if player != viewer and not is_spied_on(p, player, viewer):
                found += [(kind, ("hand", player))] * int(k.cards[player * PROGRESS_KINDS + kind])
    for i, card in enumerate(k.under):
        assert card < UNKNOWN
        if card in kinds and not knows_returned(int(k.known[i]), viewer):
            found.append((int(card), ("under", i)))
    # Victory point cards never lie in a hand or under a deck.
    return [(kind, where) for kind, where in found if kind not in (14, 19)]


def put(k: KnightsState, where: Place, kind: int, n: int) -> None:
    place, number = where
    if place == "pile":
        k.deck[kind] += n
    elif place == "hand":
        k.cards[number * PROGRESS_KINDS + kind] += n
    elif n > 0:
        k.under[number] = kind
