"""Who sits at the keyboard in which family of games."""

from collections.abc import Callable

from hexhaven.board.state import Position
from hexhaven.cli.board_human import BoardHuman
from hexhaven.cli.host import Host
from hexhaven.cli.human import Human
from hexhaven.cli.teller import Teller
from hexhaven.families import Families

PEOPLE: Families[Callable[[int, Host, Teller], Human]] = Families({Position: BoardHuman}, Human)
