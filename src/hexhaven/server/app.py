"""The server, put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import partial

from litestar import Litestar, Response
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.logging import LoggingConfig

from hexhaven import almanac
from hexhaven.server import page
from hexhaven.server.access import SAFE_METHODS, AnyRequest, language_of, refuse_foreign_page
from hexhaven.server.api.description import description, prepare
from hexhaven.server.api.invitations import InvitationsController
from hexhaven.server.api.library import LibraryController
from hexhaven.server.api.packed import PACKED
from hexhaven.server.api.people import PeopleController
from hexhaven.server.api.records import RecordsController
from hexhaven.server.api.services import service_handlers
from hexhaven.server.api.shelf import ShelfController
from hexhaven.server.api.sign_ins import SignInsController
from hexhaven.server.api.tables import TablesController
from hexhaven.server.channels import LastingBackend
from hexhaven.server.errors import TooOften, TroubleError, sentence
from hexhaven.server.headers import securing
from hexhaven.server.hub import LOG, Hub
from hexhaven.server.metering import metered
from hexhaven.server.methods import allow
from hexhaven.server.people import People, PeopleError
from hexhaven.server.play import play
from hexhaven.server.settings import Settings
from hexhaven.server.store import CHANNEL, Store, StoreError
from hexhaven.server.store.engines import address, is_sqlite
from hexhaven.server.trials import Trials
from hexhaven.wire.rest import Trouble

API = (
    PeopleController, SignInsController, ShelfController, TablesController, InvitationsController,
    LibraryController, RecordsController,
)  # fmt: skip
LARGEST_BODY = 64 * 1024


def create_app(settings: Settings | None = None) -> Litestar:
    """A server with these settings; by default those of the environment."""
    chosen = settings or Settings.from_environment()
    return Litestar(
        route_handlers=[*API, *service_handlers(), play, *page.routes(chosen.page)],
        lifespan=[lambda app: serving(app, chosen)],
        before_request=check_origin,
        exception_handlers={
            TroubleError: on_trouble, PeopleError: on_people, StoreError: on_store, HTTPException: on_http,
            RecursionError: on_depth, Exception: on_fault,
        },
        middleware=[metered],
        before_send=[securing(chosen.https), allow],
        compression_config=CompressionConfig("gzip", 700, gzip_compress_level=6, exclude_opt_key=PACKED),
        logging_config=LoggingConfig(root={"level": "WARNING", "handlers": ["queue_listener"]}),
        request_max_body_size=LARGEST_BODY,
        openapi_config=description(),
    )  # fmt: skip


def make_channels(database: str) -> ChannelsPlugin | None:
    """On PostgreSQL several processes share the tables and tell one another what is new."""
    url = address(database)
    if is_sqlite(url):
        return None
    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return ChannelsPlugin(LastingBackend(plain), channels=[CHANNEL])


@asynccontextmanager
async def serving(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    """Open the store, wake the running games, and close everything in order: channels last."""
    store = await Store.open(settings.database)
    channels = make_channels(settings.database)
    async with nullcontext() if channels is None else channels:
        hub = Hub(store, settings, None if channels is None else partial(channels.publish, channels=CHANNEL))
        app.state.hub = hub
        app.state.people = People(store)
        app.state.trials = Trials()
        prepare(app)
        almanac.make_ready()  # or the first question would keep everybody waiting
        await hub.wake()
        tasks = [asyncio.create_task(work) for work in (hub.sweep(), hub.tidy(), listen(hub, channels))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await app.state.trials.close()
            await hub.close()
            await store.close()


async def listen(hub: Hub, channels: ChannelsPlugin | None) -> None:
    """Hear what other processes say, if there are any."""
    if channels is None:
        return
    async with channels.start_subscription([CHANNEL]) as subscriber:
        async for data in subscriber.iter_events():
            with suppress(Exception):  # what goes wrong at one table is in the log, and no reason to go deaf
                await hub.hear(data)


# --- errors ------------------------------------------------------------------------------------------


async def check_origin(request: AnyRequest) -> None:
    if request.method not in SAFE_METHODS:
        refuse_foreign_page(request)


def trouble(status: int, code: str, text: str) -> Response[Trouble]:
    return Response(Trouble(code=code, text=text), status_code=status)


def on_trouble(request: AnyRequest, problem: TroubleError) -> Response[Trouble]:
    answer = trouble(problem.status, problem.code, problem.text(language_of(request)))
    if isinstance(problem, TooOften):
        answer.headers["Retry-After"] = str(problem.wait)
    return answer


def on_people(request: AnyRequest, problem: PeopleError) -> Response[Trouble]:
    text = sentence(language_of(request), problem.code, **problem.values)
    return trouble(400, problem.code, text)


def on_store(request: AnyRequest, problem: StoreError) -> Response[Trouble]:
    LOG.error("%s %s: %s", request.method, request.url.path, problem)
    return on_trouble(request, TroubleError("store"))


def on_depth(request: AnyRequest, problem: RecursionError) -> Response[Trouble]:
    """Brackets within brackets without end: the reader of JSON gives up."""
    return on_trouble(request, TroubleError("malformed"))


def on_fault(request: AnyRequest, problem: Exception) -> Response[Trouble]:
    """A fault of ours: whoever runs the server finds it in the log."""
    LOG.error("%s %s: %s", request.method, request.url.path, problem, exc_info=problem)
    return on_trouble(request, TroubleError("fault"))


def on_http(request: AnyRequest, problem: HTTPException) -> Response[Trouble]:
    """What the framework refuses, in our form."""
    if isinstance(problem, NotFoundException):
        return trouble(404, "not_found", sentence(language_of(request), "not_found"))
    if isinstance(problem, ValidationException):
        found = problem.extra if isinstance(problem.extra, list) else []
        details = "; ".join(str(each.get("message", "")) for each in found if isinstance(each, dict))
        return trouble(400, "malformed", details or problem.detail)
    return trouble(problem.status_code, "refused", problem.detail)
