"""How the card game is put together: the cards, and the verbs by the moment they belong to.

The shape is that of the board games: a verb lists its legal actions, refuses others with a reason, plays
them, and writes and reads their text. A card whose row does not say everything is one small class (`Card`)
that plays itself: what it does when it is built, played, cast or used, when its event happens, and what it
asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from hexhaven.core import actions
from hexhaven.core.actions import EVERYBODY, VERB_MASK, Actions, code_of
from hexhaven.core.game import CHANCE, Player, Refusal, no_action
from hexhaven.core.operands import Operand
from hexhaven.core.pending import OVER
from hexhaven.core.reading import no_verb
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.kinds import (
    OFF,
    SETS,
    CardKind,
    copies_played,
    cost_of,
    read_centres,
    read_kinds,
)
from hexhaven.games.duel.rules.lacking import LACKS
from hexhaven.games.duel.rules.names import COUNTING_HOUSE, TRADE_ACADEMY, UNIVERSITY
from hexhaven.games.duel.rules.questions import ACTIONS, PICK_PILE, QUESTIONS
from hexhaven.games.duel.rules.realm import SLOTS, Realm
from hexhaven.games.duel.rules.state import Duel

NOT_NOW: Final = Refusal("not_now", "duel-turn")

# Who reads which card was picked: everybody, both players, only who picked it, or, where it is drawn from a
# stack, also the owner of a legation.
OPEN: Final = 0
BETWEEN_PLAYERS: Final = 1
SECRET: Final = 2
DRAWN: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(actions.Verb):
    """Everything the game knows about one kind of action."""

    def __init__(
        self, name: str, form: Sequence[Operand | str] = (), article: str = "duel-turn", group: str = "",
        seen_by: int = EVERYBODY, first_lowest: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(name, form, article, group=group, seen_by=seen_by, first_lowest=first_lowest)

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        """Add the sensible actions of this verb; called only at a moment the verb belongs to."""
        raise NotImplementedError

    def allowed(self, d: Duel, player: Player, out: Actions) -> None:
        """Add all legal actions of this verb, also those that lead nowhere or could go on for ever."""
        self.choices(d, player, out)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        """Why this is refused, at a moment the verb belongs to."""
        return None

    def play(self, d: Duel, player: Player, action: i64) -> None:
        raise NotImplementedError

    def card(self, d: Duel, action: i64) -> i64:
        """The kind of card that an action names; -1 for none."""
        for i in range(len(self.operands)):
            if self.operands[i].kind == "card":
                return self.value(action, i)
        return -1

    def weigh(self, d: Duel) -> list[tuple[int, int]]:
        """For chance: what may come, with weights."""
        raise NotImplementedError

    def deal(self, d: Duel, rng: Rng) -> i64:
        """For chance: draw one of these."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """What the row of a card does not say. A card without a class needs none of this."""

    def __init__(self, kind: int, name: str) -> None:
        self.kind: Final[i64] = kind
        self.name: Final = name
        self.article: Final = f"duel-card-{name}"
        self.no_effect: Final = Refusal(
            "no_effect", self.article, {"card": name, "lacks": LACKS.get(name, "")}
        )
        self.modes: tuple[str, ...] = ()  # ways to use it, as words: "raise", "lower"
        self.usable = False  # a card in a principality that its owner can use
        self.counts = False  # `count` does something
        self.burdens = False  # `burden` does something
        self.shelves: i64 = 0  # a store: the resources it takes (bit r for resource r)
        self.before_roll = False  # played, cast or used before the dice are thrown
        self.after_roll = True  # played, cast or used in the phase of actions
        self.secrecy: i64 = OPEN  # of the cards it lets somebody pick

    # --- building -----------------------------------------------------------------------------------

    def why_not_build(self, d: Duel, player: Player, place: i64) -> Refusal | None:
        """A condition beyond the place, the price and the cards it needs."""
        return None

    def built(self, d: Duel, player: Player, place: i64) -> None:
        """It was built."""

    def count(self, d: Duel, owner: Player, r: Realm, host: Realm, slot: i64) -> None:
        """Add to the figures of its owner's principality `r` what the row does not say."""

    def burden(self, d: Duel, host: Realm, slot: i64) -> None:
        """What a foreign card does to the principality it lies in, before figures are counted."""

    def discount(self, d: Duel, player: Player, kind: i64) -> i64:
        """How many resources less another card costs, thanks to this one."""
        return 0

    def kept(self, r: Realm, slot: i64, resource: i64) -> i64:
        """How many of a resource it keeps, beside those on regions."""
        return 0

    def recheck(self, d: Duel) -> None:
        """Figures were counted anew: leave if a lasting condition is not met any more."""

    # --- playing, casting, using --------------------------------------------------------------------

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        """Why playing, casting or using it now would do nothing. The slot is -1 for a card of the hand."""
        return None

    def lacks(self, d: Duel, player: Player, slot: i64, mode: i64) -> str:
        """What is missing, in a word, when it would have no effect."""
        return LACKS.get(self.name, "")

    def why_not_pick(self, d: Duel, player: Player, x: i64) -> str:
        """What speaks against an answer that it does not allow, in a word."""
        if d.waiting_for() != PICK_PILE or x >= d.pile_count():
            return "other"
        if d.detail() == x + 1:
            return "stack_taken"
        return "others_stack" if not d.owns_pile(player, x) else "stack_empty"

    def fade(self, d: Duel, host: Player) -> None:
        """A turn ends: what lasted until now in the host's principality is over."""

    def wants_room(self, d: Duel, player: Player, place: i64) -> bool:
        """Whether this card of the hand could be played only if its player demolished what lies here; the
        place is -1 for anywhere."""
        return False

    def is_sensible(self, d: Duel, player: Player, slot: i64, mode: i64) -> bool:
        """Whether a possible use leads somewhere: one that could go on for ever does not."""
        return True

    def reacts_now(self, d: Duel) -> bool:
        """Whether it may be played while something is asked."""
        return False

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        """It is played, cast or used."""
        raise NotImplementedError

    def happen(self, d: Duel) -> None:
        """An event takes place."""
        raise NotImplementedError

    def event_ends(self, d: Duel) -> None:
        """The event of this turn is over; production comes next."""

    # --- what it asks -------------------------------------------------------------------------------

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """Whether this is a possible answer to what the card asks now."""
        return False

    def secrecy_now(self, d: Duel) -> i64:
        """Who reads the answer to the card it asks for now."""
        return self.secrecy

    def shown_memory(self, detail: i64) -> i64:
        """What others see of the memory of its question."""
        return detail

    def may_pass(self, d: Duel, player: Player) -> bool:
        """Whether nothing is a possible answer to what the card asks now."""
        return False

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        """An answer was given; it takes the question off the stack."""
        raise NotImplementedError

    def passed(self, d: Duel, player: Player) -> None:
        d.answered()

    def rolled(self, d: Duel, n: i64) -> None:
        """The die the card asked for shows n; it takes the question off the stack."""
        raise NotImplementedError


