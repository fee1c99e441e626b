"""Which page of the appendix explains the step, and how it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.appendix import site

if TYPE_CHECKING:
    from companion.screens.app import CompanionApp
    from companion.session import Session


def page_of(session: Session) -> str:
    """Return the page of the question that stands, else of the latest say that has one."""
    prompts = [session.play.ask, *reversed(session.play.says)]
    pages = (session.page(prompt) for prompt in prompts if prompt)
    return next((page for page in pages if page), site.OVERVIEW)


def place_of(app: CompanionApp) -> tuple[str, str, str]:
    """Return language, game and name of the step's page."""
    return app.phrasebook.language, app.session.game.name, page_of(app.session)


def show(app: CompanionApp) -> None:
    """Show the QR code of the step's page, or the page itself where no phone could open it."""
    try:
        site.title(*place_of(app))
    except site.UnknownPageError:
        app.tell(app.words("core.no-page"))
        return
    if address(app):
        app.visit("code")
    else:
        app.read("page")


def title(app: CompanionApp) -> str:
    """Return the title of the step's page."""
    return site.title(*place_of(app))


def address(app: CompanionApp) -> str | None:
    """Return where a phone finds the step's page; the network may have come since the start."""
    if app.server is None:
        return None
    app.server.start()
    address: str | None = app.server.url(*place_of(app))
    return address


def text(app: CompanionApp) -> tuple[str, list[tuple[str, str]]]:
    """Return the page's title and paragraphs, under the reason if no phone could open it."""
    (_, heading), *blocks = site.plain(*place_of(app))
    reason = _reason(app)
    return heading, [*([("note", reason)] if reason else []), *blocks]


def _reason(app: CompanionApp) -> str:
    if app.server is None:
        return app.words("screens.page-no-server")
    return app.words(f"screens.page-{app.server.reason}") if app.server.reason else ""
