"""The whole table on one screen: turns, parameters, milestones, points, awards, dice and cards."""

from __future__ import annotations

from companion.games.dice.components import parameters
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.dice.awards import draw_awards
from companion.screens.pictures.dice.milestones import draw_milestones
from companion.screens.pictures.dice.points import draw_points
from companion.screens.pictures.dice.turns import draw_turns
from companion.screens.pictures.parameters import draw_rows, tracks
from companion.screens.theme import GAP, LABEL, LANE, TITLE

RULER, MIDDLE, COUNT = 66, 150, 74
"""The heights of the ruler and of what stands below it, and the width of a count."""

COUNTS = {"bonus_cards": "card", "kept": "die"}


def draw_whole(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw everything that is tracked, so that it can be compared with the table."""
    return [
        *draw_turns(p, box.upper(RULER), view),
        *(_standing if view.upright else _lying)(p, box.lower(RULER + GAP), view),
    ]


def _lying(p: Painter, box: Box, view: View) -> list[Touch]:
    left = Box(box.x, box.y, box.wide * 0.58, MIDDLE)
    right = Box(left.right + 20, box.y, box.wide - left.wide - 20, MIDDLE)
    below = box.lower(MIDDLE + GAP)
    half = Box(below.x, below.y, below.wide * 0.44, below.high)
    rest = Box(half.right + GAP, below.y, below.wide - half.wide - GAP, below.high)
    return [
        *draw_rows(p, left, view, tracks(view, parameters())),
        *draw_milestones(p, right, view),
        *draw_points(p, Box(half.x, half.y, half.wide, min(half.high, 86)), view),
        *_draw_rest(p, Box(rest.x, rest.y, rest.wide, min(rest.high, 110)), view),
    ]


def _standing(p: Painter, box: Box, view: View) -> list[Touch]:
    rows = box.upper(MIDDLE)
    milestones = box.lower(MIDDLE + GAP).upper(MIDDLE)
    points = box.lower(2 * (MIDDLE + GAP)).upper(86)
    rest = box.lower(2 * (MIDDLE + GAP) + 86 + GAP)
    return [
        *draw_rows(p, rows, view, tracks(view, parameters())),
        *draw_milestones(p, milestones, view),
        *draw_points(p, points, view),
        *_draw_rest(p, rest.upper(min(rest.high, 120)), view),
    ]


def _draw_rest(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the awards, and beside them the bonus cards played and the dice kept."""
    p.rect(*box, "sunk", LANE)
    dice = Box(box.x + 8, box.y + 6, box.wide - 16 - COUNT * len(COUNTS), box.high - 10)
    touches = draw_awards(p, dice, view)
    for at, (field, sign) in enumerate(COUNTS.items()):
        place = Box(dice.right + at * COUNT, box.y, COUNT, box.high)
        middle = place.x + place.wide / 2
        p.sign(sign, middle - 16, place.y + place.high / 2 - 12, 30, "dim")
        number = str(view.get(field, 0))
        p.words(middle + 4, place.y + place.high / 2, number, TITLE, bold=True)
        words = view.words(f"dice.picture-{field.replace('_', '-')}")
        p.words(middle, place.y + place.high / 2 + 28, words, LABEL, "dim", anchor="middle")
        touches.append(Touch(place, field))
    return touches
