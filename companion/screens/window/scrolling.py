"""Scrolling through long content without a finger."""

from __future__ import annotations

from kivy.uix.scrollview import ScrollView


def hidden(view: ScrollView) -> float:
    """Return how much of the content does not fit into the view."""
    return max(0.0, view.children[0].height - view.height)


def turn(view: ScrollView) -> bool:
    """Turn to what is below; tell whether there was anything."""
    if view.scroll_y <= 0 or not hidden(view):
        return False
    view.scroll_y = max(0, view.scroll_y - view.height * 0.9 / hidden(view))
    return True
