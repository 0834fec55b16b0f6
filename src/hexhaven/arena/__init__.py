"""Matches between bots: one game, many games over all cores, and what comes out of them."""

from hexhaven.arena.batch import Batch, Result, play
from hexhaven.arena.match import Outcome, play_game
from hexhaven.arena.statistics import Summary
from hexhaven.arena.workers import GameFailed, WorkerLost, run

__all__ = ["Batch", "Result", "Outcome", "Summary", "GameFailed", "WorkerLost", "play_game", "play", "run"]
