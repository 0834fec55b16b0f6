"""Keeps what a listener has not heard yet, and tells it compactly: a paragraph for each turn."""

from collections.abc import Iterator

from hexhaven import words
from hexhaven.cli.shown import base_of
from hexhaven.core.game import State
from hexhaven.record import Entry


class Teller:
    """Tells one listener: a player, or NOBODY for the audience."""

    def __init__(self, language: str, names: words.Names, listener: int) -> None:
        self.language = language
        self.names = names
        self.listener = listener
        self.turns: list[list[words.Sentence]] = [[]]
        self.told = 0  # turns told to the end
        self.told_of_turn = 0  # what is told of the turn after those

    def hear(self, before: State, entry: Entry) -> None:
        """Note what happened, as the listener may hear it."""
        self.turns[-1].append(words.sentence(self.language, before, entry, self.names, self.listener))
        if entry.text.split()[0] in base_of(before).last_of_paragraph:
            self.turns.append([])

    def forget(self) -> None:
        """Strike what was heard last, whether it was told or not."""
        if not self.turns[-1] and len(self.turns) > 1:
            self.turns.pop()
        self.turns[-1].pop()
        if self.told >= len(self.turns):
            self.told, self.told_of_turn = len(self.turns) - 1, len(self.turns[-1])
        elif self.told == len(self.turns) - 1:
            self.told_of_turn = min(self.told_of_turn, len(self.turns[-1]))

    def news(self) -> list[str]:
        """What the listener has not heard yet, a paragraph for each turn."""
        turns = self.turns[self.told :]
        turns[0] = turns[0][self.told_of_turn :]
        self.told = len(self.turns) - 1
        self.told_of_turn = len(self.turns[-1])
        return self.paragraphs(turns)

    def log(self) -> list[str]:
        """Everything so far, a paragraph for each turn."""
        return self.paragraphs(self.turns)

    def paragraphs(self, turns: list[list[words.Sentence]]) -> list[str]:
        return [text for text in (self.paragraph(turn) for turn in turns) if text]

    def paragraph(self, turn: list[words.Sentence]) -> str:
        return " ".join(filter(None, map(words.joined, runs(turn))))


def runs(turn: list[words.Sentence]) -> Iterator[list[words.Sentence]]:
    """What happened in a turn, and what several entries in a row say together."""
    run: list[words.Sentence] = []
    for sentence in turn:
        if run and not sentence.belongs_to(run[-1]):
            yield run
            run = []
        run.append(sentence)
    if run:
        yield run
