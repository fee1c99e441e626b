"""Something to read: the reasons of a step, its page of the appendix, the goals, notices, help."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from kivy.properties import StringProperty
from kivy.uix.label import Label

from companion.phrases.wording import Wording
from companion.screens.presenter import READING, Presenter
from companion.screens.screen import CompanionScreen
from companion.screens.services import appendix
from companion.screens.window.scrolling import turn
from companion.screens.window.typesetting import rich

SIGNS = {True: "✓", False: "○", None: "·"}
"""What tells a goal that is met from one that is not."""


class Text(NamedTuple):
    """A title and paragraphs, as pairs of kind and text; ``spoken`` is what is said of it."""

    title: str
    paragraphs: list[tuple[str, str]]
    spoken: str


class Paragraph(Label):
    """A piece of a page, as high as it must be; ``kind`` is that of `companion.appendix.site`."""

    kind = StringProperty("text")


class ReadingScreen(CompanionScreen):
    """A title and paragraphs, the only thing here that may scroll."""

    name = READING
    title = StringProperty()
    spoken = ""

    def refresh(self) -> None:
        text = READINGS[self.detail.get("what", "help")](self.presenter)
        self.title, self.spoken = text.title, text.spoken
        self.ids.page.clear_widgets()
        for kind, words in text.paragraphs:
            self.ids.page.add_widget(Paragraph(kind=kind, text=rich(words)))
        self.ids.view.scroll_y = 1

    def do_next(self) -> None:
        """Turn to what is below; at the end, go back."""
        if not turn(self.ids.view):
            self.back()

    def do_why(self) -> None:
        """Go back."""
        self.back()


def why(presenter: Presenter) -> Text:
    """Return the reasons of the step, and its texts, for which there may have been no room."""
    session = presenter.session
    words: list[Wording] = [*session.says, *([session.ask] if session.ask else [])]
    paragraphs: list[tuple[str, str]] = []
    for wording in words:
        paragraphs.append(("heading", wording.text))
        if wording.why:
            paragraphs.append(("text", wording.why))
    reasons = [wording.why for wording in words if wording.why]
    if not reasons:
        reasons = [presenter.words("screens.why-none")]
        paragraphs.append(("text", reasons[0]))
    return Text(presenter.words("screens.why-title"), paragraphs, " ".join(reasons))


def goals(presenter: Presenter) -> Text:
    """Return what is to be reached, and how it stands."""
    book, words = presenter.phrasebook, presenter.words
    worded = [(book.prompt_text(each.prompt), each.met) for each in presenter.session.play.goals()]
    paragraphs = [("text", f"{SIGNS[met]} {wording.text}") for wording, met in worded]
    if not paragraphs:
        paragraphs = [("text", words("screens.goals-none"))]
    said = [
        wording.voice if met is None else f"{wording.voice} {words(f'screens.{state(met)}')}"
        for wording, met in worded
    ]
    return Text(words("screens.goals"), paragraphs, " ".join(said) or paragraphs[0][1])


def state(met: bool) -> str:
    """Return the key of the words for a goal that is met, or is not."""
    return "goal-met" if met else "goal-open"


def help_(presenter: Presenter) -> Text:
    """Return what the keys and buttons do."""
    text = presenter.words("screens.help-text")
    paragraphs = [("text", line) for line in text.splitlines()]
    return Text(presenter.words("screens.help-title"), paragraphs, text)


def notices(presenter: Presenter) -> Text:
    """Return everything that the strip of notices has to say."""
    lines = list(presenter.notices)
    title = presenter.words("screens.notice")
    return Text(title, [("text", line) for line in lines], " ".join(lines) or title)


def page(presenter: Presenter) -> Text:
    """Return the page of the appendix that explains the step."""
    title, paragraphs = appendix.text(presenter)
    return Text(title, paragraphs, title)


READINGS: Mapping[str, Callable[[Presenter], Text]] = {
    "why": why,
    "goals": goals,
    "help": help_,
    "notices": notices,
    "page": page,
}
"""What can be read, by its name."""
