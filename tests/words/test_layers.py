"""What expansions say is put together: the last layer is asked first, and its messages go before."""

from collections.abc import Iterable, Iterator, Mapping

import pytest

from entries import entry_of
from games.island.table import RED, table
from hexhaven import words
from hexhaven.core.facts import PIECE
from hexhaven.core.game import NOBODY, Refusal, State
from hexhaven.games.island.rules.rules import Expansion, Rules
from hexhaven.games.island.words.narration import BoardNarration
from hexhaven.layers import BROUGHT
from hexhaven.words.layer import Names, WordsLayer
from hexhaven.words.messages import thing
from words.games import NAMES

MASONS, POETS = "masons", "poets"


class Guild(Expansion):
    """An expansion that changes nothing but how the game is told."""

    def __init__(self, name: str) -> None:
        self.name = name

    def id(self) -> str:
        return self.name

    def adjust(self, rules: Rules) -> None:
        pass


class Masons(WordsLayer):
    """They say everything more solidly, and count what is laid."""

    groups = ("stone",)
    moments = {("after_roll", "pave"): "road"}

    def messages(self, language: str) -> Iterator[tuple[str, str]]:
        yield "action.end", "Lay down the trowel"
        yield "stone.slate", "slate"

    def consequences(self, n: BoardNarration) -> Iterable[str]:
        return [f"Stones: {len(n.facts.of(PIECE))}."]

    def value(
        self, language: str, name: str, values: Mapping[str, str], names: Names, viewer: int
    ) -> object | None:
        return values[name].upper() if name == "node" else None


class Poets(WordsLayer):
    """They tell roads in verse."""

    tellers = {"road": lambda n: f"{n.who()} went on and on."}

    def action(self, language: str, state: State, action: int, names: Names) -> str | None:
        return "Sing of a road" if state.write(action).startswith("road") else None

    def messages(self, language: str) -> Iterator[tuple[str, str]]:
        yield "action.end", "Fall silent"


@pytest.fixture(autouse=True)
def guilds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BROUGHT, (MASONS, "words"), Masons())
    monkeypatch.setitem(BROUGHT, (POETS, "words"), Poets())


def told_by(*guilds: str) -> State:
    hand = ("red settlement: 8", "red road: 8-12", "red hand: brick lumber")
    return table(*hand, expansions=[Guild(guild) for guild in guilds])


def said(state: State, text: str) -> str:
    return words.action("en", state, int(state.read(text)), NAMES)


def test_a_message_of_the_last_layer_goes_before_the_others() -> None:
    assert said(told_by(), "end") == "End the turn"
    assert said(told_by(MASONS), "end") == "Lay down the trowel"
    assert said(told_by(MASONS, POETS), "end") == "Fall silent"
    assert said(told_by(POETS, MASONS), "end") == "Lay down the trowel"


def test_the_last_layer_is_asked_first_and_may_leave_the_answer_to_others() -> None:
    assert said(told_by(POETS), "road 12-17") == "Sing of a road"
    assert said(told_by(POETS), "bank brick for ore").startswith("Give the bank")


def test_one_layer_tells_an_entry_and_all_tell_what_follows() -> None:
    state = told_by(POETS, MASONS)
    story = words.story("en", state, entry_of(state, "road 12-17", RED), NAMES, NOBODY)
    assert story == "Anna went on and on. Stones: 1."


def test_a_refusal_is_worded_by_the_layers_of_its_state() -> None:
    refusal = Refusal("road_blocked", "1.I.a", {"node": "n12"})
    assert "node n12 " in words.refusal("en", told_by(), refusal)
    assert "node N12 " in words.refusal("en", told_by(MASONS), refusal)


def test_a_typed_word_may_mean_a_verb_at_a_moment() -> None:
    assert words.understand("en", told_by(MASONS), "pave 12 17") == "road 12-17"
    assert words.understand("en", told_by(POETS), "pave 12 17") == "pave 12 17"


def test_things_are_named_by_the_groups_of_the_layers() -> None:
    assert thing(words.within("en", ["island", MASONS]), "slate") == "slate"
    assert thing(words.within("de", ["island"]), "ore") == "Erz"
    assert thing(words.within("de", ["island"]), "slate") == "slate"
