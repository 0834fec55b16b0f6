"""Games to look at: recorded ones, played ones, and their moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec

from entries import entry_of
from hexhaven import bots, catalog, scene
from hexhaven.core.game import CHANCE, NOBODY, State
from hexhaven.dealer import Dealer, commitment, map_rng, seed_from
from hexhaven.games.island.wire import IslandScene, IslandSetting, island_scene, island_setting
from hexhaven.record import Entry, Record
from hexhaven.scene.dice import Rolls
from hexhaven.wire.message import Cards
from hexhaven.wire.scene import Choice, Event, Moment, Tool

NAMES = ["Anna", "Bert", "Carla", "Dora"]
NO_ROLLS = Rolls()


@cache
def played(
    word: str, bot: str = "greedy", preset: str = "neu2003", players: int = 4,
    options: tuple[str, ...] = (), map: str | None = None, game: str = "base",
) -> Record:  # fmt: skip
    """A whole game between bots; the same word always plays the same one."""
    seed = seed_from(word)
    chosen = dict(option.split("=") for option in options)
    setup = catalog.prepare(map_rng(seed), game, players, preset, chosen, map)
    record = Record(setup, NAMES[:players], commitment(seed), seed)
    dealer = Dealer(seed)
    seats = [bots.make(bot, (word, seat)) for seat in range(players)]
    for seat, each in enumerate(seats):
        each.begin(seat)
    while record.state.actor() != NOBODY:
        actor = int(record.state.actor())
        if actor == CHANCE:
            record.deal(dealer)
        else:
            record.play(seats[actor].choose(record.state.view(actor)), actor)
    return record


def knights_played(word: str, *options: str, preset: str = "neu2003", players: int = 4) -> Record:
    """A whole game of Cities & Knights; random players who trade with each other would never end it."""
    chosen = ("player_trade=no", *options)
    return played(word, "random", preset, players, chosen, game="knights")


def moments(record: Record, every: int = 1) -> Iterator[tuple[int, Entry, State]]:
    """Every entry, or every n-th, with its number and a state before it that one may keep."""
    for number, (entry, state) in enumerate(record.steps(), 1):
        if number % every == 0:
            yield number, entry, state.copy()


# --- looking -----------------------------------------------------------------------------------------


def look(state: State, viewer: int, language: str = "en") -> Moment:
    return scene.look(language, state, viewer, NAMES, number=7, entries=9, rolls=NO_ROLLS)


def board(moment: Moment) -> IslandScene:
    """What lies on the board."""
    return island_scene(moment.scene)


def board_setting(language: str, state: State) -> IslandSetting:
    """The board before the first move."""
    return island_setting(scene.setting(language, state))


def told(state: State, text: str, viewer: int, player: int | None = None, language: str = "en") -> Event:
    """What a viewer is told of an action, given as text."""
    who = int(state.actor()) if player is None else player
    return scene.event(language, state, entry_of(state, text, who), 5, NAMES, viewer)


def encoded(message: Moment | Event) -> bytes:
    return msgspec.json.encode(message)


def tool(moment: Moment, name: str) -> Tool:
    return next(each for each in moment.tools if each.name == name)


def choice(moment: Moment, text: str) -> Choice:
    return next(each for each in moment.choices if each.text == text)


def texts(moment: Moment) -> list[str]:
    return [each.text for each in moment.choices]


def gained(event: Event) -> dict[int, Cards]:
    """Of which kinds the players have more than before, as far as they are told."""
    counts: dict[int, Counter[str]] = {}
    for flow in event.flows:
        if flow.card is not None:
            counts.setdefault(flow.taker, Counter())[flow.card] += flow.n
            counts.setdefault(flow.giver, Counter())[flow.card] -= flow.n
    return {player: dict(+more) for player, more in sorted(counts.items()) if player >= 0 and +more}
