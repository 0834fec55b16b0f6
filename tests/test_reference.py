"""The pages say what is there: all of it, and nothing else."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from inspect import Parameter
from io import StringIO
from pathlib import Path

import pytest

import hexhaven
from hexhaven import catalog
from hexhaven.cli.app import COMMANDS, make_app, run
from hexhaven.cli.console import Console
from hexhaven.core import game
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.text.read import WORDS as DUEL_WORDS
from hexhaven.games.island.rules.maps.draw import draw
from hexhaven.games.island.rules.maps.layout import read_layout
from hexhaven.games.island.rules.rules import Expansion
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.text.read import Reader
from hexhaven.games.island.rules.text.whole import map_of

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = ROOT / "docs" / "reference"


def page(name: str) -> str:
    return (REFERENCE / name).read_text(encoding="utf-8")


def rows(text: str, head: str) -> list[list[str]]:
    """The rows of all tables whose first column has this heading."""
    tables = [block.splitlines() for block in text.split("\n\n") if block.startswith(f"| {head} |")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for table in tables for line in table[2:]]


def code(cell: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([^`\n]+)`", cell)


@pytest.mark.skipif(hexhaven.compiled, reason="native classes keep no docstrings")
def test_the_written_tables_are_up_to_date() -> None:
    """Actions, options, articles, refusals: if this fails, run 'python tools/reference.py'."""
    command = [sys.executable, str(ROOT / "tools" / "reference.py"), "--check"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr


def test_what_the_tables_say_of_a_verb_an_option_an_article_and_a_reason() -> None:
    assert ["`monopoly`", "`monopoly ore`"] in [row[:2] for row in rows(page("actions.md"), "verb")]
    assert ["`saboteur`", "classic", "new", "new"] in rows(page("options.md"), "in the edition")
    assert ["`card-bishop`", "Bishop"] in rows(page("almanac.md"), "id")
    assert ["`card`", "`2.E.a`"] in [row[2:] for row in rows(page("refusals.md"), "reason")]


# --- the front door ----------------------------------------------------------------------------------


def test_the_front_door_lists_every_public_name() -> None:
    assert {name for row in rows(page("python.md"), "name") for name in code(row[0])} == set(hexhaven.__all__)


def test_positions_explains_every_word() -> None:
    text = page("positions.md")
    options = {"friendly_robber": "online", "harbour_same_turn": "never"}
    for name in ("base", "knights"):
        state = catalog.start(catalog.prepare(Rng(1), name, options=options))
        assert isinstance(state, Position)
        known = Reader(state.rules, map_of("base-beginner")).known()
        assert {word for word in known if not re.search(rf"`[^`]*\b{word}", text)} == set()
    of_cards = text.split("\n## The card game\n")[1]
    assert {word for word in DUEL_WORDS if not re.search(rf"`[^`]*\b{word}", of_cards)} == set()


# --- the contract ------------------------------------------------------------------------------------


def public(thing: object) -> set[str]:
    return {name for name in dir(thing) if not name.startswith("_")}


def test_contract_names_everything() -> None:
    text = page("contract.md")
    told = {word for part in code(text) for word in re.findall(r"\w+", part)}
    for kind in (game.State, game.View):
        assert public(kind) <= told, public(kind) - told
    constants = {name for name in public(game) if name.isupper()}
    promised = {"State", "View", "Refusal", "IllegalAction", "UnknownAction", "Option"} | constants
    assert promised <= told, promised - told


# --- commands, articles, maps, hooks -----------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_cli_lists_the_options_of_every_command(command: str) -> None:
    section = page("cli.md").split(f"\n## {command}\n")[1].split("\n## ")[0]
    listed = [name for row in rows(section, "option") for name in code(row[0])]
    assert sorted(listed) == sorted(names_of_arguments(command))


def names_of_arguments(command: str) -> Iterator[str]:
    """The options of a command, and what it takes without one, in capitals."""
    for argument in make_app()[command].assemble_argument_collection():
        if argument.field_info.kind is Parameter.KEYWORD_ONLY:
            yield from argument.names
        else:
            yield argument.names[0].strip("-").upper()


def test_cli_has_no_other_commands() -> None:
    assert re.findall(r"^## (.*)$", page("cli.md"), re.MULTILINE) == list(COMMANDS)


@pytest.mark.parametrize("name", ["howto/make-a-map.md", "reference/maps.md"])
def test_the_map_files_in_the_pages_are_good(name: str) -> None:
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL):
        drawn = draw(read_layout(block), Rng(1), number_method="letter_spiral", harbour_method="shuffle")
        setup = catalog.prepare(Rng(1), players=2, map=drawn)
        assert catalog.start(setup).actor() == game.CHANCE


def test_house_rules_can_join_every_hook() -> None:
    text = (ROOT / "docs" / "howto" / "house-rule.md").read_text(encoding="utf-8")
    hooks = [name for row in rows(text, "table or hook") for name in code(row[0])]
    assert sorted(hooks) == sorted(public(Expansion) - {"adjust", "id", "slice"})


# --- the tutorial ------------------------------------------------------------------------------------


def test_the_first_turn_of_the_tutorial_goes_as_it_is_told(tmp_path: Path) -> None:
    """Up to the point where bots act, which may learn to play differently."""
    lesson = (ROOT / "docs" / "tutorial" / "terminal.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```text\n(.*?)```", lesson.split("## Let the others play")[0], re.DOTALL)
    typed = re.findall(r"^> (.*)$", "".join(blocks), re.MULTILINE)
    stdin, stdout = StringIO("\n".join(typed) + "\n"), StringIO()
    command = ["play", "--seed", "start", "--names", "Ada", "--record", str(tmp_path / "first.hexhaven")]
    assert run(command, Console(stdin, stdout, stdout, {"COLUMNS": "80", "LANG": "en_GB"})) == 0
    for block in blocks:
        assert block in stdout.getvalue()
