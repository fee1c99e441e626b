"""The touchscreen app: builds the window, its environment, and the screen host."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from kivy.app import App
from kivy.base import ExceptionHandler, ExceptionManager
from kivy.clock import Clock

from companion.device import systemd
from companion.device.audio import Loudspeaker
from companion.device.buttons import Buttons, Intent
from companion.device.process import ending
from companion.phrases.phrasebook import Phrasebook
from companion.screens import theme
from companion.screens.presenter import Presenter
from companion.screens.reading_ahead import ReadingAhead
from companion.screens.screen_host import ScreenHost
from companion.screens.services.foresight import Foresight
from companion.screens.services.sharing import Sharing
from companion.screens.services.sounds import Sounds
from companion.screens.services.tidying import Tidying
from companion.screens.window import environment
from companion.screens.window.after_frame import AfterFrame
from companion.screens.window.keys import Keyboard, Tool
from companion.screens.window.main_thread import on_main_thread
from companion.screens.window.panel import Backlight, Light
from companion.screens.window.sleeping_loop import input_descriptors, sleeping
from companion.storage.appliance import PROVEN_S, note_run
from companion.storage.backups import Backups
from companion.storage.settings import Settings, home
from companion.storage.store import Store
from companion.voice.narrator import Narrator

log = logging.getLogger(__name__)

SERVED_S = 1.0
"""The time after the first screen until the rule pages are served, and the table is shared: that
keeps startup fast.
"""

WIRED, LIT = "pin_", ("brightness", "dim_after", "dark_after")


class NoWindowError(Exception):
    """No window could be opened; the reason is in the log."""


class KeepRunning(ExceptionHandler):
    """Logs and shows errors outside a play; the app keeps running."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__()
        self._presenter = presenter

    def handle_exception(self, inst: BaseException) -> int:
        """Log the error and keep the app running."""
        log.error("something went wrong", exc_info=inst)
        self._presenter.trouble = self._presenter.words("screens.trouble")
        return ExceptionManager.PASS


