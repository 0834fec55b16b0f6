"""The front door: what `import hexhaven` offers."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import hexhaven as hh
from hexhaven import catalog
from hexhaven.dealer import Dealer, map_rng, seed_from
from hexhaven.record import Record

GOLDEN = Path(__file__).parent / "golden"


# --- new games ---------------------------------------------------------------------------------------


def test_a_new_game_waits_for_its_first_player() -> None:
    for state in (hh.new(), hh.new("base", expansions=["knights"]), hh.new("duel")):
        assert state.actor() >= 0
        assert len(state.legal()) > 0


def test_a_game_is_what_it_consists_of() -> None:
    assert hh.new("base", expansions=["knights"], seed=7) == hh.new("knights", seed=7)
    assert hh.new("base", seed=7) != hh.new("knights", seed=7)


def test_the_seed_decides_the_map_and_who_begins_as_in_a_record() -> None:
    seed = seed_from("7")
    record = Record(catalog.prepare(map_rng(seed), "knights", 3), ["A", "B", "C"])
    record.deal(Dealer(seed))
    assert hh.new("knights", players=3, seed=7) == record.state
    assert hh.new("knights", players=3, seed=seed) == record.state
    assert hh.new(seed=1) != hh.new(seed=2)
    assert hh.new() != hh.new()


def test_preset_map_and_options_are_chosen_by_name() -> None:
    state = hh.new("knights", players=3, preset="classic", map="knights-beginner", barbarian_steps=8)
    assert str(state).splitlines()[:5] == [
        "base with knights", "players: 3", "preset: classic", "option: barbarian_steps=8",
        "map: knights-beginner",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "bass"}, "there is no game 'bass': did you mean 'base'?"),
        ({"expansions": ["knigths"]}, "there is no expansion 'knigths': did you mean 'knights'?"),
        ({"expansions": "knights"}, "expansions are a list: write expansions=['knights']"),
        ({"game": "duel", "expansions": ["knights"]}, "'duel' has no expansions; name none"),
        ({"players": 5}, "'base' is for 2 to 4 players, not 5"),
        (
            {"friendly_robber": "on"},
            "there is no value of 'friendly_robber' 'on': choose from off, online, original",
        ),
        ({"seed": b"7"}, "a seed of bytes has 32 of them, not 1; a word will do, too"),
    ],
)
def test_what_does_not_fit_is_said_in_a_sentence(wish: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError) as problem:
        hh.new(**wish)  # type: ignore[arg-type]
    assert str(problem.value) == said


def test_a_record_is_loaded_from_its_file() -> None:
    record = hh.load(GOLDEN / "neu2003.record")
    assert record.state.actor() == hh.NOBODY
    assert record.state == record.state_after(len(record.entries))


# --- equal states ------------------------------------------------------------------------------------


def test_equal_states_are_equal_and_have_equal_hashes() -> None:
    state = hh.new(seed=7)
    twin = hh.new(seed=7)
    assert state == twin == state.copy()
    assert len({state, twin, state.copy()}) == 1
    twin.apply(twin.legal()[0])
    assert state != twin
    assert state != "a state"


def test_states_of_different_games_differ_even_where_nothing_has_happened() -> None:
    states = [
        hh.new(seed=1), hh.new(seed=1, player_trade="no"), hh.new(seed=1, players=3),
        hh.new(seed=1, map="base-beginner"), hh.new("knights", seed=1), hh.new("duel", seed=1),
        hh.new("duel", seed=1, preset="tournament"),
    ]  # fmt: skip
    for i, state in enumerate(states):
        assert [state == other for other in states] == [i == j for j in range(len(states))]


def test_views_are_equal_where_the_viewer_cannot_tell_the_difference() -> None:
    state = hh.load(GOLDEN / "neu2003.record").state_after(900)
    world = state.view(0).fill(hh.Rng(1))
    assert world.view(0) == state.view(0)
    assert hash(world.view(0)) == hash(state.view(0))
    assert state.view(0) != state.view(1)


def test_a_state_says_in_short_what_it_is() -> None:
    state = hh.new("knights", seed=7, first_player="oldest")
    assert repr(state) == "<base with knights: red founds, 0 0 0 0>"
    state.do("found 40")
    assert repr(state) == "<base with knights: red founds a road, 1 0 0 0>"
    assert repr(hh.new("duel", seed=1)).startswith("<duel: ")
    assert repr(hh.load(GOLDEN / "neu2003.record").state) == "<base: blue has won, 8 10 5 5>"


# --- the surface -------------------------------------------------------------------------------------


def test_every_public_name_is_there() -> None:
    assert all(hasattr(hh, name) for name in hh.__all__)
    assert set(hh.__all__) <= set(dir(hh))


@pytest.mark.skipif(hh.compiled, reason="native classes keep no docstrings")
def test_every_public_name_says_what_it_is() -> None:
    found = {name: getattr(hh, name) for name in hh.__all__}
    assert [name for name, thing in found.items() if callable(thing) and not thing.__doc__] == []


def test_other_names_are_refused_with_those_there_are() -> None:
    with pytest.raises(AttributeError, match="hexhaven has no 'play'; it offers new, load, position, State"):
        hh.play  # noqa: B018


def test_importing_hexhaven_is_quick_because_the_games_are_imported_when_they_are_used() -> None:
    code = "import sys, hexhaven; print([name for name in sys.modules if name.startswith('hexhaven.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    heavy = {
        "hexhaven.catalog",
        "hexhaven.record",
        "hexhaven.front",
        "hexhaven.games.island.rules",
        "hexhaven.games.duel.rules",
    }
    assert heavy.isdisjoint(ast.literal_eval(done.stdout))
