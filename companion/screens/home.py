"""The first screen: go on with a play, begin one, choose the language, leave."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games import games
from companion.phrases.phrasebook import LANGUAGES
from companion.screens.screen import CompanionScreen
from companion.screens.widgets.buttons import TapButton


class GameRow(BoxLayout):
    """A game: its play that waits, if there is one, and a new one.

    Where a play waits, a new one is begun by the second tap: the first asks whether it is meant.
    """

    __events__ = ("on_resume", "on_begin")
    title = StringProperty()
    waiting = StringProperty()
    sure = BooleanProperty(False)

    def begin(self) -> None:
        """Begin a new play, or ask first."""
        if self.waiting and not self.sure:
            self.sure = True
        else:
            self.dispatch("on_begin")

    def on_resume(self) -> None:
        """Be listened to."""

    def on_begin(self) -> None:
        """Be listened to."""


class LanguageButton(TapButton):
    """A language, in its own words."""

    chosen = BooleanProperty(False)


class HomeScreen(CompanionScreen):
    """Every game found, whatever it is called."""

    name = "home"

    def refresh(self) -> None:
        self.ids.games.clear_widgets()
        for name in games():
            self.ids.games.add_widget(self._row(name))
        self.ids.languages.clear_widgets()
        for language in LANGUAGES:
            self.ids.languages.add_widget(self._language(language))

    def do_next(self) -> None:
        """Go on with the first play that waits, or begin with the first game."""
        rows = self.ids.games.children[::-1]
        if row := next((row for row in rows if row.waiting), None):
            row.dispatch("on_resume")
        elif len(rows) == 1:
            rows[0].begin()

    def pick(self, number: int) -> None:
        """Go on with, or begin, the game that stands at this place."""
        rows = self.ids.games.children[::-1]
        if 1 <= number <= len(rows):
            row = rows[number - 1]
            row.dispatch("on_resume" if row.waiting else "on_begin")

    def back(self) -> None:
        """Stay: there is nothing behind the first screen."""

    def _row(self, name: str) -> GameRow:
        answers = self.app.sessions.waiting(name)
        waiting = "" if answers is None else self.app.words("screens.waiting", answers=answers)
        row = GameRow(title=self.app.phrasebook.name(name, name), waiting=waiting)
        row.bind(
            on_resume=lambda _: self.app.open_play(name),
            on_begin=lambda _: self.app.open_play(name, new=True),
        )
        return row

    def _language(self, language: str) -> Any:
        words = self.app.words(f"screens.language-{language}")
        button = LanguageButton(words=words, chosen=language == self.app.phrasebook.language)
        button.bind(on_release=lambda _: self.app.set_language(language))
        return button
