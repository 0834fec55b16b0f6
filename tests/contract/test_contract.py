"""What every game must fulfil, whatever its rules: copies, texts, views, replays, an end."""

from __future__ import annotations

import pytest

import hexhaven as hh
from hexhaven import catalog
from hexhaven.core.game import CHANCE, NOBODY, IllegalAction, State, UnknownAction
from hexhaven.core.rng import Rng
from hexhaven.core.sayings import read_sayings
from hexhaven.games.island.rules.maps.text import read_map
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.text.read import read_position

from .games import ALL, DUELS, ENDING, TOURNAMENTS, Config, walk

SEEDS = (1, 2)
FREE_OFFERS = ("offer", "propose")  # what people may think of and no list holds
SAMPLE = 23  # expensive checks are made at every 23rd step


@pytest.fixture(params=ALL, ids=str)
def config(request: pytest.FixtureRequest) -> Config:
    found = request.param
    assert isinstance(found, Config)
    return found


def test_the_card_game_is_played_in_every_way_and_with_cards_of_one_s_own_choice() -> None:
    game = catalog.game("duel")
    chosen = [catalog.complete(game, config.preset, config.options) for config in DUELS + TOURNAMENTS]
    assert {config.preset for config in DUELS + TOURNAMENTS} == set(game.presets)
    for option in game.options:
        lists = {options[option.name] for options in chosen} - set(option.values)
        assert bool(lists) == bool(option.parts)


@pytest.mark.parametrize("config", ENDING, ids=str)
def test_games_end_with_one_winner(config: Config) -> None:
    for seed in SEEDS:
        state = config.start(seed)
        for _ in walk(state, seed, config.steps):
            pass
        assert state.actor() == NOBODY
        assert state.actors() == []
        assert len(state.legal()) == 0
        assert 0 <= state.winner() < state.players()
        assert state.points()[state.winner()] >= config.target()


def test_listed_actions_are_accepted_and_their_texts_read_back(config: Config) -> None:
    state = config.start(3)
    for step, _ in enumerate(walk(state, 3, config.steps)):
        if step % 5 == 0:
            for actor in state.actors():
                for action in state.legal(actor):
                    assert state.why_not(action, actor) is None
                    assert state.is_legal(action, actor)
                    assert state.read(state.write(action)) == action


def test_positions_and_views_read_back_from_their_texts(config: Config) -> None:
    state = config.start(7)
    for step, _ in enumerate(walk(state, 7, min(config.steps, 1500))):
        if step % SAMPLE == 0:
            viewer = step % (state.players() + 1) - 1
            for moment in (state, state.view(NOBODY if viewer < 0 else viewer).seen):
                assert read_again(moment) == moment


def read_again(state: State) -> State:
    """Read the text of a state; of rules that no catalog knows, only what stands below the heading."""
    text = str(state)
    if not isinstance(state, Position) or state.rules.heading:
        return hh.position(text)
    map, *sayings = read_sayings(text)[1:]
    assert map.subject == "map"
    return read_position(state.rules, read_map(map.below), sayings)


def test_what_is_not_listed_is_refused_with_a_reason_and_an_article(config: Config) -> None:
    """Among all actions but free offers, the list is exactly what is accepted."""
    known = enumerable_actions(config)
    state = config.start(4)
    for step, _ in enumerate(walk(state, 4, config.steps)):
        if step % (5 * SAMPLE) == 0:
            for player in [*range(state.players()), CHANCE]:
                compare_with_list(state, player, known)


def enumerable_actions(config: Config) -> list[int]:
    """Every action seen in some games, and every neighbour of it by operand."""
    seen: set[int] = set()
    for seed in (5, 6):
        state = config.start(seed)
        for step, (actor, action) in enumerate(walk(state, seed, config.steps)):
            found = [action, *map(int, state.legal(actor))] if step % SAMPLE == 0 else [action]
            seen.update(each for each in found if state.write(each).split()[0] not in FREE_OFFERS)
    verbs = {action & 127 for action in seen}
    return sorted(seen | {operand << 7 | verb for verb in verbs for operand in range(0, 60, 7)})


