"""Cities & Knights in a terminal."""

from hexhaven.games.knights.terminal.layer import KnightsLayer

LAYER = KnightsLayer()
