"""Every game that can be started, put together from what the games' folders say about themselves.

A game is what it consists of: `composed("base", ["a", "b"])`. A mix that people know under a name of its own
is called so; every other one is called after its parts, 'base with a b', or, where it has a scenario, 'base
with a b on s'. Those with one expansion at most stand in `GAMES`, where people choose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from typing import Final

from hexhaven import manifest
from hexhaven.core.game import Option, SetupError, State
from hexhaven.core.reading import read_amounts, write_amounts
from hexhaven.core.rng import Rng
from hexhaven.layers import module_of, packages
from hexhaven.manifest import (
    ON,
    WITH,
    Addition,
    Caution,
    Game,
    Maps,
    Named,
    NoMaps,
    Scenario,
    Setup,
    between,
    is_expansion,
)

__all__ = [
    "GAMES", "Caution", "Game", "Maps", "NoMaps", "Setup", "SetupError",
    "check_players", "complete", "composed", "game", "prepare", "start", "unknown", "unsaid", "usual",
]  # fmt: skip

# --- what there is -----------------------------------------------------------------------------------


def manifests() -> list[Game | Addition]:
    """What every folder says about itself, in the order of the index."""
    found = [module_of(id, "manifest") for id in packages()]
    return [import_module(name).MANIFEST for name in found if name is not None]


def additions(base: str) -> list[Addition]:
    """Everything that can be laid over a game."""
    return [each for each in manifests() if isinstance(each, Addition) and each.over == base]


def listed() -> dict[str, Game]:
    """The games that stand alone, and what each is with one expansion, in the order of the index."""
    found: dict[str, Game] = {}
    for each in manifests():
        if isinstance(each, Game):
            game = put_together(each, (), "")
        elif each.named:
            game = put_together(game_alone(each.over), (each.slice,), "")
        else:
            continue
        found[game.id] = game
    return found


def game_alone(id: str) -> Game:
    """A base as its folder describes it."""
    return next(each for each in manifests() if isinstance(each, Game) and each.id == id)


@cache
def put_together(base: Game, expansions: tuple[str, ...], scenario: str) -> Game:
    """A base with expansions, what belongs to all its games, what is there where expansions meet, and a
    scenario; the order is that of the index, the scenario last."""
    over = [each for each in additions(base.id) if is_on(each, expansions)]
    return manifest.composed(base, [*over, *([scenario_named(base, over, scenario)] if scenario else [])])


def is_on(addition: Addition, expansions: Sequence[str]) -> bool:
    """Whether something lies over a game with these expansions."""
    return addition.slice in expansions if addition.named else {*addition.meets} <= {*expansions}


def scenario_named(base: Game, over: Sequence[Addition], name: str) -> Scenario:
    """A scenario of a game, or of what lies over it."""
    found = [*base.scenarios, *(each for one in over for each in one.scenarios)]
    if not found:
        raise SetupError(f"'{base.id}' has no scenarios here; name none", "no_scenarios", {"game": base.id})
    known = {each.id: each for each in found}
    if name not in known:
        raise unknown("scenario", name, sorted(known))
    return known[name]


GAMES: Final[dict[str, Game]] = listed()


def usual() -> Game:
    """The game that is played unless somebody names another."""
    return next(iter(GAMES.values()))


def game(id: str) -> Game:
    """A game by its name, or by what it consists of, as in 'base with a b on s'."""
    if id in GAMES:
        return GAMES[id]
    base, expansions, scenario = parts(id)
    if base != id and base in GAMES:
        return composed(base, expansions, scenario)
    raise unknown("game", id, list(GAMES))


def parts(title: str) -> tuple[str, list[str], str]:
    """What a game consists of: its base, its expansions, its scenario."""
    mix, _, scenario = title.partition(ON)
    base, _, expansions = mix.partition(WITH)
    return base, expansions.split(), scenario


def composed(id: str, expansions: Sequence[str], scenario: str = "") -> Game:
    """The game that consists of another one, expansions and a scenario; it may be a mix itself."""
    chosen = game(id)
    if not expansions and not scenario:
        return chosen
    known = [each.slice for each in additions(chosen.base) if is_expansion(each)]
    if expansions and not known:
        raise SetupError(f"'{id}' has no expansions; name none", "no_expansions", {"game": id})
    for name in expansions:
        if name not in known:
            raise unknown("expansion", name, sorted(known))
    wanted = {*chosen.expansions, *expansions}
    mix = tuple(name for name in known if name in wanted)
    return put_together(game_alone(chosen.base), mix, scenario or chosen.scenario)


# --- setting one up ----------------------------------------------------------------------------------


def unknown(what: str, name: str, choices: list[str], of: str = "") -> SetupError:
    """An error that names the near choice, or all of them; a value is one `of` an option."""
    near = get_close_matches(name, choices, 1)
    hint = f"did you mean '{near[0]}'?" if near else f"choose from {', '.join(choices)}"
    values = {"what": what, "of": of, "name": name, "near": "".join(near), "choices": ", ".join(choices)}
    kind = f"{what} of '{of}'" if of else what
    return SetupError(f"there is no {kind} '{name}': {hint}", "unknown_near" if near else "unknown", values)


def complete(game: Game, preset: str, given: Mapping[str, str]) -> dict[str, str]:
    """All options of a game: those given, and the preset's values for the others."""
    if preset not in game.presets:
        raise unknown("preset", preset, game.presets)
    names = [option.name for option in game.options]
    for name in given:
        if name not in names:
            raise unknown("option", name, names)
    options: dict[str, str] = {}
    for option in game.options:
        options[option.name] = checked_value(option, given.get(option.name, option.presets[preset]))
    game.check(options)
    return options


