"""One entry of a board game's log about to be told, and what all tellers share: cards that change hands in
public."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from hexhaven.board.production import NO_CLAIMS, count_claims
from hexhaven.board.questions import DISCARD
from hexhaven.board.state import Position
from hexhaven.board.terrain import KINDS
from hexhaven.words import names as words
from hexhaven.words.messages import say
from hexhaven.words.told import Told


class Telling(Told[Position]):
    """One entry, told with the places of the board."""

    prefix = "story."

    def card(self, name: str) -> str:
        return words.card(self.language, name)

    def at(self, word: str) -> str:
        """'at node 12 (...)'."""
        if self.before is None:
            return say(self.language, "place.bare_at_node", node=word)
        return words.at_node(self.language, self.before, int(word))

    def node(self, word: str) -> str:
        if self.before is None:
            return say(self.language, "place.bare_node", node=word)
        return words.node_place(self.language, self.before, int(word))

    def edge(self, word: str) -> str:
        return "" if self.before is None else words.edge_at(self.language, self.before, word)

    def hex(self, word: str) -> str:
        if self.before is None:
            return say(self.language, "place.bare_hex", hex=word)
        return words.hex_place(self.language, self.before, int(word))


Teller: TypeAlias = Callable[[Telling], str | None]


# --- cards that change hands in public ---------------------------------------------------------------


def gained(before: Position, after: Position, player: int) -> dict[str, int]:
    """How many cards of each kind a player has more than before."""
    kinds = after.rules.card_names
    hand = range(player * KINDS, player * KINDS + len(kinds))
    return words.by_name(kinds, [int(after.hands[i]) - int(before.hands[i]) for i in hand])


def gains(t: Telling) -> list[str]:
    """Who gets what; for actions whose cards everybody sees."""
    if t.before is None or t.after is None:
        return []
    counts = [gained(t.before, t.after, player) for player in range(t.before.players())]
    return [gets(t, player, cards) for player, cards in enumerate(counts) if sum(cards.values()) > 0]


def gets(t: Telling, player: int, cards: Mapping[str, int]) -> str:
    return t.say("gets", who=t.who(player), cards=words.cards(t.language, cards))


def losses(t: Telling) -> list[str]:
    """Who handed over what."""
    if t.before is None or t.after is None:
        return []
    counts = [gained(t.after, t.before, player) for player in range(t.before.players())]
    return [
        t.say("hands_over", who=t.who(player), cards=words.cards(t.language, cards))
        for player, cards in enumerate(counts)
        if sum(cards.values()) > 0
    ]


# --- production --------------------------------------------------------------------------------------


def harvest(t: Telling, number: int) -> list[str]:
    return [*gains(t), *shortages(t, number)] or [t.say("no_gain")]


def shortages(t: Telling, number: int) -> Iterator[str]:
    """The kinds of card of which the bank could not pay what was due."""
    if t.before is None or t.after is None:
        return
    claims = NO_CLAIMS[:]
    count_claims(t.after, number, claims)  # an event before the harvest may have changed the board
    for kind, name in enumerate(t.after.rules.card_names):
        if claims[kind] > int(t.before.bank[kind]):
            paid = t.after.bank[kind] != t.before.bank[kind]
            yield t.say("bank_short" if paid else "bank_withholds", card=t.card(name))


def discards(t: Telling) -> list[str]:
    """Who must discard now."""
    p = t.after
    if p is None or p.waiting_for() != DISCARD:
        return []
    return [
        t.say("must_discard", who=t.who(player), held=int(p.hand_size[player]), n=int(p.due_from(player)))
        for player in p.actors()
    ]
