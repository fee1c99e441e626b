"""The settings: what can be set, in place where that is possible; see ``kv/settings.kv``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kivy.properties import ListProperty, ObjectProperty

from companion.games import find
from companion.screens.models.answers import NOTHING, Number
from companion.screens.models.rows import Entry
from companion.screens.models.settings import (
    BUTTONS,
    DEVICE,
    GROUPS,
    SOUNDS,
    USUAL,
    VOICE,
    SettingsWords,
    Value,
)
from companion.screens.presenter import Presenter
from companion.screens.sheet import Sheet, SheetTool
from companion.screens.widgets import part, rows  # noqa: F401 for kv
from companion.session import my_box

FIELD, NUMBER, GAME, DRAWN = "field", "number", "game", "drawn"
"""What is open, whether it is written in digits, the game whose printed facts are listed in place
of what can be set, and whether the one that is open was tapped on the drawing of them."""

BOX = "/"
"""What parts the names of a printed fact's row: /on-mars/space-icon.3."""

LINKS = {DEVICE: ("saved", "wifi", "clean", "doctor"), BUTTONS: ("wiring",)}
"""The rows that lead to other screens, by their group; nothing is set there."""

BOXED, OPTION, WRITE = "box-", "option-", "write"
"""What the names of rows begin with that lead to a box, and that are one of many values; and the
row that leads to the number pad."""


