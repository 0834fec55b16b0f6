"""What is on offer while trade is open."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class Market:
    """The talk at the table while trade is open: one offer by the player on turn, proposals by the others.

    Cards are one number, what the speaker gives as positive counts and what the speaker wants as negative
    ones (see `deals`). 0 is no offer. Masks have bit p for player p.
    """

    def __init__(self, offer: i64, accepted: i64, proposals: vec[i64]) -> None:
        self.offer = offer
        self.accepted = accepted
        self.proposals = proposals

    def copy(self) -> Market:
        return self if self is SILENCE else Market(self.offer, self.accepted, self.proposals[:])

    def to_bytes(self) -> bytes:
        numbers = [self.offer, self.accepted] + [x for x in self.proposals]
        return b"".join([int(x).to_bytes(8, "little", signed=True) for x in numbers])


SILENCE: Final = Market(0, 0, vec[i64]([0] * 8))
