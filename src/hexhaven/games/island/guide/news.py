"""What has just happened, explained when the learner meets it for the first time.

A lesson that was not read lapses with the learner's next act. It comes again when the thing happens again;
only the harvest, which everybody has seen after a few turns, is then left alone.
"""

from collections.abc import Iterator, Mapping, Sequence

from hexhaven import words
from hexhaven.core.actions import operand
from hexhaven.core.facts import AWARD, DRAWN, EFFECT, NOWHERE, PIECE, TURNED
from hexhaven.core.game import NOBODY
from hexhaven.games.island.guide.course import BoardCourse, Step
from hexhaven.games.island.guide.places import hexes_with, lit, people_at, robber_hex
from hexhaven.games.island.guide.teaching import notices_of
from hexhaven.games.island.guide.texts import phrase
from hexhaven.games.island.rules.development import knights_of
from hexhaven.games.island.rules.sources import DEVELOPMENT, LARGEST_ARMY, LONGEST_ROAD, ROUTE
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import NO_HARBOUR, VICTORY_POINT
from hexhaven.games.island.words import names as called
from hexhaven.guide.lessons import Draft
from hexhaven.guide.teaching import Topic
from hexhaven.wire.scene import Place

SEVEN = 7
NEAR = 2  # points from the end
PAID = ("road", "settlement", "city", "buy")


def recent(course: BoardCourse) -> Iterator[Draft]:
    """What of the latest steps is worth a word."""
    notices = notices_of(course.p)
    for step in course.lately():
        for notice in notices:
            yield from notice.drafts(course, step)


def by_others(course: BoardCourse, step: Step) -> bool:
    return step.entry.player != course.seat


# --- the dice and the robber -------------------------------------------------------------------------


def roll(course: BoardCourse, step: Step) -> Iterator[Draft]:
    effect = step.seen.first(EFFECT)
    if step.verb != "rolled" or effect is None:
        return
    roller = int(step.before.turn)
    if effect.values[0] == SEVEN:
        # Whoever is asked because of it is told then and there.
        if not course.is_asked_for("discard", "robber"):
            limit = int(step.before.rules.hand_limit)
            values = {"story": course.story(step), "who": course.person(roller), "limit": limit}
            yield Draft("seven", values, places=robber_hex(course.p))
    elif course.is_new_here:
        yield from harvest(course, step, effect.values[0], roller == course.seat)


def harvest(course: BoardCourse, step: Step, number: int, own: bool) -> Iterator[Draft]:
    if sum(step.seen.cards_of(course.seat).values()) > 0:
        hexes = [hex for hex in hexes_with(step.before, course.seat, number) if hex != step.before.robber]
        grounds = [called.ground(course.language, step.before, hex) for hex in hexes]
        values = {"story": course.story(step), "grounds": words.listed(course.language, grounds)}
        yield Draft("harvest" if own else "harvest_others", values, places=lit("hex", hexes))
    elif own:
        values = {"story": course.story(step), "why": why_nothing(course, step, number)}
        hexes = [
            hex for hex in range(int(step.before.map.land_hexes)) if step.before.land.number[hex] == number
        ]
        yield Draft("harvest_none", values, places=lit("hex", hexes))


def why_nothing(course: BoardCourse, step: Step, number: int) -> str:
    p, language = step.before, course.language
    hexes = hexes_with(p, course.seat, number)
    if not hexes:
        return phrase(language, "none_far", number=number)
    if hexes == [int(p.robber)]:
        return phrase(language, "none_robber", ground=called.ground(language, p, hexes[0]))
    return phrase(language, "none_short")


def robber(course: BoardCourse, step: Step) -> Iterator[Draft]:
    if step.verb != "robber" or not by_others(course, step):
        return
    hex = step.seen.of(PIECE)[0].values[3]
    if course.seat in people_at(step.before, hex):
        ground = called.ground(course.language, step.before, hex)
        values = {"who": course.person(step.entry.player), "ground": ground}
        yield Draft("blocked", values, places=lit("hex", [hex]))


def theft(course: BoardCourse, step: Step) -> Iterator[Draft]:
    if step.verb != "stole":
        return
    thief, victim = int(step.before.number()), int(step.before.detail())
    if thief == course.seat:
        yield Draft("stole", {"story": course.story(step), "who": course.person(victim)})
    elif victim == course.seat:
        yield Draft("robbed", {"story": course.story(step), "who": course.person(thief)})


# --- development cards -------------------------------------------------------------------------------


def played(course: BoardCourse, step: Step) -> Iterator[Draft]:
    if not by_others(course, step):
        return
    if step.verb == "knight":
        yield Draft("knight_seen", {"who": course.person(step.entry.player)})
    elif step.verb in ("road-building", "invention", "monopoly"):
        yield Draft("progress_seen", {"story": course.story(step)})


def got_card(course: BoardCourse, step: Step) -> Iterator[Draft]:
    if step.verb == "buy" and by_others(course, step):
        price = called.price(course.language, course.p, "card")
        yield Draft("card_bought", {"who": course.person(step.entry.player), "price": price})
    elif step.verb == "drew" and int(step.before.number()) == course.seat:
        yield own_card(course, step.entry.text.split()[1])


