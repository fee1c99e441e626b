"""Builds the screens, and shows one at a time."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from kivy.lang import Builder
from kivy.metrics import Metrics
from kivy.properties import NumericProperty
from kivy.uix.floatlayout import FloatLayout

from companion.screens.drawing import icons
from companion.screens.frame import Frame
from companion.screens.language import tr
from companion.screens.pictures import header
from companion.screens.presenter import Presenter
from companion.screens.presenter.navigation import HOME, PAGE, READING, TABLE, TAKING
from companion.screens.theme import theme
from companion.screens.views import view_of
from companion.screens.widgets import part

PACKAGE = __name__.rpartition(".")[0]

KINDS: Mapping[str, str] = {
    HOME: "home.HomeScreen",
    "more": "more_games.MoreGamesScreen",
    "setup": "setup.SetupScreen",
    "plays": "plays.PlaysScreen",
    "statistics": "statistics.StatisticsScreen",
    "look": "look.LookScreen",
    "people": "people.PeopleScreen",
    "person": "people.PersonScreen",
    "write": "write.WriteScreen",
    "play": "this_play.ThisPlayScreen",
    "delete": "deleting.DeleteScreen",
    "deleted": "deleting.DeletedScreen",
    "settings": "settings.SettingsScreen",
    TABLE: "board.screen.BoardScreen",
    "menu": "menu.MenuScreen",
    "turn": "menu.TurnScreen",
    "tools": "tools.ToolsScreen",
    "die": "die.DieScreen",
    READING: "text_screen.ReadingScreen",
    PAGE: "text_screen.PageScreen",
    "code": "code.CodeScreen",
    "stick": "stick.StickScreen",
    "saved": "saved.SavedScreen",
    "phone": "phone.PhoneScreen",
    "bgstats": "bgstats.BgStatsScreen",
    TAKING: "taking.TakingScreen",
    "offered": "offered.OfferedScreen",
    "wifi": "wifi.WifiScreen",
    "phones": "phones.PhonesScreen",
    "clean": "clean.CleanScreen",
    "power": "power.PowerScreen",
    "lock": "lock.LockScreen",
    "wiring": "wiring.WiringScreen",
    "doctor": "doctor.DoctorScreen",
    "touch": "touch.TouchScreen",
    "buttons": "buttons.ButtonsScreen",
    "editor": "editor.EditorScreen",
    "whole": "board.whole.WholeScreen",
    "box": "board.my_box.BoxScreen",
    "goals": "board.goals.GoalsScreen",
    "history": "history.HistoryScreen",
    "scores": "scores.ScoresScreen",
    "times": "times.TimesScreen",
}
"""The module and the class of each screen, by name."""


NO_PLAY = (
    f"{HOME} more stick setup plays statistics look people person write play delete deleted"
    f" settings box saved phone bgstats {TAKING} offered wifi phones clean power lock wiring doctor"
    " touch buttons"
)
"""The screens that can be shown without a play."""


OF_PIECES = TABLE, "whole", "goals", "box"
"""The screens that show the pieces of a game."""


RECENT = 4
"""The number of screens that stay built besides the table: those shown last.

One takes 1 to 14 MiB, and is built again in 10 to 120 ms.
"""


def kind(name: str) -> type[Any]:
    """Return the class of a screen; its module is imported when first needed."""
    module, _, own = KINDS[name].rpartition(".")
    found: type[Any] = getattr(import_module(f"{PACKAGE}.{module}"), own)
    return found


class Screens(dict[str, Any]):
    """The screens by name, each built when it is shown: that keeps startup fast, and memory low."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__()
        self._presenter = presenter

    def __missing__(self, name: str) -> Any:
        self[name] = kind(name)(self._presenter)
        return self[name]

    def drop_but(self, name: str) -> None:
        """Drop all but the table and the screens shown last, of which this is the latest."""
        self[name] = self.pop(name)
        for each in [each for each in self if each != TABLE][:-RECENT]:
            self.drop(each)

    def drop(self, name: str) -> None:
        """Drop a screen, if it is built: what is left of it until memory is tidied follows nothing.

        Otherwise another look or size would be laid out for screens that nobody sees again.
        """
        for widget in self.pop(name).walk() if name in self else ():
            Builder.unbind_widget(widget.uid)
            theme.unfollow(widget.uid)


