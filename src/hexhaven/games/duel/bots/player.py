"""The greedy bot of the card game: score everything it can do now, and do what scores best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.bots.scoring_bot import ScoringBot
from hexhaven.bots.tally import Scored, Tally
from hexhaven.core.actions import VERB_MASK, operand
from hexhaven.core.game import Action, View
from hexhaven.games.duel.bots import omens, opening, talk
from hexhaven.games.duel.bots.mind import Mind
from hexhaven.games.duel.bots.stacks import Stacks
from hexhaven.games.duel.bots.terms import CHANCES, HAND, PATIENCE, STORES, new_scored
from hexhaven.games.duel.bots.values import DuelValues
from hexhaven.games.duel.bots.weights import STANDARD, Weights
from hexhaven.games.duel.decks import Deck, choices, ready_deck
from hexhaven.games.duel.rules.flow import produce
from hexhaven.games.duel.rules.names import COMET, DIVINATION, INSPIRATION, MAGIC_EYE, MASTER_BUILDER
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.view import DuelView
from hexhaven.games.duel.rules.wizards_dragons.events import DRAWING

# What the bot knows each verb as, by its name.
TRIED: Final = 0
WAITING: Final = 1
DRAW_TOP: Final = 2
SEARCH: Final = 3
SWAP_TOP: Final = 4
SWAP_SEARCH: Final = 5
MAKE_OFFER: Final = 6
ACCEPT: Final = 7
BANK: Final = 8
LET_HAPPEN: Final = 9
PILE: Final = 10
USING: Final = 11
BUILDING: Final = 12
VERBS: Final = {
    "roll": WAITING, "end": WAITING, "keep": WAITING, "decline": WAITING, "draw": DRAW_TOP, "search": SEARCH,
    "swap": SWAP_TOP, "swap-search": SWAP_SEARCH, "offer": MAKE_OFFER, "accept": ACCEPT, "bank": BANK,
    "let-happen": LET_HAPPEN, "pile": PILE, "use": USING, "build": BUILDING,
}  # fmt: skip


class GreedyDuelBot(ScoringBot):
    """Plays one seat of the card game by a value function over what it sees.

    In the tournament game it brings the deck it was given (or the ready-made one of that name), else any of
    the ready-made ones. It remembers who has refused what, nothing about hidden cards.
    """

    def __init__(self, seed: object, deck: Deck | str | None = None, weights: Weights = STANDARD) -> None:
        super().__init__(seed)
        self.weights: Final = weights
        self.deck: Final = ready_deck(deck) if isinstance(deck, str) else deck
        self.texts: list[str] = []  # the choices that make the deck
        self.values: DuelValues | None = None
        self.known: vec[i64] = vec[i64]()
        self.turn: i64 = -1  # of both players together
        self.deeds: i64 = 0  # in this turn
        self.trades: i64 = 0
        self.talk = talk.Talk()

    def begin(self, player: int) -> None:
        self.texts = []
        self.turn = -1
        self.talk = talk.Talk()

    # --- memory -------------------------------------------------------------------------------------

    def remember(self, view: View, action: i64) -> None:
        """Count what was done in this turn, so that it comes to an end."""
        self.notice_turn(duel_view(view).duel())
        self.deeds += 1
        if self.known[action & VERB_MASK] == BANK:
            self.trades += 1

    def hear(self, player: int, action: Action) -> None:
        self.talk.heard.append((player, int(action)))

    def leave_alone(self, players: Sequence[int]) -> None:
        self.talk.spared = list(players)

    def notice_turn(self, d: Duel) -> None:
        turn = d.realms[0].turns + d.realms[1].turns
        if turn != self.turn:
            self.turn = turn
            self.deeds = 0
            self.trades = 0

    def values_of(self, d: Duel) -> DuelValues:
        values = self.values
        if values is None or values.rules is not d.rules:
            values = DuelValues(d.rules, self.weights)
            self.values = values
            self.known = vec[i64]([VERBS.get(verb.name, TRIED) for verb in d.rules.verbs])
        return values

    def deck_texts(self, d: Duel) -> list[str]:
        if not self.texts and d.rules.own_piles:
            deck = self.deck
            if deck is None:
                decks = opening.possible_decks(d)
                deck = decks[int(self.rng.below(len(decks)))]
            self.texts = choices(deck)
        return self.texts

    # --- scoring ------------------------------------------------------------------------------------

    def consider(self, view: View, actions: vec[i64]) -> list[Scored]:
        """Score the legal actions."""
        d = duel_view(view).duel()
        me: i64 = view.viewer
        values = self.values_of(d)
        self.notice_turn(d)
        self.talk.listen(d, self.weights.refusal)
        stacks = Stacks(values, d, me)
        if opening.begins(d):
            return opening.consider_beginning(d, me, stacks, self.deck_texts(d), actions)
        mind = Mind(values, d, me, stacks.best_of_all(), stacks.weakest())
        omens.foresee(mind)
        out: list[Scored] = []
        for action in actions:
            scored = new_scored(action)
            self.score(mind, stacks, action, scored.tally)
            out.append(scored)
        return out

    def score(self, mind: Mind, stacks: Stacks, action: i64, tally: Tally) -> None:
        """To end, to roll and to decline are 0, and everything else is measured by that."""
        verb = self.known[action & VERB_MASK]
        if verb == WAITING:
            return
        if verb == DRAW_TOP:
            tally.add(HAND, stacks.top(operand(action)))
        elif verb == SEARCH:
            score_search(mind, stacks, action, operand(action), tally)
        elif verb == SWAP_TOP:
            score_swap(mind, stacks, action, tally)
        elif verb == SWAP_SEARCH:
            swap = mind.d.rules.verb_of(action)
            score_search(mind, stacks, action, swap.second(action), tally)
            tally.add(HAND, -stacks.hope(swap.first(action)))
            tally.add(PATIENCE, -self.weights.swap)
        elif verb == PILE:
            score_pile(mind, stacks, action, tally)
        elif verb == MAKE_OFFER:
            self.score_offer(mind, action, tally)
        elif verb == ACCEPT:
            talk.score_accepting(mind, action, tally)
        elif verb == USING:
            tally.add_change(mind.base, mind.after_use(action))
        elif verb == BUILDING:
            tally.add_change(mind.base, mind.after_building(action))
        else:
            tally.add_change(mind.base, mind.after(action))
            if verb == LET_HAPPEN:
                leave_production_out(mind, tally)
        if mind.d.depth == 0:
            tally.add(PATIENCE, -self.tedium(verb))

    def score_offer(self, mind: Mind, action: i64, tally: Tally) -> None:
        if self.talk.is_unwelcome(action, 1 - mind.me):
            tally.add(CHANCES, -self.weights.win)
        else:
            talk.score_offer(mind, action, tally)

    def tedium(self, verb: i64) -> i64:
        """What has to be gained for doing anything; more than enough in a turn is enough."""
        w = self.weights
        if self.deeds >= w.most_deeds or (verb == BANK and self.trades >= w.most_trades):
            return w.win
        return w.least


def score_search(mind: Mind, stacks: Stacks, action: i64, pile: i64, tally: Tally) -> None:
    """Pay, look, and take about the best card of this stack."""
    tally.add_change(mind.base, mind.after(action))
    tally.add(HAND, stacks.best(pile) - mind.searched)
    tally.add(STORES, -mind.d.realms[mind.me].search_price * mind.values.weights.fee)


def score_swap(mind: Mind, stacks: Stacks, action: i64, tally: Tally) -> None:
    """A card of the hand for the top card of a stack."""
    swap = mind.d.rules.verb_of(action)
    tally.add(HAND, stacks.top(swap.second(action)) - stacks.worth_held(swap.first(action)))
    tally.add(PATIENCE, -stacks.values.weights.swap // 2)


def score_pile(mind: Mind, stacks: Stacks, action: i64, tally: Tally) -> None:
    """A stack for a card, which draws from it or looks through it, or only looks at its top."""
    pile = operand(action)
    card = mind.d.number()
    tally.add_change(mind.base, mind.after(action))
    if card == INSPIRATION or (card == COMET and mind.d.detail() >= DRAWING):
        tally.add(HAND, stacks.top(pile))
    elif card == MAGIC_EYE or card == MASTER_BUILDER:
        tally.add(HAND, stacks.best(pile))
    elif card == DIVINATION:
        tally.add(HAND, stacks.news(pile))


def leave_production_out(mind: Mind, tally: Tally) -> None:
    """After the event comes production, whatever the event was."""
    after = mind.d.copy()
    produce(after)
    tally.add_change(mind.judge(after), mind.base)


def duel_view(view: View) -> DuelView:
    if not isinstance(view, DuelView):
        raise TypeError("this bot plays the card game only")
    return view
