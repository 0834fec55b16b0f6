"""What the host of a card game can choose, and the presets: one for each way to play it."""

from __future__ import annotations

from typing import Final

from hexhaven.game import Option

BASE: Final = "base"
TRADE_CHANGE: Final = "trade-change"
SCIENCE_PROGRESS: Final = "science-progress"
WIZARDS_DRAGONS: Final = "wizards-dragons"
TOURNAMENT: Final = "tournament"
PRESETS: Final = [BASE, TRADE_CHANGE, SCIENCE_PROGRESS, WIZARDS_DRAGONS, TOURNAMENT]
DEFAULT_PRESET: Final = BASE

SWITCH: Final = ["off", "on"]
THEME_SET: Final = ["off", "core", "on"]  # without it, a core that mixes well with other sets, all of it


def by_preset(base: str, extended: str, tournament: str) -> dict[str, str]:
    """The values of an option in the base game, the extended games and the tournament game."""
    values = dict.fromkeys(PRESETS, extended)
    return values | {BASE: base, TOURNAMENT: tournament}


def only_in(*presets: str) -> dict[str, str]:
    return {preset: "on" if preset in presets else "off" for preset in PRESETS}


def same(value: str) -> dict[str, str]:
    return dict.fromkeys(PRESETS, value)


OPTIONS: Final = [
    Option(
        "mode",
        ["base", "extended", "tournament"],
        "duel-extended",
        by_preset("base", "extended", "tournament"),
    ),
    Option("trade_change", THEME_SET, "duel-mixes", only_in(TRADE_CHANGE, TOURNAMENT)),
    Option("science_progress", THEME_SET, "duel-mixes", only_in(SCIENCE_PROGRESS, TOURNAMENT)),
    Option("wizards_dragons", THEME_SET, "duel-mixes", only_in(WIZARDS_DRAGONS, TOURNAMENT)),
    Option(
        "victory_points", ["10", "11", "12", "13", "14", "15"], "duel-victory", by_preset("12", "13", "13")
    ),
    Option("player_trade", SWITCH, "duel-trade", same("on")),
    Option("brigands_take", ["ore-wool", "gold-wool"], "duel-dice", same("ore-wool")),
    Option("active_hand_limit", ["end-of-turn", "at-once"], "duel-hand", same("end-of-turn")),
]
