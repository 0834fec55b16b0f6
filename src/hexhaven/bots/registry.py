"""Every bot by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexhaven.board.view import BoardView
from hexhaven.bots.bot import Bot
from hexhaven.bots.duel.player import GreedyDuelBot
from hexhaven.bots.greedy.player import GreedyBot
from hexhaven.bots.random_bot import RandomBot
from hexhaven.bots.versatile import VersatileBot
from hexhaven.cards.view import DuelView
from hexhaven.catalog import unknown
from hexhaven.families import Families

# Who plays which family for `greedy`; a game that nobody has taught it is played at random.
GREEDY: Final[Families[Callable[[object], Bot]]] = Families(
    {BoardView: GreedyBot, DuelView: GreedyDuelBot}, RandomBot
)


def names() -> list[str]:
    """The bots there are, from weak to strong."""
    return ["random", "greedy"]


def make(name: str, seed: object) -> Bot:
    """A new bot for one seat of one game; the same seed makes the same choices."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return VersatileBot(seed, GREEDY)
    raise unknown("bot", name, names())
