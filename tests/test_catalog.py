"""The catalogue puts games together, and keeps rules ready, but no more of them than it needs."""

import gc
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice, product
from typing import Any

import pytest

import hexhaven
from hexhaven import catalog
from hexhaven.core.rng import Rng
from hexhaven.games.island.manifest import KEPT, board_rules
from hexhaven.games.island.rules.rules import Expansion, Rules
from hexhaven.games.island.rules.state import Position
from hexhaven.manifest import Addition, Game, Scenario
from hexhaven.record import Record, read_record
from hexhaven.words import setup_problem
from sample.lighthouse.manifest import MANIFEST as LIGHTHOUSE

MANY = 3 * KEPT


def mixes(game: catalog.Game) -> list[dict[str, str]]:
    """Many ways to mix the options of a game."""
    each = ([(option.name, value) for value in option.values] for option in game.options)
    return [dict(chosen) for chosen in islice(product(*each), MANY)]


@pytest.mark.parametrize("id", ["base", "knights"])
def test_a_stranger_who_asks_for_many_mixes_fills_no_memory(id: str) -> None:
    game = catalog.game(id)
    asked = mixes(game)
    assert len(asked) == MANY
    for options in asked:
        board_rules(game, 3, options)
    # Tables of other tests in this process may hold some, too.
    assert alive(Rules) < 2 * KEPT


def alive(kind: type) -> int:
    gc.collect()
    found: list[Any] = gc.get_objects()
    return sum(isinstance(each, kind) for each in found)


def test_the_same_choice_is_made_once() -> None:
    options = catalog.complete(catalog.game("base"), catalog.game("base").default_preset, {})
    assert board_rules(catalog.game("base"), 4, options) is board_rules(
        catalog.game("base"), 4, dict(options)
    )


# --- what a game consists of -------------------------------------------------------------------------


class Raised(Expansion):
    """Something that asks for more points: enough to see whether it lies over a game."""

    def __init__(self, points: int) -> None:
        self.points = points

    def id(self) -> str:
        return f"raised-{self.points}"

    def adjust(self, rules: Rules) -> None:
        rules.target += self.points


def raising(points: int) -> Callable[[dict[str, str]], list[object]]:
    return lambda options: [Raised(points)]


FAR = Scenario(slice="island", over="base", make=raising(1), name={"en": "Far", "de": "Fern"}, id="far")
SHORE = Scenario(
    slice="lighthouse", over="base", make=raising(2), name={"en": "Shore", "de": "Ufer"}, id="shore", fewest=3
)
MEETING = Addition(
    slice="meeting", over="base", make=raising(4), name={}, named=False, meets=("knights", "lighthouse")
)
LARGE = Addition(slice="large", over="base", make=raising(0), name={}, named=False, up_to=6)


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games there are, with scenarios, something for a pair of expansions, and room for six."""
    base, knights, *_ = catalog.manifests()
    assert isinstance(base, Game)
    assert isinstance(LIGHTHOUSE, Addition)
    found = [replace(base, scenarios=[FAR]), knights, replace(LIGHTHOUSE, scenarios=[SHORE]), MEETING, LARGE]
    monkeypatch.setattr(catalog, "manifests", lambda: found)
    yield
    catalog.put_together.cache_clear()


def points_to_win(state: hexhaven.State) -> int:
    assert isinstance(state, Position)
    return int(state.rules.target)


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize(
    ("expansions", "scenario", "id", "more"),
    [
        ([], "far", "base on far", 1),
        (["lighthouse"], "far", "base with lighthouse on far", 1),
        (["lighthouse"], "shore", "base with lighthouse on shore", 2),
        (["knights", "lighthouse"], "shore", "base with knights lighthouse on shore", 6),
        (["knights", "lighthouse"], "", "base with knights lighthouse", 4),
    ],
)
def test_a_game_is_base_expansions_what_is_between_them_and_scenario(
    expansions: list[str], scenario: str, id: str, more: int
) -> None:
    usual = points_to_win(hexhaven.new("base", expansions=[each for each in expansions if each == "knights"]))
    state = hexhaven.new("base", expansions=expansions, scenario=scenario, seed=1)
    assert points_to_win(state) == usual + more
    assert str(state).splitlines()[0] == id
    assert hexhaven.position(str(state)) == state
    record = Record(catalog.prepare(Rng(1), id), ["A", "B", "C", "D"])
    assert ("scenario: shore" in record.write().splitlines()) == (scenario == "shore")
    assert read_record(record.write()).state == record.state
    assert len({*catalog.game(id).slices}) == len(catalog.game(id).slices)


@pytest.mark.usefixtures("shelf")
def test_a_scenario_has_its_own_players_and_name() -> None:
    game = catalog.game("base with lighthouse on shore")
    assert (game.fewest, game.scenario, game.name["de"]) == (3, "shore", "Leuchttürme + Ufer")
    assert [each.id for each in game.scenarios] == ["far", "shore"]


@pytest.mark.usefixtures("shelf")
def test_a_scenario_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(hexhaven.SetupError, match="there is no scenario 'shore': choose from far") as refused:
        hexhaven.new("base", scenario="shore")
    assert setup_problem("de", refused.value) == "„shore“ gibt es nicht als Szenario: zur Wahl stehen far"


@pytest.mark.parametrize("game", ["base", "knights", "duel"])
def test_a_game_without_scenarios_says_so(game: str) -> None:
    with pytest.raises(hexhaven.SetupError, match="has no scenarios here; name none") as refused:
        hexhaven.new(game, scenario="far")
    assert "keine Szenarien" in setup_problem("de", refused.value)
    assert "no scenarios" in setup_problem("en", refused.value)


@pytest.mark.usefixtures("shelf")
def test_room_for_six_does_not_seat_six() -> None:
    game = catalog.composed("base", ["lighthouse"])
    assert (game.fewest, game.most, game.seats) == (2, 6, 4)
    assert hexhaven.new("base", expansions=["lighthouse"]).players() == 4
