"""What greedy does in the card game: in positions small enough to see, and over whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import cast

import pytest

import hexhaven
from games.duel.table import (
    before_roll,
    citadel,
    city,
    have,
    hold,
    lay,
    pile,
    region,
    settlement,
    store,
    table,
)
from hexhaven import catalog
from hexhaven.bots import Bot, make
from hexhaven.core.game import CHANCE, NOBODY, Action, View
from hexhaven.core.rng import Rng
from hexhaven.games.duel.bots.player import GreedyDuelBot
from hexhaven.games.duel.bots.weights import STANDARD
from hexhaven.games.duel.decks import choices, ready_deck
from hexhaven.games.duel.rules.options import PRESETS
from hexhaven.games.duel.rules.state import Duel

from .games import digest
from .test_registry import of_the_race

GAMES = 20 if hexhaven.compiled else 1  # for each preset; uncompiled they take their time
MOST_DECISIONS = 5000  # two greedy bots need about 450
every_preset = pytest.mark.parametrize("preset", PRESETS)


def choice(d: Duel) -> str:
    """What greedy does now."""
    return d.write(GreedyDuelBot(1).choose(d.view(d.actor())))


def turn_of(d: Duel) -> list[str]:
    """What greedy does until it ends its turn; the other lets everything happen, and chance is kind."""
    player, bot = int(d.turn), GreedyDuelBot(1)
    texts: list[str] = []
    while d.actor() != NOBODY and d.turn == player and texts[-1:] != ["end"]:
        actor = int(d.actor())
        if actor == player:
            action = bot.choose(d.view(player))
            texts.append(d.write(action))
        elif actor == CHANCE:
            action = d.chances()[0][0]
        else:
            action = d.legal()[len(d.legal()) - 1]
        d.play(action)
    return texts


# --- building ----------------------------------------------------------------------------------------


def rich(preset: str = "base") -> Duel:
    """Five settlements of player 0, and two of player 1."""
    d = table(preset)
    for centre in (4, 7, 3):
        settlement(d, 0, centre)
    return d


@pytest.mark.article("duel-building")
def test_a_settlement_is_built_at_the_open_end_of_a_road() -> None:
    d = table()
    d.realms[0].roads[7] = 1
    have(d, 0, lumber=1, brick=1, wool=1, grain=1)
    assert choice(d) == "settlement 7"


@pytest.mark.article("duel-building")
def test_a_road_comes_before_the_settlement() -> None:
    d = table()
    have(d, 0, lumber=2, brick=3, wool=1, grain=1)
    assert [text.split()[0] for text in turn_of(d)[:2]] == ["road", "settlement"]


@pytest.mark.article("duel-trade")
def test_the_bank_gives_what_a_city_lacks() -> None:
    d = table()
    have(d, 0, grain=2, ore=2, wool=3)
    assert turn_of(d)[:2] in (["bank wool for ore", "city 5"], ["bank wool for ore", "city 6"])


@pytest.mark.article("duel-victory")
def test_a_city_that_wins_is_built_before_anything_else() -> None:
    d = rich()
    for centre in (3, 4, 5, 6):
        city(d, 0, centre)
    for slot in ("3u1", "4u1"):
        lay(d, 0, "aqueduct", slot)
    assert d.points()[0] == 11
    have(d, 0, grain=2, ore=3, lumber=3, brick=3, wool=2)
    hold(d, 0, "abbey")
    assert choice(d) == "city 7"


@pytest.mark.article("duel-card-foundry")
def test_a_foundry_goes_beside_mountains() -> None:
    d = table()
    have(d, 0, brick=1, ore=1)
    hold(d, 0, "foundry")
    assert choice(d) in ("build foundry 5d1", "build foundry 6d1")  # the mountains lie at 6d


@pytest.mark.article("duel-events")
def test_a_gift_is_what_lacks_for_a_city() -> None:
    d = table()
    have(d, 0, grain=2, ore=2)
    before_roll(d)
    d.do("roll")
    d.do("rolled 1 year-of-plenty")
    assert choice(d) == "choose ore"


# --- attack and defence ------------------------------------------------------------------------------


def with_colossus(owner: int) -> Duel:
    """Player 0 may act; the owner has a colossus and a garrison."""
    d = table()
    city(d, owner, 5)
    lay(d, owner, "colossus", "5u1")
    lay(d, owner, "garrison", "5d1")
    return d


@pytest.mark.article("duel-card-arsonist")
def test_an_arsonist_burns_what_hurts_most() -> None:
    d = with_colossus(1)
    hold(d, 0, "arsonist")
    assert choice(d) == "play arsonist"
    d.do("play arsonist")
    d.do("brave")
    d.do("die 1")
    assert choice(d) == "slot x5u1"


@pytest.mark.article("duel-card-black-knight")
def test_an_attack_that_can_only_backfire_is_left_alone() -> None:
    """One's own knight is the strongest, and the other's is hardly worth a card."""
    d = table()
    lay(d, 1, "knight-siegfried", "5u1")
    lay(d, 0, "knight-karl", "5u1")
    hold(d, 0, "black-knight")
    assert choice(d) == "end"


@pytest.mark.article("duel-protection")
def test_a_bishop_protects_a_colossus() -> None:
    d = with_colossus(1)
    hold(d, 0, "arsonist")
    hold(d, 1, "bishop")
    d.do("play arsonist")
    assert choice(d) == "play bishop"


@pytest.mark.uses("countermagic")
@pytest.mark.article("duel-card-countermagic")
def test_countermagic_saves_a_colossus_and_lets_a_small_thing_be() -> None:
    d = table("wizards-dragons")
    city(d, 1, 5)
    lay(d, 1, "colossus", "5u1")
    citadel(d, 1, 6)
    lay(d, 1, "wizard-ari", "r7u", counter=3)
    lay(d, 1, "countermagic", "6u1")
    hold(d, 0, "arsonist", "alchemist")
    small = before_roll(d.copy())
    d.do("play arsonist")
    assert choice(d) == "counter"
    small.do("play alchemist")
    assert choice(small) == "let"


@pytest.mark.article("duel-card-spy")
def test_a_spy_takes_the_best_card_it_sees() -> None:
    d = table()
    city(d, 1, 5)
    lay(d, 1, "colossus", "5u1")
    hold(d, 0, "spy")
    hold(d, 1, "arsonist", "caravan", "abbey")
    d.do("play spy")
    assert choice(d) == "card arsonist"


@pytest.mark.article("duel-card-alchemist")
def test_an_alchemist_chooses_the_own_number() -> None:
    """Three regions bear on 3, none of the opponent's."""
    d = before_roll(table())
    for where in ("5u", "6u", "7u"):
        region(d, 0, where, "forest 3")
    for where in ("5u", "6u", "7u", "5d", "6d", "7d"):
        region(d, 1, where, "hills 2")
    hold(d, 0, "alchemist")
    assert choice(d) == "play alchemist"
    d.do("play alchemist")
    assert choice(d) == "number 3"


