"""Games between bots, small enough to read what happens in them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, cast

from hexhaven import catalog
from hexhaven.bots import Bot, Hearing, make, tell
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position

MOST_DECISIONS = 20_000  # a greedy game takes about 600, one with random players about 1500

Watch: TypeAlias = Callable[[Position, int, int], None]


def new_game(
    seed: object, players: int = 4, preset: str = "neu2003",
    options: Mapping[str, str] | None = None, map: str | None = None, game: str = "base",
) -> Position:  # fmt: skip
    setup = catalog.prepare(Rng(("island", seed)), game, players, preset, options, map)
    return cast(Position, catalog.start(setup))


def seat(names: Sequence[str], seed: object) -> list[Bot]:
    """A bot for every seat, each with a seed of its own."""
    return [make(name, (seed, player)) for player, name in enumerate(names)]


def play(p: Position, bots: Sequence[Bot], seed: object, watch: Watch | None = None) -> Position:
    """Let the bots play to the end; `watch` sees every action of a player before it is carried out."""
    rng = Rng(("dice", seed))
    hearing = Hearing(p)
    for player, bot in enumerate(bots):
        bot.begin(player)
    for _ in range(MOST_DECISIONS):
        actor = int(p.actor())
        if actor == NOBODY:
            return p
        if actor == CHANCE:
            p.apply(p.deal(rng))
            continue
        action = int(bots[actor].choose(p.view(actor)))
        if watch is not None:
            watch(p, actor, action)
        is_heard = hearing.is_heard(p, action)
        p.apply(action, actor)
        if is_heard:
            tell(bots, actor, action)
    raise AssertionError(f"no end after {MOST_DECISIONS} actions")


def decisions(p: Position, bots: Sequence[Bot], seed: object) -> list[str]:
    """Everything the bots decide in a game, as texts."""
    texts: list[str] = []
    play(p, bots, seed, lambda p, actor, action: texts.append(f"{actor} {p.write(action)}"))
    return texts


def digest(texts: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def rotated(names: Sequence[str], by: int) -> list[str]:
    """The same names some seats further on."""
    return [names[(i - by) % len(names)] for i in range(len(names))]


def wins(names: Sequence[str], games: int, **setup: object) -> int:
    """How many games the bot named first wins, in seats that change from game to game."""
    won = 0
    for g in range(games):
        hero = g % len(names)
        p = new_game(g, len(names), **setup)  # type: ignore[arg-type]
        play(p, seat(rotated(names, hero), g), g, assert_legal)
        won += p.winner() == hero
    return won


def assert_legal(p: Position, actor: int, action: int) -> None:
    refusal = p.why_not(action, actor)
    assert refusal is None, f"{p.write(action)}: {refusal}"
