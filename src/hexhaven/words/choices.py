"""What can be done, what the game waits for, and why something else is refused."""

from collections.abc import Mapping

from hexhaven.core.game import NOBODY, Refusal, State
from hexhaven.words.layer import Names
from hexhaven.words.messages import has, layers_in, listed, person, say, within


def action(language: str, state: State, action: int, names: Names = ()) -> str:
    """A choice in a short sentence: 'Build a road 12-13 (1 brick and 1 lumber)'."""
    spoken = within(language, state.slices())
    said = (layer.action(spoken, state, action, names) for layer in layers_in(spoken))
    return next(filter(None, said), None) or state.write(action)


def asked(language: str, state: State, player: int, names: Names = ()) -> str:
    """What the game waits for, said to a player."""
    spoken = within(language, state.slices())
    if state.actor() == NOBODY:
        return say(spoken, "asked.over")
    if player not in state.actors():
        return say(spoken, "asked.others", who=waited_for(spoken, state, names))
    said = (layer.question(spoken, state, player, names) for layer in layers_in(spoken))
    return next(filter(None, said), None) or say(spoken, "asked.other")


def waited_for(language: str, state: State, names: Names) -> str:
    people = [person(language, names, player, NOBODY).name for player in state.actors() if player >= 0]
    return listed(language, people) or say(language, "chance")


# --- refusals ----------------------------------------------------------------------------------------

# Reasons that have words of their own for each of the values named here.
SEVERAL: Mapping[str, tuple[str, str]] = {
    "not_your_turn": ("waiting", "thing"),
    "not_now": ("untimely", "action"),
}


def refusal(language: str, state: State, refusal: Refusal, names: Names = (), viewer: int = NOBODY) -> str:
    """Why something is not allowed, in a sentence. The article stands in `refusal.article`."""
    spoken = within(language, state.slices())
    values = {name: value_word(spoken, name, refusal.values, names, viewer) for name in refusal.values}
    return say(spoken, refusal_key(spoken, refusal), **values)


def refusal_key(language: str, refusal: Refusal) -> str:
    """The message for a refusal: the one for its case, the one for its reason, or one for any."""
    group, name = SEVERAL.get(refusal.reason, ("", ""))
    keys = (f"{group}.{refusal.values.get(name)}", f"refused.{refusal.reason}")
    return next((key for key in keys if has(language, key)), "refused.other")


def value_word(language: str, name: str, values: Mapping[str, str], names: Names, viewer: int) -> object:
    """A value in words, or as the refusal has it."""
    said = (layer.value(language, name, values, names, viewer) for layer in layers_in(language))
    return next((value for value in said if value is not None), values[name])
