"""How the card game is put into words."""

from typing import cast

from hexhaven.core.game import State
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.words import choices, questions, story
from hexhaven.games.duel.words.understand import understand
from hexhaven.record import Entry
from hexhaven.words.messages import Names
from hexhaven.words.speech import Speech


class DuelSpeech(Speech):
    """The card game, its theme sets and the tournament."""

    inputs = "duel_input"

    def action(self, language: str, state: State, action: int, names: Names) -> str:
        return choices.action(language, cast(Duel, state), action, names)

    def question(self, language: str, state: State, player: int, names: Names) -> str | None:
        return questions.question(language, cast(Duel, state), player, names)

    def story(self, language: str, before: State, entry: Entry, names: Names, viewer: int) -> str | None:
        return story.story(language, cast(Duel, before), entry, names, viewer)

    def story_of_text(self, language: str, player: int, text: str, names: Names, viewer: int) -> str | None:
        return story.story_of_text(language, player, text, names, viewer)

    def understand(self, language: str, state: State, typed: str, names: Names) -> str:
        return understand(language, cast(Duel, state), typed)
