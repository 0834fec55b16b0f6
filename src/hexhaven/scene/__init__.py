"""Games as a page shows them: states become messages, in words of a language, for one viewer.

Nothing below knows the page, nothing above knows a rule. Each family of games has a module of its own; the
rest of this package is the same for all of them.
"""

from hexhaven.scene.dice import Rolls, add_roll, rolls
from hexhaven.scene.events import event, log
from hexhaven.scene.moment import look, setting
from hexhaven.scene.pulse import round_of, turn_of

__all__ = ["Rolls", "add_roll", "event", "log", "look", "rolls", "round_of", "setting", "turn_of"]
