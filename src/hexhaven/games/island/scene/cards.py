"""Cards as messages: how many of each kind, by name."""

from collections.abc import Sequence

from hexhaven.games.island.rules.deals import amount
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CARD_KINDS, DEVELOPMENT_NAMES, KINDS
from hexhaven.wire.message import Cards, Deal


def by_kind(p: Position, counts: Sequence[int] | bytes) -> Cards:
    """All kinds of cards in the game, those of which there are none included."""
    return dict(zip(p.rules.card_names, counts, strict=False))


def hand(p: Position, player: int) -> Cards:
    return by_kind(p, bytes(p.hands[player * KINDS : (player + 1) * KINDS]))


def rates(p: Position, player: int) -> Cards:
    return by_kind(p, bytes(p.rates[player * KINDS : (player + 1) * KINDS]))


def bank(p: Position) -> Cards:
    return by_kind(p, bytes(p.bank))


def development(counts: bytes) -> Cards:
    """The kinds of development cards of which there are any."""
    return {name: n for name, n in zip(DEVELOPMENT_NAMES, counts, strict=False) if n}


def secrets(p: Position, player: int) -> Cards:
    return development(bytes(p.cards[player * CARD_KINDS : (player + 1) * CARD_KINDS]))


def shown(p: Position, player: int) -> Cards:
    return development(bytes(p.opened[player * CARD_KINDS : (player + 1) * CARD_KINDS]))


def price(p: Position, piece: int) -> Cards:
    """What a piece costs."""
    return {p.rules.card_names[card]: n for card, n in p.rules.costs.get(piece, {}).items()}


def supply_of(p: Position, pieces: bytes) -> Cards:
    """Pieces left, by kind; cards are no pieces."""
    return {name: pieces[kind] for kind, name in p.rules.piece_names.items() if p.rules.pieces[kind]}


def deal_of(p: Position, deal: int, side: int = 1) -> Deal:
    """A deal from the side of the player who speaks (1) or of the partner (-1)."""
    amounts = [(name, side * int(amount(p, deal, card))) for card, name in enumerate(p.rules.card_names)]
    return Deal(
        give={name: n for name, n in amounts if n > 0}, get={name: -n for name, n in amounts if n < 0}
    )
