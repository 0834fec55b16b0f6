"""Playing action cards, casting spells and using buildings: what they have in common.

Every action card goes the same way: it is discarded, its magic is paid, the opponent may answer with
countermagic, and then it takes effect.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import Player, Refusal
from hexhaven.core.pending import PendingState
from hexhaven.core.reading import read_name
from hexhaven.games.duel.rules.kinds import ACTION, ATTACK, PROTECTION, SETS, SPELL_BOOK
from hexhaven.games.duel.rules.lacking import ANSWERS
from hexhaven.games.duel.rules.magic import NO_MAGIC, power_of, spend, too_little_power
from hexhaven.games.duel.rules.names import COUNTERMAGIC, PHILOSOPHERS_STONE
from hexhaven.games.duel.rules.operands import KIND, SLOT, WAY, kind_word
from hexhaven.games.duel.rules.pile import EVERYBODY
from hexhaven.games.duel.rules.questions import ACTIONS, BEFORE_ROLL, COUNTER, LEAP, PICK_PILE, REACT
from hexhaven.games.duel.rules.realm import REGION_SLOTS, SLOTS, USED
from hexhaven.games.duel.rules.rules import Card, Rules, Verb
from hexhaven.games.duel.rules.score import count_of, own_kind, working_kind
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import MAGIC

LOCKED: Final = Refusal("still_locked", "duel-lock")
BARRED: Final = Refusal("attacks_barred", "duel-card-philosophers-stone")

# --- what stops a card -------------------------------------------------------------------------------


def has_needed(d: Duel, player: Player, kind: i64) -> bool:
    """Whether one of the cards that a card needs works for its player."""
    needs = d.rules.needs[kind]
    if len(needs) == 0:
        return True
    for need in needs:
        if count_of(d.realms[player], need) > 0:
            return True
    return False


def no_needed(d: Duel, kind: i64) -> Refusal:
    names = " or ".join([kind_word(d, need) for need in d.rules.needs[kind]])
    return Refusal("needs_card", "duel-conditions", {"card": kind_word(d, kind), "needs": names})


def bars_attacks(d: Duel) -> bool:
    """The philosopher's stone of either player stops all attacks (R78)."""
    if not d.rules.knows(PHILOSOPHERS_STONE):
        return False
    return count_of(d.realms[0], PHILOSOPHERS_STONE) + count_of(d.realms[1], PHILOSOPHERS_STONE) > 0


def told(
    d: Duel, player: Player, card: Card, slot: i64, mode: i64, refusal: Refusal | None
) -> Refusal | None:
    """The same refusal with all that is to be said. Lists only ask whether there is one."""
    if refusal is None:
        return None
    reason = refusal.reason
    if reason == "no_effect" or reason == "no_target":
        lacks = card.lacks(d, player, slot, mode)
        return Refusal(reason, refusal.article, {"card": card.name, "lacks": lacks})
    if refusal is NO_MAGIC:
        return too_little_power(d, player, price_in_magic(d, card.kind))
    return refusal


def price_in_magic(d: Duel, kind: i64) -> i64:
    """The power that playing, casting or using a card costs."""
    row = d.rules.kinds[kind]
    if row.kind == SPELL_BOOK:
        return row.cast
    return row.cost[MAGIC]


def other_moment(d: Duel, player: Player, card: Card) -> Refusal:
    """Another time is the right one for a card: which?"""
    when = ANSWERS.get(card.name, "")
    if when == "":
        when = "answer" if d.depth > 0 else "after_roll" if card.after_roll else "before_roll"
    end = str(d.realms[player].last)
    return Refusal("other_moment", card.article, {"card": card.name, "when": when, "at": end})


def why_not_act(d: Duel, player: Player, kind: i64) -> Refusal | None:
    """What stops any card of this class: the lock, the stone, a missing card, missing power."""
    row = d.rules.kinds[kind]
    if row.kind == ACTION and row.play_class != PROTECTION and not d.unlocked:
        return LOCKED
    if row.play_class == ATTACK and bars_attacks(d):
        return BARRED
    if not has_needed(d, player, kind):
        return no_needed(d, kind)
    price = row.cost[MAGIC]
    if row.kind == SPELL_BOOK:
        price = row.cast
    return None if price == 0 or price <= power_of(d, player) else NO_MAGIC


# --- action cards ------------------------------------------------------------------------------------


