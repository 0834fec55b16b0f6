"""Every bot by its name."""

from __future__ import annotations

from hexhaven.bots.bot import Bot
from hexhaven.bots.random_bot import RandomBot
from hexhaven.bots.versatile import VersatileBot
from hexhaven.catalog import unknown


def names() -> list[str]:
    """The bots there are, from weak to strong."""
    return ["random", "greedy"]


def make(name: str, seed: object) -> Bot:
    """A new bot for one seat of one game; the same seed makes the same choices."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return VersatileBot(seed)
    raise unknown("bot", name, names())
