"""Help: the table itself, with labels on its parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.screens.models.step import StepModel
from companion.screens.theme import theme
from companion.screens.widgets.words import fitting, measured

WIDEST_DP, TALL_DP, LOW_DP = 300, 96, 62
"""The maximum width of a label, its maximum height on the board and the list, and beside others."""

EDGES_DP = 20, 8
"""The part of a label's width and of its height not used by text."""

NEAR_DP = 12
"""How much of a part stays visible on each side of its label."""

LOW = 0.36
"""How high the middle of a label is on the board and the list, which begin with what matters."""


class HelpLabel(NamedTuple):
    """The purpose of a part of the table, in a box no larger than its text, in window pixels."""

    text: str
    x: float
    y: float
    width: float
    height: float


class HelpPill(BoxLayout):
    """One label. ``item`` is a `HelpLabel`, None if its part isn't visible."""

    item = ObjectProperty(None, allownone=True)


def labels(screen: Any) -> Iterator[HelpLabel]:
    """Yield the labels of the table: the header, the board, the list, the buttons.

    Those of the header and of the buttons are beside them, on the board. They say what each part is
    for in this step.
    """
    does = does_of(screen.step)
    ids, words, low = screen.ids, screen.presenter.words, dp(LOW_DP)
    bar, stage, side, header = ids.bar, ids.stage, ids.side, ids.header
    corner, above = dp(184 if screen.portrait else 208), bar.ids.primary.top + dp(6)
    places = {
        "header": (header.x, header.y - low, header.width, low, 1),
        "board": (*stage.to_window(*stage.pos), *stage.size, LOW),
        "list": (*side.to_window(*side.pos), *side.size, LOW),
        "primary": (bar.ids.primary.x, above, bar.ids.primary.width, low, 0),
        "undo": (bar.right - corner, above, corner, low, 0),
    }
    if not screen.board_part:
        del places["board"]
    for name, (x, y, width, height, high) in places.items():
        text = words(f"screens.label-{name}", **does)
        most = min(width - dp(NEAR_DP), dp(WIDEST_DP)), min(height, dp(TALL_DP))
        across, tall = _size_of(text, *most)
        left = x + (width - across) / 2
        yield HelpLabel(text, left, y + high * (height - tall), across, tall)


def _size_of(text: str, width: float, height: float) -> tuple[float, float]:
    """Return the size of a label, at most this large: its lines are of much the same length."""
    across, down = (dp(each) for each in EDGES_DP)
    room, sizes = int(width - across), theme.sizes_from("fact")
    size, _ = fitting(text, sizes, False, room, int(height - down))
    lines = measured(text, size, False, room)
    while room > 0 and measured(text, size, False, room - 1) == lines:
        room -= 1
    return room + across, lines.height + down


def does_of(step: StepModel) -> Mapping[str, str]:
    """Return the values on which the labels depend.

    They are what the player does in the step, whether places on the board answer, whether the
    primary button does, and whose numbers are in the header.
    """
    present = step.present
    does = "move" if present and present.kind == "move" else "ask"
    does = "lay" if step.laying else "report" if step.reports else does
    return {
        "does": does,
        "places": "lit" if step.places else "none",
        "primary": "ready" if step.primary_ready else "grey",
        "owner": step.owner or "none",
    }
