"""The board games in words."""

from typing import cast

from hexhaven.core.game import State
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.words import choices
from hexhaven.games.island.words.story import story, story_of_text
from hexhaven.games.island.words.understand import understand
from hexhaven.record import Entry
from hexhaven.words.messages import Names
from hexhaven.words.speech import Speech


class BoardSpeech(Speech):
    """The base game and what is laid over it."""

    def action(self, language: str, state: State, action: int, names: Names) -> str:
        return choices.action(language, cast(Position, state), action, names)

    def question(self, language: str, state: State, player: int, names: Names) -> str | None:
        return choices.question(language, cast(Position, state), player, names)

    def story(self, language: str, before: State, entry: Entry, names: Names, viewer: int) -> str | None:
        return story(language, cast(Position, before), entry, names, viewer)

    def story_of_text(self, language: str, player: int, text: str, names: Names, viewer: int) -> str | None:
        return story_of_text(language, player, text, names, viewer)

    def understand(self, language: str, state: State, typed: str, names: Names) -> str:
        return understand(language, cast(Position, state), typed, names)
