"""The map of Mars: one widget, redrawn only where something changed."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock, ClockEvent
from kivy.graphics import (
    ClearBuffers,
    ClearColor,
    Color,
    Fbo,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Scale,
    Translate,
)
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    StringProperty,
)

from companion.games.on_mars.hex_names import edge_marks, hex_named, name_of
from companion.games.on_mars.hexes import Hex, distance, reading_order
from companion.games.on_mars.pictures.cells import Cell, cells, colour_of
from companion.games.on_mars.pictures.map_drawing import (
    draw_cell,
    draw_edge,
    draw_ground,
    draw_number,
    draw_target,
)
from companion.games.on_mars.pictures.map_grid import MapGrid, fit
from companion.screens import theme as palette
from companion.screens.board.game_map import CORNER_DP, GameMap
from companion.screens.drawing.painter import Painter
from companion.screens.focus import Focusable
from companion.screens.frame import Box
from companion.screens.language import tr
from companion.screens.models.places import PlaceSteps
from companion.screens.theme import theme
from companion.screens.widgets.icon import Icon

GLIDE_S = 0.2
"""The time that a target takes to glide to its hex."""

EDGE_DP, NUMBER_DP = 20, 13
"""The size of letters and numbers beside the map, and the radius of the number of a move."""

GLOWS = 2
"""How far from its middle a hex can be seen, in radii."""

LARGE_DP = 36, 58
"""The minimum and maximum radius of enlarged hexes."""

PULLED_DP, HIT_DP = 12, 26
"""How far a piece must be dragged before it moves, and the reach of its touch target."""

REACH, FAR = 1.3, 2.6
"""How far from a hex a tap still hits it if hexes are large, and if they are small, in radii."""

RESTS_S = 0.3
"""The time that a finger must rest on the map before it is enlarged there."""


class MarsMap(Focusable, GameMap):
    """The map of Mars: its places are hexes, each with its own group of instructions.

    When something changes, only the hexes that differ are redrawn.
    """

    marks_itself = True

    focused = BooleanProperty(False)
    shift = ListProperty([0, 0])
    """The distance of a gliding target from its hex, in pixels."""
    pointed = StringProperty()
    """The hex that Die has selected, or the letter of the column."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.cells: Mapping[str, Cell] = {}
        self._drawn: dict[str, Cell] = {}
        self._groups: dict[str, InstructionGroup] = {}
        self._grid: MapGrid | None = None
        self._over_state: Any = None
        self._lit: str | None = None
        """The hex whose letter and number are bright, "" for none, None before they are drawn."""
        self._last_target = ""
        self._looked_at: tuple[str, float, float] | None = None
        self._rested: ClockEvent | None = None
        self._zoom: MapGrid | None = None
        self._steps = PlaceSteps()
        self._drawn_size = 1, 1
        self._scale = 1.0
        self.redrawn = 0
        self._fbo: Any = None
        self._flying = Icon(size_hint=(None, None), size=(0, 0))
        self.add_widget(self._flying)
        self._update = Clock.create_trigger(self._draw_changes, -1)
        self._rebuild = Clock.create_trigger(self._draw_all, -1)
        for name in (
            "view",
            "places",
            "picked",
            "now",
            "actor",
            "put",
            "pointed",
            "looked",
            "near",
            "close",
        ):
            self.fbind(name, self._update)
        resize = Clock.create_trigger(self._resize, -1)
        for name in ("size", "pos"):
            self.fbind(name, resize)
        theme.follow("name", self._draw_all)

    def on_places(self, *_: Any) -> None:
        """Make Die step through other hexes, in reading order."""
        at = reading_order(map(hex_named, self.places))
        self._steps = PlaceSteps([name_of(each) for each in at])
        self.pointed = ""

    # touch and Die

    def on_touch_down(self, touch: Any) -> bool:
        """Wait for a tap or a drag."""
        if self.small or not self._grid or not self.collide_point(*touch.pos):
            return False
        if not (self.places or self.laid or self._piece_at(*touch.pos)):
            return False
        touch.grab(self)
        if self.places and not self.zoomed:
            x, y = touch.pos
            self._rested = Clock.schedule_once(lambda _: self._look_at(x, y), RESTS_S)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Drag a piece, or preview what the finger is over if that is large."""
        if touch.grab_current is not self:
            return False
        moved = hypot(touch.x - touch.ox, touch.y - touch.oy) > dp(PULLED_DP)
        if moved and (name := self._piece_at(touch.ox, touch.oy)):
            self._leave_finger(touch)
            point = self.to_window(*touch.pos)
            icon = self.cells[name].piece or "rover"  # which has not moved yet
            self.dispatch("on_pull", name, icon, touch, point)
        elif self._looked_at:
            self.dispatch("on_hover", self._hit(*touch.pos, REACH))
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Answer with the nearest hex, or pick it if hexes are small; or pick a piece."""
        if touch.grab_current is not self:
            return False
        reach, zoomed, rested = REACH if self.zoomed else FAR, self.zoomed, bool(self._looked_at)
        inside = self.collide_point(*touch.pos)
        name = (self._hit(*touch.pos, reach) or self._piece_at(*touch.pos)) if inside else ""
        self._leave_finger(touch)
        if name:
            self.dispatch("on_take" if zoomed and name in self.places else "on_pick", name)
        elif rested:
            self.dispatch("on_hover", "")
        return True

    def _leave_finger(self, touch: Any) -> None:
        touch.ungrab(self)
        if self._rested:
            self._rested.cancel()
        self.look_away()

    def _look_at(self, x: float, y: float) -> None:
        if self._looked_at is None and (name := self._nearest(x, y)):
            self._looked_at = name, *self._to_picture(x, y)
            self._update()

    def look_away(self) -> None:
        """Show the whole map again."""
        if self._looked_at:
            self._looked_at = None
            self._update()

    def under(self, x: float, y: float) -> str:
        """Return the hex that answers under a point of the window, "" for none.

        Small hexes are enlarged there.
        """
        x, y = self.to_widget(x, y)
        if not self.collide_point(x, y):
            self.look_away()
            return ""
        if not self.zoomed:
            self._look_at(x, y)
        return self._hit(x, y, REACH)

    def _to_picture(self, x: float, y: float) -> tuple[float, float]:
        """Return the position of a point of the widget in the picture, y downwards."""
        left, low = self._picture.pos
        return (x - left) / self._scale, (low + self._picture.size[1] - y) / self._scale

    def _hit(self, x: float, y: float, reach: float) -> str:
        """Return the nearest hex that answers, "" if none is within reach (radii)."""
        name = self._nearest(x, y)
        if not name or self._grid is None:
            return ""
        (at_x, at_y), (to_x, to_y) = self._grid.centre(hex_named(name)), self._to_picture(x, y)
        return name if hypot(to_x - at_x, to_y - at_y) < reach * self._grid.radius else ""

    def _nearest(self, x: float, y: float) -> str:
        """Return the nearest hex that answers, "" for none."""
        hexes = {hex_named(name): name for name in (*self.places, *self.laid)}
        nearest = self._grid.nearest(*self._to_picture(x, y), hexes) if self._grid else None
        return hexes[nearest] if nearest else ""

    def _piece_at(self, x: float, y: float) -> str:
        """Return the hex of a piece that can be dragged from here, "" for none."""
        for name in self.pieces if self._grid else ():
            at_x, at_y = self.centre_of(name)
            if hypot(at_x - x, at_y - y) < dp(HIT_DP):
                return name
        return ""

    def centre_of(self, name: str) -> tuple[float, float]:
        """Return the middle of a hex in the coordinates of the parent."""
        assert self._grid
        x, y = self._grid.centre(hex_named(name))
        left, low = self._picture.pos
        return left + x * self._scale, low + self._picture.size[1] - y * self._scale

    @property
    def can_be_focused(self) -> bool:
        return bool(self.places) and not self.quiet

    @property
    def spoken(self) -> str:
        if self._steps.at_column:
            return tr.text("screens.line-of-places", line=self.pointed)
        return self.pointed

    def step_inside(self) -> bool:
        """Step to the next hex that answers, in reading order; if there are many, by columns."""
        self.pointed = self._steps.step()
        return bool(self.pointed)

    def step_out(self) -> bool:
        """Close the open column."""
        was_open = bool(self._steps.column)
        self._steps.leave()
        self.pointed = ""
        return was_open

    def leave_focus(self) -> None:
        super().leave_focus()
        self.step_out()

    def activate(self) -> None:
        if self._steps.at_column:
            self._steps.open_column()
            self.dispatch("on_column")
        elif self.pointed:
            self.dispatch("on_take", self.pointed)

    # the picture

    def _wanted(self) -> Mapping[str, Cell]:
        if self.view is None:
            return {}
        return cells(self.view, self.places, self.picked, int(self.now), self.actor, self.put)

    def _resize(self, *_: Any) -> None:
        """Scale the picture down if it has less room; redraw it if it has more."""
        width, height = self._drawn_size
        if self._grid and self.width <= width + 1 and self.height <= height + 1:
            self._place_picture()
        else:
            self._draw_all()

    def _place_picture(self) -> None:
        """Show the picture in the middle, as large as possible; hide it without a map."""
        if not (self.cells and self._fbo):
            self._hide_picture()
            return
        width, height = self._drawn_size
        self._scale = min(self.width / width, self.height / height)
        size = width * self._scale, height * self._scale
        self._picture.size = size
        corner = self.center_x - size[0] / 2, self.center_y - size[1] / 2
        self._picture.pos = round(corner[0]), round(corner[1])
        self._corner.xy = self._picture.pos
        self._scaled.xyz = self._scale, self._scale, 1

    def _hide_picture(self) -> None:
        if self._fbo:
            self._picture.size, self._over_state = (0, 0), None
            self._over.clear()

    def on_shift(self, *_: Any) -> None:
        """Move a gliding target."""
        self._glide.x, self._glide.y = self.shift

    def _glide_from(self, before: str, name: str) -> None:
        """Make the target glide from the hex of the previous one."""
        if not (theme.motion and before in self.cells and name in self.cells) or before == name:
            return
        (x, y), (to_x, to_y) = self.centre_of(before), self.centre_of(name)
        Animation.cancel_all(self, "shift")
        self.shift = x - to_x, y - to_y
        Animation(shift=[0, 0], duration=GLIDE_S, transition="out_quad").start(self)

    def _fly_from(self, before: Mapping[str, Cell]) -> None:
        """Make a moved piece glide from its previous hex."""
        changed = [name for name, cell in self.cells.items() if before.get(name, cell) != cell]
        left = {
            piece: name
            for name in changed
            for piece in before[name].pieces
            if piece not in self.cells[name].pieces
        }
        for name in changed:
            for piece in self.cells[name].pieces:
                if piece in left and piece not in before[name].pieces:
                    self._fly(*piece, left[piece], name)

    def _fly(self, piece: str, owner: str, before: str, name: str) -> None:
        """Show a piece above the map on its way from one hex to another."""
        assert self._grid
        flying, side = self._flying, 2 * self._grid.radius * self._scale
        flying.size, flying.center = (side, side), self.centre_of(before)
        flying.name = f"{piece}:{colour_of(owner)}"
        Animation.cancel_all(flying, "center")
        glide = Animation(center=self.centre_of(name), duration=GLIDE_S, transition="out_quad")
        glide.bind(on_complete=lambda *_: setattr(flying, "name", ""))
        glide.start(flying)

    def _make_canvases(self) -> None:
        """Make what the map is drawn on, with its first picture: it takes 2 MiB for shaders."""
        with self.canvas.before:
            self._fbo = Fbo(size=(1, 1))
            Color(1, 1, 1)
            self._picture = Rectangle()
            PushMatrix()
            self._glide, self._corner, self._scaled = Translate(), Translate(), Scale()
            self._over = InstructionGroup()
            PopMatrix()

    def _draw_all(self, *_: Any) -> None:
        """Redo the layout: the map's size, its outline or its colours have changed."""
        self.cells = self._wanted()
        width, height = int(self.width), int(self.height)
        if min(width, height) < 20 or not self.cells:
            self._grid, self.zoomed = None, False
            self._hide_picture()
            return
        if not self._fbo:
            self._make_canvases()
        self._fbo.size = width, height
        self._picture.texture = self._fbo.texture
        self._drawn_size = width, height
        self._place_picture()
        self._hexes = frozenset(Hex(cell.q, cell.r) for cell in self.cells.values())
        self._roomy = not self.small
        self._marks = edge_marks(self._hexes) if self._roomy else []
        sides = [(at, off) for _, at, off in self._marks]
        turned = self.view.turned
        whole = fit(Box(0, 0, width, height), self._hexes, turned, sides, dp(EDGE_DP))
        self._whole, self._zoom = whole, self._zoomed_grid(whole)
        self._grid = self._zoom or whole
        self.zoomed = self._zoom is not None
        self.corner = self._free_corner() if self.zoomed and not self.close else (1, 0)
        self._turned = turned
        self._fbo.clear()
        with self._fbo:
            ClearColor(*palette.colour("ground", 0))
            ClearBuffers()
        self._seen = self._in_sight(self._grid)
        draw_ground(self.painter(self._fbo), self._grid, self._seen)
        self._groups = {name: InstructionGroup() for name in self.cells}
        self._edge = InstructionGroup()
        for group in (*self._groups.values(), self._edge):
            self._fbo.add(group)
        self._drawn, self._over_state, self._lit = {}, None, None
        self._fill_changes()

    def _in_sight(self, grid: MapGrid) -> frozenset[Hex]:
        """Return the hexes that can be seen, even if only their glow."""
        width, height = self._drawn_size
        far = GLOWS * grid.radius
        return frozenset(
            at
            for at in self._hexes
            if -far < grid.centre(at)[0] < width + far and -far < grid.centre(at)[1] < height + far
        )

    def _zoomed_grid(self, whole: MapGrid) -> MapGrid | None:
        """Return the grid of the enlarged part of the map, None for all of it."""
        if self.small:
            return None
        least, most = map(dp, LARGE_DP)
        if self._looked_at:
            name, x, y = self._looked_at
            grid = whole._replace(radius=(least + most) / 2)
            shown_x, shown_y = grid.centre(hex_named(name))
            return grid._replace(x=grid.x + x - shown_x, y=grid.y + y - shown_y)
        hexes = [hex_named(name) for name in self.near] or self._around_target()
        if not hexes:
            return None
        box = Box(0, 0, *self._drawn_size)
        grid = fit(box, hexes, self.view.turned)
        if grid.radius < max(least, whole.radius * 1.2):
            return None
        share = min(1, most / grid.radius)
        x, y = box.width / 2, box.height / 2
        return grid._replace(
            x=x + (grid.x - x) * share, y=y + (grid.y - y) * share, radius=grid.radius * share
        )

    def _around_target(self) -> list[Hex]:
        """Return the hex of the present move and its neighbours, if they are to be enlarged."""
        cells = self.cells.values() if self.close else ()
        targets = [Hex(cell.q, cell.r) for cell in cells if cell.mark == "target"]
        return [at for at in self._hexes if any(distance(at, each) <= 1 for each in targets)]

    def _draw_changes(self, *_: Any) -> None:
        """Redraw the groups of the cells that have changed."""
        before, self.cells = self.cells, self._wanted()
        if not self.cells:
            self.zoomed = False
            self._place_picture()
            return
        self._place_picture()
        if (
            not self._grid
            or self.cells.keys() != self._groups.keys()
            or self.view.turned != self._turned
            or self._zoomed_grid(self._whole) != self._zoom
        ):
            self._draw_all()
        else:
            self._fill_changes()
            if theme.motion and not self.small:
                self._fly_from(before)

    def _free_corner(self) -> tuple[int, ...]:
        """Return a corner, from (0, 0), in which the small map hides no marked hex, () for none."""
        assert self._grid
        width, height = map(dp, CORNER_DP)
        radius = self._grid.radius * self._scale
        marked = [self.centre_of(name) for name, cell in self.cells.items() if cell.mark]
        for corner in ((1, 0), (0, 0), (1, 1), (0, 1)):
            left = self.x + corner[0] * (self.width - width)
            low = self.y + corner[1] * (self.height - height)
            beside = (
                hypot(x - min(max(x, left), left + width), y - min(max(y, low), low + height))
                for x, y in marked
            )
            if min(beside, default=radius) >= radius:
                return corner
        return ()

    def _fill_changes(self) -> None:
        changed = [
            name
            for name, cell in self.cells.items()
            if self._drawn.get(name) != cell and Hex(cell.q, cell.r) in self._seen
        ]
        self.redrawn = len(changed)
        assert self._grid
        for name in changed:
            self._groups[name].clear()
            draw_cell(self.painter(self._groups[name]), self._grid, self.cells[name])
        special = {n: c for n, c in self.cells.items() if c.mark in ("target", "picked")}
        state = special, self.pointed, self.looked
        if changed or state != self._over_state:
            before = next(iter(self._over_state[0]), "") if self._over_state else ""
            self._over_state = state
            self._glide_from(before or self._last_target, next(iter(special), ""))
            self._last_target = next(iter(special), self._last_target)
            self._fill_over(special)
            self._fill_edge(self.pointed or self.looked or next(iter(special), ""))
        self._drawn = dict(self.cells)

    def _fill_edge(self, lit: str) -> None:
        """Draw the letters and numbers beside the map, those of the hex ``lit`` brighter."""
        if lit != self._lit:
            self._lit = lit
            self._edge.clear()
            assert self._grid
            draw_edge(self.painter(self._edge), self._grid, self._marks, dp(EDGE_DP), lit)

    def _fill_over(self, special: Mapping[str, Cell]) -> None:
        """Draw what is above all hexes: a piece's target with its number, and Die's ring."""
        self._over.clear()
        p, half = self.painter(self._over), dp(NUMBER_DP)
        assert self._grid
        for cell in special.values():
            draw_target(p, self._grid, cell)
            if cell.number and self._roomy:
                others = self.cells.values()
                draw_number(p, self._grid, self._fbo.size, cell, others, self.actor, half)
        for name in {*self._steps.ringed, self.looked} & self.cells.keys():
            corners = self._grid.corners(hex_named(name), self._grid.radius)
            p.line(corners, "sand", 4, closed=True)

    def painter(self, canvas: Any) -> Painter:
        """Return a painter of a part of the picture, in its pixels."""
        return Painter(canvas, 0, self._fbo.size[1], 1)
