"""What one can do in a turn of Cities & Knights beside what the base game has."""

from collections.abc import Iterator, Mapping

from hexhaven import words
from hexhaven.core.actions import operand
from hexhaven.games.island.guide.advice import Idea
from hexhaven.games.island.guide.course import BoardCourse
from hexhaven.games.island.guide.teaching import Skill
from hexhaven.games.island.words import names as called
from hexhaven.games.knights.rules.rows import ROWS
from hexhaven.games.knights.words import names as knights
from hexhaven.guide.lessons import Draft

PRICED = ("road", "settlement", "city", "basic-knight", "activation", "wall")
ACTS = ("move", "displace", "chase")
PLAYED = tuple(row.name for row in ROWS if not row.points)


def costs(course: BoardCourse) -> Iterator[Draft]:
    """The price of everything that is bought with resources, and what the learner holds."""
    p, language = course.p, course.language
    prices = {name.replace("-", "_"): called.price(language, p, name) for name in PRICED}
    yield Draft("costs_knights", {**prices, "cards": called.cards(language, called.hand(p, course.seat))})


def act(course: BoardCourse, idea: Idea) -> dict[str, object]:
    """A deed in the words of its choice."""
    return {"action": words.action(course.language, course.p, idea.action, course.names)}


class Priced:
    """A deed at a node that has a price."""

    def __init__(self, piece: str) -> None:
        self.piece = piece

    def __call__(self, course: BoardCourse, idea: Idea) -> dict[str, object]:
        return {
            "price": called.price(course.language, course.p, self.piece),
            "place": called.surroundings(course.language, course.p, int(operand(idea.action))),
        }


def improve(course: BoardCourse, idea: Idea) -> dict[str, object]:
    p, language = course.p, course.language
    field = p.write(idea.action).split()[1]
    return {
        "field": knights.field(language, field),
        "level": knights.level(language, field, knights.next_level(p, course.seat, field)),
        "price": knights.improvement_price(language, p, course.seat, field),
    }


def play_card(course: BoardCourse, idea: Idea) -> dict[str, object]:
    effect = knights.progress_effect(course.language, course.p, idea.verb)
    return {**act(course, idea), "card": knights.progress(course.language, idea.verb), "effect": effect}


SKILLS: Mapping[str, Skill] = {
    "knight": Skill("set_knight", Priced("basic-knight"), in_short=False),
    "activate": Skill("activate", Priced("activation"), in_short=False),
    "promote": Skill("promote", Priced("promotion"), in_short=False),
    "wall": Skill("wall", Priced("wall"), in_short=False),
    "improve": Skill("improve", improve, in_short=False),
    **dict.fromkeys(ACTS, Skill("knight_act", act, in_short=False)),
    **dict.fromkeys(PLAYED, Skill("play_card", play_card, in_short=False)),
}
