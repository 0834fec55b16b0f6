"""The card game in words."""

from hexhaven.games.duel.words.layer import DuelWords

LAYER = DuelWords()
