"""Attacks with a die: the defender may play a protection card, then the attacker throws (R11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.actions import Actions
from hexhaven.core.game import CHANCE, Player, Refusal
from hexhaven.games.duel.rules.lacking import LACKS
from hexhaven.games.duel.rules.placing import host_of, lift
from hexhaven.games.duel.rules.questions import DIE, PICK_SLOT, REACT
from hexhaven.games.duel.rules.realm import PLACE_MASK
from hexhaven.games.duel.rules.rules import Card, Rules, Verb
from hexhaven.games.duel.rules.score import owner_of
from hexhaven.games.duel.rules.state import PLAYERS, Duel

LUCKY: Final = 5  # the highest throw that succeeds
LUCKY_AGAINST_PROTECTION: Final = 2


class Attack(Card):
    """The defender is always asked for a protection card, so that the pause tells nothing; then the die."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.no_target: Final = Refusal(
            "no_target", self.article, {"card": name, "lacks": LACKS.get(name, "")}
        )

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        return None if self.can_hit(d, 1 - player) else self.no_target

    def can_hit(self, d: Duel, victim: Player) -> bool:
        """Whether the victim has something to lose."""
        raise NotImplementedError

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(REACT, 1 - player, self.kind)

    def rolled(self, d: Duel, n: i64) -> None:
        """The winner chooses what is hit; if the attack fails the attacker is hit."""
        limit: i64 = LUCKY
        if d.detail() != 0:
            limit = LUCKY_AGAINST_PROTECTION
        victim = d.turn
        if n <= limit:
            victim = 1 - d.turn
        d.answered()
        if self.can_hit(d, victim):
            self.hit(d, victim)

    def hit(self, d: Duel, victim: Player) -> None:
        """Ask the winner what the victim loses."""
        raise NotImplementedError


class CardAttack(Attack):
    """An attack that drives a card back into its owner's hand."""

    def is_target(self, d: Duel, host: Player, slot: i64) -> bool:
        """Whether the card in a slot can be hit, whoever owns it."""
        raise NotImplementedError

    def is_hit_at(self, d: Duel, victim: Player, host: Player, slot: i64) -> bool:
        if d.realms[host].cards[slot] == 0 or owner_of(d, host, slot) != victim:
            return False
        return self.is_target(d, host, slot)

    def can_hit(self, d: Duel, victim: Player) -> bool:
        for host in range(PLAYERS):
            for slot in range(d.rules.slots):
                if self.is_hit_at(d, victim, host, slot):
                    return True
        return False

    def hit(self, d: Duel, victim: Player) -> None:
        d.ask(PICK_SLOT, 1 - victim, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        return self.is_hit_at(d, 1 - player, host_of(player, x), x & PLACE_MASK)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        d.answered()
        d.back_to_hand(1 - player, lift(d, host_of(player, x), x & PLACE_MASK))


class Protection(Card):
    """A protection card: the attacker then succeeds on one and two only (R11)."""

    def __init__(self, kind: int, name: str, *against: int) -> None:
        super().__init__(kind, name)
        self.against: Final = against
        self.after_roll = False

    def reacts_now(self, d: Duel) -> bool:
        return d.waiting_for() == REACT

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        for attack in self.against:
            if d.number() == attack:
                return None
        return self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        throw(d, 1)


def throw(d: Duel, protected: i64) -> None:
    """The attacker throws the die."""
    attack = d.number()
    d.answered()
    d.ask(DIE, CHANCE, attack, protected)


class NoProtection(Verb):
    """Play no protection card."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        throw(d, 0)


def register(rules: Rules) -> None:
    """Bring the attacks into the rules."""
    rules.add(NoProtection("brave", article="duel-protection"), REACT)
    rules.first(REACT, "answer_first", "duel-protection")
