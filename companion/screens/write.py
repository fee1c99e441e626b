"""A line to write, and the keys for it: see ``kv/write.kv``. A real keyboard writes, too."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from kivy.properties import BooleanProperty, ListProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.textinput import TextInput

from companion.engine.game import YOU
from companion.screens.focus import Focusable
from companion.screens.people import find, save
from companion.screens.presenter import Presenter
from companion.screens.sheet import Sheet
from companion.session import people
from companion.session.people import COMMENT, NAME, ROLE

SHIFT, OTHER, SPACE, ERASE = "shift", "other", "space", "del"
"""The keys that write no character of their own."""

LETTERS = {
    "en": ("qwertyuiop", "asdfghjkl’", "zxcvbnm-"),
    "pt-BR": ("qwertyuiop", "asdfghjklç", "zxcvbnm-"),
    "fr": ("azertyuiop", "qsdfghjklm", "wxcvbn’-"),
}
"""The letters by language, as people there are used to."""

ACCENTS = ("àáâãäåæçèé", "êëìíîïñòóô", "öõøœùúûü")
MARKS = ("1234567890", "!?:;()&’+/", '/@#%=*"_')

OUTSIDE = ("escape", "enter", "numpadenter", "tab")
"""The keys of a keyboard that are the screen's, not the line's."""


def load_clipboard() -> None:
    """Import Kivy's clipboard, which reports programs that nobody needs as critical errors."""
    logging.disable()
    try:
        import_module("kivy.core.clipboard")
    finally:
        logging.disable(logging.NOTSET)


class WriteKey(NamedTuple):
    """A key: what it writes or does, its text or icon, and its spoken text."""

    value: str
    text: str = ""
    icon: str = ""
    spoken: str = ""
    width: float = 1.0
    chosen: bool = False


class TextLine(TextInput):
    """What is written. Esc, Enter and Tab of a keyboard are the screen's."""

    def keyboard_on_key_down(self, window: Any, keycode: Any, text: str, modifiers: Any) -> bool:
        """Edit the line; return whether the key did something here."""
        if keycode[1] in OUTSIDE:
            return False
        super().keyboard_on_key_down(window, keycode, text, modifiers)
        return True


class WriteRow(Focusable, BoxLayout):
    """A row of keys. With two buttons it is opened first: then Die steps through its keys."""

    item = ListProperty()
    focused = BooleanProperty(False)
    focus_order = NumericProperty(0)
    at = NumericProperty(-1)
    """The index of the key that Next writes, -1 while the row is closed."""

    @property
    def spoken(self) -> str:
        """The key, or which keys there are."""
        if self.at >= 0:
            key = self.item[int(self.at)]
            return key.spoken or key.text
        words = self.screen.presenter.words
        names = [key.spoken or key.text for key in self.item]
        return str(words("screens.write-row", first=names[0], last=names[-1]))

    def step_inside(self) -> bool:
        """Step to the next key of an open row, after the last to the first."""
        if self.at < 0:
            return False
        self.at = (self.at + 1) % len(self.item)
        return True

    def step_out(self) -> bool:
        """Close the row."""
        was_open, self.at = self.at >= 0, -1
        return was_open

    def leave_focus(self) -> None:
        """Close the row when the focus moves on."""
        super().leave_focus()
        self.at = -1

    def activate(self) -> None:
        """Open the row, or write its key and close it."""
        screen = self.screen
        if self.at < 0:
            self.at = 0
            screen.presenter.speech.say(self.spoken)
        else:
            key, self.at = self.item[int(self.at)], -1
            screen.type(key.value)


