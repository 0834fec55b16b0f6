"""Nobody peeks: changing what a viewer cannot see changes nothing they receive."""

import pytest

from contract.games import ALL, Config, walk
from entries import entry_of
from hexhaven import scene
from hexhaven.core.game import CHANCE, NOBODY, State
from hexhaven.core.rng import Rng
from hexhaven.record import Entry

from .games import NAMES, encoded, look, moments, played

WORLDS = 2  # other states that look the same


def other_worlds(state: State, viewer: int, seed: object) -> list[State]:
    """States that the viewer cannot tell from this one."""
    view = state.view(viewer)
    rng = Rng(seed)
    return [view.fill(rng) for _ in range(WORLDS)]


def viewers(state: State) -> list[int]:
    return [*range(state.players()), NOBODY]


def assert_same_sight(state: State, viewer: int, seed: object) -> None:
    seen = encoded(look(state, viewer, "de"))
    for world in other_worlds(state, viewer, seed):
        assert encoded(look(world, viewer, "de")) == seen


def assert_same_news(state: State, entry: Entry, viewer: int, seed: object) -> int:
    """Compare what is told of an entry in worlds where the viewer sees the same after it; count them."""
    told = encoded(scene.event("en", state, entry, 1, NAMES, viewer))
    after = seen_after(state, entry.player, entry.action, viewer)
    compared = 0
    for world in other_worlds(state, viewer, seed):
        action = same_to_viewer(state, world, entry, viewer)
        if action is not None and seen_after(world, entry.player, action, viewer) == after:
            there = entry_of(world, action, entry.player)
            assert encoded(scene.event("en", world, there, 1, NAMES, viewer)) == told
            compared += 1
    return compared


def same_to_viewer(state: State, world: State, entry: Entry, viewer: int) -> int | None:
    """An action in another world that reads the same to the viewer: a draw may bring another card there."""
    text = state.write(entry.action, viewer)
    if entry.player == CHANCE:
        outcomes = [action for action, _ in world.chances()]
        return next((action for action in outcomes if world.write(action, viewer) == text), None)
    return entry.action if world.why_not(entry.action, entry.player) is None else None


def seen_after(state: State, player: int, action: int, viewer: int) -> bytes:
    after = state.copy()
    after.apply(action, player)
    return after.view(viewer).to_bytes()


@pytest.mark.parametrize("word", ["secret 1", "secret 2"])
def test_whole_games_between_greedy_bots(word: str) -> None:
    """With offers, proposals and counter-offers."""
    compared = 0
    for number, entry, state in moments(played(word), 3):
        for viewer in viewers(state):
            assert_same_sight(state, viewer, number)
            compared += assert_same_news(state, entry, viewer, number)
    assert compared > 1000


@pytest.mark.parametrize("config", ALL, ids=str)
def test_walks_through_every_kind_of_game(config: Config) -> None:
    state = config.start(7)
    compared = 0
    for step, (player, action) in enumerate(walk(state, ("secrets", str(config)), 1200)):
        if step % 17:
            continue
        viewer = viewers(state)[step // 17 % (state.players() + 1)]
        assert_same_sight(state, viewer, step)
        compared += assert_same_news(state, entry_of(state, action, player), viewer, step)
    assert compared > 50


def test_the_test_can_tell_a_secret() -> None:
    """Open hands do differ from world to world: the worlds above are really other ones."""
    different = 0
    for number, _, state in moments(played("secret 1"), 10):
        for world in other_worlds(state, 0, number):
            different += encoded(look(world, CHANCE)) != encoded(look(state, CHANCE))
    assert different > 50


def test_a_view_is_all_that_is_looked_at() -> None:
    """Looking at the blanked position of a view gives the same as looking at the state itself."""
    for _, _, state in moments(played("secret 2"), 20):
        for viewer in viewers(state):
            assert encoded(look(state.view(viewer).seen, viewer)) == encoded(look(state, viewer))
