"""What a player of the board game may do: choices to pick from, and talk of their own."""

from typing import TypedDict

from hexhaven import words
from hexhaven.core.operands import PLAYER
from hexhaven.games.island.rules.questions import AFTER_ROLL, PARTNER, REPLY
from hexhaven.games.island.rules.rules import Verb
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import KINDS
from hexhaven.games.island.scene.places import places
from hexhaven.scene.family import Viewpoint
from hexhaven.wire.message import Cards
from hexhaven.wire.scene import Choice, Ghost

OFFER = "offer"
PROPOSE = "propose"
TALKING = (AFTER_ROLL, REPLY, PARTNER)


class Exchanged(TypedDict):
    """The cards of a choice."""

    give: Cards | None
    get: Cards | None


# --- choices -----------------------------------------------------------------------------------------


def choices(viewpoint: Viewpoint, p: Position) -> list[Choice]:
    """Everything listed but offers: those are worded freely."""
    listed = [(p.rules.verb_of(action), int(action)) for action in p.legal(viewpoint.viewer)]
    return [choice(viewpoint, p, verb, action) for verb, action in listed if verb.name != OFFER]


def choice(viewpoint: Viewpoint, p: Position, verb: Verb, action: int) -> Choice:
    """What is said of a choice follows from its operands."""
    at = places(verb, action)
    return Choice(
        text=p.write(action),
        verb=verb.name,
        label=words.action(viewpoint.language, p, action, viewpoint.names),
        place=at[0] if at else None,
        to=at[1] if len(at) > 1 else None,
        player=partner(p, verb, action),
        piece=Ghost(kind=verb.piece) if verb.piece else None,
        **exchanged(p, verb, viewpoint.viewer, action),
    )


def partner(p: Position, verb: Verb, action: int) -> int | None:
    """Whom it concerns: who is named, or who made the offer that is taken."""
    named = [value for operand, value in verb.values(action) if operand is PLAYER]
    if named:
        return named[0]
    return int(p.turn) if p.waiting_for() == REPLY and verb.exchanged(p, p.turn, action) else None


def exchanged(p: Position, verb: Verb, viewer: int, action: int) -> Exchanged:
    """What is given and got; nothing is said where no card is named."""
    cards = verb.exchanged(p, viewer, action)
    give = {name: -n for name, n in cards.items() if n < 0}
    get = {name: n for name, n in cards.items() if n > 0}
    return {"give": give or None, "get": get or None}


# --- talk --------------------------------------------------------------------------------------------


def talk(p: Position, viewer: int) -> list[str]:
    """The player on turn may offer what they like, the others may propose what they like."""
    if p.waiting_for() not in TALKING or not p.rules.players_trade:
        return []
    verb = OFFER if viewer == p.turn else PROPOSE
    return [verb] if p.why_not(p.read(f"{verb} {sample_deal(p, viewer)}"), viewer) is None else []


def sample_deal(p: Position, player: int) -> str:
    """The first card held for another kind; with an empty hand, a gift."""
    names = p.rules.card_names
    for card, name in enumerate(names):
        if p.hands[player * KINDS + card] > 0:
            return f"1 {name} for 1 {names[card - 1]}"
    return f"nothing for 1 {names[0]}"
