"""What events would bring, tried on copies: for those who can choose or avert them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.games.duel.bots.mind import Mind
from hexhaven.games.duel.rules.acting import find_book
from hexhaven.games.duel.rules.events import carry_out
from hexhaven.games.duel.rules.magic import power_of
from hexhaven.games.duel.rules.names import (
    BETTER_WORLD,
    COMET,
    KEEPER_OF_DESTINY,
    MASTER_BUILDER,
    WHEEL_OF_TIME,
)
from hexhaven.games.duel.rules.questions import ACTIONS, BEFORE_ROLL, PICK_CARD, PICK_FACE
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import EVENT_CARD, FACE_SIDES, FACES

MOST_STEPS: Final = 2  # questions of an event that are thought through; the others are estimated
SIDES: Final = 6


def foresee(mind: Mind) -> None:
    """Let a mind know what events bring if it can do something about them now."""
    d = mind.d
    if d.turn != mind.me or (d.phase != BEFORE_ROLL and d.phase != ACTIONS):
        return
    if changes_events(d, mind.me):
        mind.events = event_worths(mind)
    if chooses_face(d, mind.me):
        mind.faces = face_worths(mind)
    if len(mind.events) + len(mind.faces) > 0:
        mind.base = mind.unasked()


def changes_events(d: Duel, me: i64) -> bool:
    if not d.rules.knows(BETTER_WORLD) and not d.rules.knows(KEEPER_OF_DESTINY):
        return False
    if d.depth > 0:
        return d.waiting_for() == PICK_CARD and d.number() in (BETTER_WORLD, KEEPER_OF_DESTINY)
    if power_of(d, me) == 0:
        return False
    return d.holds_card(me, BETTER_WORLD) or find_book(d, me, KEEPER_OF_DESTINY) >= 0


def chooses_face(d: Duel, me: i64) -> bool:
    if d.phase != BEFORE_ROLL or not d.rules.knows(WHEEL_OF_TIME):
        return False
    if d.depth > 0:
        return d.waiting_for() == PICK_FACE
    return find_book(d, me, WHEEL_OF_TIME) >= 0


def undisturbed(d: Duel) -> Duel:
    """A copy in which nothing is asked."""
    copy = d.copy()
    copy.depth = 0
    return copy


def event_worths(mind: Mind) -> vec[i64]:
    """By kind of card: what an event would bring if it came now."""
    before = mind.judge(undisturbed(mind.d)).total
    worths = mind.values.nothing[:]
    for kind in range(mind.values.kinds):
        is_even = kind == COMET or kind == MASTER_BUILDER  # new cards for both
        if mind.values.is_event[kind] != 0 and mind.values.rules.knows(kind) and not is_even:
            after = undisturbed(mind.d)
            after.rules.cards[kind].happen(after)
            after.rules.flow.settle(after)
            worths[kind] = mind.outcome(after, 0, MOST_STEPS).total - before
    return worths


def face_worths(mind: Mind) -> vec[i64]:
    """By face of the event die: what it would bring more than an average one."""
    before = mind.judge(undisturbed(mind.d)).total
    worths = vec[i64]([0] * FACES)
    average: i64 = 0
    for face in range(FACES):
        if face != EVENT_CARD:  # nobody knows what it brings
            after = undisturbed(mind.d)
            after.face = face
            carry_out(after)
            after.rules.flow.settle(after)
            worths[face] = mind.outcome(after, 0, MOST_STEPS).total - before
            average += worths[face] * FACE_SIDES[face]
    for face in range(FACES):
        worths[face] -= average // SIDES
    return worths
