"""The whole table: the LSS, his Lab and Progress Area, the Missions, and what he owns.

Each part is a panel; what can be tapped in it opens its field of the ± editor.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.games.on_mars.editor import on_map
from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.on_mars.kinds import COLUMNS, KINDS, MISSIONS, REWARDS
from companion.screens.pictures.on_mars.lab import draw_lab
from companion.screens.pictures.on_mars.positions import HIM, level, loop, lss
from companion.screens.theme import FACT, GAP, LABEL, TILE, TITLE

TOUCH = 47
"""The least side of what opens a field."""

HEAD = 34
"""The height of a panel's title."""

OWNS = 127
"""The height of what he owns beside his Lab: a title, and two rows that can be tapped."""

LAB = 204
"""The height of his Lab in a screen that stands: its Techs are large enough to be tapped."""

SIGNED, EDGE = 34, 8
"""From the left of what he owns, over its sign, to how much it is; the space after the last."""

LSS_ROWS, CELL = 6, 4
"""How many tiles a column has room for, and the space at each side of a tile."""

OWNED = {
    "shelters": ("shelter", "violet"),
    "ships": ("ship", ""),
    "robots": ("bot", "violet"),
    "crystals": ("crystal", ""),
    "blueprints": ("blueprint", ""),
    "advanced": ("upgrade", ""),
    "scientists": ("scientist", ""),
    "contracts": ("contract", ""),
}
"""What he owns: its field, and the sign with its colour if that is not its own."""

Owned = tuple[tuple[str, tuple[str, str]], str]
"""A field of what he owns with its sign, and how much it is."""


class Panels(NamedTuple):
    """The places of the parts."""

    lss: Box
    lab: Box
    progress: Box
    missions: Box
    owns: Box


def lay_out(box: Box, upright: bool) -> Panels:
    """Return where the panels stand."""
    if upright:
        half, low = (box.wide - GAP) / 2, 68
        upper = box.high - LAB - 2 * low - 3 * GAP
        second, third = box.lower(upper + GAP), box.lower(box.high - 2 * low - GAP)
        return Panels(
            Box(box.x, box.y, half, upper),
            second.upper(LAB),
            third.upper(low),
            Box(box.x + half + GAP, box.y, half, upper),
            third.lower(low + GAP),
        )
    left, right = 204.0, 244.0
    middle = box.wide - left - right - 2 * GAP
    x, edge = box.x + left + GAP, box.right - right
    return Panels(
        Box(box.x, box.y, left, box.high),
        Box(x, box.y, middle, box.high - 84),
        Box(x, box.bottom - 76, middle, 76),
        Box(edge, box.y, right, box.high - OWNS - GAP),
        Box(edge, box.bottom - OWNS, right, OWNS),
    )


def draw(p: Painter, box: Box, view: View) -> list[Touch]:
    """Draw all that is tracked of him and the Colony."""
    panels = lay_out(box, view.upright)
    for panel in panels:
        p.rect(*panel, "sunk", TILE)
    touches = [
        *_draw_lss(p, panels.lss, view),
        *_draw_lab(p, panels.lab, view),
        *_draw_progress(p, panels.progress, view),
        *_draw_missions(p, panels.missions, view),
        *_draw_owned(p, panels.owns, view),
    ]
    return [each for each in touches if not (view.get("map") and on_map(each.field))]


def _title(p: Painter, box: Box, words: str, note: str = "") -> None:
    p.words(box.x + 12, box.y + 25, words, FACT, bold=True)
    room = box.wide - 36 - p.width(words, FACT, True)
    size = p.largest(note, (FACT, LABEL), room)
    p.words(box.right - 12, box.y + 25, note, size, "dim", anchor="end")


# the Colony


