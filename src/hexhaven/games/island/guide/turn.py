"""A turn: the dice, what one can afford, what to do with it, the end; and what to do in others' turns."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from hexhaven import words
from hexhaven.core.actions import operand
from hexhaven.games.island.guide.advice import Idea, best, ideas, was_good_before
from hexhaven.games.island.guide.course import Course
from hexhaven.games.island.guide.places import hand, road_goal
from hexhaven.games.island.rules.robber import safe_hand
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import KINDS, PIECE_NAMES
from hexhaven.games.island.words import names as called
from hexhaven.games.island.words.names import node_pips
from hexhaven.games.island.words.story import deal_values, trade_values
from hexhaven.guide.lessons import Draft
from hexhaven.guide.texts import either, phrase

Telling: TypeAlias = Callable[[Course, Idea], dict[str, object]]

PROGRESS = ("road-building", "invention", "monopoly")
KEYS = {verb: verb for verb in ("road", "settlement", "city", "buy", "bank", "offer", "knight")}
KEYS |= dict.fromkeys(PROGRESS, "progress")


@dataclass(frozen=True)
class Known:
    """The deeds of a game that have a lesson: its key and its values by verb."""

    keys: Mapping[str, str]
    tellings: Mapping[str, Telling]
    in_short: Collection[str]  # verbs that have a short sentence, too
    costs: Callable[[Course], Draft]


def own_turn(course: Course, known: Known | None = None) -> Iterator[Draft]:
    """What to do in a turn of one's own; `known` are the deeds of another game than the base game."""
    if not course.is_asked_for("before_roll", "after_roll"):
        return
    if course.is_new_here:
        yield from every_step(course, known or BASE)
    else:
        yield from what_is_new(course, known or BASE)


def every_step(course: Course, known: Known) -> Iterator[Draft]:
    """In the first turns: what to do next, again and again."""
    idea = best(course)
    if course.is_asked_for("after_roll") and is_fresh(course, known):
        yield known.costs(course)
    if idea.verb in known.keys and not course.did_before_this_turn(idea.verb):
        yield about(course, idea, known)
    if idea.verb == "roll":
        yield Draft("roll" if not course.has_rolled else "roll_again", round_values(course), idea.action)
    elif idea.verb == "end":
        yield Draft("end" if not course.turns_ended else "end_again", end_values(course), idea.action)
    else:
        yield Draft("next_step", {"do": in_short(course, idea, known)}, idea.action)


def what_is_new(course: Course, known: Known) -> Iterator[Draft]:
    """Later: a good deed that was not to be had in any turn before."""
    seen: set[str] = set()
    for idea in ideas(course):
        if idea.worth > 0 and idea.verb in known.keys and known.keys[idea.verb] not in seen:
            seen.add(known.keys[idea.verb])
            if not course.did(idea.verb) and not was_good_before(course, idea.verb):
                yield about(course, idea, known)


def is_fresh(course: Course, known: Known) -> bool:
    """Whether nothing was done since the dice fell."""
    return not course.did_this_turn("trade", *known.keys)


def others_turn(course: Course) -> Iterator[Draft]:
    if course.is_idle and course.is_new_here and course.turns_ended:
        yield Draft("others", {"who": course.person(int(course.p.turn))})


# --- values ------------------------------------------------------------------------------------------


def round_values(course: Course) -> dict[str, object]:
    return {"n": course.turns_ended + 1}


def end_values(course: Course) -> dict[str, object]:
    p = course.p
    next_player = course.person((course.seat + 1) % p.players())
    limit = int(safe_hand(p, course.seat))
    return {"next": next_player, "limit": limit, "held": int(p.hand_size[course.seat])}


def costs(course: Course) -> Draft:
    """The price of everything, and what the hand is enough for."""
    p, language, seat = course.p, course.language, course.seat
    prices = {name: called.price(language, p, name) for name in PIECE_NAMES}
    bought = [
        phrase(language, f"a_{name}") for piece, name in enumerate(PIECE_NAMES) if p.can_pay(seat, piece)
    ]
    enough = phrase(language, "enough" if bought else "not_enough", pieces=either(language, bought))
    return Draft("costs", {**prices, "cards": called.cards(language, hand(p, seat)), "enough": enough})


# --- one deed ----------------------------------------------------------------------------------------


def about(course: Course, idea: Idea, known: Known) -> Draft:
    """The lesson about a deed, the first time it comes up."""
    return Draft(known.keys[idea.verb], known.tellings[idea.verb](course, idea), idea.action)


def in_short(course: Course, idea: Idea, known: Known) -> str:
    """The same deed once more, in a sentence; one without a sentence of its own is named as a choice."""
    if idea.verb not in known.in_short:
        action = words.action(course.language, course.p, idea.action, course.names)
        return phrase(course.language, "do_other", action=action)
    key = known.keys.get(idea.verb, idea.verb)
    return phrase(course.language, f"do_{key}", **known.tellings[idea.verb](course, idea))


def road(course: Course, idea: Idea) -> dict[str, object]:
    price = called.price(course.language, course.p, "road")
    return {"price": price, "goal": road_goal(course, int(operand(idea.action)))}


def building(course: Course, idea: Idea) -> dict[str, object]:
    node = int(operand(idea.action))
    return {
        "price": called.price(course.language, course.p, idea.verb),
        "place": called.surroundings(course.language, course.p, node),
        "n": node_pips(course.p, node),
    }


def buy(course: Course, idea: Idea) -> dict[str, object]:
    return {"price": called.price(course.language, course.p, "card")}


def bank(course: Course, idea: Idea) -> dict[str, object]:
    p, language = course.p, course.language
    give, _, take = p.write(idea.action).split()[1:]
    rate = rate_of(p, course.seat, give)
    return {"n": rate, "give": called.counted(language, give, rate), "take": called.card(language, take)}


def rate_of(p: Position, player: int, card: str) -> int:
    return int(p.rates[player * KINDS + p.rules.card_names.index(card)])


def offer(course: Course, idea: Idea) -> dict[str, object]:
    deal = course.p.write(idea.action).split()[1:]
    return {**deal_values(course.language, deal[: deal.index("to")])}


def trade(course: Course, idea: Idea) -> dict[str, object]:
    partner = int(operand(idea.action))
    return {"partner": course.person(partner), **trade_values(course.language, course.p, partner)}


def card(course: Course, idea: Idea) -> dict[str, object]:
    action = words.action(course.language, course.p, idea.action, course.names)
    return {"card": called.development(course.language, idea.verb), "action": action}


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
BASE = Known(KEYS, TELLINGS, TELLINGS, costs)
