"""What a player of the card game may type beside choices: reading cards."""

from collections.abc import Iterator
from typing import cast

from hexhaven.cli.commands import Commands
from hexhaven.games.duel.rules.kinds import CardKind
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.words import names as called
from hexhaven.words import say, tongue

FIGURES = ("points", "commerce", "strength", "tournament")
OFFERED = ("take", "card")  # verbs that name a card one does not hold yet


def read(at: Commands, rest: str) -> None:
    """What the cards of the hand, and those to choose from, cost and do."""
    d = cast(Duel, at.state)
    shown = list(dict.fromkeys([*offered(d, at.player), *held(d, at.player)]))
    for name in shown:
        at.host.console.say(face(at.host.language, name), hanging="   ")
    if not shown:
        at.host.say("play.no_cards")


def held(d: Duel, player: int) -> Iterator[str]:
    yield from (d.rules.kind_names[i] for i, n in enumerate(d.realms[player].hand) if n)


def offered(d: Duel, player: int) -> Iterator[str]:
    """The cards that a question lets choose from, the topmost first."""
    for action in list(d.legal(player))[::-1]:
        verb, *rest = d.write(action).split()
        if verb in OFFERED and rest[0] in called.rows():
            yield rest[0]


def face(language: str, name: str) -> str:
    """'Karl the Strong (3 wool, 2 grain and 2 ore; strength 6; tournament 1): ...'."""
    spoken, row = tongue(language), called.rows()[name]
    told = "; ".join(figures(language, row))
    title = f"{row.title[spoken]} ({told})" if told else row.title[spoken]
    return f"{title}: {row.text[spoken]}"


def figures(language: str, row: CardKind) -> Iterator[str]:
    """What a card costs and brings, as far as it is anything."""
    if row.price:
        yield called.price(language, list(row.cost))
    for name in FIGURES:
        n = int(getattr(row, name))
        if n:
            yield say(language, f"see.brings.{name}", n=n)
