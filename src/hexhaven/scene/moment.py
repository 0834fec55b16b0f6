"""A moment of a game as one viewer may see it, and the setting it plays in."""

from hexhaven.game import NOBODY, State
from hexhaven.scene.family import sight
from hexhaven.scene.registry import family_of
from hexhaven.wire.scene import Choice, Moment, Setting
from hexhaven.words import Names, asked

NOBODY_YET = -1  # the winner while nobody has won


def setting(language: str, state: State) -> Setting:
    """What does not change during a game: the map, the prices, the names of things."""
    return family_of(state).setting(language, state)


def look(
    language: str, state: State, viewer: int, names: Names, *, number: int, entries: int, rolls: list[int]
) -> Moment:
    """All that one viewer may see now, and may do.

    The viewer is a seat, NOBODY (who watches) or CHANCE (open hands; for finished games). Everything is
    read from the viewer's view, so nothing else can get into it.
    """
    family = family_of(state)
    seen = sight(language, state, viewer, names)
    choices = family.choices(seen) if viewer >= 0 else []
    talk = family.talk(seen) if viewer >= 0 else []
    waiting = [player for player in seen.seen.actors() if player >= 0]
    winner = int(seen.seen.winner())
    return Moment(
        number=number,
        entries=entries,
        scene=family.scene(seen, rolls),
        asked=asked(language, seen.seen, viewer, names),
        asks_you=viewer in waiting,
        waiting=waiting,
        question=family.question(seen),
        due=family.due(seen) if viewer in waiting else 0,
        choices=choices,
        tools=family.tools(seen, usable(choices, talk)) if viewer >= 0 else [],
        talk=talk,
        over=seen.seen.actor() == NOBODY,
        winner=NOBODY_YET if winner == NOBODY else winner,
    )


def usable(choices: list[Choice], talk: list[str]) -> set[str]:
    """The verbs the viewer could use now."""
    return {choice.verb for choice in choices}.union(talk)
