"""A page to read: the reasons of a step, a page of the appendix, notices, help."""

from __future__ import annotations

from collections.abc import Iterable

from kivy.properties import StringProperty
from kivy.uix.label import Label

from companion.screens.screen import CompanionScreen
from companion.screens.scrolling import turn
from companion.screens.typesetting import rich


class Paragraph(Label):
    """A piece of a page, as high as it must be; ``kind`` is that of `companion.appendix.site`."""

    kind = StringProperty("text")


class ReadingScreen(CompanionScreen):
    """A title and paragraphs, the only thing here that may scroll."""

    name = "reading"
    title = StringProperty()

    def fill(self, title: str, paragraphs: Iterable[tuple[str, str]]) -> None:
        """Show these pairs of kind and text."""
        self.title = title
        self.ids.page.clear_widgets()
        for kind, text in paragraphs:
            self.ids.page.add_widget(Paragraph(kind=kind, text=rich(text)))
        self.ids.view.scroll_y = 1

    def do_next(self) -> None:
        """Turn to what is below; at the end, go back."""
        if not turn(self.ids.view):
            self.back()
