"""What the card game asks, said to the player; what a card asks is about that card."""

from collections.abc import Callable, Mapping

from hexhaven.core.game import NOBODY
from hexhaven.games.duel.rules import questions as q
from hexhaven.games.duel.rules.names import (
    CARAVAN,
    CHANGE_PLACES,
    COMET,
    DUEL_OF_WIZARDS,
    GREAT_BAZAAR,
    INSPIRATION,
    KEEPER_OF_DESTINY,
    LAND_MAGIC,
    LAND_REFORM,
    MAGIC_EYE,
    MAGIC_HAND,
    MERCHANT,
    TRADE_MONOPOLY,
)
from hexhaven.games.duel.rules.setup import CORNERS, laid
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import FACE_NAMES, RESOURCE_NAMES
from hexhaven.games.duel.words import names as words
from hexhaven.games.duel.words.choices import sides
from hexhaven.words.messages import Names, has, named, person, say

ASKED: Mapping[int, str] = {
    q.BEFORE_ROLL: "before_roll",
    q.ACTIONS: "actions",
    q.ARRANGE: "arrange",
    q.START_STACK: "start_stack",
    q.DECK: "deck",
    q.EVENTS: "events",
    q.STARTERS: "starters",
    q.PAY: "pay",
    q.PAY_ANY: "pay_any",
    q.YIELD: "yield",
    q.PUT: "put",
    q.CHOOSE: "choose",
    q.GRAB: "grab",
    q.SPEND: "spend",
    q.DROP: "spare",
    q.REGION_PLACE: "corner",
    q.CLAIM: "claim",
    q.TAKE: "take",
    q.UNDER: "under",
    q.DRAW_UP: "draw_up",
    q.SWAP: "swap",
    q.COUNTER: "counter",
    q.REACT: "react",
    q.LEAP: "leap",
    q.OFFER: "offer",
}
PICKED: Mapping[int, str] = {
    q.PICK_REGION: "region",
    q.PICK_SLOT: "slot",
    q.PICK_RESOURCE: "resource",
    q.PICK_NUMBER: "number",
    q.PICK_FACE: "face",
    q.PICK_PILE: "pile",
    q.PICK_CARD: "card",
    q.PICK_CENTRE: "centre",
    q.PICK_LAND: "land",
}
# Cards that ask for the same kind of thing twice: what the second question is about.
STEPS: Mapping[tuple[int, int], Callable[[int], str]] = {
    (MERCHANT, q.PICK_RESOURCE): lambda detail: ("resource", "second", "give")[detail],
    (CARAVAN, q.PICK_RESOURCE): lambda detail: "take" if detail >> 2 else "again" if detail else "resource",
    (TRADE_MONOPOLY, q.PICK_RESOURCE): lambda detail: "give" if detail else "resource",
    (GREAT_BAZAAR, q.PICK_RESOURCE): lambda detail: "give" if detail else "resource",
    (LAND_REFORM, q.PICK_REGION): lambda detail: "second" if detail else "region",
    (LAND_MAGIC, q.PICK_REGION): lambda detail: "theirs" if detail else "region",
    (INSPIRATION, q.PICK_PILE): lambda detail: "second" if detail else "pile",
    (COMET, q.PICK_PILE): lambda detail: "draw" if detail >> 4 else "pile",
    (MAGIC_EYE, q.PICK_CARD): lambda detail: "under" if detail & 255 else "card",
    (KEEPER_OF_DESTINY, q.PICK_CARD): lambda detail: "order" if detail >> 8 else "card",
    (CHANGE_PLACES, q.PICK_SLOT): lambda detail: "second" if detail else "slot",
    (DUEL_OF_WIZARDS, q.PICK_SLOT): lambda detail: "theirs" if detail else "slot",
    (MAGIC_HAND, q.PICK_SLOT): lambda detail: "site" if detail else "slot",
}


def question(language: str, d: Duel, player: int, names: Names) -> str | None:
    """What a player is asked for, if there are words for it."""
    waiting = int(d.waiting_for())
    if waiting in PICKED:
        return card_question(language, d, waiting)
    if waiting not in ASKED:
        return None
    return say(language, f"asked.{ASKED[waiting]}", **values(language, d, player, names))


def card_question(language: str, d: Duel, waiting: int) -> str:
    """'Black Knight: which unit is driven off?'"""
    name = d.rules.kind_names[int(d.number())]
    key = f"asks.{name}.{step(d, waiting)}"
    asked = say(language, key if has(language, key) else f"asked.{PICKED[waiting]}")
    return say(language, "asked.by_card", card=words.title(language, name), question=asked)


def step(d: Duel, waiting: int) -> str:
    steps = STEPS.get((int(d.number()), waiting))
    return PICKED[waiting] if steps is None else steps(int(d.detail()))


def values(language: str, d: Duel, player: int, names: Names) -> dict[str, object]:
    """What the questions need to be worded: how many, which resource, which card, whose offer."""
    if d.depth == 0:
        return {"n": 0}
    waiting, number, detail = int(d.waiting_for()), int(d.number()), int(d.detail())
    opponent = person(language, names, 1 - player, NOBODY)
    if waiting == q.OFFER:
        give, want = sides(language, detail)
        return {"who": opponent, "give": give, "want": want}
    if waiting == q.ARRANGE:
        return {"corner": words.corner(language, min(int(laid(d, player)), len(CORNERS) - 1))}
    if waiting == q.PUT:
        return {"n": detail, "resource": words.resource(language, RESOURCE_NAMES[number])}
    if waiting in (q.PAY, q.YIELD):
        return {"n": number, "resource": words.resource(language, RESOURCE_NAMES[detail])}
    if waiting == q.LEAP:
        return {"event": event_name(language, d, number)}
    if waiting in (q.DROP, q.COUNTER, q.REACT):
        return {"card": words.title(language, d.rules.kind_names[number]), "who": opponent}
    if waiting == q.REGION_PLACE:
        return {"land": words.land(language, number + 1)}
    if waiting == q.TAKE:
        return {"n": number, "stack": words.stack(detail)}
    return {"n": number, "who": opponent}


def event_name(language: str, d: Duel, number: int) -> str:
    """The face of the die, or the event card, that could be undone."""
    if number > 0:
        return words.title(language, d.rules.kind_names[number - 1])
    return named(language, "face", FACE_NAMES[int(d.face)])
