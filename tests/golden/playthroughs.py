"""The golden playthroughs: one whole game for each preset of the base game, two of Cities & Knights, one for
each way to play the card game, and two with the sample expansion, drawn from fixed seeds.

Run `python tests/golden/playthroughs.py` after a change of rules that is meant to change games, look at the
difference, and raise `record.RULES_VERSION` if old records would play differently.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from hexhaven import catalog
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.dealer import Dealer, commitment, map_rng, seed_from
from hexhaven.record import Record

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Plan:
    """A game to be played."""

    preset: str
    players: int = 4
    map: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    game: str = "base"
    limit: int = 0  # so many entries are enough: with decks chosen at random perhaps nobody can win
    luck: str = ""  # added to the name: a seed with which every verb occurs in one of the games
    expansions: tuple[str, ...] = ()


GAMES = {
    "travelbox": Plan("travelbox"),
    "classic": Plan("classic", 3),
    "neu2003": Plan("neu2003", map="base-beginner"),
    "modern": Plan("modern", options={"harbour_same_turn": "never", "start_with_city": "on"}),
    "knights-neu2003": Plan("neu2003", map="knights-beginner", game="knights", luck=" 7"),
    "knights-classic": Plan(
        "classic", 3, options={"fiesepeter": "on", "player_trade": "no"}, game="knights", luck=" 7"
    ),
    "duel-base": Plan("base", 2, game="duel"),
    "duel-trade-change": Plan("trade-change", 2, game="duel", luck=" 2"),
    "duel-science-progress": Plan("science-progress", 2, game="duel"),
    "duel-wizards-dragons": Plan("wizards-dragons", 2, game="duel", luck=" 5"),
    "duel-two-sets": Plan("wizards-dragons", 2, options={"science_progress": "on"}, game="duel", luck=" 2"),
    "duel-mix": Plan(
        "wizards-dragons", 2, options={"trade_change": "on", "science_progress": "on"}, game="duel", luck=" 2"
    ),
    "duel-tournament": Plan("tournament", 2, game="duel", limit=2000),
    "lighthouse": Plan("modern", 3, options={"player_trade": "no"}, expansions=("lighthouse",)),
    "lighthouse-knights": Plan(
        "neu2003",
        3,
        options={"player_trade": "no", "first_oil": "one"},
        game="knights",
        expansions=("lighthouse",),
    ),
}


def play(name: str) -> Record:
    """Play a game: every verb is tried more often than offers, which would drown the rest."""
    plan = GAMES[name]
    seed = seed_from(f"golden {name}{plan.luck}")
    setup = catalog.prepare(
        map_rng(seed), plan.game, plan.players, plan.preset, plan.options, plan.map, plan.expansions
    )
    record = Record(setup, [f"Player {i}" for i in range(plan.players)], commitment(seed), seed)
    dealer, rng = Dealer(seed), Rng(name + plan.luck)
    while record.state.actor() != NOBODY and (plan.limit == 0 or len(record.entries) < plan.limit):
        if record.state.actor() == CHANCE:
            record.deal(dealer)
        else:
            record.play(choose(record, rng, FAR.get(plan.game, ())))
    return record


# Whoever can do this in Cities & Knights does it, or hardly anybody would come to a metropolis.
FAR = {"knights": ("repair", "improve", "crane", "medicine", "city", "settlement")}


def choose(record: Record, rng: Rng, far: tuple[str, ...]) -> int:
    """Pick a verb first, then one of its actions. Nobody ends a turn over an open offer, so that games drawn
    before that was allowed are drawn again."""
    state = record.state
    by_verb: dict[str, list[int]] = {}
    for action in state.sensible():
        by_verb.setdefault(state.write(action).split()[0], []).append(action)
    if "withdraw" in by_verb:
        by_verb.pop("end", None)
    verbs = [verb for verb in far if verb in by_verb] or sorted(by_verb)
    actions = by_verb[verbs[int(rng.below(len(verbs)))]]
    return actions[int(rng.below(len(actions)))]


def path(name: str) -> Path:
    return HERE / f"{name}.record"


def lines(record: Record, written: str) -> list[str]:
    """What a record says, without options that are younger than the file it is compared with."""
    known = {option_of(line) for line in written.splitlines()}
    return [line for line in record.write().splitlines() if option_of(line) in known]


def option_of(line: str) -> str:
    """The name of the option that a line sets, if it does."""
    return line.partition("=")[0] if line.startswith("option: ") else ""


if __name__ == "__main__":
    for name in GAMES:
        path(name).write_text(play(name).write(), encoding="utf-8")
