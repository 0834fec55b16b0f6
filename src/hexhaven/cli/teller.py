"""Keeps what a listener has not heard yet, and tells it compactly: a paragraph for each turn."""

from collections import Counter
from dataclasses import dataclass
from itertools import groupby

from hexhaven import words
from hexhaven.cli.shown import base_of
from hexhaven.core.game import State
from hexhaven.record import Entry


@dataclass(frozen=True)
class Told:
    """One thing that happened, ready to be told."""

    player: int
    text: str
    sentence: str | None
    is_joined: bool = False  # with others of its kind before and after it

    @property
    def verb(self) -> str:
        return self.text.split()[0]


class Teller:
    """Tells one listener: a player, or NOBODY for the audience."""

    def __init__(self, language: str, names: words.Names, listener: int) -> None:
        self.language = language
        self.names = names
        self.listener = listener
        self.turns: list[list[Told]] = [[]]
        self.told = 0  # turns told to the end
        self.told_of_turn = 0  # what is told of the turn after those

    def hear(self, before: State, entry: Entry) -> None:
        """Note what happened, as the listener may hear it."""
        sentence = words.story(self.language, before, entry, self.names, self.listener)
        layer, verb = base_of(before), entry.text.split()[0]
        self.turns[-1].append(Told(entry.player, entry.text, sentence, verb in layer.told_together))
        if verb in layer.last_of_paragraph:
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

    def paragraphs(self, turns: list[list[Told]]) -> list[str]:
        return [text for text in (self.paragraph(turn) for turn in turns) if text]

    def paragraph(self, turn: list[Told]) -> str:
        runs = [list(run) for _, run in groupby(turn, key=self.run_key)]
        return " ".join([text for text in map(self.run_text, runs) if text])

    # --- runs: what several entries in a row say together ---------------------------------------------

    def run_key(self, told: Told) -> object:
        """Discards of one player belong together, and so do the refusals of an offer."""
        if not told.is_joined:
            return id(told)
        return (told.verb, told.player) if told.verb == "discard" else told.verb

    def run_text(self, run: list[Told]) -> str | None:
        if not run[0].is_joined:
            return run[0].sentence
        if run[0].verb == "discard":
            from hexhaven.games.island.words.story import discarded

            who = words.person(self.language, self.names, run[0].player, self.listener)
            return discarded(self.language, who, Counter(told.text.split()[1] for told in run))
        return self.refusals([told for told in run if told.player != self.listener])

    def refusals(self, run: list[Told]) -> str | None:
        """Who declined; the listener knows of their own."""
        if len(run) < 2:
            return run[0].sentence if run else None
        people = [self.names[told.player] for told in run]
        return words.say(self.language, "story.decline_many", people=words.listed(self.language, people))
