"""Variants of the base game: one file each, which no other file of the board game knows."""

from __future__ import annotations

from hexhaven.games.island.rules.rules import Expansion
from hexhaven.games.variants.rules.announced_victory import AnnouncedVictory
from hexhaven.games.variants.rules.friendly_robber import FriendlyRobber
from hexhaven.games.variants.rules.late_harbours import LateHarbours
from hexhaven.games.variants.rules.tournament_start import TournamentStart


def chosen(options: dict[str, str]) -> list[Expansion]:
    """The variants that the options of a game ask for."""
    variants: list[Expansion] = []
    if options["friendly_robber"] != "off":
        variants.append(FriendlyRobber(options["friendly_robber"]))
    if options["start_with_city"] == "on":
        variants.append(TournamentStart())
    if options["harbour_same_turn"] == "never":
        variants.append(LateHarbours())
    if options["victory_must_be_announced"] == "yes":
        variants.append(AnnouncedVictory())
    return variants
