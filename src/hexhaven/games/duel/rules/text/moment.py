"""What a moment of the card game is called: whom it waits for and for what."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hexhaven.core.game import CHANCE, name_of
from hexhaven.core.pending import OVER
from hexhaven.games.duel.rules.questions import ACTIONS, BEFORE_ROLL, FIRST_PLAYER, HAND
from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.state import Duel

NAMELESS: Final = "a duel of its own"  # rules that no catalog knows
PHASES: Final = {BEFORE_ROLL: "rolls", ACTIONS: "is on turn", HAND: "ends a turn"}


def summary(d: Duel) -> str:
    """'duel: red arranges, 2 2'."""
    return f"{title(d.rules)}: {doing(d)}, {' '.join([str(n) for n in d.points()])}"


def title(rules: Rules) -> str:
    return rules.heading[0] if rules.heading else NAMELESS


def doing(d: Duel) -> str:
    if d.phase == OVER:
        return f"{name_of(d.won_by)} has won"
    actor = name_of(d.actor())
    if d.depth == 0:
        return f"{actor} {PHASES[int(d.phase)]}"
    word = words_of(d.rules)[int(d.waiting_for())]
    return f"chance decides, {word}" if d.actor() == CHANCE else f"{actor} answers, {word}"


def words_of(rules: Rules) -> dict[int, str]:
    """What the questions of a game are called."""
    return words_by_verbs(tuple([tuple([verb.name for verb in verbs]) for verbs in rules.sources]))


@lru_cache(64)
def words_by_verbs(sources: tuple[tuple[str, ...], ...]) -> dict[int, str]:
    """Each question by the verb that answers it and fewest others."""
    often: dict[str, int] = {}
    for names in sources:
        for name in names:
            often[name] = often.get(name, 0) + 1
    words: dict[int, str] = {}
    for moment, names in enumerate(sources):
        if moment >= FIRST_PLAYER and names:
            word = min(names, key=lambda name: often[name])
            twins = sum([1 for other in words.values() if other.rstrip("-0123456789") == word])
            words[moment] = f"{word}-{twins + 1}" if twins else word
    return words


def is_same_game(d: Duel, e: Duel) -> bool:
    a, b = d.rules, e.rules
    return a is b or (a.options == b.options and [v.name for v in a.verbs] == [v.name for v in b.verbs])
