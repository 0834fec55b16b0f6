"""The card game in words."""

from collections.abc import Iterable, Mapping
from typing import cast

from hexhaven.core.game import State
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.words import choices, questions, refusals, story
from hexhaven.games.duel.words.names import title
from hexhaven.games.duel.words.narration import DuelNarration
from hexhaven.games.duel.words.understand import understand
from hexhaven.words.layer import Names, WordsLayer
from hexhaven.words.messages import listed, say


class DuelWords(WordsLayer):
    """The card game, its theme sets and the tournament."""

    narration = DuelNarration
    tellers = story.TELLERS

    def action(self, language: str, state: State, action: int, names: Names) -> str:
        return choices.action(language, cast(Duel, state), action, names)

    def question(self, language: str, state: State, player: int, names: Names) -> str | None:
        return questions.question(language, cast(Duel, state), player, names)

    def value(
        self, language: str, name: str, values: Mapping[str, str], names: Names, viewer: int
    ) -> object | None:
        return refusals.value(language, name, values)

    def setup_values(self, language: str, values: Mapping[str, str]) -> Mapping[str, str]:
        """The name of a theme set, and the titles of cards."""
        found = {}
        if "set" in values:
            found["set_label"] = say(language, f"option.{values['set']}")
        if "cards" in values:
            found["titles"] = listed(
                language, [title(language, name) for name in values["cards"].split(", ")]
            )
        return found

    def understand(self, language: str, state: State, typed: str, names: Names) -> str:
        return understand(language, cast(Duel, state), typed)

    def consequences(self, n: DuelNarration) -> Iterable[str]:
        return () if n.before is None else story.consequences(n, n.before)
