"""Every family of games in its own words, found by the type of its states."""

from hexhaven import catalog
from hexhaven.core.game import CHANCE, NOBODY, Refusal, State
from hexhaven.layers import base_layer
from hexhaven.record import Entry
from hexhaven.words.messages import Names, listed, person, say
from hexhaven.words.speech import Speech
from hexhaven.words.vocabulary import vocabulary

PLAIN = Speech()


def speech_of(state: State) -> Speech:
    """How a game is put into words; one of which nothing is known has the texts of its actions."""
    return base_layer(state.slices(), "words", PLAIN)


def action(language: str, state: State, action: int, names: Names = ()) -> str:
    """A choice in a short sentence: 'Build a road 12-13 (1 brick and 1 lumber)'."""
    return speech_of(state).action(language, state, action, names)


def asked(language: str, state: State, player: int, names: Names = ()) -> str:
    """What the game waits for, said to a player."""
    if state.actor() == NOBODY:
        return say(language, "asked.over")
    if player not in state.actors():
        return say(language, "asked.others", who=waited_for(language, state, names))
    return speech_of(state).question(language, state, player, names) or say(language, "asked.other")


def waited_for(language: str, state: State, names: Names) -> str:
    people = [person(language, names, player, NOBODY).name for player in state.actors() if player >= 0]
    return listed(language, people) or say(language, "chance")


def story(language: str, before: State, entry: Entry, names: Names, viewer: int = CHANCE) -> str | None:
    """Tell an entry of a log in a sentence or a few; None where there is nothing to tell the viewer.

    `before` is the state before the entry. The viewer is called "you"; CHANCE hears everything and NOBODY
    what a spectator may hear.
    """
    return speech_of(before).story(language, before, entry, names, viewer)


def story_of_text(
    language: str, player: int, text: str, names: Names, viewer: int, game: str = "base"
) -> str | None:
    """Tell a line of a redacted record, of which only the game and the text are known."""
    speech = base_layer(catalog.game(game).slices, "words", PLAIN)
    return speech.story_of_text(language, player, text, names, viewer)


def refusal(language: str, refusal: Refusal, names: Names = (), viewer: int = NOBODY) -> str:
    """Why something is not allowed, in a sentence. The article stands in `refusal.article`, and says which
    family the refusal is of: the same reason may need other words there."""
    from hexhaven.games.duel.words import refusals as duel
    from hexhaven.games.island.words import choices

    if duel.is_of_duel(refusal):
        return duel.refusal(language, refusal)
    return choices.refusal(language, refusal, names, viewer)


def understand(language: str, state: State, typed: str, names: Names = ()) -> str:
    """The text of the action that was probably meant: 'Straße 12 13' is 'road 12-13'.

    Whether there is such an action, and whether it is allowed, is for the state to say.
    """
    return speech_of(state).understand(language, state, typed, names)


def meant(language: str, state: State, typed: str) -> str:
    """What a single typed word stands for in this game."""
    return vocabulary(language, speech_of(state).inputs).get(typed.casefold(), typed)
