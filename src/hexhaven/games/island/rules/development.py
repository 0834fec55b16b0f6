"""Development cards: buying them, playing one a turn, and the largest army."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.core.actions import NUMBERED, Actions, operand
from hexhaven.core.facts import BANK, DRAWN, PEEKED, PLAYED
from hexhaven.core.game import CHANCE, NOBODY, Player, Refusal
from hexhaven.core.operands import Operand
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules import operands
from hexhaven.games.island.rules.build import (
    ask_free_roads,
    can_lay_road,
    cannot_afford,
    lacking_for_road,
    paid,
)
from hexhaven.games.island.rules.deals import amount
from hexhaven.games.island.rules.hands import card_not_held
from hexhaven.games.island.rules.questions import AFTER_ROLL, BEFORE_ROLL, DRAW, TAKE
from hexhaven.games.island.rules.robber import ask_robber
from hexhaven.games.island.rules.route import move_points
from hexhaven.games.island.rules.rules import BUILD, CARDS, Rules, Verb
from hexhaven.games.island.rules.sources import DEVELOPMENT, INVENTED, LARGEST_ARMY, MONOPOLIZED
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import (
    CARD,
    CARD_KINDS,
    DEVELOPMENT_NAMES,
    INVENTION,
    KINDS,
    KNIGHT,
    MONOPOLY,
    ROAD_BUILDING,
)
from hexhaven.games.island.rules.trade import bank_empty, drop_proposal

FREE_ROADS: Final = 2
INVENTED_CARDS: Final = 2
ARMY_WORTH: Final = 2


class BuyCard(Verb):
    """Buy the top card of the deck for ore, wool and grain."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.deck_size > 0 and p.can_pay(player, CARD):
            out.add(self.code)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        if p.deck_size == 0:
            return Refusal("deck_empty", "2.E.b")
        return cannot_afford(p, player, CARD)

    def play(self, p: Position, player: Player, action: i64) -> None:
        paid(p, player, CARD)
        p.ask(DRAW, CHANCE, player)


class Drew(Verb):
    """Chance: the card that lay on top of the deck. Only the buyer sees it."""

    def weigh(self, p: Position) -> list[tuple[int, int]]:
        return [(int(self.at(kind)), int(p.deck[kind])) for kind in range(CARD_KINDS) if p.deck[kind] > 0]

    def deal(self, p: Position, rng: Rng) -> i64:
        return self.at(rng.draw(p.deck, p.deck_size))

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for kind in range(CARD_KINDS):
            if p.deck[kind] > 0:
                out.add(self.code, kind)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        kind = operand(action)
        if not 0 <= kind < CARD_KINDS or p.deck[kind] == 0:
            return Refusal("not_in_deck", "development-cards")
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        buyer = p.number()
        kind = operand(action)
        p.answered()
        if p.facts is not None:
            p.facts.between(buyer, buyer)
            p.facts.add(DRAWN, buyer, DEVELOPMENT, kind, BANK)
        p.deck[kind] -= 1
        p.deck_size -= 1
        p.cards[buyer * CARD_KINDS + kind] += 1
        p.cards_held[buyer] += 1
        if buyer == p.turn:
            p.fresh[kind] += 1
            p.fresh_cards += 1


class CardVerb(Verb):
    """Play a development card: one a turn, before or after the roll, not in the turn it was bought."""

    def __init__(self, kind: int, article: str = "progress-cards", form: Sequence[Operand] = ()) -> None:
        super().__init__(DEVELOPMENT_NAMES[kind], form, article, "2.E.a", group=CARDS)
        self.kind: Final[i64] = kind

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        """Called by the group only for a card that may be played."""
        if self.has_effect(p, player):
            out.add(self.code)

    def has_effect(self, p: Position, player: Player) -> bool:
        return True

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        if p.cards[player * CARD_KINDS + self.kind] == 0:
            return card_not_held("development-cards", self.name, player)
        if p.card_played:
            return Refusal("one_card_a_turn", "2.E.a")
        if p.cards[player * CARD_KINDS + self.kind] == p.fresh[self.kind]:
            return Refusal("bought_this_turn", "2.E.a", {"card": self.name})
        if operand(action) != 0 or not self.has_effect(p, player):
            return Refusal("no_effect", "progress-cards", {"card": self.name, "why": self.lacking(p, player)})
        return None

    def lacking(self, p: Position, player: Player) -> str:
        """What the card would need to have an effect; its own name where that is always the same."""
        return self.name

    def lay_open(self, p: Position, player: Player) -> None:
        """The card lies open; a knight stays and counts, a progress card is out of the game (2.E.b)."""
        i = player * CARD_KINDS + self.kind
        if p.facts is not None:
            p.facts.add(PLAYED, player, DEVELOPMENT, self.kind, 1)
        p.cards[i] -= 1
        p.cards_held[player] -= 1
        p.opened[i] += 1
        p.card_played = True