# --- trade -------------------------------------------------------------------------------------------


@pytest.mark.article("duel-trade")
def test_offers_are_accepted_only_if_they_help_oneself_more() -> None:
    d = table()
    have(d, 0, ore=1, wool=2)
    have(d, 1, grain=2, ore=2, wool=2)
    good, bad = d.copy(), d.copy()
    good.do("offer 1 ore for 1 wool")
    bad.do("offer 1 wool for 1 ore")
    assert choice(good) == "accept"
    assert choice(bad) == "decline"


def tempting() -> Duel:
    """A position in which greedy makes an offer."""
    d = table()
    have(d, 0, ore=3)
    have(d, 1, brick=2, grain=3)
    return d


def test_whoever_does_not_trade_gets_no_offer() -> None:
    d, bot = tempting(), GreedyDuelBot(1)
    assert d.write(bot.choose(d.view(0))).startswith("offer")
    bot.leave_alone([1])
    assert not d.write(bot.choose(d.view(0))).startswith("offer")


def test_an_offer_that_was_refused_is_not_made_again() -> None:
    d, bot = tempting(), GreedyDuelBot(1)
    offer = bot.choose(d.view(0))
    said = [(0, offer), (1, d.read("decline"))]
    for player, action in said:
        bot.hear(player, action)
    assert bot.choose(d.view(0)) != offer
    for _ in range(STANDARD.refusal):
        bot.hear(0, d.read("end"))
    assert bot.choose(d.view(0)) == offer  # after three rounds it may be asked again


# --- cards -------------------------------------------------------------------------------------------


@pytest.mark.article("duel-hand")
def test_a_known_good_card_is_drawn() -> None:
    d = table()
    city(d, 0, 5)
    for number in range(5):
        pile(d, number, "caravan")
    pile(d, 3, "colossus")
    d.do("end")
    assert choice(d) == "draw 3"


@pytest.mark.article("duel-hand")
def test_the_weakest_card_goes_under_a_stack() -> None:
    d = table()
    city(d, 0, 5)
    store(d, 0, r5d=2)
    hold(d, 0, "caravan", "colossus", "library", "arsonist")
    d.do("end")
    assert choice(d).startswith("under caravan")


@pytest.mark.article("duel-decks")
def test_a_deck_is_brought_to_the_tournament() -> None:
    d = new_game("tournament")
    d.do("begins 0")
    bot = GreedyDuelBot(1, "raiders")
    chosen: list[str] = []
    while d.actor() == 0 and len(chosen) < 40:
        action = bot.choose(d.view(0))
        chosen.append(d.write(action))
        d.play(action)
    assert chosen == choices(ready_deck("raiders"))
    assert GreedyDuelBot(1, ready_deck("raiders")).deck == bot.deck


