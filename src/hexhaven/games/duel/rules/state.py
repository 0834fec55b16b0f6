"""A moment of the card game: two principalities, the stacks between them, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.core.actions import VERB_MASK, Actions, borrow_actions, code_of, listed
from hexhaven.core.facts import Facts
from hexhaven.core.fields import BYTES, FIXED, FLAG, FOLLOWS, NUMBER, PART, PARTS, Field
from hexhaven.core.game import ACTOR, CHANCE, NOBODY, Player, Refusal, State, View
from hexhaven.core.pending import ONE, OVER, PENDING_STATE_FIELDS, PendingState
from hexhaven.core.reading import split_words
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.pile import Pile, Pool
from hexhaven.games.duel.rules.questions import BEFORE_ROLL
from hexhaven.games.duel.rules.realm import NO_BYTES, Realm
from hexhaven.games.duel.rules.told import AFTERMATH, DISCARDED, tell_drawn, tell_played

if TYPE_CHECKING:
    from hexhaven.games.duel.rules.rules import Rules

PLAYERS: Final[i64] = 2
NO_PILE: Final = Pile(0, NO_BYTES, NO_BYTES)


DUEL_FIELDS: Final = (
    Field("rules", FIXED),
    *PENDING_STATE_FIELDS,
    Field("in_event", FLAG, "turn"),
    Field("production", NUMBER, "turn"),
    Field("face", NUMBER, "turn"),
    Field("set_number", NUMBER, "turn"),
    Field("set_face", NUMBER, "turn"),
    Field("knight_token", NUMBER, "knight token"),
    Field("windmill_token", NUMBER, "windmill token"),
    Field("unlocked", FLAG, "peace"),
    Field("offered", FLAG, "turn"),
    Field("inspired", FLAG, "turn"),
    Field("changed", FLAG, "turn", counts=False),
    Field("roads_left", NUMBER, "left"),
    Field("settlements_left", NUMBER, "left"),
    Field("cities_left", NUMBER, "left"),
    Field("citadels_left", NUMBER, "left"),
    Field("regions_left", NUMBER, "lands"),
    Field("realms", PARTS, FOLLOWS, "player"),
    Field("piles", PARTS, "stack"),
    Field("pools", PARTS, "pool"),
    Field("events", PART, "events"),
    Field("region_stack", BYTES, "lands", "REGION_CARDS"),
    Field("display", BYTES, "display", "kind"),
    Field("removed", BYTES, "removed", "kind"),
)


class Duel(PendingState):
    """One moment of the card game."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(BEFORE_ROLL)
        self.rules: Final = rules
        self.in_event = False  # the event is being carried out; production comes after it
        self.production: i64 = 0  # the number of the last throw
        self.face: i64 = 0  # the face of the event die
        self.set_number: i64 = 0  # the number chosen before the roll
        self.set_face: i64 = 0  # the face + 1 chosen before the roll
        self.knight_token: i64 = NOBODY
        self.windmill_token: i64 = NOBODY
        self.unlocked = False  # both players together have had seven points
        self.offered = False  # a trade was proposed in this turn
        self.inspired = False  # in this turn: what is too much in hand waits for its end (R90)
        self.changed = False  # cards or resources have come or gone since points were counted
        self.roads_left: i64 = 0
        self.settlements_left: i64 = 0
        self.cities_left: i64 = 0
        self.citadels_left: i64 = 0
        self.regions_left: i64 = 0
        self.realms: vec[Realm] = vec[Realm]()
        self.piles: vec[Pile] = vec[Pile]()
        self.pools: vec[Pool] = vec[Pool]()
        self.events: Pile = NO_PILE
        self.region_stack: vec[u8] = NO_BYTES  # by region card
        self.display: vec[u8] = NO_BYTES  # by kind: cards that lie open for both
        self.removed: vec[u8] = NO_BYTES  # by kind: out of the game

    # --- written by tools/fields.py -------------------------------------------------------------------

    def copy(self) -> Duel:
        made = Duel(self.rules)
        made.turn = self.turn
        made.phase = self.phase
        made.won_by = self.won_by
        made.depth = self.depth
        made.stack = self.stack[: self.depth]
        made.in_event = self.in_event
        made.production = self.production
        made.face = self.face
        made.set_number = self.set_number
        made.set_face = self.set_face
        made.knight_token = self.knight_token
        made.windmill_token = self.windmill_token
        made.unlocked = self.unlocked
        made.offered = self.offered
        made.inspired = self.inspired
        made.changed = self.changed
        made.roads_left = self.roads_left
        made.settlements_left = self.settlements_left
        made.cities_left = self.cities_left
        made.citadels_left = self.citadels_left
        made.regions_left = self.regions_left
        made.realms = vec[Realm]([each.copy() for each in self.realms])
        made.piles = vec[Pile]([each.copy() for each in self.piles])
        made.pools = vec[Pool]([each.copy() for each in self.pools])
        made.events = self.events.copy()
        made.region_stack = self.region_stack[:]
        made.display = self.display[:]
        made.removed = self.removed[:]
        return made

    def to_bytes(self) -> bytes:
        numbers = [
            self.turn, self.phase, self.won_by, self.depth, int(self.in_event), self.production, self.face,
            self.set_number, self.set_face, self.knight_token, self.windmill_token, int(self.unlocked),
            int(self.offered), int(self.inspired), self.roads_left, self.settlements_left, self.cities_left,
            self.citadels_left, self.regions_left,
        ]  # fmt: skip
        numbers += [x for x in self.stack[: self.depth]]
        parts = [int(x).to_bytes(8, "little", signed=True) for x in numbers]
        parts += [bytes(self.region_stack), bytes(self.display), bytes(self.removed), self.events.to_bytes()]
        parts += [each.to_bytes() for each in self.realms]
        parts += [each.to_bytes() for each in self.piles]
        parts += [each.to_bytes() for each in self.pools]
        return b"".join(parts)

    # --- end of what is written -----------------------------------------------------------------------

    # --- the contract -------------------------------------------------------------------------------

    def slices(self) -> list[str]:
        return ["duel"]

    def players(self) -> int:
        return int(PLAYERS)

    def actor(self) -> Player:
        if self.depth > 0:
            return ((self.stack[self.depth - 1] >> 8) & 255) - 2
        if self.phase == OVER:
            return NOBODY
        return self.turn

    def actors(self) -> list[int]:
        actor = int(self.actor())
        return [] if actor == NOBODY else [actor]

    def legal(self, player: Player = ACTOR) -> vec[i64]:
        out = borrow_actions()
        if player == ACTOR or self.is_asked(player):
            for verb in self.rules.sources[self.waiting_for()]:
                verb.allowed(self, self.actor(), out)
        return listed(out)

    def sensible(self, player: Player = ACTOR) -> vec[i64]:
        out = borrow_actions()
        if player == ACTOR or self.is_asked(player):
            self.list_answers(self.actor(), out)
        return listed(out)

    def list_answers(self, player: Player, out: Actions) -> None:
        for verb in self.rules.sources[self.waiting_for()]:
            verb.choices(self, player, out)

    def why_not(self, action: i64, player: Player = ACTOR) -> Refusal | None:
        return self.rules.why_not(self, action, self.actor() if player == ACTOR else player)

    def chances(self) -> list[tuple[int, int]]:
        if self.actor() != CHANCE:
            return []
        return self.rules.sources[self.waiting_for()][0].weigh(self)

    def deal(self, rng: Rng) -> i64:
        return self.rules.sources[self.waiting_for()][0].deal(self, rng)

    def apply(self, action: i64, player: Player = ACTOR) -> None:
        who = player
        if who == ACTOR:
            who = self.actor()
        if self.facts is not None:
            self.tell_applied(action, who, self.facts)
            return
        self.rules.verbs[action & VERB_MASK].play(self, who, action)
        self.rules.flow.settle(self)

    def tell_applied(self, action: i64, who: Player, facts: Facts) -> None:
        """Carry out an action and tell what it brings, and from where on it is what follows by itself."""
        self.lend_facts(facts)
        self.rules.verbs[action & VERB_MASK].play(self, who, action)
        facts.add(AFTERMATH, 0)
        self.rules.flow.settle(self)
        self.lend_facts(None)

    def lend_facts(self, facts: Facts | None) -> None:
        """Principalities tell of their resources themselves."""
        for realm in self.realms:
            realm.facts = facts

    def is_same_game(self, other: State) -> bool:
        from hexhaven.games.duel.rules.text.moment import is_same_game  # texts are made of positions

        return isinstance(other, Duel) and is_same_game(self, other)

    def summary(self) -> str:
        from hexhaven.games.duel.rules.text.moment import summary

        return summary(self)

    def __str__(self) -> str:
        """The moment as text, which `hexhaven.position` reads back."""
        from hexhaven.games.duel.rules.text.write import written

        return written(self)

    def view(self, player: Player) -> View:
        from hexhaven.games.duel.rules.view import look  # views are made of positions

        return look(self, player)

    def points(self) -> list[int]:
        return [int(realm.points) for realm in self.realms]

    def write(self, action: i64, viewer: Player = CHANCE) -> str:
        verb = self.rules.verbs[code_of(action, len(self.rules.verbs))]
        return verb.write(self, action, viewer)

    def read(self, text: str) -> i64:
        words = split_words(text)
        return self.rules.verb_named(words[0]).read(self, words[1:])

    # --- questions ----------------------------------------------------------------------------------

    def count_down(self) -> None:
        """One of the several things asked for is done; after the last the question is answered."""
        if self.number() > 1:
            self.stack[self.depth - 1] -= ONE
        else:
            self.depth -= 1

    def is_asked(self, player: Player) -> bool:
        return self.actor() == player and self.waiting_for() != OVER

    def stock_changed(self) -> None:
        """Resources came or went: figures are counted anew where they depend on them."""
        if self.rules.stock_counts:
            self.changed = True

    # --- cards --------------------------------------------------------------------------------------

    def holds_card(self, player: Player, kind: i64) -> bool:
        return self.realms[player].hand[kind] > 0

    def give_card(self, player: Player, kind: i64) -> None:
        realm = self.realms[player]
        if self.facts is not None:
            tell_drawn(self.facts, player, kind)
        realm.take_in(kind)
        realm.hand_size += 1

    def take_card(self, player: Player, kind: i64) -> None:
        realm = self.realms[player]
        if self.facts is not None:
            tell_played(self.facts, player, kind)
        realm.give_out(kind)
        realm.hand_size -= 1

    def discard_pile(self, player: Player) -> vec[u8]:
        """The pile a player's cards go to: in the tournament game each has one, else it is common."""
        if self.rules.own_piles:
            return self.realms[player].discarded
        return self.realms[0].discarded

    def discard(self, player: Player, kind: i64) -> None:
        """Lay a card on the discard pile; one that lies open for both goes back there (R22)."""
        if self.facts is not None:
            self.facts.add(DISCARDED, player, kind, i64(self.rules.is_open[kind]))
        if self.rules.is_open[kind] != 0:
            self.display[kind] += 1
        else:
            pile = self.discard_pile(player)
            pile[kind] += 1

    def back_to_hand(self, player: Player, kind: i64) -> None:
        """Return a card to its owner's hand; one that lies open for both goes back there (R22)."""
        if self.rules.is_open[kind] != 0:
            self.discard(player, kind)
        else:
            self.give_card(player, kind)

    def pile_count(self) -> i64:
        return len(self.piles)

    def owns_pile(self, player: Player, pile: i64) -> bool:
        """Whether a player may use this stack: in the tournament game only the own ones (R174)."""
        return not self.rules.own_piles or self.rules.pile_owner[pile] == player
