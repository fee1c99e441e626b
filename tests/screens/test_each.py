"""One widget for each item, of one kind."""

import pytest


@pytest.fixture
def each(window):
    from companion.screens.widgets.each import Each

    found = Each()
    found.kind, found.items = "BoxLayout", ["a", "b"]
    return found


def shown(each):
    """Return the class and the item of each widget, from the first to the last."""
    return [(type(widget).__name__, widget.item) for widget in reversed(each.children)]


def test_other_items_are_shown_by_the_same_widgets(each):
    before = each.children[:]
    each.items = ["c", "d"]
    assert each.children == before
    assert shown(each) == [("BoxLayout", "c"), ("BoxLayout", "d")]


def test_another_kind_shows_the_items_by_widgets_of_its_own(each):
    each.kind = "FloatLayout"
    assert shown(each) == [("FloatLayout", "a"), ("FloatLayout", "b")]
    each.items = ["c"]
    assert shown(each) == [("FloatLayout", "c")]
