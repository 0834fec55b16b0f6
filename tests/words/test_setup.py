"""Games that cannot be set up, in words."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexhaven
from hexhaven import catalog
from hexhaven.catalog import SetupError
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.maps.model import MapError
from hexhaven.words import LANGUAGES, caution, on_page, setup_problem
from hexhaven.words.messages import messages

SOURCE = Path(hexhaven.__file__).parent
RAISING = (
    "catalog.py", "manifest.py", "games/island/manifest.py", "games/duel/manifest.py",
    "arena/batch.py", "arena/workers.py",
)  # fmt: skip
WISHES: list[tuple[str, dict[str, object]]] = [
    ("unknown", {"game_id": "chess"}),
    ("unknown_near", {"expansions": ["knigts"]}),
    ("unknown", {"expansions": ["chess"]}),
    ("no_expansions", {"game_id": "duel", "expansions": ["knights"]}),
    ("unknown", {"preset": "x"}),
    ("unknown_near", {"preset": "modernn"}),
    ("unknown_near", {"options": {"freindly_robber": "online"}}),
    ("unknown", {"options": {"friendly_robber": "x"}}),
    ("players_range", {"players": 5}),
    ("players_exactly", {"game_id": "duel", "players": 3}),
    ("without_map", {"game_id": "duel", "map": "base-beginner"}),
    ("base_alone", {"game_id": "duel", "options": {"trade_change": "on"}}),
    ("set_missing", {"game_id": "duel", "options": {"mode": "extended"}}),
    ("part_in_decks", {"game_id": "duel", "preset": "tournament", "options": {"trade_change": "core"}}),
    ("unknown", {"game_id": "duel", "options": {"trade_change": "maybe"}}),
    ("unknown_near", {"game_id": "duel", "options": {"trade_change": "cor"}}),
    ("unknown_near", {"game_id": "duel", "options": {"trade_change": "tavern, pawnbrocker"}}),
    ("no_list", {"game_id": "duel", "options": {"trade_change": "0x pawnbroker"}}),
    ("no_list", {"game_id": "duel", "options": {"trade_change": "core, pawnbroker"}}),
    ("too_often", {"game_id": "duel", "options": {"trade_change": "pawnbroker, 9x pawnbroker"}}),
    ("starts_set", {"map": "base-beginner", "options": {"start_with_city": "on"}}),
]


def reasons() -> Iterator[str]:
    """Every reason that a `SetupError` is raised for; there is none without a reason."""
    texts = [(SOURCE / name).read_text("utf-8") for name in RAISING]
    for node in ast.walk(ast.parse("\n".join(texts).replace("from __future__ import annotations", ""))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "SetupError":
            reason = node.args[1]
            for part in (reason.body, reason.orelse) if isinstance(reason, ast.IfExp) else (reason,):
                assert isinstance(part, ast.Constant)
                yield str(part.value)


def refused(wish: dict[str, object]) -> SetupError:
    with pytest.raises(SetupError) as problem:
        catalog.prepare(Rng(7), **wish)  # type: ignore[arg-type]
    return problem.value


@pytest.mark.parametrize(("reason", "wish"), WISHES)
def test_what_does_not_fit_is_said_in_both_languages(reason: str, wish: dict[str, object]) -> None:
    problem = refused(wish)
    assert problem.reason == reason
    assert setup_problem("en", problem) == str(problem)
    german = setup_problem("de", problem)
    assert german != str(problem)
    assert problem.values.get("name", "") in german


def test_every_noun_has_its_word() -> None:
    for what, of, german in (
        ("bot", "", "Bot"),
        ("kind of player", "", "Mitspieler"),
        ("value", "law", "Wert von „law“"),
    ):
        problem = catalog.unknown(what, "elf", ["human"], of)
        assert setup_problem("en", problem) == str(problem)
        assert german in setup_problem("de", problem)


def test_the_page_names_what_stands_in_its_lists() -> None:
    problem = refused({"game_id": "duel", "options": {"trade_change": "on"}})
    assert "„Themen-Set Handel & Wandel“" in setup_problem(on_page("de"), problem)
    assert "trade_change" not in setup_problem(on_page("en"), problem)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_catalog_has_a_message_and_the_other_way_round(language: str) -> None:
    known = {key.removeprefix("setup.") for key in messages(language) if key.startswith("setup.")}
    assert set(reasons()) == known - {"map"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_that_cannot_be_laid_out_is_told_in_general(language: str) -> None:
    with pytest.raises(MapError) as problem:
        catalog.prepare(Rng(7), map="base-variable", options={"number_method": "fixed"})
    assert setup_problem(language, problem.value) == messages(language)["setup.map"]


@pytest.mark.parametrize(("language", "said"), [("en", "60 cards are added"), ("de", "kommen 60 Karten")])
def test_what_is_not_advised_is_said_in_both_languages(language: str, said: str) -> None:
    options = {"trade_change": "on", "science_progress": "on"}
    setup = catalog.prepare(Rng(7), "duel", preset="trade-change", options=options)
    [warned] = catalog.game("duel").advise(setup.options)
    assert said in caution(language, warned)
