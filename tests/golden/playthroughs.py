"""The golden playthroughs: one whole game for each preset, drawn from a fixed seed.

Run `python tests/golden/playthroughs.py` after a change of rules that is meant to change games, look at the
difference, and raise `record.RULES_VERSION` if old records would play differently.
"""

from __future__ import annotations

from pathlib import Path

from hexhaven import catalog
from hexhaven.dealer import Dealer, commitment, map_rng, seed_from
from hexhaven.game import CHANCE, NOBODY
from hexhaven.record import Record
from hexhaven.rng import Rng

HERE = Path(__file__).parent
GAMES: dict[str, tuple[int, str | None, dict[str, str]]] = {
    "travelbox": (4, None, {}),
    "classic": (3, None, {}),
    "neu2003": (4, "base-beginner", {}),
    "modern": (4, None, {"harbour_same_turn": "never", "start_with_city": "on"}),
}


def play(preset: str) -> Record:
    """Play a preset's game: every verb is tried more often than offers, which would drown the rest."""
    players, map, options = GAMES[preset]
    seed = seed_from(f"golden {preset}")
    setup = catalog.prepare(map_rng(seed), "base", players, preset, options, map)
    record = Record(setup, [f"Player {i}" for i in range(players)], commitment(seed), seed)
    dealer, rng = Dealer(seed), Rng(preset)
    while record.state.actor() != NOBODY:
        if record.state.actor() == CHANCE:
            record.deal(dealer)
        else:
            record.play(choose(record, rng))
    return record


def choose(record: Record, rng: Rng) -> int:
    """Pick a verb first, then one of its actions."""
    state = record.state
    by_verb: dict[str, list[int]] = {}
    for action in state.legal():
        by_verb.setdefault(state.write(action).split()[0], []).append(action)
    verbs = sorted(by_verb)
    actions = by_verb[verbs[int(rng.below(len(verbs)))]]
    return actions[int(rng.below(len(actions)))]


def path(preset: str) -> Path:
    return HERE / f"{preset}.record"


if __name__ == "__main__":
    for preset in GAMES:
        path(preset).write_text(play(preset).write(), encoding="utf-8")
