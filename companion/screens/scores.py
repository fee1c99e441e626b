"""The points: a line for each source, a column for each player."""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.engine.game import YOU, Scores, totals
from companion.phrases.phrasebook import minus
from companion.screens.drawing.painter import Painter
from companion.screens.frame import HEADER, Box
from companion.screens.framed import Faces
from companion.screens.paged import PagedScreen, page_note, put_turns
from companion.screens.pictures import sign
from companion.screens.presenter import Presenter
from companion.screens.theme import FACT, GAP, LABEL, LEADING, MOVE, TILE, TITLE, down_from
from companion.screens.widgets.tap import Face

PITCH, MOST_PITCH, TOTAL, NAMES = 32, 44, 52, 34
"""The height of a line, of the line of the totals, and of the names where they stand above."""

LEFT, NUMBER = 54, 2.4
"""Where names begin, right of their signs, and the room of a number, in sizes of its letters."""

RING = 5
"""How far the frame of the line that Die stepped to stands around it."""

MOST_HEAD = 1.5
"""By how much the names above the columns are larger at most."""

COLUMN, COLUMNS = 138, 0.56
"""The widest column, and the share of the width that all columns have at most."""


class Line(NamedTuple):
    """A source of points, and what it gives to each; "" where it gives nothing to somebody."""

    name: str
    sign: str
    numbers: list[str]


def sources(scores: Scores) -> list[str]:
    """Return every source of points, in the order of whoever has the most of them."""
    most_first = sorted(scores.values(), key=len, reverse=True)
    return list(dict.fromkeys(line for each in most_first for line in each))


