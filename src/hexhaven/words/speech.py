"""How the games of one family are put into words: what a new family has to bring to be told."""

from hexhaven.core.game import State
from hexhaven.record import Entry
from hexhaven.words.messages import Names, person
from hexhaven.words.vocabulary import translated


class Speech:
    """As it stands, it tells a game of which no sentence is known by the game's own texts."""

    inputs = "input"  # the messages that say what people type, by group

    def action(self, language: str, state: State, action: int, names: Names) -> str:
        """A choice in a short sentence."""
        return state.write(action)

    def question(self, language: str, state: State, player: int, names: Names) -> str | None:
        """What the game asks a player for, if there are words for it."""
        return None

    def story(self, language: str, before: State, entry: Entry, names: Names, viewer: int) -> str | None:
        """An entry of a log in a sentence or a few; None where there is nothing to tell the viewer."""
        return self.story_of_text(language, entry.player, before.write(entry.action, viewer), names, viewer)

    def story_of_text(self, language: str, player: int, text: str, names: Names, viewer: int) -> str | None:
        """A line of a redacted record, of which only the text is known."""
        return told_by_text(language, player, text, names, viewer)

    def understand(self, language: str, state: State, typed: str, names: Names) -> str:
        """The text of the action that was probably meant."""
        return " ".join(translated(language, typed, self.inputs))


def told_by_text(language: str, player: int, text: str, names: Names, viewer: int) -> str:
    """What a game says of itself where no sentence is known for it."""
    if player < 0:
        return text
    return f"{person(language, names, player, viewer)}: {text}"
