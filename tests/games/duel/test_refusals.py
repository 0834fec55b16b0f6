"""Every reason that the card game can give for a refusal is given in some test, and names an article."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.duel.table import before_roll, play, refusal, rules, table
from games.island.provoking import refusals_in, rules_of, words_in
from hexhaven.almanac import articles
from hexhaven.games.duel.rules.options import OPTIONS, PRESETS
from hexhaven.games.duel.rules.setup import start_duel
from hexhaven.games.duel.rules.state import Duel

HERE = Path(__file__).parent
SOURCES = rules_of("duel")


# --- what is asked comes first -----------------------------------------------------------------------


def started(preset: str = "base") -> Duel:
    d = start_duel(rules(preset))
    d.do("begins 0")
    return d


@pytest.mark.article("duel-setup")
def test_regions_are_arranged_first() -> None:
    assert refusal(started(), "roll") == ("arrange_first", "duel-setup")


@pytest.mark.article("duel-setup")
def test_a_stack_is_opened_first() -> None:
    d = started()
    for _ in range(2):
        play(d, *[f"arrange {land}" for land in ("forest", "hills", "pasture", "fields", "mountains")])
    assert refusal(d, "roll") == ("stack_first", "duel-setup")


@pytest.mark.article("duel-decks")
def test_a_deck_is_chosen_first() -> None:
    assert refusal(started("tournament"), "arrange forest") == ("deck_first", "duel-decks")


@pytest.mark.article("duel-events")
def test_a_gift_is_chosen_first() -> None:
    d = before_roll(table())
    play(d, "roll", "rolled 6 year-of-plenty")
    assert refusal(d, "end")[0] == "take_first"


@pytest.mark.article("duel-turn")
def test_what_fits_no_moment_of_the_turn_is_refused() -> None:
    assert refusal(table(), "pay 5u") == ("not_now", "duel-turn")


@pytest.mark.article("duel-dice")
def test_chance_throws_no_number_that_is_on_no_die() -> None:
    d = before_roll(table())
    play(d, "roll")
    assert refusal(d, "rolled 0 brigands")[0] == "no_such_dice"


@pytest.mark.article("duel-citadels")
def test_when_all_citadels_stand_none_is_built() -> None:
    d = table("wizards-dragons")
    d.citadels_left = 0
    assert refusal(d, "citadel 5") == ("no_citadel_left", "duel-citadels")


# --- all of them -------------------------------------------------------------------------------------


def reasons() -> set[str]:
    """Every reason that is written down in the rules of the card game."""
    written = {reason.value for reason, _ in refusals_in(SOURCES) if isinstance(reason, ast.Constant)}
    return {str(reason) for reason in written | set(blocking_refusals())}


def blocking_refusals() -> Iterator[str]:
    """Reasons of those who do something else than what is asked."""
    for preset in PRESETS:
        yield from [refusal.reason for refusal in rules(preset).blocking.values()]


def words_in_tests() -> set[str]:
    """Every word that the tests of the card game compare something with."""
    paths = sorted(HERE.glob("test_*.py"))
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return {str(node.value) for node in nodes if isinstance(node, ast.Constant)}


def test_every_reason_is_given_in_some_test() -> None:
    assert len(reasons()) > 80
    assert reasons() - words_in_tests() == set()


def test_every_article_that_a_refusal_names_exists() -> None:
    named = {word for _, article in refusals_in(SOURCES) for word in words_in(article)}
    named |= {refusal.article for preset in PRESETS for refusal in rules(preset).blocking.values()}
    assert len(named) > 30
    assert named <= set(articles())


@pytest.mark.parametrize("preset", PRESETS)
def test_every_verb_and_every_card_names_an_article(preset: str) -> None:
    made = rules(preset)
    assert {verb.article for verb in made.verbs} <= set(articles())
    assert {card.article for card in made.cards} <= set(articles())


def test_every_option_names_its_article() -> None:
    assert {option.article for option in OPTIONS} <= set(articles())
