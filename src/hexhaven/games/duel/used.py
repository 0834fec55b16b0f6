"""Which cards players of the card game held, were allowed to use, and used."""

from __future__ import annotations

from typing import Final, cast

from hexhaven.core.game import State
from hexhaven.games.duel.rules.kinds import SPELL_BOOK
from hexhaven.games.duel.rules.names import COUNTERMAGIC, SCOUT
from hexhaven.games.duel.rules.state import PLAYERS, Duel

# Ways to use a card: it is built, played, cast (a spell book), or used where it lies.
BUILT: Final = "built"
PLAYED: Final = "played"
CAST: Final = "cast"
USED: Final = "used"
WAYS: Final = {"build": BUILT, "play": PLAYED, "cast": CAST, "use": USED}
NAMED: Final = {"scout": (PLAYED, SCOUT), "counter": (CAST, COUNTERMAGIC)}  # verbs of a single card


class CardUse:
    """An observer of both players; with `opportunities` it also looks at what they might do."""

    def __init__(self, opportunities: bool = False) -> None:
        self.opportunities: Final = opportunities
        self.held: Final[list[set[int]]] = [set() for _ in range(PLAYERS)]  # kinds
        self.allowed: Final[list[set[tuple[str, int]]]] = [set() for _ in range(PLAYERS)]  # ways and kinds
        self.used: Final[list[dict[tuple[str, int], int]]] = [{} for _ in range(PLAYERS)]  # how often
        self.lying: list[bytes] = []  # the cards of both principalities before an action

    def begin(self, state: State) -> None:
        self.look(cast(Duel, state))

    def saw(self, state: State, player: int, action: int) -> None:
        d = cast(Duel, state)
        use = self.use_of(d, player, action)
        if use is not None:
            self.used[player][use] = self.used[player].get(use, 0) + 1
        self.look(d)

    def look(self, d: Duel) -> None:
        """Note what lies and what is held now, for the next action."""
        self.lying = [bytes(realm.cards) for realm in d.realms]
        for player, realm in enumerate(d.realms):
            self.held[player].update(int(kind) for kind in realm.held)
        actor = int(d.actor())
        if self.opportunities and actor >= 0:
            uses = (self.use_of(d, actor, int(action)) for action in d.sensible())
            self.allowed[actor].update(use for use in uses if use is not None)

    def use_of(self, d: Duel, player: int, action: int) -> tuple[str, int] | None:
        """The way and the kind of card of an action, if it uses one."""
        if player < 0:
            return None
        verb = d.rules.verb_of(action)
        if verb.name in NAMED:
            return NAMED[verb.name]
        way = WAYS.get(verb.name)
        if way in (BUILT, PLAYED):
            return way, int(verb.card(d, action))
        return None if way is None else (way, self.lying[player][verb.first(action)] - 1)

    # --- what it saw --------------------------------------------------------------------------------

    def came_out(self, player: int) -> set[int]:
        """The kinds that a player built or played."""
        return {kind for way, kind in self.used[player] if way in (BUILT, PLAYED)}

    def did_their_work(self, d: Duel, player: int) -> set[int]:
        """The same, but a spell book only if it was cast."""
        cast_books = {kind for way, kind in self.used[player] if way == CAST}
        others = {kind for kind in self.came_out(player) if d.rules.kinds[kind].kind != SPELL_BOOK}
        return others | cast_books
