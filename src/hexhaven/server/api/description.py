"""The description of the API, as OpenAPI."""

from typing import Any

from litestar import Litestar, Request
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import hexhaven


def description() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Hexhaven",
        version=hexhaven.__version__,
        path="/api/schema",
        use_handler_docstrings=True,
        render_plugins=[ClosedForms()],
    )


def prepare(app: Litestar) -> None:
    """Put the description together, which takes a tenth of a second, before anybody asks for it."""
    app.plugins.get(OpenAPIPlugin).provide_openapi_schema()


class ClosedForms(JsonRenderPlugin):
    """Says of every message that it has no other fields: the framework knows, and does not tell."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, closed(openapi_schema))


def closed(schema: dict[str, Any]) -> dict[str, Any]:
    forms = schema["components"]["schemas"]
    shut = {name: form | {"additionalProperties": False} for name, form in forms.items()}
    known = {name: shut[name] if "properties" in form else form for name, form in forms.items()}
    return schema | {"components": schema["components"] | {"schemas": known}}
