"""A turn: the dice, what one can afford, what to do with it, the end; and what to do in others' turns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hexhaven import words
from hexhaven.core.actions import operand
from hexhaven.games.island.guide.advice import Idea, best, ideas, was_good_before
from hexhaven.games.island.guide.course import BoardCourse
from hexhaven.games.island.guide.places import road_goal
from hexhaven.games.island.guide.teaching import Skill, skills_of
from hexhaven.games.island.guide.texts import phrase
from hexhaven.games.island.rules.robber import safe_hand
from hexhaven.games.island.rules.terrain import PIECE_NAMES
from hexhaven.games.island.words import names as called
from hexhaven.games.island.words.names import node_pips
from hexhaven.games.island.words.story import bank_values, deal_values, trade_values
from hexhaven.guide.lessons import Draft

PROGRESS = ("road-building", "invention", "monopoly")


def own_turn(course: BoardCourse) -> Iterator[Draft]:
    """What to do in a turn of one's own."""
    if not course.is_asked_for("before_roll", "after_roll"):
        return
    if course.is_new_here:
        yield from every_step(course)
    else:
        yield from what_is_new(course)


def every_step(course: BoardCourse) -> Iterator[Draft]:
    """In the first turns: what to do next, again and again."""
    idea = best(course)
    if not course.did_before_this_turn(idea.verb):
        yield from about(course, idea)
    if idea.verb == "roll":
        yield Draft(
            "roll" if not course.has_rolled else "roll_again", {"n": course.turns_ended + 1}, idea.action
        )
    elif idea.verb == "end":
        yield Draft("end" if not course.turns_ended else "end_again", end_values(course), idea.action)
    else:
        yield Draft("next_step", {"do": in_short(course, idea)}, idea.action)


def what_is_new(course: BoardCourse) -> Iterator[Draft]:
    """Later: a good deed that was not to be had in any turn before."""
    skills, seen = skills_of(course.p), set[str]()
    for idea in ideas(course):
        key = skills[idea.verb].key if idea.verb in skills else None
        if idea.worth > 0 and key is not None and key not in seen:
            seen.add(key)
            if not course.did(idea.verb) and not was_good_before(course, idea.verb):
                yield from about(course, idea)


def is_fresh(course: BoardCourse) -> bool:
    """In the first turns: whether nothing was done since the dice fell."""
    is_free = course.is_new_here and course.is_asked_for("after_roll")
    return is_free and not course.did_this_turn(*skills_of(course.p))


def others_turn(course: BoardCourse) -> Iterator[Draft]:
    if course.is_idle and course.is_new_here and course.turns_ended:
        yield Draft("others", {"who": course.person(int(course.p.turn))})


# --- values ------------------------------------------------------------------------------------------


def end_values(course: BoardCourse) -> dict[str, object]:
    p = course.p
    next_player = course.person((course.seat + 1) % p.players())
    limit = int(safe_hand(p, course.seat))
    return {"next": next_player, "limit": limit, "held": int(p.hand_size[course.seat])}


def costs(course: BoardCourse) -> Iterator[Draft]:
    """The price of everything, and what the hand is enough for."""
    p, language, seat = course.p, course.language, course.seat
    prices = {name: called.price(language, p, name) for name in PIECE_NAMES}
    bought = [
        phrase(language, f"a_{name}") for piece, name in enumerate(PIECE_NAMES) if p.can_pay(seat, piece)
    ]
    enough = phrase(
        language, "enough" if bought else "not_enough", pieces=words.listed(language, bought, "or")
    )
    yield Draft("costs", {**prices, "cards": called.cards(language, called.hand(p, seat)), "enough": enough})


# --- one deed ----------------------------------------------------------------------------------------


def about(course: BoardCourse, idea: Idea) -> Iterator[Draft]:
    """The lesson about a deed, if it has one."""
    skill = skills_of(course.p).get(idea.verb)
    if skill is not None and skill.key is not None:
        yield Draft(skill.key, skill.telling(course, idea), idea.action)


def in_short(course: BoardCourse, idea: Idea) -> str:
    """The same deed once more, in a sentence; one without a sentence of its own is named as a choice."""
    skill = skills_of(course.p).get(idea.verb)
    if skill is None or not skill.in_short:
        action = words.action(course.language, course.p, idea.action, course.names)
        return phrase(course.language, "do_other", action=action)
    return phrase(course.language, f"do_{skill.key or idea.verb}", **skill.telling(course, idea))


def road(course: BoardCourse, idea: Idea) -> dict[str, object]:
    price = called.price(course.language, course.p, "road")
    return {"price": price, "goal": road_goal(course, int(operand(idea.action)))}


def building(course: BoardCourse, idea: Idea) -> dict[str, object]:
    node = int(operand(idea.action))
    return {
        "price": called.price(course.language, course.p, idea.verb),
        "place": called.surroundings(course.language, course.p, node),
        "n": node_pips(course.p, node),
    }


def bank(course: BoardCourse, idea: Idea) -> dict[str, object]:
    return bank_values(course.language, course.p, course.seat, deal_of(course, idea))


def offer(course: BoardCourse, idea: Idea) -> dict[str, object]:
    deal = deal_of(course, idea)
    return {**deal_values(course.language, deal[: deal.index("to")])}


def deal_of(course: BoardCourse, idea: Idea) -> list[str]:
    """The words of a trade."""
    return course.p.write(idea.action).split()[1:]


def trade(course: BoardCourse, idea: Idea) -> dict[str, object]:
    partner = int(operand(idea.action))
    return {"partner": course.person(partner), **trade_values(course.language, course.p, partner)}


def card(course: BoardCourse, idea: Idea) -> dict[str, object]:
    action = words.action(course.language, course.p, idea.action, course.names)
    return {"card": called.development(course.language, idea.verb), "action": action}


SKILLS: Mapping[str, Skill] = {
    "road": Skill("road", road),
    "settlement": Skill("settlement", building),
    "city": Skill("city", building),
    "buy": Skill("buy", lambda course, idea: {"price": called.price(course.language, course.p, "card")}),
    "bank": Skill("bank", bank),
    "offer": Skill("offer", offer),
    "trade": Skill(None, trade),
    "knight": Skill("knight", card),
    **dict.fromkeys(PROGRESS, Skill("progress", card)),
}
