"""What Cities & Knights waits for beside the base game's questions."""

from hexhaven.board.knights import terms
from hexhaven.board.state import Position
from hexhaven.scene.board import questions

CODES = {
    terms.RETURN_CARD: "return_card",
    terms.LOSE_CITY: "lose_city",
    terms.CHOOSE_DECK: "choose_deck",
    terms.JOIN_BATTLE: "join_battle",
    terms.AQUEDUCT: "aqueduct",
    terms.PLACE_METROPOLIS: "place_metropolis",
    terms.RETREAT: "retreat",
    terms.GIVE: "give",
    terms.HAND_OVER: "hand_over",
    terms.SPYING: "spying",
    terms.LOOT: "loot",
    terms.DISMISS: "dismiss",
    terms.ENLIST: "enlist",
    terms.RELAY: "relay",
    terms.FORGE: "forge",
}
SEVERAL = (terms.GIVE, terms.LOOT)


def code(p: Position) -> str:
    """The question as a code; draws of cards are "chance", as the dice are."""
    return CODES.get(int(p.waiting_for())) or questions.code(p)


def due_from(p: Position, player: int) -> int:
    """How many cards a player who is asked still owes, or may still take."""
    if p.waiting_for() in SEVERAL:
        return int(p.due_from(player))
    return questions.due_from(p, player)
