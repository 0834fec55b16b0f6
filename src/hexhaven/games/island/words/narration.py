"""One entry of a board game's log about to be told, and what all tellers share: cards that change hands in
public."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from hexhaven.core.facts import SHORT, Seen
from hexhaven.games.island.rules.questions import DISCARD
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.words import names as called
from hexhaven.games.island.words import names as words
from hexhaven.words.messages import say
from hexhaven.words.narration import Narration


class BoardNarration(Narration[Position]):
    """One entry, told with the places of the board."""

    def card(self, name: str) -> str:
        return called.card(self.language, name)

    def at(self, word: str) -> str:
        """'at node 12 (...)'."""
        if self.before is None:
            return say(self.language, "place.bare_at_node", node=word)
        return words.at_node(self.language, self.before, int(word))

    def node(self, word: str) -> str:
        if self.before is None:
            return say(self.language, "place.bare_node", node=word)
        return called.node_place(self.language, self.before, int(word))

    def edge(self, word: str) -> str:
        return "" if self.before is None else words.edge_at(self.language, self.before, word)

    def hex(self, word: str) -> str:
        if self.before is None:
            return say(self.language, "place.bare_hex", hex=word)
        return called.hex_place(self.language, self.before, int(word))


Teller: TypeAlias = Callable[[BoardNarration], str | None]


# --- cards that change hands in public ---------------------------------------------------------------


def gained(p: Position, seen: Seen, player: int) -> dict[str, int]:
    """How many cards of each kind a player has more than before."""
    return by_name(p, seen.cards_of(player), 1)


def lost(p: Position, seen: Seen, player: int) -> dict[str, int]:
    """How many cards of each kind a player has less than before."""
    return by_name(p, seen.cards_of(player), -1)


def by_name(p: Position, counts: Mapping[int, int], sign: int) -> dict[str, int]:
    return {
        p.rules.card_names[card]: sign * counts[card] for card in sorted(counts) if sign * counts[card] > 0
    }


def gains(t: BoardNarration) -> list[str]:
    """Who gets what; for actions whose cards everybody sees."""
    if t.before is None:
        return []
    counts = [gained(t.before, t.facts, player) for player in range(t.before.players())]
    return [gets(t, player, cards) for player, cards in enumerate(counts) if cards]


def gets(t: BoardNarration, player: int, cards: Mapping[str, int]) -> str:
    return t.say("gets", who=t.who(player), cards=called.cards(t.language, cards))


def losses(t: BoardNarration) -> list[str]:
    """Who handed over what."""
    if t.before is None:
        return []
    counts = [lost(t.before, t.facts, player) for player in range(t.before.players())]
    return [
        t.say("hands_over", who=t.who(player), cards=called.cards(t.language, cards))
        for player, cards in enumerate(counts)
        if cards
    ]


# --- production --------------------------------------------------------------------------------------


def harvest(t: BoardNarration) -> list[str]:
    return [*gains(t), *shortages(t)] or [t.say("no_gain")]


def shortages(t: BoardNarration) -> Iterator[str]:
    """The kinds of card of which the bank could not pay what was due."""
    for fact in t.facts.of(SHORT):
        card, _, paid, _ = fact.values
        assert t.before is not None
        name = t.before.rules.card_names[card]
        yield t.say("bank_short" if paid else "bank_withholds", card=t.card(name))


def discards(t: BoardNarration) -> list[str]:
    """Who must discard now."""
    if t.before is None:
        return []
    return [
        t.say("must_discard", who=t.who(player), held=int(t.before.hand_size[player]), n=n)
        for player, n in t.facts.owed(DISCARD)
    ]
