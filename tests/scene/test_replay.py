"""A game once more: its moments, and its dice."""

import hashlib
import hmac

import pytest

from hexhaven import scene
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.record import Record
from hexhaven.wire.rest import Draw

from .games import board, encoded, played


@pytest.mark.parametrize("viewer", [1, NOBODY, CHANCE])
def test_frames_are_the_moments_of_the_game(viewer: int) -> None:
    record = played("replay")
    frames = scene.frames("de", record, viewer, 0, len(record.entries) + 1)
    assert len(frames) == len(record.entries) + 1
    assert frames[0].event is None
    assert [frame.event for frame in frames[1:]] == scene.log("de", record, viewer)
    for number in range(0, len(frames), 50):
        state = record.state_after(number)
        rolls = scene.rolls(record.entries[:number])
        seen = scene.look("de", state, viewer, record.names, number=number, entries=number, rolls=rolls)
        seen.choices, seen.tools, seen.talk = [], [], []  # nobody acts in a replay
        assert encoded(frames[number].moment) == encoded(seen)
    assert frames[-1].moment.over


@pytest.mark.parametrize(
    ("first", "count", "n"), [(0, 10, 10), (37, 5, 5), (-3, 4, 4), (10_000, 5, 0), (4, 0, 0)]
)
def test_a_stretch_of_a_game(first: int, count: int, n: int) -> None:
    record = played("replay")
    whole = scene.frames("en", record, NOBODY, 0, 100)
    stretch = scene.frames("en", record, NOBODY, first, count)
    assert len(stretch) == n
    assert stretch == whole[max(0, first) : max(0, first) + n]


def test_the_last_frame_is_reached_and_not_passed() -> None:
    record = played("replay")
    end = len(record.entries)
    assert [frame.moment.number for frame in scene.frames("en", record, NOBODY, end - 1, 10)] == [
        end - 1,
        end,
    ]


def test_dice_lie_as_they_were_rolled() -> None:
    record = played("replay")
    for frame in scene.frames("en", record, NOBODY, 0, 200):
        rolled = [entry.text for entry in record.entries[: frame.moment.number] if entry.text[:6] == "rolled"]
        expected = [int(die) for die in rolled[-1].split()[1:]] if rolled else []
        assert board(frame.moment).dice == expected
        assert sum(board(frame.moment).rolls) == len(rolled)


# --- draws -------------------------------------------------------------------------------------------


def drawn_again(seed: bytes, index: int, draw: Draw) -> str:
    """The formula of the dealer, written down anew as a browser has to."""
    total = sum(outcome.weight for outcome in draw.outcomes)
    fair = 2**256 - 2**256 % total
    attempt = 0
    while True:
        digest = hmac.new(seed, f"{index} {attempt}".encode(), hashlib.sha256).digest()
        number = int.from_bytes(digest, "big")
        if number < fair:
            break
        attempt += 1
    pick = number % total
    for outcome in draw.outcomes:
        pick -= outcome.weight
        if pick < 0:
            return outcome.text
    raise AssertionError


@pytest.mark.parametrize("word", ["draws 1", "draws 2"])
def test_every_draw_can_be_drawn_again_from_what_is_sent(word: str) -> None:
    record = played(word)
    draws = scene.draws(record)
    seed = bytes.fromhex(draws.seed)
    assert draws.finding == "good"
    assert draws.commitment == hashlib.sha256(seed).hexdigest()
    assert len(draws.draws) == sum(entry.player == CHANCE for entry in record.entries)
    for index, draw in enumerate(draws.draws):
        assert drawn_again(seed, index, draw) == draw.text == record.entries[draw.number - 1].text


def test_a_changed_die_is_found() -> None:
    record = played("draws 1")
    changed = Record(record.setup, record.names, record.commitment, record.seed)
    for entry in record.entries:
        other = "rolled 1 1" if entry.text != "rolled 1 1" else "rolled 1 2"
        if entry.text.startswith("rolled"):
            changed.do(other, CHANCE)
            break
        changed.do(entry.text, entry.player)
    assert scene.draws(changed).finding == "wrong_dice"


def test_a_game_without_a_seed_says_so() -> None:
    record = played("draws 1")
    assert scene.draws(Record(record.setup, record.names)).finding == "no_seed"
    assert scene.draws(Record(record.setup, record.names)).seed == ""
