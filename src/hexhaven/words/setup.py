"""Why a game cannot be set up as somebody wished, in words."""

from hexhaven.board.maps.model import MapError
from hexhaven.catalog import Caution, SetupError
from hexhaven.words.messages import say


def setup_problem(language: str, problem: SetupError | MapError) -> str:
    """What does not fit; a map that cannot be laid out is told in general."""
    if not isinstance(problem, SetupError):
        return say(language, "setup.map")
    if not problem.reason:
        return str(problem)
    values = {**problem.values}
    if "what" in values:
        values["what"] = noun(language, values["what"])
    if "set" in values:
        values["set_label"] = say(language, f"option.{values['set']}")
    return say(language, f"setup.{problem.reason}", **values)


def caution(language: str, caution: Caution) -> str:
    """What may be played so, but is not advised."""
    return say(language, f"caution.{caution.reason}", **caution.values)


def noun(language: str, what: str) -> str:
    """What there is none of: a game, an option, or the "value of 'trade_law'"."""
    kind, _, of = what.partition(" of '")
    return say(language, f"setup_noun.{kind}", of=of.rstrip("'"))
