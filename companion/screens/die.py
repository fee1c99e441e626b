"""The ambiguity die: how many options there are, and the roll among them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Rotate

from companion.engine.play import DIE, MOST_SIDES
from companion.engine.prompts import Refused, Say
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.headed import HeadedScreen
from companion.screens.presenter import Presenter
from companion.screens.theme import (
    FACT,
    GAP,
    HERO,
    LABEL,
    LEAST_MOVE,
    MOVE,
    NOUN,
    TITLE,
    mix,
)
from companion.screens.widgets.tap import Face

SIDES = range(2, MOST_SIDES + 1)

IN_SIGHT = 11
"""So many numbers stand side by side, beside what shows the next ones."""

TUMBLE = 3
"""So many other faces are seen before the die lies still, each for a moment."""

MOMENT = 0.06
"""Seconds."""

TILTS = (7, -16, 12, -4)
"""By how many degrees the die is turned: where it lies, and at each moment before."""

SIDE, ROW = 184, 78
"""The side of the die, and the height of the numbers to choose from."""


class DieScreen(HeadedScreen):
    """Rolls the die. With two buttons: Die steps through the numbers, Next rolls, Undo leaves."""

    name = "die"
    of_step = True

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.sides = SIDES[0]
        self.value = 0
        self.moment = 0
        self._die = InstructionGroup()
        self._next_moment = Clock.create_trigger(self._turn, MOMENT)

    def open(self, detail: Mapping[str, Any]) -> None:
        self.sides = detail.get("sides", SIDES[0])
        self.value = detail.get("value", 0)
        super().open(detail)

    def refresh(self) -> None:
        self._rest()
        self._draw()

    def leave(self) -> None:
        self._rest()

    @property
    def spoken(self) -> str:
        if not self.value:
            return f"{self.words('screens.die-how-many')} {self.sides}"
        return self.book.find(DIE, self._args, "voice")

    @property
    def _args(self) -> dict[str, int]:
        return {"sides": self.sides, "value": self.value}

    @property
    def numbers(self) -> list[int]:
        """The numbers in sight: those around the one that Die stepped to."""
        first = (self.sides - SIDES[0]) // IN_SIGHT * IN_SIGHT
        return list(SIDES[first : first + IN_SIGHT])

    def show_more(self) -> None:
        """Show the next numbers; after the last the first."""
        last = self.numbers[-1]
        self.presenter.visit(self.name, sides=last + 1 if last < SIDES[-1] else SIDES[0])

    @property
    def face(self) -> str:
        """What the die shows at this moment."""
        if not self.value:
            return "?"
        return str((self.value + self.moment - 1) % self.sides + 1)

    # what it does

    def roll(self, sides: int) -> None:
        """Roll, show it and say it."""
        if not self.presenter.guard.passes():
            return
        try:
            rolled = self.session.roll_die(sides)
        except Refused as refused:
            self.presenter.tell(self.book.refusal(refused))
            return
        self.presenter.effect("die")
        self.presenter.show(self.name, sides=sides, value=rolled.args["value"])
        if self.presenter.settings.motion:
            self.moment = TUMBLE
            self._draw()
            self._next_moment()
        self.presenter.speak(rolled.voice)

    def do_die(self) -> None:
        """Step to the next number; after a roll, offer the numbers again."""
        if self.value:
            self.presenter.visit(self.name, sides=self.sides)
            return
        self.sides = self.sides + 1 if self.sides < SIDES[-1] else SIDES[0]
        self._draw()
        self.presenter.speak(str(self.sides))

    def do_next(self) -> None:
        """Roll the number stepped to; after a roll, go back to the table and say the step."""
        if self.value:
            self.back()
        else:
            self.roll(self.sides)

    def pick(self, number: int) -> None:
        if number in SIDES:
            self.roll(number)

    def _rest(self) -> None:
        """Let the die lie still."""
        self._next_moment.cancel()
        self.moment = 0

    def _turn(self, *_: Any) -> None:
        """Show the next face; with the last, what it means."""
        self.moment -= 1
        if self.moment:
            self._lay_die()
            self._next_moment()
        else:
            self._draw()

    # how it looks

    def _draw(self) -> None:
        frame, words, faces = self.frame, self.words, Faces()
        boxes = self._number_boxes()
        more = Face("", self.show_more, "tile", sign="next", stop=False)
        faces["more-sides"] = (boxes[IN_SIGHT], more)
        for sides, box in zip(self.numbers, boxes, strict=False):
            faces[f"sides-{sides}"] = (
                box,
                Face(
                    str(sides),
                    partial(self.roll, sides),
                    "tile",
                    size=TITLE / self.letters,
                    chosen=bool(self.value) and sides == self.sides,
                    marked=self.presenter.by_buttons and not self.value and sides == self.sides,
                ),
            )
        if self.value:
            taken = self.book.glance(Say(DIE, self._args)).moves[0].plain
            faces["primary"] = (frame.primary, Face(taken, self.back, "primary"))
            again = Face(words("screens.die-again"), partial(self.roll, self.sides), sign="roll")
            faces["again"] = (frame.both_choices, again)
        else:
            label = words("screens.die-roll", sides=self.sides)
            faces["primary"] = (frame.primary, Face(label, self.do_next, "primary", sign="next"))
            back = Face(words("screens.back"), self.back, sign="back")
            faces["back"] = (frame.both_choices, back)
        self.put_header(faces, stop=False)
        self.draw(faces, self._paint)

    def _number_boxes(self) -> list[Box]:
        box = self.frame.content()
        rows = 2 if self.frame.upright else 1
        high = rows * ROW + (rows - 1) * GAP
        columns = -(-(IN_SIGHT + 1) // rows)
        return box.lower(box.high - high).grid(columns, rows)

    def _places(self) -> tuple[Box, Box]:
        """Return where the die lies, and where it stands in words what it shows."""
        box = self.frame.content()
        above = box.upper(self._number_boxes()[0].y - box.y - GAP)
        if self.frame.upright:
            die = Box(above.x + (above.wide - SIDE) / 2, above.y + 22, SIDE, SIDE)
            return die, above.lower(SIDE + 56)
        die = Box(above.x + 34, above.y + 14, SIDE, SIDE)
        left = die.right + 56
        return die, Box(left, above.y, above.right - left, above.high)

    def _paint(self, p: Painter) -> None:
        self.paint_header(p, self.words("screens.the-die"), self.words("screens.die-sub"))
        if not self.moment:
            self._tell(p, self._places()[1])
        self._drawing.canvas.add(self._die)
        self._lay_die()

    def _tell(self, p: Painter, box: Box) -> None:
        """Write what the die says, or what is asked."""
        if self.value:
            glance = self.book.glance(Say(DIE, self._args))
            title, fact = glance.title, glance.moves[0].fact
        else:
            title, fact = self.words("screens.die-how-many"), self.words("screens.die-hint")
        sizes = [size * p.letters for size in (NOUN, MOVE)] + [NOUN, MOVE, LEAST_MOVE]
        size = p.largest(title, sorted(sizes, reverse=True), box.wide, 1)
        y = p.block(box.x, box.y + 16 + size * 0.85, title, size, box.wide)
        drawn = bool(self.value) and self.sides <= SIDES[IN_SIGHT - 1]
        chips = 50 if drawn else 0
        small = FACT * p.letters
        if y + len(p.wrap(fact, small, box.wide)) * small * 1.27 + chips > box.bottom:
            small = FACT
        y = p.block(box.x, y - size * 1.25 + small + 20, fact, small, box.wide, "dim")
        if drawn and y + 32 <= box.bottom:
            self._draw_chips(p, box, min(y - small + 18, box.bottom - 46))

    def _draw_chips(self, p: Painter, box: Box, y: float) -> None:
        """Draw all numbers in a row, that which came larger."""
        pitch = min(58, (box.wide + 6) / self.sides)
        side = pitch - (14 if pitch > 50 else 6)
        for number in range(1, self.sides + 1):
            x = box.x + (number - 1) * pitch
            came = number == self.value
            grow = 3 if came else 0
            high = min(side, 44)
            p.rect(
                x - grow + 3,
                y - grow,
                side + 2 * grow,
                high + 2 * grow,
                "sand" if came else "raised",
                12,
            )
            middle, base = x + 3 + side / 2, y + high / 2
            size = TITLE if side >= 40 else FACT if side >= 30 else LABEL
            ink = "ground" if came else "dim"
            p.words(middle, base + size * 0.36, str(number), size, ink, came, "middle")

    def _lay_die(self) -> None:
        """Draw the die as it lies at this moment."""
        box = self._places()[0]
        self._die.clear()
        p = self.painter(self._die)
        middle, centre = box.x + SIDE / 2, box.y + SIDE / 2
        unit = self.frame.unit
        self._die.add(PushMatrix())
        origin = (self.x + middle * unit, self.top - centre * unit)
        self._die.add(Rotate(angle=TILTS[self.moment], origin=origin))
        p.rect(box.x + 6, box.y + 8, SIDE, SIDE, mix("sand", "ground", 0.4), 34)
        p.rect(box.x, box.y, SIDE, SIDE, "sand", 34)
        p.words(middle, centre + HERO * 0.36, self.face, HERO, "ground", True, "middle")
        self._die.add(PopMatrix())
