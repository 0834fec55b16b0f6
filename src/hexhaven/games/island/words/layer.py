"""The base game in words, and what an expansion finds there to bring its own."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import cast

from hexhaven.core.game import State
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.words import choices, story, understand
from hexhaven.games.island.words.narration import BoardNarration
from hexhaven.words.layer import Names, WordsLayer


class IslandWords(WordsLayer):
    """The base game, and whatever an expansion does not say in words of its own."""

    narration = BoardNarration
    tellers = story.TELLERS
    moments = understand.AT_THE_MOMENT
    groups = ("development", "card")
    shapes = understand.SHAPES

    def action(self, language: str, state: State, action: int, names: Names) -> str:
        return choices.action(language, cast(Position, state), action, names)

    def question(self, language: str, state: State, player: int, names: Names) -> str | None:
        return choices.question(language, cast(Position, state), player, names)

    def value(
        self, language: str, name: str, values: Mapping[str, str], names: Names, viewer: int
    ) -> object | None:
        return choices.value(language, name, values, names, viewer)

    def understand(self, language: str, state: State, typed: str, names: Names) -> str:
        return understand.understand(language, cast(Position, state), typed, names)

    def consequences(self, n: BoardNarration) -> Iterable[str]:
        return story.awards(n)

    def together(self, n: BoardNarration) -> Hashable | None:
        return story.together(n)

    def joined(self, run: Sequence[BoardNarration]) -> str | None:
        return story.joined(run)