class SettingsScreen(Sheet):
    """Everything that can be set, or what is printed on a copy of a game, as a list.

    A change counts at once and is saved. What has many values is opened: ``value`` is what is open,
    ``number`` what is entered so far where that is a number.
    """

    name = "settings"
    kv = "settings"

    entries = ListProperty()
    number = ObjectProperty(None, allownone=True, rebind=True)

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        part.load_once("rows")
        super().__init__(presenter, **kwargs)
        self.value: Value | None = None
        self._number: Number | None = None
        self._pressed: dict[str, str] = {}

    @property
    def controller(self) -> SettingsScreen:  # type: ignore[override]
        """What the number pad types on."""
        return self

    @property
    def words(self) -> SettingsWords:
        """What is set, in words."""
        presenter, narrator = self.presenter, self.presenter.narrator
        voices = narrator.voices if narrator else None
        return SettingsWords(presenter.settings, presenter.phrasebook, voices)

    def _text(self, key: str, **args: Any) -> str:
        return str(self.presenter.words(f"screens.{key}", **args))

    # what is shown

    @property
    def game(self) -> str:
        """The game whose printed facts are listed, "" for none."""
        return str(self.detail.get(GAME, ""))

    @property
    def field(self) -> str:
        """What is open, "" for nothing."""
        return str(self.detail.get(FIELD, "")) if self.value else ""

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show a list, at the row that it was left by."""
        before = self.game, self.field, bool(self._number)
        self._number = None
        super().open(detail)
        if before != (self.game, self.field, bool(self._number)):
            chosen = (row.name for row in self.entries if row.kind == "option" and row.at)
            left = next(chosen, "") if self.value else self._pressed.get(self.game, "")
            self.ids.rows.scroll_y = 1
            self.ids.rows.show_row(max(0, self.ids.rows.index_of(left)))

    def refresh(self) -> None:
        """Show what is set now."""
        self.value = self._open_value()
        if self.value and self.detail.get(NUMBER) and self.value.maximum:
            self._number = self._number or _number_of(self.value)
        if self.value:
            self.title, note = self.value.title, self.value.unit if self._number else ""
            self.entries = list(self._options(self.value))
        elif self.game:
            self.title, note = self._box_of(self.game), ""
            self.entries = list(self._facts())
        else:
            self.title, note = self._text("menu-settings"), self._text("settings-hint")
            self.entries = list(self._rows())
        self.note = self.fitting(note)
        self.tools = list(self._tools())
        self._show_number()

    def _rows(self) -> Iterator[Entry]:
        """Yield the rows of every group."""
        for group in GROUPS:
            if group != USUAL:
                yield Entry("heading", label=self._text(f"settings-{group}"))
            yield from self._state(group)
            yield from self.words.rows(group)
            for screen in LINKS.get(group, ()):
                yield self._link(screen, self._text(screen))
            if group == USUAL:
                for game in my_box.boxed_games():
                    yield self._link(f"{BOXED}{game.name}", self._box_of(game.name))

    def _facts(self) -> Iterator[Entry]:
        presenter = self.presenter
        for fact in my_box.facts(presenter.store, presenter.phrasebook, find(self.game)):
            name, spoken = f"{BOX}{self.game}{BOX}{fact.name}", f"{fact.label}: {fact.words}"
            yield Entry("value", name, fact.label, fact.words, spoken=spoken)

    def _options(self, value: Value) -> Iterator[Entry]:
        """Yield the hint and every choice of what is open."""
        if value.hint:
            yield Entry("note", label=value.hint)
        for at, (each, words) in enumerate(value.choices):
            chosen = each is value.now or each == value.now
            yield Entry("option", f"{OPTION}{at}", words, at=int(chosen), spoken=words)
        if value.maximum:
            words = self._text("other-number")
            yield Entry("option", WRITE, words, spoken=words)

    def _state(self, group: str) -> Iterator[Entry]:
        """Yield in words whether voice or buttons work, and if not, why."""
        troubles = {SOUNDS: self.presenter.mute, BUTTONS: self.presenter.buttons_problem}
        if group not in troubles:
            return
        trouble, what = troubles[group], self._text(f"state-{group}")
        state = trouble or self._text("state-ready")
        dark = self.presenter.light_problem if group == BUTTONS else ""
        told = "\n".join(filter(None, [self._text("state", what=f"**{what}**", state=state), dark]))
        yield Entry("note", label=told, sign="warn" if trouble or dark else "check")

    def _link(self, name: str, label: str) -> Entry:
        return Entry("link", name, label, spoken=label)

    def _box_of(self, game: str) -> str:
        """Return what the printed facts of a game are called."""
        book = self.presenter.phrasebook
        return book.text("core.box-of", game=book.name(game, game))

    def _tools(self) -> Iterator[SheetTool]:
        """Yield what is beside the primary button."""
        if self._number:
            yield SheetTool("leave", self._text("back"), "back")
        elif not (self.value or self.game):
            off = not self.presenter.settings.voice
            yield SheetTool("try", self._text("try"), "speaker", off)
            yield SheetTool(BUTTONS, self._text("try-buttons"), "gear")

    def _show_number(self) -> None:
        """Show the number that is open as it is, and what the primary button does."""
        entered = self._number
        self.number = entered.entry if entered else None
        if entered is None:
            self.primary = self._text("back")
        elif entered.proposal is None:
            self.primary = self._text("set-number")
        else:
            self.primary = self._text("take-number", number=entered.value)

    # what is said

    @property
    def spoken(self) -> str:
        """What the list is, or what is open and can be chosen."""
        value = self.value
        if value is None:
            second = self.title if self.game else self._text("settings-hint")
            return f"{self._text('menu-settings')}. {second}"
        if self._number:
            span = self.presenter.words(
                "core.count-open", minimum=value.minimum, maximum=value.maximum
            )
            return f"{value.title}. {value.unit or value.hint} {span}"
        choices = ". ".join(row.label for row in self.entries if row.kind == "option")
        told = self.presenter.words("core.choices", choices=choices)
        return f"{value.title}. {value.hint} {told}"

    def _tell(self, field: str) -> None:
        """Say what something is set to now."""
        fact = self._fact(field)
        words = self.words
        told = (fact.label, fact.words) if fact else (words.label(field), words.spoken(field))
        self.presenter.speak(": ".join(told))

    # what is set in its row

    def press(self, name: str) -> None:
        """Do what a tap on a row means: set what comes next, open it, choose it, or lead on."""
        self._pressed[self.game] = name if not self.value else self._pressed.get(self.game, "")
        if name.startswith(BOXED):
            self.presenter.visit("box", game=name.removeprefix(BOXED))
        elif any(name in screens for screens in LINKS.values()):
            self.presenter.visit(name)
        elif name == WRITE:
            self.presenter.visit(self.name, **{**self.detail, NUMBER: True})
        elif self.value:
            self.answer(self.value.choices[int(name.removeprefix(OPTION))][0])
        elif name.startswith(BOX) or self.words.kind(name) == "value":
            self.presenter.visit(self.name, **self._kept, field=name)
        else:
            row = self.words.row(name)
            self.set_to(name, (row.at + 1) % len(row.shorts))

    def set_to(self, name: str, at: int) -> None:
        """Set something to the value in this place of its row, and say it."""
        value = self.words.values(name)[at]
        if self.presenter.guard.rests and value != self.words.now(name):
            self.presenter.set(name, value)
            self._tell(name)

    # what is open

    def _open_value(self) -> Value | None:
        """Return what is open, None if nothing is."""
        field = self.detail.get(FIELD, "")
        if fact := self._fact(field):
            unknown = (None, str(self.presenter.words("core.box-unknown")))
            return Value(fact.label, fact.question, fact.now, (*fact.choices, unknown))
        return self.words.value(field) if any(field in names for names in GROUPS.values()) else None

    def _fact(self, field: str) -> my_box.Fact | None:
        """Return the printed fact that a row is about, None for a setting."""
        if not field.startswith(BOX):
            return None
        _, game, name = field.split(BOX, 2)
        found = my_box.facts(self.presenter.store, self.presenter.phrasebook, find(game))
        return next((fact for fact in found if fact.name == name), None)

    def answer(self, chosen: Any) -> None:
        """Set what is open; the same value again changes nothing, and what is refused stays open.

        A voice is heard, and stays open: the next may be heard, too.
        """
        assert self.value
        field = self.field
        if not self.presenter.guard.passes():
            return
        if field == VOICE:
            self._take_voice(chosen)
        elif chosen == self.value.now:
            self._close()
        elif self._set(field, chosen):
            if DRAWN in self.detail:
                self.presenter.show("box", game=self.game)
            else:
                self.presenter.show(self.name, **self._kept)
            self._tell(field)

    def _set(self, field: str, chosen: Any) -> bool:
        """Set a fact or a setting; return whether it could be."""
        if not self._fact(field):
            return self.presenter.set(field, chosen)
        my_box.tell(self.presenter.store, find(self.game), field.split(BOX, 2)[2], chosen)
        return True

    def _take_voice(self, name: str) -> None:
        """Speak with another voice, and say something in it."""
        settings, narrator = self.presenter.settings, self.presenter.narrator
        if narrator:
            names = narrator.voices.choosing(settings.voice_name, settings.language, name)
            self.presenter.set(VOICE, names)
            self.try_voice()

    def _close(self) -> None:
        """Leave what is open as it is: show the list again, or the drawing."""
        if DRAWN in self.detail:
            self.presenter.visit("box", game=self.game)
        else:
            self.presenter.visit(self.name, **self._kept)

    @property
    def _kept(self) -> dict[str, Any]:
        return {GAME: self.game} if self.game else {}

    # the number that is open

    def type(self, key: str) -> None:
        """Do what a key of the number pad means."""
        if self._number:
            self._number.press(key)
            self._show_number()

    def step_number_on(self) -> str:
        """Step to the next number in leaps, then in ones; return how it is said."""
        assert self._number
        said = self._number.point()
        self._show_number()
        return said

    def take_number(self) -> None:
        """Set the number that was stepped to, or go on in smaller steps."""
        assert self._number
        value = self._number.take()
        self._show_number()
        if value is NOTHING:
            said = ". ".join(self._number.read())
            self.presenter.speak(self._text("step", choices=said))
        else:
            self.answer(str(value))

    # what is tapped

    def press_primary(self) -> None:
        """Set the number that is open, else leave."""
        if self._number is None:
            super().press_primary()
        elif self._number.proposal is not None:
            self.answer(str(self._number.value))
        else:
            self.presenter.speak(self.primary)

    def use(self, name: str) -> None:
        """Do what a tool is for."""
        if name == "try":
            self.try_voice()
        elif name == BUTTONS:
            heading = self._text(f"settings-{BUTTONS}")
            at = next(at for at, row in enumerate(self.entries) if row.label == heading)
            self.ids.rows.show_row(at, on_top=True)
            self.presenter.speak(heading)
        else:
            self.back()

    def try_voice(self) -> None:
        """Say something, or why nothing is heard."""
        if mute := self.presenter.mute:
            self.presenter.tell(self.presenter.words("core.no-voice", reason=mute))
        else:
            self.presenter.speak(self._text("try-voice"))

    def pick(self, number: int) -> None:
        """Write a digit of the number that is open, else tap what has this number."""
        if self._number:
            self.type(str(number))
        elif number == 1:
            self.press_primary()
        else:
            named = [row.name for row in self.entries if row.name]
            for name in named[number - 2 : number - 1]:
                self.press(name)

    def back(self) -> None:
        """Leave what is open, the facts of a game, or the settings."""
        self.presenter.trouble = ""
        if self.value:
            self._close()
        elif self.game:
            self.presenter.visit("box", game=self.game)
        else:
            super().back()


def _number_of(value: Value) -> Number:
    """Return the number that is set, else the first choice that is one, else the least."""
    written = (str(each) for each in (value.now, *(each for each, _ in value.choices)))
    found = next((int(each) for each in written if each.lstrip("-").isdecimal()), value.minimum)
    return Number(value.minimum, value.maximum, min(max(found, value.minimum), value.maximum))
