"""Headers that keep a browser from doing what our pages never need."""

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

API: Final = "/api/"

POLICY: Final = "; ".join([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
])  # fmt: skip

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",  # a table's link is its key
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


# Once seen over https, a browser never asks without it.
HTTPS_ONLY: Final = {"Strict-Transport-Security": "max-age=31536000"}


def securing(https: bool) -> BeforeMessageSendHookHandler:
    """A hook that adds the headers to every answer, errors included."""
    always = HEADERS | (HTTPS_ONLY if https else {})

    async def secure(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        message.setdefault("headers", [])
        headers = MutableScopeHeaders(message)
        for name, value in always.items():
            headers[name] = value
        if scope["path"].startswith(API):
            headers.setdefault("Cache-Control", "no-store")  # what one may see is nobody else's

    return secure
