"""The pages say what is there: all of it, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from inspect import Parameter
from io import StringIO
from pathlib import Path

import pytest

import hexhaven
from hexhaven import catalog
from hexhaven.almanac import articles
from hexhaven.cli.app import COMMANDS, make_app, run
from hexhaven.cli.console import Console
from hexhaven.core import game
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.options import OPTIONS as DUEL_OPTIONS
from hexhaven.games.duel.rules.options import PRESETS as DUEL_PRESETS
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.text.read import WORDS as DUEL_WORDS
from hexhaven.games.island.rules.maps.draw import draw
from hexhaven.games.island.rules.maps.layout import read_layout
from hexhaven.games.island.rules.options import DEFAULT_MAPS, OPTIONS, PRESETS
from hexhaven.games.island.rules.questions import DICE, DRAW, FIRST_PLAYER, THEFT
from hexhaven.games.island.rules.rules import Expansion
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.text.read import Reader
from hexhaven.games.island.rules.text.whole import map_of
from hexhaven.games.knights.rules.options import KNIGHTS_PRESETS

OUR_GAMES = ("base", "knights", "duel")  # the sample of the tests stands beside them in the catalog
ROOT = Path(__file__).resolve().parent.parent
REFERENCE = ROOT / "docs" / "reference"
SOURCE = ROOT / "src" / "hexhaven"


def page(name: str) -> str:
    return (REFERENCE / name).read_text(encoding="utf-8")


def rows(text: str, head: str) -> list[list[str]]:
    """The rows of all tables whose first column has this heading."""
    tables = [block.splitlines() for block in text.split("\n\n") if block.startswith(f"| {head} |")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for table in tables for line in table[2:]]


def code(cell: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([^`\n]+)`", cell)


# --- actions -----------------------------------------------------------------------------------------


def started(game: str, options: dict[str, str]) -> Position:
    state = catalog.start(catalog.prepare(Rng(1), game, options=options))
    assert isinstance(state, Position)
    return state


def of_base() -> str:
    return page("actions.md").split("\n## Cities & Knights\n")[0]


def of_knights() -> str:
    return page("actions.md").split("\n## Cities & Knights\n")[1].split("\n## ")[0]


def of_duel() -> str:
    return page("actions.md").split("\n## The card game\n")[1].split("\n## ")[0]


@pytest.fixture(scope="module")
def position() -> Position:
    return started("base", {"victory_must_be_announced": "yes"})


@pytest.fixture(scope="module")
def knights() -> list[Position]:
    """Cities & Knights with either saboteur."""
    return [started("knights", {"saboteur": saboteur}) for saboteur in ("new", "classic")]


def test_actions_lists_every_verb_and_no_other(position: Position) -> None:
    listed = [code(row[0])[0] for row in rows(of_base(), "verb")]
    assert len(listed) == len(set(listed))
    assert set(listed) == {verb.name for verb in position.rules.verbs}


def test_actions_lists_every_verb_that_cities_and_knights_adds(
    position: Position, knights: list[Position]
) -> None:
    listed = [code(row[0])[0] for row in rows(of_knights(), "verb")]
    assert len(listed) == len(set(listed))
    there = {verb.name for p in knights for verb in p.rules.verbs}
    known = {verb.name for verb in position.rules.verbs}
    assert there - known <= set(listed) <= there
    changed = {"knight", "rolled", "drew"}
    assert set(listed) & known == changed


def test_actions_knows_what_chance_does(position: Position) -> None:
    of_chance = {
        verb.name for moment in (FIRST_PLAYER, DICE, DRAW, THEFT) for verb in position.rules.sources[moment]
    }
    _, chance = of_base().split("## What chance does")
    assert {code(row[0])[0] for row in rows(chance, "verb")} == of_chance


def test_actions_lists_every_verb_of_the_card_game() -> None:
    d = catalog.start(catalog.prepare(Rng(1), "duel", 2, "tournament"))
    assert isinstance(d, Duel)
    listed = rows(of_duel(), "verb")
    assert [code(row[0])[0] for row in listed] == list(dict.fromkeys(code(row[0])[0] for row in listed))
    assert {code(row[0])[0] for row in listed} == {verb.name for verb in d.rules.verbs}
    for row in listed:
        assert d.write(d.read(code(row[1])[0])) == code(row[1])[0]


def test_every_example_of_an_action_reads_back(position: Position, knights: list[Position]) -> None:
    for text, positions in ((of_base(), [position]), (of_knights(), knights)):
        for row in rows(text, "verb"):
            (verb,), example = code(row[0]), code(row[1])[0]
            assert example.split()[0] == verb
            p = next(p for p in positions if verb in {each.name for each in p.rules.verbs})
            assert p.write(p.read(example)) == example


# --- options -----------------------------------------------------------------------------------------


def test_options_lists_every_option_with_its_values() -> None:
    listed = [(code(row[0])[0], code(row[1]), code(row[2])[0]) for row in rows(page("options.md"), "option")]
    assert listed == [(option.name, option.values, option.article) for option in OPTIONS]


def test_options_lists_those_of_cities_and_knights() -> None:
    text = page("options.md")
    own = [option for option in catalog.game("knights").options if option not in OPTIONS]
    listed = [(code(row[0])[0], code(row[1]), code(row[2])[0]) for row in rows(text, "option there")]
    assert listed == [(option.name, option.values, option.article) for option in own]
    chosen = [(code(row[0])[0], row[1:]) for row in rows(text, "there, in the edition")]
    assert chosen == [(option.name, [option.presets[preset] for preset in KNIGHTS_PRESETS]) for option in own]


def test_options_lists_those_of_the_card_game() -> None:
    text = page("options.md")
    assert [code(row[0])[0] for row in rows(text, "way to play")] == DUEL_PRESETS
    listed = [
        (code(row[0])[0], code(row[1]), code(row[2])[0]) for row in rows(text, "option of the card game")
    ]
    assert listed == [(option.name, option.values, option.article) for option in DUEL_OPTIONS]
    chosen = [(code(row[0])[0], row[1:]) for row in rows(text, "in the card game, with")]
    wanted = [(option.name, [option.presets[preset] for preset in DUEL_PRESETS]) for option in DUEL_OPTIONS]
    assert chosen == wanted


def test_options_has_what_each_edition_chooses() -> None:
    listed = [(code(row[0])[0], row[1:]) for row in rows(page("options.md"), "in the edition")]
    assert listed == [(option.name, [option.presets[preset] for preset in PRESETS]) for option in OPTIONS]


def test_options_explains_every_option_and_preset() -> None:
    text = page("options.md")
    explained = [name for line in text.splitlines() if line.startswith("`") for name in code(line)]
    assert set(explained) == {
        option.name for option in OPTIONS + catalog.game("knights").options + DUEL_OPTIONS
    }
    assert [code(row[0])[0] for row in rows(text, "preset")] == PRESETS
    assert set(DEFAULT_MAPS.values()) <= set(code(text))


# --- the front door ----------------------------------------------------------------------------------


def test_the_front_door_lists_every_public_name() -> None:
    assert {name for row in rows(page("python.md"), "name") for name in code(row[0])} == set(hexhaven.__all__)


def test_positions_explains_every_word() -> None:
    text = page("positions.md")
    options = {"friendly_robber": "online", "harbour_same_turn": "never"}
    for name in ("base", "knights"):
        known = Reader(started(name, options).rules, map_of("base-beginner")).known()
        assert {word for word in known if not re.search(rf"`[^`]*\b{word}", text)} == set()
    of_cards = text.split("\n## The card game\n")[1]
    assert {word for word in DUEL_WORDS if not re.search(rf"`[^`]*\b{word}", of_cards)} == set()


# --- refusals ----------------------------------------------------------------------------------------


def reasons(call: ast.Call) -> list[str]:
    """The reason of a refusal, or both where a condition decides."""
    first = call.args[0]
    choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
    return [str(ast.literal_eval(choice)) for choice in choices]


def refusals_in_source(of_duel: bool) -> Iterator[ast.Call]:
    """Where refusals are made, in the card game or elsewhere; `rules.first(moment, ...)` makes one, too."""
    for path in sorted(SOURCE.rglob("*.py")):
        if of_duel == CARD_GAME.isdisjoint(path.parents):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                if not isinstance(node.args[0], ast.Name):
                    yield node
            elif (
                isinstance(node, ast.Call) and ast.unparse(node.func) == "rules.first" and len(node.args) == 3
            ):
                yield ast.Call(node.func, node.args[1:], [])


CARD_GAME = {SOURCE / "games" / "duel"}
BOARD_REFUSALS = {code(row[0])[0]: row for row in rows(page("refusals.md"), "reason")}
DUEL_REFUSALS = {code(row[0])[0]: row for row in rows(page("refusals.md"), "reason in the card game")}
every_family = pytest.mark.parametrize(
    ("refusals", "of_duel"), [(BOARD_REFUSALS, False), (DUEL_REFUSALS, True)], ids=["board", "duel"]
)


@every_family
def test_refusals_lists_every_reason_and_no_other(refusals: dict[str, list[str]], of_duel: bool) -> None:
    assert set(refusals) == {reason for call in refusals_in_source(of_duel) for reason in reasons(call)}


@every_family
def test_refusals_names_the_values_and_articles_of_a_reason(
    refusals: dict[str, list[str]], of_duel: bool
) -> None:
    values: dict[str, set[str]] = {reason: set() for reason in refusals}
    named: dict[str, set[str]] = {reason: set() for reason in refusals}
    for call in refusals_in_source(of_duel):
        for reason in reasons(call):
            if isinstance(call.args[1], ast.Constant):
                named[reason].add(ast.literal_eval(call.args[1]))
            if len(call.args) > 2 and isinstance(call.args[2], ast.Dict):
                values[reason] |= {ast.literal_eval(key) for key in call.args[2].keys if key is not None}
    for reason, row in refusals.items():
        assert set(code(row[2])) == values[reason], reason
        assert named[reason] <= set(code(row[3])) <= set(articles()), reason


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


def test_almanac_lists_every_article() -> None:
    text = page("almanac.md")
    listed = {code(row[0])[0]: row[1] for row in rows(text, "id") + rows(text, "ruling")}
    ours = {id: article for id, article in articles().items() if article.game in OUR_GAMES}
    assert listed == {id: article.title["en"] for id, article in ours.items()}


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
