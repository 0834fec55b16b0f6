"""What is said openly at a table, and told to the bots that sit there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexhaven.bots.bot import Bot
from hexhaven.bots.layer import BotLayer
from hexhaven.core.actions import VERB_MASK
from hexhaven.core.game import Action, State
from hexhaven.layers import layers_of
from hexhaven.record import Entry

LATELY: Final = 300  # entries of a log, several rounds: what was said before is forgotten


class Hearing:
    """Knows which verbs of a game are talk that everybody hears."""

    def __init__(self, state: State) -> None:
        layers = layers_of(state.slices(), "bots", BotLayer)
        self.talk: Final = frozenset([verb for layer in layers for verb in layer.talk])
        self.known: Final[dict[int, bool]] = {}  # by the number of a verb

    def is_talk(self, text: str) -> bool:
        """Whether everybody hears what is written so."""
        return text.partition(" ")[0] in self.talk

    def is_heard(self, state: State, action: Action) -> bool:
        """Whether everybody hears an action that is about to be taken."""
        code = int(action) & VERB_MASK
        if code not in self.known:
            self.known[code] = self.is_talk(state.write(action))
        return self.known[code]


def tell(bots: Iterable[Bot], player: int, action: Action) -> None:
    """Let everybody hear what somebody has said."""
    for bot in bots:
        bot.hear(player, action)


def recall(bot: Bot, hearing: Hearing, entries: Sequence[Entry]) -> None:
    """Let a bot that takes a seat in the middle of a game hear what was said of late."""
    for entry in entries[-LATELY:]:
        if hearing.is_talk(entry.text):
            bot.hear(entry.player, entry.action)
