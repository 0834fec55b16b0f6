"""What the terminal shows of a game: the answers of its layers, found in the games' folders, put together."""

from collections.abc import Iterator, Sequence

from hexhaven import words
from hexhaven.catalog import Game
from hexhaven.cli.layer import PlainLayer, TerminalLayer
from hexhaven.core.game import State
from hexhaven.layers import base_layer, layers_of

STOREY = "terminal"
PLAIN: TerminalLayer = PlainLayer()


def layers(state: State) -> list[TerminalLayer]:
    """The layers of a game, that of its base first; where nobody brings one, there are points and choices."""
    return layers_of(state.slices(), STOREY, TerminalLayer) or [PLAIN]


def base_of(state: State) -> TerminalLayer:
    """The layer that shows a game."""
    return layers(state)[0]


def layer_of(game: Game) -> TerminalLayer:
    """The layer that shows a game which has not begun."""
    return base_layer(game.slices, STOREY, PLAIN)


def legend(language: str, state: State, names: words.Names, marks: Sequence[str]) -> Iterator[str]:
    for layer in layers(state):
        yield from layer.legend(language, state, names, marks)


def describe(language: str, state: State, names: words.Names) -> Iterator[str]:
    for layer in layers(state):
        yield from layer.describe(language, state, names)


def table(
    language: str, state: State, names: words.Names, marks: Sequence[str], viewer: int
) -> Iterator[str]:
    for layer in layers(state):
        yield from layer.table(language, state, names, marks, viewer)


def hand(language: str, state: State, player: int) -> str:
    """What a player holds, in a line."""
    return " ".join(said for layer in layers(state) for said in layer.hand(language, state, player))


def help(language: str, state: State) -> list[str]:
    keys = [layer.help for layer in layers(state) if layer.help is not None]
    base, *others = [words.say(language, key).splitlines() for key in keys]
    return [*base[:-1], *(line for lines in others for line in lines), *base[-1:]]


def wants_picture(state: State) -> bool:
    return any(layer.wants_picture(state) for layer in layers(state))
