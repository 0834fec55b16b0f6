"""A bot that plays several families of games, each with what it has learnt for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hexhaven.bots.bot import Bot, Thought
from hexhaven.families import Families
from hexhaven.game import NOBODY, Action, View


class VersatileBot(Bot):
    """Sees from the first view which family is played, and leaves the seat to the bot that knows it."""

    def __init__(self, seed: object, learnt: Families[Callable[[object], Bot]]) -> None:
        self.seed: Final = seed
        self.learnt: Final = learnt
        self.seat: int = NOBODY
        self.playing: type | None = None  # the views of the family it plays now
        self.bot: Bot | None = None

    def begin(self, player: int) -> None:
        self.seat = player
        if self.bot is not None:
            self.bot.begin(player)

    def choose(self, view: View) -> Action:
        return self.bot_for(view).choose(view)

    def explain(self, view: View) -> list[Thought]:
        return self.bot_for(view).explain(view)

    def remind(self, view: View, said: Sequence[Action]) -> None:
        self.bot_for(view).remind(view, said)

    def bot_for(self, view: View) -> Bot:
        """The bot that knows the family of this view."""
        bot = self.bot
        if bot is None or self.playing is not type(view):
            bot = self.learnt.of(view)(self.seed)
            bot.begin(self.seat)
            self.bot = bot
            self.playing = type(view)
        return bot
