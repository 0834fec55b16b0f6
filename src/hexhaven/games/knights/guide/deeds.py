"""What one can do in a turn of Cities & Knights beside what the base game has."""

from hexhaven import words
from hexhaven.core.actions import operand
from hexhaven.games.island.guide.advice import Idea
from hexhaven.games.island.guide.course import Course
from hexhaven.games.island.guide.places import hand
from hexhaven.games.island.guide.turn import TELLINGS as BASE_TELLINGS
from hexhaven.games.island.guide.turn import Known, Telling
from hexhaven.games.island.words import names as called
from hexhaven.games.knights.rules.rows import ROWS
from hexhaven.games.knights.words import names as knights
from hexhaven.guide.lessons import Draft

LIKE_BEFORE = ("road", "settlement", "city", "bank", "offer", "trade")
PRICED = ("road", "settlement", "city", "basic-knight", "activation", "wall")
ACTS = ("move", "displace", "chase")
PLAYED = tuple(row.name for row in ROWS if not row.points)


def costs(course: Course) -> Draft:
    """The price of everything that is bought with resources, and what the learner holds."""
    p, language = course.p, course.language
    prices = {name.replace("-", "_"): called.price(language, p, name) for name in PRICED}
    return Draft("costs_knights", {**prices, "cards": called.cards(language, hand(p, course.seat))})


def act(course: Course, idea: Idea) -> dict[str, object]:
    """A deed in the words of its choice."""
    return {"action": words.action(course.language, course.p, idea.action, course.names)}


class Priced:
    """A deed at a node that has a price."""

    def __init__(self, piece: str) -> None:
        self.piece = piece

    def __call__(self, course: Course, idea: Idea) -> dict[str, object]:
        return {
            "price": called.price(course.language, course.p, self.piece),
            "place": called.surroundings(course.language, course.p, int(operand(idea.action))),
        }


def improve(course: Course, idea: Idea) -> dict[str, object]:
    p, language = course.p, course.language
    field = p.write(idea.action).split()[1]
    return {
        "field": knights.field(language, field),
        "level": knights.level(language, field, knights.next_level(p, course.seat, field)),
        "price": knights.improvement_price(language, p, course.seat, field),
    }


def play_card(course: Course, idea: Idea) -> dict[str, object]:
    effect = knights.progress_effect(course.language, course.p, idea.verb)
    return {**act(course, idea), "card": knights.progress(course.language, idea.verb), "effect": effect}


KEYS = {
    **{verb: verb for verb in LIKE_BEFORE if verb != "trade"},
    "knight": "set_knight",
    **{verb: verb for verb in ("activate", "promote", "wall", "improve")},
    **dict.fromkeys(ACTS, "knight_act"),
    **dict.fromkeys(PLAYED, "play_card"),
}
TELLINGS: dict[str, Telling] = {
    **{verb: BASE_TELLINGS[verb] for verb in LIKE_BEFORE},
    "knight": Priced("basic-knight"),
    "activate": Priced("activation"),
    "promote": Priced("promotion"),
    "wall": Priced("wall"),
    "improve": improve,
    **dict.fromkeys(ACTS, act),
    **dict.fromkeys(PLAYED, play_card),
}
KNOWN = Known(KEYS, TELLINGS, LIKE_BEFORE, costs)
