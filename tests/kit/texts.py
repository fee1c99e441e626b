"""A text that flows on a screen: brought into sight part by part, and scrolled by a finger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.screens.models.text import plain
from kit.board_fitting import can_be_hit, is_cut
from kit.on_board import cut


def text_view(player: Any) -> Any:
    """Return the widget that shows the text."""
    return player.app.host.screen.ids.rows


def words(screen: Any) -> str:
    """Return all words of the text, without the stars around bold ones."""
    shown = []
    for block in screen.blocks:
        shown += filter(None, [block.words, *block.cells, block.name])
    return plain(" ".join(shown))


def parts(player: Any) -> Iterator[int]:
    """Bring each portion of the text into sight, and yield its number."""
    view = text_view(player)
    for portion in range(len(view.portions)):
        view.go_to(portion)
        player.frames(4)
        yield portion


def in_sight(player: Any) -> list[Any]:
    """Return the rows that are at least partly in sight, the topmost first."""
    view = text_view(player)
    top = view.top - view.y
    found = [row for row in view.ids.column.children if _height(view, row)[0] < top]
    found = [row for row in found if _height(view, row)[1] > 0]
    return sorted(found, key=lambda row: row.index)


def is_whole(player: Any, row: Any) -> bool:
    """Return whether all of a row is in sight."""
    view = text_view(player)
    low, top = _height(view, row)
    return bool(low >= -1 and top <= view.height + 1)


def _height(view: Any, row: Any) -> tuple[float, float]:
    """Return how high over the view's lower edge a row begins and ends."""
    low = row.to_window(*row.pos)[1] - view.to_window(*view.pos)[1]
    return low, low + row.height


def link(player: Any, to: str) -> Any:
    """Bring the first line that leads to this place into sight; return it."""
    view = text_view(player)
    view.show_row(view.index_of(to))
    player.frames(4)
    return next(row for row in in_sight(player) if row.item.name == to)


def tap_link(player: Any, to: str) -> None:
    """Tap the first link to this place; a list waits whether the finger moves."""
    player.tap(link(player, to))
    player.later(0.5)


def assert_every_part_fits(player: Any) -> None:
    """Every word of the text has room in its row, none is too wide, each link can be hit."""
    from companion.screens.widgets.tappable import Tappable
    from companion.screens.widgets.words import Words

    screen = player.app.host.screen
    for _ in parts(player):
        assert cut(screen) == []
        for row in in_sight(player):
            for each in row.walk(restrict=True):
                if isinstance(each, Words) and each.text:
                    assert not is_cut(each), each.text
                    assert each.right <= screen.width + 1, each.text
                if isinstance(each, Tappable):
                    assert can_be_hit(each), each.text