def own_card(course: BoardCourse, card: str) -> Draft:
    if card == "victory-point":
        return Draft("point_drawn")
    name = called.development(course.language, card)
    return Draft("card_drawn", {"card": name, "effect": phrase(course.language, f"effect_{card}")})


# --- building ----------------------------------------------------------------------------------------


def built(course: BoardCourse, step: Step) -> Iterator[Draft]:
    if step.verb not in ("settlement", "city"):
        return
    here = lit("node", [int(operand(step.entry.action))])
    if step.entry.player == course.seat:
        key = "settled" if step.verb == "settlement" else "city_built"
        yield Draft(key, own_building(course, step), places=here)
    elif step.verb == "city":
        price = called.price(course.language, course.p, "city")
        yield Draft("city_seen", {"who": course.person(step.entry.player), "price": price}, places=here)


def own_building(course: BoardCourse, step: Step) -> dict[str, object]:
    return {
        "place": called.surroundings(course.language, step.before, int(operand(step.entry.action))),
        "points": points(course, step.before, course.seat) + scored(step, course.seat),
        "target": int(step.before.rules.target),
    }


def trading_ended(course: BoardCourse, step: Step) -> Iterator[Draft]:
    own = step.entry.player == course.seat == int(course.p.turn)
    if own and step.verb in PAID and course.p.rules.phases_separated and not course.is_over:
        yield Draft("phases")


def harbour(course: BoardCourse, step: Step) -> Iterator[Draft]:
    """Somebody's building stands at a harbour."""
    if step.verb != "settlement":
        return
    node = int(operand(step.entry.action))
    kind = int(step.before.land.harbour[node])
    if kind == NO_HARBOUR:
        return
    values = {"harbour": called.harbour(course.language, kind), "who": course.person(step.entry.player)}
    key = "harbour_own" if step.entry.player == course.seat else "harbour_seen"
    yield Draft(key, values, places=lit("node", [node]))


# --- trade -------------------------------------------------------------------------------------------


def trade(course: BoardCourse, step: Step) -> Iterator[Draft]:
    if step.verb == "trade" and course.seat in (step.entry.player, int(operand(step.entry.action))):
        yield Draft("traded", {"story": course.story(step)})
    if step.verb == "decline" and int(step.before.turn) == course.seat and was_last_word(step):
        yield Draft("no_partner")


def was_last_word(step: Step) -> bool:
    """Whether everybody has declined an offer, and nobody has proposed anything."""
    market = step.before.market
    return len(step.before.actors()) == 1 and market.accepted == 0 and not any(market.proposals)


# --- points ------------------------------------------------------------------------------------------


def awards(course: BoardCourse, step: Step) -> Iterator[Draft]:
    passed = step.seen.passed_on(LONGEST_ROAD)
    if passed is not None and passed[1] != NOBODY:
        roads = lit("edge", called.roads_of(course.p, passed[1]))
        yield award(course, "longest", passed[1], step.seen.of(ROUTE)[-1].values[1], roads)
    passed = step.seen.passed_on(LARGEST_ARMY)
    if passed is not None and passed[1] != NOBODY:
        yield award(course, "army", passed[1], int(knights_of(step.before, passed[1])) + 1)


def award(course: BoardCourse, name: str, holder: int, n: int, places: Sequence[Place] = ()) -> Draft:
    own = holder == course.seat
    values = {"who": course.person(holder), "n": n}
    return Draft(f"{name}_own" if own else f"{name}_seen", values, places=places)


def near(course: BoardCourse, step: Step) -> Iterator[Draft]:
    """Somebody comes close to the end."""
    mark = int(step.before.rules.target) - NEAR
    for player in range(step.before.players()):
        before = points(course, step.before, player)
        after = before + scored(step, player)
        if before < mark <= after:
            values = {"who": course.person(player), "n": after, "m": max(1, mark + NEAR - after)}
            yield Draft("you_near" if player == course.seat else "rival_near", values)


def points(course: BoardCourse, p: Position, player: int) -> int:
    """As the learner may know them."""
    return int(p.points_of(player)) if player == course.seat else int(p.shown_points[player])


def scored(step: Step, player: int) -> int:
    """How many points a player has more, as far as the learner knows; a card in their own hand counts."""
    worth, n = step.before.rules.worth, 0
    for fact in step.seen.facts:
        a, b, c, d = fact.values
        if fact.kind == AWARD:
            n += d * ((c == player) - (b == player))
        elif fact.kind == PIECE and a == player:
            n += int(worth[b]) * ((d != NOWHERE) - (c != NOWHERE))
        elif fact.kind == TURNED and a == player:
            n += int(worth[c]) - int(worth[b])
        elif fact.kind == DRAWN and (a, b, c) == (player, DEVELOPMENT, VICTORY_POINT):
            n += 1
    return n


NOTICES: Mapping[str, Topic] = {
    "roll": Topic(10, roll),
    "robber": Topic(20, robber),
    "theft": Topic(30, theft),
    "played": Topic(40, played),
    "drawn": Topic(50, got_card),
    "built": Topic(60, built),
    "trading": Topic(70, trading_ended),
    "harbour": Topic(80, harbour),
    "trade": Topic(90, trade),
    "awards": Topic(100, awards),
    "near": Topic(110, near),
}
