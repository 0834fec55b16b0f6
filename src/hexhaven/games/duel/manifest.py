"""What the card game tells the catalog, and how it is started."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hexhaven.core.game import SetupError, State
from hexhaven.games.duel.rules import game as card_game
from hexhaven.games.duel.rules.options import DEFAULT_PRESET, OPTIONS, PRESETS
from hexhaven.games.duel.rules.rules import Rules
from hexhaven.games.duel.rules.state import PLAYERS
from hexhaven.games.duel.rules.text.read import read_duel
from hexhaven.manifest import Caution, Description, Game, NoMaps, Options, Setup, heading

THEME_SETS: Final = ("trade_change", "science_progress", "wizards_dragons")  # options of the card game
KEPT: Final = 64  # rules that are kept ready: options can be mixed in any number of ways


@lru_cache(KEPT)
def kept_rules(game: Game, chosen: tuple[tuple[str, str], ...]) -> Rules:
    rules = card_game.make_rules(dict(chosen))
    rules.heading = heading(game, PLAYERS, dict(chosen))
    return rules


def card_rules(game: Game, options: Options) -> Rules:
    """The rules of the card game for these options, made once and then shared."""
    return kept_rules(game, tuple(options.items()))


def start_duel(game: Game, setup: Setup) -> State:
    return card_game.start(card_rules(game, setup.options))


def read_cards(game: Game, told: Description) -> State:
    """The position that a text describes."""
    if told.map is not None:
        raise told.map.error("the card game has no map")
    return read_duel(card_rules(game, told.options), told.sayings)


def check_duel(options: Options) -> None:
    """The base game of cards has no theme set, the other games have one at least; decks want whole ones."""
    sets = [name for name in THEME_SETS if options[name] != "off"]
    if options["mode"] == "base" and sets:
        raise SetupError(
            f"the base game is played without theme sets: leave {sets[0]} off, or mode=extended",
            "base_alone",
            {"set": sets[0]},
        )
    if options["mode"] != "base" and not sets:
        choices = ", ".join(THEME_SETS)
        raise SetupError(f"this game needs a theme set: {choices}", "set_missing", {"choices": choices})
    partly = [name for name in sets if options[name] != "on"]
    if options["mode"] == "tournament" and partly:
        raise SetupError(
            f"decks are chosen from whole sets: {partly[0]}=on, or leave it off",
            "part_in_decks",
            {"set": partly[0]},
        )


def advise_duel(options: Options) -> list[Caution]:
    """The rule of thumb for mixes of sets, which knows no firm limit: not too many cards, none in vain."""
    if options["mode"] == "tournament":
        return []
    rules = Rules(dict(options))
    cautions = []
    if (n := card_game.cards_added(rules)) > card_game.ADVISED:
        cautions.append(Caution("many_cards", "duel-mixes", {"n": str(n), "most": str(card_game.ADVISED)}))
    if idle := card_game.never_playable(rules):
        cautions.append(Caution("idle_cards", "duel-mixes", {"cards": ", ".join(idle)}))
    return cautions


MANIFEST: Final = Game(
    id="duel",
    name={"en": "The card game", "de": "Das Kartenspiel"},
    fewest=PLAYERS,
    most=PLAYERS,
    options=OPTIONS,
    presets=PRESETS,
    default_preset=DEFAULT_PRESET,
    maps=NoMaps(),
    slices=("duel",),
    start=start_duel,
    read=read_cards,
    check=check_duel,
    advise=advise_duel,
)
