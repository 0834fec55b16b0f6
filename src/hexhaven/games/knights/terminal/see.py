"""Knights, levels, progress cards and barbarians in words."""

from collections.abc import Iterator
from typing import cast

from hexhaven import words
from hexhaven.cli.commands import Commands
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.battle import attack_strength
from hexhaven.games.knights.rules.improvements import metropolis_owner
from hexhaven.games.knights.rules.state import ACTIVE, knights_state
from hexhaven.games.knights.rules.terms import (
    FIELD_NAMES,
    FIELDS,
    SAFE_LEVEL,
)
from hexhaven.games.knights.words import names as knights


def knight_words(language: str, p: Position, node: int) -> str:
    """'strong knight, active'."""
    state = "active" if knights_state(p).knights[node] & ACTIVE else "passive"
    return f"{knights.knight(language, p, node)}, {words.say(language, f'readiness.{state}')}"


def levels(language: str, p: Position, player: int) -> Iterator[str]:
    """'trade 3 (merchant guild)', 'politics 4 (cathedral, metropolis)'."""
    for i, name in enumerate(FIELD_NAMES):
        n = int(knights_state(p).levels[player * FIELDS + i])
        if n:
            built = knights.level(language, name, n)
            if metropolis_owner(p, i) == player:
                built += f", {words.say(language, 'see.metropolis')}"
            yield f"{knights.field(language, name)} {n} ({built})"


def barbarians(language: str, p: Position) -> str:
    """How near the barbarians are, and how strong both sides are now."""
    k = knights_state(p)
    defence = sum(knights.strength(p, player, active=True) for player in range(p.players()))
    values = {"n": int(k.ship), "all": int(k.options.steps), "attack": int(attack_strength(p))}
    return words.say(language, "see.barbarians", defence=defence, **values)


# --- progress cards ----------------------------------------------------------------------------------


def progress(at: Commands, rest: str) -> None:
    """What the player's progress cards do, and what the next levels cost."""
    language, p = at.host.language, cast(Position, at.state)
    for name, n in knights.progress_held(p, at.player).items():
        effect, card = knights.progress_effect(language, p, name), knights.progress(language, name)
        told = words.say(language, "see.progress_card", n=n, card=card[0].upper() + card[1:], effect=effect)
        at.host.console.say(told, hanging="   ")
    for field in FIELD_NAMES:
        at.host.console.say(next_level(language, p, at.player, field), hanging="   ")


def next_level(language: str, p: Position, player: int, field: str) -> str:
    """'Trade: level 2, the trading house, costs 2 cloth.'"""
    n = knights.next_level(p, player, field)
    name = knights.field(language, field)
    name = name[0].upper() + name[1:]
    if n > SAFE_LEVEL:
        return words.say(language, "see.all_levels", field=name)
    price = knights.improvement_price(language, p, player, field)
    return words.say(
        language, "see.next_level", field=name, n=n, level=knights.level(language, field, n), price=price
    )
