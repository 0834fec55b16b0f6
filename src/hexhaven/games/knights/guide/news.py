"""What has just happened in Cities & Knights, explained when the learner meets it for the first time."""

from collections.abc import Iterator, Mapping

from hexhaven.core.facts import AWARD, EFFECT, THROWN
from hexhaven.core.game import NOBODY
from hexhaven.games.island.guide import news as base
from hexhaven.games.island.guide.course import BoardCourse, Step
from hexhaven.games.island.guide.places import cities_of, lit, robber_hex
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.guide.deeds import PLAYED
from hexhaven.games.knights.rules.state import knights_state
from hexhaven.games.knights.rules.terms import FIELD_NAMES, SHIP
from hexhaven.games.knights.rules.told import BATTLE, METROPOLIS, SAILED
from hexhaven.games.knights.scene.news import changed_nodes, is_lost, is_robber_locked
from hexhaven.games.knights.words import names as knights
from hexhaven.guide.lessons import Draft
from hexhaven.guide.teaching import Topic
from hexhaven.wire.scene import Place

# --- the dice ----------------------------------------------------------------------------------------


def event(course: BoardCourse, step: Step) -> Iterator[Draft]:
    """The event die: a gate, or the ship comes nearer."""
    if step.verb != "rolled" or step.seen.first(BATTLE) is not None:
        return
    face = step.seen.of(THROWN)[0].values[2]
    if face == SHIP:
        sailed = step.seen.first(SAILED)
        n = 0 if sailed is None else sailed.values[0]
        values = {"story": course.story(step), "n": n, "all": int(knights_state(step.before).options.steps)}
        yield Draft("barbarians", values, places=all_cities(course.p))
    else:
        field = knights.field(course.language, FIELD_NAMES[face])
        yield Draft("event_die", {"story": course.story(step), "field": field})


def roll(course: BoardCourse, step: Step) -> Iterator[Draft]:
    """The sum of the dice, as in the base game, if it was carried out with the roll itself."""
    effect = step.seen.first(EFFECT)
    if step.verb != "rolled" or effect is None:
        return
    if effect.values[0] == base.SEVEN and is_robber_locked(step.before, step.seen):
        if not course.is_asked_for("discard", "robber"):
            yield Draft("robber_waits", {"story": course.story(step)}, places=robber_hex(course.p))
    else:
        yield from base.roll(course, step)


def battle(course: BoardCourse, step: Step) -> Iterator[Draft]:
    fought = step.seen.first(BATTLE)
    if fought is None:
        return
    story = {"story": course.story(step)}
    if is_lost(fought):
        fallen = list(changed_nodes(step.seen))  # or somebody still chooses which one falls
        yield Draft("battle_lost", story, places=fallen or all_cities(course.p))
    else:
        knights_there = [node for node, mark in enumerate(bytes(knights_state(course.p).knights)) if mark]
        yield Draft("battle_won", story, places=lit("node", knights_there))


def all_cities(p: Position) -> list[Place]:
    return lit("node", (node for player in range(p.players()) for node in cities_of(p, player)))


# --- cards and cities --------------------------------------------------------------------------------


def drawn(course: BoardCourse, step: Step) -> Iterator[Draft]:
    if step.verb != "drew" or int(step.before.number()) != course.seat:
        return
    name = step.entry.text.split()[1]
    effect = knights.progress_effect(course.language, step.before, name)
    yield Draft("progress_drawn", {"card": knights.progress(course.language, name), "effect": effect})


def played(course: BoardCourse, step: Step) -> Iterator[Draft]:
    if step.verb in PLAYED and base.by_others(course, step):
        effect = knights.progress_effect(course.language, step.before, step.verb)
        yield Draft("progress_used", {"story": course.story(step), "effect": effect})


def metropolis(course: BoardCourse, step: Step) -> Iterator[Draft]:
    for fact in step.seen.of(AWARD):
        award, _, taker, _ = fact.values
        if award >= METROPOLIS and taker != NOBODY:
            name = knights.field(course.language, FIELD_NAMES[award - METROPOLIS])
            values = {"who": course.person(taker), "field": name}
            yield Draft("metropolis_won", values, places=lit("node", [fact.place]))


def near(course: BoardCourse, step: Step) -> Iterator[Draft]:
    """As in the base game, but other things bring the last points."""
    for draft in base.near(course, step):
        yield Draft("knights_near", draft.values) if draft.key == "you_near" else draft


NOTICES: Mapping[str, Topic] = {
    "event": Topic(5, event),
    "roll": Topic(10, roll),
    "battle": Topic(15, battle),
    "played": Topic(40, played),
    "drawn": Topic(50, drawn),
    "metropolis": Topic(85, metropolis),
    "near": Topic(110, near),
}