class WriteScreen(Sheet):
    """Writes a name, a role or the comment of a play; the detail says ``what``, and for ``who``.

    ``draft`` in it is what was written so far, if the screen was built again meanwhile.
    """

    name = "write"
    kv = "write"
    writes = True
    """The window's keyboard types here, and has no intents."""

    rows = ListProperty()

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        self._layer, self._shift = 0, True
        load_clipboard()
        super().__init__(presenter, **kwargs)
        self.primary_stops = True
        self.ids.line.bind(text=self._note_draft)

    # what is shown

    @property
    def _what(self) -> str:
        return str(self.detail.get("what", NAME))

    @property
    def text(self) -> str:
        """What is written."""
        return str(self.ids.line.text)

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show what was written before; names begin with a capital."""
        before = str(detail.get("draft", self._before(detail)))
        self._layer, self._shift = 0, not before
        self.detail = detail
        line = self.ids.line
        line.multiline = self._what == COMMENT
        line.text = before
        line.cursor = line.get_cursor_from_index(len(before))
        super().open(detail)
        line.focus = True

    def _before(self, detail: Mapping[str, Any]) -> str:
        """Return what is known already."""
        saved, what = find(self.presenter, detail), detail.get("what", NAME)
        if saved is None or what == ROLE:
            return ""
        return saved.comment if what == COMMENT else people.known(saved, _who(detail)).name

    def leave(self) -> None:
        """Give the keyboard back."""
        super().leave()
        self.ids.line.focus = False

    def refresh(self) -> None:
        """Show the keys, and how long the text is."""
        words = self.presenter.words
        self.title = words(f"screens.write-{self._what}")
        self.primary = words("screens.write-save")
        self.rows = list(self._rows())
        self._note_length()

    def _note_length(self) -> None:
        self.note = self.fitting(f"{len(self.text)} / {people.MAX_LENGTH[self._what]}")

    def _note_draft(self, *_: Any) -> None:
        if self.parent:
            self.detail = {**self.detail, "draft": self.text}
            self.presenter.host.detail = self.detail
            self._note_length()

    def _rows(self) -> Iterator[list[WriteKey]]:
        layers = LETTERS[self.presenter.phrasebook.language], ACCENTS, MARKS
        *rows, last = layers[self._layer]
        for row in rows:
            yield [self._key(each) for each in row]
        words = self.presenter.words
        shift = WriteKey(SHIFT, icon="up", spoken=words("screens.write-shift"), chosen=self._shift)
        erase = WriteKey(ERASE, icon="del", spoken=words("screens.lock-erase"))
        yield [shift, *(self._key(each) for each in last), erase]
        others = ("áé", "123", "abc")
        other = words(f"screens.write-layer-{self._layer}")
        space = words("screens.write-space")
        yield [
            WriteKey(OTHER, others[self._layer], spoken=other, width=2),
            WriteKey(SPACE, space, spoken=space, width=5),
            *(self._key(each) for each in ",.!"),
        ]

    def _key(self, letter: str) -> WriteKey:
        shown = letter.upper() if self._shift and len(letter.upper()) == 1 else letter
        return WriteKey(shown, shown, spoken=shown)

    @property
    def spoken(self) -> str:
        """What is to be written, and what there is already."""
        return f"{self.title}. {self.text}".strip()

    # what is tapped

    def type(self, key: str) -> None:
        """Handle a key on the screen."""
        line, speech = self.ids.line, self.presenter.speech
        if key == SHIFT:
            self._shift = not self._shift
        elif key == OTHER:
            self._layer = (self._layer + 1) % 3
        elif key == ERASE:
            line.do_backspace()
        else:
            line.insert_text(" " if key == SPACE else key)
            self._shift = key == SPACE and self._what != COMMENT
        if key not in (SHIFT, OTHER):
            speech.say(self.text)
        self.rows = list(self._rows())

    def press_primary(self) -> None:
        """Save what is written, and go back."""
        presenter, detail, text = self.presenter, self.detail, self.text
        if not presenter.guard.passes():
            return
        saved, store, who = find(presenter, detail), presenter.store, _who(detail)

        def work() -> None:
            if saved is None:
                return
            if self._what == COMMENT:
                people.comment(store, saved, text)
            elif self._what == ROLE:
                people.enter(store, saved, who, roles=[*people.known(saved, who).roles, text])
            else:
                people.enter(store, saved, who, text)

        if saved is None or save(presenter, saved.id, work):
            self._return(saved=True)

    def back(self) -> None:
        """Go back without saving."""
        self._return()

    def _return(self, saved: bool = False) -> None:
        """Go back to the player or the roles; with a name that was saved, to everybody."""
        own = {"what", "draft"}
        detail = {name: value for name, value in self.detail.items() if name not in own}
        if self._what == COMMENT or (saved and self._what == NAME):
            detail.pop("who", None)
            self.presenter.navigation.visit("people", **detail)
        else:
            self.presenter.navigation.visit("person", **detail)


def _who(detail: Mapping[str, Any]) -> str:
    """Return the player of a detail."""
    return str(detail.get("who", YOU))
