"""What is asked of a game beside its tables: the game says what there is, and answers."""

from collections.abc import Callable
from functools import partial
from typing import Any

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from hexhaven.scene.services import Service, Shelf, all_services
from hexhaven.server.access import AnyRequest, address_of, hub_of, language_of, trials_of
from hexhaven.server.api.troubles import troubles
from hexhaven.server.bringing import complaints

BODY: Any = JSONBody  # of a type that a game names
TAGS = ["games"]


def service_handlers() -> list[HTTPRouteHandler]:
    return [handler(service) for services in all_services() for service in services.asked]


def handler(service: Service) -> HTTPRouteHandler:
    """The address of a service, with the types and the sentence that describe it."""

    async def read(request: AnyRequest) -> Any:
        return service.work(language_of(request))

    async def ask(request: AnyRequest, data: Any) -> Any:
        with complaints():
            return await (played if service.plays else aside)(request, service, data)

    function = read if service.question is None else ask
    function.__doc__ = service.about
    function.__annotations__ |= {"return": service.answer}
    path = f"/api{service.path}"
    if service.question is None:
        return get(path, responses=troubles(), tags=TAGS)(read)
    function.__annotations__ |= {"data": BODY[service.question]}
    return post(path, status_code=200, responses=troubles("unfit", "too_often", "busy"), tags=TAGS)(ask)


async def aside(request: AnyRequest, service: Service, data: Any) -> Any:
    return await do_aside(request, partial(service.work, language_of(request), data))


async def do_aside(request: AnyRequest, work: Callable[[], Any]) -> Any:
    """What takes a while is done aside, and counts as the address's time."""
    hub, address = hub_of(request), address_of(request)
    hub.limits.aside.check(address)
    return await hub.aside.do(address, work)


async def played(request: AnyRequest, service: Service, data: Any) -> Any:
    hub_of(request).limits.trials.check(address_of(request))
    match = service.work(language_of(request), data)
    return match.told(await trials_of(request).play(match, match.numbers))


async def understood(request: AnyRequest, shelf: Shelf, text: str) -> None:
    """Refuse a text that the game cannot read. To look for what was meant takes a while: it is done aside."""
    with complaints():
        await do_aside(request, partial(shelf.understand, language_of(request), text))
