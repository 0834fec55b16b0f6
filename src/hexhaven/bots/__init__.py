"""Bots: whoever plays by looking at a view and naming an action."""

from hexhaven.bots.bot import Bot
from hexhaven.bots.hearing import Hearing, recall, tell
from hexhaven.bots.registry import make, names

__all__ = ["Bot", "Hearing", "make", "names", "recall", "tell"]
