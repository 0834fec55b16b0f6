"""Faults that axe finds in a page, in every light and on every width."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

from browser.conftest import DESK, PHONE

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RUN = "(options) => axe.run(document, options).then(({ violations }) => violations)"
SIZES = {"desk": DESK["viewport"], "phone": PHONE["viewport"]}
Light = Literal["light", "dark"]
# Darkness changes colours and nothing else.
RULES: dict[Light, dict[str, Any]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}


def assert_accessible(page: Page, where: str) -> None:
    """There is no grave fault in the page as it stands: wide and narrow, light and dark."""
    found = []
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        for light, rules in RULES.items():
            page.emulate_media(color_scheme=light)
            found += [f"{where}, {size}, {light}: {fault}" for fault in lasting_faults(page, rules)]
    page.set_viewport_size(SIZES["desk"])
    page.emulate_media(color_scheme="light")
    assert not found, "\n".join(found)


def lasting_faults(page: Page, rules: dict[str, Any]) -> list[str]:
    """Faults that are still there when what fades or moves has come to rest."""
    found = faults(page, rules)
    if found:
        page.wait_for_timeout(1200)
        found = faults(page, rules)
    return found


def faults(page: Page, rules: dict[str, Any]) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        assert SOURCE.is_file(), "axe-core is missing: run 'npm ci' in web/"
        page.evaluate(SOURCE.read_text("utf-8"))
    violations: list[dict[str, Any]] = page.evaluate(RUN, {"resultTypes": ["violations"], **rules})
    return [describe(each) for each in violations if each["impact"] in GRAVE]


def describe(violation: dict[str, Any]) -> str:
    nodes = [f"{node['html'][:160]} ({node['failureSummary']})" for node in violation["nodes"][:4]]
    return f"{violation['id']}: " + "; ".join(nodes)
