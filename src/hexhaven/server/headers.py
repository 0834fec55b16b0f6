"""Headers that keep a browser from doing what our pages never need."""

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
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


def secure(app: ASGIApp) -> ASGIApp:
    """Add the headers to every answer, errors included."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                headers = MutableScopeHeaders(message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await app(scope, receive, send_with_headers)

    return wrapped
