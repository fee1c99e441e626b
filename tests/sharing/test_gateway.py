"""The window's end of the sharing process: it never waits, and the last state always arrives."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from companion.sharing import gateway
from companion.sharing.gateway import Gateway
from companion.sharing.messages import Heard, Now, Press, SharingStatus
from kit.patience import PATIENCE

ECHO = """
import sys
from companion.sharing.messages import Now, SharingStatus, line, read
for content in sys.stdin.buffer:
    now = read(content, Now)
    if now.title == "die":
        sys.exit(1)
    if now.title == "nonsense":
        print("what?", flush=True)
    sys.stdout.buffer.write(line(SharingStatus(address=now.title)))
    sys.stdout.buffer.flush()
"""
"""A process that reports each title as an address."""


class Ears:
    """Hears what the process says."""

    def __init__(self) -> None:
        self._said: queue.Queue[Heard] = queue.Queue()

    def hear(self, said: Heard) -> None:
        self._said.put(said)

    def next(self) -> Heard:
        return self._said.get(timeout=PATIENCE)


@contextmanager
def opened(process: str) -> Iterator[tuple[Gateway, Ears]]:
    ears = Ears()
    found = Gateway(ears.hear, ("-c", process))
    try:
        yield found, ears
    finally:
        found.close()


def test_each_state_reaches_the_process_and_its_words_come_back() -> None:
    with opened(ECHO) as (gate, ears):
        for title in ("One", "Two"):
            gate.send(Now(language="en", title=title))
            assert ears.next() == SharingStatus(address=title)


def test_a_process_that_dies_is_started_again_and_gets_the_last_state(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gateway, "AGAIN_S", 0)
    with opened(ECHO) as (gate, ears):
        gate.send(Now(language="en", title="One"))
        assert ears.next() == SharingStatus(address="One")
        assert gate._process
        gate._process.kill()
        assert ears.next() == SharingStatus(address="One")
        gate.send(Now(language="en", title="Two"))
        assert ears.next() == SharingStatus(address="Two")


def test_nonsense_is_passed_over() -> None:
    with opened(ECHO) as (gate, ears):
        gate.send(Now(language="en", title="nonsense"))
        assert ears.next() == SharingStatus(address="nonsense")


def test_one_that_reads_nothing_blocks_nobody_and_ends_with_the_gateway() -> None:
    with opened("import time; print(flush=True); time.sleep(1000)") as (gate, _):
        for number in range(3000):
            gate.send(Now(language="en", title="x" * 1000, turn=number))
        process: Any = gate._process
    assert process is None or process.wait(PATIENCE) != 0


@pytest.mark.parametrize("said", [Press(do="next", answers=3), Press(do="answer", value="take")])
def test_a_press_comes_through_whole(said: Press) -> None:
    process = f"""
import sys
from companion.sharing.messages import Press, line
sys.stdout.buffer.write(line({said!r}))
sys.stdout.buffer.flush()
sys.stdin.read()
"""
    with opened(process) as (_, ears):
        assert ears.next() == said
