"""A value that is open to be set: its choices as tiles, or a number with a pad of digits.

A screen holds a `ValueForm` while a value is open on it: the form puts and paints the content, and
says what the primary button does; the screen puts the header and the row of buttons.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from companion.screens import number_pad, tiles
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.models.answers import NOTHING, Number
from companion.screens.paged import PagedScreen
from companion.screens.theme import FACT, GAP, LABEL, TITLE, TOUCH
from companion.screens.widgets.tap import Face


class Value(NamedTuple):
    """A value that can be set: to one of ``choices`` (each with its words), or within a range.

    One that has both may also be another number, which is written in digits; ``unit`` says of what.
    """

    title: str
    hint: str
    now: Any
    choices: tuple[tuple[Any, str], ...] = ()
    minimum: int = 0
    maximum: int = 0
    unit: str = ""


class ValueForm:
    """A value open on a screen, which ``take`` sets and ``close`` leaves as it is.

    ``digits`` tells that a number is written though there are choices; ``write`` asks for that,
    and ``turn`` for other tiles: both show the screen again. Without a ``page`` the tiles are those
    among which the value stands; they are the page ``at`` of all ``pages``.
    """

    def __init__(
        self,
        screen: PagedScreen,
        value: Value,
        take: Callable[[Any], object],
        close: Callable[[], object],
        digits: bool = False,
        write: Callable[[], object] = list,
        page: int | None = None,
        turn: Callable[[int], object] = range,
    ) -> None:
        self.value = value
        self._screen, self._take, self._close = screen, take, close
        self._write, self._page, self.turn = write, page, turn
        self.at, self.pages = 0, 1
        self.number: Number | None = None
        if not value.choices or (digits and value.maximum):
            self.number = Number(value.minimum, value.maximum, _number(value))

    @property
    def spoken(self) -> str:
        """What is said of it: its name, what it is about, and what there is to choose from."""
        value, words = self.value, self._screen.words
        if self.number:
            span = words("core.count-open", minimum=value.minimum, maximum=value.maximum)
            return f"{value.title}. {value.unit or value.hint} {span}"
        choices = ". ".join(label for _, label in self._labels())
        return f"{value.title}. {value.hint} {words('core.choices', choices=choices)}"

    # what can be tapped

    def put(self, faces: Faces, again: Callable[[], object]) -> None:
        """Put what sets the value; ``again`` draws the screen anew."""
        frame, p = self._screen.frame, self._screen.measure
        if self.number and self._padded:
            clear = self._screen.words("screens.clear")
            number_pad.put_pad(faces, frame, self.number, again, clear)
            return
        if self.number:
            number_pad.put_dial(faces, number_pad.dial_box(self._tiles_box(p)), self.number, again)
            return
        box = self._tiles_box(p)
        shown, pages = self._shown(p, box)
        self.at, self.pages = self._at(pages), pages
        labels = [label for _, label in shown]
        more = f"{self._screen.words('screens.more')} {self.at + 1}/{pages}"
        grid = tiles.best(
            p, box.wide, box.high, [*labels, more][: len(labels) + (pages > 1)], False
        )
        top = Box(box.x, box.bottom - grid.whole, box.wide, grid.whole)
        places = top.grid(grid.columns, grid.rows)
        for at, (act, label) in enumerate(shown):
            face = Face(label, act, "tile", size=grid.size / p.letters, number=at + 1)
            face.chosen = label == self._now
            faces[f"choice-{at}"] = (places[at], face)
        if pages > 1:
            following = partial(self._screen.turn, (self.at + 1) % pages)
            face = Face(more, following, "tile", size=grid.size / p.letters)
            faces["choice-more"] = (places[len(shown)], face)

    def primary(self) -> Face:
        """Return the face of the primary button: it takes the number, or leaves all as it is."""
        words = self._screen.words
        if self.number is None:
            return Face(words("screens.back"), self._close, "primary")
        if self.number.proposal is None:
            return Face(words("screens.set-number"), list, "primary", dead=True)
        now = self.number.value
        label = words("screens.take-number", number=now)
        return Face(label, lambda: self._answer(now), "primary", sign="next", value=now)

    # what the buttons and the keys do; each tells whether it did something

    def step(self) -> bool:
        """Step to a larger number, and say it."""
        if self.number:
            self._screen.presenter.speak(self.number.point())
        return self.number is not None

    def take(self) -> bool:
        """Take the number that was stepped to, or go on in smaller steps."""
        if self.number is None:
            return False
        number = self.number.take()
        if number is NOTHING:
            self._screen.say_how(self.number.read())
        else:
            self._answer(number)
        return True

    def type(self, digit: int) -> bool:
        """Write a digit."""
        if self.number:
            self.number.type(digit)
        return self.number is not None

    # how it looks

    def paint(self, p: Painter) -> None:
        """Draw what it is about."""
        value, frame = self.value, self._screen.frame
        if self.number and self._padded:
            words, dial, _ = number_pad.pad_parts(frame)
            number_pad.draw_words(p, words, value.title, [value.unit or value.hint])
            number_pad.draw_dial(p, dial, self.number)
            return
        box = frame.content()
        size, lines = self._title(p)
        y = box.y
        for line in lines:
            y += size * 1.2
            p.words(box.x + 2, y - size * 0.22, line, size, bold=True)
        y += 4
        size, lines = self._hint(p)
        for line in lines:
            y += size * 1.25
            p.words(box.x + 2, y - size * 0.25, line, size, "dim")
        if self.number:
            number_pad.draw_dial(p, number_pad.dial_box(self._tiles_box(p)), self.number)

    @property
    def _padded(self) -> bool:
        """Whether the number has so long a range that it is written in digits."""
        number = self.number
        return number is not None and number.maximum - number.minimum >= number_pad.FEW

    def _title(self, p: Painter) -> tuple[float, tuple[str, ...]]:
        wide = self._screen.frame.content().wide
        sizes = (TITLE * p.letters, TITLE, FACT)
        size = p.largest(self.value.title, sizes, wide, 1 if p.letters > 1 else 2, True)
        return size, p.wrap(self.value.title, size, wide, True)

    def _hint(self, p: Painter) -> tuple[float, tuple[str, ...]]:
        """Return what it is about in lines, as large as leaves room for the tiles."""
        if not self.value.hint:
            return FACT, ()
        box = self._screen.frame.content()
        size, title = self._title(p)
        room = box.high - len(title) * size * 1.2 - 4
        for letters in (FACT * p.letters, FACT, LABEL):
            lines = p.wrap(self.value.hint, letters, box.wide)
            left = Box(box.x, box.y, box.wide, room - len(lines) * letters * 1.25 - GAP)
            if left.high >= 2 * TOUCH + GAP:
                break
            if left.high >= TOUCH and self._shown(p, left)[1] == 1:
                break
        return letters, lines

    def _tiles_box(self, p: Painter) -> Box:
        box = self._screen.frame.content()
        size, lines = self._title(p)
        letters, hint = self._hint(p)
        return box.lower(len(lines) * size * 1.2 + 4 + len(hint) * letters * 1.25 + GAP)

    # the choices

    def _labels(self) -> list[tuple[Callable[[], object], str]]:
        """Return what each tile does and says."""
        found: list[tuple[Callable[[], object], str]] = [
            (self._taker(each), label) for each, label in self.value.choices
        ]
        if self.value.maximum:
            found.append((self._write, self._screen.words("screens.other-number")))
        return found

    def _shown(self, p: Painter, box: Box) -> tuple[list[tuple[Callable[[], object], str]], int]:
        """Return the tiles of the page that is shown, and how many pages there are."""
        every = self._labels()
        most = tiles.at_once(p, box.wide, box.high, [label for _, label in every], False)
        if most >= len(every):
            return every, 1
        each = max(1, most - 1)
        pages = -(-len(every) // each)
        if self._page is None:
            now = [label for _, label in every].index(self._now) if self._now else 0
            self._page = now // each
        at = self._at(pages)
        return every[at * each : (at + 1) * each], pages

    def _at(self, pages: int) -> int:
        return min(max(0, self._page or 0), pages - 1)

    @property
    def _now(self) -> str:
        """The words of the choice that is set."""
        now = self.value.now
        same = (label for each, label in self.value.choices if each is now or each == now)
        return next(same, "")

    def _taker(self, chosen: Any) -> Callable[[], object]:
        return lambda: self._answer(chosen)

    def _answer(self, chosen: Any) -> None:
        """Set a value that differs; the same one would only be something to undo."""
        if self.number and self.value.choices:
            chosen = str(chosen)
        if chosen == self.value.now:
            self._close()
        else:
            self._take(chosen)


def _number(value: Value) -> int:
    """Return the number that is set, else the first choice that is one, else the least."""
    written = (str(each) for each in (value.now, *(each for each, _ in value.choices)))
    found = next((int(each) for each in written if each.lstrip("-").isdecimal()), value.minimum)
    return min(max(found, value.minimum), value.maximum)
