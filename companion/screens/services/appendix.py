"""Which page of the appendix explains the step, and how it is shown."""

from __future__ import annotations

from companion.appendix import site
from companion.screens.presenter import Presenter
from companion.session import Session


def page_of(session: Session) -> str:
    """Return the page of the question that stands, else of the latest say that has one."""
    prompts = [session.play.ask, *reversed(session.play.says)]
    pages = (session.page(prompt) for prompt in prompts if prompt)
    return next((page for page in pages if page), site.OVERVIEW)


def place_of(presenter: Presenter) -> tuple[str, str, str]:
    """Return language, game and name of the step's page."""
    return presenter.phrasebook.language, presenter.session.game.name, page_of(presenter.session)


def show(presenter: Presenter) -> None:
    """Show the QR code of the step's page, or the page itself where no phone could open it."""
    try:
        site.title(*place_of(presenter))
    except site.UnknownPageError:
        presenter.tell(presenter.words("core.no-page"))
        return
    if address(presenter):
        presenter.visit("code")
    else:
        presenter.read("page")


def title(presenter: Presenter) -> str:
    """Return the title of the step's page."""
    return site.title(*place_of(presenter))


def address(presenter: Presenter) -> str | None:
    """Return where a phone finds the step's page; the network may have come since the start."""
    if presenter.server is None:
        return None
    presenter.server.start()
    address: str | None = presenter.server.url(*place_of(presenter))
    return address


def text(presenter: Presenter) -> tuple[str, list[tuple[str, str]]]:
    """Return the page's title and paragraphs, under the reason if no phone could open it."""
    (_, heading), *blocks = site.plain(*place_of(presenter))
    reason = _reason(presenter)
    return heading, [*([("note", reason)] if reason else []), *blocks]


def headings(presenter: Presenter) -> list[str]:
    """Return what the step's page holds, as its headings tell it."""
    return [text for kind, text in site.plain(*place_of(presenter)) if kind == "heading"]


def _reason(presenter: Presenter) -> str:
    if presenter.server is None:
        return presenter.words("screens.page-no-server")
    reason = presenter.server.reason
    return presenter.words(f"screens.page-{reason}") if reason else ""
