"""The base game in a terminal."""

from hexhaven.games.island.terminal.island import IslandLayer

LAYER = IslandLayer()
