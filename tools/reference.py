"""Write the tables of the reference from the games themselves; the prose around them stays by hand.

python tools/reference.py            # write the tables
python tools/reference.py --check    # fail if they are not what would be written
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

from hexhaven import catalog, scene
from hexhaven.almanac import Article, articles
from hexhaven.catalog import SetupError
from hexhaven.core.actions import Verb
from hexhaven.core.game import State
from hexhaven.core.rng import Rng
from hexhaven.manifest import Game
from hexhaven.words.messages import messages, within

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "hexhaven"
REFERENCE = ROOT / "docs" / "reference"
WRITTEN = re.compile(r"(?<=<!-- written by tools/reference.py -->\n\n).*?(?=\n\n<!-- end -->)", re.DOTALL)


def games() -> list[Game]:
    return list(catalog.listed().values())


def base_of(game: Game) -> Game | None:
    return None if game.base in ("", game.id) else catalog.game(game.base)


def sections(table: Callable[[Game], str]) -> str:
    """What every game has, or adds to the one it stands on."""
    return "\n\n".join(f"### {game.name['en']}\n\n{table(game)}" for game in games())


def rows(head: Sequence[str], found: Sequence[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(cells)} |".replace("|  |", "| |") for cells in (head, *found)]
    return "\n".join([lines[0], "|---" * len(head) + "|", *lines[1:]])


def listed(names: Sequence[str]) -> str:
    return " ".join(f"`{name}`" for name in names)


# --- actions -----------------------------------------------------------------------------------------


def states(game: Game) -> Iterator[State]:
    """The game in every edition, and with every value of every option."""
    wishes: list[tuple[str, dict[str, str]]] = [(preset, {}) for preset in game.presets]
    wishes += [(preset, {o.name: v}) for preset in game.presets for o in game.options for v in o.values]
    for preset, options in wishes:
        try:
            yield catalog.start(catalog.prepare(Rng(1), game.id, game.seats, preset, options))
        except SetupError:  # the value needs another edition
            continue


@cache
def verbs(game: str) -> dict[str, Verb]:
    return {verb.name: verb for state in states(catalog.game(game)) for verb in state.rules.verbs}  # type: ignore[attr-defined]


def actions(game: Game) -> str:
    base = base_of(game)
    known = {name: type(verb) for name, verb in verbs(base.id).items()} if base else {}
    own = [verb for verb in verbs(game.id).values() if known.get(verb.name) is not type(verb)]
    found = [[f"`{verb.name}`", f"`{verb.example()}`", first_line(verb), f"`{verb.article}`"] for verb in own]
    return rows(["verb", "example", "what it does", "article"], found)


def first_line(verb: Verb) -> str:
    return (type(verb).__doc__ or "").split("\n")[0]


# --- options -----------------------------------------------------------------------------------------


def options(game: Game) -> str:
    """What can be chosen, in the words of the form; and what each edition chooses."""
    base = base_of(game)
    known = [option.name for option in base.options] if base else []
    (info,) = (each for each in scene.catalog("en").games if each.id == game.id)
    own = [option for option in info.options if option.name not in known]
    meant = [
        [f"`{each.name}`", each.label, values(each.values, each.labels), f"`{each.article}`"] for each in own
    ]
    chosen = [[f"`{each.name}`", *(each.presets[preset] for preset in game.presets)] for each in own]
    editions = [[f"`{id}`", name] for id, name in zip(info.presets, info.preset_names, strict=True)]
    tables = [
        rows(["edition", ""], editions),
        rows(["option", "", "values", "article"], meant),
        rows(["in the edition", *(f"`{preset}`" for preset in game.presets)], chosen),
    ]
    return "\n\n".join(tables)


def values(names: Sequence[str], labels: Sequence[str]) -> str:
    return "<br>".join(f"`{name}`: {label}" for name, label in zip(names, labels, strict=True))


# --- articles ----------------------------------------------------------------------------------------


def titles(game: Game) -> str:
    own = [article for article in articles().values() if article.game == game.id]
    return rows(["id", "title"], [title(article) for article in own])


def title(article: Article) -> list[str]:
    return [f"`{article.id}`", article.title["en"]]


# --- refusals ----------------------------------------------------------------------------------------


def refusals(game: Game) -> str:
    """Every reason in the folders of a game, with its sentence, its values and its articles."""
    base = base_of(game)
    slices = [id for id in game.slices if base is None or id not in base.slices]
    own = [SOURCE / "games" / id for id in slices]
    above = [] if base else [path for path in SOURCE.iterdir() if path.is_dir() and path.name != "games"]
    calls = [call for folder in (*own, *above) for call in refusals_in(folder)]
    reasons = sorted({reason for call in calls for reason in reasons_of(call)})
    found = []
    for reason in reasons:
        same = [call for call in calls if reason in reasons_of(call)]
        named = sorted({name for call in same for name in values_of(call)})
        cited = sorted({str(call.args[1].value) for call in same if isinstance(call.args[1], ast.Constant)})
        found.append([f"`{reason}`", sentence(game, reason), listed(named), listed(cited)])
    return rows(["reason", "what is said", "values", "article"], found)


def refusals_in(folder: Path) -> Iterator[ast.Call]:
    """Where refusals are made; `rules.first(moment, ...)` makes one, too."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            made = ast.unparse(node.func)
            if made == "Refusal" and not isinstance(node.args[0], ast.Name):
                yield node
            elif made == "rules.first" and len(node.args) == 3:
                yield ast.Call(node.func, node.args[1:], [])


def reasons_of(call: ast.Call) -> list[str]:
    """The reason of a refusal, or both where a condition decides."""
    first = call.args[0]
    choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
    return [str(ast.literal_eval(choice)) for choice in choices]


def values_of(call: ast.Call) -> list[str]:
    given = call.args[2] if len(call.args) > 2 else None
    return [ast.literal_eval(key) for key in given.keys if key] if isinstance(given, ast.Dict) else []


def sentence(game: Game, reason: str) -> str:
    """What is said to players, with the values by their names."""
    spoken = within("en", game.slices)
    text = messages(spoken).get(f"refused.{reason}", "")
    said = re.sub(r"{\w+:([\w ]+)/[\w ]+}", r"\1", text)
    return re.sub(r"{(\w+)[^}]*}", r"`\1`", said)


PAGES: dict[str, Callable[[Game], str]] = {
    "actions.md": actions, "options.md": options, "almanac.md": titles, "refusals.md": refusals,
}  # fmt: skip


def main() -> int:
    check, stale = "--check" in sys.argv, []
    for name, table in PAGES.items():
        path = REFERENCE / name
        text = path.read_text("utf-8")
        made = WRITTEN.sub(lambda _, table=table: sections(table), text)  # type: ignore[misc]
        if made != text and check:
            stale.append(name)
        elif made != text:
            path.write_text(made, "utf-8")
    for name in stale:
        print(f"docs/reference/{name} is stale: run 'python tools/reference.py'", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
