"""Dice that can be checked afterwards: chance outcomes drawn from one seed, committed to before the game.

The hash of the seed is shown when the game starts and the seed when it is over. Whoever knows the seed can
draw every outcome again and see that none was changed. The rules know nothing of it: to them, chance is
just another actor.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from hexhaven.core.game import Action, State
from hexhaven.core.rng import Rng

SEED_BYTES: Final = 32
DIGEST_RANGE: Final = 1 << 256


def fresh_seed() -> bytes:
    """A seed nobody can guess. The only place where outside randomness enters."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str) -> bytes:
    """A seed for a game that shall come out the same every time: any word or number will do."""
    return hashlib.sha256(f"hexhaven seed {text}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What is shown before the game: it fixes the seed and does not tell it."""
    return hashlib.sha256(seed).hexdigest()


def map_rng(seed: bytes) -> Rng:
    """The generator that draws the map of a game."""
    return Rng(f"map {seed.hex()}")


def draw_below(seed: bytes, index: int, n: int) -> int:
    """The index-th number of the seed, from 0 up to and not including n, each equally likely."""
    fair = DIGEST_RANGE - DIGEST_RANGE % n
    attempt = 0
    while True:
        digest = hmac.digest(seed, f"{index} {attempt}".encode(), "sha256")
        number = int.from_bytes(digest, "big")
        if number < fair:
            return number % n
        attempt += 1


class Dealer:
    """Draws the outcomes of one game from its seed, one after the other."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        """Begin at the first outcome, or after those already drawn."""
        self.seed: Final = seed
        self.drawn = drawn

    def draw(self, state: State) -> Action:
        """Draw one of the outcomes chance has now, by weight."""
        outcomes = state.chances()
        if not outcomes:
            raise ValueError("nothing can be drawn: the game does not wait for chance")
        pick = draw_below(self.seed, self.drawn, sum(weight for _, weight in outcomes))
        self.drawn += 1
        for action, weight in outcomes:
            pick -= weight
            if pick < 0:
                return action
        raise AssertionError("weights changed while drawing")
