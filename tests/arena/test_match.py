"""One game between bots, and what an onlooker counts."""

from collections import Counter
from itertools import chain
from typing import cast

import pytest

from hexhaven import catalog
from hexhaven.arena.batch import Moves, play, seed_of, set_up
from hexhaven.arena.layer import sources_of
from hexhaven.arena.match import play_game, play_inside
from hexhaven.arena.seen import Seen
from hexhaven.arena.watch import Watch
from hexhaven.bots import Bot, make
from hexhaven.core.facts import SOURCES as NAMED
from hexhaven.core.game import CHANCE, NOBODY, Action, IllegalAction, View
from hexhaven.core.rng import Rng
from hexhaven.dealer import seed_from
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CARD_NAMES
from hexhaven.games.island.statistics import SUMS
from hexhaven.record import Entry, Record

from .games import SHORT

SEED = seed_from("match")
TRADING = catalog.prepare(Rng(1), players=3, preset="modern")


class Cheat(Bot):
    """Ends the turn, whatever the game asks for."""

    def choose(self, view: View) -> Action:
        return view.seen.read("end")


@pytest.fixture(scope="module")
def watched() -> tuple[Record, Seen]:
    """A game with trade between players, written down twice: as a record and as counts."""
    watch, moves = Watch(), Moves()
    play_game(TRADING, [make("random", i) for i in range(3)], SEED, [watch, moves])
    record = Record(TRADING, ["a", "b", "c"])
    for player, action in moves.made:
        record.play(action, player)
    return record, watch.seen()


def words(record: Record, verb: str) -> list[tuple[Entry, list[str]]]:
    return [(entry, entry.text.split()) for entry in record.entries if entry.text.split()[0] == verb]


def test_the_counted_dice_are_those_of_the_record(watched: tuple[Record, Seen]) -> None:
    record, seen = watched
    sums = Counter(int(text[1]) + int(text[2]) for _, text in words(record, "rolled"))
    assert seen.dice == [sums[total] for total in SUMS]


def test_the_counted_actions_are_those_of_the_record(watched: tuple[Record, Seen]) -> None:
    record, seen = watched
    done = Counter(
        (entry.player, entry.text.split()[0]) for entry in record.entries if entry.player != CHANCE
    )
    assert {(p, verb): n for verb, counts in seen.did.items() for p, n in enumerate(counts) if n} == done
    assert "rolled" not in seen.did


def test_the_counted_cards_are_those_of_the_record(watched: tuple[Record, Seen]) -> None:
    """The texts say what was taken from the bank and what was stolen; the counts agree."""
    record, seen = watched
    bank = Counter((entry.player, text[3]) for entry, text in words(record, "bank"))
    stolen = Counter(text[1] for _, text in words(record, "stole"))
    for i, card in enumerate(CARD_NAMES):
        assert [cards[i] for cards in seen.gained["bank"]] == [bank[player, card] for player in range(3)]
        assert sum(cards[i] for cards in seen.gained["theft"]) == stolen[card]


def test_the_production_is_what_the_bank_paid_for_it(watched: tuple[Record, Seen]) -> None:
    record, seen = watched
    paid = [0] * len(CARD_NAMES)
    before: list[int] = []
    verb = ""
    for entry, state in chain(record.steps(), [(Entry(CHANCE, 0, "over"), record.state)]):
        bank = [int(n) for n in cast(Position, state).bank]
        if verb in ("begins", "found", "rolled"):
            paid = [total + a - b for total, a, b in zip(paid, before, bank, strict=False)]
        before, verb = bank, entry.text.split()[0]
    assert [sum(cards[i] for cards in seen.gained["production"]) for i in range(len(CARD_NAMES))] == paid


def test_every_source_of_cards_is_one_that_facts_name() -> None:
    for game in ("base", "knights"):
        assert set(sources_of(catalog.start(catalog.prepare(Rng(1), game)))) <= set(NAMED)


def test_beginners_start_with_cards_from_production() -> None:
    setup = catalog.prepare(Rng(1), players=4, map="base-beginner", options={"first_player": "oldest"})
    watch = Watch()
    play_game(setup, [make("random", i) for i in range(4)], SEED, [watch], limit=1)
    assert [sum(cards) for cards in watch.seen().gained["production"]] == [3, 3, 3, 3]


def test_a_game_says_who_began_and_who_won() -> None:
    o = play(SHORT, 0).outcome
    assert o.points[o.winner] >= 10
    assert 0 <= o.first < 4
    assert 0 < o.turns < o.decisions


def test_a_game_that_goes_on_too_long_is_broken_off() -> None:
    o = play_game(TRADING, [make("random", i) for i in range(3)], SEED, limit=10)
    assert (o.winner, o.decisions) == (NOBODY, 10)


def test_a_bot_that_breaks_a_rule_is_stopped() -> None:
    with pytest.raises(IllegalAction, match="'end' is not allowed"):
        play_game(TRADING, [Cheat(), Cheat(), Cheat()], SEED)


def test_games_inside_the_engine_are_whole_games() -> None:
    seed = seed_of(SHORT, 0)
    o = play_inside(set_up(SHORT, seed), seed)
    assert o.points[o.winner] >= 10
    assert 0 <= o.first < 4
    assert o == play_inside(set_up(SHORT, seed), seed)
