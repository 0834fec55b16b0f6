"""What several tests of Cities & Knights do with a position."""

from __future__ import annotations

from games.island.table import refused
from hexhaven.core.game import ACTOR
from hexhaven.games.island.rules.state import Position

from .table import next_turn


def why_not(p: Position, text: str, player: int = ACTOR) -> tuple[str, str]:
    """The reason and the article with which an action is refused; nothing has changed by trying it."""
    refusal = refused(p, text, player)
    return refusal.reason, refusal.article


def next_round(p: Position) -> None:
    """Everybody has a turn in which nothing happens, until the same player is on turn again."""
    for _ in range(p.players()):
        next_turn(p, 1, 2)


def seen_by(p: Position, text: str, *viewers: int) -> list[str]:
    """How an action that is about to be taken reads for each of these viewers."""
    return [p.write(p.read(text), viewer) for viewer in viewers]
