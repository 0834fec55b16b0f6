"""Three dice: the red and the white one for production, and the event die."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.core.actions import Actions, operand
from hexhaven.core.facts import THROWN
from hexhaven.core.game import CHANCE, Player, Refusal
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.questions import DICE
from hexhaven.games.island.rules.rules import Verb
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.turn import throw
from hexhaven.games.knights.rules.decks import ask_draw
from hexhaven.games.knights.rules.state import KnightsState, is_deck_empty, knights_state
from hexhaven.games.knights.rules.terms import FACE_SIDES, FACES, FIELDS

SIX: Final = 6
FACE_OF_SIDE: Final = vec[i64]([face for face in range(FACES) for _ in range(FACE_SIDES[face])])


def ask_dice(p: Position, red: i64 = 0, white: i64 = 0) -> None:
    """Throw the dice; those an alchemist has set are given, and only the event die is thrown."""
    p.ask(DICE, CHANCE, red, white)


class RolledThree(Verb):
    """Chance: red die, white die, and the face of the event die."""

    def weigh(self, p: Position) -> list[tuple[int, int]]:
        reds = one_or_all(int(p.number()))
        whites = one_or_all(int(p.detail()))
        return [
            (int(self.at(dice(red, white, face))), FACE_SIDES[face])
            for red in reds
            for white in whites
            for face in range(FACES)
        ]

    def deal(self, p: Position, rng: Rng) -> i64:
        red = p.number()
        white = p.detail()
        if red > 0:
            return self.at(dice(red, white, FACE_OF_SIDE[rng.below(SIX)]))
        pick = rng.below(SIX * SIX * SIX)
        return self.at(dice(pick // 36 + 1, pick // SIX % SIX + 1, FACE_OF_SIDE[pick % SIX]))

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for action, _ in self.weigh(p):
            out.add(action)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        red = operand(action) & 7
        white = (operand(action) >> 3) & 7
        if not 1 <= red <= SIX or not 1 <= white <= SIX:
            return Refusal("no_such_dice", "event-die")
        if p.number() > 0 and (red != p.number() or white != p.detail()):
            return Refusal("dice_are_set", "card-alchemist")
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        k = knights_state(p)
        p.answered()
        k.red_die = operand(action) & 7
        k.face = operand(action) >> 6
        p.rolled = k.red_die + ((operand(action) >> 3) & 7)
        if p.facts is not None:
            p.facts.add(THROWN, k.red_die, p.rolled - k.red_die, k.face)
        throw(p)


def dice(red: i64, white: i64, face: i64) -> i64:
    return red | white << 3 | face << 6


def one_or_all(die: int) -> list[int]:
    return [die] if die > 0 else [1, 2, 3, 4, 5, 6]


def open_gate(p: Position, k: KnightsState) -> None:
    """Everybody whose level in the field shows the number of the red die draws a card: the player on turn
    first, then clockwise (rule book, "Progress cards")."""
    if is_deck_empty(k, k.face):
        return
    n = p.rules.players
    for i in range(n - 1, -1, -1):
        player = (p.turn + i) % n
        level = i64(k.levels[player * FIELDS + k.face])
        if level > 0 and k.red_die <= level + 1:
            ask_draw(p, player, k.face)
