"""The thread that owns the window and the sound."""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock


def on_main_thread(job: Callable[[], object]) -> None:
    """Do ``job`` soon on the thread that owns the window and the sound; callable on any thread."""
    Clock.schedule_once(lambda _: job())
