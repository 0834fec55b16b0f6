"""The card game in the arena: batches, records, counts and rows."""

from collections import Counter
from dataclasses import replace

from hexhaven.arena import Batch, Result, play
from hexhaven.arena.export import row
from hexhaven.arena.match import play_inside
from hexhaven.catalog import complete, game, prepare
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.dealer import map_rng
from hexhaven.games.duel.manifest import card_rules
from hexhaven.games.duel.statistics import SOURCE_OF, SOURCES
from hexhaven.record import Record, read_record, verify

# Where both may trade as they like, random players take long.
DUELS = Batch(("random", "random"), 1, "ravens", game="duel", options={"player_trade": "off"}, records=True)


def played() -> tuple[Result, Record]:
    result = play(DUELS, 0)
    return result, read_record(result.record or "")


def test_a_duel_is_recorded_verified_and_counted() -> None:
    result, record = played()
    assert (result.map, record.setup.map) == ("", None)
    assert verify(record) == []
    assert record.state.points() == result.outcome.points
    assert max(result.outcome.points) >= 12
    check_counts(result, record)
    check_row(result)


def check_counts(result: Result, record: Record) -> None:
    """The counts are those of the record."""
    seen = result.seen
    assert seen is not None
    texts = [entry.text.split() for entry in record.entries]
    rolls = Counter(int(words[1]) for words in texts if words[0] == "rolled")
    assert sum(seen.dice) > 0
    assert all(counted <= rolls[number] for number, counted in enumerate(seen.dice, 1))
    done = Counter(
        (entry.player, entry.text.split()[0]) for entry in record.entries if entry.player != CHANCE
    )
    assert {(p, verb): n for verb, counts in seen.did.items() for p, n in enumerate(counts) if n} == done
    assert seen.gained["start"] == [[1] * 6, [1] * 6]
    assert all(sum(cards) > 10 for cards in seen.gained["production"])
    assert result.outcome.turns == sum(seen.did["roll"])


def check_row(result: Result) -> None:
    cells = row(result)
    assert [name for name in cells if name.startswith("dice_")] == [f"dice_{n}" for n in range(1, 7)]
    assert {"p0_knight_token", "p1_windmill_token", "p0_production_gold"} <= set(cells)


def test_a_quick_duel_is_the_same_every_time() -> None:
    quick = replace(DUELS, records=False, quick=True)
    first, again = play(quick, 0), play(quick, 0)
    assert first == again
    assert first.is_finished()


def test_a_tournament_game_that_nobody_can_win_is_broken_off() -> None:
    """With decks that were chosen at random there may be too few points to be won."""
    setup = prepare(map_rng(b"tournament"), "duel", 2, "tournament", DUELS.options)
    outcome = play_inside(setup, b"tournament", 1500)
    assert (outcome.winner, outcome.decisions) == (NOBODY, 1500)
    assert max(outcome.points) < 13


def test_every_source_of_resources_is_a_verb_of_the_game() -> None:
    verbs = {
        verb.name for verb in card_rules(game("duel"), complete(game("duel"), "wizards-dragons", {})).verbs
    }
    assert set(SOURCE_OF) <= verbs
    assert set(SOURCE_OF.values()) <= set(SOURCES)
