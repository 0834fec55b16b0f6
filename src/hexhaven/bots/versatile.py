"""A bot that plays every game, each with what is known about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexhaven.bots.bot import Bot, Thought
from hexhaven.bots.layer import BotLayer
from hexhaven.bots.random_bot import RandomBot
from hexhaven.core.game import NOBODY, Action, View
from hexhaven.layers import layers_of


class VersatileBot(Bot):
    """Sees from the first view which game is played, and leaves the seat to the bot that knows it."""

    def __init__(self, seed: object) -> None:
        self.seed: Final = seed
        self.seat: int = NOBODY
        self.playing: type | None = None  # the views of the family it plays now
        self.bot: Bot | None = None
        self.heard: list[tuple[int, int]] = []  # before anybody could know what it means
        self.spared: list[int] = []

    def begin(self, player: int) -> None:
        self.seat = player
        self.heard = []
        self.spared = []
        if self.bot is not None:
            self.bot.begin(player)

    def choose(self, view: View) -> Action:
        return self.bot_for(view).choose(view)

    def explain(self, view: View) -> list[Thought]:
        return self.bot_for(view).explain(view)

    def hear(self, player: int, action: Action) -> None:
        if self.bot is None:
            self.heard.append((player, int(action)))
        else:
            self.bot.hear(player, action)

    def leave_alone(self, players: Sequence[int]) -> None:
        self.spared = list(players)
        if self.bot is not None:
            self.bot.leave_alone(players)

    def bot_for(self, view: View) -> Bot:
        """The bot that knows the family of this view."""
        bot = self.bot
        if bot is None or self.playing is not type(view):
            bot = greedy_for(view, self.seed)
            bot.begin(self.seat)
            bot.leave_alone(self.spared)
            for player, action in self.heard:
                bot.hear(player, action)
            self.heard = []
            self.bot = bot
            self.playing = type(view)
        return bot


def greedy_for(view: View, seed: object) -> Bot:
    """Whoever plays this game for `greedy`; one that nobody has taught is played at random."""
    for layer in layers_of(view.seen.slices(), "bots", BotLayer):
        if layer.greedy is not None:
            return layer.greedy(seed)
    return RandomBot(seed)
