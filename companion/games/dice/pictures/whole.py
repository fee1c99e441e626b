"""The whole table: turns, parameters, milestones, points, awards, dice and cards."""

from __future__ import annotations

from companion.games.dice.components import parameters
from companion.games.dice.drawings import SYMBOLS
from companion.games.dice.pictures.awards import awards
from companion.games.dice.pictures.milestones import ICONS, flags, progress
from companion.games.dice.pictures.table import Turns, draw_turns
from companion.phrases.phrasebook import capital
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.parameters import rows, tracks
from companion.screens.pictures.whole import PartRow, TrackedValue, WholePart, parameter_values

COUNTS = {"vp": "op", "bonus_cards": "card", "kept": "die"}


def whole(view: View) -> tuple[PartRow, ...]:
    """Return everything that is tracked, to be compared with the table."""
    now, last = view.get("turn", 0), view.turns or 0
    title, count = capital(view.name("turn", "field")), f"{now} / {last}" if now else ""
    turns = WholePart("turns", title, count, draw=_draw_turns)
    shown = rows(view, tracks(view, parameters()), live=False)
    raised = WholePart("parameters", values=parameter_values(shown), width=0.95)
    laid, counts = _milestones(view), (*_awards(view), *_counts(view))
    dice = WholePart(
        "awards", capital(view.name("awards", "field")), values=counts, columns=len(COUNTS)
    )
    if view.portrait:
        return (
            PartRow((turns,), 0.55),
            PartRow((raised,), 1.05),
            PartRow((laid,), 1.05),
            PartRow((dice,), 0.9),
        )
    return PartRow((raised, laid), 1.1), PartRow((turns, dice))


def _draw_turns(p: Painter, box: Box, view: View, _: bool) -> tuple[Touch, ...]:
    draw_turns(p, box, Turns(view.get("turn", 0), tuple(flags(view))))
    return (Touch(box, "turn"),)


def _milestones(view: View) -> WholePart:
    values = tuple(
        TrackedValue(
            f"milestones.{each['slot']}.status",
            progress(view, each),
            ICONS[each["status"]],
            view.name(each["name"]),
        )
        for each in view.get("milestones", ())
    )
    return WholePart("milestones", values=values)


def _awards(view: View) -> tuple[TrackedValue, ...]:
    """Return the dice placed so far; each opens its count if that is tracked."""
    return tuple(
        TrackedValue(
            f"awards.{at}.{'symbol' if each.count is None else 'count'}",
            each.text,
            SYMBOLS[each.symbol],
        )
        for at, each in enumerate(awards(view), 1)
    )


def _counts(view: View) -> tuple[TrackedValue, ...]:
    return tuple(TrackedValue(name, str(view.get(name, 0)), icon) for name, icon in COUNTS.items())
