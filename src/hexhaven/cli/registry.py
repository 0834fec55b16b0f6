"""The families of games that the terminal knows, found by the type of their states."""

from hexhaven.board.state import Position
from hexhaven.cards.state import Duel
from hexhaven.cli.board_family import BOARD
from hexhaven.cli.duel_family import DUEL
from hexhaven.cli.family import Family
from hexhaven.families import Families

FAMILIES: Families[Family] = Families({Position: BOARD, Duel: DUEL}, Family())
