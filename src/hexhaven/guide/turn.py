"""A turn: the dice, what one can afford, what to do with it, the end; and what to do in others' turns."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from hexhaven import words
from hexhaven.board.questions import AFTER_ROLL, BEFORE_ROLL
from hexhaven.board.rules import operand
from hexhaven.board.state import Position
from hexhaven.board.terrain import CARD_NAMES, KINDS, PIECE_NAMES
from hexhaven.guide.advice import Idea, best, ideas, was_good_before
from hexhaven.guide.course import Course
from hexhaven.guide.lessons import Draft
from hexhaven.guide.places import hand, road_goal
from hexhaven.guide.texts import either, phrase
from hexhaven.words.names import node_pips
from hexhaven.words.story import deal_values, trade_values

PROGRESS = ("road-building", "invention", "monopoly")
KEYS = {verb: verb for verb in ("road", "settlement", "city", "buy", "bank", "offer", "knight")}
KEYS |= dict.fromkeys(PROGRESS, "progress")


def own_turn(course: Course) -> Iterator[Draft]:
    if not course.is_asked_for(BEFORE_ROLL, AFTER_ROLL):
        return
    if course.is_new_here:
        yield from every_step(course)
    else:
        yield from what_is_new(course)


def every_step(course: Course) -> Iterator[Draft]:
    """In the first turns: what to do next, again and again."""
    idea = best(course)
    if course.is_asked_for(AFTER_ROLL) and is_fresh(course):
        yield Draft("costs", costs(course))
    if idea.verb in KEYS and not course.did_before_this_turn(idea.verb):
        yield about(course, idea)
    if idea.verb == "roll":
        yield Draft("roll" if not course.has_rolled else "roll_again", round_values(course), idea.action)
    elif idea.verb == "end":
        yield Draft("end" if not course.turns_ended else "end_again", end_values(course), idea.action)
    else:
        yield Draft("next_step", {"do": in_short(course, idea)}, idea.action)


def what_is_new(course: Course) -> Iterator[Draft]:
    """Later: a good deed that was not to be had in any turn before."""
    seen: set[str] = set()
    for idea in ideas(course):
        if idea.worth > 0 and idea.verb in KEYS and KEYS[idea.verb] not in seen:
            seen.add(KEYS[idea.verb])
            if not course.did(idea.verb) and not was_good_before(course, idea.verb):
                yield about(course, idea)


def is_fresh(course: Course) -> bool:
    """Whether nothing was done since the dice fell."""
    return not course.did_this_turn("road", "settlement", "city", "buy", "bank", "offer", "trade")


def others_turn(course: Course) -> Iterator[Draft]:
    if course.is_idle and course.is_new_here and course.turns_ended:
        yield Draft("others", {"who": course.person(int(course.p.turn))})


# --- values ------------------------------------------------------------------------------------------


def round_values(course: Course) -> dict[str, object]:
    return {"n": course.turns_ended + 1}


def end_values(course: Course) -> dict[str, object]:
    p = course.p
    next_player = course.person((course.seat + 1) % p.players())
    return {"next": next_player, "limit": int(p.rules.hand_limit), "held": int(p.hand_size[course.seat])}


def costs(course: Course) -> dict[str, object]:
    """The price of everything, and what the hand is enough for."""
    p, language, seat = course.p, course.language, course.seat
    prices = {name: words.price(language, p, name) for name in PIECE_NAMES}
    bought = [
        phrase(language, f"a_{name}") for piece, name in enumerate(PIECE_NAMES) if p.can_pay(seat, piece)
    ]
    enough = phrase(language, "enough" if bought else "not_enough", pieces=either(language, bought))
    return {**prices, "cards": words.cards(language, hand(p, seat)), "enough": enough}


# --- one deed ----------------------------------------------------------------------------------------

Telling: TypeAlias = Callable[[Course, Idea], dict[str, object]]


def about(course: Course, idea: Idea) -> Draft:
    """The lesson about a deed, the first time it comes up."""
    return Draft(KEYS[idea.verb], TELLINGS[idea.verb](course, idea), idea.action)


def in_short(course: Course, idea: Idea) -> str:
    """The same deed once more, in a sentence."""
    if idea.verb not in TELLINGS:
        action = words.action(course.language, course.p, idea.action, course.names)
        return phrase(course.language, "do_other", action=action)
    key = KEYS.get(idea.verb, idea.verb)
    return phrase(course.language, f"do_{key}", **TELLINGS[idea.verb](course, idea))


def road(course: Course, idea: Idea) -> dict[str, object]:
    price = words.price(course.language, course.p, "road")
    return {"price": price, "goal": road_goal(course, int(operand(idea.action)))}


def building(course: Course, idea: Idea) -> dict[str, object]:
    node = int(operand(idea.action))
    return {
        "price": words.price(course.language, course.p, idea.verb),
        "place": words.surroundings(course.language, course.p, node),
        "n": node_pips(course.p, node),
    }


def buy(course: Course, idea: Idea) -> dict[str, object]:
    return {"price": words.price(course.language, course.p, "card")}


def bank(course: Course, idea: Idea) -> dict[str, object]:
    p, language = course.p, course.language
    give, _, take = p.write(idea.action).split()[1:]
    rate = rate_of(p, course.seat, give)
    return {"n": rate, "give": words.card(language, give), "take": words.card(language, take)}


def rate_of(p: Position, player: int, card: str) -> int:
    return int(p.rates[player * KINDS + CARD_NAMES.index(card)])


def offer(course: Course, idea: Idea) -> dict[str, object]:
    deal = course.p.write(idea.action).split()[1:]
    return {**deal_values(course.language, deal[: deal.index("to")])}


def trade(course: Course, idea: Idea) -> dict[str, object]:
    partner = int(operand(idea.action))
    return {"partner": course.person(partner), **trade_values(course.language, course.p, partner)}


def card(course: Course, idea: Idea) -> dict[str, object]:
    action = words.action(course.language, course.p, idea.action, course.names)
    return {"card": words.development(course.language, idea.verb), "action": action}


TELLINGS: Mapping[str, Telling] = {
    "road": road,
    "settlement": building,
    "city": building,
    "buy": buy,
    "bank": bank,
    "offer": offer,
    "trade": trade,
    "knight": card,
    **dict.fromkeys(PROGRESS, card),
}
