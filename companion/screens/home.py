"""The first screen: continue a play, start one, choose the language, quit."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games import find, games
from companion.phrases.phrasebook import LANGUAGES
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
        """Continue or start the game at this place."""
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
        """Show the options of a new play, or start it if there are none."""
        if find(name).options:
            self.app.visit("setup", game=name)
        else:
            self.app.open_play(name, new=True)

    def _language(self, language: str) -> Any:
        words = self.app.words(f"screens.language-{language}")
        button = LanguageButton(words=words, chosen=language == self.app.phrasebook.language)
        button.bind(on_release=lambda _: self.app.set("language", language))
        return button