class CardsInHand(Verb):
    """The group of all development cards: most players hold none, and then there is nothing to list."""

    def __init__(self, cards: list[CardVerb]) -> None:
        super().__init__("card")
        self.cards: Final = vec[CardVerb](cards)

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.cards_held[player] > 0 and not p.card_played:
            for card in self.cards:
                if p.cards[player * CARD_KINDS + card.kind] > p.fresh[card.kind]:
                    card.choices(p, player, out)

    def contains(self, verb: Verb) -> bool:
        for card in self.cards:
            if card is verb:
                return True
        return False


class PlayKnight(CardVerb):
    """Move the robber and steal; three knights laid open make an army."""

    def play(self, p: Position, player: Player, action: i64) -> None:
        self.lay_open(p, player)
        award_largest_army(p, player)
        ask_robber(p, player)


def award_largest_army(p: Position, player: Player) -> None:
    """Only knights laid open count, and only more of them take the card over (2.K.a)."""
    army = knights_of(p, player)
    holder = p.largest_army
    if holder == player or army < p.rules.smallest_army:
        return
    if holder == NOBODY or army > knights_of(p, holder):
        p.largest_army = player
        move_points(p, holder, player, ARMY_WORTH, LARGEST_ARMY)


def knights_of(p: Position, player: Player) -> i64:
    return i64(p.opened[player * CARD_KINDS + KNIGHT])


class PlayRoadBuilding(CardVerb):
    """Lay two roads at once, free of charge. This is no build action: trading may go on (2.H.a)."""

    def has_effect(self, p: Position, player: Player) -> bool:
        return can_lay_road(p, player)

    def lacking(self, p: Position, player: Player) -> str:
        return lacking_for_road(p, player)

    def play(self, p: Position, player: Player, action: i64) -> None:
        self.lay_open(p, player)
        ask_free_roads(p, player, FREE_ROADS)


class PlayInvention(CardVerb):
    """Take any two cards from the bank, or what it still holds."""

    def has_effect(self, p: Position, player: Player) -> bool:
        return in_bank(p) > 0

    def play(self, p: Position, player: Player, action: i64) -> None:
        self.lay_open(p, player)
        p.ask(TAKE, player, min(INVENTED_CARDS, in_bank(p)))


def in_bank(p: Position) -> i64:
    """How many resource cards the bank holds."""
    total: i64 = 0
    for card in range(p.rules.kinds):
        total += i64(p.bank[card])
    return total


class TakeCard(Verb):
    """Take one of the invented cards."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for card in range(p.rules.kinds):
            if p.bank[card] > 0:
                out.add(self.code, card)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        card = operand(action)
        if not 0 <= card < p.rules.kinds or p.bank[card] == 0:
            return bank_empty(p, card, p.rules.kinds)
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.count_down(player)
        if p.facts is not None:
            p.facts.source = INVENTED
        p.gain(player, operand(action), 1)


class PlayMonopoly(CardVerb):
    """Name a kind of card: everybody else hands over all of it."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for card in range(p.rules.kinds):
            out.add(self.code, card)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        if not 0 <= operand(action) < p.rules.kinds:
            return Refusal("not_a_card", "progress-cards")
        return CardVerb.why_not(self, p, player, self.code)

    def play(self, p: Position, player: Player, action: i64) -> None:
        self.lay_open(p, player)
        card = operand(action)
        if p.facts is not None:
            p.facts.source = MONOPOLIZED
        for other in range(p.rules.players):
            if other != player:
                if p.facts is not None and p.hand_size[other] > 0:
                    p.facts.add(PEEKED, player, other)
                p.hand_over(other, player, card, p.hands[other * KINDS + card])
        drop_proposals_giving(p, card)


def drop_proposals_giving(p: Position, card: i64) -> None:
    """Nobody else holds this card any more, so nobody can give it."""
    for other in range(p.rules.players):
        if amount(p, p.market.proposals[other], card) > 0:
            drop_proposal(p, other)


def register(rules: Rules) -> None:
    """Bring development cards into the rules."""
    rules.add(BuyCard("buy", article="development-cards", group=BUILD, price=CARD), AFTER_ROLL)
    rules.add(Drew("drew", [operands.DEVELOPMENT], "development-cards", seen_by=NUMBERED), DRAW)
    cards = [
        PlayKnight(KNIGHT, "knight"),
        PlayRoadBuilding(ROAD_BUILDING),
        PlayInvention(INVENTION),
        PlayMonopoly(MONOPOLY, form=[operands.CARD]),
    ]
    for card in cards:
        rules.add(card)
    rules.add_group(CardsInHand(cards), BEFORE_ROLL, AFTER_ROLL)
    rules.add(TakeCard("take", [operands.CARD], "progress-cards"), TAKE)
    rules.blocking[TAKE] = Refusal("take_first", "progress-cards")
    rules.blocking[DRAW] = Refusal("not_your_turn", "development-cards")
