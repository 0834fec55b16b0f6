"""The card game in a terminal."""

from hexhaven.games.duel.terminal.family import DUEL

LAYER = DUEL