def _draw_lss(p: Painter, box: Box, view: View) -> Iterator[Touch]:
    """Draw each column with its Reward tile and what that gives him, and the Colony level."""
    title, number = view.words("on-mars.picture-lss"), f"**{level(view)}**"
    long, short = view.name("colony_level"), view.words("on-mars.picture-level")
    room = box.wide - 36 - p.width(title, FACT, True)
    _title(p, box, title, f"{long if p.fits(f'{long} {number}', LABEL, room) else short} {number}")
    yield Touch(Box(box.x, box.y - GAP, box.wide, TOUCH), "colony_level")
    wide = (box.wide - 16) / len(COLUMNS)
    top, tile = box.y + TOUCH - GAP, 48
    sign = 24 if view.upright else 36
    foot = box.bottom - sign - 6
    row = (foot - top - tile - 4) / LSS_ROWS
    for at, (kind, tiles) in enumerate(zip(COLUMNS, lss(view), strict=True)):
        x, ink = box.x + 8 + at * wide, KINDS[kind]
        reward = view.get(f"rewards.{kind}")
        p.rect(x + CELL, top, wide - 2 * CELL, tile - 4, "panel", 8)
        if reward:
            p.sign(REWARDS[reward], x + wide / 2, top + 12, 22)
            op = f"+{view.get(f'rewards_op.{kind}')}"
            p.words(x + wide / 2, top + 40, op, LABEL, "op", bold=True, anchor="middle")
        else:
            p.words(x + wide / 2, top + 30, "–", FACT, "dim", anchor="middle")
        for n in range(LSS_ROWS):
            highest = n == min(tiles, LSS_ROWS) - 1
            faded = theme.mix(ink, "ground", 0.72)
            fill = "panel" if n >= tiles else ink if highest else faded
            low = foot - (n + 1) * row + 2
            p.rect(x + CELL, low, wide - 2 * CELL, row - 4, fill, min(6, row / 3))
        p.sign(ink, x + wide / 2, foot + sign / 2 + 3, sign)
        yield Touch(Box(x, top, wide, tile), f"rewards.{kind}")
        yield Touch(Box(x, top + tile, wide, box.bottom - top - tile), f"tiles.{kind}")
    y = foot - (level(view) + 1) * row + 0.5
    p.rect(box.x + 8, y - 1.5, box.wide - 14, 3, "sand")
    p.poly((box.x + 2, y - 8, box.x + 12, y, box.x + 2, y + 8), "sand")


def _draw_missions(p: Painter, box: Box, view: View) -> Iterator[Touch]:
    """Draw what each Mission still needs."""
    needed = view.words("on-mars.picture-to-go", number=view.get("missions_needed", 0))
    _title(p, box, view.words("on-mars.picture-stage", stage="missions"), needed)
    missions = view.get("missions") or {}
    pitch = max(TOUCH, (box.high - HEAD + 6) / 3)
    numbers = [str(mission["left"]) for mission in missions.values()]
    room = box.wide - 92 - max((p.width(left, TITLE, True) for left in numbers), default=0)
    names = [
        view.name(card, "" if p.fits(view.name(card), LABEL, room, 2) else "short")
        for card in (mission["card"] for mission in missions.values())
    ]
    size = FACT if all(p.fits(name, FACT, room) for name in names) else LABEL
    for at, (letter, mission) in enumerate(missions.items()):
        y = box.bottom - (3 - at) * pitch + pitch / 2
        p.sign("cube", box.x + 26, y, 34)
        p.disc(box.x + 26, y + 1, 11, "mine")
        p.words(box.x + 26, y + 7.5, letter, LABEL, "ink", bold=True, anchor="middle")
        p.words(box.right - 12, y + 11, numbers[at], TITLE, "ice", bold=True, anchor="end")
        p.sign(MISSIONS[mission["card"]], box.x + 58, y, 26)
        _draw_name(p, box.x + 76, y, room, names[at], size)
        yield Touch(Box(box.x, y - pitch / 2, box.wide, pitch), f"missions.{letter}.left")


def _draw_name(p: Painter, x: float, y: float, room: float, words: str, size: float) -> None:
    """Draw a name in one line, or in two."""
    lines = p.wrap(words, size, room)[:2]
    base = y + size * 0.36 - (len(lines) - 1) * size * 0.55
    for at, line in enumerate(lines):
        p.words(x, base + at * size * 1.1, line, size)


# Lacerda


def _draw_lab(p: Painter, box: Box, view: View) -> Iterator[Touch]:
    """Draw his Lab; each Tech in it can be moved."""
    _title(p, box, view.words("on-mars.picture-lab"))
    points = view.scores.get(HIM, {}).get("techs")
    if points is not None:
        wide = p.words(box.right - 12, box.y + 25, str(points), FACT, "op", True, "end")
        p.sign("op", box.right - 12 - wide - 16, box.y + 17, 22)
    inner = Box(box.x + 6, box.y + HEAD - 4, box.wide - 12, box.high - HEAD)
    for tech, (x, y) in draw_lab(p, inner, view).items():
        yield Touch(Box(x - TOUCH / 2, y - TOUCH / 2, TOUCH, TOUCH), f"lacerda.techs.{tech}")


