"""What is told of lighthouses, where a sentence says more than who did it; the texts stand beside it."""

from hexhaven.games.island.words.narration import BoardNarration, gains
from hexhaven.words.layer import WordsLayer


def tell_lighthouse(n: BoardNarration) -> str:
    return " ".join([n.say("lighthouse", who=n.who(), at=n.at(n.words[0])), *gains(n)])


def tell_shine(n: BoardNarration) -> str:
    return " ".join([n.say("shine", who=n.who(), place=n.hex(n.words[1])), *gains(n)])


class LighthouseWords(WordsLayer):
    tellers = {"lighthouse": tell_lighthouse, "shine": tell_shine}


LAYER = LighthouseWords()
