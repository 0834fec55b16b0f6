"""What a player of the board game may do: choices to pick from, and talk of their own."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from hexhaven import words
from hexhaven.actions import VERB_BITS, VERB_MASK
from hexhaven.board.questions import AFTER_ROLL, PARTNER, REPLY
from hexhaven.board.state import Position
from hexhaven.board.terrain import KINDS
from hexhaven.scene.board import cards
from hexhaven.scene.board.places import edge_place, hex_place, node_place
from hexhaven.scene.family import Sight
from hexhaven.wire.form import Deal
from hexhaven.wire.scene import Choice

OFFER = "offer"
PROPOSE = "propose"
TALKING = (AFTER_ROLL, REPLY, PARTNER)

Detail: TypeAlias = Callable[[Choice, Position, int, int], None]


# --- choices -----------------------------------------------------------------------------------------


def choices(sight: Sight, p: Position, details: Mapping[str, Detail]) -> list[Choice]:
    """Everything listed but offers: those are worded freely. `details` has what is said of each verb."""
    names = [verb.name for verb in p.rules.verbs]
    found = []
    for action in p.legal(sight.viewer):
        verb = names[int(action) & VERB_MASK]
        if verb != OFFER:
            found.append(choice(sight, p, verb, int(action), details.get(verb)))
    return found


def choice(sight: Sight, p: Position, verb: str, action: int, detail: Detail | None) -> Choice:
    made = Choice(
        text=p.write(action),
        verb=verb,
        label=words.action(sight.language, p, action, sight.names),
    )
    if detail is not None:
        detail(made, p, sight.viewer, action >> VERB_BITS)
    return made


def at_edge(choice: Choice, p: Position, viewer: int, edge: int) -> None:
    choice.place = edge_place(edge)


def at_node(choice: Choice, p: Position, viewer: int, node: int) -> None:
    choice.place = node_place(node)


def at_hex(choice: Choice, p: Position, viewer: int, hex: int) -> None:
    choice.place = hex_place(hex)


def with_player(choice: Choice, p: Position, viewer: int, player: int) -> None:
    choice.player = player


def giving(choice: Choice, p: Position, viewer: int, card: int) -> None:
    choice.give = {p.rules.card_names[card]: 1}


def getting(choice: Choice, p: Position, viewer: int, card: int) -> None:
    choice.get = {p.rules.card_names[card]: 1}


def at_bank(choice: Choice, p: Position, viewer: int, kinds: int) -> None:
    give = kinds >> 4
    choice.give = {p.rules.card_names[give]: int(p.rates[viewer * KINDS + give])}
    choice.get = {p.rules.card_names[kinds & 15]: 1}


def accepting(choice: Choice, p: Position, viewer: int, nothing: int) -> None:
    choice.player = int(p.turn)
    exchanging(choice, cards.deal_of(p, int(p.market.offer), -1))


def trading(choice: Choice, p: Position, viewer: int, partner: int) -> None:
    choice.player = partner
    if int(p.market.accepted) >> partner & 1:
        exchanging(choice, cards.deal_of(p, int(p.market.offer)))
    else:
        exchanging(choice, cards.deal_of(p, int(p.market.proposals[partner]), -1))


def exchanging(choice: Choice, deal: Deal) -> None:
    choice.give = deal.give
    choice.get = deal.get


DETAILS: Mapping[str, Detail] = {
    "found": at_node,
    "found-road": at_edge,
    "free-road": at_edge,
    "road": at_edge,
    "settlement": at_node,
    "city": at_node,
    "robber": at_hex,
    "rob": with_player,
    "discard": giving,
    "take": getting,
    "monopoly": getting,
    "bank": at_bank,
    "accept": accepting,
    "trade": trading,
}


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
