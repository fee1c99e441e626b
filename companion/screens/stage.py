"""The ground that one screen at a time stands on."""

from __future__ import annotations

from typing import Any

from kivy.metrics import Metrics
from kivy.uix.boxlayout import BoxLayout

from companion.screens import environment
from companion.screens.die import DieScreen
from companion.screens.editor import EditorScreen
from companion.screens.home import HomeScreen
from companion.screens.qr import CodeScreen
from companion.screens.reading import ReadingScreen
from companion.screens.screen import CompanionScreen
from companion.screens.table import TableScreen

SCREENS: tuple[type[CompanionScreen], ...] = (
    HomeScreen,
    TableScreen,
    DieScreen,
    ReadingScreen,
    CodeScreen,
    EditorScreen,
)


class Stage(BoxLayout):
    """Holds every screen, built for the size of the window, and shows one."""

    def __init__(self, text_scale: float, width: float, height: float, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._text_scale = text_scale
        self._shown = HomeScreen.name
        self.screens: dict[str, CompanionScreen] = {}
        self.fit(width, height)

    @property
    def screen(self) -> CompanionScreen:
        """The screen that is shown."""
        return self.screens[self._shown]

    def fit(self, width: float, height: float) -> None:
        """Build the screens for a window of this size; what is shown stays."""
        density = environment.density(width, height)
        if self.screens and Metrics.density == density:
            return
        Metrics.density, Metrics.fontscale = density, self._text_scale
        self.screens = {screen.name: screen() for screen in SCREENS}
        self.show(self._shown)

    def show(self, name: str) -> None:
        """Show a screen as things are now."""
        self._shown = name
        self.clear_widgets()
        self.add_widget(self.screen)
        self.screen.refresh()
