"""One entry of a log about to be told: what the tellers of all games share."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Generic, Self, TypeVar

from hexhaven.core.facts import ENDED, NOTHING_SEEN, Seen
from hexhaven.core.game import NOBODY, State
from hexhaven.record import Entry
from hexhaven.words.messages import Names, Person, has, person, say

HIDDEN = "?"

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Narration(Generic[S]):
    """One entry, about to be told. Without a state (a redacted record) less can be told.

    The facts are those the viewer may know: what an entry brought is told from them alone.
    """

    language: str
    names: Names
    viewer: int
    player: int
    verb: str
    words: list[str]
    action: int = 0
    before: S | None = None
    facts: Seen = NOTHING_SEEN

    @classmethod
    def of_entry(cls, language: str, before: S, entry: Entry, names: Names, viewer: int) -> Self:
        verb, *rest = before.write(entry.action, viewer).split()
        facts = entry.facts.seen_by(viewer)
        return cls(language, names, viewer, entry.player, verb, rest, entry.action, before, facts)

    @classmethod
    def of_text(cls, language: str, player: int, text: str, names: Names, viewer: int) -> Self:
        verb, *rest = text.split()
        return cls(language, names, viewer, player, verb, rest)

    def without_state(self) -> Self:
        """What can be kept when the game goes on."""
        return replace(self, before=None)

    def say(self, key: str, **values: object) -> str:
        return say(self.language, f"story.{key}", **values)

    def who(self, player: int | None = None) -> Person:
        return person(self.language, self.names, self.player if player is None else player, self.viewer)

    def said(self, **values: object) -> str:
        """The sentence of the verb, about who did it."""
        return self.say(self.verb, who=self.who(), **values)

    def awards(self, names: Mapping[int, str]) -> Iterator[str]:
        """Who holds special cards or tokens now, of those that were passed on."""
        for award, name in names.items():
            passed = self.facts.passed_on(award)
            if passed is not None:
                holder = passed[1]
                yield self.say(f"no_{name}") if holder == NOBODY else self.say(name, who=self.who(holder))

    def victory(self) -> Iterator[str]:
        ended = self.facts.first(ENDED)
        if ended is not None:
            winner, points, _, _ = ended.values
            yield self.say("victory", who=self.who(winner), n=points)

    def in_short(self) -> str:
        """What is told of a verb without a teller: one sentence about who did it, or the text itself."""
        if has(self.language, f"story.{self.verb}"):
            return self.said()
        text = " ".join([self.verb, *self.words])
        return text if self.player < 0 else f"{self.who()}: {text}"
