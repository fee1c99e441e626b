"""Interface texts for kv files: ``tr.text("screens.undo")`` follows the language."""

from __future__ import annotations

from collections.abc import Callable

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty

from companion.phrases.phrasebook import Phrasebook


class Language(EventDispatcher):
    """``text`` returns a text by its key; it becomes a new function when the language changes."""

    text: Callable[..., str] = ObjectProperty(lambda key, **_: key)

    def use(self, book: Phrasebook) -> None:
        """Use the texts of this book from now on."""
        self.text = book.text


tr = Language()
