"""What one player sees of a position, and how to imagine the rest.

Everybody sees the board, the bank, how many cards each player holds and what lies open. Hidden are the kinds
of cards in other hands, the development cards they hold, and the order of the deck. In a view those counts
are zero while the totals stay: `hand_size` may exceed what `hands` shows.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64, u8

from hexhaven.core.game import NOBODY, Player, View
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.deals import amount
from hexhaven.games.island.rules.market import SILENCE
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CARD_KINDS, KINDS
from hexhaven.games.island.rules.trade import BIT


class BoardView(View):
    """What one player of a board game knows."""

    def position(self) -> Position:
        """The position with blanks. Own actions may be tried on a copy of it."""
        return cast(Position, self.seen)

    def fill(self, rng: Rng) -> Position:
        """Draw a position that agrees with everything the viewer knows."""
        while True:
            p = self.position().copy()
            deal_hands(p, self.viewer, rng)
            deal_development_cards(p, self.viewer, rng)
            for block in p.blocks:
                block.fill(p, self.viewer, rng)
            if is_undecided(p):
                return p


def look(p: Position, viewer: Player) -> BoardView:
    """Blank what the viewer cannot know. NOBODY is a spectator, who knows nobody's hand."""
    if viewer != NOBODY and not 0 <= viewer < p.rules.players:
        raise ValueError(f"there is no player {viewer} who could see anything")
    seen = p.copy()
    seen.blank(viewer)
    for player in range(p.rules.players):
        if player != viewer and is_shown(p, player, viewer):
            seen.show_hand(p, player)
    if viewer != p.turn:
        for kind in range(CARD_KINDS):
            seen.fresh[kind] = 0
    for block in seen.blocks:
        block.redact(seen, int(viewer))
    return BoardView(int(viewer), seen)


def is_shown(p: Position, player: Player, viewer: Player) -> bool:
    """Whether an expansion lays a player's hand open to the viewer now."""
    for e in p.rules.shows_hand:
        if e.shows_hand(p, player, viewer):
            return True
    return False


def is_undecided(p: Position) -> bool:
    """A hand with which the player on turn would have won already was not dealt."""
    return not p.rules.wins_unannounced or p.rules.winner(p) == NOBODY


# --- imagining ---------------------------------------------------------------------------------------


def deal_hands(p: Position, viewer: Player, rng: Rng) -> None:
    """Deal the cards that are neither in the bank nor in the viewer's hand to the others, by their counts."""
    pool = [int(p.rules.bank[card]) - int(p.bank[card]) for card in range(KINDS)]
    if viewer >= 0:
        pool = [n - int(p.holds(viewer, card)) for card, n in enumerate(pool)]
    others = []
    for player in range(p.players()):
        if player == viewer:
            continue
        if is_shown(p, player, viewer):
            pool = [n - int(p.holds(player, card)) for card, n in enumerate(pool)]
        else:
            others.append(player)
    for player in others:
        for card in range(int(p.rules.kinds)):
            n = promised(p, player, card)
            p.hands[player * KINDS + card] = u8(n)
            pool[card] -= n
    cards = [card for card in range(KINDS) for _ in range(pool[card])]
    rng.shuffle(cards)
    for player in others:
        known = sum(int(p.holds(player, card)) for card in range(KINDS))
        for _ in range(int(p.hand_size[player]) - known):
            p.hands[player * KINDS + cards.pop()] += 1


def promised(p: Position, player: Player, card: i64) -> int:
    """How many cards of a kind a player must hold, because an open offer or answer of theirs needs them."""
    if p.market is SILENCE:
        return 0
    n = max(0, amount(p, p.market.proposals[player], card))
    if player == p.turn:
        n = max(n, amount(p, p.market.offer, card))
    elif p.market.accepted & BIT[player] != 0:
        n = max(n, -amount(p, p.market.offer, card))
    return int(n)


def deal_development_cards(p: Position, viewer: Player, rng: Rng) -> None:
    """Deal the cards nobody has laid open to the other players and the deck, by their counts."""
    cards: list[int] = []
    for kind in range(CARD_KINDS):
        out = sum(int(p.opened[player * CARD_KINDS + kind]) for player in range(p.players()))
        own = int(p.cards[viewer * CARD_KINDS + kind]) if viewer >= 0 else 0
        cards += [kind] * (int(p.rules.deck[kind]) - out - own)
    rng.shuffle(cards)
    for player in range(p.players()):
        if player != viewer:
            for n in range(int(p.cards_held[player])):
                kind = cards.pop()
                p.cards[player * CARD_KINDS + kind] += 1
                if player == p.turn and n < p.fresh_cards:
                    p.fresh[kind] += 1
    for kind in cards:
        p.deck[kind] += 1
