"""The settings: what can be set, in place where that is possible, and how it is worded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from companion.device import loudspeakers
from companion.engine.game import CLOCK
from companion.games import find
from companion.phrases.phrasebook import LANGUAGES
from companion.screens.controls import Choice, Control, Segments, Slider, Switch, lengthen
from companion.screens.drawing.painter import Painter
from companion.screens.form_screen import FormScreen
from companion.screens.frame import Box
from companion.screens.framed import Faces
from companion.screens.paged import (
    Page,
    Row,
    page_note,
    pages,
    put_rows,
    put_turns,
    shared_size,
)
from companion.screens.theme import FACT, GAP, LABEL, LANE
from companion.screens.value_form import Value, ValueForm
from companion.screens.widgets.tap import ONWARD, Face
from companion.session import my_box
from companion.signs.colours import LOOKS
from companion.voice.voices import Voice, split

SWITCH = (True, False)
GAME, DRAWN = "game", "drawn"
"""The game whose printed facts are listed in place of what can be set, and whether the one that is
open was tapped on the drawing of them."""

BOX = "/"
"""What parts the names of a printed fact's row: /on-mars/space-icon.3."""
VOLUMES = (0.2, 0.4, 0.6, 0.8, 1.0)
PINS = tuple(range(2, 28))
CLOCKS = ("off", "up", "60", "90", "120", "180", "300")


USUAL, DEVICE, SOUNDS, BUTTONS = "usual", "device", "sounds", "buttons"
WAYS = {DEVICE: ("saved", "wifi", "clean", "doctor"), BUTTONS: ("wiring",)}
"""The rows that lead to other screens, by their group; nothing is set there."""

GROUPS: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    USUAL: {
        "language": LANGUAGES,
        "look": tuple(LOOKS),
        "text_scale": (0.75, 0.9, 1.0, 1.25, 1.5, 2.0),
        "voice": SWITCH,
        "voice_rate": (100, 130, 150, 175, 190, 225, 260),
        "voice_volume": VOLUMES,
        "effects_volume": VOLUMES,
        "clock": CLOCKS,
    },
    DEVICE: {
        "rotation": (0, 90, 180, 270),
        "board_turned": (0, 1, 2, 3, 4, 5),
        "brightness": (20, 40, 60, 80, 100),
        "dim_after": (0, 1, 2, 5, 10, 30),
        "dark_after": (0, 10, 30, 60, 120),
        "loudspeaker": ("",),
    },
    SOUNDS: {
        "voice_level": ("short", "full", "key"),
        "motion": SWITCH,
        "grow_after": (0, 4, 10),
        "sound_tap": SWITCH,
        "sound_card": SWITCH,
        "sound_die": SWITCH,
        "sound_your_turn": SWITCH,
        "sound_deadline": SWITCH,
        "voice_name": ("",),
    },
    BUTTONS: {
        "pin_next": PINS,
        "pin_die": PINS,
        "pin_undo": (None, *PINS),
        "pin_repeat": (None, *PINS),
        "pin_help": (None, *PINS),
        "pin_led": (None, *PINS),
    },
}
"""What can be set, in groups, and what each may be set to."""

CHOICES = {name: choices for group in GROUPS.values() for name, choices in group.items()}

VOICE = "voice_name"
"""The voices to speak with: what is chosen here is that of the language."""

LETTERS, COLUMNS = "text_scale", "columns"
"""The size of letters, and in how many columns the rows stood when it was changed here."""

SEGMENTS = ("language", "look", "rotation")
"""What has so few values that all of them stand in the row."""

STEPPED = (
    "board_turned",
    "text_scale",
    "brightness",
    "grow_after",
    "dim_after",
    "dark_after",
    "voice_rate",
    "voice_volume",
    "effects_volume",
)
"""What is slid in its row, or made less or more."""

ROW = 56
"""The height of a row in which something is set in place."""

LINE = 1.27
LARGE = 1.2
"""From so large letters on, the rows stand in one column."""


class Part(NamedTuple):
    """A page: the group it belongs to, its heading, whether that works, and its rows."""

    group: str
    heading: str
    rows: Page
    state: str = ""
    works: bool = True


