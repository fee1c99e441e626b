"""The four Solo Goals beside the question about yours: what each requires."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from kivy.graphics import Canvas

from companion.drawings.icons import character
from companion.games.on_mars.components import GOALS
from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import BoardPicture, Picture, Spots, View
from companion.screens.theme import FACT, LABEL, LEADING, TILE

EDGE, GAP = 10, 5
"""The padding of a goal's text, and the gap between two goals, in units."""

SPOT = 60
"""The maximum height of a goal's touch target, in units: it is only selected, to be read first."""

APART = "\N{NO-BREAK SPACE}· "
"""The separator between two requirements in words: a line may break only after it."""

BETWEEN = "\N{NO-BREAK SPACE}" * 2 + " "
"""The space between two requirements as icons."""

ICONS = {
    "colony": "level",
    "contract-1": "contract",
    "contracts-both": "contract",
    "private-goal": "flag",
    "tech": "tech",
    "research": "research",
    "shelters": "shelter",
    "mines": "mine",
    "advanced": "upgrade",
    "contract-greenhouse": "contract greenhouse",
    "contract-plants": "contract plant",
    "biochemist-hired": "scientist oxygen",
    "greenhouses": "upgrade greenhouse",
    "greenhouse-complex": "greenhouse",
    "plants": "plant",
    "greenhouse-tech": "tech greenhouse",
    "finish-in-orbit": "landing",
    "margin": "op",
}
"""The icons of a goal's requirements, without their numbers."""

NUMBERS = {"contract-1": "1", "contracts-both": "1 + 1", "private-goal": "1"}
NUMBERS |= {"contract-greenhouse": "4", "biochemist-hired": "1"}
"""The number required, if the name does not end in it."""


class GoalRow(NamedTuple):
    """A goal with its box, and its requirements as text of a size."""

    goal: str
    place: Box
    words: str
    size: float


def draw(p: Painter, box: Box, view: View) -> None:
    """Draw each goal with its name and all its requirements: in words, or as icons."""
    for row in _rows(box, view, p):
        picked = row.goal == _picked(view)
        p.rect(*row.place, "raised" if picked else "panel", TILE)
        p.frame(*row.place, "orange" if picked else theme.mix("ice", "ground", 0.5), 2, TILE)
        room = row.place.width - 2 * EDGE
        inner = row.place._replace(x=row.place.x + EDGE, width=room)
        p.text(inner, row.words, row.size, anchor="start")


def spots(box: Box, view: View) -> Spots:
    """Return the positions of the goals."""
    rows = ((row.goal, row.place) for row in _rows(box, view, Painter(Canvas(), 0, 0, 1)))
    return {
        goal: (at.x + at.width / 2, at.y + at.height / 2, at.width, min(at.height, SPOT))
        for goal, at in rows
    }


def _picked(view: View) -> str:
    """Return the goal that was tapped, else the likely one."""
    return view.picked or str(getattr(view.ask, "default", ""))


def _rows(box: Box, view: View, p: Painter) -> Iterator[GoalRow]:
    """Yield each goal in its box; words that don't fit become icons, those of the longest first.

    The picked goal is the last one of them.
    """
    room, picked = box.width - 2 * EDGE, _picked(view)
    worded = {goal: _words(view, goal) for goal in GOALS}
    shortest = sorted(GOALS, key=lambda goal: (goal != picked, len(worded[goal])))
    ways = [
        {goal: worded[goal] if goal in shortest[:count] else _icons(view, goal) for goal in GOALS}
        for count in range(len(GOALS), -1, -1)
    ]
    sizes = [size for size in p.sizes(FACT) if size >= LABEL]
    for texts, size in product(ways, sizes):
        highs = [len(p.wrap(each, size, room)) * size * LEADING for each in texts.values()]
        spare = (box.height - sum(highs) - (len(highs) - 1) * GAP) / len(highs)
        if spare >= 0:
            break
    y = box.y
    for (goal, words), height in zip(texts.items(), highs, strict=True):
        place = Box(box.x, y, box.width, height + spare)
        yield GoalRow(goal, place, words, size)
        y = place.bottom + GAP


def _words(view: View, goal: str) -> str:
    """Return the requirements of a goal in words."""
    needs = [_unbroken(view.words("on-mars.picture-need", line=line)) for line in GOALS[goal]]
    return APART.join([f"**{_unbroken(view.name(goal))}**", *needs])


def _icons(view: View, goal: str) -> str:
    """Return the requirements of a goal as icons with their numbers."""
    return BETWEEN.join([f"**{_unbroken(view.name(goal))}**", *map(_icon, GOALS[goal])])


def _icon(line: str) -> str:
    name, _, last = line.rpartition("-")
    number = NUMBERS.get(line, last if last.isdecimal() else "")
    known = ICONS.get(line) or ICONS[name]
    more = "+" if name == "margin" else ""
    return _unbroken(f"{' '.join(map(character, known.split()))} {more}{number}".rstrip())


def _unbroken(words: str) -> str:
    """Return words that stay on one line."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")


SOLO_GOALS = Picture(draw, instead=True, spots=spots)
GOAL_ASKED = {"on-mars.goal": BoardPicture(lambda _: GOALS)}
"""The question that a tap on a goal answers."""
