"""The options of Cities & Knights: every value of each, and what the editions choose."""

import pytest

from games.island.table import RED, may_with
from hexhaven import catalog
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.options import KNIGHTS_PRESETS

from .table import assert_sound, knights_of, table

OPTIONS = catalog.game("knights").options
VALUES = [(option.name, value) for option in OPTIONS for value in option.values]
STEPS = 250
TALK = ("offer", "propose")  # without talk a game gets on faster
PRINTED = {"number_method": "fixed"}  # numbers that are part of the board need a board that has them

OWN = {
    "saboteur": ["new", "classic"],
    "robber_locked": ["yes", "no"],
    "barbarian_steps": ["7", "8"],
    "fiesepeter": ["off", "on"],
    "defender_cards": ["unlimited", "limited"],
    "deserter_any_lower": ["off", "on"],
    "diplomat_any_knight_closes": ["off", "on"],
    "victory_points": ["13", "11", "12", "14", "15"],
}


def walk(t: Position, rng: Rng, steps: int) -> None:
    """Play at random and check after every action."""
    for _ in range(steps):
        if t.actor() == NOBODY:
            return
        if t.actor() == CHANCE:
            t.play(t.deal(rng))
        else:
            legal = [action for action in t.legal() if not t.write(action).startswith(TALK)]
            t.play(legal[rng.below(len(legal))])
        assert_sound(t)


@pytest.mark.article("cities-and-knights", "bank", "pieces")
@pytest.mark.parametrize(("name", "value"), VALUES, ids=[f"{name}={value}" for name, value in VALUES])
def test_a_game_is_sound_with_every_value_of_every_option(name: str, value: str) -> None:
    map = "knights-beginner" if {name: value} == PRINTED else None
    t = catalog.start(catalog.prepare(Rng(1), "knights", options={name: value}, map=map))
    assert isinstance(t, Position)
    walk(t, Rng((name, value)), STEPS)


@pytest.mark.article("cities-and-knights")
def test_the_options_of_the_expansion_and_their_values() -> None:
    assert {option.name: option.values for option in OPTIONS if option.name in OWN} == OWN


@pytest.mark.article("cities-and-knights", "combined-phases", "tournament-start")
@pytest.mark.parametrize("name", ["trade_build_phases", "start_with_city"])
def test_what_the_rule_book_decides_is_no_option(name: str) -> None:
    assert name not in {option.name for option in OPTIONS}
    with pytest.raises(catalog.SetupError, match=name):
        catalog.prepare(Rng(1), "knights", options={name: "on"})


@pytest.mark.article("classic-saboteur", "robber-lock", "barbarian-steps", "thirteen-points")
@pytest.mark.parametrize(
    ("preset", "differs"),
    [("classic", {"saboteur": "classic", "robber_locked": "no"}), ("neu2003", {}), ("modern", {})],
)
def test_what_each_edition_chooses(preset: str, differs: dict[str, str]) -> None:
    values = catalog.complete(catalog.game("knights"), preset, {})
    first = {name: choices[0] for name, choices in OWN.items()}
    assert {name: values[name] for name in OWN} == first | differs


@pytest.mark.article("cities-and-knights")
def test_the_travel_box_has_no_knights() -> None:
    assert catalog.game("knights").presets == KNIGHTS_PRESETS == ["classic", "neu2003", "modern"]
    with pytest.raises(catalog.SetupError, match="travelbox"):
        catalog.prepare(Rng(1), "knights", preset="travelbox")


@pytest.mark.article("classic-saboteur")
def test_the_saboteur_of_each_edition_is_played_in_its_own_way() -> None:
    lines = ["blue cities: 7 16", "blue hand: 4 ore", "red progress: saboteur"]
    new = table(*lines, options={"saboteur": "new"})
    classic = table(*lines, options={"saboteur": "classic"})
    assert may_with(new, "saboteur") == {""}
    assert may_with(classic, "saboteur") == {"7", "16"}


@pytest.mark.article("deserter-any-lower", "card-deserter")
@pytest.mark.parametrize(("value", "placed"), [("off", "basic*"), ("on", "strong*")])
def test_what_a_deserter_brings_instead_of_a_mighty_knight(value: str, placed: str) -> None:
    t = table(
        "blue mighty: 51*",
        "red roads: 7-11-16",
        "red mighty: 22 23",
        "red progress: deserter",
        options={"deserter_any_lower": value},
    )
    t.do("deserter 1")
    t.do("dismiss 51")
    t.do("enlist 11")
    assert knights_of(t, RED)[11] == placed
    assert_sound(t)


@pytest.mark.article("diplomat-any-knight", "card-diplomat", "6.C.f#3")
@pytest.mark.parametrize(("value", "open_roads"), [("off", {"7-11", "11-16"}), ("on", {"7-11"})])
def test_whether_a_foreign_knight_closes_a_road(value: str, open_roads: set[str]) -> None:
    """Blue's roads 7-11-16 are open at 7; at 16 a white knight stands."""
    t = table(
        "blue roads: 7-11-16",
        "white knight: 16",
        "red progress: diplomat",
        options={"diplomat_any_knight_closes": value},
    )
    assert may_with(t, "diplomat") == open_roads


@pytest.mark.article("cities-and-knights")
def test_every_option_has_a_value_in_every_edition() -> None:
    for option in OPTIONS:
        for preset in KNIGHTS_PRESETS:
            assert option.presets[preset] in option.values
