"""The beginning: a deck, the regions, the first stack."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.bots.tally import Scored
from hexhaven.core.actions import operand
from hexhaven.games.duel.bots.stacks import Stacks
from hexhaven.games.duel.bots.terms import START, new_scored
from hexhaven.games.duel.decks import Deck, complete, ready_decks
from hexhaven.games.duel.rules.questions import ARRANGE, DECK, EVENTS, START_STACK, STARTERS
from hexhaven.games.duel.rules.setup import STARTING_CARDS, laid
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import BRICK, GOLD, GRAIN, LUMBER, ORE, RESOURCES, WOOL
from hexhaven.games.duel.rules.tournament import DECK_SIZE, OWN_EVENTS, STARTERS_TAKEN

BEGINNING: Final = (ARRANGE, START_STACK, DECK, EVENTS, STARTERS)

# Corner by corner what is laid first: ore and brick in the middle, where two settlements can use them.
CORNER_BY_CORNER: Final = vec[i64]([GRAIN, ORE, LUMBER, WOOL, BRICK, GOLD])
FIRST_CHOICE: Final = 100


def begins(d: Duel) -> bool:
    return d.waiting_for() in BEGINNING


def consider_beginning(d: Duel, me: i64, stacks: Stacks, texts: list[str], legal: vec[i64]) -> list[Scored]:
    """Score what is chosen before the first throw."""
    waiting = d.waiting_for()
    wanted: i64 = -1
    if waiting in (DECK, EVENTS, STARTERS):
        wanted = d.read(texts[int(place_in_list(d))])
    out: list[Scored] = []
    for action in legal:
        scored = new_scored(action)
        if waiting == ARRANGE:
            scored.tally.add(START, -FIRST_CHOICE * distance(d, me, operand(action)))
        elif waiting == START_STACK:
            scored.tally.add(START, stacks.best(operand(action)) * STARTING_CARDS)
        elif action == wanted:
            scored.tally.add(START, FIRST_CHOICE)
        out.append(scored)
    return out


def distance(d: Duel, me: i64, terrain: i64) -> i64:
    """How far from the corner that is to be laid now a terrain has its place."""
    place: i64 = 0
    while CORNER_BY_CORNER[place] != terrain:
        place += 1
    return (place - laid(d, me)) % RESOURCES


def place_in_list(d: Duel) -> i64:
    """Which of the choices that make a deck comes next."""
    left = d.number()
    if d.waiting_for() == DECK:
        return DECK_SIZE - left
    if d.waiting_for() == EVENTS:
        return DECK_SIZE + OWN_EVENTS - left
    return DECK_SIZE + OWN_EVENTS + STARTERS_TAKEN - left


def possible_decks(d: Duel) -> list[Deck]:
    """The ready-made decks that the sets in use allow, or else one made of these sets."""
    sets = set(d.rules.theme_sets)
    decks = [deck for deck in ready_decks().values() if set(deck.sets) <= sets]
    return decks or [complete(Deck(sets=d.rules.theme_sets))]
