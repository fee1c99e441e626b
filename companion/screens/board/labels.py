"""Help: the table itself, with labels on its parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.screens.models.step import StepModel

WIDEST_DP, TALL_DP, LOW_DP = 300, 96, 62
"""The maximum width of a label, its height on the board and the list, and beside others."""

NEAR_DP = 12
"""How much of a part stays visible on each side of its label."""


class HelpLabel(NamedTuple):
    """The purpose of a part of the table, in a box around its middle, in pixels of the window."""

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
    corner = dp(184 if screen.portrait else 208)
    places = {
        "header": (header.x, header.y - low, header.width, low),
        "board": (*stage.to_window(*stage.pos), *stage.size),
        "list": (*side.to_window(*side.pos), *side.size),
        "primary": (bar.ids.primary.x, bar.ids.primary.top + dp(6), bar.ids.primary.width, low),
        "undo": (bar.right - corner, bar.ids.primary.top + dp(6), corner, low),
    }
    if not screen.board_part:
        del places["board"]
    for name, (x, y, width, height) in places.items():
        across, tall = min(width - dp(NEAR_DP), dp(WIDEST_DP)), min(height, dp(TALL_DP))
        left, foot = x + (width - across) / 2, y + (height - tall) / 2
        yield HelpLabel(words(f"screens.label-{name}", **does), left, foot, across, tall)


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
