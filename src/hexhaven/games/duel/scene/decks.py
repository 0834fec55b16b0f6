"""Cards and decks of the tournament game as messages: for the deck builder."""

from collections.abc import Sequence
from dataclasses import replace

from hexhaven.games.duel.decks import (
    Analysis,
    Deck,
    DeckError,
    Idle,
    Mistake,
    Problem,
    Suggestion,
    analyse,
    check,
    choices,
    follow,
    idle_text,
    mistake_text,
    most_copies,
    phrase,
    problem_text,
    read_deck,
    ready_decks,
    suggest,
    suggestion_text,
    write_deck,
)
from hexhaven.games.duel.decks.library import boxes, kinds, price
from hexhaven.games.duel.decks.suggest import helpers
from hexhaven.games.duel.rules.kinds import (
    ANY_TERRAIN,
    CLASS_NAMES,
    KIND_NAMES,
    PLACE_NAMES,
    REGION_SITE,
    SETS,
    UNIT_NAMES,
    CardKind,
)
from hexhaven.games.duel.rules.terms import RESOURCE_NAMES, TERRAIN_NAMES
from hexhaven.games.duel.rules.tournament import DECK_SIZE, OWN_EVENTS, STARTERS_TAKEN
from hexhaven.games.duel.trial import Trial, TrialSummary
from hexhaven.games.duel.trial import TrialGame as PlayedGame
from hexhaven.games.duel.wire.decks import (
    CardInfo,
    CardShelf,
    DeckFigures,
    DeckParts,
    DeckProblem,
    DeckReport,
    DeckSizes,
    DeckSuggestion,
    IdleCard,
    LineMistake,
    ReadyDeck,
    SetInfo,
    Share,
    TrialGame,
    TrialGames,
    TrialTrust,
)

# --- the cards ---------------------------------------------------------------------------------------


def card_shelf(language: str) -> CardShelf:
    """All cards, to browse and to filter."""
    sets = [SetInfo(id=id, name=phrase(language, f"set.{id}")) for id in SETS]
    sizes = DeckSizes(deck=DECK_SIZE, start=STARTERS_TAKEN, events=OWN_EVENTS)
    return CardShelf(sets=sets, cards=[card_info(language, kind) for kind in kinds().values()], sizes=sizes)


def card_info(language: str, kind: CardKind) -> CardInfo:
    return CardInfo(
        name=kind.name,
        title=kind.title[language],
        set=kind.set,
        copies={each: boxes()[each, kind.name] for each in SETS if (each, kind.name) in boxes()},
        kind=KIND_NAMES[kind.kind],
        unit=UNIT_NAMES[kind.unit],
        play_class=CLASS_NAMES[kind.play_class],
        place=PLACE_NAMES[kind.place],
        terrain=terrain(kind),
        labels=labels(language, kind),
        cost=price(kind),
        cast=int(kind.cast),
        victory=int(kind.points),
        commerce=int(kind.commerce),
        strength=int(kind.strength),
        tournament=int(kind.tournament),
        unique=kind.unique,
        needs=list(kind.needs),
        condition=phrase(language, f"condition.{kind.condition}") if kind.condition else "",
        text=kind.text[language],
        details=kind.details.get(language, ""),
        article=f"duel-card-{kind.name}",
        assumed=list(kind.assumed),
    )


def terrain(kind: CardKind) -> str:
    if kind.place != REGION_SITE:
        return ""
    return "any" if kind.terrain == ANY_TERRAIN else TERRAIN_NAMES[kind.terrain]


def labels(language: str, kind: CardKind) -> list[str]:
    """What sort of card it is, the wider words first."""
    named = (
        ("kind", KIND_NAMES[kind.kind]),
        ("unit", UNIT_NAMES[kind.unit]),
        ("class", CLASS_NAMES[kind.play_class]),
        ("place", PLACE_NAMES[kind.place]),
    )
    return [phrase(language, f"{group}.{name}") for group, name in named if name]


# --- trials ------------------------------------------------------------------------------------------


def trial_games(trial: Trial, games: Sequence[PlayedGame]) -> TrialGames:
    """Games of a trial, from the side of the deck that is tried out."""
    summary = TrialSummary(trial.deck)
    for game in games:
        summary.add(game)
    return TrialGames(games=[trial_game(game) for game in games], trust=trial_trust(trial.bot, summary))


