"""The first screen: continue a play, start one, choose the language, quit."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games import find, games
from companion.phrases.phrasebook import LANGUAGES
from companion.screens.presenter import HOME, Presenter
from companion.screens.screen import CompanionScreen
from companion.screens.widgets.buttons import TapButton


class GameRow(BoxLayout):
    """A game, with a button for its unfinished play, if there is one, and one for a new play."""

    __events__ = ("on_resume", "on_begin")
    title = StringProperty()
    waiting = StringProperty()
    primary = BooleanProperty(False)

    def on_resume(self) -> None:
        """Event hook for bindings."""

    def on_begin(self) -> None:
        """Event hook for bindings."""


class GameButton(TapButton):
    """A button of a ``game``; ``detail`` is a line below its words."""

    game = StringProperty()
    detail = StringProperty()

    @property
    def spoken(self) -> str:
        return ". ".join(filter(None, (f"{self.game}: {self.words}", self.detail)))


class LanguageButton(TapButton):
    """A language, named in itself."""

    chosen = BooleanProperty(False)


class HomeScreen(CompanionScreen):
    """Every game, in their order."""

    name = HOME

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._rows = {name: self._row(name) for name in games()}
        for row in self._rows.values():
            self.ids.games.add_widget(row)
        self._languages = {language: self._language(language) for language in LANGUAGES}
        for button in self._languages.values():
            self.ids.languages.add_widget(button)

    def refresh(self) -> None:
        book, words = self.book, self.words
        for name, row in self._rows.items():
            answers = self.presenter.sessions.waiting(name)
            row.title = book.name(name, name)
            row.waiting = "" if answers is None else words("screens.waiting", answers=answers)
        waiting = [name for name, row in self._rows.items() if row.waiting]
        latest = self.presenter.sessions.latest
        first = latest if latest in waiting else (waiting or list(self._rows))[0]
        for name, row in self._rows.items():
            row.primary = name == first and (bool(waiting) or len(self._rows) == 1)
        for language, button in self._languages.items():
            button.words = words(f"screens.language-{language}")
            button.chosen = language == book.language
        for button in self.focusable_buttons():
            button.focused = False

    @property
    def spoken(self) -> str:
        """The question, and what Next answers."""
        marked = [stop.spoken for stop in self.focusable_buttons() if stop.primary]
        return " ".join([self.words("screens.choose-game"), *marked])

    def pick(self, number: int) -> None:
        """Continue or start the game at this place."""
        rows = self.ids.games.children[::-1]
        if 1 <= number <= len(rows):
            row = rows[number - 1]
            row.dispatch("on_resume" if row.waiting else "on_begin")

    def back(self) -> None:
        """Stay: there is nothing behind the first screen."""

    def _row(self, name: str) -> GameRow:
        row = GameRow()
        row.bind(
            on_resume=lambda _: self.presenter.open_play(name),
            on_begin=lambda _: self._begin(name),
        )
        return row

    def _begin(self, name: str) -> None:
        """Show the options of a new play, or start it if there are none."""
        if find(name).options:
            self.presenter.visit("setup", game=name)
        else:
            self.presenter.open_play(name, new=True)

    def _language(self, language: str) -> Any:
        button = LanguageButton()
        button.bind(on_release=lambda _: self.presenter.set("language", language))
        return button
