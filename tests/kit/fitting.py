"""Whether the words on the screen have the room they take."""

from __future__ import annotations

from typing import Any

from kivy.core.text.markup import MarkupLabel

from companion.screens.widgets.text import FittedLabel
from companion.screens.window.typesetting import height
from kit.long import LONG

SIZES = [(800, 480), (720, 1280), (1024, 600), (1280, 800)]


def hardest(*looks: Any, count: int = 1) -> list[Any]:
    """Return the first of some sizes, languages or scales: all if long. The hardest stand first."""
    return list(looks if LONG else looks[:count])


LOOKS = hardest(
    *[(size, language) for size in SIZES[:2] for language in ("fr", "pt-BR", "en")],
    *[(size, "fr") for size in SIZES[2:]],
)
"""The sizes and languages that steps are tried at: French words are the longest."""


def needed(label: Any) -> float:
    """Return the height that a label's text takes in its width: infinite if a word is wider."""
    width = label.text_size[0] - label.padding[0] - label.padding[2]
    text = MarkupLabel(
        text=label.text, font_size=label.font_size, bold=label.bold, text_size=(width, None)
    )
    return max(text.render()[1], height(label.text, label.font_size, width, label.bold))


def assert_words_fit(screen: Any) -> None:
    """Nothing on a screen is cut off, or as small as it may be at the worst."""
    for label in screen.walk(restrict=True):
        if isinstance(label, FittedLabel) and label.words and label.height > 1 and label.width > 1:
            assert label.font_size > label.smallest, label.words
            assert needed(label) <= label.height, label.words


def assert_table_fits(player: Any) -> None:
    """Nothing on the table is cut off, and the instruction is the largest but for a picture."""
    step = player.table.ids.step
    told, said = step.ids.told, step.ids.said
    assert needed(told) <= step.height - step.ids.head.height, step.instruction
    assert not said.text or needed(said) <= step.ids.head.height, step.says
    shown = [
        each
        for each in player.table.walk(restrict=True)
        if isinstance(each, FittedLabel) and each.words and each.width
    ]
    for label in shown:
        assert needed(label) <= label.height, label.words
    pictured = step.picture.walk(restrict=True) if step.picture else ()
    beside = [each.font_size for each in shown if each not in pictured]
    assert told.font_size >= max(beside)
