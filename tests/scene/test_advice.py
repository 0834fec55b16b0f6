"""What the bot would do in somebody's place, and why."""

import pytest

from games.island.table import BLUE, RED, new_game, roll, table
from hexhaven import scene
from hexhaven.bots import make
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.record import Entry
from hexhaven.words import LANGUAGES

from .games import NAMES, moments, played


def test_the_best_comes_first_and_everything_advised_is_allowed() -> None:
    for number, entry, state in moments(played("advice"), 4):
        if entry.player < 0:
            continue
        advice = scene.advice("en", state, entry.player, NAMES)
        assert 1 <= len(advice) <= 3
        best = make("greedy", "any").explain(state.view(entry.player))[0]
        assert advice[0].text == state.write(best[0]), number
        for each in advice:
            assert state.why_not(state.read(each.text), entry.player) is None
            assert each.reasons
            assert each.label
            assert all(reason.endswith(".") for reason in each.reasons)
        assert len({each.text for each in advice}) == len(advice)


def test_there_are_as_many_as_asked_for() -> None:
    p = new_game()
    p.do("begins 0")
    assert [len(scene.advice("en", p, RED, NAMES, most)) for most in (1, 3, 5)] == [1, 3, 5]


@pytest.mark.parametrize("viewer", [BLUE, NOBODY, CHANCE])
def test_whoever_is_not_asked_gets_none(viewer: int) -> None:
    assert scene.advice("en", table("red hand: ore"), viewer, NAMES) == []


def test_an_opening_is_explained_by_its_income() -> None:
    p = new_game()
    p.do("begins 0")
    english, german = (scene.advice(language, p, RED, NAMES)[0] for language in LANGUAGES)
    assert english.text == german.text
    assert "A good income: " in english.reasons[0]
    assert "Ein guter Ertrag: " in german.reasons[0]
    assert 1 < english.score < 4  # points


def test_a_victory_is_the_reason_above_all() -> None:
    p = table("red settlements: 8 18 28", "red cities: 0 2 40", "red hand: 3 ore 2 grain")
    advice = scene.advice("de", p, RED, NAMES)
    assert advice[0].text.startswith("city")
    assert advice[0].reasons[0] == "Damit gewinnst du das Spiel."


def test_to_wait_needs_a_reason_too() -> None:
    p = table(rolled=False)
    (only,) = scene.advice("en", p, RED, NAMES)
    assert (only.text, only.score) == ("roll", 0.0)
    assert only.reasons == ["Nothing else would do more for you now."]


def test_what_looks_alike_is_told_once() -> None:
    p = table("blue settlement: 8", "white settlement: 18", "blue hand: ore", "white hand: ore", rolled=False)
    roll(p, 7)
    p.do("robber 4")
    assert len(scene.advice("en", p, RED, NAMES)) == 1


def test_a_card_the_bot_would_keep_is_not_advised() -> None:
    p = table("red settlement: 8", "red hand: 3 ore 2 grain 3 wool", rolled=False)
    roll(p, 7)
    texts = [each.text for each in scene.advice("en", p, RED, NAMES)]
    assert texts[0] == "discard wool"
    assert "discard grain" not in texts


def test_what_was_offered_in_this_turn_is_not_advised_again() -> None:
    p = table(
        "red settlement: 8", "red roads: 8-12-17", "red hand: brick lumber 3 wool", "blue hand: 4 grain"
    )
    first = scene.advice("en", p, RED, NAMES)[0]
    assert first.text.startswith("offer")
    offer = Entry(RED, int(p.read(first.text)), first.text)
    again = scene.advice("en", p, RED, NAMES, played=[Entry(CHANCE, 0, "rolled 1 2"), offer])
    assert first.text not in [each.text for each in again]
    next_turn = scene.advice("en", p, RED, NAMES, played=[offer, Entry(RED, int(p.read("end")), "end")])
    assert next_turn[0].text == first.text


@pytest.mark.parametrize(
    ("reason", "verbs"),
    [
        ("Trade first: building ends your trading in this turn.", ("road", "settlement", "city", "buy")),
        ("Ask the others first: the bank will still be there.", ("bank",)),
    ],
)
def test_what_should_wait_for_a_trade_says_so(reason: str, verbs: tuple[str, ...]) -> None:
    found = [
        each
        for _, entry, state in moments(played("advice"))
        if entry.player >= 0
        for each in scene.advice("en", state, entry.player, NAMES)
        if reason in each.reasons
    ]
    assert found
    for each in found:
        assert each.text.split()[0] in verbs
        assert each.score >= 0  # what waits is worth no less for it


def test_advice_tells_nothing_the_viewer_does_not_know() -> None:
    rng = Rng("advice")
    for _, entry, state in moments(played("advice"), 9):
        if entry.player >= 0:
            other = state.view(entry.player).fill(rng)
            assert scene.advice("en", other, entry.player, NAMES) == scene.advice(
                "en", state, entry.player, NAMES
            )
