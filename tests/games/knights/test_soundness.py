"""Rich games played at random: nothing is made or lost, and every view can be imagined to its end."""

import pytest

from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.view import look

from .table import assert_sound, table

STEPS = 500
LOOK_EVERY = 25
TALK = ("offer", "propose")  # without talk a game gets on faster

HOUSES: dict[str, dict[str, str]] = {
    "plain": {},
    "fiesepeter": {"fiesepeter": "on", "barbarian_steps": "8"},
    "classic": {"saboteur": "classic", "robber_locked": "no"},
    "wide": {"deserter_any_lower": "on", "diplomat_any_knight_closes": "on", "defender_cards": "limited"},
}


def rich(options: dict[str, str]) -> Position:
    """Everybody has cities, roads, knights, improvements and full hands."""
    return table(
        "red cities: 7 16",
        "red roads: 7-11-16-22-17",
        "red knights: 11* 22",
        "red levels: trade 3 science 2",
        "blue cities: 10 20",
        "blue roads: 10-15-20-25-19",
        "blue strong: 15*",
        "blue levels: politics 3 trade 2",
        "white cities: 38 47",
        "white roads: 38-43-47-51-48",
        "white mighty: 51",
        "white levels: science 3 politics 2",
        "orange cities: 42 50",
        "orange roads: 42-46-50-53-49",
        "orange knight: 46*",
        "orange levels: trade 4",
        "red hand: 3 brick 3 lumber 2 coin 3 paper",
        "blue hand: 3 wool 3 ore 3 coin",
        "white hand: 4 grain 3 paper",
        "orange hand: 4 cloth 2 ore 2 wool",
        "red progress: 2 merchant spy smith",
        "blue progress: bishop intrigue inventor",
        "white progress: wedding saboteur diplomat road-building",
        "orange progress: deserter commercial-harbour master-merchant resource-monopoly",
        options=options | {"victory_points": "15"},
        attacks=1,
    )


def choose(t: Position, rng: Rng) -> int:
    """Any action but talk; the turn is ended seldom while there is something else to do."""
    legal = [int(action) for action in t.legal() if not t.write(action).startswith(TALK)]
    busy = [action for action in legal if t.write(action) != "end"]
    if busy and rng.below(5) > 0:
        legal = busy
    return legal[rng.below(len(legal))]


@pytest.mark.article("cities-and-knights", "knights-secrets")
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seed", range(2))
def test_a_rich_game_stays_sound_and_can_be_imagined(house: str, seed: int) -> None:
    t = rich(HOUSES[house])
    rng = Rng((house, seed))
    for step in range(STEPS):
        if t.actor() == NOBODY:
            return
        t.play(t.deal(rng) if t.actor() == CHANCE else choose(t, rng))
        assert_sound(t)
        assert t.copy().to_bytes() == t.to_bytes()
        if step % LOOK_EVERY == 0 and t.actor() != NOBODY:
            for viewer in (0, 1, 2, 3, NOBODY):
                filled = look(t, viewer).fill(rng)
                assert_sound(filled)
                assert look(filled, viewer).to_bytes() == look(t, viewer).to_bytes()
