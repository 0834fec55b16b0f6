"""What the things of Cities & Knights are called: fields and their levels, knights, progress cards."""

from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.words.names import Piece, cards
from hexhaven.games.knights.rules.knight import rank_at
from hexhaven.games.knights.rules.state import ACTIVE, RANK, knights_state
from hexhaven.games.knights.rules.terms import (
    FIELD_COMMODITY,
    FIELD_NAMES,
    FIELDS,
    KNIGHT,
    PROGRESS_KINDS,
    PROGRESS_NAMES,
    RANK_NAMES,
)
from hexhaven.words.messages import say


def field(language: str, name: str) -> str:
    """'trade', 'Handel'."""
    return say(language, f"field.{name}")


def field_card(language: str, name: str) -> str:
    """The back of a progress card: 'a trade card'."""
    return say(language, f"field_card.{name}")


def level(language: str, field: str, n: int) -> str:
    """A level of a field: 'market'."""
    return say(language, f"level.{field}.{n}")


def progress(language: str, name: str) -> str:
    """A progress card: 'spy', 'Spion'."""
    return say(language, f"progress.{name}")


def progress_effect(language: str, p: Position, name: str) -> str:
    """What a progress card does, in a sentence; the saboteur of the classic edition does something else."""
    classic = name == "saboteur" and knights_state(p).options.classic_saboteur
    return say(language, f"progress_effect.{name}-classic" if classic else f"progress_effect.{name}")


def rank(language: str, n: int) -> str:
    """'strong', 'stark'."""
    return say(language, f"rank.{RANK_NAMES[n]}")


def knight(language: str, p: Position, node: int) -> Piece:
    """The knight on a node, in a sentence."""
    return knight_of_rank(language, p, int(rank_at(p, node)))


def knight_of_rank(language: str, p: Position, n: int) -> Piece:
    return Piece(language, p.rules.piece_names[KNIGHT + n])


def knights_of(p: Position, player: int) -> list[int]:
    """Where a player's knights stand."""
    marks = enumerate(bytes(knights_state(p).knights))
    return [node for node, mark in marks if mark and p.occupants[node] == player + 1]


def strength(p: Position, player: int, active: bool = False) -> int:
    """The ranks of a player's knights together, of all or of the active ones."""
    marks = [int(knights_state(p).knights[node]) for node in knights_of(p, player)]
    return sum(mark & RANK for mark in marks if mark & ACTIVE or not active)


def progress_held(p: Position, player: int) -> dict[str, int]:
    """The kinds of progress cards a player holds, as far as they are seen here."""
    hand = knights_state(p).cards[player * PROGRESS_KINDS : (player + 1) * PROGRESS_KINDS]
    return {name: int(n) for name, n in zip(PROGRESS_NAMES, hand, strict=True) if n}


def next_level(p: Position, player: int, field: str) -> int:
    return int(knights_state(p).levels[player * FIELDS + FIELD_NAMES.index(field)]) + 1


def improvement_price(language: str, p: Position, player: int, field: str, discount: int = 0) -> str:
    """What the next level of a field costs: '2 cloth'."""
    commodity = p.rules.card_names[FIELD_COMMODITY[FIELD_NAMES.index(field)]]
    return cards(language, {commodity: next_level(p, player, field) - discount})
