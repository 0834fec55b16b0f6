"""A batch: many games between the same bots.

Game number i of a batch depends on the batch's seed and on i, on nothing else: its map, its dice, its bots
and who sits where. So a batch comes out the same with one worker or with many, today or next year.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice, permutations
from math import factorial
from typing import Final

from hexhaven import bots, catalog
from hexhaven.arena.match import Outcome, play_game, play_inside
from hexhaven.arena.seen import Seen
from hexhaven.arena.watch import Watch
from hexhaven.catalog import Setup, SetupError
from hexhaven.core.game import NOBODY, State
from hexhaven.core.ground import Plan
from hexhaven.dealer import commitment, map_rng, seed_from
from hexhaven.record import Record

RANDOM: Final = "random"


@dataclass(frozen=True)
class Batch:
    """What is played: the same for all games, except for what the seed decides."""

    bots: tuple[str, ...]
    games: int
    seed: str
    game: str = "base"
    preset: str | None = None  # None is the game's usual one
    options: dict[str, str] = field(default_factory=dict)
    map: str | None = None  # the id of one of our maps; None is the preset's own, if the game has maps
    map_text: str | None = None  # a map file, instead of an id
    rotate: bool = True  # let the bots change seats from game to game
    quick: bool = False  # play inside the engine: nothing is counted but turns and decisions
    records: bool = False  # write down every game


@dataclass(frozen=True)
class Result:
    """One game of a batch."""

    number: int  # from 0
    seed: bytes
    map: str  # its name; empty in a game without one
    bots: list[str]  # by player
    entrants: list[int]  # by player: which of the batch's bots it was
    outcome: Outcome
    seen: Seen | None = None
    record: str | None = None

    def place(self, player: int) -> int:
        """The player's place in the order of turn; 0 began."""
        return (player - self.outcome.first) % len(self.bots)

    def is_finished(self) -> bool:
        return self.outcome.winner != NOBODY


def check(batch: Batch) -> None:
    """Refuse a batch that cannot be played, with the reason."""
    if batch.games < 1:
        raise SetupError(
            f"at least 1 game must be played, not {batch.games}", "no_games", {"n": str(batch.games)}
        )
    catalog.check_players(catalog.game(batch.game), len(batch.bots))
    for name in batch.bots:
        if name not in bots.names():
            raise catalog.unknown("bot", name, bots.names())
    if batch.quick and set(batch.bots) != {RANDOM}:
        raise SetupError(
            f"only '{RANDOM}' plays inside the engine; leave the quick mode to seat others",
            "quick_bots",
            {"bot": RANDOM},
        )
    if batch.quick and batch.records:
        raise SetupError(
            "games inside the engine leave no records; leave the quick mode to keep some", "quick_records"
        )
    set_up(batch, seed_of(batch, 0))


def play(batch: Batch, number: int) -> Result:
    """Play one game of a batch."""
    seed = seed_of(batch, number)
    setup = set_up(batch, seed)
    entrants = seating(batch, number)
    names = [batch.bots[entrant] for entrant in entrants]
    if batch.quick:
        return Result(number, seed, setup.map_name, names, entrants, play_inside(setup, seed))
    players = [bots.make(name, bot_seed(seed, player)) for player, name in enumerate(names)]
    watch, moves = Watch(), Moves()
    outcome = play_game(setup, players, seed, [watch, moves] if batch.records else [watch])
    record = write_record(setup, names, seed, moves) if batch.records else None
    return Result(number, seed, setup.map_name, names, entrants, outcome, watch.counted(), record)


def seed_of(batch: Batch, number: int) -> bytes:
    return seed_from(f"batch {batch.seed} game {number}")


def bot_seed(seed: bytes, player: int) -> int:
    """A seed of its own for each bot, from which the dice cannot be guessed."""
    return int.from_bytes(hashlib.sha256(b"bot %d " % player + seed).digest()[:8], "big")


def seating(batch: Batch, number: int) -> list[int]:
    """Which of the batch's bots sits where.

    n bots take turns on the n seats; after n games their order around the table changes too. n! games in a
    row show every seating once.
    """
    n = len(batch.bots)
    if not batch.rotate:
        return list(range(n))
    round, turn = divmod(number, n)
    others = next(islice(permutations(range(1, n)), round % factorial(n - 1), None))
    order = [0, *others]
    return order[n - turn :] + order[: n - turn]


def set_up(batch: Batch, seed: bytes) -> Setup:
    map = batch.map if batch.map_text is None else layout_of(batch.game, batch.map_text)
    return catalog.prepare(map_rng(seed), batch.game, len(batch.bots), batch.preset, batch.options, map)


@lru_cache(maxsize=8)
def layout_of(game: str, text: str) -> Plan:
    return catalog.game(game).maps.plan(text)


class Moves:
    """An observer that notes every action."""

    def begin(self, state: State) -> None:
        self.made: list[tuple[int, int]] = []

    def saw(self, state: State, player: int, action: int) -> None:
        self.made.append((player, action))


def write_record(setup: Setup, names: Sequence[str], seed: bytes, moves: Moves) -> str:
    """The text of a game's record, with its seed and the commitment to it."""
    record = Record(setup, list(names), commitment(seed), seed)
    for player, action in moves.made:
        record.play(action, player)
    return record.write()
