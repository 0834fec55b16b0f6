"""Decks for the tests: any at all, and legal ones."""

from dataclasses import replace

from hypothesis import strategies as st

from hexhaven.games.duel.decks import Deck, complete, ready_deck
from hexhaven.games.duel.decks.deck import add, remove
from hexhaven.games.duel.decks.library import THEME_SETS, cards_of, copies, events_of, kinds
from hexhaven.texts import LANGUAGES

FIRST = ready_deck("first-steps")

every_kind = st.sampled_from(sorted(kinds()))
some_cards = st.dictionaries(every_kind, st.integers(0, 5), max_size=12)
one_line_of_text = st.text(max_size=30)
any_deck = st.builds(
    Deck,
    name=one_line_of_text,
    sets=st.lists(st.sampled_from(["base", *THEME_SETS]), max_size=4).map(tuple),
    cards=some_cards,
    start=some_cards,
    events=some_cards,
    about=st.dictionaries(st.sampled_from(LANGUAGES), one_line_of_text),
)


@st.composite
def unfinished_decks(draw: st.DrawFn) -> Deck:
    """Some cards and events of some sets, never more than there are."""
    sets = tuple(draw(st.lists(st.sampled_from(THEME_SETS), min_size=1, unique=True)))
    names = draw(st.lists(st.sampled_from([kind.name for kind in cards_of(sets)]), max_size=15, unique=True))
    cards = {name: draw(st.integers(1, copies(name, sets))) for name in names}
    while sum(cards.values()) > 33:
        cards.popitem()
    events = [kind.name for kind in events_of(sets) if kind.name not in ("year-end", "civil-war", "plague")]
    chosen = draw(st.lists(st.sampled_from(events), max_size=4, unique=True))
    return Deck("Unfinished", sets, cards, {}, dict.fromkeys(chosen, 1))


legal_decks = unfinished_decks().map(complete)


@st.composite
def real_decks(draw: st.DrawFn) -> Deck:
    """Decks as people build them: of cards that there are, too few of them, enough or too many."""
    deck = draw(st.one_of(unfinished_decks(), legal_decks))
    for card in draw(st.lists(st.sampled_from([kind.name for kind in cards_of(deck.sets)]), max_size=25)):
        if deck.copies(card) < copies(card, deck.sets):
            deck = add(deck, card)
    for i in draw(st.lists(st.integers(0, 100), max_size=20)):
        if deck.cards:
            deck = remove(deck, sorted(deck.cards)[i % len(deck.cards)])
    return deck


decks = real_decks()


def changed(more: dict[str, int], less: dict[str, int] | None = None, deck: Deck = FIRST) -> Deck:
    """A deck with other numbers of some cards."""
    cards = dict(deck.cards)
    for name, n in more.items():
        cards[name] = cards.get(name, 0) + n
    for name, n in (less or {}).items():
        cards[name] -= n
    return replace(deck, cards=cards)
