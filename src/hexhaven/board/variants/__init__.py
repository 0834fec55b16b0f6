"""Variants of the base game: one file each, which no other file of the board game knows."""

from __future__ import annotations

from hexhaven.board.rules import Expansion
from hexhaven.board.variants.announced_victory import AnnouncedVictory
from hexhaven.board.variants.friendly_robber import FriendlyRobber
from hexhaven.board.variants.late_harbours import LateHarbours
from hexhaven.board.variants.tournament_start import TournamentStart


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
