"""The whole table: the map, his Lab, the LSS, the Missions, his Progress Area, and what he owns."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.on_mars.components import LACERDA, LSS
from companion.games.on_mars.pictures.kinds import KINDS, MISSIONS, REWARDS
from companion.games.on_mars.pictures.lab import draw_lab, draw_loop
from companion.games.on_mars.pictures.map_drawing import draw_map
from companion.games.on_mars.pictures.positions import level, loop, lss
from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View
from companion.screens.pictures.whole import PartRow, TrackedValue, WholePart
from companion.screens.theme import FACT, TITLE

TOUCH = 47
"""The smallest side of a touch target that opens a field."""

ROWS = 6
"""The number of tiles that fit in a column of the LSS."""

OWNED = {
    "shelters": "shelter:violet",
    "ships": "ship",
    "robots": "bot:violet",
    "crystals": "crystal",
    "op": "op",
    "blueprints": "blueprint",
    "advanced": "upgrade",
    "scientists": "scientist",
    "contracts": "contract",
}
"""What he owns: its field, and its icon with the colour if that isn't its own."""


def whole(view: View) -> tuple[PartRow, ...]:
    """Return everything tracked of him and the Colony."""
    mars = WholePart("map", view.words("screens.chart"), map=True, draw=draw_map, width=1.25)
    lab = WholePart("lab", view.words("on-mars.picture-lab"), actor=LACERDA, draw=_draw_lab)
    note = f"{view.words('on-mars.picture-level')} {level(view)}"
    columns = WholePart("lss", view.words("on-mars.picture-lss"), note, draw=_draw_lss)
    bot = view.words("on-mars.picture-progress")
    progress = WholePart("progress", bot, actor=LACERDA, draw=_draw_progress)
    missions, owns = _missions(view), _owns(view)
    on_map = (mars,) if view.get("map") else ()
    if view.portrait:
        return (
            PartRow((*on_map, lab), 1.15),
            PartRow((columns, progress), 1.1),
            PartRow((missions,), 0.75),
            PartRow((owns,), 1.05),
        )
    return PartRow((*on_map, lab, columns), 1.18), PartRow((missions, progress, owns))


def _missions(view: View) -> WholePart:
    """Return what each Mission still needs."""
    needed = view.words("on-mars.picture-to-go", number=view.get("missions_needed", 0))
    values = tuple(
        TrackedValue(f"missions.{letter}.left", str(each["left"]), MISSIONS[each["card"]])
        for letter, each in (view.get("missions") or {}).items()
    )
    title = view.words("on-mars.picture-stage", stage="missions")
    return WholePart("missions", title, needed, values=values, columns=3, width=0.9)


def _owns(view: View) -> WholePart:
    """Return how much he has of everything."""
    values = []
    for field, icon in OWNED.items():
        found = view.get(f"lacerda.{field}", 0)
        text = str(found if isinstance(found, int) else len(found))
        values.append(TrackedValue(f"lacerda.{field}", text, icon))
    title, note = view.words("on-mars.picture-owns"), ""
    if waiting := view.get("lacerda.crystals_waiting", 0):
        note = view.words("on-mars.picture-waiting", count=waiting)
        values.append(TrackedValue("lacerda.crystals_waiting", f"+{waiting}", "crystal"))
    return WholePart("owns", title, note, LACERDA, tuple(values), columns=5, width=1.3)


def _draw_lab(p: Painter, box: Box, view: View, _: bool) -> Iterator[Touch]:
    """Draw his Lab; each Tech in it can be moved."""
    for tech, (x, y) in draw_lab(p, box, view).items():
        yield Touch(Box(x - TOUCH / 2, y - TOUCH / 2, TOUCH, TOUCH), f"lacerda.techs.{tech}")


def _draw_lss(p: Painter, box: Box, view: View, large: bool) -> Iterator[Touch]:
    """Draw the columns with the line of the Colony level; large with the Reward tiles above."""
    side, icon = (96.0, 40.0) if large else (16.0, 24.0)
    above = 64.0 if large else 2.0
    width = min(120, (box.width - side) / len(LSS))
    left = box.x + side + (box.width - side - width * len(LSS)) / 2
    foot, gap = box.bottom - icon - 6, 0.12 * width
    row = (foot - box.y - above) / ROWS
    for at, (kind, tiles) in enumerate(zip(LSS, lss(view), strict=True)):
        x, colour = left + at * width, KINDS[kind]
        if large:
            _draw_reward(p, Box(x, box.y, width - gap, above - 8), view, kind)
            yield Touch(Box(x, box.y, width, above - 6), f"rewards.{kind}")
        for n in range(ROWS):
            highest = n == min(tiles, ROWS) - 1
            fill = (
                "panel" if n >= tiles else colour if highest else theme.mix(colour, "ground", 0.6)
            )
            place = foot - (n + 1) * row + 2
            p.rect(x, place, width - gap, row - 4, fill, min(6, row / 3))
        p.icon(colour, x + (width - gap) / 2, foot + icon / 2 + 5, icon)
        yield Touch(Box(x, box.y + above, width, box.bottom - box.y - above), f"tiles.{kind}")
    y, right = foot - (level(view) + 1) * row, left + width * len(LSS)
    p.rect(left - 10, y - 1.5, right - left + 10, 3, "sand")
    p.poly((left - 16, y - 8, left - 4, y, left - 16, y + 8), "sand")
    if large:
        number = str(level(view))
        p.words(left - 26, y + TITLE * 0.36, number, TITLE, bold=True, anchor="end")
        yield Touch(Box(left - 90, y - TOUCH / 2, 84, TOUCH), "colony_level")


def _draw_reward(p: Painter, box: Box, view: View, kind: str) -> None:
    """Draw the Reward tile of a column, and what it gives him."""
    p.rect(*box, "panel", 8)
    x, y = box.x + box.width / 2, box.y + box.height / 2
    if reward := view.get(f"rewards.{kind}"):
        p.icon(REWARDS[reward], x - 24, y, 34)
        op = f"+{view.get(f'rewards_op.{kind}')}"
        p.words(x + 2, y + FACT * 0.36, op, FACT, "op", bold=True)
    else:
        p.words(x, y + FACT * 0.36, "–", FACT, "dim", anchor="middle")


def _draw_progress(p: Painter, box: Box, view: View, _: bool) -> Iterator[Touch]:
    """Draw the Progress loop; his Bot and each cube can be moved."""
    first = draw_loop(p, box, view)
    half = first.height / 2
    for at, (kind, _cube) in enumerate(loop(view)):
        x = first.x + at * first.width
        yield Touch(Box(x, first.y, first.width, half), "lacerda.robot")
        cube = f"lacerda.progress_cubes.{kind}"
        yield Touch(Box(x, first.y + half, first.width, half), cube)