def _draw_progress(p: Painter, box: Box, view: View) -> Iterator[Touch]:
    """Draw the Progress Area: where his Bot stands, and his cubes."""
    side = 64
    p.sign("bot", box.x + side / 2, box.y + 19, 28, "violet")
    for at, line in enumerate(p.wrap(view.words("on-mars.picture-bot"), LABEL, side - 4)[:2]):
        base = box.y + 50 + at * 19
        p.words(box.x + side / 2, base, line, LABEL, "dim", anchor="middle")
    yield Touch(Box(box.x, box.y, side, box.high), "lacerda.robot")
    wide, y = (box.wide - side - 6) / 5, box.y + box.high / 2 - 6
    for at, (kind, cube) in enumerate(loop(view)):
        x = box.x + side + (at + 0.5) * wide
        if kind == view.get("lacerda.robot"):
            p.rect(x - 21, y - 18, 42, 44, "raised", 11)
            p.rect(x + 1, y - 30, 24, 24, "violet", 7)
            p.sign("bot", x + 13, y - 18, 18, "ink", "violet")
        p.sign(KINDS[kind], x, y + 4, 30)
        p.sign("cube", x + 14, y + 22, 20, "violet" if cube else "line")
        place = Box(x - wide / 2, box.y, wide, box.high)
        yield Touch(place, f"lacerda.progress_cubes.{kind}")


def _draw_owned(p: Painter, box: Box, view: View) -> Iterator[Touch]:
    """Draw how many of everything he owns, and his points."""
    _title(p, box, view.words("on-mars.picture-owns"))
    points = str(view.get("lacerda.op"))
    wide = p.words(box.right - 12, box.y + 27, points, TITLE, bold=True, anchor="end")
    p.sign("op", box.right - 12 - wide - 18, box.y + 18, 26)
    if not view.upright:
        yield Touch(Box(box.right - 90, box.y - 7, 90, TOUCH), "lacerda.op")
    owned = [view.get(f"lacerda.{field}", 0) for field in OWNED]
    counts = [str(each if isinstance(each, int) else len(each)) for each in owned]
    if waiting := view.get("lacerda.crystals_waiting", 0):  # below his Depot, as in the header
        counts[[*OWNED].index("crystals")] += f"+{waiting}"
    many = len(OWNED) if view.upright else len(OWNED) // 2
    told = [*zip(OWNED.items(), counts, strict=True)]
    rows = [told[at : at + many] for at in range(0, len(told), many)]
    size = min(_number_size(p, box, row) for row in rows)
    for at, row in enumerate(rows):
        place = box.lower(box.high - TOUCH * (len(rows) - at)).upper(TOUCH)
        yield from _draw_row(p, place, row, size)


def _number_size(p: Painter, box: Box, told: Sequence[Owned]) -> float:
    """Return the largest size at which the numbers of a row have room beside their signs."""
    room = box.wide - SIGNED * len(told) - EDGE
    sizes = (TITLE, FACT)
    fitting = (
        each for each in sizes if sum(p.width(count, each, True) for _, count in told) <= room
    )
    return next(fitting, LABEL)


def _draw_row(p: Painter, box: Box, told: Sequence[Owned], size: float) -> Iterator[Touch]:
    """Draw some of what he owns, each as wide as its number wants."""
    numbers = [p.width(count, size, True) for _, count in told]
    room = box.wide - SIGNED * len(told) - EDGE
    spare, x = max(0, room - sum(numbers)) / len(told), box.x
    for ((field, (sign, ink)), count), number in zip(told, numbers, strict=True):
        wide, y = SIGNED + number + spare, box.y + box.high / 2
        p.sign(sign, x + 17, y, 28, ink)
        p.words(x + SIGNED, y + size * 0.36, count, size, "ice", bold=True)
        yield Touch(Box(x, box.y, wide, box.high), f"lacerda.{field}")
        x += wide
