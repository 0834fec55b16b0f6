"""How expansions are put together, and what is said where two of them do not go together."""

import pytest

from hexhaven import catalog
from hexhaven.core.actions import Actions
from hexhaven.core.game import Player, Refusal
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.base import make_rules
from hexhaven.games.island.rules.rules import FIXED_PLACES, Expansion, Rules, RulesError, Verb
from hexhaven.games.island.rules.state import EMPTY, Block, Position
from hexhaven.games.island.rules.turn import EndTurn

from .special_build import SpecialBuild
from .table import table


def put_together(*expansions: Expansion) -> Rules:
    return make_rules(4, catalog.complete(catalog.game("base"), "modern", {}), list(expansions))


class Late(Expansion):
    """The turn ends otherwise."""

    def adjust(self, rules: Rules) -> None:
        rules.replace(EndTurn("end"))


class Later(Expansion):
    """The turn ends otherwise, too."""

    def adjust(self, rules: Rules) -> None:
        rules.replace(EndTurn("end"))


class Never(Verb):
    """What the two of them together make of it."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        """List nothing."""


class Pair(Expansion):
    """Loaded where both are played."""

    def adjust(self, rules: Rules) -> None:
        rules.decide(Never("end"))


def test_two_expansions_that_replace_one_verb_are_both_named() -> None:
    with pytest.raises(RulesError, match="'end' is replaced by Late and by Later"):
        put_together(Late(), Later())


def test_the_pair_of_them_decides() -> None:
    rules = put_together(Late(), Later(), Pair())
    assert type(rules.verb_named("end")) is Never


def test_one_expansion_may_replace_what_it_likes() -> None:
    assert type(put_together(Late()).verb_named("end")) is EndTurn


# --- who is on -----------------------------------------------------------------------------------------


def test_rules_name_the_expansions_that_are_on_in_their_order() -> None:
    options = {"friendly_robber": "online", "victory_must_be_announced": "yes"}
    assert table().rules.expansions == []
    assert table(options=options).rules.expansions == ["friendly-robber", "announced-victory"]
    knights = catalog.start(catalog.prepare(Rng(1), "knights", options={"friendly_robber": "online"}))
    assert isinstance(knights, Position)
    assert knights.rules.expansions == ["knights", "friendly-robber"]


def test_an_expansion_of_ones_own_is_called_by_its_class() -> None:
    assert table(expansions=[SpecialBuild()]).rules.expansions == ["SpecialBuild"]


# --- blocks ------------------------------------------------------------------------------------------


class Count(Block):
    """One number."""

    def __init__(self, n: int) -> None:
        self.n = n

    def copy(self) -> Block:
        return Count(self.n)

    def to_bytes(self) -> bytes:
        return bytes([self.n])


class Large(Expansion):
    """An expansion whose block has a fixed place."""

    def __init__(self, place: int, n: int) -> None:
        self.place = place
        self.n = n

    def adjust(self, rules: Rules) -> None:
        rules.add_block(self, self.place)

    def new_block(self, p: Position) -> Block:
        return Count(self.n)


class Larger(Large):
    """Another one."""


class Small(Large):
    """A variant that takes any place."""

    def adjust(self, rules: Rules) -> None:
        self.place = rules.add_block(self)


def counts(p: Position) -> list[int | None]:
    return [block.n if isinstance(block, Count) else None for block in p.blocks]


def test_a_large_expansion_has_its_block_at_its_place_whatever_else_is_played() -> None:
    p = table(expansions=[Small(0, 7), Large(1, 5), Small(0, 8)])
    assert counts(p) == [None, 5, None, None, 7, 8]
    assert counts(p.copy()) == counts(p)
    assert all(block is EMPTY for block in p.blocks if not isinstance(block, Count))


def test_a_game_without_blocks_has_no_places() -> None:
    assert len(table().blocks) == 0


def test_two_large_expansions_at_one_place_are_both_named() -> None:
    with pytest.raises(RulesError, match="Large and Larger both have their block at place 2"):
        put_together(Large(2, 1), Larger(2, 1))


def test_a_fixed_place_beyond_the_last_is_refused() -> None:
    with pytest.raises(RulesError, match=f"place {FIXED_PLACES}"):
        put_together(Large(FIXED_PLACES, 1))


# --- questions ---------------------------------------------------------------------------------------


class Asks(Expansion):
    """Brings in questions of these names."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self.numbers: list[int] = []

    def adjust(self, rules: Rules) -> None:
        self.numbers = [
            rules.question(name, Refusal("not_now", "turn"), together=True) for name in self.names
        ]


def test_a_question_is_known_by_its_name() -> None:
    asks = Asks("toll", "ferry")
    t = table(expansions=[asks])
    assert t.question() == "after_roll"
    t.ask(asks.numbers[1], 1)
    t.ask(asks.numbers[1], 2)
    assert t.question() == "ferry"
    assert t.actors() == [2, 1]
    assert asks.numbers[0] != asks.numbers[1]
    refusal = t.why_not(t.read("end"), 2)
    assert refusal is not None
    assert refusal.reason == "not_now"


def test_a_name_is_given_once() -> None:
    with pytest.raises(RulesError, match="Asks brings in question 64, 'discard', which there is already"):
        put_together(Asks("discard"))


def test_there_is_an_end_to_questions() -> None:
    with pytest.raises(RulesError, match="'toll32', one question more than there is room for"):
        put_together(Asks(*(f"toll{i}" for i in range(40))))
