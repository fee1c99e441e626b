"""Repetition and condition for kv: one widget for each item."""

from __future__ import annotations

from typing import Any

from kivy.factory import Factory
from kivy.properties import ListProperty, StringProperty
from kivy.uix.gridlayout import GridLayout


class Each(GridLayout):
    """Shows a widget of the class ``kind`` for each of its ``items``, as that widget's ``item``.

    Widgets are reused: another list changes what they show. An empty list shows nothing, so this
    also serves as a condition::

        items: [root.card] if root.card else []
    """

    cols: Any
    rows: Any
    kind = StringProperty()
    items = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._pool: list[Any] = []
        super().__init__(**kwargs)
        if not (self.cols or self.rows):
            self.cols = 1

    def on_kind(self, *_: Any) -> None:
        """Show the items by widgets of this class."""
        self.clear_widgets()
        self._pool.clear()
        self.on_items()

    def on_items(self, *_: Any) -> None:
        """Show the items."""
        if not self.kind:
            return
        while len(self._pool) < len(self.items):
            self._pool.append(Factory.get(self.kind)())
        shown = self._pool[: len(self.items)]
        for widget, item in zip(shown, self.items, strict=True):
            widget.item = item
        for widget in self._pool[len(shown) :]:
            if widget.parent:
                self.remove_widget(widget)
        for widget in shown:
            if not widget.parent:
                self.add_widget(widget)
