"""The barbarians' ship, and what players are asked when it has landed."""

from __future__ import annotations

from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import Player, Refusal
from hexhaven.games.island.rules.operands import NODE
from hexhaven.games.island.rules.rules import Rules, Verb
from hexhaven.games.island.rules.state import MARK, Position
from hexhaven.games.knights.rules.battle import close_ranks, fight, is_plain_city, topple
from hexhaven.games.knights.rules.decks import ask_draw
from hexhaven.games.knights.rules.operands import FIELD
from hexhaven.games.knights.rules.state import ACTIVE, PLEDGED, KnightsState, is_deck_empty, knights_state
from hexhaven.games.knights.rules.terms import CHOOSE_DECK, FIELDS, JOIN_BATTLE, LOSE_CITY
from hexhaven.games.knights.rules.told import LANDED, SAILED


def sail(p: Position) -> None:
    """The ship comes one step nearer; on the last field the barbarians land and fight at once."""
    k = knights_state(p)
    k.ship += 1
    if k.ship < k.options.steps:
        if p.facts is not None:
            p.facts.add(SAILED, k.ship, k.options.steps)
    else:
        k.ship = 0
        k.attacks += 1
        if p.facts is not None:
            p.facts.add(LANDED, k.attacks)
        if k.options.players_pledge:
            gather(p, k)
        else:
            fight(p)


def gather(p: Position, k: KnightsState) -> None:
    """Where players choose the knights that fight, the player on turn begins."""
    n = p.rules.players
    for i in range(n - 1, -1, -1):
        player = (p.turn + i) % n
        if has_active_knight(p, k, player):
            p.ask(JOIN_BATTLE, player)
    close_ranks(p)


def has_active_knight(p: Position, k: KnightsState, player: Player) -> bool:
    for node in range(len(k.knights)):
        if k.knights[node] & ACTIVE != 0 and p.occupants[node] == MARK[player]:
            return True
    return False


class Fight(Verb):
    """Send an active knight into the battle; `waive` ends the choice (4.J.f)."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for node in range(len(knights_state(p).knights)):
            if can_join(p, player, node):
                out.add(self.code, node)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        if not can_join(p, player, operand(action)):
            return Refusal("no_active_knight", "fiesepeter")
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        knights_state(p).knights[operand(action)] |= PLEDGED
        for node in range(len(knights_state(p).knights)):
            if can_join(p, player, node):
                return
        p.answered()
        close_ranks(p)


def can_join(p: Position, player: Player, node: i64) -> bool:
    k = knights_state(p)
    if not 0 <= node < len(k.knights) or p.occupants[node] != MARK[player]:
        return False
    return k.knights[node] & u8(ACTIVE | PLEDGED) == ACTIVE


class LoseCity(Verb):
    """Choose the city that falls to the barbarians."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for node in range(p.map.land_nodes):
            if is_plain_city(p, player, node):
                out.add(self.code, node)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        node = operand(action)
        if not 0 <= node < p.map.land_nodes or not is_plain_city(p, player, node):
            return Refusal("no_city_to_lose", "battle-lost")
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.drop_question(player)
        topple(p, player, operand(action))


class ChooseDeck(Verb):
    """Draw the top card of any deck, after a battle won by several equally good defenders."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for field in range(FIELDS):
            if not is_deck_empty(knights_state(p), field):
                out.add(self.code, field)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        field = operand(action)
        if not 0 <= field < FIELDS or is_deck_empty(knights_state(p), field):
            return Refusal("deck_empty", "4.M.e")
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.answered()
        ask_draw(p, player, operand(action))


def register(rules: Rules) -> None:
    """Bring the barbarians into the rules."""
    rules.add(Fight("fight", [NODE], "fiesepeter"), JOIN_BATTLE)
    rules.add(LoseCity("lose-city", [NODE], "battle-lost"), LOSE_CITY)
    rules.add(ChooseDeck("deck", [FIELD], "battle-won"), CHOOSE_DECK)
    rules.together[LOSE_CITY] = 1
    rules.blocking[JOIN_BATTLE] = Refusal("battle_first", "fiesepeter")
    rules.blocking[LOSE_CITY] = Refusal("lose_city_first", "battle-lost")
    rules.blocking[CHOOSE_DECK] = Refusal("deck_first", "battle-won")
