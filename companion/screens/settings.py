"""The settings, changed in place if possible; see ``kv/value.kv``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.games import find
from companion.screens.models.rows import Entry, OpenedValue
from companion.screens.models.settings import (
    BUTTONS,
    DEVICE,
    GROUPS,
    SOUNDS,
    USUAL,
    VOICE,
    SettingsWords,
)
from companion.screens.presenter import Presenter
from companion.screens.sheet import SheetTool
from companion.screens.value_screen import FIELD, ValueScreen
from companion.session import my_box

GAME, DRAWN = "game", "drawn"
"""The game whose printed facts replace the settings, and whether the open fact was tapped on the
drawing.
"""

BOX = "/"
"""Separates the parts of the name of a printed fact's row: /on-mars/space-icon.3."""

LINKS = {DEVICE: ("phones", "saved", "wifi", "clean", "doctor"), BUTTONS: ("wiring",)}
"""The rows that lead to other screens, by their group; nothing is set there."""

SERVERS = "mqtt", "postgres"
"""The settings with a server, which may be out of reach."""

BOXED = "box-"
"""The prefix of the names of rows that lead to a box."""


class SettingsScreen(ValueScreen):
    """All settings, or the printed facts of a copy of a game, as a list.

    A change is applied immediately and saved. A setting with many values is opened.
    """

    name = "settings"

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        presenter.bind(sharing=self._look_again)

    @property
    def words(self) -> SettingsWords:
        """The settings in words."""
        presenter, narrator = self.presenter, self.presenter.speech.narrator
        voices = narrator.voices if narrator else None
        return SettingsWords(presenter.settings, presenter.phrasebook, voices)

    # what is shown

    @property
    def game(self) -> str:
        """The game whose printed facts are listed, "" for none."""
        return str(self.detail.get(GAME, ""))

    @property
    def listed(self) -> str:
        """The name of the list: the game whose printed facts it has."""
        return self.game

    def show_list(self) -> None:
        """Show all settings, or the printed facts of a game."""
        if self.game:
            self.title, self.tools = self._box_of(self.game), []
            self.entries = list(self._facts())
        else:
            self.title, self.tools = self.text("menu-settings"), list(self._tools())
            self.note = self.fitting(self.text("settings-hint"))
            self.entries = list(self._rows())

    def _tools(self) -> Iterator[SheetTool]:
        """Yield the buttons beside the primary button."""
        yield SheetTool("try", self.text("try"), "speaker", not self.presenter.settings.voice)
        yield SheetTool(BUTTONS, self.text("try-buttons"), "gear")

    def _rows(self) -> Iterator[Entry]:
        """Yield the rows of every group."""
        for group in GROUPS:
            if group != USUAL:
                yield Entry("heading", label=self.text(f"settings-{group}"))
            yield from self._state(group)
            yield from self.words.rows(group)
            for screen in LINKS.get(group, ()):
                yield self._link(screen, self.text(screen))
            if group == USUAL:
                for game in my_box.boxed_games():
                    yield self._link(f"{BOXED}{game.name}", self._box_of(game.name))

    def _facts(self) -> Iterator[Entry]:
        presenter = self.presenter
        for fact in my_box.facts(presenter.store, presenter.phrasebook, find(self.game)):
            name, spoken = f"{BOX}{self.game}{BOX}{fact.name}", f"{fact.label}: {fact.words}"
            yield Entry("value", name, fact.label, fact.words, spoken=spoken)

    def _state(self, group: str) -> Iterator[Entry]:
        """Yield text about whether voice, buttons or servers work, and if not, why."""
        for part in SERVERS if group == DEVICE else ():
            if problem := self.presenter.problem_of(part):
                what = f"**{self.text(f'state-{part}')}**"
                text = self.text("state", what=what, state=problem)
                yield Entry("note", label=text, icon="warn")
        troubles = {SOUNDS: self.presenter.mute, BUTTONS: self.presenter.buttons_problem}
        if group not in troubles:
            return
        trouble, what = troubles[group], self.text(f"state-{group}")
        state = trouble or self.text("state-ready")
        dark = self.presenter.light_problem if group == BUTTONS else ""
        text = "\n".join(filter(None, [self.text("state", what=f"**{what}**", state=state), dark]))
        yield Entry("note", label=text, icon="warn" if trouble or dark else "check")

    def _link(self, name: str, label: str) -> Entry:
        return Entry("link", name, label, spoken=label)

    def _box_of(self, game: str) -> str:
        """Return the name of a game's printed facts."""
        book = self.presenter.phrasebook
        return book.text("core.box-of", game=book.name(game, game))

    # what is said

    @property
    def spoken(self) -> str:
        """The list's purpose, or what is open and can be chosen."""
        if self.value:
            return super().spoken
        second = self.title if self.game else self.text("settings-hint")
        return f"{self.text('menu-settings')}. {second}"

    def _announce(self, field: str) -> None:
        """Say the current value of a setting."""
        fact = self._fact(field)
        words = self.words
        text = (fact.label, fact.words) if fact else (words.label(field), words.spoken(field))
        self.presenter.speech.say(": ".join(text))

    # setting in the row

    def use_row(self, name: str) -> None:
        """Advance a row's value, open it, or follow its link."""
        if name.startswith(BOXED):
            self.presenter.navigation.visit("box", game=name.removeprefix(BOXED))
        elif any(name in screens for screens in LINKS.values()):
            self.presenter.navigation.visit(name)
        elif name.startswith(BOX) or self.words.kind(name) == "value":
            self.presenter.navigation.visit(self.name, **self._base_detail, field=name)
        else:
            row = self.words.row(name)
            self.set_to(name, (row.at + 1) % len(row.shorts))

    def set_to(self, name: str, at: int) -> None:
        """Set something to the value at this index of its row, and say it."""
        value = self.words.values(name)[at]
        if self.presenter.guard.rests and value != self.words.now(name):
            self.presenter.preferences.set(name, value)
            self._announce(name)

    # the open value

    def find_value(self) -> OpenedValue | None:
        """Return what is open, None if nothing is."""
        field = self.detail.get(FIELD, "")
        if fact := self._fact(field):
            unknown = (None, str(self.presenter.words("core.box-unknown")))
            return OpenedValue(fact.label, fact.question, fact.now, (*fact.choices, unknown))
        return self.words.value(field) if any(field in names for names in GROUPS.values()) else None

    def _fact(self, field: str) -> my_box.Fact | None:
        """Return the printed fact of a row, None for a setting."""
        if not field.startswith(BOX):
            return None
        _, game, name = field.split(BOX, 2)
        found = my_box.facts(self.presenter.store, self.presenter.phrasebook, find(game))
        return next((fact for fact in found if fact.name == name), None)

    def answer(self, chosen: Any) -> None:
        """Set what is open; a voice is played and stays open, so that others can be compared."""
        if self.field != VOICE:
            super().answer(chosen)
        elif self.presenter.guard.passes():
            self._take_voice(chosen)

    def take(self, chosen: Any) -> None:
        """Set what is open; if refused, it stays open."""
        field = self.field
        if self._set(field, chosen):
            if DRAWN in self.detail:
                self.presenter.navigation.show("box", game=self.game)
            else:
                self.presenter.navigation.show(self.name, **self._base_detail)
            self._announce(field)

    def _set(self, field: str, chosen: Any) -> bool:
        """Set a fact or a setting; return whether it was accepted."""
        if not self._fact(field):
            return self.presenter.preferences.set(field, chosen)
        my_box.save_fact(self.presenter.store, find(self.game), field.split(BOX, 2)[2], chosen)
        return True

    def _take_voice(self, name: str) -> None:
        """Switch to another voice, and say something in it."""
        settings, narrator = self.presenter.settings, self.presenter.speech.narrator
        if narrator:
            names = narrator.voices.choosing(settings.voice_name, settings.language, name)
            self.presenter.preferences.set(VOICE, names)
            self.try_voice()

    def close(self) -> None:
        """Leave what is open unchanged: show the list again, or the drawing."""
        if DRAWN in self.detail:
            self.presenter.navigation.visit("box", game=self.game)
        else:
            self.presenter.navigation.visit(self.name, **self._base_detail)

    @property
    def _base_detail(self) -> dict[str, Any]:
        return {GAME: self.game} if self.game else {}

    # what is tapped

    def use(self, name: str) -> None:
        """Try the voice, show the rows of the push buttons, or leave what is open."""
        if name == "try":
            self.try_voice()
        elif name == BUTTONS:
            heading = self.text(f"settings-{BUTTONS}")
            at = next(at for at, row in enumerate(self.entries) if row.label == heading)
            self.ids.rows.show_row(at, on_top=True)
            self.presenter.speech.say(heading)
        else:
            self.back()

    def try_voice(self) -> None:
        """Say something, or why nothing is heard."""
        if mute := self.presenter.mute:
            self.presenter.announce(self.presenter.words("core.no-voice", reason=mute))
        else:
            self.presenter.speech.say(self.text("try-voice"))

    def back(self) -> None:
        """Leave what is open, the facts of a game, or the settings."""
        self.presenter.trouble = ""
        if self.value:
            self.close()
        elif self.game:
            self.presenter.navigation.visit("box", game=self.game)
        else:
            super().back()
