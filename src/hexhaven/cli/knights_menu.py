"""Which choices of Cities & Knights are listed how in a menu."""

from hexhaven import words
from hexhaven.board.knights.terms import LOOT
from hexhaven.board.state import Position
from hexhaven.words.knights import names as knights

SET_KNIGHT = "set-knight"  # in the order; the base game's knight is a card

# Groups, in the order of a turn: cards first, then knights and buildings.
CARDS = (
    "alchemist", "merchant", "merchant-fleet", "commercial-harbour", "exchange", "master-merchant",
    "trade-monopoly", "resource-monopoly", "bishop", "diplomat", "warlord", "wedding", "intrigue",
    "saboteur", "spy", "deserter", "crane", "mining", "irrigation", "inventor", "engineer", "medicine",
    "smith",
)  # fmt: skip
PIECES = (
    "wall",
    SET_KNIGHT,
    "activate",
    "promote",
    "move",
    "displace",
    "chase",
    "improve",
    "repair",
    "return",
)

# Choices that are listed under the number of their place, in the words of the choice.
NODES = (
    "knight", "wall", "activate", "promote", "chase", "retreat", "metropolis", "lose-city", "fight",
    "dismiss", "enlist", "forge", "smith", "engineer", "medicine", "intrigue", "repair", "saboteur",
)  # fmt: skip
PLACES = {"merchant": "hex", "diplomat": "edge"}
NUMBERED = (*NODES, *PLACES)

AT_ONCE = ("waive", "commercial-harbour", "warlord", "wedding", "mining", "irrigation", "spy", "deserter")
PRICES = {
    "wall": "wall",
    "knight": "basic-knight",
    "activate": "activation",
    "promote": "promotion",
    "medicine": "medicine-city",
    "repair": "repair",
}
FACES = ("return", "spy-card")  # whose effects are said beside them
ONE_BY_ONE = ("give", "loot")


def place_in_order(p: Position, verb: str) -> str:
    """The name under which a group has its place in the order."""
    return SET_KNIGHT if verb == "knight" and knights.keep_of(p) is not None else verb


def whose_cards(p: Position, player: int, verb: str) -> int | None:
    """Whose hand a card is chosen from, where it helps to know how many there are."""
    if verb in ("discard", "give", "hand-over"):
        return player
    return int(p.detail()) if verb == "loot" and p.waiting_for() == LOOT else None


def effect(language: str, p: Position, text: str, card: str) -> str:
    return words.say(language, "menu.effect", text=text, effect=knights.progress_effect(language, p, card))
