"""The base game in words."""

from hexhaven.games.island.words.speech import BoardSpeech

LAYER = BoardSpeech()
