"""How the dice fell so far."""

from hexhaven import scene
from hexhaven.record import Entry

from .games import NAMES, board, played


def test_sums_are_counted() -> None:
    entries = [Entry(-1, 0, text) for text in ("begins 1", "rolled 1 1", "rolled 6 6", "rolled 5 6", "end")]
    rolls = scene.rolls(entries)
    assert rolls == {2: 1, 11: 1, 12: 1}
    assert rolls.last == [5, 6]


def test_the_event_die_has_no_number() -> None:
    entries = [Entry(-1, 0, text) for text in ("rolled 1 1 ship", "alchemist 3 4", "rolled 3 4 trade")]
    rolls = scene.rolls(entries)
    assert rolls == {2: 1, 7: 1}
    assert rolls.last == [3, 4]


def test_one_die_is_its_own_sum() -> None:
    rolls = scene.rolls([Entry(-1, 0, "rolled 1 brigands"), Entry(-1, 0, "rolled 6 event-card")])
    assert rolls == {1: 1, 6: 1}
    assert rolls.last == [6]


def test_going_on_is_the_same_as_counting_anew() -> None:
    record = played("dice")
    rolls = scene.rolls([])
    assert (dict(rolls), rolls.last) == ({}, [])
    for number, entry in enumerate(record.entries, 1):
        scene.add_roll(rolls, entry)
        if number % 100 == 0:
            assert rolls == scene.rolls(record.entries[:number])
            assert rolls.last == scene.rolls(record.entries[:number]).last
    assert rolls == scene.rolls(record.entries)


def test_a_moment_shows_them() -> None:
    record = played("dice")
    rolls = scene.rolls(record.entries)
    moment = scene.look("en", record.state, 0, NAMES, number=1, entries=2, rolls=rolls)
    assert board(moment).rolls == [rolls[total] for total in range(2, 13)]
    assert board(moment).dice == rolls.last
    assert len(board(moment).dice) == 2
