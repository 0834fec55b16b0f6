"""The robber baron's castle: a card in the other principality that stops the commerce of a place."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.names import ROBBER_BARON_CASTLE
from hexhaven.games.duel.rules.placing import lift
from hexhaven.games.duel.rules.realm import FOREIGN, REGION_SLOTS, Realm, centre_of
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import CITADEL

MOST_STRENGTH: Final = 3  # of the opponent
TOO_STRONG: Final = Refusal("too_strong", "R30", {"n": str(MOST_STRENGTH)})


class RobberBaronCastle(Card):
    """Commerce on the sites of its settlement or city does not count, while its host is weak (R30, R31). At
    a settlement that has become a citadel it stays without effect."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.burdens = True

    def why_not_build(self, d: Duel, player: Player, place: i64) -> Refusal | None:
        return TOO_STRONG if d.realms[1 - player].strength > MOST_STRENGTH else None

    def burden(self, d: Duel, host: Realm, slot: i64) -> None:
        if host.centres[centre_of(slot)] != CITADEL:
            host.choked |= 1 << centre_of(slot)

    def recheck(self, d: Duel) -> None:
        """The host has become too strong: the castle goes to its owner's discard pile, bewitched or pawned
        too, for its condition is no effect."""
        for host in range(2):
            r = d.realms[host]
            if r.strength > MOST_STRENGTH:
                for slot in range(REGION_SLOTS):
                    if is_castle(r, slot):
                        d.discard(1 - host, lift(d, host, slot))


def is_castle(r: Realm, slot: i64) -> bool:
    return r.cards[slot] == ROBBER_BARON_CASTLE + 1 and r.marks[slot] & FOREIGN != 0


def register(rules: Rules) -> None:
    card = RobberBaronCastle(ROBBER_BARON_CASTLE, "robber-baron-castle")
    rules.add_card(card)
    rules.rechecked = append(rules.rechecked, card)
