"""Cities & Knights in words: what it says beside the base game, and otherwise."""

from collections.abc import Iterator

from hexhaven.games.island.words.narration import BoardNarration, Teller
from hexhaven.games.knights.rules.rows import ROWS
from hexhaven.games.knights.words import choices, story, understand
from hexhaven.words.layer import WordsLayer

WITHOUT_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def typed(name: str, title: str) -> dict[str, None]:
    """What people may type for a card: its name, and its title with umlauts or without them."""
    word = title.casefold().replace(" ", "-")
    return dict.fromkeys([name, word, word.translate(WITHOUT_UMLAUTS)])


class KnightsWords(WordsLayer):
    tellers = {**dict.fromkeys((row.name for row in ROWS), story.tell_card), **story.TELLERS}
    moments = understand.AT_THE_MOMENT
    groups = ("field", "progress")

    action = staticmethod(choices.action)
    question = staticmethod(choices.question)
    value = staticmethod(choices.value)
    consequences = staticmethod(story.consequences)

    def messages(self, language: str) -> Iterator[tuple[str, str]]:
        """What a progress card is called and does stands in its row, and so does what people type for it."""
        for row in ROWS:
            title = row.title[language]
            yield f"progress.{row.name}", title
            yield f"tool.{row.name}", title[:1].upper() + title[1:]
            yield f"input.{row.name}", " ".join(typed(row.name, title))
            yield f"progress_effect.{row.name}", row.text[language]
            if row.lacking:
                yield f"in_vain.{row.name}", row.lacking[language]
            if row.classic:
                yield f"progress_effect.{row.name}-classic", row.classic[language]

    def teller(self, n: BoardNarration) -> Teller | None:
        """Where only the text is known, cards and cities are told as in the base game."""
        return None if n.before is None and n.verb in story.LIKE_THE_BASE_GAME else super().teller(n)


LAYER = KnightsWords()
