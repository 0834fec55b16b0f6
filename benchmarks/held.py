"""Count the cards that bots hold when a seven comes, and the buildings they leave unbuilt.

Everybody at the table is the same bot. A building is left if the turn ends although one trade with the bank
would have paid for a settlement or a city (in Cities & Knights also for a level of a field).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from rich.console import Console
from rich.progress import track
from rich.table import Table

from hexhaven.arena.batch import Batch, bot_seed, seed_of, set_up
from hexhaven.arena.match import play_game
from hexhaven.arena.statistics import wilson
from hexhaven.bots import Bot, make, names
from hexhaven.core.actions import VERB_MASK
from hexhaven.core.game import CHANCE, State
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.robber import safe_hand
from hexhaven.games.island.rules.state import Position

BUILDINGS = ("settlement", "city", "improve")
SEVEN = 7


@dataclass
class Tally:
    """What was counted, over all seats that are watched."""

    sevens: int = 0  # hands that a seven found
    cards: int = 0  # in these hands
    too_many: int = 0  # of these hands had to discard
    lost: int = 0  # cards discarded
    turns: int = 0  # that were ended
    left: int = 0  # of these with a building that one trade with the bank would have paid for

    def rows(self) -> list[tuple[str, str, str]]:
        return [
            ("cards held at a seven", f"{self.cards / max(1, self.sevens):.2f}", f"{self.sevens:,} hands"),
            ("cards lost to a seven", f"{self.lost / max(1, self.sevens):.2f}", "on average"),
            ("hands too large", *share(self.too_many, self.sevens)),
            ("turns ended a trade short of a building", *share(self.left, self.turns)),
        ]


def share(n: int, of: int) -> tuple[str, str]:
    low, high = wilson(n, of)
    return f"{n / max(1, of):.2%}", f"{low:.2%} to {high:.2%} of {of:,}"


class Watch:
    """An observer that counts for some seats of a game."""

    def __init__(self, tally: Tally, seats: Sequence[int]) -> None:
        self.tally = tally
        self.seats = seats

    def begin(self, state: State) -> None:
        p = cast(Position, state)
        verbs = [verb.name for verb in p.rules.verbs]
        self.rolled, self.end, self.bank = (verbs.index(name) for name in ("rolled", "end", "bank"))
        self.buildings = {verbs.index(name) for name in BUILDINGS if name in verbs}
        self.before = p.copy()

    def saw(self, state: State, player: int, action: int) -> None:
        p = cast(Position, state)
        verb = action & VERB_MASK
        if player == CHANCE and verb == self.rolled and p.rolled == SEVEN:
            self.note_seven(p)
        elif verb == self.end and player in self.seats and self.before.waiting_for() == AFTER_ROLL:
            self.tally.turns += 1
            self.tally.left += self.leaves_building(player)
        self.before = p.copy()

    def note_seven(self, p: Position) -> None:
        for player in self.seats:
            size = int(p.hand_size[player])
            self.tally.sevens += 1
            self.tally.cards += size
            if size > safe_hand(p, player):
                self.tally.too_many += 1
                self.tally.lost += size // 2

    def leaves_building(self, player: int) -> bool:
        """Whether one trade opens a building that could not be paid before."""
        if self.can_build(self.before):
            return False  # it was not for want of a trade
        for action in self.before.legal(player):
            if action & VERB_MASK == self.bank:
                after = self.before.copy()
                after.apply(action, player)
                if self.can_build(after):
                    return True
        return False

    def can_build(self, p: Position) -> bool:
        return any(action & VERB_MASK in self.buildings for action in p.legal(p.turn))


def count(batch: Batch) -> Tally:
    tally = Tally()
    for number in track(range(batch.games), "games", console=Console(stderr=True)):
        seed = seed_of(batch, number)
        bots: list[Bot] = [make(name, bot_seed(seed, seat)) for seat, name in enumerate(batch.bots)]
        play_game(set_up(batch, seed), bots, seed, [Watch(tally, range(len(bots)))])
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy", choices=names())
    parser.add_argument("--game", default="base", choices=["base", "knights"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="held")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule that differs"
    )
    chosen = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in chosen.option)
    seats = (chosen.bot,) * chosen.players
    tally = count(Batch(seats, chosen.games, chosen.seed, chosen.game, options=options))
    table = Table("", "", "95 % interval")
    for row in tally.rows():
        table.add_row(*row)
    Console().print(table)


if __name__ == "__main__":
    main()
