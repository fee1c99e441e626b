"""The options of a new play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.engine.game import BUDGET, CLOCK, Game, Option
from companion.games import find
from companion.screens.drawing.painter import Painter
from companion.screens.form_screen import FormScreen
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.models.settings import CLOCKS
from companion.screens.paged import (
    Page,
    Row,
    all_fit,
    draw_rows,
    page_note,
    pages,
    put_rows,
    put_turns,
)
from companion.screens.presenter import Presenter
from companion.screens.services.sessions import usual_options
from companion.screens.theme import FACT, LABEL
from companion.screens.value_form import Value, ValueForm
from companion.screens.widgets.tap import Face

FEW = 3
"""So many values are stepped through in place; more are shown as tiles."""

USUAL = {CLOCK.name: CLOCKS, BUDGET.name: ("off", "60", "90", "120", "150", "180", "240")}
"""What is offered of an option that takes numbers; any other is typed."""

HINT, LARGE = 60, 1.2
"""The height of the line below the options; letters for which that, or two columns, has no room."""


class SetupScreen(FormScreen):
    """The options of the ``game``, with those changed in ``options``; Next starts.

    How rules are read stands behind one row: ``rules`` tells that it is open. A ``field`` is the
    option that is open, ``told`` the one that was changed last.
    """

    name = "setup"
    primary_leaves = False

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._rows: Page = []

    @property
    def game(self) -> Game:
        """The game that is to be started."""
        return find(self.detail["game"])

    @property
    def chosen(self) -> dict[str, str]:
        """Every option with its value."""
        return self.game.with_defaults({**self._usual, **self.detail.get("options", {})})

    @property
    def _usual(self) -> dict[str, str]:
        """Every option with the value that it has unless another is chosen."""
        return usual_options(self.game, self.presenter.settings)

    @property
    def listed(self) -> list[Option]:
        """The options that are listed."""
        reading = bool(self.detail.get("rules"))
        return [option for option in self.game.options if option.reading == reading]

    def open_form(self) -> ValueForm | None:
        option = next((o for o in self.game.options if o.name == self.detail.get("field")), None)
        return self._form(option) if option else None

    # the list

    def put_list(self, faces: Faces) -> None:
        box = self._list_box()
        rows = [self._row(option) for option in self.listed]
        if not self.detail.get("rules") and any(option.reading for option in self.game.options):
            rows.append(self._rules_row())
        found = pages(self.letters, box, {"": rows})
        if len(found) > 1 and not self.frame.upright and self.letters < LARGE:
            beside = pages(self.letters, box, {"": rows}, 2)
            found = beside if all_fit(self.measure, beside) else found
        self.pages = len(found)
        self._rows = found[self.page]
        put_rows(faces, self._rows, self.measure)
        put_turns(faces, self.frame, self.page, self.pages, self.turn, self.words)
        faces["primary"] = (self.frame.primary, self._primary())

    def _list_box(self) -> Box:
        """Return the room of the list: below it a line may tell of what was changed."""
        box = self.frame.content()
        if self.detail.get("rules") or self.letters >= LARGE:
            return box
        return box.upper(box.high - HINT)

    def _row(self, option: Option) -> Row:
        name, now = self._words(option.name), self._value(option.name, self.chosen[option.name])
        act = self._opener(option)
        if not option.reading and len(option.values) <= FEW and not option.numbers:
            act = self._stepper(option)
        return Row(option.name, Face(name, act, "row", now, spoken=f"{name}: {now}"))

    def _rules_row(self) -> Row:
        """Return the row behind which the readings of rules stand, with how many are not usual."""
        readings = [option for option in self.game.options if option.reading]
        changed = sum(self.chosen[each.name] != self._usual[each.name] for each in readings)
        name = self.words("screens.house-rules")
        note = self.words("screens.house-rules-changed", count=changed)
        return Row("rules", Face(name, self._open_rules, "row", note, spoken=f"{name}: {note}"))

    def _primary(self) -> Face:
        if self.detail.get("rules"):
            return Face(self.words("screens.back"), self.back, "primary")
        return Face(self.words("screens.begin"), self.begin, "primary", sign="next")

    # an option that is open

    def _form(self, option: Option) -> ValueForm:
        digits, page = bool(self.detail.get("number")), int(self.detail.get("page", 0))
        return ValueForm(
            self,
            self._as_value(option),
            lambda value: self.take(option.name, value),
            self.close_form,
            digits,
            lambda: self._show(field=option.name, number=True),
            page,
            lambda to: self.presenter.show(self.name, **self._kept, field=option.name, page=to),
        )

    def _as_value(self, option: Option) -> Value:
        field, now = option.name, self.chosen[option.name]
        values = USUAL.get(option.name, option.values)
        numbers = option.numbers or (0,)
        return Value(
            self._words(field),
            self._words(field, "why"),
            now,
            tuple((each, self._value(field, each)) for each in dict.fromkeys((*values, now))),
            numbers[0],
            numbers[-1],
            self._words(field, "number"),
        )

    def take(self, field: str, value: Any) -> None:
        """Set an option, and show the list it stands in."""
        if not self.presenter.guard.passes():
            return
        options = {**self.detail.get("options", {}), field: value}
        rules = {"rules": True} if self.detail.get("rules") else {"told": field}
        self.presenter.show(self.name, game=self.game.name, options=options, **rules)
        self.presenter.speak(f"{self._words(field)}: {self._value(field, value)}")

    def _stepper(self, option: Option) -> Callable[[], object]:
        """Return what sets an option to its next value, in place."""

        def step() -> None:
            held = self.taps[option.name].focused
            now = option.values.index(self.chosen[option.name])
            self.take(option.name, option.values[(now + 1) % len(option.values)])
            if held:
                self.keep_finger(option.name)

        return step

    def _opener(self, option: Option) -> Callable[[], object]:
        return lambda: self._show(field=option.name)

    def _open_rules(self) -> None:
        self._show(rules=True)

    def _show(self, **more: Any) -> None:
        """Show something else of the setup, and say what it is."""
        self.presenter.visit(self.name, **self._kept, **more)

    @property
    def _kept(self) -> dict[str, Any]:
        return {k: v for k, v in self.detail.items() if k in ("game", "options", "rules")}

    # what the buttons and the keys do

    def begin(self) -> None:
        """Start the play with these options."""
        self.presenter.begin(self.game.name, self.chosen)

    def close_form(self) -> None:
        """Close the option that is open."""
        self._show()

    def back(self) -> None:
        """Close what is open, else go to the first screen."""
        if self.form:
            self.close_form()
        elif self.detail.get("rules"):
            options = self.detail.get("options", {})
            self.presenter.visit(self.name, game=self.game.name, options=options)
        else:
            self.presenter.go_home()

    # what is said and seen

    @property
    def spoken(self) -> str:
        """What is open, or what Next does."""
        if self.form:
            return self.form.spoken
        if self.detail.get("rules"):
            return f"{self.words('screens.house-rules')}. {self.words('screens.house-rules-hint')}"
        if self._waits:
            return f"{self._title}. {self.words('screens.setup-waiting')}"
        begins = self.words("core.next-is", answer=self.words("screens.begin"))
        return f"{self._title}. {begins} {self.words('screens.setup-hint')}"

    @property
    def _waits(self) -> bool:
        return self.presenter.sessions.waiting(self.game.name) is not None

    @property
    def _title(self) -> str:
        name = self.game.name
        return self.words("screens.setup", game=self.book.name(name, name, "short"))

    def paint(self, p: Painter) -> None:
        title = self._title if not self.detail.get("rules") else self.words("screens.house-rules")
        note = "" if self.form else page_note(self.page, self.pages)
        self.paint_header(p, title, note=note)
        if self.form:
            self.form.paint(p)
            return
        draw_rows(p, self._rows)
        if not self.detail.get("rules"):
            self._paint_hint(p)

    def _paint_hint(self, p: Painter) -> None:
        """Draw what the option that was changed last is about, or what becomes of a play."""
        told = self.detail.get("told", "")
        if told in self.chosen:
            hint = self._words(told, "why")
        else:
            hint = self.words("screens.setup-waiting" if self._waits else "screens.setup-hint")
        content = self.frame.content()
        y = max((box.bottom for box, _, _ in self._rows), default=content.y) + 8
        room = content.bottom - y
        for size in (FACT * p.letters, FACT, LABEL):
            lines = p.wrap(hint, size, content.wide)
            if len(lines) * size * 1.25 <= room:
                break
        for line in lines[: max(0, int(room // (size * 1.2)))]:
            p.words(content.x + 4, y + size, line, size, "dim")
            y += size * 1.25

    def _words(self, option: str, attribute: str = "") -> str:
        return self.book.find(f"{self.game.name}.option-{option}", {}, attribute)

    def _value(self, option: str, value: str) -> str:
        return self.book.setting(f"{self.game.name}.option-{option}", value)
