"""A reaction is told from the side of whoever may answer: what threatens, what an answer does, chances."""

from typing import cast

import pytest

from games.duel.magic import magical, with_book
from games.duel.table import event, have, hold, lay, play, table
from hexhaven import scene, words
from hexhaven.games.duel.rules.attacks import LUCKY, LUCKY_AGAINST_PROTECTION
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.words import names
from hexhaven.games.duel.words.reactions import reaction

NAMES = ["Anna", "Bert"]


def told(d: Duel, player: int = 1, language: str = "en") -> str:
    """What a player is told, who sees what they may see."""
    return reaction(words.within(language, ["duel"]), cast(Duel, d.view(player).seen), player, NAMES)


def title(name: str, language: str = "en") -> str:
    return names.title(language, name)


def attacked(*units: str) -> Duel:
    """Anna plays a Black Knight against Bert, who has these units."""
    d = table()
    hold(d, 0, "black-knight")
    for name, where in zip(units, ("5u1", "5d1", "6u1"), strict=False):
        lay(d, 1, name, where)
    return d


def test_the_defender_hears_what_threatens_and_with_which_chance() -> None:
    d = attacked("knight-otto", "knight-falk", "fleet-ore")
    play(d, "play black-knight")
    both = f"{title('knight-otto')} and {title('knight-falk')}"
    assert told(d) == (
        f"If it succeeds, one of your cards goes back to your hand, and Anna chooses which: {both}. "
        "It succeeds on 5 of 6 throws, and you hold no card against it. "
        "If it fails, nothing happens: Anna has nothing to lose."
    )


def test_a_single_target_is_named() -> None:
    d = attacked("knight-otto")
    play(d, "play black-knight")
    assert told(d).startswith(f"If it succeeds, {title('knight-otto')} goes back to your hand.")


def test_a_protection_that_is_held_lowers_the_odds() -> None:
    d = attacked("knight-otto")
    hold(d, 1, "herb-woman")
    hold(d, 1, "bishop")  # against other attacks
    play(d, "play black-knight")
    answer = title("herb-woman")
    assert f"It succeeds on 5 of 6 throws; if you play {answer}, only on 2 of 6." in told(d)
    answer = title("herb-woman", "de")
    german = f"Es gelingt bei 5 von 6 Würfen; spielst du {answer}, nur bei 2 von 6."
    assert german in told(d, language="de")


def test_a_failed_attack_hits_who_has_something_to_lose() -> None:
    d = attacked("knight-otto")
    lay(d, 0, "knight-karl", "5u1")
    play(d, "play black-knight")
    assert told(d).endswith("If it fails, Anna suffers the same, and the choice is yours.")


def test_a_raid_takes_resources() -> None:
    d = table()
    hold(d, 0, "brigands-raid")
    have(d, 1, ore=2)
    play(d, "play brigands-raid")
    assert told(d).startswith("If it succeeds, Anna takes 2 resources of their choice from you.")


@pytest.mark.parametrize(
    ("answer", "most"), [("brave", LUCKY), ("play herb-woman", LUCKY_AGAINST_PROTECTION)]
)
def test_the_odds_are_those_of_the_die(answer: str, most: int) -> None:
    for die in range(1, 7):
        d = attacked("knight-otto")
        hold(d, 1, "herb-woman")
        play(d, "play black-knight", answer, f"die {die}")
        succeeded = d.depth > 0 and d.actor() == 0
        assert succeeded == (die <= most)


def test_nobody_but_the_defender_hears_of_the_hand() -> None:
    d = attacked("knight-otto")
    hold(d, 1, "herb-woman")
    assert told(d) == ""  # nothing is asked yet
    play(d, "play black-knight")
    assert told(d, player=0) == ""
    for viewer, hears in ((0, False), (1, True), (-2, False)):
        part = scene.look("en", d, viewer, NAMES, number=1, entries=1, rolls=scene.rolls([])).scene.parts[
            "duel"
        ]
        assert bool(part.reaction) == hears


def test_countermagic_is_sure() -> None:
    d = magical()
    lay(d, 1, "countermagic", "5u1")
    hold(d, 0, "caravan")
    have(d, 0, ore=1)
    play(d, "play caravan")
    said = told(d)
    assert said.startswith(f"{title('caravan')}: ")
    assert said.endswith(f"Countermagic always works: {title('caravan')} has no effect.")


def test_a_leap_in_time_throws_the_die_of_events_again() -> None:
    d = with_book("time-leap")
    event(d, "year-of-plenty", 4)
    assert told(d, 0).endswith("comes again on 1 of 6 throws.")
    d = with_book("time-leap")
    event(d, "event-card", 4)
    assert told(d, 0).endswith("An event card comes on 2 of 6 throws.")
