"""The base game in words."""

from hexhaven.games.island.words.layer import IslandWords

LAYER = IslandWords()
