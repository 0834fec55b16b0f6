"""What can be done in Cities & Knights, and what it asks."""

from collections.abc import Mapping

from hexhaven.core.game import NOBODY
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.words import names as called
from hexhaven.games.island.words.choice import Choice, Wording
from hexhaven.games.knights.rules.battle import attack_strength
from hexhaven.games.knights.rules.decks import hand_count
from hexhaven.games.knights.rules.knight import knight_owner
from hexhaven.games.knights.rules.state import knights_state
from hexhaven.games.knights.rules.terms import (
    FIELD_NAMES,
    FORGE,
    JOIN_BATTLE,
    MOST_CARDS,
    RELAY,
)
from hexhaven.games.knights.words import names as knights
from hexhaven.words.messages import Names, person, say

# --- choices -----------------------------------------------------------------------------------------


def action(language: str, p: Position, action: int, names: Names) -> str | None:
    """A choice that is more than its operands, or says different things at different times."""
    if p.rules.verb_of(action).name not in OWN:
        return None
    choice = Choice.of(language, p, action, names)
    name = worded_as(choice)
    return choice.said(name, WORDINGS[name](choice) if name in WORDINGS else {})


def worded_as(c: Choice) -> str:
    """The message of a choice: the verb's own, unless the verb says different things at different times."""
    verb = c.verb.name
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


def wording_move(c: Choice) -> dict[str, object]:
    start = int(c.words[0])
    return {
        "knight": knights.knight(c.language, c.p, start),
        "start": start,
    }


def driven(c: Choice, node: int) -> dict[str, object]:
    """A knight that would be driven away, and whose it is."""
    owner = str(int(knight_owner(c.p, node)))
    return {"driven": knights.knight(c.language, c.p, node), "player": c.name(owner)}


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


def wording_inventor(c: Choice) -> dict[str, object]:
    first, second = (called.hex_place(c.language, c.p, int(word)) for word in c.words)
    return {"first": first, "second": second}


# What is said beside the operands.
WORDINGS: Mapping[str, Wording] = {
    **dict.fromkeys(
        ("activate", "promote", "fight", "dismiss", "smith", "forge"),
        lambda c: {"knight": knights.knight(c.language, c.p, int(c.words[0]))},
    ),
    "move": wording_move,
    "displace": lambda c: {**wording_move(c), **driven(c, int(c.words[1]))},
    "improve": lambda c: improvement(c, 0),
    "merchant": wording_merchant,
    "diplomat": lambda c: {"player": c.name(str(route_owner(c)))},
    "intrigue": lambda c: driven(c, int(c.words[0])),
    "sabotage": lambda c: {"player": c.name(str(int(c.p.owner(int(c.words[0])))))},
    "alchemist": lambda c: {"red": c.words[0], "yellow": c.words[1]},
    "crane": lambda c: improvement(c, 1),
    "inventor": wording_inventor,
}
OWN = {*WORDINGS, "waive", "knight", "saboteur"}


def value(language: str, name: str, values: Mapping[str, str], names: Names, viewer: int) -> str | None:
    """Of the values of a refusal, a field is called something of its own."""
    return knights.field(language, values[name]) if name == "field" else None


# --- questions ---------------------------------------------------------------------------------------


def question(language: str, p: Position, player: int, names: Names) -> str | None:
    """A question that needs more than a number, or that the base game words otherwise."""
    kind, cards = p.question(), int(hand_count(knights_state(p), player))
    if kind == "discard":  # after a seven, or because of a saboteur
        return say(language, "asked.discard_half", n=p.due(player))
    if kind == "after_roll" and cards > MOST_CARDS:
        return say(language, "asked.too_many_cards", n=cards)
    values = question_values(language, p, kind, names)
    return say(language, f"asked.{kind}", **{"n": p.due(player), **values}) if values else None


def question_values(language: str, p: Position, kind: str, names: Names) -> dict[str, object]:
    match kind:
        case "join_battle":
            return {"n": int(attack_strength(p))}
        case "place_metropolis":
            return {"field": knights.field(language, FIELD_NAMES[int(p.number())])}
        case "retreat":
            return {"node": int(p.detail())}
        case "hand_over":
            card = called.card(language, p.rules.card_names[int(p.number())])
            return {"who": person(language, names, int(p.turn), NOBODY).name, "card": card}
        case "give" | "dismiss":
            return {"who": person(language, names, int(p.turn), NOBODY).name}
        case "spying" | "loot":
            return {"who": person(language, names, int(p.detail()), NOBODY).name}
    return {}