class ScreenHost(FloatLayout):
    """Holds the screens, built for the size of the window, and shows one.

    ``shade`` darkens everything (0 to 1) if no backlight can be dimmed: it is drawn on top of all
    screens.
    """

    shade = NumericProperty(0)
    needs_no_play = frozenset(NO_PLAY.split())

    def __init__(self, presenter: Presenter, width: float, height: float, **kwargs: Any) -> None:
        part.load("host")
        super().__init__(**kwargs)
        self._presenter, presenter.host = presenter, self
        presenter.bind(words=lambda *_: tr.use(presenter.phrasebook))
        theme.follow("ground", self._clear)
        self._clear()
        self._resting: Any = None
        self._window = width, height
        self.screens = Screens(self._presenter)
        self._scale(width, height)
        self.shown = HOME
        self.game = ""
        """The game that was played last."""
        self.detail: Mapping[str, Any] = {}

    @property
    def screen(self) -> Any:
        """The current screen."""
        return self.screens[self.shown]

    def _clear(self) -> None:
        """Clear each frame with the colour of the ground: the table draws none of its own."""
        from kivy.core.window import Window

        Window.clearcolor = theme.ground

    def _scale(self, width: float, height: float) -> None:
        """Set kv's dp to the unit of a frame, and its text to the text scale.

        With another unit the screens are built again: they keep much of what they measured.
        """
        unit = Frame(width, height).unit
        if Metrics.density != unit or Metrics.fontscale != 1:
            for name in [*self.screens]:
                self.screens.drop(name)
            Metrics.density, Metrics.fontscale = unit, 1
        theme.density, theme.text_scale = Metrics.density, self._presenter.settings.text_scale
        tr.use(self._presenter.phrasebook)

    def fit(self, width: float, height: float) -> None:
        """Lay the screens out for a window of this size; the current one stays."""
        self._window = width, height
        self._scale(width, height)
        if self.children:
            self.show(self.shown, self.detail)
        if self._resting:
            self.rest(True)

    def redraw(self) -> None:
        """Redraw the current screen in another theme."""
        icons.forget()
        if self.children:
            self.show(self.shown, self.detail)

    def _drop_other_games(self) -> None:
        """Drop the screens that show another game's pieces; they are built again."""
        session = self._presenter.sessions.current
        game = session.game.name if session else self.game
        if game != self.game:
            for name in OF_PIECES:
                self.screens.drop(name)
        self.game = game

    def rest(self, resting: bool) -> None:
        """Cover the screen with the time and the next step, or show it again."""
        if self._resting:
            self._resting.close()
            self.remove_widget(self._resting)
            self._resting = None
        if resting:
            from companion.screens.resting import Resting  # not before the first screen

            self._resting = Resting(self._next_step, size=self._window)
            self.add_widget(self._resting)

    def _next_step(self) -> tuple[str, str, str]:
        """Return whose turn it is, the next step, and how to continue."""
        words, session = self._presenter.words, self._presenter.sessions.current
        if session is None:
            return "", "", words("screens.resting")
        head = header(view_of(session, session.phrasebook, False))
        present = self.screens[TABLE].step.present
        announced = present.text.replace("**", "") if present else ""
        if session.play.ask is None:
            announced = words("screens.over")
        game = session.phrasebook.name(session.game.name, session.game.name)
        below = ", ".join(filter(None, (game, head.sub)))
        return head.who, announced, f"{below}. {words('screens.resting')}"

    def darken(self, shade: float) -> None:
        """Darken everything, from 0 (not at all) to 1 (black)."""
        self.shade = shade

    def show(self, name: str, detail: Mapping[str, Any]) -> None:
        """Show a screen, and on it ``detail``, in the current state."""
        self._drop_other_games()
        self.shown, self.detail = name, detail
        theme.text_scale = self._presenter.settings.text_scale
        theme.motion = self._presenter.settings.motion
        self.screen.fit(*self._window)
        if self.screen not in self.children:
            for left in self.children[:]:
                if left is not self._resting:
                    left.leave()
                    self.remove_widget(left)
            self.add_widget(self.screen, index=len(self.children))  # below the resting overlay
        self.screen.open(detail)
        self.screens.drop_but(self.shown)
