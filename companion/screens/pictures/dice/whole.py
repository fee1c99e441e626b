"""The whole table on one screen: turns, parameters, milestones, points, awards, dice and cards."""

from __future__ import annotations

from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.dice import middle
from companion.screens.pictures.dice.awards import draw_awards
from companion.screens.pictures.dice.points import draw_points
from companion.screens.theme import GAP, LABEL, LANE, TITLE

POINTS, COUNT = 86, 86
"""The height of the points, and the width of a count."""

COUNTS = {"bonus_cards": "card", "kept": "die"}


def draw_whole(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw everything that is tracked, so that it can be compared with the table."""
    high = middle.STANDING if view.upright else middle.LYING
    return [
        *middle.draw_table(p, box.upper(high), view),
        *(_standing if view.upright else _lying)(p, box.lower(high + GAP), view),
    ]


def _lying(p: Painter, box: Box, view: View) -> list[Touch]:
    half = Box(box.x, box.y, box.wide * 0.36, box.high)
    rest = Box(half.right + GAP, box.y, box.wide - half.wide - GAP, box.high)
    return [
        *draw_points(p, Box(half.x, half.y, half.wide, min(half.high, POINTS)), view),
        *_draw_rest(p, Box(rest.x, rest.y, rest.wide, min(rest.high, 110)), view),
    ]


def _standing(p: Painter, box: Box, view: View) -> list[Touch]:
    points = Box(box.x, box.y, box.wide - COUNT * len(COUNTS) - GAP, POINTS)
    counts = Box(points.right + GAP, box.y, box.right - points.right - GAP, POINTS)
    dice = box.lower(POINTS + GAP)
    p.rect(*counts, "sunk", LANE)
    p.rect(*dice, "sunk", LANE)
    return [
        *draw_points(p, points, view),
        *_draw_counts(p, counts, view),
        *draw_awards(p, Box(dice.x + 8, dice.y + 6, dice.wide - 16, dice.high - 10), view),
    ]


def _draw_rest(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw the awards, and beside them the bonus cards played and the dice kept."""
    p.rect(*box, "sunk", LANE)
    counts = COUNT * len(COUNTS)
    dice = Box(box.x + 8, box.y + 6, box.wide - 16 - counts, box.high - 10)
    beside = Box(box.right - 8 - counts, box.y, counts, box.high)
    return [*draw_awards(p, dice, view), *_draw_counts(p, beside, view)]


def _draw_counts(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw how many bonus cards were played and how many dice are kept."""
    touches = []
    for place, (field, sign) in zip(box.grid(len(COUNTS), 1, 0), COUNTS.items(), strict=True):
        x, y = place.x + place.wide / 2, place.y + place.high / 2
        p.sign(sign, x - 16, y - 12, 30, "dim")
        p.words(x + 4, y, str(view.get(field, 0)), TITLE, bold=True)
        words = view.words(f"dice.picture-{field.replace('_', '-')}")
        p.words(x, y + 28, words, LABEL, "dim", anchor="middle")
        touches.append(Touch(place, field))
    return touches
