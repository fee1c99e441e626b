"""A list of rows: only visible entries have rows, and these are reused."""

from itertools import pairwise

import pytest

from companion.screens.models.rows import Entry
from companion.screens.theme import theme

MANY = 10_000


@pytest.fixture
def rows(window, player):
    """A list on a screen of its own."""
    from kivy.uix.floatlayout import FloatLayout

    from companion.screens.widgets import part
    from companion.screens.widgets.rows import RowList

    class Screen(FloatLayout):
        controller = None
        presenter = player.presenter

        def press(self, name):
            self.pressed = name

    part.load("basics", "buttons", "widgets", "rows")
    screen = Screen(size_hint=(None, None), size=window.size)
    found = RowList(size_hint=(None, None), size=(400, 300))
    screen.add_widget(found)
    window.add_widget(screen)
    yield found
    window.remove_widget(screen)


def links(count):
    return [Entry("link", f"row-{at}", f"Row {at}", spoken=f"Row {at}") for at in range(count)]


def shown(rows):
    """Return the rows that are there, from the upper to the lower."""
    return sorted(rows.ids.column.children, key=lambda row: row.index)


def test_of_many_entries_only_those_in_sight_have_rows_and_words(player, rows):
    asked = []
    rows.worded = lambda entry: asked.append(entry) or entry._replace(label="worded")
    rows.entries = links(MANY)
    player.frames(3)
    assert 0 < len(shown(rows)) < 10
    assert {row.item.label for row in shown(rows)} == {"worded"}
    assert len(asked) < 30


def test_rows_are_reused_while_it_scrolls(player, rows):
    rows.entries = links(MANY)
    player.frames(3)
    seen = set()
    for at in range(60):
        rows.scroll_y = 1 - at / 60
        player.frames(1)
        seen |= set(shown(rows))
    assert len(seen) < 10


def test_rows_are_below_each_other_without_a_gap_in_what_is_seen(player, rows):
    rows.entries = [
        Entry("heading", label="Many") if at % 7 == 0 else each
        for at, each in enumerate(links(300))
    ]
    for place in (1, 0.731, 0.25, 0):
        rows.scroll_y = place
        player.frames(3)
        found = shown(rows)
        for upper, lower in pairwise(found):
            assert upper.y - lower.top == pytest.approx(rows.gap)
        top = (1 - place) * (rows.ids.column.height - rows.height)
        assert rows.ids.column.height - found[0].top <= top + rows.gap
        assert rows.ids.column.height - found[-1].y >= top + rows.height - rows.gap


def test_a_row_that_changes_in_sight_stays_where_it_is(player, rows):
    rows.entries = links(40)
    player.frames(3)
    rows.scroll_y = 0.5
    player.frames(3)
    before = shown(rows)
    entries = links(40)
    entries[before[1].index] = before[1].item._replace(label="Other")
    rows.entries = entries
    player.frames(3)
    assert [row.uid for row in shown(rows)] == [row.uid for row in before]
    assert before[1].item.label == "Other"


def test_die_steps_through_all_of_them_and_the_list_follows(player, rows):
    rows.entries = links(30)
    player.frames(3)
    rows.focused = True
    for at in range(30):
        assert rows.step_inside()
        player.frames(3)
        assert rows.spoken == f"Row {at}"
        row = next(row for row in shown(rows) if row.focused)
        low = rows.to_window(*rows.pos)[1]
        assert low - 1 <= row.to_window(*row.pos)[1] <= low + rows.height - row.height + 1
    rows.activate()
    assert rows.screen.pressed == "row-29"
    assert not rows.step_inside()


@pytest.mark.parametrize("kind", ["link", "note"])
def test_a_row_is_as_high_as_its_text(player, rows, kind):
    long = "A long sentence that goes on for a while. " * 6
    rows.entries = [Entry(kind, label="Short"), Entry(kind, label=long)]
    player.frames(3)
    short, tall = shown(rows)
    assert tall.height > 2 * short.height
    texts = [each for each in tall.walk() if each.__class__.__name__ == "Words"]
    assert not any(each.overflow for each in texts)
    assert texts[0].shown_size == theme.sizes_from("fact")[0]
