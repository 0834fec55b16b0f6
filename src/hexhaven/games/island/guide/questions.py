"""What the game asks the learner in between: discards, the robber, offers, and the founding."""

from collections.abc import Iterator, Mapping

from hexhaven import words
from hexhaven.core.actions import operand
from hexhaven.games.island.guide.advice import Idea, best
from hexhaven.games.island.guide.course import ANSWERS, BoardCourse
from hexhaven.games.island.guide.places import people_at, road_goal
from hexhaven.games.island.guide.teaching import Question, question_of
from hexhaven.games.island.guide.texts import phrase
from hexhaven.games.island.rules.deals import DEAL
from hexhaven.games.island.rules.robber import safe_hand
from hexhaven.games.island.words import names as called
from hexhaven.games.island.words.story import deal_values, trade_values
from hexhaven.guide.lessons import Draft


def urgent(course: BoardCourse) -> Iterator[Draft]:
    """A question the learner has never answered before."""
    question = question_of(course.p)
    if course.is_asked and question is not None and not course.did_before_this_turn(*question.verbs):
        idea = best(course)
        if question.verbs or not course.did_before_this_turn(idea.verb):
            yield Draft(question.key, question.telling(course, idea), idea.action)
    if course.is_asked_for("reply") and course.is_new_here:
        idea = best(course)
        yield Draft("answer_again", answer(course, idea), idea.action)


def founding(course: BoardCourse) -> Iterator[Draft]:
    """On a map without pieces: where to begin. Both settlements are worth a word."""
    if course.is_asked_for("found"):
        idea = best(course)
        yield Draft("found", found(course, idea), idea.action)
    if course.is_asked_for("found_road"):
        idea = best(course)
        yield Draft("found_road", {"goal": road_goal(course, int(operand(idea.action)))}, idea.action)


def found(course: BoardCourse, idea: Idea) -> dict[str, object]:
    p, language = course.p, course.language
    kind = int(p.rules.founding[int(p.number())].piece)
    place = called.surroundings(language, p, int(operand(idea.action)))
    return {"piece": called.piece(language, p.rules.piece_names[kind]), "place": place}


def discard(course: BoardCourse, idea: Idea) -> dict[str, object]:
    p, seat = course.p, course.seat
    return {
        "n": int(p.due_from(seat)),
        "held": int(p.hand_size[seat]),
        "limit": int(safe_hand(p, seat)),
        "card": called.card(course.language, p.write(idea.action).split()[1]),
    }


def move_robber(course: BoardCourse, idea: Idea) -> dict[str, object]:
    p, hex = course.p, int(operand(idea.action))
    people = [course.person(player).name for player in people_at(p, hex) if player != course.seat]
    key = "hurts" if people else "hurts_nobody"
    ground = called.ground(course.language, p, hex)
    hurts = phrase(course.language, key, ground=ground, people=words.listed(course.language, people))
    return {"hurts": hurts}


def rob(course: BoardCourse, idea: Idea) -> dict[str, object]:
    victim = int(operand(idea.action))
    return {"who": course.person(victim), "n": int(course.p.hand_size[victim])}


def answer(course: BoardCourse, idea: Idea) -> dict[str, object]:
    p, language = course.p, course.language
    offered = deal_values(language, DEAL.write(p, p.market.offer).split())
    deal = p.write(idea.action).split()[1:]
    proposal = deal_values(language, deal) if idea.verb == "propose" else {}
    would = phrase(language, f"would_{idea.verb}", **proposal)
    return {"who": course.person(int(p.turn)), "would": would, **offered}


def partner(course: BoardCourse, idea: Idea) -> dict[str, object]:
    if idea.verb != "trade":
        return {"would": phrase(course.language, "would_withdraw")}
    who = int(operand(idea.action))
    values = trade_values(course.language, course.p, who)
    return {"would": phrase(course.language, "would_trade", partner=course.person(who), **values)}


def free_road(course: BoardCourse, idea: Idea) -> dict[str, object]:
    return {"n": int(course.p.number()), "goal": road_goal(course, int(operand(idea.action)))}


def take(course: BoardCourse, idea: Idea) -> dict[str, object]:
    card = called.card(course.language, course.p.write(idea.action).split()[1])
    return {"n": int(course.p.number()), "card": card}


QUESTIONS: Mapping[str, Question] = {
    "discard": Question("discard", discard, ("discard",)),
    "robber": Question("move_robber", move_robber, ("robber",)),
    "rob": Question("rob", rob, ("rob",)),
    "reply": Question("answer", answer, tuple(ANSWERS)),
    "partner": Question("partner", partner, ("trade", "withdraw")),
    "free_road": Question("free_road", free_road, ("free-road",)),
    "take": Question("take", take, ("take",)),
}
