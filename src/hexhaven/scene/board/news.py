"""What an entry of the log touched: places on the board, cards, and the rule behind it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from hexhaven.actions import VERB_BITS, VERB_MASK
from hexhaven.board.production import NO_CLAIMS, bank_is_full_enough, count_claims
from hexhaven.board.state import Position
from hexhaven.board.terrain import CARD_KINDS, KINDS
from hexhaven.board.turn import SEVEN
from hexhaven.game import CHANCE
from hexhaven.record import Entry
from hexhaven.scene.board.places import edge_place, hex_place, node_place
from hexhaven.scene.board.questions import round_of
from hexhaven.scene.family import News
from hexhaven.wire.scene import Gain, Place

# Articles that explain what happened better than the verb's own, which is about who may do it when.
ARTICLES = {
    "roll": "turn",
    "end": "turn",
    "road": "road",
    "settlement": "settlement",
    "city": "city",
    "knight": "knight",
    "road-building": "progress-cards",
    "invention": "progress-cards",
    "monopoly": "progress-cards",
    "free-road": "progress-cards",
    "offer": "domestic-trade",
    "propose": "domestic-trade",
    "trade": "domestic-trade",
    "stole": "robber",
}


def news(before: Position, after: Position, entry: Entry, viewer: int) -> News:
    verb = before.rules.verbs[entry.action & VERB_MASK]
    operand = entry.action >> VERB_BITS
    places = PLACES[verb.name](before, after, operand) if verb.name in PLACES else []
    secret = verb.name == "stole" and not knows_theft(before, viewer)
    return News(
        article(before, after, verb.name, verb.article), places, [] if secret else gains(before, after)
    )


def article(before: Position, after: Position, verb: str, own: str) -> str | None:
    """The rule that explains what happened; a consequence that everybody stares at comes first."""
    if after.won_by != before.won_by:
        return "end-of-game"
    if after.longest_road != before.longest_road:
        return "longest-road"
    if after.largest_army != before.largest_army:
        return "largest-army"
    if verb == "rolled":
        return roll_article(before, int(after.rolled))
    if verb == "free-road" and round_of(before) == 0:
        return "tournament-start"
    return ARTICLES.get(verb, own)


def roll_article(before: Position, number: int) -> str:
    if number == SEVEN:
        return "seven"
    return "shortage" if is_short(before, number) else "production"


def is_short(before: Position, number: int) -> bool:
    """Whether the bank cannot pay everything that a roll brings."""
    if bank_is_full_enough(before):
        return False
    claims = NO_CLAIMS[:]
    count_claims(before, number, claims)
    return any(int(due) > int(held) for due, held in zip(claims, before.bank, strict=True))


# --- places ------------------------------------------------------------------------------------------

Touched: TypeAlias = Callable[[Position, Position, int], list[Place]]


def edge(before: Position, after: Position, operand: int) -> list[Place]:
    return [edge_place(operand)]


def node(before: Position, after: Position, operand: int) -> list[Place]:
    return [node_place(operand)]


def hex(before: Position, after: Position, operand: int) -> list[Place]:
    return [hex_place(operand)]


def paying(before: Position, after: Position, operand: int) -> list[Place]:
    """The hexes whose number was rolled, less the robber's."""
    n = int(after.rolled)
    hexes = [int(h) for h in after.land.numbered[after.land.first[n] : after.land.first[n + 1]]]
    return [hex_place(h) for h in hexes if h != before.robber]


PLACES: Mapping[str, Touched] = {
    "found": node,
    "found-road": edge,
    "free-road": edge,
    "road": edge,
    "settlement": node,
    "city": node,
    "robber": hex,
    "rolled": paying,
}


# --- cards -------------------------------------------------------------------------------------------


def gains(before: Position, after: Position) -> list[Gain]:
    """What the players have more than before."""
    old, new = bytes(before.hands), bytes(after.hands)
    if old == new:
        return []
    rows = [gain(before, old, new, player) for player in range(before.players())]
    return [Gain(player=player, cards=cards) for player, cards in enumerate(rows) if cards]


def gain(p: Position, old: bytes, new: bytes, player: int) -> dict[str, int]:
    start = player * KINDS
    changes = ((name, new[start + card] - old[start + card]) for card, name in enumerate(p.rules.card_names))
    return {name: n for name, n in changes if n > 0}


def knows_theft(before: Position, viewer: int) -> bool:
    """The kind of a stolen card is for thief and victim alone."""
    return viewer in (CHANCE, int(before.number()), int(before.detail()))


def hands_of_others(p: Position, player: int) -> tuple[bytes, bytes]:
    """All cards that are held, resources and development cards, less the player's own."""
    hands, secrets = bytearray(bytes(p.hands)), bytearray(bytes(p.cards))
    hands[player * KINDS : (player + 1) * KINDS] = bytes(KINDS)
    secrets[player * CARD_KINDS : (player + 1) * CARD_KINDS] = bytes(CARD_KINDS)
    return bytes(hands), bytes(secrets)
