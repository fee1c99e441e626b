"""Checks every part of the machine while the window stays responsive."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from threading import Thread

from kivy.clock import Clock

from companion.device.buttons import Buttons
from companion.doctor.checkup import Finding, check_all
from companion.doctor.machine import Machine
from companion.screens.presenter import Presenter
from companion.storage.settings import home

Found = Callable[[list[Finding]], object]


def start(presenter: Presenter, then: Found) -> None:
    """Check each part on another thread, as some take a second; call ``then`` on this one."""
    machine = this_machine(presenter)

    def work() -> None:
        found = list(check_all(machine))
        Clock.schedule_once(lambda _: then(found))

    Thread(target=work, name="doctor", daemon=True).start()


def this_machine(presenter: Presenter) -> Machine:
    """Return the machine with what the app has open: its window, games and push buttons."""
    from kivy.core.window import Window
    from kivy.graphics.opengl import GL_RENDERER, glGetString

    width, height = Window.size
    return Machine(
        presenter.settings,
        home(),
        lambda: presenter.store.messages,
        presenter.backups,
        lambda: nullcontext(presenter.buttons or Buttons(list, {})),
        (int(width), int(height)),
        glGetString(GL_RENDERER).decode(errors="replace"),
    )