class SettingsScreen(FormScreen):
    """Everything that can be set, or what is printed on a copy of a ``game``, as a list.

    A change counts at once and is saved. A ``field`` is what is open to be chosen from tiles,
    ``page`` the page of the rows.
    """

    name = "settings"

    controls: Sequence[tuple[Box, Control]] = ()
    row_size = float(FACT)
    part = Part("", "", [])

    # the pages

    @property
    def parts(self) -> list[Part]:
        """Every page there is."""
        words, book = self.words, self.book
        if game := self.detail.get(GAME):
            rows = [
                self._opened(f"{BOX}{game}{BOX}{fact.name}", fact.label, fact.words)
                for fact in my_box.facts(self.presenter.store, book, find(game))
            ]
            return self._part(game, self._box_of(game), rows)
        found = []
        for group, names in GROUPS.items():
            key = "hint" if group == USUAL else group
            rows = [self._row(name) for name in names]
            detail = self._kept if group == BUTTONS else {}
            rows += [self._way_to(screen, **detail) for screen in WAYS.get(group, ())]
            if group == USUAL:
                rows += [self._way_to_box(game.name) for game in my_box.boxed_games()]
            found += self._part(group, words(f"screens.settings-{key}"), rows)
        return found

    def _part(self, group: str, heading: str, rows: list[Row]) -> list[Part]:
        box, (state, works) = self.frame.content(), self._state(group)
        if state:
            box = box.lower(self._state_high(state) + GAP)
        high = ROW if any(self._in_place(row.name) for row in rows) else 0
        found = pages(self.letters, box, {"": rows}, self._columns, high)
        return [Part(group, heading, page, state, works) for page in found]

    @property
    def _columns(self) -> int:
        """In how many columns the rows stand: they stay under the finger that sets the letters."""
        if self.frame.upright:
            return 1
        return int(self.detail.get(COLUMNS) or (1 if self.letters >= LARGE else 2))

    def _state(self, group: str) -> tuple[str, bool]:
        """Return in words whether voice or buttons work, and if not, why; and whether all does."""
        troubles = {SOUNDS: self.presenter.mute, BUTTONS: self.presenter.buttons_problem}
        if group not in troubles:
            return "", True
        trouble = troubles[group]
        state = trouble or self.words("screens.state-ready")
        what = self.words(f"screens.state-{group}")
        told = self.words("screens.state", what=f"**{what}**", state=state)
        if group == BUTTONS and (dark := self.presenter.light_problem):
            return f"{told}\n{dark}", False
        return told, not trouble

    def put_list(self, faces: Faces) -> None:
        words, frame, parts = self.words, self.frame, self.parts
        self.pages = len(parts)
        self.part = parts[self.page]
        self.controls = self._controls()
        opened = [e for e in self.part.rows if e.row and not self._in_place(e.row.name)]
        p, controls = self.measure, self.controls
        self.row_size = shared_size(
            p, opened, lambda size: all(each.fits(p, box, size) for box, each in controls)
        )
        for x in {box.x for box, _ in controls}:
            column = [(box, each) for box, each in controls if box.x == x]
            sliders = [(box, each) for box, each in column if isinstance(each, Slider)]
            lengthen(p, sliders, self.row_size)
        put_rows(faces, opened, p, self.row_size)
        for box, control in controls:
            control.put(faces, p, box, self.row_size)
        put_turns(faces, frame, self.page, self.pages, self.turn, words)
        faces["primary"] = (frame.primary, Face(words("screens.back"), self.back, "primary"))
        if GAME in self.detail:
            return
        first, second = frame.choices
        off = not self.presenter.settings.voice
        faces["try"] = (first, Face(words("screens.try"), self.try_voice, sign="speaker", off=off))
        to = next(n for n, part in enumerate(parts) if part.group == BUTTONS)
        act = partial(self.turn, to)
        faces[BUTTONS] = (
            second,
            Face(words("screens.try-buttons"), act, sign="gear", off=self.part.group == BUTTONS),
        )

    def page_words(self, page: int) -> str:
        return f"{super().page_words(page)}. {self.parts[page].heading}"

    # a row

    def _row(self, name: str) -> Row:
        if self._in_place(name):
            return Row(name, Face())
        return self._opened(name, self.label(name), self.worded(name))

    def _way_to(self, screen: str, **detail: Any) -> Row:
        """Return the row that leads to another screen."""
        act = partial(self.presenter.visit, screen, **detail)
        return Row(screen, Face(self.words(f"screens.{screen}"), act, "row", ONWARD))

    def _way_to_box(self, game: str) -> Row:
        """Return the row that leads to what is printed on a copy of a game."""
        act = partial(self.presenter.visit, "box", game=game)
        return Row(f"box-{game}", Face(self._box_of(game), act, "row", ONWARD))

    def _box_of(self, game: str) -> str:
        """Return what the printed facts of a game are called."""
        return self.book.text("core.box-of", game=self.book.name(game, game))

    def _in_place(self, name: str) -> bool:
        """Tell whether something is set in its row, and not opened."""
        return name in SEGMENTS + STEPPED or CHOICES.get(name) == SWITCH

    def _controls(self) -> list[tuple[Box, Control]]:
        return [
            (box, self._control(row.name))
            for box, row, _ in self.part.rows
            if row and self._in_place(row.name)
        ]

    def _control(self, name: str) -> Control:
        kind = Segments if name in SEGMENTS else Slider if name in STEPPED else Switch
        choices = [
            Choice(
                value,
                self._short(name, value),
                self.worded(name, value),
                value if name == "language" else "",
            )
            for value in self._values(name)
        ]
        return kind(name, self.label(name), choices, self._now(name), partial(self.set, name))

    def _opened(self, field: str, label: str, value: str) -> Row:
        """Return the row of what opens its values on a page of their own."""
        act = partial(self.open_field, field)
        return Row(field, Face(label, act, "row", value, spoken=f"{label}: {value}"))

    # what it does

    def set(self, name: str, value: Any, tap: str) -> None:
        """Set something in its row by a tap of this name, and say it; Die stays where it is."""
        if not self.presenter.guard.rests:
            return
        held = tap in self.taps and self.taps[tap].focused
        if name == LETTERS:
            self.presenter.show(self.name, **{**self.detail, COLUMNS: self._columns})
        self.presenter.set(name, value)
        screen = self.presenter.host.screen
        if held and isinstance(screen, SettingsScreen):
            screen.keep_finger(tap)
        self._tell(name)

    def take(self, field: str, value: Any) -> None:
        """Set what is open, and go back to its row; what is refused stays open."""
        if not self.presenter.guard.passes():
            return
        if field == VOICE:
            self._take_voice(value)
            return
        if self._fact(field):
            _, game, name = field.split(BOX, 2)
            my_box.tell(self.presenter.store, find(game), name, value)
        elif not self.presenter.set(field, value):
            return
        if DRAWN in self.detail:
            self.presenter.show("box", game=self.detail[GAME])
        else:
            self.presenter.show(self.name, **self._kept)
        self._tell(field)

    def _take_voice(self, name: str) -> None:
        """Speak with another voice, say something in it, and stay: the next may be heard, too."""
        settings, narrator = self.presenter.settings, self.presenter.narrator
        if narrator:
            names = narrator.voices.choosing(settings.voice_name, settings.language, name)
            self.presenter.set(VOICE, names)
            self.try_voice()

    def _tell(self, field: str) -> None:
        fact = self._fact(field)
        told = (fact.label, fact.words) if fact else (self.label(field), self._spoken(field))
        self.presenter.speak(": ".join(told))

    def open_field(self, field: str) -> None:
        """Show what something can be set to."""
        self.presenter.visit(self.name, **{**self._kept, "field": field})

    def close_form(self) -> None:
        """Go back to the rows, or to the drawing."""
        if DRAWN in self.detail:
            self.presenter.visit("box", game=self.detail[GAME])
        else:
            self.presenter.visit(self.name, **self._kept)

    def try_voice(self) -> None:
        """Say something, or why nothing is heard."""
        if mute := self.presenter.mute:
            self.presenter.tell(self.words("core.no-voice", reason=mute))
        else:
            self.presenter.speak(self.words("screens.try-voice"))

    def back(self) -> None:
        self.presenter.trouble = ""
        if self.form:
            self.close_form()
        elif GAME in self.detail:
            self.presenter.visit("box", game=self.detail[GAME])
        else:
            super().back()

    @property
    def _kept(self) -> dict[str, Any]:
        return {key: self.detail[key] for key in ("page", COLUMNS, GAME) if self.detail.get(key)}

    # what is open

    def open_form(self) -> ValueForm | None:
        field = self.detail.get("field", "")
        value = self.value(field) if field else None
        if value is None:
            return None
        kept = {**self._kept, "field": field}
        if DRAWN in self.detail:
            kept[DRAWN] = True
        return ValueForm(
            self,
            value,
            partial(self.take, field),
            self.close_form,
            bool(self.detail.get("number")),
            lambda: self.presenter.visit(self.name, **kept, number=True),
            self.detail.get("tiles"),
            lambda to: self.presenter.show(self.name, **kept, tiles=to),
        )

    def value(self, field: str) -> Value | None:
        """Return what can be opened, None if there is none of this name."""
        if fact := self._fact(field):
            unknown = (None, self.words("core.box-unknown"))
            return Value(fact.label, fact.question, fact.now, (*fact.choices, unknown))
        if field not in CHOICES:
            return None
        numbers = CLOCK.numbers if field == CLOCK.name else (0,)
        return Value(
            self.label(field),
            self.label(field, "why") or self.words("screens.adjust-now", value=self.worded(field)),
            self._now(field),
            tuple((each, self.worded(field, each)) for each in self._values(field)),
            numbers[0],
            numbers[-1],
            self.book.find("core.option-clock", {}, "number"),
        )

    def _fact(self, field: str) -> my_box.Fact | None:
        """Return the printed fact that a row stands for, None for a setting."""
        if not field.startswith(BOX):
            return None
        _, game, name = field.split(BOX, 2)
        found = my_box.facts(self.presenter.store, self.book, find(game))
        return next((fact for fact in found if fact.name == name), None)

    # its words

    @property
    def spoken(self) -> str:
        if self.form:
            return self.form.spoken
        return f"{self.words('screens.menu-settings')}. {self.part.heading}"

    @property
    def _voices(self) -> dict[str, Voice]:
        """The voices that are there for the language, beside the usual one."""
        settings, narrator = self.presenter.settings, self.presenter.narrator
        there = narrator.voices.of(settings.language, settings.voice_name) if narrator else []
        return {voice.name: voice for voice in there}

    def _now(self, name: str) -> Any:
        now = getattr(self.presenter.settings, name)
        if name == VOICE:
            return next((each for each in split(now) if each in self._voices), "")
        return now

    def _values(self, name: str) -> list[Any]:
        """Return what something can be set to, with what it is set to now in its place."""
        here: Iterable[str] = loudspeakers.names() if name == "loudspeaker" else ()
        if name == VOICE:
            here = self._voices
        found = list(dict.fromkeys((*CHOICES[name], *here, self._now(name))))
        return sorted(found) if name in STEPPED else found

    def label(self, name: str, attribute: str = "") -> str:
        """Return what a setting is called."""
        return self.book.find(_key(name), {}, attribute)

    def worded(self, name: str, *value: Any) -> str:
        """Return a value in words, that of now if none is given."""
        (found,) = value or (self._now(name),)
        if name in SEGMENTS:
            return self.words(f"screens.{name}-{found}")
        if name == "loudspeaker":
            return found or self.words("screens.loudspeaker-first")
        if name == VOICE:
            return self._voices[found].label if found else self.words("screens.voice-usual")
        if found is None or isinstance(found, bool):
            return self.words(f"screens.{ {None: 'none', True: 'on', False: 'off'}[found] }")
        if isinstance(found, float):
            return self.words("screens.percent", number=round(found * 100))
        option = "core.option-clock" if name == "clock" else _key(name)
        return self.book.setting(option, found)

    def _short(self, name: str, value: Any) -> str:
        """Return a value as it stands in its row."""
        if name == "language":
            return str(value)[:2].upper()
        found = self.book.find(_key(name), {"option": value}, "short")
        return found or self.worded(name, value)

    def _spoken(self, name: str) -> str:
        """Return how a value is said: a percentage in words."""
        value = self._now(name)
        if isinstance(value, float):
            share = {"number": round(value * 100)}
            return self.book.find("screens.percent", share, "voice")
        return self.worded(name)

    # how it looks

    def paint(self, p: Painter) -> None:
        title = self.words("screens.menu-settings")
        if self.form:
            self.paint_header(p, title)
            self.form.paint(p)
            return
        self.paint_header(p, title, self.part.heading, page_note(self.page, self.pages))
        if self.part.state:
            self._paint_state(p)
        for box, control in self.controls:
            control.paint(p, box, self.row_size)

    def _state_lines(self, p: Painter, state: str) -> tuple[float, tuple[str, ...]]:
        """Return the size and the lines of whether something works."""
        box = self.frame.content()
        for size in (FACT * p.letters, FACT, LABEL):
            lines = p.wrap(state, size, box.wide - 70)
            if len(lines) * size * LINE <= box.high * 0.3:
                break
        return size, lines

    def _state_high(self, state: str) -> float:
        size, lines = self._state_lines(self.measure, state)
        return max(ROW, len(lines) * size * LINE + 16)

    def _paint_state(self, p: Painter) -> None:
        box = self.frame.content().upper(self._state_high(self.part.state))
        size, lines = self._state_lines(p, self.part.state)
        p.rect(*box, "sunk", LANE)
        p.sign("check" if self.part.works else "warn", box.x + 28, box.y + box.high / 2, 30)
        y = box.y + (box.high - len(lines) * size * LINE) / 2
        for line in lines:
            p.words(box.x + 56, y + size, line, size)
            y += size * LINE


def _key(name: str) -> str:
    """Return the key of the words for a setting."""
    return f"screens.set-{name.replace('_', '-')}"