def trial_trust(bot: str, summary: TrialSummary) -> TrialTrust:
    """How far these games can be trusted."""
    low, high = summary.share().interval
    return TrialTrust(
        bot=bot,
        games=summary.games,
        wins=summary.wins,
        low=low,
        high=high,
        never=summary.never_used(),
        seldom=summary.seldom_used(),
    )


def trial_game(game: PlayedGame) -> TrialGame:
    return TrialGame(
        number=game.number,
        won=game.won,
        began=game.began,
        points=game.points,
        opposing=game.opposing,
        turns=game.turns,
        played=sorted(game.played),
        used=sorted(game.used),
        held=sorted(game.held),
    )


# --- decks -------------------------------------------------------------------------------------------


def deck_report(language: str, text: str) -> DeckReport:
    """Everything there is to say about a deck that somebody wrote."""
    try:
        deck = read_deck(text)
    except DeckError as error:
        return DeckReport(legal=False, mistakes=[mistake(language, each) for each in error.mistakes])
    found = analyse(deck)
    problems = check(deck)
    return DeckReport(
        legal=not problems,
        problems=[problem(language, each) for each in problems],
        deck=parts(deck),
        text=write_deck(deck, language),
        most={name: most_copies(name, deck.sets) for name in kinds()},
        actions=[] if problems else choices(deck),
        figures=figures(language, found),
        unplayable=[idle(language, deck, each) for each in found.unplayable],
        useless=[idle(language, deck, each) for each in found.useless],
        suggestions=[suggestion(language, deck, each) for each in suggest(deck)],
    )


def ready_shelf(language: str) -> list[ReadyDeck]:
    """The decks to start with, the one for beginners first."""
    return [ready(language, id, deck) for id, deck in ready_decks().items()]


def ready(language: str, id: str, deck: Deck) -> ReadyDeck:
    named = replace(deck, name=phrase(language, f"ready.{id}"))
    return ReadyDeck(
        id=id,
        title=named.name,
        about=deck.about[language],
        sets=list(deck.sets),
        text=write_deck(named, language),
    )


def parts(deck: Deck) -> DeckParts:
    return DeckParts(
        name=deck.name,
        sets=list(deck.sets),
        cards=dict(deck.cards),
        start=dict(deck.start),
        events=dict(deck.events),
        about=dict(deck.about),
    )


def mistake(language: str, mistake: Mistake) -> LineMistake:
    return LineMistake(line=mistake.line, code=mistake.reason, text=mistake_text(language, mistake))


def problem(language: str, problem: Problem) -> DeckProblem:
    card = problem.values.get("card")
    return DeckProblem(
        code=problem.reason,
        text=problem_text(language, problem),
        article=problem.article,
        card=card if isinstance(card, str) else None,
    )


def idle(language: str, deck: Deck, idle: Idle) -> IdleCard:
    said = idle_text(language, idle)
    return IdleCard(card=idle.card, code=idle.reason, text=said, missing=helpers(deck, idle))


def suggestion(language: str, deck: Deck, suggestion: Suggestion) -> DeckSuggestion:
    return DeckSuggestion(
        code=suggestion.reason,
        text=suggestion_text(language, suggestion),
        where=suggestion.where,
        remove=list(suggestion.remove),
        add=list(suggestion.add),
        result=write_deck(follow(deck, suggestion), language),
    )


def figures(language: str, found: Analysis) -> DeckFigures:
    return DeckFigures(
        size=found.size,
        curve=found.curve,
        average=found.average,
        kinds=shares(language, "kind", found.kinds),
        places=shares(language, "place", found.places),
        units=shares(language, "unit", found.units),
        classes=shares(language, "class", found.classes),
        demand=shares(language, "resource", found.demand),
        victory=found.points.victory,
        commerce=found.points.commerce,
        strength=found.points.strength,
        tournament=found.points.tournament,
        magic=found.points.magic,
        magic_demand=found.magic_demand,
        city_cards=found.places.get("city", 0),
        city_sites=found.city_sites,
    )


def shares(language: str, group: str, mix: dict[str, int]) -> list[Share]:
    """A mix, in the order in which the game names its sorts."""
    order = ORDER[group]
    names = sorted(mix, key=order.index)
    return [Share(name=name, label=phrase(language, f"{group}.{name}"), n=mix[name]) for name in names]


ORDER = {
    "kind": KIND_NAMES,
    "place": PLACE_NAMES,
    "unit": UNIT_NAMES,
    "class": CLASS_NAMES,
    "resource": RESOURCE_NAMES,
}
