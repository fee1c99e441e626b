"""A screen in kv that covers the table: its contents, and a row of buttons below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.screens.kv_screen import KvScreen
from companion.screens.presenter import Presenter
from companion.screens.theme import theme
from companion.screens.widgets import part
from companion.screens.widgets.words import fits_in_line, shortened, width_of
from companion.session.review import PlayReview
from companion.session.session import Session

ENDS = ".?!\u00a0 "
"""Characters dropped from the end of a label before it becomes part of a sentence."""

HEADER_DP, BESIDE_NOTICE_DP = 48, 192
"""The height of a notice in the header, and the width beside its text."""


NOTE = 0.4
"""The maximum share of the header's width for a note."""


def note_room(width: float, title: str) -> float:
    """Return the width that a header leaves for a note beside its title."""
    least = width_of(title, theme.sizes_from("title")[-1], bold=True)
    return min(NOTE * width, width - dp(BESIDE_NOTICE_DP) - least)


LEAVING = "back", "menu-table", "to-turn", "to-step"
"""The messages of a primary button that only leaves."""


class SheetTool(NamedTuple):
    """A button beside the primary one: `Sheet.use` is called with its ``name``."""

    name: str
    text: str
    icon: str
    off: bool = False


class SheetNotice(NamedTuple):
    """A message to the player, and its icon."""

    text: str
    icon: str


class SheetPart(BoxLayout):
    """A part of a sheet; kv follows the properties of the ``sheet``."""

    sheet = ObjectProperty(None, allownone=True, rebind=True)
    portrait = BooleanProperty(False)


class SheetHeader(SheetPart):
    """The title, a note, numbers and the menu button."""


class SheetBar(SheetPart):
    """The primary button in the same position as on the table, with tools beside or above it."""

    tools = ListProperty()


class BareSheet(KvScreen):
    """A screen that covers the table. ``kv`` names the kv file that has its rule.

    Die steps through all targets, the tools last; Next taps the selected one, else the primary
    button.
    """

    kv = ""
    needs: tuple[str, ...] = ()
    """The kv files that its own file needs."""
    base: tuple[str, ...] = ("basics", "buttons")
    """The kv files that every screen of its kind needs."""
    controller = None
    of_play = False
    """Whether it shows the current play."""

    title = StringProperty()
    note = StringProperty()
    numbers = ListProperty()
    """Pairs of an icon and a text at the end of the header."""
    primary = StringProperty()
    primary_stops = BooleanProperty(False)
    """Whether Die also stops at the primary button: then it does more than leave."""
    primary_leaves = BooleanProperty(False)
    """Whether it says that it leaves: then it has no arrow forward."""
    tools = ListProperty()
    """The `SheetTool` beside the primary button."""
    tool_width = NumericProperty("154dp")
    """The width of each of them."""
    hint = StringProperty()
    """A hint of what can be done here, shown if there are no tools."""
    has_menu = BooleanProperty(True)
    notice = ListProperty()
    """The `SheetNotice` that replaces the title, if there is one."""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        part.load(*self.kv_files())
        super().__init__(presenter, **kwargs)
        presenter.bind(notices=self._look_again)

    @classmethod
    def kv_files(cls) -> tuple[str, ...]:
        """Return the kv files that it needs, in order."""
        return (*cls.base, *cls.needs, cls.kv)

    # called by the host

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show ``detail``."""
        self.detail = detail
        self.focus.clear()
        self.has_menu = self.presenter.sessions.current is not None
        self._show_notice()
        self.refresh()
        self.wait(self.presenter.guard.pause)

    def refresh(self) -> None:
        """Show the current state; the primary button leads back."""
        self.primary = self.presenter.words("screens.back")

    def on_primary(self, *_: Any) -> None:
        """Show no arrow forward on a button that leads back."""
        words = self.presenter.words
        self.primary_leaves = self.primary in [words(f"screens.{each}") for each in LEAVING]

    def _show_notice(self) -> None:
        notices = self.presenter.notices[:1]
        icon = "warn" if self.presenter.warns else "check"
        room = self.width - dp(BESIDE_NOTICE_DP)
        self.notice = [
            SheetNotice(shortened(each, room, dp(HEADER_DP), 2), icon) for each in notices
        ]

    def _look_again(self, *_: Any) -> None:
        """Show changes that happened by themselves, if this screen is visible."""
        if self.parent and (self.presenter.sessions.current or not self.of_play):
            self._show_notice()
            self.refresh()

    def moves_note(self, session: Session | PlayReview) -> str:
        """Return that the step's moves are counted already, "" if a bot has none to make."""
        moves = any(session.phrasebook.glance(about).moves for about in session.play.says)
        return self.presenter.words("screens.whole-made") if session.game.bot and moves else ""

    def fitting(self, note: str) -> str:
        """Return a note if it fits in the header beside the title, else ""."""
        return note if fits_in_line(note, note_room(self.width, self.title)) else ""

    # what is said

    @property
    def spoken(self) -> str:
        """What is said when the player opens the screen."""
        return self.title

    # what is tapped

    def press_primary(self) -> None:
        """Handle the primary button: leave the screen."""
        self.go_back()

    def go_back(self) -> None:
        """Leave the screen, unless the tap came too soon."""
        if self.presenter.guard.passes():
            self.back()

    def use(self, name: str) -> None:
        """Run a tool's action."""

    def turn_board(self) -> None:
        """Turn the map by a sixth, to match the player's seat."""
        presenter = self.presenter
        presenter.preferences.turn_board()
        turned = presenter.settings.board_turned
        label = presenter.words("screens.set-board-turned")
        value = presenter.phrasebook.setting("screens.set-board-turned", turned)
        presenter.speech.say(f"{label}: {value}")

    def pick(self, number: int) -> None:
        """Tap the target with this number: the primary button is the first."""
        targets = self.focus.targets()
        if number == 1:
            self.press_primary()
        elif number - 2 < len(targets):
            targets[number - 2].activate()

    @property
    def leads_back(self) -> bool:
        """Whether there is something to go back to."""
        return True

    def back(self) -> None:
        """Leave the screen."""
        self.presenter.navigation.show_play()

    # the buttons and the keys

    def do_next(self) -> None:
        """Tap the target selected by Die, else the primary button."""
        if not self.focus.activate():
            self.press_primary()

    def do_die(self) -> None:
        """Step to the next target, and name it."""
        self.presenter.speech.say(self.focus.step())

    def do_undo(self) -> None:
        """Leave what is open, or this screen."""
        if self.focus.step_out():
            self.presenter.speech.say(self.spoken)
        else:
            self.back()

    def do_repeat(self) -> None:
        """Say again what this screen is."""
        self.presenter.speech.say(self.spoken)

    def do_why(self) -> None:
        """Show and say the reasons of the step; elsewhere say what the buttons do."""
        if self.of_step:
            self.presenter.navigation.read("why")
            return
        next_, undo = self.what_next.rstrip(ENDS), "yes" if self.leads_back else "no"
        said = self.presenter.words("screens.buttons-here", next=next_, undo=undo)
        self.presenter.speech.say(said)

    @property
    def what_next(self) -> str:
        """What Next does now, in words."""
        target = self.focus.target
        return str(target.spoken if target else self.primary)


class Sheet(BareSheet):
    """A screen with a header and a bar; its own rule defines what is between them."""

    base = ("basics", "buttons", "widgets", "sheet")

    content: Any = ObjectProperty(None, allownone=True)

    def add_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        """Add a widget of the screen's rule between the header and the bar."""
        add = self.content.add_widget if self.content else super().add_widget
        add(widget, *args, **kwargs)
