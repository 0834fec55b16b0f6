"""Random walks through card games: what must always hold, whatever is played."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.duel.soundness import assert_sound
from hexhaven.core.game import CHANCE, NOBODY, UnknownAction
from hexhaven.core.reading import write_amounts
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.options import OPTIONS
from hexhaven.games.duel.rules.pile import UNKNOWN, WATCHERS, Pile
from hexhaven.games.duel.rules.questions import PICK_CARD, PICK_PILE
from hexhaven.games.duel.rules.state import Duel

from .games import DUELS, TOURNAMENTS, Config, duel, walk

# Random players who trade with each other need long, but a walk need not come to an end.
WALKS = [*DUELS, *TOURNAMENTS, duel("wizards-dragons", trade="on", trade_change="on")]
STEPS = 1200

THEME_SETS = {option.name: option for option in OPTIONS if option.parts}
# A set as the host may choose it: without, or some of its cards.
choices = {
    name: st.just("off")
    | st.dictionaries(st.sampled_from(sorted(option.parts)), st.just(1), min_size=1).map(write_amounts)
    for name, option in THEME_SETS.items()
}
mixes = st.fixed_dictionaries(choices).filter(lambda mix: set(mix.values()) != {"off"})

games = given(config=st.sampled_from(WALKS), seed=st.integers(0, 10**9))


# --- nothing is made or lost -------------------------------------------------------------------------


@settings(max_examples=6, deadline=None)
@games
def test_nothing_is_made_or_lost_and_all_figures_are_right(config: Config, seed: int) -> None:
    d = cast(Duel, config.start(seed))
    for _ in walk(d, seed, STEPS):
        assert_sound(d)
    assert_sound(d)


@pytest.mark.article("duel-mixes")
@settings(max_examples=10, deadline=None)
@given(mix=mixes, seed=st.integers(0, 10**9))
def test_any_choice_of_cards_can_be_played(mix: dict[str, str], seed: int) -> None:
    d = cast(Duel, duel("wizards-dragons", **mix).start(seed))
    for step, _ in enumerate(walk(d, seed, STEPS)):
        if step % 23 == 0:
            assert_sound(d)
            assert_sound(cast(Duel, d.view(step % 2).fill(Rng(seed))))


@settings(max_examples=6, deadline=None)
@games
def test_what_a_view_imagines_is_sound(config: Config, seed: int) -> None:
    """Whatever is imagined for what a viewer does not see: it could be a real game."""
    d = cast(Duel, config.start(seed))
    rng = Rng(seed)
    for step, _ in enumerate(walk(d, seed, STEPS)):
        if step % 41 == 0:
            for viewer in (0, 1, NOBODY):
                view = d.view(viewer)
                filled = cast(Duel, view.fill(rng))
                assert filled.view(viewer).to_bytes() == view.to_bytes()
                assert_sound(filled)


# --- who may act, and what ---------------------------------------------------------------------------


@settings(max_examples=6, deadline=None)
@games
def test_exactly_who_is_asked_may_act(config: Config, seed: int) -> None:
    d = cast(Duel, config.start(seed))
    for actor, _ in walk(d, seed, STEPS):
        assert d.actors() == [actor]
        for player in (CHANCE, 0, 1):
            assert (len(d.legal(player)) > 0) == (player == actor)


@settings(max_examples=4, deadline=None)
@games
def test_exactly_what_is_listed_is_accepted(config: Config, seed: int) -> None:
    """Of all actions with one small operand, and some with two of them."""
    d = cast(Duel, config.start(seed))
    verbs = [verb for verb in d.rules.verbs if verb.name != "offer"]  # which are for people to think of
    rng = Rng(seed)
    for step, _ in enumerate(walk(d, seed, STEPS)):
        if step % 131 == 0:
            pairs = [int(rng.below(130)) << 8 | int(rng.below(160)) for _ in range(20)]
            numbers = range(int(rng.below(3)), 130, 3)
            actions = [int(verb.at(operand)) for verb in verbs for operand in [*numbers, *pairs]]
            for player in d.actors():
                compare(d, player, actions)


def compare(d: Duel, player: int, actions: list[int]) -> None:
    listed = {int(action) for action in d.legal(player)}
    for action in actions:
        try:
            refusal = d.why_not(action, player)
        except UnknownAction:
            assert action not in listed
            continue
        assert (refusal is None) == (action in listed), (d.write(action), player, str(refusal))


# --- what is hidden stays hidden ---------------------------------------------------------------------


@pytest.mark.article("duel-hand", "R157", "R132")
@settings(max_examples=8, deadline=None)
@games
def test_a_view_shows_no_secret(config: Config, seed: int) -> None:
    d = cast(Duel, config.start(seed))
    for step, (actor, action) in enumerate(walk(d, seed, STEPS)):
        if step % 5 == 0 or d.waiting_for() in (PICK_CARD, PICK_PILE):
            for viewer in (0, 1, NOBODY):
                check_view(d, cast(Duel, d.view(viewer).seen), viewer)
        check_text(d, actor, action)


def check_view(d: Duel, seen: Duel, viewer: int) -> None:
    for player in range(2):
        realm = seen.realms[player]
        if player != viewer:
            assert not any(realm.deck)
            assert looks_into_hand(d, viewer) or not any(realm.hand)
        assert realm.hand_size == d.realms[player].hand_size
    assert not any(any(pool.counts) for pool in seen.pools)
    for pile, shown in zip([*d.piles, d.events], [*seen.piles, seen.events], strict=True):
        check_pile(pile, shown, viewer)


def looks_into_hand(d: Duel, viewer: int) -> bool:
    """A spy or the winner of a conflict looks at the other hand, while choosing."""
    if d.actor() != viewer or d.waiting_for() not in (PICK_CARD, PICK_PILE):
        return False
    return d.rules.kind_names[int(d.number())] in ("spy", "conflict")


def check_pile(pile: Pile, shown: Pile, viewer: int) -> None:
    """A viewer sees the entries that they know, and nobody the order of the rest."""
    bit = WATCHERS if viewer == NOBODY else 1 << viewer
    for entry, known, visible in zip(pile.entries, pile.known, shown.entries, strict=True):
        assert visible == (entry if known & bit else UNKNOWN)


@pytest.mark.article("duel-hand", "duel-search", "R13", "R79", "R155", "duel-decks")
@settings(max_examples=12, deadline=None)
@games
def test_what_reads_the_same_to_a_viewer_looks_the_same_afterwards(config: Config, seed: int) -> None:
    """Which card was drawn, taken, put under a stack or chosen for a deck: no trace of it is in the view."""
    d = cast(Duel, config.start(seed))
    rng = Rng(seed)
    for actor, action in walk(d, seed, STEPS):
        for viewer in (0, 1, NOBODY):
            text = d.write(action, viewer)
            if "?" in text:
                alike = [int(other) for other in d.legal(actor) if d.write(other, viewer) == text]
                rng.shuffle(alike)
                seen = {seen_after(d, actor, each, viewer) for each in (action, *alike[:3])}
                assert len(seen) == 1, (d.write(action), [d.write(each) for each in alike[:3]], viewer)


def seen_after(d: Duel, actor: int, action: int, viewer: int) -> bytes:
    after = d.copy()
    after.apply(action, actor)
    return after.view(viewer).to_bytes()


SECRET_VERBS = ("deck", "contribute", "start", "under", "swap", "swap-search", "take", "drew", "revealed")


def check_text(d: Duel, actor: int, action: int) -> None:
    """Whoever acts reads the whole text, and so does chance; a spectator reads no hidden card."""
    text = d.write(action)
    if actor != CHANCE:
        assert d.write(action, actor) == text
    seen = d.write(action, NOBODY).split()
    if seen[0] in SECRET_VERBS:
        assert seen[1] == "?"
        assert d.write(action, 1 - actor).split()[1] == "?" or seen[0] in ("take", "drew", "revealed")
    elif seen[0] != "card":
        assert seen == text.split()
