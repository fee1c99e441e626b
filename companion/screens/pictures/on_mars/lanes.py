"""The table above the buttons: the Turn Order spaces, the Shuttle's way, his Bot, and the LSS."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import LANES, Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.on_mars import shuttle_lanes
from companion.screens.pictures.on_mars.kinds import COLUMNS, KINDS, MISSIONS
from companion.screens.pictures.on_mars.positions import (
    COLONY,
    HIM,
    ORBIT,
    SPACES,
    Goal,
    actor,
    arrives,
    bot_moves,
    cube_moves,
    guided,
    in_play,
    level,
    level_rises,
    loop,
    lss,
    lss_rises,
    shuttle,
    spaces,
)
from companion.screens.theme import FACT, LABEL, LANE

STANDING = 132
LEAST_TOUCH = 47
"""The least side of what opens a field."""

LYING_WIDE, STANDING_WIDE = 768, 418
SLOT, ICON, COLUMN = 36, 37, 17
ROW, MOST_TILES = 11, 5
"""Between two rows of the LSS, and how many of them there are."""


def lanes_high(view: View) -> float:
    """Return the height of the lanes: none where nothing is yet laid out, or all is counted."""
    if shuttle_lanes.wanted(view):
        return shuttle_lanes.high(view)
    if not in_play(view) or view.get("phase") == "final":
        return 0
    return STANDING if view.upright else LANES


def draw(p: Painter, box: Box, view: View) -> Sequence[Touch]:
    """Draw the table as it stands, and what of it moves in this step."""
    p.rect(*box, "sunk", LANE)
    if shuttle_lanes.wanted(view):
        shuttle_lanes.draw(p, box, view)
        return ()
    wide = STANDING_WIDE if view.upright else LYING_WIDE
    x, y = box.x + (box.wide - wide) / 2, box.y
    starts = {ORBIT: x + 28, COLONY: x + (276 if view.upright else 264)}
    way = x + (174 if view.upright else 168)
    draw_way(p, view, way, y + 48)
    touches = list(draw_spaces(p, view, starts, y))
    high = LEAST_TOUCH if view.upright else 58
    touches.append(Touch(Box(way - 8, y + 14, 80, high), "shuttle.space"))
    below, right = (x, y + 58) if view.upright else (x + 400, y)
    if not guided(view):
        _draw_missions(p, view, below, right)
        return touches
    if view.upright:
        touches += _draw_bot(p, view, x + 14, x + 90, y + 100)
        touches += _draw_lss(p, view, x + 276, x + 354, y + 116)
    else:
        touches += _draw_bot(p, view, x + 414, x + 430, y + 50)
        touches += _draw_lss(p, view, x + 624, x + 698, y + 60)
    return touches


def _due(p: Painter, goal: Goal | None) -> Goal | None:
    """Return where a move leads, None on the pages before the one with that move."""
    return None if goal and p.to_come(goal.number) else goal


# the Turn Order spaces and the Shuttle


def draw_spaces(p: Painter, view: View, starts: dict[str, float], y: float) -> Iterator[Touch]:
    """Draw the spaces of both sides with who stands there; return the tokens as touches."""
    for side, x in starts.items():
        p.words(x - 14, y + 23, view.name(side), LABEL, "dim")
    places = {}
    for space in range(1, SPACES + 1):
        side = ORBIT if space <= SPACES // 2 else COLONY
        places[space] = starts[side] + (space - 1) % (SPACES // 2) * SLOT
    stand, goal = spaces(view), _due(p, arrives(view))
    stood = {who: space for space, who in spaces(view.earlier).items()} if view.before else {}
    for space, x in places.items():
        if who := stand.get(space):
            with p.gliding(places.get(stood.get(who, space), x) - x):
                p.token(who, x, y + 50, 15)
        else:
            p.ring(x, y + 50, 14, "faint", 2)
            p.words(x, y + 56.5, str(space), LABEL, "dim", anchor="middle")
    if goal and goal.place in places:
        x = places[goal.place]
        p.frame(x - 20, y + 30, 40, 40, "violet", 3, 12)
        if goal.number:
            p.badge(goal.number, x + 18, y + 60, HIM, 11)
    high = LEAST_TOUCH if view.upright else 58  # where it is upright there are lanes below
    for space, (left, right) in apart({s: places[s] for s in stand}).items():
        box = Box(left, y + 14, right - left, high)
        yield Touch(box, f"{stand[space]}.space")


def apart(places: dict[int, float]) -> dict[int, tuple[float, float]]:
    """Return from where to where each place can be tapped, so that none covers another."""
    half = LEAST_TOUCH / 2
    found = {space: (x - half, x + half) for space, x in places.items()}
    if len(places) == 2:
        (one, a), (other, b) = sorted(places.items(), key=lambda item: item[1])
        middle = (a + b) / 2
        if b - a < LEAST_TOUCH:
            found[one] = (middle - LEAST_TOUCH, middle)
            found[other] = (middle, middle + LEAST_TOUCH)
    return found


def draw_way(p: Painter, view: View, x: float, y: float) -> None:
    """Draw the Shuttle on its way between the sides: three spaces of each."""
    for step in range(6):
        p.disc(x + 12.8 * step, y + 2, 2.2, "faint")
    if here := shuttle(view):
        stood = shuttle(view.earlier) or here
        with p.gliding(12.8 * (stood.step - here.step)):
            p.sign("shuttle", x + 12.8 * here.step, y, 37, turned=here.side == COLONY)


# his Bot, the LSS, the Missions


def _draw_bot(p: Painter, view: View, label: float, x: float, y: float) -> Iterator[Touch]:
    """Draw the Progress Area with his cubes, where his Bot stands and where it goes."""
    words = view.words("on-mars.picture-bot")
    if view.upright:
        for at, line in enumerate(p.wrap(words, LABEL, x - label - 20)[:2]):
            p.words(label, y - 8 + 22 * at, line, LABEL, "dim")
    else:
        p.words(label, y - 27, words, LABEL, "dim")
    stands, goal = view.get("lacerda.robot"), _due(p, bot_moves(view))
    moved = cube_moves(view)
    kinds = [kind for kind, _ in loop(view)]
    for at, (kind, cube) in enumerate(loop(view)):
        sign, middle = KINDS[kind], x + at * ICON
        lit = kind == stands or bool(goal and kind == goal.place)
        if kind == stands:
            with p.gliding((kinds.index(view.earlier.get("lacerda.robot", kind)) - at) * ICON):
                p.rect(middle - 17, y - 18, 34, 36, "raised", 9)
        p.sign(sign, middle, y, 25, theme.colour(sign) if lit else theme.mix(sign, "sunk", 0.45))
        if cube:
            p.sign("cube", middle + 11, y - 11, 15, "violet")
            if moved and kind == moved.place and moved.number:
                p.badge(moved.number, middle - 6, y - 14, HIM, 11)
        if goal and kind == goal.place:
            p.frame(middle - 17, y - 18, 34, 36, "violet", 3, 9)
            if goal.number:
                p.badge(goal.number, middle + 18, y + 13, HIM, 11)
    yield Touch(Box(x - 17, y - 32, 4 * ICON + 34, 54), "lacerda.robot")


def _draw_lss(p: Painter, view: View, label: float, x: float, y: float) -> Iterator[Touch]:
    """Draw the columns of the LSS against the line of the Colony level."""
    p.words(
        label,
        y - 37 if not view.upright else y - 24,
        view.words("on-mars.picture-lss"),
        LABEL,
        "dim",
    )
    words = view.words("on-mars.picture-level")
    base = y - 3 if not view.upright else y - 1
    wide = p.words(label, base, words, LABEL, "dim")
    p.words(label + wide + 6, base, str(level(view)), FACT, bold=True)
    rises, reaches = _due(p, lss_rises(view)), _due(p, level_rises(view))
    above = 28 if view.upright else 42
    for at, (kind, tiles) in enumerate(zip(COLUMNS, lss(view), strict=True)):
        for row in range(MOST_TILES):
            grows = rises and kind == rises.place and row == tiles
            ink = KINDS[kind] if row < tiles else "violet" if grows else "line"
            p.rect(x + at * COLUMN - 6, y - row * ROW, 12, 8, ink, 2)
    if reaches:
        _draw_level(p, x, y, reaches.place, "violet")
        _badge(p, actor(view, "level-up"), reaches.number, x - 22, y - above)
    _draw_level(p, x, y, level(view), "sand")
    if rises:
        at = COLUMNS.index(rises.place)
        _badge(p, HIM, rises.number, x + at * COLUMN - 8, y - above)
    yield Touch(Box(label - 4, y - 54, x + 66 - label, 68), "colony_level")


def _draw_level(p: Painter, x: float, y: float, row: int, ink: str) -> None:
    """Draw the line that the markers must reach for the Colony to rise."""
    base = y - 2 - ROW * row
    p.rect(x - 10, base - 1, 3 * COLUMN + 20, 2, ink)


def _badge(p: Painter, who: str, number: int | None, x: float, y: float) -> None:
    if number:
        p.badge(number, x, y, who, 11)


def _draw_missions(p: Painter, view: View, x: float, y: float) -> None:
    """Draw what each Mission still needs, and the Colony level: more is not tracked."""
    p.words(x + 14, y + 57, view.words("on-mars.picture-level"), LABEL, "dim")
    at = x + 14 + p.width(view.words("on-mars.picture-level"), LABEL) + 8
    p.words(at, y + 57, str(level(view)), FACT, bold=True)
    for n, letter in enumerate("ABC"):
        card, left = view.get(f"missions.{letter}.card"), view.get(f"missions.{letter}.left")
        if card:
            middle = x + 120 + n * 90
            p.words(middle, y + 57, letter, LABEL, "dim")
            p.sign(MISSIONS[card], middle + 30, y + 50, 26)
            p.words(middle + 48, y + 57, str(left), FACT, bold=True)
