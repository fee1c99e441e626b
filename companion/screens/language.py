"""The words of the interface for kv files: ``tr.text("screens.undo")`` follows the language."""

from __future__ import annotations

from collections.abc import Callable

from kivy.event import EventDispatcher
from kivy.properties import ObjectProperty

from companion.phrases.phrasebook import Phrasebook


class Language(EventDispatcher):
    """``text`` finds words by their key; a change of the language makes it another function."""

    text: Callable[..., str] = ObjectProperty(lambda key, **_: key)

    def use(self, book: Phrasebook) -> None:
        """Take the words from this book from now on."""
        self.text = book.text


tr = Language()
