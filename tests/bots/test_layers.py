"""Any mix of expansions is played on its first day: by the sum of what its layers bring, and by trying."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest

from games.island.special_build import SpecialBuild
from games.island.table import RED, roll, table
from hexhaven import catalog, scene
from hexhaven.bots import make
from hexhaven.bots.layer import BotLayer
from hexhaven.core.game import NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.island.bots.layers import values_of
from hexhaven.games.island.manifest import expansions
from hexhaven.games.island.rules.base import make_rules, start
from hexhaven.games.island.rules.map import Map
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import WOOL
from hexhaven.layers import BROUGHT

from . import games
from .beacons import BeaconIsland, BeaconValues, beacons_of

QUIET = {"player_trade": "no"}
NAMES = ["Anna", "Bert", "Cara", "Dora"]


class Proud(BeaconValues):
    """Would give up a city for a beacon."""

    each = 4000


class Gloomy(BeaconValues):
    """Would give two points to be rid of one."""

    each = -3000


@pytest.fixture
def taught(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[BeaconValues]], None]:
    """Teach the bots what beacons are worth."""
    return lambda values: monkeypatch.setitem(BROUGHT, ("BeaconIsland", "bots"), BotLayer(values=values))


def island(*lines: str, rolled: bool = True) -> Position:
    return table(*lines, options=QUIET, rolled=rolled, expansions=[BeaconIsland()])


def choice(p: Position) -> str:
    return p.write(make("greedy", 1).choose(p.view(p.actor())))


def scores(p: Position) -> dict[str, float]:
    return {p.write(action): score for action, score, _ in make("greedy", 1).explain(p.view(p.actor()))}


def terms(p: Position, text: str) -> dict[str, float]:
    thoughts = make("greedy", 1).explain(p.view(p.actor()))
    return next(terms for action, _, terms in thoughts if p.write(action) == text)


def mixed_game(game: str, seed: int) -> Position:
    """A game of the catalog with beacons; the base game has a phase of building between the turns, too."""
    setup = catalog.prepare(Rng(("mix", seed)), game, 3, options=QUIET)
    options = catalog.game(game).fixed | setup.options
    over = [*expansions(catalog.game(game), options), BeaconIsland()]
    if game == "base":
        over.append(SpecialBuild())
    return start(make_rules(3, options, over), cast(Map, setup.map))


# --- an expansion that nobody has taught the bot -------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", ["base", "knights"])
def test_a_game_with_an_unknown_expansion_is_played_to_its_end(game: str, seed: int) -> None:
    p = mixed_game(game, seed)
    done: Counter[str] = Counter()

    def watch(p: Position, player: int, action: int) -> None:
        assert p.is_legal(action, player)
        done[p.write(action).split()[0]] += 1

    games.play(p, games.seat(["greedy"] * 3, seed), seed, watch)
    assert p.winner() != NOBODY
    assert done["beacon"] >= 2
    assert done["take-ore"] + done["take-brick"] >= done["beacon"] - 1  # the last one may win
    assert done["wave"] == 0


def test_an_unknown_piece_that_brings_a_point_is_built() -> None:
    assert choice(island("red settlement: 8", "red hand: 2 wool lumber")) == "beacon"


def test_an_unknown_verb_that_does_nothing_is_left_alone() -> None:
    p = island("red settlement: 8", "red hand: ore")
    assert scores(p)["wave"] < scores(p)["end"] == 0
    assert choice(p) == "end"


@pytest.mark.parametrize(
    ("hand", "taken"), [("2 ore 2 grain", "take-ore"), ("lumber wool grain", "take-brick")]
)
def test_an_unknown_question_is_answered_by_what_helps(hand: str, taken: str) -> None:
    """A city lacks one ore, a settlement the brick."""
    p = island("red settlements: 8 18", "red roads: 8-12-7", f"red hand: {hand} 2 wool lumber")
    p.do("beacon")
    assert choice(p) == taken


def test_what_chance_may_bring_counts_by_its_weight() -> None:
    """A fire that burns completes a city: two times in three that is worth more than never."""
    near = island("red settlements: 8 18", "red hand: 2 ore grain 2 wool lumber")
    far = island("red settlements: 8 18", "red hand: 2 ore 2 wool lumber")
    assert terms(near, "beacon")["hand"] > terms(far, "beacon")["hand"]


def test_hidden_cards_do_not_change_what_is_guessed() -> None:
    p = island("red settlement: 8", "blue hand: 3 ore", "red hand: 2 wool lumber")
    other = island("red settlement: 8", "blue hand: 3 wool", "red hand: 2 wool lumber")
    other.bank = p.bank
    assert scores(p)["beacon"] == scores(other)["beacon"]


# --- the same expansion with values of its own ---------------------------------------------------------


def test_a_layer_adds_its_terms_to_those_of_the_others(
    taught: Callable[[type[BeaconValues]], None],
) -> None:
    taught(BeaconValues)
    p = mixed_game("knights", 1)
    assert [type(layer).__name__ for layer in values_of(p.slices())] == [
        "BaseValues", "KnightsValues", "BeaconValues",
    ]  # fmt: skip
    assert terms(island("red settlement: 8", "red hand: 2 wool lumber"), "beacon")["beacons"] == 0.5
    assert {"defence", "beacons"} <= {term for layer in values_of(p.slices()) for term in layer.terms()}


@pytest.mark.parametrize(
    ("values", "chosen"), [(None, "settlement 7"), (Gloomy, "settlement 7"), (Proud, "beacon")]
)
def test_a_layer_changes_what_is_chosen(
    values: type[BeaconValues] | None, chosen: str, taught: Callable[[type[BeaconValues]], None]
) -> None:
    """The wool is good for a settlement or for a beacon."""
    if values is not None:
        taught(values)
    p = island("red settlement: 8", "red roads: 8-12-7", "red hand: brick lumber 2 wool grain")
    assert choice(p) == chosen


def test_a_layer_that_loathes_a_piece_never_builds_it(
    taught: Callable[[type[BeaconValues]], None],
) -> None:
    taught(Gloomy)
    assert choice(island("red settlement: 8", "red hand: 2 wool lumber")) == "end"


@pytest.mark.parametrize("knows_beacons", [False, True])
def test_cards_are_kept_for_a_purchase_that_a_layer_plans(
    knows_beacons: bool, taught: Callable[[type[BeaconValues]], None]
) -> None:
    """After a seven four of eight cards go: three ore and a grain would be most of a city."""
    if knows_beacons:
        taught(Proud)
    p = island("red settlements: 8 18", "red hand: 3 ore grain 2 wool 2 lumber", rolled=False)
    roll(p, 7)
    while p.actor() == RED and choice(p).startswith("discard"):
        p.do(choice(p))
    assert (p.holds(RED, WOOL) == 2) is knows_beacons


@pytest.mark.parametrize("game", ["base", "knights"])
def test_a_game_with_a_plain_python_layer_is_played_to_its_end(
    game: str, taught: Callable[[type[BeaconValues]], None]
) -> None:
    taught(Proud)
    p = mixed_game(game, 7)
    games.play(p, games.seat(["greedy"] * 3, 7), 7)
    assert p.winner() != NOBODY
    assert sum(beacons_of(p, player) for player in range(3)) >= 4


@pytest.mark.parametrize("language", ["en", "de"])
def test_hints_leave_out_terms_that_nobody_has_put_into_words(
    language: str, taught: Callable[[type[BeaconValues]], None]
) -> None:
    taught(BeaconValues)
    advice = scene.advice(language, island("red settlement: 8", "red hand: 2 wool lumber"), RED, NAMES)
    assert advice[0].text == "beacon"
    assert advice[0].reasons
