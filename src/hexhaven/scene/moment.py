"""A moment of a game as one viewer may see it, and the setting it plays in."""

from hexhaven.core.game import NOBODY, State
from hexhaven.scene.dice import Rolls
from hexhaven.scene.family import Viewpoint, viewpoint
from hexhaven.scene.registry import family_of
from hexhaven.wire.scene import Choice, Moment, Setting
from hexhaven.words import Names, asked, on_page, within

NOBODY_YET = -1  # the winner while nobody has won


def setting(language: str, state: State) -> Setting:
    """What does not change during a game: the map, the prices, the names of things."""
    return family_of(state).setting(within(on_page(language), state.slices()), state)


def look(
    language: str, state: State, viewer: int, names: Names, *, number: int, entries: int, rolls: Rolls
) -> Moment:
    """All that one viewer may see now, and may do.

    The viewer is a seat, NOBODY (who watches) or CHANCE (open hands; for finished games). Everything is
    read from the viewer's view, so nothing else can get into it.
    """
    seen = viewpoint(language, state, viewer, names)
    moment = moment_of(seen, number, entries, rolls)
    if viewer >= 0:
        offer_choices(moment, seen)
    return moment


def moment_of(viewpoint: Viewpoint, number: int, entries: int, rolls: Rolls) -> Moment:
    """What there is to see. In a replay, where nobody can act, that is all."""
    seen = viewpoint.seen
    family = family_of(seen)
    waiting = [player for player in seen.actors() if player >= 0]
    asks_you = viewpoint.viewer in waiting
    winner = int(seen.winner())
    return Moment(
        number=number,
        entries=entries,
        scene=family.scene(viewpoint, rolls),
        asked=asked(viewpoint.language, seen, viewpoint.viewer, viewpoint.names),
        asks_you=asks_you,
        waiting=waiting,
        question=family.question(viewpoint),
        due=family.due(viewpoint) if asks_you else 0,
        choices=[],
        tools=[],
        talk=[],
        over=seen.actor() == NOBODY,
        winner=NOBODY_YET if winner == NOBODY else winner,
    )


def offer_choices(moment: Moment, viewpoint: Viewpoint) -> None:
    """Add what a player may do."""
    family = family_of(viewpoint.seen)
    moment.choices = family.choices(viewpoint)
    moment.talk = family.talk(viewpoint)
    moment.tools = family.tools(viewpoint, usable(moment.choices, moment.talk))


def usable(choices: list[Choice], talk: list[str]) -> set[str]:
    """The verbs that lead to something now."""
    return {choice.verb for choice in choices}.union(talk)
