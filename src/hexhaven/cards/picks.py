"""Answers to what a card asks: a region, a place, a resource, a number, a stack, another card.

The card itself says which answers are possible and what follows (`Card.may`, `Card.picked`), so a new card
needs no verb of its own.
"""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.actions import Actions, operand
from hexhaven.cards.questions import (
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
from hexhaven.cards.realm import CENTRES, REGIONS, THEIRS
from hexhaven.cards.rules import BETWEEN_PLAYERS, DRAWN, OPEN, Card, Rules, Verb
from hexhaven.cards.stacks import is_shown
from hexhaven.cards.state import Duel
from hexhaven.cards.terms import FACE_NAMES, FACES, NUMBERS, REGION_CARDS, RESOURCES
from hexhaven.cards.words import (
    kind_word,
    land_word,
    read_centre,
    read_kind,
    read_land,
    read_pile,
    read_region,
    read_resource,
    read_slot,
    region_word,
    resource_word,
    slot_word,
)
from hexhaven.game import CHANCE, Player, Refusal
from hexhaven.reading import one_word, read_name, read_number
from hexhaven.rng import Rng


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

    def write(self, d: Duel, action: i64, viewer: Player) -> str:
        return f"{self.name} {region_word(operand(action))}"

    def read(self, d: Duel, words: list[str]) -> i64:
        return self.at(read_region(self.name, words))


class PickSlot(PlacePick):
    """Answer with a place for cards."""

    def places(self, d: Duel) -> i64:
        return d.rules.slots

    def write(self, d: Duel, action: i64, viewer: Player) -> str:
        return f"{self.name} {slot_word(operand(action))}"

    def read(self, d: Duel, words: list[str]) -> i64:
        return self.at(read_slot(one_word(self.name, words, "a place, as in '5u1' or 'x5u1'")))


class PickResource(Pick):
    """Answer with a resource."""

    def limit(self, d: Duel) -> i64:
        return RESOURCES

    def write(self, d: Duel, action: i64, viewer: Player) -> str:
        return f"{self.name} {resource_word(operand(action))}"

    def read(self, d: Duel, words: list[str]) -> i64:
        return self.at(read_resource(self.name, words))


class PickNumber(Pick):
    """Answer with a number of the die."""

    def limit(self, d: Duel) -> i64:
        return NUMBERS + 1

    def write(self, d: Duel, action: i64, viewer: Player) -> str:
        return f"{self.name} {operand(action)}"

    def read(self, d: Duel, words: list[str]) -> i64:
        return self.at(read_number(one_word(self.name, words, "a number"), NUMBERS + 1, "number"))


class PickFace(Pick):
    """Answer with a face of the event die."""

    def limit(self, d: Duel) -> i64:
        return FACES

    def write(self, d: Duel, action: i64, viewer: Player) -> str:
        face = int(operand(action))
        return f"{self.name} {FACE_NAMES[face] if face < FACES else f'face{face}'}"

    def read(self, d: Duel, words: list[str]) -> i64:
        return self.at(read_name(one_word(self.name, words, "a face of the die"), FACE_NAMES, "face"))


class PickPile(Pick):
    """Answer with a stack."""

    def limit(self, d: Duel) -> i64:
        return len(d.piles)

    def write(self, d: Duel, action: i64, viewer: Player) -> str:
        return f"{self.name} {operand(action)}"

    def read(self, d: Duel, words: list[str]) -> i64:
        return self.at(read_pile(d, one_word(self.name, words, "a stack")))


class PickCentre(Pick):
    """Answer with a place of the own middle row."""

    def limit(self, d: Duel) -> i64:
        return CENTRES

    def write(self, d: Duel, action: i64, viewer: Player) -> str:
        return f"{self.name} {operand(action)}"

    def read(self, d: Duel, words: list[str]) -> i64:
        return self.at(read_centre(self.name, words))


class PickLand(Pick):
    """Answer with a card of the region stack."""

    def limit(self, d: Duel) -> i64:
        return REGION_CARDS

    def write(self, d: Duel, action: i64, viewer: Player) -> str:
        return f"{self.name} {land_word(operand(action))}"

    def read(self, d: Duel, words: list[str]) -> i64:
        return self.at(read_land(self.name, words))


class PickCard(Pick):
    """Answer with a card; who may read which it was, the asking card says."""

    def limit(self, d: Duel) -> i64:
        return d.rules.last_kind

    def write(self, d: Duel, action: i64, viewer: Player) -> str:
        return f"{self.name} {kind_word(d, operand(action)) if self.is_read_by(d, viewer) else '?'}"

    def is_read_by(self, d: Duel, viewer: Player) -> bool:
        if viewer == CHANCE or d.waiting_for() != PICK_CARD or d.is_asked(viewer):
            return True
        secrecy = asking(d).secrecy_now(d)
        if secrecy == DRAWN:
            return is_shown(d, d.actor(), viewer)
        return secrecy == OPEN or (secrecy == BETWEEN_PLAYERS and viewer >= 0)

    def read(self, d: Duel, words: list[str]) -> i64:
        return self.at(read_kind(d, one_word(self.name, words, "a card")))


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

    def write(self, d: Duel, action: i64, viewer: Player) -> str:
        return f"{self.name} {operand(action)}"

    def read(self, d: Duel, words: list[str]) -> i64:
        return self.at(read_number(one_word(self.name, words, "a number"), NUMBERS + 1, "number"))


def join(rules: Rules) -> None:
    """Bring the answers into the rules."""
    rules.add(PickRegion("region", "duel-actions"), PICK_REGION)
    rules.add(PickSlot("slot", "duel-actions"), PICK_SLOT)
    rules.add(PickResource("resource", "duel-actions"), PICK_RESOURCE)
    rules.add(PickNumber("number", "duel-actions"), PICK_NUMBER)
    rules.add(PickFace("face", "duel-actions"), PICK_FACE)
    rules.add(PickPile("pile", "duel-actions"), PICK_PILE)
    rules.add(PickCard("card", "duel-actions"), PICK_CARD)
    rules.add(PickCentre("centre", "duel-actions"), PICK_CENTRE)
    rules.add(PickLand("land", "duel-actions"), PICK_LAND)
    rules.add(Pass("pass", "duel-actions"), *PICKS)
    rules.add(Die("die", "duel-dice"), DIE)
    for moment in PICKS:
        rules.first(moment, "answer_first", "duel-actions")
