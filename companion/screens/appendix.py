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
    place = place_of(app)
    try:
        title = site.title(*place)
    except site.UnknownPageError:
        app.tell(app.words("core.no-page"))
        return
    address = _address(app, *place)
    if address:
        app.show_code(title, address)
    else:
        read(app)


def read(app: CompanionApp) -> None:
    """Show the step's page here, under the reason if no phone could open it."""
    place = place_of(app)
    (_, title), *blocks = site.plain(*place)
    reason = _reason(app)
    app.read(title, [*([("note", reason)] if reason else []), *blocks])


def _address(app: CompanionApp, language: str, game: str, page: str) -> str | None:
    """Return the page's address; the network may have come since the start."""
    if app.server is None:
        return None
    app.server.start()
    return app.server.url(language, game, page)


def _reason(app: CompanionApp) -> str:
    if app.server is None:
        return app.words("screens.page-no-server")
    return app.words(f"screens.page-{app.server.reason}") if app.server.reason else ""