def compare_with_list(state: State, player: int, known: list[int]) -> None:
    listed = set(state.legal(player))
    for action in known:
        try:
            refusal = state.why_not(action, player)
        except UnknownAction:
            assert action not in listed
            continue
        assert (refusal is None) == (action in listed), (state.write(action), player, str(refusal))
        if refusal is not None:
            assert refusal.reason
            assert refusal.article


def test_what_is_sensible_is_some_of_what_is_listed(config: Config) -> None:
    """Random games choose from it, and it is never empty for somebody who is asked."""
    state = config.start(14)
    for step, _ in enumerate(walk(state, 14, config.steps)):
        if step % SAMPLE == 0:
            for player in [*range(state.players()), CHANCE]:
                sensible = list(state.sensible(player))
                assert set(sensible) <= set(state.legal(player))
                assert len(sensible) == len(set(sensible))
                assert bool(sensible) or player not in state.actors()
            for viewer in range(state.players()):
                assert list(state.view(viewer).sensible()) == list(state.sensible(viewer))


def test_a_refused_action_changes_nothing(config: Config) -> None:
    state = config.start(7)
    refused = 0
    for step, (_, action) in enumerate(walk(state, 7, 2000)):
        if step % SAMPLE == 0:
            before = state.to_bytes()
            for player in range(state.players()):
                if state.why_not(action, player) is not None:
                    with pytest.raises(IllegalAction):
                        state.play(action, player)
                    refused += 1
            assert state.to_bytes() == before
    assert refused > 10


def test_a_copy_is_equal_and_independent(config: Config) -> None:
    state = config.start(8)
    for step, (actor, action) in enumerate(walk(state, 8, config.steps)):
        if step % SAMPLE == 0:
            before = state.to_bytes()
            copy = state.copy()
            assert copy.to_bytes() == before
            copy.apply(action, actor)
            assert state.to_bytes() == before
            assert copy.to_bytes() != before


def test_replay_equals_play_byte_for_byte(config: Config) -> None:
    state = config.start(9)
    log = [(actor, state.write(action)) for actor, action in walk(state, 9, config.steps)]
    again = config.start(9)
    for actor, text in log:
        again.do(text, actor)
    assert again.to_bytes() == state.to_bytes()


def test_outcomes_of_chance_have_weights_and_are_what_is_dealt(config: Config) -> None:
    state = config.start(10)
    rng = Rng("deal")
    for actor, _ in walk(state, 10, config.steps):
        outcomes = dict(state.chances())
        assert bool(outcomes) == (actor == CHANCE)
        if outcomes:
            assert all(weight > 0 for weight in outcomes.values())
            assert state.deal(rng) in outcomes
            assert set(state.legal()) == set(outcomes)


def test_a_filled_view_gives_the_same_view_again(config: Config) -> None:
    state = config.start(11)
    rng = Rng("fill")
    for step, _ in enumerate(walk(state, 11, config.steps)):
        if step % SAMPLE == 0:
            for viewer in [*range(state.players()), NOBODY]:
                view = state.view(viewer)
                filled = view.fill(rng)
                assert filled.view(viewer).to_bytes() == view.to_bytes()


def test_a_view_lists_what_the_state_lists_for_the_viewer(config: Config) -> None:
    state = config.start(12)
    for step, _ in enumerate(walk(state, 12, config.steps)):
        if step % 7 == 0:
            for viewer in range(state.players()):
                assert list(state.view(viewer).legal()) == list(state.legal(viewer))


def test_a_filled_view_can_be_played_on(config: Config) -> None:
    state = config.start(13)
    rng = Rng("fill")
    for step, _ in enumerate(walk(state, 13, 1500)):
        if step % 211 == 0:
            filled = state.view(step % state.players()).fill(rng)
            for actor, action in walk(filled, step, 300):
                assert filled.why_not(action, actor) is None
