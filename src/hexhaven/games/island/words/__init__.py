"""The base game in words: all of them, and whatever an expansion does not say in words of its own."""

from hexhaven.games.island.words import choices, story, understand
from hexhaven.games.island.words.narration import BoardNarration
from hexhaven.words.layer import WordsLayer


class IslandWords(WordsLayer):
    narration = BoardNarration
    tellers = story.TELLERS
    moments = understand.AT_THE_MOMENT
    groups = ("development", "card")
    shapes = understand.SHAPES

    action = staticmethod(choices.action)
    question = staticmethod(choices.question)
    value = staticmethod(choices.value)
    understand = staticmethod(understand.understand)
    consequences = staticmethod(story.awards)
    together = staticmethod(story.together)
    joined = staticmethod(story.joined)


LAYER = IslandWords()
