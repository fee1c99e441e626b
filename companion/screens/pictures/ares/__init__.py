"""Ares Expedition: the phases of a round, and the signs of what is always in sight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.utils import get_color_from_hex

from companion.screens.pictures.ares.icons import ICONS
from companion.screens.pictures.ares.tiles import COLOURS, NUMERALS, SHAPES, faded
from companion.screens.pictures.shapes import Drawing
from companion.screens.widgets.text import FittedLabel

__all__ = ("ICONS", "PICTURES")


class PhaseTiles(BoxLayout):
    """The five numbered phase tiles: those of this round are lit, and named below."""

    def __init__(self, active: Mapping[str, str], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for phase, numeral in NUMERALS.items():
            self.ids.tiles.add_widget(PhaseTile(phase, numeral, phase in active))
        for phase, word in active.items():
            colour = get_color_from_hex(COLOURS[phase])
            self.ids.words.add_widget(PhaseWord(words=word, color=colour))


class PhaseTile(BoxLayout):
    """A phase's sign above its number; where it is lit, with a frame and its own colour."""

    numeral = StringProperty()
    lit = BooleanProperty(False)
    colour = ListProperty((1, 1, 1, 1))

    def __init__(self, phase: str, numeral: str, lit: bool) -> None:
        super().__init__(numeral=numeral, lit=lit, colour=get_color_from_hex(COLOURS[phase]))
        shapes = SHAPES[phase] if lit else faded(SHAPES[phase])
        self.ids.frame.add_widget(Drawing(shapes))


class PhaseWord(FittedLabel):
    """The name of a phase that is lit."""


def phase_tiles(args: Mapping[str, Any], words: Callable[..., str]) -> PhaseTiles:
    """Draw the phases of the say ``ares.phases``."""
    return PhaseTiles({phase: words(f"ares.name-{phase}") for phase in args["phases"]})


PICTURES = {"ares.phases": phase_tiles}