class CompanionApp(App):
    """The whole app. It also works without narrator, loudspeaker, buttons and server.

    ``size`` is the window's, None fills the screen; ``trouble`` is reported at once. ``buttons`` is
    called with the settings and a callback for intents; what it returns is closed at the end.
    ``find_input`` returns the open files with input. Raises `NoWindowError` from ``run``.
    """

    title = "Companion"

    def __init__(
        self,
        settings: Settings,
        store: Store,
        phrasebook: Phrasebook,
        narrator: Narrator | None = None,
        loudspeaker: Loudspeaker | None = None,
        buttons: Callable[[Settings, Callable[[Intent], object]], Buttons] | None = None,
        server: Any = None,
        size: tuple[int, int] | None = None,
        trouble: str = "",
        find_input: Callable[[], set[int]] = input_descriptors,
        backups: Backups | None = None,
    ) -> None:
        environment.configure(size, settings.rotation)
        super().__init__()
        sounds = Sounds(loudspeaker, settings)
        self.presenter = Presenter(
            settings, store, phrasebook, narrator, sounds, server, trouble, backups
        )
        self._open_buttons, self._find_input = buttons, find_input
        self._buttons: Buttons | None = None
        self._sharing: Sharing | None = None

    def run(self) -> None:
        """Show the window until the player leaves."""
        environment.ease_collection()
        ExceptionManager.add_handler(KeepRunning(self.presenter))
        with sleeping(self._find_input), ending(lambda: on_main_thread(self.stop)):
            super().run()

    def build(self) -> ScreenHost:
        """Build the screen host; each screen is built when it is first shown."""
        from kivy.core.window import Window

        if Window is None:
            raise NoWindowError
        theme.use(self.presenter.settings.look)
        self.host = ScreenHost(self.presenter, Window.width, Window.height)
        return self.host

    def on_start(self) -> None:
        """Connect the window and the buttons; show the last screen, or the first."""
        from kivy.core.window import Window

        presenter = self.presenter
        self._links = {
            "on_setting": self._apply,
            "on_quit": lambda _: self.stop(),
            "whose": lambda *_: self._shine(),
        }
        presenter.bind(**self._links)
        presenter.backups.on_result = lambda key: on_main_thread(
            lambda: presenter.announce(presenter.words(key), good=key == "core.stick-copied")
        )
        settings = presenter.settings
        backlight = Backlight(self.host.darken)
        self.light = Light(backlight, self.host.rest, lambda: presenter.whose == "bot")
        self.light.set(settings.brightness, settings.dim_after, settings.dark_after)
        self._bindings = {
            "on_resize": lambda *_: self.host.fit(Window.width, Window.height),
            "on_touch_down": self._touched_by_finger,
            "on_key_down": self._touched,
        }
        self._keyboard = Keyboard(Window, self.host, self.perform)
        Window.bind(**self._bindings)  # last, so that it is asked first
        self._watch = Clock.schedule_interval(presenter.watch, 1)
        self._feed_watchdog()
        self._proof = Clock.create_trigger(self._prove, PROVEN_S, interval=True)
        if settings.kiosk:
            self._proof()
        self._wire = AfterFrame(self.wire)  # their library is slow to load
        foresight = Foresight(presenter)
        self._wire()
        presenter.navigation.come_back()
        self._unseen = foresight, Tidying(presenter), ReadingAhead()
        self._share = Clock.create_trigger(lambda _: self._open_sharing(), SERVED_S)
        self._share()
        server = presenter.server
        self._serve = Clock.create_trigger(lambda _: server.start(), SERVED_S)
        if server:
            self._serve()

    def _open_sharing(self) -> None:
        self._sharing = Sharing(self.presenter)

    def _feed_watchdog(self) -> None:
        """Report to systemd that the window works, from the loop that draws it."""
        systemd.notify("READY=1")
        often = (systemd.watchdog_seconds() or 0.0) / 3
        self._feeding = Clock.create_trigger(
            lambda _: systemd.notify("WATCHDOG=1"), often, interval=True
        )
        if often:
            self._feeding()

    def _prove(self, *_: float) -> bool:
        """Record that this release runs and saves; return whether to try that again."""
        saves = self.presenter.store.problem is None
        if saves:
            note_run(home())
        return not saves

    def on_stop(self) -> None:
        """Close what was opened; the play is on disk."""
        from kivy.core.window import Window

        self.presenter.navigation.save_place()
        self.host.screen.leave()
        self.presenter.sessions.leave()
        self._watch.cancel()
        self._feeding.cancel()
        self._proof.cancel()
        systemd.notify("STOPPING=1")
        self._serve.cancel()
        self._share.cancel()
        if self._sharing:
            self._sharing.close()
        self.presenter.file_server.close()
        self._wire.cancel()
        for each in self._unseen:
            each.cancel()
        self._keyboard.close()
        self.light.close()
        Window.unbind(**self._bindings)
        self.presenter.unbind(**self._links)
        if self._buttons:
            self._buttons.close()
        if self.presenter.speech.narrator:
            self.presenter.speech.narrator.stop()

    def open_settings(self, *_: Any) -> bool:
        """Hide Kivy's own settings."""
        return False

    def _touched(self, *_: Any) -> bool:
        """Keep the panel lit; return whether the touch only woke it."""
        woken = self.light.dimmed
        self.light.touched()
        return woken

    def _touched_by_finger(self, *_: Any) -> bool:
        self.presenter.by_buttons = False
        return self._touched()

    def _turn(self) -> None:
        """Rotate the picture and touch input to the setting."""
        from kivy.core.window import Window

        Window.rotation = self.presenter.settings.rotation

    # intents

    def post(self, intent: Intent) -> None:
        """Accept an intent from any thread."""
        on_main_thread(lambda: self.perform(intent))

    def sense(self, intent: Intent, down: bool) -> None:
        """Accept from any thread that the contact of a push button has closed or opened."""
        on_main_thread(lambda: self.host.screen.sense(intent, down))

    def perform(self, intent: Intent | Tool) -> None:
        """Perform an intent on the current screen; on a dark panel it only wakes it.

        A held Next, which repeats the step, is performed even then.
        """
        woken = self.light.dimmed
        self.light.touched()
        if not woken or intent == "repeat":
            self.presenter.perform(intent)
        else:
            self.presenter.speech.sounds.tick()

    # the window's environment

    def wire(self) -> None:
        """Read the push buttons on the configured pins."""
        if self._buttons:
            self._buttons.close()
        if self._open_buttons:
            self._buttons = self._open_buttons(self.presenter.settings, self.post)
            self._buttons.watch = self.sense
            self.presenter.buttons = self._buttons
        self._shine()

    def _report_buttons(self) -> None:
        """Report problems of push buttons and light, in the current language."""
        presenter, buttons = self.presenter, self._buttons
        words, problem = presenter.words, presenter.phrasebook.problem
        problems = {
            use: words("screens.state", what=words(f"screens.wire-{use}"), state=problem(why))
            for use, why in (buttons.problems.items() if buttons else ())
        }
        presenter.light_problem = problems.pop("led", "")
        presenter.buttons_problem = " ".join(problems.values())
        if not (buttons and buttons.available):
            reason = problem(buttons.reason if buttons else None) or presenter.buttons_problem
            presenter.buttons_problem = words("screens.no-buttons", reason=reason)

    def _shine(self) -> None:
        """Make the buttons' light show whose turn it is."""
        if self._buttons:
            self._buttons.show_turn(self.presenter.whose)
        self._report_buttons()

    def _apply(self, presenter: Presenter, name: str, _: Any) -> None:
        """Apply a setting to the screens' environment."""
        settings = presenter.settings
        if name == "look":
            theme.use(settings.look)
            self.host.redraw()
        elif name in ("text_scale", "motion"):
            setattr(theme.theme, name, getattr(settings, name))
        elif name in LIT:
            self.light.set(settings.brightness, settings.dim_after, settings.dark_after)
        elif name == "rotation":
            self._turn()
        elif name.startswith(WIRED):
            self.wire()
        self._report_buttons()
