"""What the bot would do in Cities & Knights, and why, in words."""

import pytest

from hexhaven import scene
from hexhaven.bots import make
from hexhaven.game import CHANCE, NOBODY
from hexhaven.rng import Rng
from hexhaven.words import LANGUAGES, say
from knights.table import new_game, table
from rules.table import RED

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
