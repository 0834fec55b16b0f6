"""Who sits at the keyboard in which family of games."""

from collections.abc import Callable

from hexhaven.board.state import Position
from hexhaven.cards.state import Duel
from hexhaven.cli.board_human import BoardHuman
from hexhaven.cli.duel_human import DuelHuman
from hexhaven.cli.host import Host
from hexhaven.cli.human import Human
from hexhaven.cli.teller import Teller
from hexhaven.families import Families

PEOPLE: Families[Callable[[int, Host, Teller], Human]] = Families(
    {Position: BoardHuman, Duel: DuelHuman}, Human
)
