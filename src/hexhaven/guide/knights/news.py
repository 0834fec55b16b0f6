"""What has just happened in Cities & Knights, explained when the learner meets it for the first time."""

from collections.abc import Iterator

from hexhaven.board.knights.battle import is_city
from hexhaven.board.knights.improvements import metropolis_owner
from hexhaven.board.knights.keep import NOWHERE, keep
from hexhaven.board.knights.terms import FIELD_NAMES, FIELDS, LOSE_CITY, SHIP
from hexhaven.board.questions import SETTLED
from hexhaven.guide import news as base
from hexhaven.guide.course import Course, Step
from hexhaven.guide.knights.deeds import PLAYED
from hexhaven.guide.lessons import Draft
from hexhaven.words.knights import names as knights
from hexhaven.words.knights.battle import asked_for, has_fought
from hexhaven.words.story import victory


def ending(course: Course) -> Draft:
    won = int(course.p.won_by) == course.seat
    story = victory(course.language, course.p, course.names, course.seat)
    points = int(course.p.shown_points[course.seat])
    return Draft("knights_won" if won else "knights_lost", {"story": story, "n": points})


# --- the dice ----------------------------------------------------------------------------------------


def event(course: Course, step: Step) -> Iterator[Draft]:
    """The event die: a gate, or the ship comes nearer."""
    if step.verb != "rolled" or battle_over(step):
        return
    k = keep(step.after)
    if k.face == SHIP:
        yield Draft("barbarians", {"story": course.story(step), "n": int(k.ship), "all": int(k.house.steps)})
    else:
        field = knights.field(course.language, FIELD_NAMES[int(k.face)])
        yield Draft("event_die", {"story": course.story(step), "field": field})


def roll(course: Course, step: Step) -> Iterator[Draft]:
    """The sum of the dice, as in the base game, if it was carried out with the roll itself."""
    if step.verb != "rolled" or step.after.step != SETTLED:
        return
    if int(step.after.rolled) != base.SEVEN:
        yield from base.roll(course, step)
    elif keep(step.after).attacks == 0 and keep(step.after).house.robber_locked:
        if not course.is_asked_for("discard", "robber"):
            yield Draft("robber_waits", {"story": course.story(step)})
    else:
        yield from base.roll(course, step)


def battle(course: Course, step: Step) -> Iterator[Draft]:
    if not battle_over(step):
        return
    lost = any(
        is_city(step.before, node) and not is_city(step.after, node)
        for node in range(int(step.before.map.land_nodes))
    )
    key = "battle_lost" if lost or asked_to_lose(step) else "battle_won"
    yield Draft(key, {"story": course.story(step)})


def battle_over(step: Step) -> bool:
    return has_fought(step.before, step.after)


def asked_to_lose(step: Step) -> bool:
    """Whether somebody still has to choose the city that falls."""
    return bool(asked_for(step.after, LOSE_CITY))


# --- cards and cities --------------------------------------------------------------------------------


def drawn(course: Course, step: Step) -> Iterator[Draft]:
    if step.verb != "drew" or int(step.before.number()) != course.seat:
        return
    name = step.entry.text.split()[1]
    effect = knights.progress_effect(course.language, step.after, name)
    yield Draft("progress_drawn", {"card": knights.progress(course.language, name), "effect": effect})


def played(course: Course, step: Step) -> Iterator[Draft]:
    if step.verb in PLAYED and base.by_others(course, step):
        effect = knights.progress_effect(course.language, step.after, step.verb)
        yield Draft("progress_used", {"story": course.story(step), "effect": effect})


def metropolis(course: Course, step: Step) -> Iterator[Draft]:
    for field in range(FIELDS):
        if keep(step.after).metropolis[field] not in (NOWHERE, keep(step.before).metropolis[field]):
            who = course.person(int(metropolis_owner(step.after, field)))
            name = knights.field(course.language, FIELD_NAMES[field])
            yield Draft("metropolis_won", {"who": who, "field": name})


def near(course: Course, step: Step) -> Iterator[Draft]:
    """As in the base game, but other things bring the last points."""
    for draft in base.near(course, step):
        yield Draft("knights_near", draft.values) if draft.key == "you_near" else draft


NOTICING = (
    event, roll, battle, base.robber, base.theft, drawn, played, base.built, base.harbour, metropolis,
    base.trade, base.awards, near,
)  # fmt: skip