class Play(Verb):
    """Play an action card of the hand."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        for kind in d.realms[player].held:
            if d.rules.kinds[i64(kind)].kind == ACTION and self.is_possible(d, player, i64(kind)):
                out.add(self.code, i64(kind))

    def is_possible(self, d: Duel, player: Player, kind: i64) -> bool:
        card = d.rules.cards[kind]
        if not fits_moment(d, card) or not has_needed(d, player, kind):
            return False
        return why_not_act(d, player, kind) is None and card.why_idle(d, player, -1, 0) is None

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        kind = operand(action)
        card = d.rules.cards[kind]
        if not d.holds_card(player, kind):
            return Refusal("card_not_held", card.article, {"card": card.name})
        if d.rules.kinds[kind].kind != ACTION:
            return Refusal("no_action_card", "duel-actions", {"card": card.name})
        if not fits_moment(d, card):
            return other_moment(d, player, card)
        refusal = why_not_act(d, player, kind)
        if refusal is None:
            refusal = card.why_idle(d, player, -1, 0)
        return told(d, player, card, -1, 0, refusal)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        kind = operand(action)
        d.take_card(player, kind)
        d.discard(player, kind)
        if can_be_countered(d, player):
            d.ask(COUNTER, 1 - player, kind)
        else:
            d.rules.cards[kind].take_effect(d, player, -1, 0)
        spend(d, player, d.rules.kinds[kind].cost[MAGIC])


def fits_moment(d: Duel, card: Card) -> bool:
    """Before the roll or in the phase of actions; a reaction fits where it is asked for."""
    if d.depth > 0:
        return card.reacts_now(d)
    return card.before_roll if d.phase == BEFORE_ROLL else card.after_roll


# --- countermagic ------------------------------------------------------------------------------------


def can_be_countered(d: Duel, player: Player) -> bool:
    """Whether the opponent of whoever plays an action card can cast countermagic."""
    return find_book(d, 1 - player, COUNTERMAGIC) >= 0


def find_book(d: Duel, player: Player, kind: i64) -> i64:
    """Where a player has a spell book that can be cast now as a reaction, or -1."""
    if not d.rules.knows(kind) or count_of(d.realms[player], kind) == 0:
        return -1
    if why_not_act(d, player, kind) is not None:
        return -1
    r = d.realms[player]
    for slot in range(REGION_SLOTS):
        if working_kind(r, slot) == kind and r.marks[slot] & USED == 0:
            return slot
    return -1


def cast_book(d: Duel, player: Player, slot: i64) -> None:
    """A spell is cast: its book is used for this turn, its power paid."""
    r = d.realms[player]
    kind = working_kind(r, slot)
    r.marks[slot] |= USED
    spend(d, player, d.rules.kinds[kind].cast)


class Counter(Verb):
    """Answer an action card: it has no effect and goes under a stack of its player (R70)."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        if find_book(d, player, COUNTERMAGIC) >= 0:
            out.add(self.code)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        if find_book(d, player, COUNTERMAGIC) >= 0:
            return None
        return too_little_power(d, player, price_in_magic(d, COUNTERMAGIC))

    def play(self, d: Duel, player: Player, action: i64) -> None:
        kind = d.number()
        d.answered()
        pile = d.discard_pile(1 - player)
        pile[kind] -= 1
        d.ask(PICK_PILE, 1 - player, COUNTERMAGIC, kind)
        cast_book(d, player, find_book(d, player, COUNTERMAGIC))


class LetEffect(Verb):
    """Let an action card take effect."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        kind = d.number()
        d.answered()
        d.rules.cards[kind].take_effect(d, 1 - player, -1, 0)


class Countermagic(Card):
    """Its book is cast by `counter`; here the countered card finds its way under a stack."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.after_roll = False

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        return d.owns_pile(player, x)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        d.piles[x].push_under(d.detail(), EVERYBODY)
        d.answered()


# --- spells ------------------------------------------------------------------------------------------


