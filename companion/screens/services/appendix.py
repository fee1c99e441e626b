"""The appendix page that explains the step, and how it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.appendix import glossary, site
from companion.appendix.passages import Lead, Passage
from companion.appendix.server import Published, Server
from companion.drawings.icons import character
from companion.games import is_file
from companion.screens.models.text import Block, PageText, Text, link
from companion.screens.presenter import Presenter
from companion.screens.presenter.navigation import PAGE


def step_place(presenter: Presenter) -> str:
    """Return the place of the open question, else of the latest announcement that has one."""
    session = presenter.session
    prompts = [session.play.ask, *reversed(session.play.says)]
    places = (session.place(prompt) for prompt in prompts if prompt)
    return next((place for place in places if place), site.OVERVIEW)


def place_of(presenter: Presenter) -> tuple[str, str, str]:
    """Return language, game and name of the step's page."""
    page = site.page_of(step_place(presenter))
    return presenter.phrasebook.language, presenter.session.game.name, page


def show(presenter: Presenter) -> None:
    """Show the QR code of the step's page, or the page itself if no phone could open it."""
    try:
        site.title(*place_of(presenter))
    except site.UnknownPageError:
        presenter.announce(presenter.words("core.no-page"))
        return
    if address(presenter):
        presenter.navigation.visit("code")
    else:
        presenter.navigation.visit(PAGE)


def title(presenter: Presenter) -> str:
    """Return the title of the step's page, and after a › the heading that explains the step."""
    language, game, page = place_of(presenter)
    _, _, anchor = step_place(presenter).partition("#")
    headings = dict(site.headings(language, game, page))
    names = (site.title(language, game, page), headings.get(anchor, ""))
    return " › ".join(filter(None, names))


def address(presenter: Presenter) -> str | None:
    """Return the URL of the step's page for a phone; the network may have come up by now."""
    found = server(presenter)
    if found is None:
        return None
    found.start()
    language, game, _ = place_of(presenter)
    return found.url(language, game, step_place(presenter))


def server(presenter: Presenter) -> Server | None:
    """Return what serves the pages of the play, None for nothing."""
    game = presenter.session.game.name
    served: Server | None = presenter.server
    return presenter.file_server if served and is_file(game) else served


def anywhere(presenter: Presenter) -> bool:
    """Return whether the pages of the play are open to phones on any network."""
    return isinstance(server(presenter), Published)


def text(presenter: Presenter, page: str, of_step: bool) -> Text:
    """Return a page; that ``of_step`` includes the reason if no phone could open it.

    The reason is below the heading shown. It is not spoken: listeners don't look for a phone.
    """
    language, game, _ = place_of(presenter)
    if page == site.GLOSSARY:
        passages, anchors = list(map(_block_of, glossary.terms(language, game))), []
    else:
        passages = site.passages(language, game, page)[1:]
        anchors = [heading.anchor for heading in site.headings(language, game, page)]
    reason = _reason(presenter) if of_step else ""
    if reason:
        _, _, anchor = step_place(presenter).partition("#")
        below = [at for at, each in enumerate(passages, 1) if each.kind == "heading"]
        at = dict(zip(anchors, below, strict=True)).get(anchor, 0)
        passages.insert(at, Passage("note", reason, ""))
    from companion.drawings.diagrams import find  # with the first page

    made = PageText(
        partial(name_of, presenter, page),
        lambda what, state: presenter.words("screens.state", what=what, state=state),
        partial(find, game),
    )
    blocks = made.blocks(passages, anchors, list(_around(presenter, page)))
    return Text(site.title(language, game, page), tuple(blocks))


def _block_of(term: glossary.Term) -> Passage:
    """Return a word of the glossary as a line that links to its explanation."""
    icon = f"{character(term.icon)} " if term.icon else ""
    words, plain = f"{icon}**{term.word}.** {term.means}", f"{term.word}. {term.means}"
    return Passage("item", words, plain, (Lead(term.page, term.word),), mark="•")


def _around(presenter: Presenter, page: str) -> Iterator[Block]:
    """Yield links to the previous and the next page; their spoken texts say so."""
    language, game, _ = place_of(presenter)
    order = site.pages(language, game)
    at = order.index(page)
    after = [to for to in order[at + 1 : at + 2] if to != site.CONTENTS]  # that is for browsers
    for icon, names in (("back", order[max(0, at - 1) : at]), ("next", after)):
        for to in names:
            title = site.title(language, game, to)
            text = presenter.words(f"screens.page-{icon}", title=title)
            yield link(to, title, text, said=text, icon=f"{icon}:ice")


def name_of(presenter: Presenter, page: str, to: str) -> str:
    """Return the name of a link's target on a page: a heading, or another page."""
    language, game, _ = place_of(presenter)
    name, _, anchor = to.partition("#")
    headings = site.headings(language, game, name or page) if anchor else ()
    found = (heading.text for heading in headings if heading.anchor == anchor)
    return next(found, "") or site.title(language, game, name or page)


def headings(presenter: Presenter) -> list[str]:
    """Return the contents of the step's page, from its headings."""
    return [heading.text for heading in site.headings(*place_of(presenter))]


def _reason(presenter: Presenter) -> str:
    found = server(presenter)
    if found is None:
        return presenter.words("screens.page-no-server")
    reason = found.reason
    return presenter.words(f"screens.page-{reason}") if reason else ""
