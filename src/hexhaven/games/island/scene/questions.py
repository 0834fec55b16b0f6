"""What the board game waits for."""

from hexhaven.core.game import CHANCE
from hexhaven.games.island.rules.questions import FIRST_PLAYER, FOUND, FOUND_ROAD, FREE_ROAD, REPLY
from hexhaven.games.island.rules.state import Position

NOBODYS_TURN = -1
FOUNDING = (FOUND, FOUND_ROAD, FREE_ROAD)


def code(p: Position) -> str:
    """The question as a code: "found", "discard"; "chance" while dice or cards decide, "over" at the end."""
    return "chance" if p.actor() == CHANCE else p.question()


def on_turn(p: Position) -> int:
    """Whose turn it is; while pieces are set before the first turn, theirs who sets one."""
    waiting = p.waiting_for()
    if waiting == FIRST_PLAYER:
        return NOBODYS_TURN
    return int(p.actor()) if waiting in FOUNDING else int(p.turn)


def is_founding(p: Position) -> bool:
    """Whether the first turn has not begun: pieces are still set, or the first player is not known."""
    if p.depth == 0 or p.turns_done > 0:
        return False
    kinds = {int(p.stack[i]) & 255 for i in range(int(p.depth))}
    return not kinds.isdisjoint((FIRST_PLAYER, FOUND, FOUND_ROAD)) or (
        FREE_ROAD in kinds and not p.card_played
    )


def round_of(p: Position) -> int:
    """The round of turns, from 1; the founding phase is round 0."""
    return 0 if is_founding(p) else int(p.turns_done) // p.players() + 1


def no_deal(p: Position, player: int) -> int | None:
    """How a player declines the offer they are asked about, if they are."""
    asked = p.waiting_for() == REPLY and p.is_asked(player)
    return int(p.rules.verb_named("decline").code) if asked else None
