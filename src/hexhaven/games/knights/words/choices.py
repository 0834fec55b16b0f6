"""What can be done in Cities & Knights, and what it asks."""

from collections.abc import Mapping

from hexhaven.core.game import NOBODY
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.words import names as called
from hexhaven.games.island.words.choice import Choice, Wording
from hexhaven.games.knights.rules.battle import attack_strength
from hexhaven.games.knights.rules.decks import hand_count
from hexhaven.games.knights.rules.knight import knight_owner
from hexhaven.games.knights.rules.terms import (
    FIELD_NAMES,
    FORGE,
    JOIN_BATTLE,
    MOST_CARDS,
    RELAY,
)
from hexhaven.games.knights.words import names as knights
from hexhaven.words.messages import Names, person

# --- choices -----------------------------------------------------------------------------------------


def worded_as(c: Choice, verb: str) -> str:
    """The message of a choice: the verb's own, unless the verb says different things at different times."""
    if knights.keep_of(c.p) is None:
        return verb
    if verb == "waive":
        return WAIVERS.get(int(c.p.waiting_for()), verb)
    if verb == "knight":
        return "build-knight"
    if verb == "saboteur" and c.words:
        return "sabotage"
    if verb == "diplomat" and route_owner(c) == c.p.turn:
        return "diplomat_own"
    return verb


WAIVERS: Mapping[int, str] = {JOIN_BATTLE: "waive_battle", RELAY: "waive_relay", FORGE: "waive_forge"}


def route_owner(c: Choice) -> int:
    a, b = map(int, c.words[0].split("-"))
    return int(c.p.route_owner(c.p.map.geometry.edge_between(a, b)))


def knight_at(c: Choice) -> dict[str, object]:
    return {"knight": knights.knight(c.language, c.p, int(c.words[0]))}


def wording_move(c: Choice) -> dict[str, object]:
    start = int(c.words[0])
    return {
        "knight": knights.knight(c.language, c.p, start),
        "start": start,
    }


def wording_displace(c: Choice) -> dict[str, object]:
    return {**wording_move(c), **driven(c, int(c.words[1]))}


def wording_intrigue(c: Choice) -> dict[str, object]:
    return driven(c, int(c.words[0]))


def driven(c: Choice, node: int) -> dict[str, object]:
    """A knight that would be driven away, and whose it is."""
    owner = str(int(knight_owner(c.p, node)))
    return {"driven": knights.knight(c.language, c.p, node), "player": c.name(owner)}


def wording_improve(c: Choice) -> dict[str, object]:
    return improvement(c, 0)


def wording_crane(c: Choice) -> dict[str, object]:
    return improvement(c, 1)


def improvement(c: Choice, discount: int) -> dict[str, object]:
    field, player = c.words[0], int(c.p.turn)
    n = knights.next_level(c.p, player, field)
    return {
        "n": n,
        "level": knights.level(c.language, field, n),
        "price": knights.improvement_price(c.language, c.p, player, field, discount),
    }


def wording_merchant(c: Choice) -> dict[str, object]:
    terrain = int(c.p.land.terrain[int(c.words[0])])
    return {"card": called.card(c.language, c.p.rules.card_names[terrain])}


def wording_diplomat(c: Choice) -> dict[str, object]:
    return {"player": c.name(str(route_owner(c)))}


def wording_sabotage(c: Choice) -> dict[str, object]:
    return {"player": c.name(str(int(c.p.owner(int(c.words[0])))))}


def wording_alchemist(c: Choice) -> dict[str, object]:
    return {"red": c.words[0], "yellow": c.words[1]}


def wording_inventor(c: Choice) -> dict[str, object]:
    first, second = (called.hex_place(c.language, c.p, int(word)) for word in c.words)
    return {"first": first, "second": second}


# What is said beside the operands.
WORDINGS: Mapping[str, Wording] = {
    **dict.fromkeys(("activate", "promote", "fight", "dismiss", "smith", "forge"), knight_at),
    "move": wording_move,
    "displace": wording_displace,
    "improve": wording_improve,
    "merchant": wording_merchant,
    "diplomat": wording_diplomat,
    "intrigue": wording_intrigue,
    "sabotage": wording_sabotage,
    "alchemist": wording_alchemist,
    "crane": wording_crane,
    "inventor": wording_inventor,
}


# --- questions ---------------------------------------------------------------------------------------


def asked_as(p: Position, player: int) -> str | None:
    """The message of a question that the base game words otherwise."""
    k = knights.keep_of(p)
    if k is None:
        return None
    if p.question() == "discard":
        return "discard_half"  # after a seven, or because of a saboteur
    if p.question() == "after_roll" and hand_count(k, player) > MOST_CARDS:
        return "too_many_cards"
    return None


def question_values(language: str, p: Position, player: int, names: Names) -> dict[str, object]:
    """What a question needs to be worded."""
    k = knights.keep_of(p)
    if k is None:
        return {}
    kind = p.question()
    asking = person(language, names, int(p.detail() if kind in ABOUT_OTHERS else p.turn), NOBODY)
    values: dict[str, object] = {"who": asking.name}
    if kind == "after_roll":
        values["n"] = int(hand_count(k, player))
    elif kind == "join_battle":
        values["n"] = int(attack_strength(p))
    elif kind == "place_metropolis":
        values["field"] = knights.field(language, FIELD_NAMES[int(p.number())])
    elif kind == "retreat":
        values["node"] = int(p.detail())
    elif kind == "hand_over":
        values["card"] = called.card(language, p.rules.card_names[int(p.number())])
    return values


# Questions that name another player in their second number.
ABOUT_OTHERS = ("spying", "loot")
