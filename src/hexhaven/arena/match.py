"""One game between bots, from the first throw of the dice to the last point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from hexhaven import catalog
from hexhaven.arena.layer import play_out, turns_of
from hexhaven.bots import Bot, Hearing, tell
from hexhaven.catalog import Setup
from hexhaven.core.game import CHANCE, NOBODY, Action, State
from hexhaven.core.rng import Rng
from hexhaven.dealer import Dealer

# Even random players need about a tenth of this; whoever needs more is going round in circles.
MOST_DECISIONS: Final = 200_000


@dataclass(frozen=True)
class Outcome:
    """How a game went. The winner is NOBODY if it was broken off."""

    winner: int
    first: int  # who began
    points: list[int]
    turns: int
    decisions: int  # choices of players; chance is not counted


class Observer(Protocol):
    """Somebody who looks on and sees everything, the hidden cards included."""

    def begin(self, state: State) -> None:
        """The board is laid out."""

    def saw(self, state: State, player: int, action: int) -> None:
        """A player, or CHANCE, has acted; the state is the one after it."""


def play_game(
    setup: Setup, bots: Sequence[Bot], seed: bytes,
    observers: Sequence[Observer] = (), limit: int = MOST_DECISIONS,
) -> Outcome:  # fmt: skip
    """Let bots play a game whose dice and draws come from the seed; `bots[p]` is player p.

    Every action goes through the checked door, so a bot that breaks a rule raises IllegalAction.
    """
    state = catalog.start(setup)
    dealer = Dealer(seed)
    hearing = Hearing(state)
    for player, bot in enumerate(bots):
        bot.begin(player)
    for observer in observers:
        observer.begin(state)
    first, decisions = NOBODY, 0
    while decisions < limit:
        actor = int(state.actor())
        if actor == NOBODY:
            break
        if actor == CHANCE:
            act(state, dealer.draw(state), CHANCE, observers)
            continue
        first = actor if decisions == 0 else first
        action = bots[actor].choose(state.view(actor))
        is_heard = hearing.is_heard(state, action)
        act(state, action, actor, observers)
        if is_heard:
            tell(bots, actor, action)
        decisions += 1
    return outcome(state, first, decisions)


def act(state: State, action: Action, player: int, observers: Sequence[Observer]) -> None:
    state.play(action, player)
    for observer in observers:
        observer.saw(state, player, action)


def play_inside(setup: Setup, seed: bytes, limit: int = MOST_DECISIONS) -> Outcome:
    """Let players who act at random play inside the engine: quick, and nobody looks on.

    Dice and choices come from one stream of the seed, so this is another game than `play_game` plays.
    """
    state = catalog.start(setup)
    rng = Rng(f"playout {seed.hex()}")
    while state.actor() == CHANCE:
        state.apply(state.deal(rng), CHANCE)
    first = int(state.actor())
    return outcome(state, first, play_out(state, rng, limit))


def outcome(state: State, first: int, decisions: int) -> Outcome:
    return Outcome(int(state.winner()), first, state.points(), turns_of(state), decisions)
