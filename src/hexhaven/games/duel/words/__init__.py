"""The card game in words, with its theme sets and the tournament."""

from collections.abc import Mapping

from hexhaven.games.duel.words import choices, questions, refusals, story, understand
from hexhaven.games.duel.words.names import title
from hexhaven.games.duel.words.narration import DuelNarration
from hexhaven.words.layer import WordsLayer
from hexhaven.words.messages import listed, say


class DuelWords(WordsLayer):
    narration = DuelNarration
    tellers = story.TELLERS

    action = staticmethod(choices.action)
    question = staticmethod(questions.question)
    value = staticmethod(refusals.value)
    understand = staticmethod(understand.understand)
    consequences = staticmethod(story.consequences)

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


LAYER = DuelWords()
