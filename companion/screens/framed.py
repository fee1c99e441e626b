"""A screen in the frame: what it draws, and what can be tapped in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import inf
from typing import Any

from kivy.animation import Animation
from kivy.graphics import Color, Rectangle
from kivy.uix.widget import Widget

from companion.device.buttons import Intent
from companion.phrases.phrasebook import Phrasebook
from companion.screens import theme
from companion.screens.drawing.ground import ground
from companion.screens.drawing.motion import Mover
from companion.screens.drawing.painter import Drawn, Painter
from companion.screens.frame import Box, Frame
from companion.screens.presenter import Presenter
from companion.screens.widgets.tap import Face, Tap, button_size, is_above, primary_parts, sign_side
from companion.screens.window.keys import Tool
from companion.session.session import Session

FADE, FAINT = 0.12, 0.4
"""Seconds in which a new step comes into sight, and how much of it the first frame shows."""

ENDS = ".?!\u00a0 "
"""What a name may end with that is not said before a full stop."""

Faces = dict[str, tuple[Box, Face]]
"""What can be tapped, in the order in which Die steps through it: its name, place and face."""


class Drawing(Widget):
    """What cannot be tapped."""


class FramedScreen(Widget):
    """A screen. ``name`` is what `Presenter.show` takes; ``detail`` what it shows, ready for JSON.

    ``refresh`` calls `draw` with what is to be seen. An intent is done by the method
    ``do_<intent>``, where the screen has one. With two buttons alone, Die steps through what can
    be tapped or read, and Next taps what it stepped to, else the primary thing; Die held goes back.
    """

    name = ""

    of_step = False
    """Whether it is about the step on the table: Why tells the reasons of that."""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        self.presenter = presenter
        self.detail: Mapping[str, Any] = {}
        self.frame = Frame(800, 480)
        self.taps: dict[str, Tap] = {}
        self.drawn: list[Drawn] = []
        self._spare: list[Tap] = []
        self._grounded: tuple[Any, ...] = ()
        self._mover = Mover()
        super().__init__(**kwargs)
        self._drawing = Drawing()
        self.add_widget(self._drawing)

    # what a screen is given

    @property
    def words(self) -> Callable[..., str]:
        """Finds words by their key."""
        return self.presenter.words

    @property
    def book(self) -> Phrasebook:
        """The words of the language."""
        return self.presenter.phrasebook

    @property
    def session(self) -> Session:
        """The play on the table; raise LookupError if there is none."""
        return self.presenter.session

    @property
    def letters(self) -> float:
        """By how much letters are larger than the look's."""
        return self.presenter.settings.text_scale

    # what it shows

    def fit(self, width: float, height: float) -> None:
        """Take the size of the window."""
        self.size = width, height
        self.frame = Frame(width, height)

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show ``detail``."""
        self.detail = detail
        self.refresh()

    def refresh(self) -> None:
        """Show things as they are now."""

    def leave(self) -> None:
        """Handle that another screen is shown, or the app is closed."""

    @property
    def spoken(self) -> str:
        """What is said when the player opens the screen."""
        return ""

    def painter(self, canvas: Any) -> Painter:
        """Return a painter whose origin is the upper left corner of the screen."""
        return Painter(canvas, self.x, self.top, self.frame.unit, self.letters)

    @property
    def measure(self) -> Painter:
        """A painter that is only asked how wide words are."""
        return self.painter(self._drawing.canvas)

    def draw(self, faces: Faces, paint: Callable[[Painter], object], new: bool = False) -> None:
        """Show these faces over what ``paint`` draws; what is ``new`` comes into sight."""
        self._lay_ground()
        share_sizes(self.measure, faces)
        canvas = self._drawing.canvas
        canvas.clear()
        p = self.painter(canvas)
        paint(p)
        self.drawn = p.drawn
        self._mover.start(p.motions if new and self.presenter.settings.motion else [])
        self._place({**self.drawn_faces(), **faces})
        Animation.cancel_all(self._drawing, "opacity")
        if new and self.presenter.settings.motion:
            self._drawing.opacity = FAINT
            Animation(opacity=1, duration=FADE).start(self._drawing)
        else:
            self._drawing.opacity = 1

    def drawn_faces(self) -> Faces:
        """Return what can be tapped of what was just painted: it lies below all other faces."""
        return {}

    def on_touch_down(self, touch: Any) -> bool:
        """End what moves: a tap on it counts."""
        self._mover.end()
        return bool(super().on_touch_down(touch))

    def _lay_ground(self) -> None:
        """Draw the ground anew if the window or the look is another."""
        wanted = (*self.size, theme.look())
        if wanted != self._grounded:
            self._grounded = wanted
            self.canvas.before.clear()
            with self.canvas.before:
                Color(1, 1, 1, 1)
                Rectangle(texture=ground(*self.size), pos=self.pos, size=self.size)

    def _place(self, faces: Faces) -> None:
        """Give every face a tap: that of the same name, else one that is free."""
        for name in [each for each in self.taps if each not in faces]:
            tap = self.taps.pop(name)
            tap.let_go()
            self.remove_widget(tap)
            self._spare.append(tap)
        placed = {}
        for name, (box, face) in faces.items():
            tap = self.taps.get(name) or (self._spare.pop() if self._spare else Tap())
            unit = self.frame.unit
            size = box.wide * unit, box.high * unit
            pos = self.x + box.x * unit, self.top - (box.y + box.high) * unit
            tap.size, tap.pos = size, pos
            if tap.parent is None:
                self.add_widget(tap)
            tap.show(face, unit, self.letters)
            placed[name] = tap
        self.taps = placed

    # what the buttons and the keys do

    @property
    def primary_button(self) -> Tap | None:
        """The one thing to do now."""
        return self.taps.get("primary")

    def perform(self, intent: Intent | Tool) -> None:
        """Do what a button, a key or a tool means here."""
        if action := getattr(self, f"do_{intent}", None):
            action()

    def sense(self, intent: Intent, down: bool) -> None:
        """Handle that a push button closed or opened its contact, before that means anything."""

    def do_die(self) -> None:
        """Step to the next thing that can be tapped, and name it."""
        stops = self.focusable_buttons()
        at = next((n for n, stop in enumerate(stops) if stop.focused), -1)
        if stops:
            self.point(stops[(at + 1) % len(stops)])

    def do_next(self) -> None:
        """Tap what Die stepped to, else the primary thing; where nothing is, say how to step."""
        if chosen := self._chosen():
            chosen.dispatch("on_release")
        else:
            self.say_how([stop.spoken for stop in self.focusable_buttons()])

    def _chosen(self) -> Tap | None:
        """Return what Next taps, None if there is nothing."""
        stepped = next((stop for stop in self.focusable_buttons() if stop.focused), None)
        primary = self.primary_button
        if stepped or not (primary and primary.primary and not primary.disabled):
            return stepped
        return primary

    @property
    def what_next(self) -> str:
        """What Next does now, in words."""
        chosen = self._chosen()
        return chosen.spoken if chosen else ""

    def say_how(self, choices: Iterable[str]) -> None:
        """Say how two buttons choose, and between what."""
        self.presenter.speak(self.words("screens.step", choices=". ".join(choices)))

    def do_why(self) -> None:
        """Show and say the reasons of the step; elsewhere say what the buttons do."""
        if self.of_step:
            self.presenter.read("why")
            return
        undo = "yes" if self.leads_back else "no"
        next_ = self.what_next.rstrip(ENDS) or "none"
        self.presenter.speak(self.words("screens.buttons-here", next=next_, undo=undo))

    def do_repeat(self) -> None:
        """Say again what this screen is."""
        self.presenter.speak(self.spoken)

    def do_undo(self) -> None:
        """Leave what is open, or this screen."""
        self.back()

    def do_nothing(self) -> None:
        """Say that a button does nothing here."""
        self.presenter.speak(self.words("screens.nothing-here"))

    def focusable_buttons(self) -> list[Tap]:
        """Return what Die steps through, in the order of reading."""
        return [tap for tap in self.taps.values() if tap.stop]

    def point(self, button: Tap) -> None:
        """Step to a button and name it."""
        for each in self.taps.values():
            each.focused = each is button
        self.presenter.speak(button.spoken, button.face.tongue)

    def pick(self, number: int) -> None:
        """Tap what has this number on the screen."""
        for tap in self.taps.values():
            if tap.number == number and not tap.disabled:
                tap.dispatch("on_release")
                return

    def keep_finger(self, name: str) -> None:
        """Keep Die on what has this name, so that Next taps it again."""
        if name in self.taps:
            self.taps[name].focused = True

    def look_again(self, draw: Callable[[], object]) -> None:
        """Draw what has come to pass by itself; Die stays where it is."""
        pointed = [name for name, tap in self.taps.items() if tap.focused]
        draw()
        for name in pointed:
            self.keep_finger(name)

    @property
    def leads_back(self) -> bool:
        """Whether there is something to go back to."""
        return True

    def back(self) -> None:
        """Leave this screen."""
        self.presenter.show_play()


def share_sizes(p: Painter, faces: Faces) -> None:
    """Give buttons that stand side by side and are alike one size of letters, and tiles of signs.

    None has larger ones than the primary button.
    """
    rows: dict[tuple[object, ...], list[tuple[Box, Face]]] = {}
    tiles: dict[float, list[tuple[Box, Face]]] = {}
    most = inf
    for box, face in faces.values():
        if face.style == "primary":
            most = primary_parts(p, face, box.wide, box.high)[0]
        elif face.style == "button":
            alike = box.y, box.high, face.size, bool(face.sign)
            rows.setdefault(alike, []).append((box, face))
        elif face.style == "tile" and face.sign and is_above(p, box.high):
            tiles.setdefault(round(box.high), []).append((box, face))
    for group in tiles.values():
        side = min(sign_side(p, face, box.wide, box.high) for box, face in group)
        for _, face in group:
            face.shared = side
    for row in rows.values():
        size = min(most, *(button_size(p, face, box.wide, box.high) for box, face in row))
        for _, face in row:
            face.shared = size
