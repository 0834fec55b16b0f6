"""The turn: both dice, the event, production, actions, and the hand at its end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions, operand
from hexhaven.core.facts import THROWN, TURN
from hexhaven.core.game import CHANCE, Player, Refusal
from hexhaven.core.operands import DIE
from hexhaven.core.pending import OVER
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.events import announce
from hexhaven.games.duel.rules.flow import asks_passive_player, has_ended, is_moot, note_lock, produce
from hexhaven.games.duel.rules.hand import begin_hand
from hexhaven.games.duel.rules.operands import FACE
from hexhaven.games.duel.rules.questions import ACTIONS, BEFORE_ROLL, DICE, EVENT_DIE, HAND
from hexhaven.games.duel.rules.realm import FRESH, RAISED, SITES, USED
from hexhaven.games.duel.rules.rules import Flow, Rules, Verb
from hexhaven.games.duel.rules.score import count
from hexhaven.games.duel.rules.state import PLAYERS, Duel
from hexhaven.games.duel.rules.terms import FACE_NAMES, FACE_SIDES, FACES

FACE_OF_SIDE: Final = vec[i64]([face for face in range(FACES) for _ in range(FACE_SIDES[face])])
SIDES: Final = 6


class Roll(Verb):
    """Throw both dice."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.ask(DICE, CHANCE, d.set_number, d.set_face)


class Rolled(Verb):
    """Chance: the production number and the face of the event die, unless chosen before (R61)."""

    def weigh(self, d: Duel) -> list[tuple[int, int]]:
        numbers = [int(d.number())] if d.number() > 0 else [1, 2, 3, 4, 5, 6]
        faces = [int(d.detail()) - 1] if d.detail() > 0 else list(range(FACES))
        return [(int(self.pack(n, face)), FACE_SIDES[face]) for n in numbers for face in faces]

    def deal(self, d: Duel, rng: Rng) -> i64:
        number = d.number()
        face = d.detail() - 1
        if number == 0:
            number = rng.below(SIDES) + 1
        if face < 0:
            face = FACE_OF_SIDE[rng.below(SIDES)]
        return self.pack(number, face)

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        for action, _ in self.weigh(d):
            out.add(action)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        number = self.first(action)
        face = self.second(action)
        if number < 1:
            return Refusal("no_such_dice", "duel-dice")
        if (d.number() > 0 and number != d.number()) or (d.detail() > 0 and face != d.detail() - 1):
            return Refusal("dice_are_set", "R61")
        return None

    def play(self, d: Duel, player: Player, action: i64) -> None:
        """The event comes first, whatever it is (R2)."""
        d.answered()
        d.phase = ACTIONS
        d.set_number = 0
        d.set_face = 0
        d.production = self.first(action)
        d.face = self.second(action)
        d.in_event = True
        if d.facts is not None:
            d.facts.add(THROWN, d.production, 0, d.face)
        if d.rules.number_counts:
            count(d)  # at once, since the tournament may follow (R112)
        announce(d, -1)


def face_word(face: i64) -> str:
    return FACE_NAMES[int(face)] if face < FACES else f"face{face}"


class RolledAgain(Verb):
    """Chance: the event die alone, after a leap in time; the production number stays (R165)."""

    def weigh(self, d: Duel) -> list[tuple[int, int]]:
        return [(int(self.at(face)), FACE_SIDES[face]) for face in range(FACES)]

    def deal(self, d: Duel, rng: Rng) -> i64:
        return self.at(FACE_OF_SIDE[rng.below(SIDES)])

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        for face in range(FACES):
            out.add(self.code, face)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.answered()
        d.face = operand(action)
        if d.facts is not None:
            d.facts.add(THROWN, 0, 0, d.face)
        announce(d, -1)


class EndActions(Verb):
    """Stop building and trading; the hand is put in order, then the other player is on turn."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.phase = HAND
        begin_hand(d, player)


def end_turn(d: Duel) -> None:
    """The turn passes; what may be done once a turn may be done again."""
    for host in range(PLAYERS):
        r = d.realms[host]
        marks = r.marks
        for slot in range(r.first * SITES, d.rules.slots):
            if marks[slot] != 0:
                marks[slot] &= ~u8(USED | FRESH | RAISED)
        for card in d.rules.fading:
            card.fade(d, host)
    d.turn = 1 - d.turn
    d.realms[d.turn].turns += 1
    if d.facts is not None:
        d.facts.add(TURN, d.turn, d.realms[d.turn].turns)
    d.phase = BEFORE_ROLL
    d.offered = False
    d.inspired = False
    d.changed = len(d.rules.fading) > 0


def recount(d: Duel) -> None:
    """Count anew until nothing changes: a card may leave because of the new figures."""
    while d.changed:
        d.changed = False
        count(d)
        for card in d.rules.rechecked:
            card.recheck(d)


def end_event(d: Duel) -> None:
    """Witches leave after the event (R74). Who has the points then has won before production."""
    d.in_event = False
    for card in d.rules.after_event:
        card.event_ends(d)
    recount(d)
    note_lock(d)
    if not has_ended(d):
        produce(d)


class TurnFlow(Flow):
    """Points are counted, idle questions dropped; production follows the event, the next turn the hand."""

    def settle(self, d: Duel) -> None:
        """Go on until somebody is asked or may act."""
        while d.phase != OVER:
            recount(d)
            while d.depth > 0 and is_moot(d):
                d.answered()
            if d.depth > 0:
                return
            note_lock(d)
            if has_ended(d) or asks_passive_player(d):
                return
            if d.in_event:
                end_event(d)
            elif d.phase == HAND:
                end_turn(d)
            else:
                return


def register(rules: Rules) -> None:
    """Bring the turn into the rules."""
    rules.flow = TurnFlow()
    rules.add(Roll("roll", article="duel-turn"), BEFORE_ROLL)
    rules.add(Rolled("rolled", [DIE, FACE], "duel-dice", first_lowest=True), DICE)
    rules.add(RolledAgain("rolled-again", [FACE], "duel-dice"), EVENT_DIE)
    rules.add(EndActions("end", article="duel-turn"), ACTIONS)
    rules.first(BEFORE_ROLL, "roll_first", "duel-turn")
    rules.not_an_action(Refusal("rolled_already", "duel-turn"), "roll")
