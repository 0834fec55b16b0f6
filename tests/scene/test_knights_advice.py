"""What the bot would do in Cities & Knights, and why, in words."""

import pytest

from games.island.table import RED
from games.knights.table import new_game, table
from hexhaven import scene
from hexhaven.bots import make
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.words import LANGUAGES, say

from .games import NAMES


@pytest.mark.article("activate-knight")
def test_a_knight_is_woken_because_of_the_barbarians() -> None:
    t = table("red city: 8", "red roads: 8-12", "red knights: 12", "red hand: grain", "blue city: 40", ship=6)
    first = scene.advice("en", t, RED, NAMES)[0]
    assert first.text == "activate 12"
    assert say("en", "reason.defence") in first.reasons


@pytest.mark.article("improvements")
def test_a_level_is_advised_for_what_it_brings() -> None:
    t = table("red city: 8", "red hand: paper", options={"player_trade": "no"})
    first = scene.advice("de", t, RED, NAMES)[0]
    assert first.text == "improve science"
    assert first.reasons[0] == say("de", "reason.improvements")


def reasons_for(verb: str, *lines: str) -> list[str]:
    t = table(*lines, options={"player_trade": "no"})
    advice = scene.advice("en", t, RED, NAMES, most=20)
    return next(each.reasons for each in advice if each.text.startswith(verb))


@pytest.mark.article("city-wall")
def test_a_wall_tells_only_once_what_it_does_on_a_seven() -> None:
    told = reasons_for("wall", "red city: 8", "red hand: 9 brick")
    assert say("en", "reason.walls") in told
    assert say("en", "reason.seven") not in told


@pytest.mark.article("card-wedding")
def test_presents_at_a_wedding_are_not_stolen() -> None:
    rich = ("blue cities: 18 40", "blue hand: 3 coin", "white cities: 12 52", "white hand: 3 ore")
    told = reasons_for("wedding", "red progress: wedding", *rich)
    assert say("en", "reason.gifts") in told
    assert say("en", "reason.theft") not in told


@pytest.mark.article("card-merchant")
def test_a_merchant_is_no_harbour() -> None:
    told = reasons_for("merchant", "red progress: merchant", "red city: 8", "red hand: 3 ore 3 wool")
    assert say("en", "reason.rates") in told
    assert say("en", "reason.harbour") not in told


def test_everything_that_is_advised_in_a_game_has_its_reasons() -> None:
    p = new_game(map="base-variable", options={"player_trade": "no"})
    rng = Rng("advice")
    bots = [make("greedy", ("advice", player)) for player in range(4)]
    step = 0
    while p.actor() != NOBODY:
        actor = int(p.actor())
        if actor == CHANCE:
            p.apply(p.deal(rng))
            continue
        if step % 20 == 0:
            for language in LANGUAGES:
                for each in scene.advice(language, p, actor, NAMES):
                    assert each.label
                    assert each.reasons
                    assert all(reason.endswith(".") for reason in each.reasons)
        step += 1
        p.apply(bots[actor].choose(p.view(actor)), actor)
