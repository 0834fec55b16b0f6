"""The card game in a terminal."""

from hexhaven.games.duel.terminal.duel import DuelLayer

LAYER = DuelLayer()
