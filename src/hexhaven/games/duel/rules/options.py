"""What the host of a card game can choose, and the presets: one for each way to play it."""

from __future__ import annotations

from typing import Final

from hexhaven.core.game import Option
from hexhaven.core.reading import write_amounts
from hexhaven.games.duel.rules.kinds import ALL, CORE, OFF, read_core, read_whole

BASE: Final = "base"
TRADE_CHANGE: Final = "trade-change"
SCIENCE_PROGRESS: Final = "science-progress"
WIZARDS_DRAGONS: Final = "wizards-dragons"
TOURNAMENT: Final = "tournament"
PRESETS: Final = [BASE, TRADE_CHANGE, SCIENCE_PROGRESS, WIZARDS_DRAGONS, TOURNAMENT]
DEFAULT_PRESET: Final = BASE

SWITCH: Final = ["off", "on"]
THEME_SET: Final = [OFF, CORE, ALL]


def by_preset(base: str, extended: str, tournament: str) -> dict[str, str]:
    """The values of an option in the base game, the extended games and the tournament game."""
    values = dict.fromkeys(PRESETS, extended)
    return values | {BASE: base, TOURNAMENT: tournament}


def only_in(*presets: str) -> dict[str, str]:
    return {preset: "on" if preset in presets else "off" for preset in PRESETS}


def theme_set_option(theme_set: str) -> Option:
    """How much of a theme set is played; the host may choose among its cards."""
    whole, core = read_whole(theme_set), read_core(theme_set)
    return Option(
        theme_set.replace("-", "_"), THEME_SET, "duel-mixes", only_in(theme_set, TOURNAMENT),
        whole, {CORE: write_amounts(core), ALL: write_amounts(whole)},
    )  # fmt: skip


def same(value: str) -> dict[str, str]:
    return dict.fromkeys(PRESETS, value)


OPTIONS: Final = [
    Option(
        "mode",
        ["base", "extended", "tournament"],
        "duel-extended",
        by_preset("base", "extended", "tournament"),
    ),
    theme_set_option(TRADE_CHANGE),
    theme_set_option(SCIENCE_PROGRESS),
    theme_set_option(WIZARDS_DRAGONS),
    Option(
        "victory_points", ["10", "11", "12", "13", "14", "15"], "duel-victory", by_preset("12", "13", "13")
    ),
    Option("player_trade", SWITCH, "duel-trade", same("on")),
    Option("brigands_take", ["ore-wool", "gold-wool"], "duel-dice", same("ore-wool")),
    Option("active_hand_limit", ["end-of-turn", "at-once"], "duel-hand", same("end-of-turn")),
]
