"""The options of a game: every value of each, and what the editions choose."""

import pytest

from hexhaven import catalog
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.options import OPTIONS, PRESETS
from hexhaven.games.island.rules.state import Position

from .table import BLUE, RED, assert_sound, may_with, refused, roll, table

VALUES = [(option.name, value) for option in OPTIONS for value in option.values]
STEPS = 400
PRINTED = {"number_method": "fixed"}  # numbers that are part of the board need a board that has them


@pytest.mark.article("turn", "bank", "pieces")
@pytest.mark.parametrize(("name", "value"), VALUES, ids=[f"{name}={value}" for name, value in VALUES])
def test_a_game_is_sound_with_every_value_of_every_option(name: str, value: str) -> None:
    map = "base-beginner" if {name: value} == PRINTED else "base-variable"
    t = catalog.start(catalog.prepare(Rng(1), options={name: value}, map=map))
    assert isinstance(t, Position)
    rng = Rng((name, value))
    for _ in range(STEPS):
        if t.actor() == NOBODY:
            break
        if t.actor() == CHANCE:
            t.play(t.deal(rng))
        else:
            legal = t.legal()
            t.play(legal[rng.below(len(legal))])
        assert_sound(t)


@pytest.mark.article("combined-phases", "desert", "first-player", "friendly-robber", "late-harbours")
@pytest.mark.parametrize(
    ("preset", "differs"),
    [
        ("travelbox", {"robber_may_enter_desert": "yes", "number_method": "fixed"}),
        ("classic", {}),
        ("neu2003", {"harbour_method": "frame"}),
        (
            "modern",
            {"trade_build_phases": "combined", "robber_may_enter_desert": "yes", "harbour_method": "frame"},
        ),
    ],
)
def test_what_each_edition_chooses(preset: str, differs: dict[str, str]) -> None:
    classic = {
        "trade_build_phases": "separated",
        "harbour_same_turn": "follows_phases",
        "robber_may_enter_desert": "no",
        "friendly_robber": "off",
        "first_player": "dice",
        "victory_must_be_announced": "no",
        "number_method": "letter_spiral",
        "harbour_method": "shuffle",
        "start_with_city": "off",
        "trade_law": "strict",
        "player_trade": "yes",
        "public_chat_only": "on",
    }
    assert catalog.complete(catalog.game("base"), preset, {}) == classic | differs


@pytest.mark.article("table-talk", "1.C.b#2")
def test_talk_is_public_in_every_edition_unless_the_host_says_otherwise() -> None:
    option = next(option for option in OPTIONS if option.name == "public_chat_only")
    assert option.presets == dict.fromkeys(PRESETS, "on")
    assert option.values == ["on", "off"]


@pytest.mark.article("1.D.b", "announced-victory", "friendly-robber", "late-harbours", "tournament-start")
def test_all_variants_of_a_tournament_can_be_played_together() -> None:
    """Combined phases, late harbours, announced victory and the friendly robber."""
    t = table(
        "red road: 37-42",
        "red hand: brick lumber 3 wool grain",
        "blue settlement: 8",
        options={
            "trade_build_phases": "combined",
            "harbour_same_turn": "never",
            "victory_must_be_announced": "yes",
            "friendly_robber": "original",
            "start_with_city": "on",
        },
    )
    t.do("settlement 42")
    assert refused(t, "bank wool for ore").reason == "rate_not_met"
    assert refused(t, "announce").reason == "too_few_points"
    t.do("end")
    roll(t, 7)
    assert t.actor() == BLUE
    assert refused(t, "robber 4").reason == "robber_barred"
    assert "15" not in may_with(t, "robber")  # red is protected at the pasture with the 5
    assert t.points()[RED] == 1


@pytest.mark.article("tournament-start", "beginner-setup")
def test_a_beginners_map_has_no_founding_phase_to_change() -> None:
    with pytest.raises(catalog.SetupError, match="start_with_city needs another map"):
        catalog.prepare(Rng(1), map="base-beginner", options={"start_with_city": "on"})