def unsaid(game: Game) -> dict[str, str]:
    """The options that records older than they are do not name, with the value the game had then."""
    return {option.name: option.unsaid for option in game.options if option.unsaid}


def checked_value(option: Option, value: str) -> str:
    """A value of an option, or a choice of its parts, in their order."""
    if value in option.values:
        return value
    try:
        chosen = read_amounts(value) if option.parts else {value: 1}
    except ValueError:
        raise no_list(option, value) from None
    for name, n in chosen.items():
        if name in option.values:  # a value stands alone
            raise no_list(option, value)
        check_part(option, name, n)
    return write_amounts({name: chosen[name] for name in option.parts if name in chosen})


def no_list(option: Option, text: str) -> SetupError:
    """An error that shows how parts are chosen."""
    choices, example = ", ".join(option.values), write_amounts(dict(list(option.parts.items())[:2]))
    return SetupError(
        f"'{text}' is no value of '{option.name}': choose from {choices}, or list parts of it: '{example}'",
        "no_list",
        {"name": text, "option": option.name, "choices": choices, "example": example},
    )


def check_part(option: Option, name: str, n: int) -> None:
    if name not in option.parts:
        every = [*option.values, *option.parts]
        raise unknown(
            "value", name, every if get_close_matches(name, every, 1) else option.values, of=option.name
        )
    if n > option.parts[name]:
        most = option.parts[name]
        raise SetupError(
            f"{n} times '{name}' is too often: there are {most} in '{option.name}'",
            "too_often",
            {"n": str(n), "name": name, "most": str(most), "option": option.name},
        )


def prepare(
    rng: Rng, game_id: str | None = None, players: int | None = None, preset: str | None = None,
    options: Mapping[str, str] | None = None, map: Named = None, expansions: Sequence[str] = (),
    scenario: str = "",
) -> Setup:  # fmt: skip
    """Choose a game and lay it out; what is not named is as usual: its players, the usual preset, its map.

    The map is the id of a layout, a layout read from a file, or a ready map. A game without maps takes none.
    """
    chosen = composed(usual().id if game_id is None else game_id, expansions, scenario)
    seated = chosen.seats if players is None else players
    edition = chosen.default_preset if preset is None else preset
    check_players(chosen, seated)
    values = complete(chosen, edition, options or {})
    ground = chosen.maps.lay_out(rng, edition, values, map, seated)
    chosen.maps.check(ground, seated, values)
    return Setup(chosen.id, seated, edition, values, ground, layout_named(chosen, edition, map))


def layout_named(game: Game, preset: str, named: Named) -> str | None:
    """The id of the layout a map is drawn from."""
    chosen = game.maps.by_preset.get(preset) if named is None else named
    return chosen if isinstance(chosen, str) else None


def check_players(game: Game, players: int) -> None:
    if not game.fewest <= players <= game.most:
        raise SetupError(
            f"'{game.id}' is for {between(game.fewest, game.most)} players, not {players}",
            "players_range" if game.fewest < game.most else "players_exactly",
            {"game": game.id, "fewest": str(game.fewest), "most": str(game.most), "players": str(players)},
        )


def start(setup: Setup) -> State:
    """The first position of a game."""
    chosen = game(setup.game)
    return chosen.start(chosen, setup)
