"""The words of the lessons of the base game."""

from hexhaven.guide.texts import Texts

TEXTS = Texts("hexhaven.games.island.guide")
phrase = TEXTS.phrase
