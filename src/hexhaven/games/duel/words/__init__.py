"""The card game in words."""

from hexhaven.games.duel.words.speech import DuelSpeech

LAYER = DuelSpeech()
