"""What can be played, and the rules to read: the catalog and the almanac as messages."""

from collections.abc import Collection, Sequence

from hexhaven import almanac, bots, words
from hexhaven import catalog as games
from hexhaven.core.game import Option
from hexhaven.wire.rest import (
    ArticleRow,
    ArticleText,
    CardSign,
    Catalog,
    ExcerptPiece,
    GameInfo,
    MapInfo,
    OptionInfo,
)

# --- the catalog -------------------------------------------------------------------------------------


def catalog(language: str) -> Catalog:
    """Every game that can be started, with its options and maps."""
    return Catalog(games=[game(language, each) for each in games.GAMES.values()], bots=bots.names())


def game(language: str, game: games.Game) -> GameInfo:
    spoken = words.within(language, game.slices)
    return GameInfo(
        id=game.id,
        name=game.name[language],
        fewest=game.fewest,
        most=game.most,
        presets=game.presets,
        preset_names=[words.say(spoken, f"preset.{preset}") for preset in game.presets],
        default_preset=game.default_preset,
        default_maps=game.maps.by_preset,
        maps=[
            MapInfo(id=id, name=game.maps.title(language, id), beginners=game.maps.for_beginners(id))
            for id in game.maps.ids()
        ],
        options=[option(spoken, each) for each in game.options],
        begin=list(almanac.begin_with(game.id)),
    )


def option(language: str, option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        label=option_label(language, option),
        values=option.values,
        labels=[value_label(language, option, value) for value in option.values],
        explained=explained(language, option),
        article=option.article,
        presets=option.presets,
        parts=option.parts,
        lists=option.lists,
    )


def option_label(language: str, option: Option) -> str:
    """What an option is called; without a word of its own, like its article."""
    key = f"option.{option.name}"
    if words.has(language, key):
        return words.say(language, key)
    return almanac.article(option.article).title[words.tongue(language)]


def value_label(language: str, option: Option, value: str) -> str:
    """What a value means; most switches need no words of their own."""
    keys = (f"option_value.{option.name}.{value}", f"option_value.{value}")
    return next((words.say(language, key) for key in keys if words.has(language, key)), value)


def explained(language: str, option: Option) -> list[str]:
    """Each value in a sentence, where a game has words for it: so it says what people should choose first."""
    keys = [f"option_explained.{option.name}.{value}" for value in option.values]
    return [words.say(language, key) for key in keys if words.has(language, key)]


# --- the almanac -------------------------------------------------------------------------------------


def article(language: str, id: str) -> ArticleText:
    """An article of the almanac; raises `NoSuchArticle` if there is none."""
    found = almanac.article(id)
    return ArticleText(
        id=found.id,
        title=found.title[language],
        game=found.game,
        chapter=almanac.chapter_of(found.id).title[language],
        card=card_sign(found),
        text=found.text[language],
        see=[row(language, almanac.article(other)) for other in found.see],
        source=almanac.source_in(language, found.source),
    )


def articles(language: str, query: str, games: Collection[str] = ()) -> list[ArticleRow]:
    """The articles that answer a question, the best first; without a question, all of them by chapters.

    Only those of some games, if any are named.
    """
    if query.strip():
        return [row(language, *each) for each in almanac.answers(query, language, games)]
    chapters = [each for each in almanac.chapters() if not games or each.game in games]
    return [row(language, almanac.articles()[id]) for each in chapters for id in each.articles]


def row(language: str, article: almanac.Article, excerpt: Sequence[almanac.Piece] = ()) -> ArticleRow:
    return ArticleRow(
        id=article.id,
        title=article.title[language],
        game=article.game,
        chapter=almanac.chapter_of(article.id).title[language],
        card=card_sign(article),
        excerpt=[ExcerptPiece(text=each.text, found=each.found) for each in excerpt],
    )


def card_sign(article: almanac.Article) -> CardSign | None:
    """The picture of the card that an article is about; None for all others."""
    if article.picture is None:
        return None
    return CardSign(name=article.picture.name, ground=article.picture.ground)
