"""Trying out a deck: many tournament games against another deck, both played by the same bot.

Game number i depends on the seed and on i alone, as in a batch. The decks change seats from game to game.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, cast

from hexhaven import bots, catalog
from hexhaven.arena.batch import bot_seed
from hexhaven.arena.match import play_game
from hexhaven.arena.statistics import Share
from hexhaven.bots import Bot
from hexhaven.catalog import SetupError
from hexhaven.core.game import Action, State, View
from hexhaven.dealer import map_rng, seed_from
from hexhaven.games.duel.decks import Deck, check, choices, problem_text
from hexhaven.games.duel.decks.bringing import CHOOSING
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.used import CardUse

SELDOM: Final = 0.1  # a card that is used in fewer of the games: they say little about it
FAIR: Final = 0.5


@dataclass(frozen=True)
class Trial:
    """What is played. Both decks must be legal; `opponent` is often a ready-made one."""

    deck: Deck
    opponent: Deck
    games: int
    seed: str
    bot: str = "greedy"


@dataclass(frozen=True)
class TrialGame:
    """How one game went for the deck that is tried out."""

    number: int
    began: bool
    won: bool
    points: int
    opposing: int  # points of the opponent
    turns: int
    played: frozenset[str]  # cards of the deck that came out
    used: frozenset[str]  # those that did their work: a spell book only if it was cast
    held: frozenset[str]  # cards that were in the hand


def run(trial: Trial) -> Iterator[TrialGame]:
    """Play all games, one after the other: whoever counts what comes out shows the progress."""
    for deck in (trial.deck, trial.opponent):
        if problems := check(deck):
            raise SetupError(problem_text("en", problems[0]))
    return (play(trial, number) for number in range(trial.games))


def play(trial: Trial, number: int) -> TrialGame:
    seed = seed_from(f"trial {trial.seed} game {number}")
    seat = number % 2
    decks = (trial.deck, trial.opponent) if seat == 0 else (trial.opponent, trial.deck)
    players = [DeckBot(bots.make(trial.bot, bot_seed(seed, i)), deck) for i, deck in enumerate(decks)]
    seen = DeckUse(seat)
    setup = catalog.prepare(map_rng(seed), "duel", len(players), "tournament")
    end = play_game(setup, players, seed, [seen])
    won, began = end.winner == seat, end.first == seat
    points, opposing = end.points[seat], end.points[1 - seat]
    return TrialGame(number, began, won, points, opposing, end.turns, seen.played(), seen.used(), seen.held())


class DeckBot(Bot):
    """Brings its deck to the table, and leaves the rest to another bot."""

    def __init__(self, bot: Bot, deck: Deck) -> None:
        self.bot: Final = bot
        self.texts: Final = deque(choices(deck))

    def begin(self, player: int) -> None:
        self.bot.begin(player)

    def choose(self, view: View) -> Action:
        seen = view.seen
        if isinstance(seen, Duel) and seen.waiting_for() in CHOOSING:
            return seen.read(self.texts.popleft())
        return self.bot.choose(view)


class DeckUse:
    """An observer that notes what becomes of the cards of one player."""

    def __init__(self, player: int) -> None:
        self.player: Final = player
        self.cards: Final = CardUse()
        self.state: Duel | None = None

    def begin(self, state: State) -> None:
        self.state = cast(Duel, state)
        self.cards.begin(state)

    def saw(self, state: State, player: int, action: int) -> None:
        self.cards.saw(state, player, action)

    def played(self) -> frozenset[str]:
        return self.names(self.cards.came_out(self.player))

    def used(self) -> frozenset[str]:
        assert self.state is not None
        return self.names(self.cards.did_their_work(self.state, self.player))

    def held(self) -> frozenset[str]:
        return self.names(self.cards.held[self.player])

    def names(self, kinds: Iterable[int]) -> frozenset[str]:
        assert self.state is not None
        return frozenset(self.state.rules.kind_names[kind] for kind in kinds)


@dataclass
class TrialSummary:
    """What a trial showed so far."""

    deck: Deck
    games: int = 0
    wins: int = 0
    turns: int = 0
    began: Counter[bool] = field(default_factory=Counter)  # games, by whether the deck began
    won_when: Counter[bool] = field(default_factory=Counter)
    margins: list[int] = field(default_factory=list)  # points ahead of the opponent at the end
    came_out: Counter[str] = field(default_factory=Counter)  # games, by card
    won_with: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)  # games, by card

    def add(self, game: TrialGame) -> None:
        self.games += 1
        self.wins += game.won
        self.turns += game.turns
        self.began[game.began] += 1
        self.won_when[game.began] += game.won
        self.margins.append(game.points - game.opposing)
        self.came_out.update(game.played)
        self.won_with.update(game.played if game.won else ())
        self.used.update(game.used)

    def share(self) -> Share:
        return Share(self.deck.name, self.wins, self.games, FAIR)

    def when(self, began: bool) -> Share:
        """How often it won when it began, or when it did not."""
        return Share(self.deck.name, self.won_when[began], self.began[began], FAIR)

    def by_card(self) -> Mapping[str, Share]:
        """For each card of the deck: how often it came out, and how many of those games were won.

        Much of this is luck and company: a card that comes out late comes out in long games.
        """
        rate = self.share().rate
        return {name: Share(name, self.won_with[name], self.came_out[name], rate) for name in self.deck.cards}

    def never_used(self) -> list[str]:
        """Cards of the deck that the bot never used: what it won and lost says nothing about them."""
        return [name for name in self.deck.cards if self.used[name] == 0]

    def seldom_used(self) -> list[str]:
        """Cards that it used in few of the games, which say little about them."""
        return [name for name in self.deck.cards if 0 < self.used[name] < SELDOM * self.games]
