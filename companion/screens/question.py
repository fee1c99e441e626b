"""A question before something is done: a title, what it is about, and two or three answers."""

from __future__ import annotations

from kivy.properties import ListProperty, StringProperty

from companion.screens.sheet import Sheet


class Question(Sheet):
    """Asks whether to do something. Its ``tools`` do it, the primary button leaves it be."""

    kv = "question"

    text = StringProperty()
    lines = ListProperty()
    """What comes of it, line by line."""
    sign = StringProperty()
    """The sign in front of each line."""

    @property
    def spoken(self) -> str:
        """What is asked, and what comes of it."""
        return " ".join(filter(None, [self.title, self.text, *self.lines]))
