"""A question before an action: a title, what it is about, and two or three answers."""

from __future__ import annotations

from kivy.properties import ListProperty, StringProperty

from companion.screens.sheet import Sheet


class Question(Sheet):
    """Asks whether to do something. Its ``tools`` do it, the primary button cancels."""

    kv = "question"

    text = StringProperty()
    lines = ListProperty()
    """The consequences, line by line."""
    icon = StringProperty()
    """The icon in front of each line."""

    @property
    def spoken(self) -> str:
        """The question, and the consequences."""
        return " ".join(filter(None, [self.title, self.text, *self.lines]))