class ScoresScreen(PagedScreen):
    """Every line of the scores as far as it is known now. It knows no game."""

    name = "scores"
    of_play = True

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.lines: list[Line] = []
        self.totals: dict[str, int] = {}

    def refresh(self) -> None:
        scores = self.session.play.scores()
        game = self.session.game.name
        self.totals = totals(scores)
        self.lines = [
            Line(
                self._name(line),
                sign(game, f"scores.{line}") or sign(game, line),
                [minus(str(each[line])) if line in each else "" for each in scores.values()],
            )
            for line in sources(scores)
        ]
        self.pages = -(-len(self.lines) // self._per_page) or 1
        faces: Faces = {}
        back = self.words("screens.back")
        for number, line in enumerate(self._shown):
            box = self._box.lower(number * self._pitch + RING).upper(self._pitch - 2 * RING)
            words = self._told(line)
            faces[f"line-{number}"] = (box, Face(words, style="bare", read=True))
        put_turns(faces, self.frame, self.page, self.pages, self.turn, self.words)
        faces["primary"] = (self.frame.primary, Face(back, self.back, "primary"))
        self.put_header(faces)
        self.draw(faces, self._paint)

    @property
    def spoken(self) -> str:
        """How complete they are, and everybody's total."""
        if not self.totals:
            return self.words("screens.scores-none")
        totals = [
            self.words("screens.scores-of", who=self._name(who), points=total)
            for who, total in self.totals.items()
        ]
        return " ".join([f"{self._stands}.", *totals])

    @property
    def _shown(self) -> list[Line]:
        """The lines of the page that is shown."""
        return self.lines[self.page * self._per_page :][: self._per_page]

    def _told(self, line: Line) -> str:
        """Return a line as it is said: what it gives to each, by name where there are several."""
        given = [
            f"{self._name(who)} {number}" if len(self.totals) > 1 else number
            for who, number in zip(self.totals, line.numbers, strict=True)
            if number
        ]
        return f"{line.name}: {', '.join(given)}"

    @property
    def _stands(self) -> str:
        over = self.session.play.over
        return self.words("screens.scores-final" if over else "screens.scores-now")

    def _name(self, name: str) -> str:
        session = self.session
        words = session.phrasebook.name(name, session.game.name, "field")
        return words[:1].upper() + words[1:]

    # where things are

    @property
    def _box(self) -> Box:
        """The place of the lines: names stand above them where the header has no room."""
        box = self.frame.content()
        return box.lower(NAMES) if self.frame.upright else box

    @property
    def _least(self) -> float:
        """The least height of a line: of two lines, where large letters need that for a name."""
        letters = FACT * self.letters
        room = self._names_wide(letters)
        one = all(self.measure.fits(line.name, letters, room) for line in self.lines)
        return max(PITCH, letters * (1.3 if one or self.letters <= 1 else 2 * LEADING))

    @property
    def _pitch(self) -> float:
        """The height of a line: lines that have room stand further apart."""
        room = (self._box.high - TOTAL) / max(1, min(len(self.lines), self._per_page))
        most = 2 * LEADING * FACT if self.frame.upright else MOST_PITCH
        return min(max(self._least, most * self.letters), room)

    @property
    def _per_page(self) -> int:
        return max(1, int((self._box.high - TOTAL) // (self._least - 0.5)))

    def _columns(self) -> list[float]:
        """Return the right edges of the columns; they end left of the menu."""
        count, frame = len(self.totals), self.frame
        right = frame.wide - (24 if frame.upright else 96)
        return [right - (count - 1 - at) * self._column_wide for at in range(count)]

    def _ink(self, who: str) -> str:
        if who == YOU:
            return "ice"
        return "violet" if self._duel else "sand"

    @property
    def _duel(self) -> bool:
        """Whether it is the player against an automaton."""
        return YOU in self.totals and len(self.totals) == 2 and bool(self.session.game.bot)

    # how it looks

    def _paint(self, p: Painter) -> None:
        title, note = self.words("screens.scores"), page_note(self.page, self.pages)
        if self.frame.upright:
            self.paint_header(p, title, note=note)
            self._paint_names(p, self._box.y - NAMES / 2)
        else:
            self.paint_header(p, title, note)
            if not self.presenter.notices:
                self._paint_names(p, HEADER / 2)
        box, y = self._box, self._box.y
        if not self.totals:
            words = self.words("screens.scores-none")
            p.block(box.x + 2, box.y + 36, words, FACT * p.letters, box.wide, "dim")
            return
        shown = self._shown
        total = min(y + len(shown) * self._pitch + 16, box.bottom - TOTAL)
        p.rect(box.x, y - 4, box.wide, total + TOTAL + 8 - y, "sunk", TILE)
        size = self._shared(p, [line.name for line in shown])
        names = self._names_wide(size)
        for line in shown:
            self._paint_line(p, line, y, size, names)
            y += self._pitch
        self._paint_totals(p, Box(box.x, total, box.wide, TOTAL))

    @property
    def _column_wide(self) -> float:
        """The width of a column: in a narrow screen what its numbers and its name need."""
        most = min(COLUMN, self.frame.wide * COLUMNS / max(1, len(self.totals)))
        if not self.frame.upright or self.letters <= 1:
            return most
        p, small = self.measure, LABEL * min(self.letters, MOST_HEAD)
        numbers = [p.width(each, FACT * self.letters, True) for each in self._numbers]
        heads = [p.width(self._name(who), small, True) for who in self.totals]
        return min(most, max([*numbers, *heads], default=0) + 2 * GAP)

    @property
    def _numbers(self) -> list[str]:
        """Every number of the table."""
        points = [number for line in self.lines for number in line.numbers]
        return [*points, *(minus(str(total)) for total in self.totals.values())]

    def _names_wide(self, size: float) -> float:
        """Return the room for the name of a source, beside numbers of this size."""
        edges = self._columns() or [self._box.right]
        number = min(size * NUMBER, self._column_wide - 24)
        if self.letters > 1:
            first = (line.numbers[0] for line in self.lines if line.numbers)
            number = max((self.measure.width(each, size, True) for each in first), default=0) + GAP
        return edges[0] - number - self._box.x - LEFT

    def _shared(self, p: Painter, names: list[str]) -> float:
        """Return the largest size of letters in which all names fit in a line that is so high."""
        sizes = down_from(FACT * p.letters)
        fitting = (
            size
            for size in sizes
            if all(
                p.fits(name, size, self._names_wide(size), self._most_lines(size)) for name in names
            )
        )
        return next(fitting, sizes[-1])

    def _most_lines(self, size: float) -> int:
        """Return in how many lines a name of this size may be set: two, if they leave a gap."""
        return 2 if 2 * LEADING * size <= self._pitch else 1

    def _paint_names(self, p: Painter, y: float) -> None:
        """Draw whose each column is, with a token where the player is against an automaton.

        Where there is no room for a name, its last word must do: the number of a player.
        """
        room = self._column_wide - 6
        small = LABEL * min(p.letters, MOST_HEAD)
        sizes = sorted({*down_from(FACT * min(p.letters, MOST_HEAD)), small}, reverse=True)
        for who, right in zip(self.totals, self._columns(), strict=True):
            name, aside = self._name(who), 38 if self._duel else 0
            if not p.fits(name, LABEL, room, 1, True):
                name = name.rpartition(" ")[2]
            size = p.largest(name, sizes, room - aside, 1, True)
            if size < small:  # whose it is also tells its colour
                size, aside = p.largest(name, sizes, room, 1, True), 0
            wide = p.words(right, y + size * 0.36, name, size, self._ink(who), True, "end")
            if aside:
                p.token(who, right - wide - 22, y, 14)

    def _paint_line(self, p: Painter, line: Line, y: float, size: float, room: float) -> None:
        x, base = self._box.x, y + self._pitch / 2 + size * 0.36
        if line.sign:
            p.sign(line.sign, x + LEFT / 2, y + self._pitch / 2, 26)
        words = p.wrap(line.name, size, room)
        for at, each in enumerate(words[:2]):
            shift = (at - (len(words[:2]) - 1) / 2) * size * 1.1
            p.words(x + LEFT, base + shift, each, size)
        for who, number, right in zip(self.totals, line.numbers, self._columns(), strict=True):
            ink = "ice" if who == YOU else "sand"
            p.words(right, base, number or "–", size, ink if number else "dim", True, "end")

    def _paint_totals(self, p: Painter, box: Box) -> None:
        """Draw everybody's total in letters of one size, and how complete they are."""
        p.line((box.x + 12, box.y + 2, box.right - 12, box.y + 2), "line", 2)
        counted = [any(line.numbers[at] for line in self.lines) for at in range(len(self.totals))]
        totals = zip(self.totals.values(), counted, strict=True)
        shown = [minus(str(total)) if is_so else "–" for total, is_so in totals]
        room = self._column_wide - 6
        largest = min(TOTAL * 0.9, MOVE * max(1, p.letters))
        sizes = (largest, MOVE, TITLE, FACT)
        size = min((p.largest(each, sizes, room, 1, True) for each in shown), default=MOVE)
        edges = self._columns()
        for who, total, right in zip(self.totals, shown, edges, strict=True):
            base = box.y + TOTAL / 2 + 2 + size * 0.36
            p.words(right, base, total, size, self._ink(who), True, "end")
        end = edges[0] - p.width(shown[0], size, True) if shown else box.right
        room = end - box.x - LEFT - 12
        largest = min(MOVE, TITLE * max(1, p.letters))
        size = p.largest(self._stands, down_from(largest), room, 1, True)
        lines = p.wrap(self._stands, size, room, True)
        for at, line in enumerate(lines):
            base = box.y + 40 + (at - (len(lines) - 1) / 2) * size * 1.1
            p.words(box.x + LEFT, base, line, size, bold=True)
