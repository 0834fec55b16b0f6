"""What a game can wait for: phases of the turn, and questions to players and to chance."""

from __future__ import annotations

from typing import Final

from hexhaven.core.pending import OVER

# The first three are phases of the game after `asking.OVER`, the others are questions. Large expansions have
# numbers of their own from BASE_QUESTIONS on, as constants; others take free ones with `Rules.question`.
BETWEEN_TURNS: Final = 1
BEFORE_ROLL: Final = 2
AFTER_ROLL: Final = 3
FIRST_PLAYER: Final = 4
DICE: Final = 5
DRAW: Final = 6
THEFT: Final = 7
FOUND: Final = 8
FOUND_ROAD: Final = 9
FREE_ROAD: Final = 10
DISCARD: Final = 11
MOVE_ROBBER: Final = 12
ROB: Final = 13
TAKE: Final = 14
REPLY: Final = 15
PARTNER: Final = 16
BASE_QUESTIONS: Final = 17
FREE_QUESTIONS: Final = 64
MOST_QUESTIONS: Final = 96

# What comes next by itself once nobody is asked anything more.
SETTLED: Final = 0  # nothing: it is for a player to act
PRODUCTION: Final = 1  # the dice are thrown, their sum has not brought anything yet
NEXT_TURN: Final = 2

# The number in these questions says how many are still due.
COUNTED: Final = (FREE_ROAD, DISCARD, TAKE)

# What each is called above the engine: in messages, and on the page.
NAMES: Final = {
    OVER: "over",
    BETWEEN_TURNS: "between_turns",
    BEFORE_ROLL: "before_roll",
    AFTER_ROLL: "after_roll",
    FIRST_PLAYER: "first_player",
    DICE: "dice",
    DRAW: "draw",
    THEFT: "theft",
    FOUND: "found",
    FOUND_ROAD: "found_road",
    FREE_ROAD: "free_road",
    DISCARD: "discard",
    MOVE_ROBBER: "robber",
    ROB: "rob",
    TAKE: "take",
    REPLY: "reply",
    PARTNER: "partner",
}
