"""Batches: the same seed gives the same games, however they are played."""

import multiprocessing
import os
import pickle
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

import hexhaven
from hexhaven import bots
from hexhaven.arena import Batch, GameFailed, WorkerLost, run
from hexhaven.arena.batch import check, play, seating, seed_of
from hexhaven.arena.workers import chunks
from hexhaven.catalog import SetupError
from hexhaven.core.game import Action, View
from hexhaven.games.island.rules.map import Map
from hexhaven.games.island.rules.maps.model import MapError
from hexhaven.record import read_record, verify

from .games import BATCHES, MIXED, QUICK, SHORT, digest, played

# The same on every machine, compiled or not. Where a change is meant to change games, `show_digests` of
# `games.py` tells the new values.
GOLDEN = {
    "SHORT": "9832b38db6bf2025", "QUICK": "b0cca65d366b2513", "KNIGHTS": "708cd6dfd118e0a8",
    "DUEL": "40e320a852bd48c1", "MAGIC": "2e3b248d05139211",
}  # fmt: skip


@pytest.mark.parametrize("name", list(GOLDEN))
def test_a_batch_is_the_same_everywhere(name: str) -> None:
    assert digest(played(name)) == GOLDEN[name]


def test_the_number_of_workers_changes_nothing() -> None:
    assert digest(run(SHORT, workers=2)) == digest(played("SHORT"))


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_the_hash_seed_of_python_changes_nothing(hash_seed: str) -> None:
    assert digests_elsewhere(sys.path, hash_seed) == [digest(played(name)) for name in BATCHES]


@pytest.mark.skipif(not hexhaven.compiled, reason="this is the plain engine")
def test_the_plain_engine_plays_the_same_games() -> None:
    plain = str(Path(__file__).parents[2] / "src")
    assert digests_elsewhere([plain, *sys.path]) == [digest(played(name)) for name in BATCHES]


def digests_elsewhere(path: list[str], hash_seed: str = "0") -> list[str]:
    """The digests of all batches, played in a process of its own."""
    code = f"from {digest.__module__} import show_digests; show_digests()"
    env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(path)}
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return told.stdout.split()


def test_a_game_depends_on_its_number_alone() -> None:
    assert play(replace(SHORT, games=1000), 2) == played("SHORT")[2]


def test_other_seeds_give_other_games() -> None:
    assert seed_of(SHORT, 0) != seed_of(SHORT, 1) != seed_of(replace(SHORT, seed="quay"), 1)


def test_results_come_in_order_and_in_full() -> None:
    assert [result.number for result in run(replace(QUICK, games=7), workers=2)] == list(range(7))


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (7, 2), (100, 3), (1000, 64)])
def test_chunks_hold_every_game_once(games: int, workers: int) -> None:
    parts = list(chunks(replace(SHORT, games=games), workers))
    assert [number for part in parts for number in part] == list(range(games))


# --- seats --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seatings"), [(2, 2), (3, 6), (4, 24)])
def test_bots_take_every_seating_equally_often(players: int, seatings: int) -> None:
    batch = Batch(("random",) * players, 1, "seats")
    seen = Counter(tuple(seating(batch, number)) for number in range(2 * seatings))
    assert len(seen) == seatings
    assert set(seen.values()) == {2}


def test_n_games_bring_every_bot_to_every_seat() -> None:
    for start in range(0, 24, 4):
        tables = [seating(SHORT, start + i) for i in range(4)]
        assert all(sorted(seat) == [0, 1, 2, 3] for seat in zip(*tables, strict=True))


def test_bots_may_keep_their_seats() -> None:
    assert seating(replace(SHORT, rotate=False), 3) == [0, 1, 2, 3]


# --- what is refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"games": 0}, "at least 1 game"),
        ({"bots": ("random",) * 5}, "2 to 4 players, not 5"),
        ({"bots": ("random",)}, "2 to 4 players, not 1"),
        ({"bots": ("random", "gredy")}, "no bot 'gredy': did you mean 'greedy'"),
        ({"preset": "mdern"}, "did you mean 'modern'"),
        ({"options": {"trade_lw": "free"}}, "did you mean 'trade_law'"),
        ({"bots": ("random", "greedy"), "quick": True}, "only 'random'"),
        ({"quick": True, "records": True}, "no records"),
    ],
)
def test_a_batch_that_cannot_be_played_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        check(replace(SHORT, **change))  # type: ignore[arg-type]


def test_an_unknown_map_is_refused() -> None:
    with pytest.raises(MapError, match="did you mean 'base-variable'"):
        check(replace(SHORT, map="base-varible"))


def test_a_negative_number_of_workers_is_refused() -> None:
    with pytest.raises(SetupError, match="-1 workers"):
        run(SHORT, workers=-1)


# --- what goes wrong ----------------------------------------------------------------------------------


class Broken(bots.Bot):
    def choose(self, view: View) -> Action:
        raise ZeroDivisionError("no idea")


def test_an_error_says_in_which_game_it_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "make", lambda name, seed: Broken())
    with pytest.raises(GameFailed, match="game 0 of seed 'harbour' failed: no idea"):
        list(run(SHORT))


def test_an_error_passes_from_process_to_process() -> None:
    assert str(pickle.loads(pickle.dumps(GameFailed("game 3 failed")))) == "game 3 failed"


def test_a_killed_worker_is_noticed() -> None:
    results = run(replace(SHORT, games=400), workers=2)
    next(results)
    for worker in multiprocessing.active_children():
        worker.kill()
    with pytest.raises(WorkerLost, match="killed from outside"):
        list(results)


def test_leaving_the_loop_stops_the_workers() -> None:
    results = run(replace(SHORT, games=10_000), workers=2)
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


# --- maps and records ---------------------------------------------------------------------------------


def test_a_map_file_is_drawn_anew_for_each_game() -> None:
    text = files("hexhaven.games.island").joinpath("maps", "base-variable.toml").read_text("utf-8")
    batch = replace(SHORT, games=2, records=True, map_text=text)
    records = [read_record(result.record or "") for result in run(batch)]
    first, second = (record.setup.map for record in records)
    assert isinstance(first, Map)
    assert isinstance(second, Map)
    assert bytes(first.land.terrain) != bytes(second.land.terrain)
    assert [verify(record) for record in records] == [[], []]


def test_records_can_be_verified_and_tell_the_same_game() -> None:
    result = play(replace(MIXED, records=True), 1)
    record = read_record(result.record or "")
    assert verify(record) == []
    assert record.names == result.bots
    assert record.state.winner() == result.outcome.winner
    assert replace(result, record=None) == played("MIXED")[1]