def test_decks_fit_the_sets_in_use() -> None:
    """With one set, every card of the deck is of that set or of the base set."""
    options = {"science_progress": "off", "wizards_dragons": "off"}
    for seed in range(4):
        d = new_game("tournament", options)
        d.do("begins 0")
        bot = GreedyDuelBot(seed)
        while d.actor() == 0 and d.depth > 0:
            d.play(bot.choose(d.view(0)))


# --- whole games -------------------------------------------------------------------------------------


def new_game(preset: str, options: dict[str, str] | None = None) -> Duel:
    return cast(Duel, catalog.start(catalog.prepare(Rng(preset), "duel", 2, preset, options)))


def play(
    d: Duel, bots: Sequence[Bot], seed: object, watch: Callable[[Duel, int, int], None] | None = None
) -> Duel:
    """Let the bots play to the end, every action through the checked door."""
    rng = Rng(("dice", seed))
    for player, bot in enumerate(bots):
        bot.begin(player)
    for _ in range(MOST_DECISIONS):
        while d.actor() == CHANCE:
            d.apply(d.deal(rng), CHANCE)
        if d.actor() == NOBODY:
            return d
        actor = int(d.actor())
        action = int(bots[actor].choose(d.view(actor)))
        if watch is not None:
            watch(d, actor, action)
        d.play(action, actor)
    raise AssertionError(f"no end after {MOST_DECISIONS} actions")


@every_preset
def test_greedy_beats_random(preset: str) -> None:
    """In seats that change; in every hundred games it may lose five, of these it loses none."""
    for seed in range(GAMES):
        hero = seed % 2
        names = ["greedy" if player == hero else "random" for player in range(2)]
        d = play(new_game(preset), [make(name, (seed, name)) for name in names], seed)
        assert d.winner() == hero, seed


@every_preset
def test_two_of_them_build_attack_and_end_their_turns(preset: str) -> None:
    """A turn is short, holds one offer at most, and the game comes to its end."""
    done: Counter[str] = Counter()
    turns: dict[tuple[int, int], list[str]] = {}

    def watch(d: Duel, actor: int, action: int) -> None:
        verb = d.write(action).split()[0]
        done[verb] += 1
        turns.setdefault((int(d.realms[0].turns + d.realms[1].turns), actor), []).append(verb)

    d = play(new_game(preset), [make("greedy", player) for player in range(2)], preset, watch)
    assert sum(realm.turns for realm in d.realms) < 150
    assert done["settlement"] + done["scout"] >= 3
    assert done["city"] >= 2
    assert done["build"] >= 6
    playing = [verbs for (turn, _), verbs in turns.items() if turn > 2]
    assert max(len(verbs) for verbs in playing) <= STANDARD.most_deeds
    assert max(verbs.count("offer") for verbs in playing) <= 1
    assert max(verbs.count("bank") for verbs in playing) <= STANDARD.most_trades


class Twins(Bot):
    """Two equal bots: one sees the view, the other what is left of a state imagined from it."""

    def __init__(self, seed: object) -> None:
        self.one = make("greedy", seed)
        self.other = make("greedy", seed)
        self.rng = Rng(("imagined", seed))

    def choose(self, view: View) -> Action:
        action = self.one.choose(view)
        assert self.other.choose(view.fill(self.rng).view(view.viewer)) == action
        return action


@every_preset
def test_hidden_cards_do_not_matter(preset: str) -> None:
    """Greedy decides alike, whatever the other holds and whatever lies in the stacks."""
    play(new_game(preset), [Twins((5, 0)), make("random", 5)], 5)


class Explained(Bot):
    """Greedy, whose every choice is compared with its explanation."""

    def __init__(self, seed: object) -> None:
        self.bot = GreedyDuelBot(seed)

    def begin(self, player: int) -> None:
        self.bot.begin(player)

    def choose(self, view: View) -> Action:
        explained = self.bot.explain(view)
        action = self.bot.choose(view)
        scores = [score for _, score, _ in explained]
        assert scores == sorted(scores, reverse=True)
        assert action in [a for a, score, _ in explained if score == scores[0]]
        for _, score, terms in explained:
            assert sum(terms.values()) == pytest.approx(score)
        return action


def test_explanations_name_every_term_of_the_choice() -> None:
    play(new_game("wizards-dragons"), [Explained(2), make("random", 2)], 2)


def test_greedy_decides_alike_on_every_machine() -> None:
    """The suite runs compiled and uncompiled: both must come to this game.

    New weights or rules make another game; then the new digest belongs here.
    """
    texts: list[str] = []
    bots = [make("greedy", player) for player in range(2)]
    play(new_game("base"), bots, "harbour", lambda d, actor, action: texts.append(d.write(action)))
    assert digest(texts) == "602b4c376e337b97"


def test_the_greedy_bot_of_the_card_game_says_that_it_plays_no_others() -> None:
    with pytest.raises(TypeError, match="card game only"):
        GreedyDuelBot(1).explain(of_the_race())
