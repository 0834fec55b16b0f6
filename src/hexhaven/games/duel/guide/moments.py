"""When the guide beside a card game has something to say."""

from collections.abc import Iterator

from hexhaven import words
from hexhaven.core.game import NOBODY
from hexhaven.games.duel.guide.course import DuelCourse
from hexhaven.games.duel.rules import questions as q
from hexhaven.games.duel.rules.kinds import ACTION, PROTECTION
from hexhaven.games.duel.words import names as called
from hexhaven.guide.lessons import Draft

NEAR = 2  # points from the end


# --- questions ---------------------------------------------------------------------------------------


def asked(course: DuelCourse) -> Iterator[Draft]:
    """Questions that interrupt a turn."""
    other = course.person(1 - course.seat)
    if course.is_asked_for(q.REACT):
        card = called.title(course.language, course.d.rules.kind_names[int(course.d.number())])
        yield Draft("duel_attacked", {"who": other, "card": card})
    if course.is_asked_for(q.OFFER):
        yield Draft("duel_offer", {"who": other})
    if course.is_asked_for(q.DRAW_UP):
        yield Draft("duel_draw", {"n": int(course.own.hand_limit)})
    if course.is_asked_for(q.SWAP):
        yield Draft("duel_swap")
    if course.is_asked_for(q.UNDER):
        yield Draft("duel_excess", {"n": int(course.own.hand_limit)})
    if course.is_asked_for(q.PAY, q.PAY_ANY, q.YIELD, q.PUT):
        yield Draft("duel_which_region", places=course.regions())


def beginning(course: DuelCourse) -> Iterator[Draft]:
    """The goal, the regions, the first cards."""
    if course.is_asked_for(q.DECK):
        yield Draft("duel_deck")
    if course.is_asked_for(q.ARRANGE, q.START_STACK, q.BEFORE_ROLL):
        target = int(course.d.rules.victory_points)
        yield Draft("duel_welcome", {"target": target}, places=course.centres())
        yield Draft("duel_regions")
    if course.is_asked_for(q.START_STACK, q.TAKE):
        yield Draft("duel_first_cards")


# --- a turn ------------------------------------------------------------------------------------------


def own_turn(course: DuelCourse) -> Iterator[Draft]:
    if course.is_asked_for(q.BEFORE_ROLL):
        yield Draft("duel_roll")
    if not course.is_asked_for(q.ACTIONS):
        return
    yield Draft("duel_build", {name: price(course, name) for name in ("road", "settlement", "city")})
    yield Draft("duel_sites", places=course.free_sites())
    if holds_locked_card(course):
        yield Draft("duel_locked")
    yield Draft("duel_trade")


def price(course: DuelCourse, name: str) -> str:
    return called.centre_price(course.language, course.d, name)


def holds_locked_card(course: DuelCourse) -> bool:
    """Whether an attack or a neutral card waits in the hand for both to have seven points."""
    kinds = [course.d.rules.kinds[i] for i, n in enumerate(course.own.hand) if n]
    return not course.d.unlocked and any(
        kind.kind == ACTION and kind.play_class != PROTECTION for kind in kinds
    )


# --- what has just happened --------------------------------------------------------------------------


def news(course: DuelCourse) -> Iterator[Draft]:
    yield from dice(course)
    d = course.d
    if d.knight_token != NOBODY:
        yield Draft("duel_knight_token", {"who": course.person(int(d.knight_token))})
    if d.windmill_token != NOBODY:
        yield Draft("duel_windmill_token", {"who": course.person(int(d.windmill_token))})
    if d.unlocked:
        yield Draft("duel_unlocked")
    best = int(d.realms[1].points > d.realms[0].points)
    points = int(d.realms[best].points)
    if points >= d.rules.victory_points - NEAR:
        yield Draft("duel_near", {"who": course.person(best), "n": points})


def dice(course: DuelCourse) -> Iterator[Draft]:
    rolled = course.happened("rolled")
    if rolled is not None:
        number = int(rolled.text.split()[1])
        yield Draft("duel_event_first")
        yield Draft("duel_production", places=course.regions(number))
    turned = course.happened("turned")
    if turned is not None:
        story = words.story_of_text(course.language, NOBODY, turned.text, (), course.seat, "duel")
        yield Draft("duel_event_card", {"story": story})
