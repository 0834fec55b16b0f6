"""What the bot would do in the place of a player of the card game, and why."""

from __future__ import annotations

import pytest

from games.duel.table import before_roll, city, have, hold, lay, rules, settlement, table
from hexhaven import scene
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.duel.bots.player import GreedyDuelBot
from hexhaven.games.duel.bots.terms import TERM_NAMES
from hexhaven.games.duel.rules.options import PRESETS
from hexhaven.games.duel.rules.setup import start_duel
from hexhaven.games.duel.rules.state import Duel
from hexhaven.words import LANGUAGES, has, within
from hexhaven.words.messages import messages

from .games import NAMES

EVERY = 23  # decisions between two looks
LAST = 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_a_score_can_be_said_for_better_and_worse(language: str) -> None:
    for term in TERM_NAMES:
        assert has(within(language, ["duel"]), f"reason.{term}")
        assert has(within(language, ["duel"]), f"reason.{term}_less")


def test_every_reason_belongs_to_a_term() -> None:
    said = {
        key.removeprefix("reason.") for key in messages(within("en", ["duel"])) if key.startswith("reason.")
    }
    assert {key.removesuffix("_less") for key in said} == {*TERM_NAMES, "wait", "hold"}


@pytest.mark.parametrize("preset", PRESETS)
def test_the_best_comes_first_and_everything_advised_is_allowed(preset: str) -> None:
    for d in moments(preset):
        actor = int(d.actor())
        found = scene.advice("de", d, actor, NAMES)
        assert 1 <= len(found) <= 3
        best = GreedyDuelBot("any").explain(d.view(actor))[0][1]
        assert found[0].score == round(best, 2)
        for each in found:
            assert d.why_not(d.read(each.text), actor) is None
            assert each.label
            assert each.reasons
            assert all(reason.endswith(".") for reason in each.reasons)
        assert len({each.label for each in found}) == len(found)


def moments(preset: str) -> list[Duel]:
    """Some moments of a game between two bots at which somebody has a choice."""
    d = start_duel(table(preset).rules)
    rng, bots = Rng(preset), [GreedyDuelBot(player) for player in range(2)]
    found: list[Duel] = []
    for n in range(LAST):
        while d.actor() == CHANCE:
            d.apply(d.deal(rng), CHANCE)
        if d.actor() == NOBODY:
            break
        if n % EVERY == 0:
            found.append(d.copy())
        d.play(bots[int(d.actor())].choose(d.view(d.actor())))
    return found


# --- single thoughts ---------------------------------------------------------------------------------


def advised(d: Duel, language: str = "en", rank: int = 0) -> list[str]:
    return scene.advice(language, d, int(d.actor()), NAMES)[rank].reasons


@pytest.mark.article("duel-victory")
def test_a_victory_is_the_only_reason_it_needs() -> None:
    d = table()
    for centre in (4, 7, 3):
        settlement(d, 0, centre)
    for centre in (3, 4, 5, 6):
        city(d, 0, centre)
    for slot in ("3u1", "4u1"):
        lay(d, 0, "aqueduct", slot)
    have(d, 0, grain=2, ore=3)
    assert advised(d) == ["This wins the game."]
    assert advised(d, "de") == ["Damit ist das Spiel gewonnen."]


@pytest.mark.article("duel-building")
def test_a_settlement_brings_a_point_and_income() -> None:
    d = table()
    d.realms[0].roads[7] = 1
    have(d, 0, lumber=1, brick=1, wool=1, grain=1)
    first, second = advised(d)[:2]
    assert {first, second} == {
        "It brings 1 victory point.", "It brings in more resources with the dice.",
    }  # fmt: skip


@pytest.mark.article("duel-card-arsonist")
def test_an_attack_sets_the_opponent_back() -> None:
    d = table()
    city(d, 1, 5)
    lay(d, 1, "colossus", "5u1")
    hold(d, 0, "arsonist")
    assert advised(d)[0] == "It sets your opponent back."
    assert advised(d, "de")[0] == "Das wirft dein Gegenüber zurück."


@pytest.mark.article("duel-turn")
def test_to_wait_needs_a_reason_too() -> None:
    assert advised(before_roll(table())) == ["Nothing else would do more for you now."]
    d = table()
    have(d, 0, lumber=1, brick=1, wool=1, grain=1)
    d.realms[0].roads[7] = 1
    found = scene.advice("en", d, 0, NAMES)
    assert found[-1].text == "end"
    assert found[-1].reasons == ["You keep your resources and cards for later."]


@pytest.mark.parametrize("viewer", [1, NOBODY, CHANCE])
def test_whoever_is_not_asked_gets_none(viewer: int) -> None:
    assert scene.advice("en", table(), viewer, NAMES) == []


@pytest.mark.article("duel-sites")
def test_a_card_is_advised_once_wherever_it_may_stand() -> None:
    d = table()
    have(d, 0, brick=1, ore=1)
    hold(d, 0, "foundry")
    texts = [each.text for each in scene.advice("en", d, 0, NAMES, 9)]
    assert sum(text.startswith("build foundry") for text in texts) == 1


@pytest.mark.article("duel-setup")
def test_whoever_takes_a_card_is_not_told_that_it_uses_one_up() -> None:
    d = start_duel(rules("base"))
    rng = Rng("first hand")
    while d.actor() == CHANCE or not d.write(d.sensible()[0]).startswith("take"):
        d.apply(d.deal(rng) if d.actor() == CHANCE else d.sensible()[0])
    told = scene.advice("en", d, int(d.actor()), NAMES, 9)
    assert len(told) > 1
    assert not [each for each in told if "It uses up a card from your hand." in each.reasons]


@pytest.mark.article("duel-building")
def test_whoever_builds_a_card_is_told_that_it_leaves_the_hand() -> None:
    d = table()
    have(d, 0, brick=1, ore=1)
    hold(d, 0, "foundry")
    built = next(each for each in scene.advice("en", d, 0, NAMES, 9) if each.text.startswith("build foundry"))
    assert "It uses up a card from your hand." in built.reasons
