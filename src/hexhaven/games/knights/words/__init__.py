"""What is said of Cities & Knights: names, choices and questions, and what happened."""

from hexhaven.games.knights.words.layer import KnightsWords

LAYER = KnightsWords()
