"""What the card game can wait for: the phases of a turn, and the questions that lie above them."""

from __future__ import annotations

from typing import Final

# Phases; the first one is `asking.OVER`.
BEFORE_ROLL: Final = 1
ACTIONS: Final = 2
HAND: Final = 3

# The beginning.
FIRST_PLAYER: Final = 4  # chance
ARRANGE: Final = 5
START_STACK: Final = 6
DECK: Final = 7  # the cards of one's own deck
EVENTS: Final = 8  # one's own share of the event deck
STARTERS: Final = 9  # the cards one begins with

# Chance.
DICE: Final = 10  # number: what was chosen beforehand, detail: the face + 1 that was chosen beforehand
EVENT_DIE: Final = 11  # once more, after a leap in time
LOOK: Final = 12  # number: who looks, detail: which pile, and how many of its cards above that
DRAW: Final = 13  # number: who draws, detail: which pile
EVENT_DRAW: Final = 14
REGION_DRAW: Final = 15  # number: whose settlement, detail: which
DIE: Final = 16  # one die for a card; number: the card, detail: the card's own

# Resources and magic. Number: how many.
PAY: Final = 20  # detail: the resource
PAY_ANY: Final = 21
YIELD: Final = 22  # lose one to the opponent; detail: the resource
PUT: Final = 23  # number: the resource, detail: how many
CHOOSE: Final = 24
GRAB: Final = 25
SPEND: Final = 26
DROP: Final = 27  # which resource of a price is spared; number: the card

# Cards and stacks.
REGION_PLACE: Final = 30  # number: the region card, detail: the settlement
CLAIM: Final = 31  # regions chosen with a scout; detail: the settlement
TAKE: Final = 32  # cards out of the stack one looks through; number: how many, detail: which
UNDER: Final = (
    33  # cards of the hand under stacks; number: how many, detail: 1 + the only stack allowed, or 0
)
DRAW_UP: Final = 34
SWAP: Final = 35

# Answers to what somebody does.
COUNTER: Final = 40  # number: the action card, detail: what it answers
REACT: Final = 41  # number: the attack
LEAP: Final = 42  # number: 0 for the face of the die, 1 + the event card
OFFER: Final = 43  # detail: the offer

# What a card asks. Number: the card, detail: the card's own.
PICK_REGION: Final = 50
PICK_SLOT: Final = 51
PICK_RESOURCE: Final = 52
PICK_NUMBER: Final = 53
PICK_FACE: Final = 54
PICK_PILE: Final = 55
PICK_CARD: Final = 56
PICK_CENTRE: Final = 57
PICK_LAND: Final = 58  # a card of the region stack
PICKS: Final = (
    PICK_REGION, PICK_SLOT, PICK_RESOURCE, PICK_NUMBER, PICK_FACE, PICK_PILE, PICK_CARD, PICK_CENTRE,
    PICK_LAND,
)  # fmt: skip

QUESTIONS: Final = 64
