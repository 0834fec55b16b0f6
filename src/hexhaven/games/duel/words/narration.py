"""One entry of a card game's log about to be told, and what all tellers share."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TypeAlias

from hexhaven.core.facts import DRAWN, Seen
from hexhaven.core.game import NOBODY
from hexhaven.games.duel.rules.realm import BEWITCHED, DOUBLED, Realm
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import RESOURCE_NAMES
from hexhaven.games.duel.rules.told import AFTERMATH, DISCARDED, FREED, LAID, LIFTED
from hexhaven.games.duel.words import names as words
from hexhaven.words.narration import Narration


class DuelNarration(Narration[Duel]):
    """One entry, told with the places and cards of the principalities."""

    @cached_property
    def parts(self) -> tuple[Seen, Seen]:
        """What the action itself brought, and what followed from it: production, the end of a turn."""
        return in_two(self.facts)

    @property
    def done(self) -> Seen:
        return self.parts[0]

    @property
    def follows(self) -> Seen:
        return self.parts[1]

    def title(self, name: str) -> str:
        return words.title(self.language, name)

    def resource(self, name: str) -> str:
        return words.resource(self.language, name)

    def asking(self) -> str:
        """The name of the card that asks."""
        return "" if self.before is None else self.before.rules.kind_names[int(self.before.number())]

    # --- places ---------------------------------------------------------------------------------------

    def realm_of(self, word: str) -> Realm | None:
        if self.before is None:
            return None
        return self.before.realms[1 - self.player if words.is_theirs(word) else self.player]

    def region(self, word: str) -> str:
        r = self.realm_of(word)
        place = word if r is None else words.region(self.language, r, words.local(words.read_region(word)))
        return words.at_home(self.language, place, word, self.who(1 - self.player))

    def slot(self, word: str) -> str:
        r = self.realm_of(word)
        place = word if r is None else words.slot(self.language, r, words.local(words.read_slot(word)))
        return words.at_home(self.language, place, word, self.who(1 - self.player))

    def end_of_row(self, word: str) -> str:
        if self.before is None:
            return word
        return words.end_of_row(self.language, self.before.realms[self.player], int(word))

    def centre(self, word: str) -> str:
        if self.before is None:
            return word
        return words.centre(self.language, self.before.realms[self.player], int(word))

    def card(self, word: str) -> str:
        """The title of the card in a slot, or the slot where it is not known."""
        return self.title(self.card_at(word)) or word

    def card_at(self, word: str) -> str:
        """The name of the card in a slot, or nothing."""
        r = self.realm_of(word)
        return "" if r is None else words.card_at(r, words.local(words.read_slot(word)))

    def resource_at(self, word: str) -> str:
        r = self.realm_of(word)
        if r is None:
            return self.say("a_resource")
        return self.resource(words.resource_of(r, words.local(words.read_region(word))))


Teller: TypeAlias = Callable[[DuelNarration], str | None]


def in_two(seen: Seen) -> tuple[Seen, Seen]:
    """The facts before and after the mark between an action and what follows from it."""
    kinds = [fact.kind for fact in seen.facts]
    end = kinds.index(AFTERMATH) if AFTERMATH in kinds else len(kinds)
    return Seen(seen.facts[:end]), Seen(seen.facts[end:])


# --- resources ---------------------------------------------------------------------------------------


def more(seen: Seen, player: int) -> dict[str, int]:
    """What a player has more than before, on regions and in stores."""
    return by_name(seen.cards_of(player), 1)


def less(seen: Seen, player: int) -> dict[str, int]:
    return by_name(seen.cards_of(player), -1)


def by_name(counts: Mapping[int, int], sign: int) -> dict[str, int]:
    return {RESOURCE_NAMES[i]: sign * counts[i] for i in sorted(counts) if sign * counts[i] > 0}


def gains(t: DuelNarration, seen: Seen) -> Iterator[str]:
    for player in range(2):
        counts = more(seen, player)
        if counts:
            yield t.say("gets", who=t.who(player), cards=words.resources(t.language, counts))


def losses(t: DuelNarration, seen: Seen, payer: int = NOBODY) -> Iterator[str]:
    """Who has less than before; a payer pays."""
    for player in range(2):
        counts = less(seen, player)
        if counts:
            key = "pays" if player == payer else "loses"
            yield t.say(key, who=t.who(player), cards=words.resources(t.language, counts))


# --- cards that lie in the principalities ------------------------------------------------------------


def lying(seen: Seen, kind: int) -> list[tuple[int, int]]:
    """Whose cards were laid or lifted, and which, in the order of their places."""
    rows = sorted((fact.values for fact in seen.of(kind)), key=lambda row: row[2:])
    return [(owner, card) for owner, card, _, _ in rows]


def removals(t: DuelNarration, d: Duel, seen: Seen) -> Iterator[str]:
    """Cards that were taken off their places, and where they went; what is only moved is not gone."""
    for (owner, kind), n in (Counter(lying(seen, LIFTED)) - Counter(lying(seen, LAID))).items():
        card = t.title(d.rules.kind_names[kind])
        for _ in range(n):
            yield t.say(went_to(seen, owner, kind), who=t.who(owner), card=card)


def went_to(seen: Seen, owner: int, kind: int) -> str:
    """Where a card went that lay in a principality."""
    for fact in seen.of(DISCARDED):
        player, card, is_open, _ = fact.values
        if card == kind and (is_open or player == owner):
            return "to_display" if is_open else "to_discard"
    return "to_hand" if any(fact.values[0] == owner for fact in seen.of(DRAWN)) else "away"


def arrivals(t: DuelNarration, d: Duel, seen: Seen) -> Iterator[str]:
    """Cards that came to lie before a player without being built."""
    for owner, kind in Counter(lying(seen, LAID)) - Counter(lying(seen, LIFTED)):
        yield t.say("arrives", who=t.who(owner), card=t.title(d.rules.kind_names[kind]))


def ended(t: DuelNarration, before: Duel) -> Iterator[str]:
    """Spells that are over: a witch that left, a potion that wears off."""
    for mark, key in ((BEWITCHED, "unbewitched"), (DOUBLED, "undoubled")):
        for host, slot, freed, _ in sorted(fact.values for fact in t.facts.of(FREED)):
            if freed == mark:
                yield t.say(key, card=t.title(words.card_at(before.realms[host], slot)))
