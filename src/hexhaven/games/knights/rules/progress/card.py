"""What all progress cards have in common, and the kinds of targets they can have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.core.actions import NO_PIECE, Actions, operand
from hexhaven.core.facts import PLAYED
from hexhaven.core.game import Player, Refusal
from hexhaven.core.operands import PLAYER, Operand
from hexhaven.games.island.rules.hands import card_not_held
from hexhaven.games.island.rules.operands import CARD, HEX, NODE
from hexhaven.games.island.rules.rules import CARDS, Verb
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.decks import put_back
from hexhaven.games.knights.rules.state import FIELD_OF, knights_state
from hexhaven.games.knights.rules.terms import FIELDS, PROGRESS_KINDS, PROGRESS_NAMES


class ProgressCard(Verb):
    """Play a progress card. It goes back under its deck and takes effect at once and completely (4.M.g).

    A card without effect may not be played, as far as everybody can see that it has none (4.M.c).
    """

    def __init__(
        self, name: str, form: Sequence[Operand] = (), piece: str = "", price: int = NO_PIECE,
        first_lowest: bool = False,
    ) -> None:  # fmt: skip
        article = f"card-{name}"
        super().__init__(name, form, article, "", CARDS, price, piece, first_lowest=first_lowest)
        self.kind: Final[i64] = PROGRESS_NAMES.index(name)

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        """Called only for a card in the player's hand."""
        if self.has_effect(p, player):
            out.add(self.code)

    def has_effect(self, p: Position, player: Player) -> bool:
        return True

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        if knights_state(p).cards[player * PROGRESS_KINDS + self.kind] == 0:
            return card_not_held("progress-play", self.name, player)
        if not self.has_effect(p, player):
            return self.in_vain(p, player)
        return self.no_target(p, player, operand(action))

    def in_vain(self, p: Position, player: Player) -> Refusal:
        """Why the card may not be played at all: its article says what it needs."""
        return Refusal("no_effect", self.article, {"card": self.name, "why": self.lacking(p, player)})

    def lacking(self, p: Position, player: Player) -> str:
        """What the card would need to have an effect; its own name where that is always the same."""
        return self.name

    def no_target(self, p: Position, player: Player, target: i64) -> Refusal | None:
        """Why the card cannot be played on this target."""
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        if p.facts is not None:
            p.facts.add(PLAYED, player, FIELD_OF[self.kind], self.kind, 1)
        put_back(knights_state(p), player, self.kind)
        self.take_effect(p, player, operand(action))

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        raise NotImplementedError


def lacking_leader(p: Position, player: Player) -> str:
    """Nobody has more points than the player, or all who have hold no cards."""
    for other in range(p.rules.players):
        if p.points_of(other) > p.points_of(player):
            return "cards_of_leader"
    return "leader"


class HeldCards(Verb):
    """The group of all progress cards: it looks at the hand once and lists only what is held."""

    def __init__(self, cards: list[ProgressCard]) -> None:
        super().__init__("progress-card")
        by_field = [[card for card in cards if FIELD_OF[card.kind] == field] for field in range(FIELDS)]
        self.decks: Final = vec[vec[ProgressCard]]([vec[ProgressCard](deck) for deck in by_field])

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        k = knights_state(p)
        for field in range(FIELDS):
            if k.held[player * FIELDS + field] > 0:
                for card in self.decks[field]:
                    if k.cards[player * PROGRESS_KINDS + card.kind] > 0:
                        card.choices(p, player, out)

    def contains(self, verb: Verb) -> bool:
        for deck in self.decks:
            for card in deck:
                if card is verb:
                    return True
        return False


class TargetCard(ProgressCard):
    """A card played on something that has a number: `targets` of them exist."""

    def targets(self, p: Position) -> i64:
        raise NotImplementedError

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        """Whether the card may be played on this target."""
        raise NotImplementedError

    def unfit(self, p: Position, player: Player, target: i64) -> Refusal:
        """Why a target does not fit."""
        raise NotImplementedError

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for target in range(self.targets(p)):
            if self.fits(p, player, target):
                out.add(self.code, target)

    def has_effect(self, p: Position, player: Player) -> bool:
        for target in range(self.targets(p)):
            if self.fits(p, player, target):
                return True
        return False

    def no_target(self, p: Position, player: Player, target: i64) -> Refusal | None:
        if 0 <= target < self.targets(p) and self.fits(p, player, target):
            return None
        return self.unfit(p, player, target)


class HexCard(TargetCard):
    """A card played on a land hex."""

    def __init__(self, name: str, piece: str = "") -> None:
        super().__init__(name, [HEX], piece)

    def targets(self, p: Position) -> i64:
        return p.map.land_hexes


class NodeCard(TargetCard):
    """A card played on a node."""

    def __init__(self, name: str, piece: str = "", price: int = NO_PIECE) -> None:
        super().__init__(name, [NODE], piece, price)

    def targets(self, p: Position) -> i64:
        return p.map.land_nodes


class OpponentCard(TargetCard):
    """A card played on another player."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [PLAYER])

    def targets(self, p: Position) -> i64:
        return p.rules.players

    def no_target(self, p: Position, player: Player, target: i64) -> Refusal | None:
        if target == player:
            return Refusal("only_others", self.article, {"card": self.name})
        return super().no_target(p, player, target)


class NamingCard(TargetCard):
    """A card for which a kind of resource or commodity is named."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [CARD])

    def targets(self, p: Position) -> i64:
        return p.rules.kinds
