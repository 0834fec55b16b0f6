"""How greedy behaves at the table: it keeps the rules, talks little, knows no secrets, and repeats itself
exactly when the game does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexhaven import catalog
from hexhaven.bots import Bot, Hearing, make, recall
from hexhaven.bots.hearing import LATELY
from hexhaven.core.actions import EVERYBODY
from hexhaven.core.game import Action, View
from hexhaven.core.rng import Rng
from hexhaven.games.island.bots.player import GreedyBot
from hexhaven.games.island.bots.talk import TALK
from hexhaven.games.island.bots.weights import Weights
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import PIECES
from hexhaven.record import Entry

from .games import assert_legal, decisions, digest, new_game, play, seat

SETUPS: list[dict[str, Any]] = [
    {},
    {"preset": "modern"},
    {"options": {"friendly_robber": "online", "start_with_city": "on", "victory_must_be_announced": "yes"}},
]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=["neu2003", "modern", "options"])


# --- talk --------------------------------------------------------------------------------------------


def by_turn(setup: dict[str, Any], opponent: str) -> dict[int, list[tuple[int, str]]]:
    """What two greedy bots and two others do, by turn."""
    turns: dict[int, list[tuple[int, str]]] = {}

    def watch(p: Position, actor: int, action: int) -> None:
        turns.setdefault(int(p.turns_done), []).append((actor, p.write(action)))

    p = new_game(11, **setup)
    play(p, seat(["greedy", opponent, "greedy", opponent], 11), 11, watch)
    return turns


@every_setup
@pytest.mark.parametrize("opponent", ["greedy", "random"])
def test_greedy_makes_few_offers_and_none_twice(setup: dict[str, Any], opponent: str) -> None:
    for turn in by_turn(setup, opponent).values():
        for player in (0, 2):
            offers = [text for actor, text in turn if actor == player and text.startswith("offer")]
            assert len(offers) <= Weights().offers
            deals = [text.split(" to ")[0] for text in offers]
            assert len(set(deals)) == len(deals)


@every_setup
def test_greedy_makes_one_counter_offer_a_turn_at_most(setup: dict[str, Any]) -> None:
    for turn in by_turn(setup, "random").values():
        proposals = Counter(actor for actor, text in turn if text.startswith("propose"))
        assert all(n <= Weights().proposals for n in proposals.values())


class Decliner(Bot):
    """Plays like greedy and declines everything."""

    def __init__(self, seed: object) -> None:
        self.bot = GreedyBot(seed)

    def choose(self, view: View) -> Action:
        texts = {view.seen.write(action): action for action in view.legal()}
        return texts["decline"] if "decline" in texts else self.bot.choose(view)


class Grudge:
    """Watches that player 0, who declines everything, is not asked again for what was declined."""

    def __init__(self) -> None:
        self.offer = ""  # on the table
        self.asked = 0
        self.refused: dict[tuple[str, bytes], int] = {}  # a deal and what was built then: the turn

    def __call__(self, p: Position, actor: int, action: int) -> None:
        said, _, to = p.write(action).partition(" to ")
        if said.startswith("offer"):
            self.offer = said
            if actor != 0 and (to == "all" or "0" in to.split()):
                self.hear(p)
        elif said.startswith("trade") and actor == 0:
            self.refused.clear()  # whoever trades may be asked again
        elif said == "decline" and actor == 0:
            self.refused[self.offer, pieces_left(p)] = int(p.turns_done)

    def hear(self, p: Position) -> None:
        self.asked += 1
        before = self.refused.get((self.offer, pieces_left(p)))
        assert before is None or p.turns_done - before >= Weights().refusal * p.players() - 1


def pieces_left(p: Position) -> bytes:
    return bytes(p.supply[:PIECES])


def test_nothing_refused_is_asked_again_while_nothing_is_built() -> None:
    """Neither by the bot that was refused nor by another: all of them heard it."""
    grudge = Grudge()
    for seed in range(3):
        bots: list[Bot] = [Decliner((seed, 0)), *(make("greedy", (seed, player)) for player in range(1, 4))]
        play(new_game(seed), bots, seed, grudge)
        grudge.refused.clear()
    assert grudge.asked > 10


def test_whoever_does_not_trade_is_not_asked() -> None:
    bots = [make("greedy", (3, player)) for player in range(4)]
    asked: list[str] = []

    def watch(p: Position, actor: int, action: int) -> None:
        said, _, to = p.write(action).partition(" to ")
        if said.startswith("offer") and actor != 0:
            asked.extend(to.split())
        for bot in bots:
            bot.leave_alone([0])

    play(new_game(3), bots, 3, watch)
    assert asked
    assert not {"0", "all"} & set(asked)


def test_a_bot_that_takes_a_seat_knows_what_was_said() -> None:
    """After a restart of the server nobody is asked twice."""
    p = new_game(3)
    entries: list[Entry] = []
    told: list[Action] = []

    def watch(p: Position, actor: int, action: int) -> None:
        entries.append(Entry(actor, action, p.write(action)))

    play(p, seat(["greedy"] * 4, 3), 3, watch)

    class Listener(Bot):
        def hear(self, player: int, action: Action) -> None:
            told.append(action)

    recall(Listener(), Hearing(p), entries)
    late = entries[-LATELY:]
    assert told == [entry.action for entry in late if entry.text.split()[0] in TALK]


def test_bots_hear_only_what_is_hidden_from_nobody() -> None:
    for game, players in (("base", 4), ("knights", 4), ("duel", 2)):
        state = catalog.start(catalog.prepare(Rng(1), game, players))
        talk = [verb for verb in state.rules.verbs if verb.name in Hearing(state).talk]  # type: ignore[attr-defined]
        assert talk
        assert all(verb.seen_by == EVERYBODY for verb in talk)


@every_setup
def test_turns_of_greedy_are_bounded(setup: dict[str, Any]) -> None:
    for turn in by_turn(setup, "greedy").values():
        assert max(Counter(actor for actor, _ in turn).values()) <= 30


def test_offers_do_come_about() -> None:
    texts = decisions(new_game(11), seat(["greedy"] * 4, 11), 11)
    verbs = Counter(text.split()[1] for text in texts)
    assert verbs["accept"] > 0
    assert verbs["trade"] > 0
    assert verbs["propose"] > 0


# --- secrets -----------------------------------------------------------------------------------------


class Twins(Bot):
    """Two equal bots: one sees the view, the other what is left of a state imagined from it."""

    def __init__(self, seed: object) -> None:
        self.one = make("greedy", seed)
        self.other = make("greedy", seed)
        self.rng = Rng(("imagined", seed))

    def choose(self, view: View) -> Action:
        action = self.one.choose(view)
        imagined = view.fill(self.rng)
        assert self.other.choose(imagined.view(view.viewer)) == action
        return action


@every_setup
def test_hidden_cards_do_not_matter(setup: dict[str, Any]) -> None:
    """Greedy decides alike, whatever the others hold."""
    p = new_game(5, **setup)
    play(p, [Twins((5, player)) for player in range(4)], 5, assert_legal)


# --- explanations ------------------------------------------------------------------------------------


class Explained(Bot):
    """Greedy, whose every choice is compared with its explanation."""

    def __init__(self, seed: object) -> None:
        self.bot = GreedyBot(seed)

    def hear(self, player: int, action: Action) -> None:
        self.bot.hear(player, action)

    def choose(self, view: View) -> Action:
        explained = self.bot.explain(view)
        action = self.bot.choose(view)
        scores = [score for _, score, _ in explained]
        assert scores == sorted(scores, reverse=True)
        assert action in [a for a, score, _ in explained if score == scores[0]]
        for _, score, terms in explained:
            assert sum(terms.values()) == pytest.approx(score)
        return action


@every_setup
def test_explanations_name_every_term_of_the_choice(setup: dict[str, Any]) -> None:
    p = new_game(2, **setup)
    play(p, [Explained((2, player)) for player in range(4)], 2)


def test_an_explanation_changes_nothing() -> None:
    p = new_game(4)
    texts = decisions(p.copy(), seat(["greedy"] * 4, 4), 4)
    assert decisions(p.copy(), [Explained((4, player)) for player in range(4)], 4) == texts


# --- machines ----------------------------------------------------------------------------------------


def test_greedy_decides_alike_on_every_machine() -> None:
    """The suite runs compiled and uncompiled: both must come to this game.

    New weights make another game; then the new digest belongs here.
    """
    texts = decisions(new_game("harbour"), seat(["greedy"] * 4, "harbour"), "harbour")
    assert digest(texts) == "e1f9f940afc23c84"


def test_a_bot_notices_that_it_plays_on_another_island() -> None:
    bot = GreedyBot(1)
    for seed in (1, 2):
        view = new_game(seed, options={"first_player": "oldest"}).view(0)
        assert bot.explain(view) == GreedyBot(1).explain(view)
