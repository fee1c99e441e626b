"""The first screen: go on with a play, begin one, choose the language, leave."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games import find, games
from companion.phrases.phrasebook import LANGUAGES
from companion.screens.screen import CompanionScreen
from companion.screens.widgets.buttons import TapButton


class GameRow(BoxLayout):
    """A game: its play that waits, if there is one, and a new one."""

    __events__ = ("on_resume", "on_begin")
    title = StringProperty()
    waiting = StringProperty()
    primary = BooleanProperty(False)

    def on_resume(self) -> None:
        """Be listened to."""

    def on_begin(self) -> None:
        """Be listened to."""


class GameButton(TapButton):
    """What can be done with a ``game``, and what that means."""

    game = StringProperty()
    detail = StringProperty()

    @property
    def spoken(self) -> str:
        return ". ".join(filter(None, (f"{self.game}: {self.words}", self.detail)))


class LanguageButton(TapButton):
    """A language, in its own words."""

    chosen = BooleanProperty(False)


class HomeScreen(CompanionScreen):
    """Every game found, whatever it is called."""

    name = "home"

    def refresh(self) -> None:
        rows = {name: self._row(name) for name in games()}
        waiting = [name for name, row in rows.items() if row.waiting]
        latest = self.app.sessions.latest
        first = latest if latest in waiting else (waiting or list(rows))[0]
        rows[first].primary = bool(waiting) or len(rows) == 1
        self.ids.games.clear_widgets()
        for row in rows.values():
            self.ids.games.add_widget(row)
        self.ids.languages.clear_widgets()
        for language in LANGUAGES:
            self.ids.languages.add_widget(self._language(language))

    @property
    def spoken(self) -> str:
        """The question, and what Next answers."""
        marked = [stop.spoken for stop in self.focusable_buttons() if stop.primary]
        return " ".join([self.app.words("screens.choose-game"), *marked])

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
            on_begin=lambda _: self._begin(name),
        )
        return row

    def _begin(self, name: str) -> None:
        """Show how a new play may be begun, or begin it where there is nothing to choose."""
        if find(name).options:
            self.app.visit("setup", game=name)
        else:
            self.app.open_play(name, new=True)

    def _language(self, language: str) -> Any:
        words = self.app.words(f"screens.language-{language}")
        button = LanguageButton(words=words, chosen=language == self.app.phrasebook.language)
        button.bind(on_release=lambda _: self.app.set("language", language))
        return button
