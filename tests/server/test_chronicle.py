"""What was told is kept, and is the same as if it were told anew."""

import msgspec
import pytest

from hexhaven import scene
from hexhaven.core.game import NOBODY
from hexhaven.record import Record
from hexhaven.server.chronicle import PAGE, Chronicle, Ear, Told, tell_aside
from hexhaven.server.game import Game
from server.long_games import golden

GAMES = ["modern", "knights-classic", "duel-base"]
EARS = [Ear(0, "en"), Ear(1, "de"), Ear(NOBODY, "en")]
LENGTH = 3 * PAGE + 10


def played(name: str, entries: int) -> Game:
    """A game of which so much has been played."""
    whole = golden(name)
    game = Game(Record(whole.setup, whole.names, whole.commitment, whole.seed))
    play(game, name, entries)
    return game


def play(game: Game, name: str, entries: int) -> None:
    for entry in golden(name).entries[len(game.record.entries) : entries]:
        game.record.play(entry.action, entry.player)


def fresh(game: Game, ear: Ear) -> bytes:
    return msgspec.json.encode(scene.log(ear.language, game.record, ear.viewer))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("ear", EARS)
def test_what_is_kept_is_what_would_be_told(name: str, ear: Ear) -> None:
    game = played(name, 5)
    for entries in (5, PAGE - 1, PAGE, PAGE + 1, 2 * PAGE, LENGTH):
        play(game, name, entries)
        assert bytes(game.chronicle.whole(ear)) == fresh(game, ear)


@pytest.mark.parametrize("ear", EARS)
def test_news_is_the_end_of_it(ear: Ear) -> None:
    game = played("duel-base", LENGTH)
    for kept in (0, 1, PAGE - 1, PAGE, PAGE + 1, LENGTH - 1, LENGTH):
        told = b"[" + b",".join(map(bytes, game.chronicle.events(ear, kept))) + b"]"
        assert told == msgspec.json.encode(scene.log(ear.language, game.record, ear.viewer)[kept:])


@pytest.mark.parametrize("ear", EARS)
def test_what_was_told_aside_is_the_same(ear: Ear) -> None:
    game = played("knights-classic", LENGTH)
    header = Record(game.record.setup, game.record.names, game.record.commitment, game.record.seed).write()
    told = tell_aside(header.encode(), game.record.entries, ear)
    assert b"[" + b",".join(told.lines(0)) + b"]" == fresh(game, ear)


@pytest.mark.parametrize("keep", [LENGTH - 1, 3 * PAGE, 3 * PAGE - 1, PAGE + 5])
def test_what_was_taken_back_is_forgotten(keep: int) -> None:
    ear, late = EARS[0], EARS[1]
    game = played("modern", PAGE + 2)
    game.chronicle.whole(late)
    play(game, "modern", LENGTH)
    game.chronicle.whole(ear)
    again = played("modern", keep)
    again.chronicle.take_over(game.chronicle)
    play(again, "modern", LENGTH + 20)
    for each in (ear, late):
        assert bytes(again.chronicle.whole(each)) == fresh(again, each)


def test_a_full_page_takes_little_room() -> None:
    game = played("duel-base", LENGTH)
    chronicle = Chronicle(game.record)
    whole = bytes(chronicle.whole(EARS[0]))
    told: Told = chronicle.told[EARS[0]]
    assert len(told.pages) == 3
    assert sum(map(len, told.pages)) < len(whole) / 4
