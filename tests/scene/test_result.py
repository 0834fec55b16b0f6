"""What came out of a game."""

from collections import Counter

import pytest

from hexhaven import scene
from hexhaven.core.game import NOBODY
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CARD_NAMES, KINDS
from hexhaven.record import Record
from hexhaven.wire.rest import Summary
from hexhaven.wire.table import TableInfo

from .games import moments, played

WORDS = ["result 1", "result 2", "result 3"]
every_game = pytest.mark.parametrize("word", WORDS)

INFO = TableInfo(
    id="t", title="A table", game="base", game_name="The base game", preset="neu2003", options={},
    map="base-variable", seats=[], status="over", public=False, clock=None, take_back=True, hints=True,
    stand_in="anybody", guided=False, spectators=0, commitment="", seed=None,
    result=None, rematch=None, created=0, round=0,
)  # fmt: skip


def summary(record: Record, language: str = "en") -> Summary:
    return scene.summary(language, record, INFO, 25)


@every_game
def test_dice_are_all_counted(word: str) -> None:
    record = played(word)
    rolled = [sum(map(int, entry.text.split()[1:])) for entry in record.entries if entry.text[:6] == "rolled"]
    found = summary(record)
    assert found.rolls == [rolled.count(n) for n in range(2, 13)]
    assert dict(enumerate(found.rolls, 2)) == {n: scene.rolls(record.entries)[n] for n in range(2, 13)}
    assert sum(found.expected) == pytest.approx(len(rolled))
    assert found.expected[5] == pytest.approx(len(rolled) / 6)
    assert (found.minutes, found.names, found.info) == (25, record.names, INFO)


@every_game
def test_points_by_round_end_with_the_result(word: str) -> None:
    record = played(word)
    found = summary(record)
    assert len(found.points) == found.rounds + 1
    assert found.points[0] == [2, 2, 2, 2]  # two settlements each
    assert found.points[-1] == record.state.points()
    assert found.points[-1][int(record.state.winner())] >= 10
    for earlier, later in zip(found.points, found.points[1:], strict=False):
        assert all(later[player] - earlier[player] >= -4 for player in range(4))  # awards may be lost


@every_game
def test_every_source_of_cards_has_a_name(word: str) -> None:
    record = played(word)
    english, german = summary(record), summary(record, "de")
    assert (english.sources["theft"], german.sources["theft"]) == ("robber", "Räuber")
    assert list(english.sources) == list(german.sources)
    assert all(set(gained) == set(english.sources) for gained in english.gained)


@every_game
def test_cards_are_neither_made_nor_lost(word: str) -> None:
    """What was gained, less what was spent, discarded, given and stolen, is in hand at the end."""
    record = played(word)
    found = summary(record)
    spent = [0] * 4
    for _, entry, before in moments(record):
        assert isinstance(before, Position)
        after = before.copy()
        after.apply(entry.action, entry.player)
        old, new = bytes(before.hands), bytes(after.hands)
        for i, (then, now) in enumerate(zip(old, new, strict=True)):
            spent[i // KINDS] += max(0, then - now)
    state = record.state
    assert isinstance(state, Position)
    for player in range(4):
        assert sum(found.gained[player].values()) - spent[player] == state.hand_size[player]
        assert sum(found.produced[player].values()) == found.gained[player]["production"]
        assert list(found.produced[player]) == list(CARD_NAMES)


@every_game
def test_trades_are_told_from_one_side_and_balance(word: str) -> None:
    record = played(word)
    found = summary(record)
    verbs = Counter(entry.text.split()[0] for entry in record.entries)
    with_bank = [trade for trade in found.trades if trade.b == -1]
    assert len(with_bank) == verbs["bank"]
    assert len(found.trades) == verbs["bank"] + verbs["trade"]
    for trade in found.trades:
        assert 1 <= trade.round <= found.rounds
        assert sum(trade.gave.values()) >= 1
        assert sum(trade.got.values()) >= 1
        assert trade.gave.keys().isdisjoint(trade.got)
    for player in range(4):
        bought = sum(sum(trade.got.values()) for trade in with_bank if trade.a == player)
        assert bought == found.gained[player]["bank"]
        between = [trade for trade in found.trades if trade.b >= 0]
        got = sum(sum(trade.got.values()) for trade in between if trade.a == player)
        got += sum(sum(trade.gave.values()) for trade in between if trade.b == player)
        assert got == found.gained[player]["trade"]


@every_game
def test_robberies_are_counted_by_thief_and_victim(word: str) -> None:
    record = played(word)
    found = summary(record)
    assert sum(each.cards for each in found.robberies) == sum(
        entry.text.startswith("stole") for entry in record.entries
    )
    for player in range(4):
        stolen = sum(each.cards for each in found.robberies if each.thief == player)
        assert stolen == found.gained[player]["theft"]
    assert all(each.thief != each.victim for each in found.robberies)


@every_game
def test_the_turning_points_are_few_in_order_and_end_with_the_victory(word: str) -> None:
    record = played(word)
    english, german = summary(record).turning_points, summary(record, "de").turning_points
    assert 1 <= len(english) <= 8
    assert [event.number for event in english] == sorted({event.number for event in english})
    assert [event.number for event in english] == [event.number for event in german]
    assert english[-1].number == len(record.entries)
    assert english[-1].article == "end-of-game"
    assert all(event.story for event in english)
    assert english[0].story != german[0].story


def test_awards_that_change_hands_are_turning_points() -> None:
    taken = []
    for word in WORDS:
        record = played(word)
        numbers = {event.number for event in summary(record).turning_points}
        for number, entry, before in moments(record):
            assert isinstance(before, Position)
            after = before.copy()
            after.apply(entry.action, entry.player)
            if before.longest_road not in (NOBODY, after.longest_road):
                taken.append(number in numbers)
    assert taken
    assert all(taken)


def test_a_game_on_the_beginners_map_has_its_start_as_round_zero() -> None:
    for who in ("oldest", "dice"):
        record = played("beginners", options=(f"first_player={who}",), map="base-beginner")
        found = summary(record)
        assert found.points[0] == [2, 2, 2, 2]
        assert len(found.points) == found.rounds + 1
        assert sum(sum(each.values()) for each in found.produced) > 12  # the first cards among them
