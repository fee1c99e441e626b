"""Every value that is tracked, in a list, and each to be corrected."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from kivy.clock import Clock

from companion.engine.prompts import Ask, Field, Say
from companion.screens import tiles
from companion.screens.drawing.painter import Painter
from companion.screens.form_screen import FormScreen
from companion.screens.framed import Faces
from companion.screens.paged import (
    Page,
    Placed,
    Row,
    draw_rows,
    page_note,
    pages,
    put_rows,
    put_turns,
    row_high,
)
from companion.screens.presenter import Presenter
from companion.screens.services.tracked import Tracked, tracked
from companion.screens.theme import LABEL, LEADING
from companion.screens.value_form import Value, ValueForm
from companion.screens.widgets.tap import Face, row_parts

SETTLED = 0.8
"""Seconds after the last tap on − or + after which the number is set."""

KNOB, BETWEEN = 56, 4
"""The width of − and + beside a row, and the space between what is tapped there."""

LARGE = 1.2
"""From so large letters on, the rows stand in one column."""

FEW = 3
"""So many pages are turned; of more, a group is chosen first."""

LIST, PART, GROUPS, BACK = "list", "part", "groups", "back"
"""What a value was opened from: else it is the table. A part is one of the whole table; back is
the screen to go back to, with its detail."""


class EditorScreen(FormScreen):
    """The values of the play on the table, all of them in groups. It knows no game.

    It shows them all, or those of some ``groups`` (their places), or of one ``group`` where there
    are many, on a ``page``; a ``field`` is open to be set. One goes ``back`` to the screen that
    led here, and from a value to the ``part`` of the whole table, "" for all of it.
    """

    name = "editor"

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self.told = ""
        self.rows: Page = []
        self._stood: Sequence[Say | Ask] = ()
        self._nudged: tuple[str, int] | None = None
        self._soon = Clock.create_trigger(lambda _: self.settle(self._show_corrected), SETTLED)

    # what is shown

    @property
    def groups(self) -> dict[str, list[Tracked]]:
        """Everything that is tracked, a number that was nudged as it will be."""
        found = tracked(self.session)
        if self._nudged is None:
            return found
        field, number = self._nudged
        return {
            heading: [
                line._replace(value=self._words(number)) if line.field == field else line
                for line in lines
            ]
            for heading, lines in found.items()
        }

    @property
    def group(self) -> str:
        """The heading of the group that is open, "" if none is."""
        names, at = list(tracked(self.session)), self.detail.get("group", -1)
        return names[at] if 0 <= at < len(names) else ""

    @property
    def hint(self) -> str:
        """What was just corrected, else what can be done."""
        if not self.session.play.fields:
            return self.words("screens.adjust-later")
        return self.told or self.words("screens.adjust-hint")

    def again(self) -> None:
        self.rows, self.pages = [], 1
        super().again()

    def put_list(self, faces: Faces) -> None:
        self._put_values(faces)
        self._put_row(faces)

    def _put_row(self, faces: Faces) -> None:
        """Put the row of buttons."""
        words, (first, second) = self.words, self.frame.choices
        put_turns(faces, self.frame, self.page, self.pages, self.turn, words)
        drawn = Face(words("screens.menu-whole"), self._show_whole, sign="pencil")
        every = Face(words("screens.adjust-all"), self._show_list, sign="list")
        every.chosen = not self.group
        faces["whole"], faces[LIST] = (first, drawn), (second, every)
        faces["primary"] = (
            self.frame.primary,
            Face(words("screens.back"), self.back, "primary"),
        )

    # the list

    def _put_values(self, faces: Faces) -> None:
        """Put one group, or all that are listed if there is room, else a tile for each."""
        groups, names = self.groups, self._names
        found = self._pages({name: groups[name] for name in names.values()})
        self.pages = len(found)
        if self.pages > FEW and len(names) > 1:
            self.pages = 1
            faces |= self._group_tiles(names)
            return
        self.rows = found[self.page]
        numbers = [each for each in self.rows if each.row and self._nudges(each.row.name)]
        put_rows(faces, [self._beside_knobs(each) for each in self.rows], self.measure)
        for placed in numbers:
            self._put_knobs(faces, placed)

    def _pages(self, groups: dict[str, list[Tracked]]) -> list[Page]:
        lying = not self.frame.upright and self.letters < LARGE
        rows = {heading: [self._row(each) for each in lines] for heading, lines in groups.items()}
        if len(rows) == 1:
            rows = {"": next(iter(rows.values()))}
        box, columns = self.frame.content(), 2 if lying else 1
        high = self._row_high(box.grid(columns, 1)[0].wide, rows)
        return pages(self.letters, box, rows, columns, high)

    def _row_high(self, wide: float, groups: Mapping[str, Sequence[Row]]) -> float:
        """Return the height of a row that has room for the longest name in small letters."""
        p, most = self.measure, 0
        for row in (each for rows in groups.values() for each in rows):
            knobs = 2 * (KNOB + BETWEEN) if self._nudges(row.name) else 0
            _, _, room = row_parts(p, row.face, wide - knobs)
            most = max(most, len(p.wrap(row.face.words, LABEL, room)))
        return max(row_high(self.letters), most * LABEL * LEADING + 4)

    def _row(self, line: Tracked) -> Row:
        spoken = f"{line.name}: {line.value}"
        act = partial(self.open_field, line.field)
        return Row(line.field, Face(line.name, act, "row", line.value, spoken=spoken))

    @property
    def _names(self) -> dict[int, str]:
        """The headings of the groups that are listed, by their places."""
        every = dict(enumerate(tracked(self.session)))
        shown = [self.detail["group"]] if self.group else self.detail.get(GROUPS, [*every])
        return {at: every[at] for at in shown if at in every} or every

    def _group_tiles(self, names: Mapping[int, str]) -> Faces:
        faces = [(f"group-{at}", Face(name, partial(self._open, at))) for at, name in names.items()]
        return tiles.put(self.measure, self.frame, faces)

    def _nudges(self, field: str) -> bool:
        """Tell whether a value is a number that less and more can change in its row."""
        found = self.session.play.fields.get(field)
        return found is not None and found.get() in _numbers(found)

    def _beside_knobs(self, placed: Placed) -> Placed:
        if placed.row is None or not self._nudges(placed.row.name):
            return placed
        box = placed.box
        return placed._replace(box=box._replace(wide=box.wide - 2 * (KNOB + BETWEEN)))

    def _put_knobs(self, faces: Faces, placed: Placed) -> None:
        box, row, _ = placed
        assert row is not None
        numbers, now = _numbers(self.session.play.fields[row.name]), self._number(row.name)
        for end, words, sign, by in ("less", "−", "minus", -1), ("greater", "+", "plus", 1):
            x = box.right - KNOB - (KNOB + BETWEEN if by < 0 else 0)
            off = not 0 <= numbers.index(now) + by < len(numbers)
            face = Face(words, partial(self.nudge, row.name, by), "blank", off=off)
            face.stop, face.held, face.paint = False, True, partial(_paint_knob, sign, off)
            faces[f"{end}-{row.name}"] = (box._replace(x=x, wide=KNOB), face)

    # a value that is open

    def value(self, field: str) -> Value | None:
        """Return a value to be set, None if it cannot be."""
        session = self.session
        found = session.play.fields.get(field)
        if found is None or found.many is not None:
            return None
        now = found.get()
        return Value(
            session.phrasebook.field(field, session.game.name),
            self.words("screens.adjust-now", value=self._words(now)),
            now,
            tuple((each, self._words(each)) for each in found.choices),
            0 if found.choices else found.minimum,
            0 if found.choices else found.maximum,
        )

    def open_form(self) -> ValueForm | None:
        field = self.detail.get("field", "")
        value = self.value(field) if field else None
        if value is None:
            return None
        kept = {**self._kept, "field": field}
        return ValueForm(
            self,
            value,
            partial(self.take, field),
            self.close_form,
            page=self.detail.get("tiles"),
            turn=lambda to: self.presenter.show(self.name, **kept, tiles=to),
        )

    @property
    def _kept(self) -> dict[str, Any]:
        """What a value is opened from."""
        kept = {
            key: self.detail[key]
            for key in (LIST, PART, BACK, GROUPS, "group", "page")
            if key in self.detail
        }
        return kept if "field" in self.detail else {LIST: True, **kept}

    # what it does

    def open_field(self, field: str) -> None:
        """Open a value to be set."""
        self.settle()
        self.told = ""
        self.presenter.visit(self.name, **{**self._kept, "field": field})

    def take(self, field: str, value: Any) -> None:
        """Correct a value."""
        self.presenter.change(lambda: self._correct(field, value), then=self._show_corrected)

    def _correct(self, field: str, value: Any) -> None:
        self._stood = self.session.play.says
        self.session.correct(field, value)

    def nudge(self, field: str, by: int) -> None:
        """Show a number one less or one more; it is set when no more taps follow."""
        if self._nudged and self._nudged[0] != field:
            self.settle()
        numbers = _numbers(self.session.play.fields[field])
        at = numbers.index(self._number(field)) + by
        self._nudged = field, numbers[min(max(at, 0), len(numbers) - 1)]
        self.told = ""
        self.again()
        self._soon.cancel()
        self._soon()

    def settle(self, then: Callable[[], object] = list) -> None:
        """Correct the number that was nudged, if there is one, and do ``then``."""
        self._soon.cancel()
        if self._nudged is None:
            return
        (field, number), self._nudged = self._nudged, None
        if number != self._now(field):
            self.presenter.carry_out(lambda: self._correct(field, number), then)

    def leave(self) -> None:
        self.settle()
        self.told = ""

    def show_page(self, to: int) -> None:
        self.settle()
        super().show_page(to)

    def back(self) -> None:
        """Close what is open; from the list go back to the whole table."""
        self.settle()
        self.presenter.trouble = ""
        if self.form:
            self.close_form()
        elif back := self.detail.get(BACK):
            self.presenter.visit(**back)
        elif self.group:
            self._show_list()
        else:
            self._show_whole()

    def do_adjust(self) -> None:
        """Go back to the table."""
        self.settle()
        self.presenter.show_play()

    def _show_list(self) -> None:
        self.presenter.visit(self.name, **{LIST: True})

    def _show_whole(self) -> None:
        self.presenter.visit("whole")

    def _open(self, group: int) -> None:
        read = {BACK: self.detail[BACK]} if BACK in self.detail else {}
        self.presenter.visit(self.name, **{LIST: True}, group=group, **read)

    def close_form(self) -> None:
        """Go back to where the value was opened."""
        if self._kept:
            self._show_kept()
            self.presenter.speak(self.presenter.host.screen.spoken)
        else:
            self.presenter.show_play()

    def _show_kept(self, told: str = "") -> None:
        if PART in self._kept:
            part = {PART: self._kept[PART]} if self._kept[PART] else {}
            self.presenter.show("whole", **part, told=told)
        else:
            self.presenter.show(self.name, **self._kept)

    def _show_corrected(self) -> None:
        """Go back to where the value was opened, or to the table if there is something new."""
        session = self.session
        if session.play.says != self._stood or not session.play.fields or not self._kept:
            self.presenter.show_step()
            return
        last = session.play.last_answer
        told = session.phrasebook.done(*last) if last else ""
        self.told = told
        self._show_kept(told)
        self.presenter.speak(told)

    # its words, and how it looks

    @property
    def spoken(self) -> str:
        """What is listed, or what is open."""
        if self.form:
            return self.form.spoken
        return f"{self.group or self.words('screens.menu-whole')}. {self.hint}."

    def paint(self, p: Painter) -> None:
        title = self.words("screens.menu-whole")
        if self.form:
            self.paint_header(p, title)
            self.form.paint(p)
            return
        note = page_note(self.page, self.pages) if self.rows else ""
        self.paint_header(p, self.group or title, self.hint, note)
        draw_rows(p, self.rows)

    def _now(self, field: str) -> Any:
        return self.session.play.fields[field].get()

    def _number(self, field: str) -> int:
        """Return the number that is shown: that of now, or that it was nudged to."""
        if self._nudged and self._nudged[0] == field:
            return self._nudged[1]
        number: int = self._now(field)
        return number

    def _words(self, value: Any) -> str:
        return self.book.value(value, self.session.game.name)


def _paint_knob(sign: str, off: bool, p: Painter, wide: float, high: float) -> None:
    p.sign(sign, wide / 2, high / 2, 32, "faint" if off else "ice")


def _numbers(field: Field) -> Sequence[int]:
    """Return the numbers that a field takes, none if it takes something else."""
    if not field.choices and field.many is None:
        return range(field.minimum, field.maximum + 1)
    return [each for each in field.choices if isinstance(each, int) and not isinstance(each, bool)]
