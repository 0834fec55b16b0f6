"""Questions to the server's API, with the cookies of a browser."""

from typing import Any

from playwright.sync_api import APIResponse, BrowserContext, Page

# A line that is used again may just be closed by the server. Browsers then ask once more; so does this.
TRIES = 3


def get(of: Page | BrowserContext, address: str) -> APIResponse:
    return of.request.get(address, max_retries=TRIES)


def post(of: Page | BrowserContext, address: str, data: Any = None) -> APIResponse:
    return of.request.post(address, data=data, max_retries=TRIES)
