"""Answers to what a card asks: a region, a place, a resource, a number, a stack, another card.

The card itself says which answers are possible and what follows (`Card.may`, `Card.picked`), so a new card
needs no verb of its own.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from hexhaven.core.actions import ASKED, Actions, operand
from hexhaven.core.game import Player, Refusal
from hexhaven.core.pending import PendingState
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.operands import (
    CENTRE,
    FACE,
    KIND,
    LAND,
    NUMBER,
    PILE,
    REGION,
    RESOURCE,
    SLOT,
)
from hexhaven.games.duel.rules.questions import (
    DIE,
    PICK_CARD,
    PICK_CENTRE,
    PICK_FACE,
    PICK_LAND,
    PICK_NUMBER,
    PICK_PILE,
    PICK_REGION,
    PICK_RESOURCE,
    PICK_SLOT,
    PICKS,
)
from hexhaven.games.duel.rules.realm import CENTRES, REGIONS, THEIRS
from hexhaven.games.duel.rules.rules import BETWEEN_PLAYERS, DRAWN, OPEN, Card, Rules, Verb
from hexhaven.games.duel.rules.stacks import is_shown
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import FACES, NUMBERS, REGION_CARDS, RESOURCES


def asking(d: Duel) -> Card:
    """The card that asks."""
    return d.rules.cards[d.number()]


class Pick(Verb):
    """Answer a card."""

    def limit(self, d: Duel) -> i64:
        """One more than the highest answer."""
        raise NotImplementedError

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        card = asking(d)
        for x in range(self.limit(d)):
            if card.may(d, player, x):
                out.add(self.code, x)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        card = asking(d)
        x = operand(action)
        if x >= self.limit(d) or not card.may(d, player, x):
            against = card.why_not_pick(d, player, x)
            return Refusal("no_answer", card.article, {"card": card.name, "against": against})
        return None

    def play(self, d: Duel, player: Player, action: i64) -> None:
        asking(d).picked(d, player, operand(action))


class PlacePick(Pick):
    """Answer with a place of either principality."""

    def places(self, d: Duel) -> i64:
        raise NotImplementedError

    def limit(self, d: Duel) -> i64:
        return THEIRS + self.places(d)

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        card = asking(d)
        for x in range(self.places(d)):
            if card.may(d, player, x):
                out.add(self.code, x)
        for x in range(self.places(d)):
            if card.may(d, player, THEIRS | x):
                out.add(self.code, THEIRS | x)


class PickRegion(PlacePick):
    """Answer with a region."""

    def places(self, d: Duel) -> i64:
        return REGIONS


class PickSlot(PlacePick):
    """Answer with a place for cards."""

    def places(self, d: Duel) -> i64:
        return d.rules.slots


class PickResource(Pick):
    """Answer with a resource."""

    def limit(self, d: Duel) -> i64:
        return RESOURCES


class PickNumber(Pick):
    """Answer with a number of the die."""

    def limit(self, d: Duel) -> i64:
        return NUMBERS + 1


class PickFace(Pick):
    """Answer with a face of the event die."""

    def limit(self, d: Duel) -> i64:
        return FACES


class PickPile(Pick):
    """Answer with a stack."""

    def limit(self, d: Duel) -> i64:
        return len(d.piles)


class PickCentre(Pick):
    """Answer with a place of one's own middle row."""

    def limit(self, d: Duel) -> i64:
        return CENTRES


class PickLand(Pick):
    """Answer with a card of the region stack."""

    def limit(self, d: Duel) -> i64:
        return REGION_CARDS


class PickCard(Pick):
    """Answer with a card; who may read which it was, the asking card says."""

    def limit(self, d: Duel) -> i64:
        return d.rules.last_kind

    def is_seen_by(self, s: PendingState, action: i64, viewer: Player) -> bool:
        d = cast(Duel, s)
        if d.waiting_for() != PICK_CARD or d.is_asked(viewer):
            return True
        secrecy = asking(d).secrecy_now(d)
        if secrecy == DRAWN:
            return is_shown(d, d.actor(), viewer)
        return secrecy == OPEN or (secrecy == BETWEEN_PLAYERS and viewer >= 0)


class Pass(Verb):
    """Answer a card with nothing."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        if asking(d).may_pass(d, player):
            out.add(self.code)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        card = asking(d)
        return (
            None if card.may_pass(d, player) else Refusal("answer_needed", card.article, {"card": card.name})
        )

    def play(self, d: Duel, player: Player, action: i64) -> None:
        asking(d).passed(d, player)


class Die(Verb):
    """Chance: a die thrown for a card."""

    def weigh(self, d: Duel) -> list[tuple[int, int]]:
        return [(int(self.at(n)), 1) for n in range(1, NUMBERS + 1)]

    def deal(self, d: Duel, rng: Rng) -> i64:
        return self.at(rng.below(NUMBERS) + 1)

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        for n in range(1, NUMBERS + 1):
            out.add(self.code, n)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        return None if 1 <= operand(action) <= NUMBERS else Refusal("no_such_dice", "duel-dice")

    def play(self, d: Duel, player: Player, action: i64) -> None:
        asking(d).rolled(d, operand(action))


def register(rules: Rules) -> None:
    """Bring the answers into the rules."""
    rules.add(PickRegion("region", [REGION], "duel-actions"), PICK_REGION)
    rules.add(PickSlot("slot", [SLOT], "duel-actions"), PICK_SLOT)
    rules.add(PickResource("resource", [RESOURCE], "duel-actions"), PICK_RESOURCE)
    rules.add(PickNumber("number", [NUMBER], "duel-actions"), PICK_NUMBER)
    rules.add(PickFace("face", [FACE], "duel-actions"), PICK_FACE)
    rules.add(PickPile("pile", [PILE], "duel-actions"), PICK_PILE)
    rules.add(PickCard("card", [KIND], "duel-actions", seen_by=ASKED), PICK_CARD)
    rules.add(PickCentre("centre", [CENTRE], "duel-actions"), PICK_CENTRE)
    rules.add(PickLand("land", [LAND], "duel-actions"), PICK_LAND)
    rules.add(Pass("pass", article="duel-actions"), *PICKS)
    rules.add(Die("die", [NUMBER], "duel-dice"), DIE)
    for moment in PICKS:
        rules.first(moment, "answer_first", "duel-actions")
