"""How the dice fell so far."""

from hexhaven import scene
from hexhaven.record import Entry

from .games import NAMES, played


def test_sums_are_counted_from_two_to_twelve() -> None:
    entries = [Entry(-1, 0, text) for text in ("begins 1", "rolled 1 1", "rolled 6 6", "rolled 5 6", "end")]
    rolls = scene.rolls(entries)
    assert rolls == [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]
    assert rolls.last == [5, 6]


def test_the_event_die_has_no_number() -> None:
    entries = [Entry(-1, 0, text) for text in ("rolled 1 1 ship", "alchemist 3 4", "rolled 3 4 trade")]
    rolls = scene.rolls(entries)
    assert rolls == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert rolls.last == [3, 4]


def test_going_on_is_the_same_as_counting_anew() -> None:
    record = played("dice")
    rolls = scene.rolls([])
    assert (list(rolls), rolls.last) == ([0] * 11, [])
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
    assert moment.scene.rolls == list(rolls)
    assert moment.scene.dice == rolls.last
    assert len(moment.scene.dice) == 2
