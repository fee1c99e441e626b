"""The loop sleeps while idle, and wakes for events."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.screens.window.sleeping_loop import (
    FRAME_S,
    MAX_SLEEP_S,
    Epoll,
    SleepingLoop,
    input_descriptors,
)
from kit.patience import PATIENCE

INPUT = 99


class FakeWaiter:
    """Notes how long the loop would sleep, and does not."""

    def __init__(self) -> None:
        self.slept: list[float] = []
        self.watched: set[int] = set()
        self.woken = 0
        self.meanwhile: Callable[[], object] = lambda: None

    def watch(self, descriptors: Iterable[int]) -> None:
        self.watched |= set(descriptors)

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.meanwhile()

    def wake(self) -> None:
        self.woken += 1


@pytest.fixture
def waiter() -> FakeWaiter:
    return FakeWaiter()


@pytest.fixture
def found() -> set[int]:
    return {INPUT}


@pytest.fixture
def loop(player: Any, waiter: FakeWaiter, found: set[int]) -> Iterator[SleepingLoop]:
    """The loop of a real window that shows the first screen."""
    from kivy.base import EventLoop
    from kivy.clock import Clock

    player.draws = True
    player.frames(30)  # what a test before has set going comes to rest
    foresight, _, reading = player.app._unseen
    for work in foresight._work, reading._reading:  # a busy machine needs any number of frames
        for _ in work._work:
            pass
    player.frames(3)
    while Clock.get_min_timeout() - Clock.time() < 0.4:  # Kivy tidies up once a second
        player.frames(1)
    loop = SleepingLoop(Clock, EventLoop, waiter, lambda: set(found))
    yield loop
    loop.close()


def test_a_screen_at_rest_sleeps_until_something_is_due(player, loop, waiter):
    player.frames(3)
    assert waiter.watched == {INPUT}
    assert FRAME_S < waiter.slept[-1] <= MAX_SLEEP_S


def test_after_a_frame_was_shown_the_loop_looks_once_more_before_it_sleeps_long(
    player, loop, waiter
):
    player.frames(3)
    player.window.canvas.ask_update()
    for _ in range(3):
        player.frames(1)  # each is drawn
    assert waiter.slept[-2] == pytest.approx(FRAME_S)
    assert waiter.slept[-1] > FRAME_S


def test_a_touch_that_was_read_is_not_slept_on(player, loop, waiter):
    from kivy.base import EventLoop

    player.frames(3)
    slept = len(waiter.slept)
    waiting = next(each for each in EventLoop.input_providers if hasattr(each, "waiting_event"))
    player.window.dispatch("on_mouse_down", 1, 1, "left", [])
    assert waiting.waiting_event
    player.frames(1)
    assert len(waiter.slept) == slept
    player.window.dispatch("on_mouse_up", 1, 1, "left", [])
    player.frames(1)
    assert len(waiter.slept) == slept


def test_what_changes_after_a_rest_is_shown_without_waiting(player, loop, waiter):
    player.frames(4)
    slept = len(waiter.slept)
    player.window.canvas.ask_update()
    player.frames(1)
    assert len(waiter.slept) == slept


def test_what_moves_gets_a_frame_at_a_time(player, loop, waiter):
    from kivy.base import EventLoop
    from kivy.clock import Clock

    moves = Clock.schedule_interval(lambda _: None, 0)
    player.frames(3)
    slept = len(waiter.slept)
    EventLoop.idle()
    moves.cancel()
    assert waiter.slept[slept:] == [pytest.approx(FRAME_S)]


def test_the_next_event_of_the_clock_ends_the_sleep(player, loop, waiter):
    from kivy.clock import Clock

    player.frames(4)
    event = Clock.schedule_once(lambda _: None, MAX_SLEEP_S / 8)
    player.frames(1)
    event.cancel()
    assert 0 < waiter.slept[-1] <= MAX_SLEEP_S / 8


def test_an_event_of_another_thread_wakes_the_loop_and_is_due_at_once(player, loop, waiter):
    from kivy.clock import Clock

    called: list[int] = []
    player.frames(3)

    def call() -> None:
        waiter.meanwhile = lambda: None
        thread = threading.Thread(target=lambda: Clock.schedule_once(lambda _: called.append(1)))
        thread.start()
        thread.join()

    waiter.meanwhile = call
    player.frames(1)
    assert waiter.woken == 1
    assert called == [1]


def test_what_is_scheduled_while_the_loop_is_awake_needs_no_waking(player, loop, waiter):
    from kivy.clock import Clock

    player.frames(3)
    Clock.schedule_once(lambda _: None)
    assert waiter.woken == 0


def test_without_input_to_wait_for_kivy_continues_as_it_always_does(player, loop, waiter, found):
    found.clear()
    player.frames(3)
    assert waiter.slept == []


def test_a_device_that_is_plugged_in_later_is_found(player, loop, waiter, found):
    found.clear()
    player.frames(2)
    found.add(INPUT + 1)
    player.later(10)
    assert waiter.watched == {INPUT + 1}


def test_the_clock_gets_its_own_ways_back(player, loop):
    from kivy.clock import Clock

    loop.close()
    assert "SleepingLoop" not in repr(Clock.idle) + repr(Clock.on_schedule)


# the sleep itself


@pytest.fixture
def epoll() -> Iterator[Epoll]:
    epoll = Epoll()
    yield epoll
    epoll.close()


def test_a_call_of_another_thread_ends_the_sleep(epoll):
    awake = threading.Event()

    def sleep() -> None:
        epoll.sleep(PATIENCE)
        awake.set()

    threading.Thread(target=sleep, daemon=True).start()
    epoll.wake()
    assert awake.wait(PATIENCE)


def test_what_has_arrived_ends_the_sleep_once(epoll):
    reads, writes = os.pipe()
    epoll.watch([reads, reads])
    os.write(writes, b"tap")
    assert epoll.sleep(PATIENCE), "woken, unread as it is"
    assert not epoll.sleep(0)
    os.close(writes)
    os.close(reads)


def test_an_open_file_that_is_closed_meanwhile_is_left_out(epoll):
    epoll.watch([2**20])
    assert not epoll.sleep(0)


# what input arrives on


def test_input_devices_are_found(tmp_path: Path):
    (tmp_path / "3").symlink_to("/dev/dri/card0")
    (tmp_path / "4").symlink_to("/dev/input/event2")
    (tmp_path / "not-open-any-more").write_text("")
    assert input_descriptors(tmp_path) == {4}


@pytest.mark.parametrize(("name", "is_x"), [("/tmp/.X11-unix/X", True), ("/tmp/sound-", False)])
def test_the_sockets_of_an_x_server_are_found(name: str, is_x: bool):
    with socket.socket(socket.AF_UNIX) as server, socket.socket(socket.AF_UNIX) as client:
        server.bind(f"\0{name}{os.getpid()}")
        server.listen()
        client.connect(server.getsockname())
        assert (client.fileno() in input_descriptors()) is is_x


def test_a_socket_without_a_far_end_is_none_of_an_x_server():
    with socket.socket() as idle:
        assert idle.fileno() not in input_descriptors()
