"""What may be taken back: actions that revealed nothing new."""

import pytest

from entries import entry_of
from games.island.table import BLUE, new_game, roll, table
from golden.playthroughs import GAMES, path
from hexhaven import scene
from hexhaven.core.game import CHANCE, State
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position
from hexhaven.record import Entry, read_record

from .games import moments, played


def can_be_taken_back(p: Position, text: str, player: int | None = None) -> bool:
    who = int(p.actor()) if player is None else player
    entry = entry_of(p, text, who)
    after = p.copy()
    after.play(entry.action, who)
    return scene.can_take_back(after, entry)


RICH = "red hand: 5 brick 5 lumber 5 wool 5 grain 5 ore"


@pytest.mark.parametrize(
    "text",
    ["road 17-22", "settlement 17", "city 8", "end", "offer 1 ore for 1 wool", "bank ore for wool"],
)
def test_building_offering_and_ending_the_turn(text: str) -> None:
    p = table("red settlement: 8", "red roads: 8-12-17", RICH, "blue hand: 2 wool")
    assert can_be_taken_back(p, text)


def test_founding() -> None:
    p = new_game()
    p.do("begins 0")
    assert can_be_taken_back(p, "found 8")
    p.do("found 8")
    assert can_be_taken_back(p, "found-road 8-12")


def test_a_knight_before_the_robber_moves() -> None:
    p = table("red cards: knight", "blue hand: 2 ore", rolled=False)
    assert can_be_taken_back(p, "knight")


def test_free_roads() -> None:
    p = table("red settlement: 8", "red cards: road-building")
    assert can_be_taken_back(p, "road-building")
    p.do("road-building")
    assert can_be_taken_back(p, "free-road 8-12")


def test_inventing_and_discarding() -> None:
    p = table("red cards: invention")
    p.do("invention")
    assert can_be_taken_back(p, "take ore")
    p = table("blue hand: 9 wool", rolled=False)
    roll(p, 7)
    assert can_be_taken_back(p, "discard wool")


@pytest.mark.parametrize("text", ["accept", "decline", "propose 1 wool for 1 ore"])
def test_answers(text: str) -> None:
    p = table("red hand: 2 ore", "blue hand: 2 wool")
    p.do("offer 1 ore for 2 wool to 1")
    assert can_be_taken_back(p, text, BLUE)


def test_the_robber_where_nobody_can_be_robbed() -> None:
    p = table("red cards: knight")
    p.do("knight")
    assert can_be_taken_back(p, "robber 4")


# --- what stands -------------------------------------------------------------------------------------


def test_a_monopoly_has_shown_the_hands_of_the_others() -> None:
    p = table("red cards: monopoly", "blue hand: 2 ore wool", "white hand: ore brick")
    assert not can_be_taken_back(p, "monopoly ore")
    assert not can_be_taken_back(p, "monopoly wool")


def test_the_dice_are_rolled() -> None:
    p = table(rolled=False)
    assert not can_be_taken_back(p, "roll")
    p.do("roll")
    assert not can_be_taken_back(p, "rolled 3 3", CHANCE)


def test_a_card_is_bought() -> None:
    p = table("red hand: ore wool grain")
    assert not can_be_taken_back(p, "buy")


def test_a_card_is_stolen() -> None:
    p = table("blue settlement: 8", "blue hand: ore", "red cards: knight")
    p.do("knight")
    assert not can_be_taken_back(p, "robber 4")


def test_hands_were_shaken() -> None:
    p = table("red hand: 2 ore", "blue hand: 2 wool")
    p.do("offer 1 ore for 2 wool to 1")
    p.do("accept", BLUE)
    assert not can_be_taken_back(p, "trade 1")


def test_the_game_is_over() -> None:
    p = table("red settlements: 8 18 28", "red cities: 0 2 40", "red hand: 3 ore 2 grain")
    assert not can_be_taken_back(p, "city 8")


def test_the_end_of_a_turn_that_tells_something() -> None:
    """The next player had nine points and a hidden card: that it is no point is news, and is not unlearnt."""
    p = table("blue settlements: 8 18 28", "blue cities: 0 2 40", "blue cards: 3 knight")
    assert not can_be_taken_back(p, "end")


def test_whole_games() -> None:
    """Whatever may be taken back left chance and the hands of the others alone."""
    stands = {"roll", "buy", "rob", "trade", "monopoly"}
    for _, entry, before in moments(played("take back")):
        after = before.copy()
        after.apply(entry.action, entry.player)
        if scene.can_take_back(after, entry):
            assert entry.player >= 0
            assert after.actor() != CHANCE
            assert entry.text.split()[0] not in stands


IMAGINED = 4  # states that look the same to the actor
EVERY = 5


def seen_after(imagined: State, entry: Entry) -> bytes:
    imagined.apply(entry.action, entry.player)
    return imagined.view(entry.player).to_bytes()


@pytest.mark.parametrize("name", GAMES)
def test_whatever_may_be_taken_back_has_told_its_actor_nothing(name: str) -> None:
    """In every state that the actor could not tell from the real one, they would see the same afterwards."""
    record = read_record(path(name).read_text(encoding="utf-8"))
    after = [*(state.copy() for _, state in record.steps()), record.state][1:]
    for number, (entry, before) in enumerate(record.steps()):
        state = after[number]
        if number % EVERY == 0 and scene.can_take_back(state, entry):
            view, rng = before.view(entry.player), Rng(entry.text)
            known = state.view(entry.player).to_bytes()
            assert all(seen_after(view.fill(rng), entry) == known for _ in range(IMAGINED)), entry.line()
