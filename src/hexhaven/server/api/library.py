"""What there is to play, and the almanac."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from hexhaven import scene
from hexhaven.almanac import NoSuchArticle
from hexhaven.server import seating
from hexhaven.server.access import AnyRequest, language_of
from hexhaven.server.api.troubles import troubles
from hexhaven.server.errors import TroubleError
from hexhaven.wire.rest import ArticleRow, ArticleText, Catalog, GameWish, TableCheck


class LibraryController(Controller):
    path = "/api"
    tags = ("library",)

    @get("/catalog", responses=troubles())
    async def catalog(self, request: AnyRequest) -> Catalog:
        """Every game that can be started, with its maps and options, and the bots."""
        return scene.catalog(language_of(request))

    @post("/catalog/check", status_code=200, responses=troubles())
    async def check(self, request: AnyRequest, data: JSONBody[GameWish]) -> TableCheck:
        """Ask whether a game could be set up so, before a table is opened for it."""
        return seating.check(data, language_of(request))

    @get("/almanac", responses=troubles())
    async def articles(
        self,
        request: AnyRequest,
        asked: Annotated[str, QueryParameter(name="query")] = "",
        games: Annotated[tuple[str, ...], QueryParameter(name="game")] = (),
    ) -> list[ArticleRow]:
        """The articles that answer a question, the best first; all of them without one.

        Only those of a game, or of several, if `game` is given.
        """
        return scene.articles(language_of(request), asked, games)

    @get("/almanac/{article:str}", responses=troubles("no_article"))
    async def article(self, request: AnyRequest, article: FromPath[str]) -> ArticleText:
        """One article."""
        try:
            return scene.article(language_of(request), article)
        except NoSuchArticle:
            raise TroubleError("no_article") from None
