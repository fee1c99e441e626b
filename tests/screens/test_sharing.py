"""The table as the sharing process gets it, and presses that come from elsewhere."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from random import Random
from typing import Any

import msgspec
import pytest

from companion.engine.autoplay import likely_answer
from companion.screens.services.sharing import Sharing
from companion.sharing.gateway import Gateway
from companion.sharing.messages import Heard, Now, Press, SharingStatus
from companion.storage.codes import code_of_table
from kit.patience import PATIENCE
from kit.phones import HOST, Phone, free_port


class Fake:
    """A gateway that collects what is sent; ``hear`` is what its process says."""

    def __init__(self, hear: Callable[[Heard], object]) -> None:
        self.hear = hear
        self.sent: list[Now] = []
        self.closed = False

    def send(self, now: Now) -> None:
        self.sent.append(now)

    def close(self) -> None:
        self.closed = True


class Table:
    """A player at a table that is shared; ``times`` is the clock."""

    def __init__(self, player: Any, real: bool = False) -> None:
        self.player, self.presenter, self.time = player, player.presenter, 100.0
        settings = self.presenter.settings
        self.presenter.settings = msgspec.structs.replace(settings, phone_table=True)
        self.gates: list[Fake] = []
        self._said: queue.Queue[Any] = queue.Queue()
        opened = self._open_real if real else self._open
        self.sharing = Sharing(self.presenter, opened, lambda: self.time)

    def _open(self, hear: Callable[[Heard], object]) -> Any:
        self.gates.append(Fake(hear))
        return self.gates[-1]

    def _open_real(self, hear: Callable[[Heard], object]) -> Gateway:
        def heard(said: Heard) -> None:
            hear(said)
            self._said.put(said)

        return Gateway(heard)

    def hear(self, like: Callable[[Any], bool]) -> Any:
        """Return what the real process says next that is like this; the window knows it, too."""
        self.player.frames(3)
        while not like(said := self._said.get(timeout=PATIENCE)):
            pass
        self.player.frames(3)
        return said

    @property
    def state(self) -> Now:
        return self.sharing.state()

    @property
    def now(self) -> Now:
        self.player.frames(3)
        return self.gates[-1].sent[-1]

    def press(self, **what: Any) -> None:
        self.player.now += 5
        self.gates[-1].hear(Press(**what))
        self.player.frames(3)


@pytest.fixture
def table(open_app: Any) -> Iterator[Table]:
    found = Table(open_app())
    yield found
    found.sharing.close()


def begin(table: Table, game: str = "dice") -> None:
    presenter = table.presenter
    presenter.game.carry_out(lambda: presenter.sessions.open(game, new=True, seed="1"))


def test_each_step_is_sent_once_with_what_the_table_shows(table: Table) -> None:
    assert table.now == Now(language="en", page=code_of_table())
    begin(table)
    now, session = table.now, table.presenter.session
    assert (now.play, now.answers, now.game) == (session.id, len(session.play.log), "dice")
    assert now.title
    assert now.step == session.spoken
    sent = len(table.gates[-1].sent)
    table.player.frames(5)
    assert len(table.gates[-1].sent) == sent
    table.presenter.preferences.turn_board()
    assert table.now.turned == 1


def test_a_turn_lasts_since_it_began(table: Table) -> None:
    begin(table, "on-mars")
    began = table.now.since
    table.time = 160.0
    table.press(do="next")
    assert (table.now.since, table.now.whose) == (began, table.gates[-1].sent[-2].whose)


def test_the_turn_is_yours_or_the_bots(table: Table) -> None:
    begin(table)
    assert table.now.whose == "you"
    begin(table, "on-mars")
    session, shared = table.presenter.session, set()
    while len(shared) < 2:
        turn = session.play.state()["turn"]
        assert table.state.whose == ("bot" if turn == session.game.bot else "you")
        shared.add(table.state.whose)
        session.answer(likely_answer(session.play, Random(1), follow=1.0))


def test_next_pressed_elsewhere_counts_as_the_push_button(table: Table) -> None:
    begin(table)
    before = table.now
    table.press(do="next", answers=before.answers)
    assert table.now.ticked == before.ticked + 1
    table.press(do="undo")
    assert table.now.ticked == before.ticked


def test_a_press_that_was_meant_for_an_earlier_step_does_nothing(table: Table) -> None:
    begin(table)
    before = table.now
    table.press(do="next", answers=before.answers + 1)
    assert table.now == before


def test_a_call_for_help_is_sent_when_it_begins_and_ends(table: Table) -> None:
    begin(table)
    for calls in (True, False):
        table.presenter.calls_help = calls
        assert table.now.help == calls


def test_a_phone_that_stops_playing_needs_another_code(table: Table) -> None:
    begin(table)
    table.presenter.phone_code = "playcode"
    assert table.now.code == "playcode"
    for plays in (True, False):
        assert table.now.code == "playcode"
        table.gates[-1].hear(SharingStatus(presses=plays))
        table.player.frames()
    assert table.now.code == ""


def test_another_code_of_the_page_is_sent_at_once(table: Table) -> None:
    before = table.now.page
    table.presenter.dispatch("on_new_code")
    assert table.now.page == code_of_table() != before


def test_with_the_setting_off_nothing_runs_any_more(table: Table) -> None:
    gate = table.gates[-1]
    table.presenter.sharing = SharingStatus(address="http://10.0.0.2/table/abc")
    table.presenter.settings = msgspec.structs.replace(table.presenter.settings, phone_table=False)
    table.presenter.dispatch("on_setting", "phone_table", False)
    assert gate.closed
    assert table.presenter.sharing == SharingStatus()
    begin(table)
    table.player.frames(3)
    assert len(table.gates) == 1


def test_the_state_is_sent_at_once_even_if_nothing_is_drawn(open_app: Any) -> None:
    from kivy.clock import Clock

    table = Table(open_app())
    Clock.tick()
    assert table.gates[-1].sent


def test_what_the_process_reports_is_there_for_the_screens(table: Table) -> None:
    said = SharingStatus(address="http://10.0.0.2:8090/table/abc", phones=2)
    table.gates[-1].hear(said)
    table.player.frames()
    assert table.presenter.sharing == said


def test_a_phone_presses_next_at_the_table_through_the_real_process(
    open_app: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPANION_PHONE_TABLE", "true")
    monkeypatch.setenv("COMPANION_SERVER_HOST", HOST)
    monkeypatch.setenv("COMPANION_PHONE_TABLE_PORT", str(free_port()))
    table = Table(open_app(), real=True)
    with closing(table.sharing), ThreadPoolExecutor(1) as other:
        begin(table)
        table.presenter.phone_code = "playcode"
        address = table.hear(lambda said: isinstance(said, SharingStatus) and said.address).address
        phone = Phone(int(address.rpartition(":")[2].partition("/")[0]), code=address[-8:])
        before = table.state
        assert phone.send("play", "play=playcode")[0] == 303
        table.hear(lambda said: isinstance(said, SharingStatus) and said.presses)
        assert before.title in phone.read()[1]
        table.player.now += 5
        pressed = other.submit(phone.send, "press", f"do=next&answers={before.answers}")
        table.hear(lambda said: isinstance(said, Press))
        assert table.state.ticked == before.ticked + 1
        assert pressed.result(PATIENCE)[0] == 303
        assert phone.read()[1].count('class="done') == 1
