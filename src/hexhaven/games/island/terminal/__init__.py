"""The base game in a terminal."""

from hexhaven.games.island.terminal.family import BOARD

LAYER = BOARD