class Cast(Verb):
    """Cast the spell of a book."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        r = d.realms[player]
        for slot in range(REGION_SLOTS):
            if r.cards[slot] != 0 and self.is_castable(d, player, slot):
                out.add(self.code, slot)

    def is_castable(self, d: Duel, player: Player, slot: i64) -> bool:
        """Whether a book lies here whose spell may be cast; the moment, asked first, rules out most."""
        if not is_book(d, player, slot):
            return False
        card = d.rules.cards[working_kind(d.realms[player], slot)]
        return fits_moment(d, card) and self.why_not_book(d, player, slot) is None

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        slot = operand(action)
        if slot >= REGION_SLOTS or not is_book(d, player, slot):
            return Refusal("no_book", "duel-spells")
        card = d.rules.cards[working_kind(d.realms[player], slot)]
        return told(d, player, card, slot, 0, self.why_not_book(d, player, slot))

    def why_not_book(self, d: Duel, player: Player, slot: i64) -> Refusal | None:
        r = d.realms[player]
        kind = working_kind(r, slot)
        card = d.rules.cards[kind]
        if not fits_moment(d, card):
            return other_moment(d, player, card)
        if r.marks[slot] & USED != 0:
            return Refusal("used_this_turn", "R69", {"card": card.name})
        refusal = why_not_act(d, player, kind)
        return refusal if refusal is not None else card.why_idle(d, player, slot, 0)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        kind = working_kind(d.realms[player], operand(action))
        d.rules.cards[kind].take_effect(d, player, operand(action), 0)
        cast_book(d, player, operand(action))


def is_book(d: Duel, player: Player, slot: i64) -> bool:
    kind = working_kind(d.realms[player], slot)
    return kind >= 0 and d.rules.kinds[kind].kind == SPELL_BOOK


# --- buildings and others that can be used -----------------------------------------------------------


class Use(Verb):
    """Use an own card that lies in the principality; some have several ways."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        self.add_uses(d, player, False, out)

    def allowed(self, d: Duel, player: Player, out: Actions) -> None:
        self.add_uses(d, player, True, out)

    def add_uses(self, d: Duel, player: Player, every: bool, out: Actions) -> None:
        """Add every use, or the sensible ones."""
        r = d.realms[player]
        for slot in range(SLOTS):
            if r.cards[slot] != 0:
                kind = working_kind(r, slot)
                if kind >= 0 and d.rules.cards[kind].usable:
                    self.add_modes(d, player, slot, d.rules.cards[kind], every, out)

    def add_modes(self, d: Duel, player: Player, slot: i64, card: Card, every: bool, out: Actions) -> None:
        if not fits_moment(d, card):
            return
        for mode in range(max(1, len(card.modes))):
            possible = card.why_idle(d, player, slot, mode) is None
            if possible and (every or card.is_sensible(d, player, slot, mode)):
                out.add(self.pack(slot, mode))

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        slot = self.first(action)
        kind = working_kind(d.realms[player], slot) if slot < SLOTS else -1
        if kind < 0 or not d.rules.cards[kind].usable:
            return nothing_to_use(d, player, slot)
        card = d.rules.cards[kind]
        if not fits_moment(d, card):
            return other_moment(d, player, card)
        mode = self.second(action)
        return told(d, player, card, slot, mode, card.why_idle(d, player, slot, mode))

    def play(self, d: Duel, player: Player, action: i64) -> None:
        slot = self.first(action)
        kind = working_kind(d.realms[player], slot)
        d.rules.cards[kind].take_effect(d, player, slot, self.second(action))

    def write(self, s: PendingState, action: i64, viewer: Player) -> str:
        """Which ways there are, the card at the place says."""
        slot = self.first(action)
        mode = int(self.second(action))
        modes = self.modes_at(cast(Duel, s), s.actor(), slot)
        word = modes[mode] if mode < len(modes) else "" if mode == 0 else f"way{mode}"
        return f"{self.name} {SLOT.write(s, slot)} {word}".rstrip()

    def read(self, s: PendingState, words: list[str]) -> i64:
        if not 1 <= len(words) <= 2:
            raise self.expected(words)
        slot = SLOT.read(s, words[0])
        if len(words) == 1:
            return self.pack(slot, 0)
        modes = self.modes_at(cast(Duel, s), s.actor(), slot)
        return self.pack(slot, read_name(words[1], modes, "way to use it"))

    def modes_at(self, d: Duel, player: Player, slot: i64) -> tuple[str, ...]:
        if not 0 <= player < 2 or slot >= SLOTS:
            return ()
        kind = own_kind(d.realms[player], slot)
        return d.rules.cards[kind].modes if kind >= 0 else ()


def nothing_to_use(d: Duel, player: Player, slot: i64) -> Refusal:
    """Nothing can be used there, or what could be is bewitched or pawned."""
    kind = own_kind(d.realms[player], slot) if slot < SLOTS else -1
    if kind >= 0 and d.rules.cards[kind].usable:
        return Refusal("card_rests", "duel-conditions", {"card": d.rules.kind_names[kind]})
    return Refusal("nothing_to_use", "duel-building")


def mark_used(d: Duel, player: Player, slot: i64) -> None:
    r = d.realms[player]
    r.marks[slot] |= u8(USED)


def register(rules: Rules) -> None:
    """Bring playing, casting and using into the rules."""
    rules.add(Play("play", [KIND], "duel-actions"), BEFORE_ROLL, ACTIONS, REACT)
    if rules.theme_sets:
        rules.add(Use("use", [SLOT, WAY], "duel-building", first_lowest=True), BEFORE_ROLL, ACTIONS)
    if SETS[3] in rules.theme_sets:
        rules.add(Cast("cast", [SLOT], "duel-spells"), BEFORE_ROLL, ACTIONS, LEAP)
    rules.add(Counter("counter", article="duel-card-countermagic"), COUNTER)
    rules.add(LetEffect("let", article="duel-card-countermagic"), COUNTER)
    rules.add_card(Countermagic(COUNTERMAGIC, "countermagic"))
    rules.first(COUNTER, "answer_first", "duel-card-countermagic")