class Flow:
    """What follows from an action; `turn` has the rules of the game."""

    def settle(self, d: Duel) -> None:
        raise NotImplementedError


def option_of(set_name: str, options: dict[str, str]) -> str:
    """How much of a theme set is played."""
    return options[set_name.replace("-", "_")]


class Rules:
    """The cards, tables and verbs of one game: made once, shared by all its positions."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options: Final = options
        self.heading: list[str] = []  # how the text of a position begins; the catalog knows
        kinds, copies = read_kinds()
        self.theme_sets: Final = tuple([name for name in SETS[1:] if option_of(name, options) != OFF])
        for name in self.theme_sets:
            played = copies_played(name, option_of(name, options))
            copies |= {(name, card): n for card, n in played.items()}
        self.kinds: Final = vec[CardKind](kinds)
        self.copies: Final = copies
        self.kind_names: Final = tuple([kind.name for kind in kinds])
        self.cards: vec[Card] = vec[Card]([Card(i, kind.name) for i, kind in enumerate(kinds)])
        self.needs: vec[vec[i64]] = vec[vec[i64]](
            [vec[i64]([self.kind_names.index(name) for name in kind.needs]) for kind in kinds]
        )
        centres = read_centres()
        self.centre_counts: Final[dict[str, int]] = {name: row["count"] for name, row in centres.items()}
        self.centre_costs: vec[vec[i64]] = vec[vec[i64]]([cost_of(row["cost"]) for row in centres.values()])
        self.is_open: vec[u8] = vec[u8]([0] * len(kinds))  # by kind: built from the display
        if options["mode"] == "extended":
            self.is_open[COUNTING_HOUSE] = u8(SETS[1] in self.theme_sets)
            self.is_open[UNIVERSITY] = u8(SETS[2] in self.theme_sets)
        self.has_display = any(self.is_open)
        self.victory_points: i64 = int(options["victory_points"])
        self.wins_in_others_turn = options["mode"] != "base"  # base game: only in one's own turn
        self.own_piles = options["mode"] == "tournament"
        self.pile_owner: vec[i64] = vec[i64]([0, 0, 0, 0, 1, 1, 1, 1])  # where each has stacks of their own
        self.collection: vec[i64] = vec[i64](
            [
                sum([copies.get((name, kind.name), 0) for name in (SETS[0], *self.theme_sets)])
                for kind in kinds
            ]
        )  # by kind: how often a player has it
        self.active_limit_at_once = options["active_hand_limit"] == "at-once"
        self.player_trade = options["player_trade"] == "on"
        self.stock_counts = self.collection[TRADE_ACADEMY] > 0  # resources may be commerce points
        self.last_kind: i64 = max([i + 1 for i in range(len(kinds)) if self.collection[i] > 0])
        self.slots: i64 = SLOTS  # that can hold a card
        self.verbs: vec[Verb] = vec[Verb]()
        self.sources: vec[vec[Verb]] = vec[vec[Verb]]([vec[Verb]() for _ in range(QUESTIONS)])
        self.blocking: Final[dict[int, Refusal]] = {}
        self.not_among_actions: Final[dict[str, Refusal]] = {}  # by verb: why it is no action of the turn
        self.flow = Flow()
        self.beginning: Duel | None = None
        self.number_counts = False  # figures depend on the number thrown
        self.discounts: vec[Card] = vec[Card]()  # cards that make others cheaper
        self.after_event: vec[Card] = vec[Card]()  # cards that look at the event when it is over
        self.fading: vec[Card] = vec[Card]()  # cards with something that ends with a turn
        self.rechecked: vec[Card] = vec[Card]()  # cards with a lasting condition

    def add(self, verb: Verb, *moments: int) -> None:
        """Add a verb to the moments it belongs to."""
        verb.code = len(self.verbs)
        self.verbs = append(self.verbs, verb)
        for moment in moments:
            self.sources[moment] = append(self.sources[moment], verb)

    def knows(self, kind: i64) -> bool:
        """Whether a kind of card belongs to the sets of this game."""
        return self.collection[kind] > 0

    def add_card(self, card: Card) -> None:
        """Let a card play itself."""
        self.cards[card.kind] = card

    def first(self, moment: int, reason: str, article: str) -> None:
        """What is said to somebody who does something else than what is asked."""
        self.blocking[moment] = Refusal(reason, article)

    def not_an_action(self, refusal: Refusal, *verbs: str) -> None:
        """What is said to somebody who tries these verbs in the phase of actions."""
        for verb in verbs:
            self.not_among_actions[verb] = refusal

    def verb_of(self, action: i64) -> Verb:
        return self.verbs[action & VERB_MASK]

    def verb_named(self, name: str) -> Verb:
        for verb in self.verbs:
            if verb.name == name:
                return verb
        raise no_verb(name, [verb.name for verb in self.verbs])

    def why_not(self, d: Duel, action: i64, player: Player) -> Refusal | None:
        """Why a player may not do this now: the moment is wrong, or the verb has a reason."""
        verb = self.verbs[code_of(action, len(self.verbs))]
        if verb.read(d, verb.write(d, action, CHANCE).split()[1:]) != action:
            raise no_action(action)
        waiting = int(d.waiting_for())
        if waiting == OVER:
            return Refusal("game_over", "duel-victory")
        if not d.is_asked(player):
            whose = "chance" if d.actor() == CHANCE else "opponent"
            return Refusal("not_your_turn", verb.when, {"whose": whose})
        for candidate in self.sources[waiting]:
            if candidate is verb:
                return verb.why_not(d, player, action)
        if waiting == ACTIONS:
            return self.not_among_actions.get(verb.name, NOT_NOW)
        return self.blocking.get(waiting, NOT_NOW)
