"""The page of the table as HTML, for any phone: also without scripts, and read aloud."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from companion.appendix import drawings, html, site
from companion.phrases import LANGUAGES
from companion.phrases.phrasebook import Phrasebook
from companion.sharing.pages.phone_view import Given
from companion.sharing.pages.table import SharedTable

if TYPE_CHECKING:
    from jinja2 import Environment

HERE = Path(__file__).parent
AGAIN_S = 5
"""The time after which a page without scripts is reloaded."""

BUTTONS = 12
"""Up to this many answers are buttons; more are a list to open."""


def languages() -> list[str]:
    """Return the languages of the page, English first."""
    return list(LANGUAGES)


def page(
    table: SharedTable, language: str, plays: bool = False, wrong: bool = False, given: str = ""
) -> str:
    """Return the page.

    ``plays`` is whether this phone may press, ``wrong`` whether its code was wrong, ``given`` the
    code that it came with.
    """
    from markupsafe import Markup

    now, view, book = table.now, table.view(language), _book(language)
    waits = bool(now.code and not table.player)
    used = dict.fromkeys(view.icons if view else ())

    def words(text: str) -> Markup:
        return Markup(drawings.worded(text, used))

    def icon(name: str, word: str = "") -> Markup:
        name, _, colour = name.partition(":")
        try:
            shown = drawings.icon(name, word, colour)
        except drawings.UnknownIconError:
            return Markup("")
        used[name] = None
        return Markup(shown)

    def main() -> Markup:
        """Return the contents, and then the shapes of the icons in it."""
        template = environment().get_template("phone_view.html")
        shown = template.render(
            now=now,
            view=view,
            text=lambda key, **args: book.text(f"core.table-{key}", **args),
            words=words,
            plain=lambda text: text.replace("**", ""),
            icon=icon,
            raw=Markup,
            plays=plays,
            wrong=wrong,
            given=given,
            open=waits,
            few=view is not None and len(view.answers) <= BUTTONS,
            here=f"/table/{table.code}",
            language=language,
        )
        return Markup(f"{drawings.symbols(used)}{shown}")

    age = max(0, round(time.time() - view.saved)) if view else 0
    return (
        environment()
        .get_template("table.html")
        .render(
            text=lambda key, **args: book.text(f"core.table-{key}", **args),
            site=site.words(language),
            language=language,
            languages=[(each, site.words(each)["language"]) for each in languages()],
            here=f"/table/{table.code}",
            again=0 if waits else AGAIN_S,  # a code that is being typed would be lost
            title=view.game if view else "",
            age=age,
            age_words=age_words(book, age) if view else "",
            behind=bool(view and view.behind),
            main=main(),
        )
    )


def age_words(book: Phrasebook, seconds: int) -> str:
    """Return how long ago something was, in words."""
    for unit, length in (("day", 86400), ("hour", 3600), ("minute", 60)):
        if seconds >= length:
            return book.text("core.table-age", unit=unit, count=seconds // length)
    return book.text("core.table-age", unit="now", count=0)


def value_of(given: Given) -> str:
    """Return the value of an answer, for a form."""
    import msgspec

    return msgspec.json.encode(given.value).decode()


@cache
def _book(language: str) -> Phrasebook:
    return Phrasebook(language)


@cache
def environment() -> Environment:
    """Return what renders the pages."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    found = Environment(
        loader=FileSystemLoader([HERE, html.TEMPLATES]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.filters["value"] = value_of
    return found


@cache
def style() -> str:
    """Return the style sheet of the page, beside that of the rule pages."""
    return (HERE / "table.css").read_text(encoding="utf-8") + drawings.dark_within(".picture")


@cache
def script() -> str:
    """Return the script that keeps the page up to date."""
    return (HERE / "table.js").read_text(encoding="utf-8")


FILES: Mapping[str, tuple[str, Callable[[], str]]] = {
    "/table.css": ("text/css", style),
    "/table.js": ("text/javascript", script),
}
"""The files that aren't pages: their types, and the functions that make them."""
