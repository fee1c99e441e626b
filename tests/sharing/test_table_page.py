"""The table on a phone: the real process, read by real phones over the network."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from companion.engine.autoplay import play_out, usual_answer
from companion.engine.saved import Person
from companion.games import find
from companion.phrases.phrasebook import Phrasebook
from companion.screens.phone_views import PhoneViews
from companion.session.session import Session
from companion.sharing.messages import Now, Press, SharingStatus
from companion.sharing.pages.serving import EACH
from companion.sharing.pages.table import AGAIN_S, SharedTable, Tries
from companion.storage.codes import TRIES, code_of_table, renew_code_of_table
from companion.storage.settings import Settings, home
from companion.storage.store import Store
from kit import processes
from kit.patience import PATIENCE
from kit.phones import CODE, KEY, Phone, event
from kit.shared import Shared, settings_for, sharing


def contents(page: tuple[int, str]) -> str:
    """Return what a page shows, without its age."""
    return page[1].partition("<main")[2]


def tell(shared: Shared, phone: Phone, **more: Any) -> None:
    """Tell the process something that changes the state, and wait until a phone knows it."""
    with phone.live() as live:
        event(live)
        shared.tell(**more)
        event(live)


@pytest.fixture
def session(store: Store) -> Session:
    return Session(find("dice"), store, Phrasebook("en"), seed="1", new=True)


@pytest.fixture
def environ(session: Session) -> dict[str, str]:
    return settings_for(session.store)


@pytest.fixture
def shared(session: Session, environ: dict[str, str]) -> Iterator[Shared]:
    with sharing(session, environ) as found:
        yield found


def test_ten_phones_follow_the_play_each_in_its_language(shared: Shared) -> None:
    port = shared.port
    languages = ("en", "fr-CA", "pt", "de,fr;q=0.5", "de") * 2
    phones = [Phone(port, number, wish) for number, wish in enumerate(languages, 2)]
    before = [phone.read() for phone in phones]
    assert {status for status, _ in before} == {200}
    shown = [text.partition('<html lang="')[2].partition('"')[0] for _, text in before]
    assert shown == ["en", "fr", "pt-BR", "fr", "en"] * 2
    with ExitStack() as stack:
        live = [stack.enter_context(each.live()) for each in phones]
        assert [event(each) for each in live] == ["table"] * 10
        shared.hear(lambda said: isinstance(said, SharingStatus) and said.phones == 10)
        shared.answer()
        with ThreadPoolExecutor(10) as at_once:
            assert [*at_once.map(event, live)] == ["table"] * 10
            after = [*at_once.map(Phone.read, phones)]
    changed = [contents(old) != contents(new) for old, new in zip(before, after, strict=True)]
    assert all(changed)


def test_the_page_shows_the_step_the_table_and_the_last_steps_without_scripts(
    shared: Shared,
) -> None:
    session = shared.session
    while not session.play.turn:
        session.answer(usual_answer(session.play))
    for _ in range(5):
        session.answer(usual_answer(session.play))
    phone = Phone(shared.port)
    tell(shared, phone)
    _, text = phone.read()
    assert 'aria-current="step"' in text
    assert '<noscript><meta http-equiv="refresh"' in text
    assert session.history()[-1] in text
    assert text.count('class="picture"') >= 1
    assert "<meter" in text
    for word in ("<script>", "javascript:", " style=", "<style"):
        assert word not in text


def test_the_end_has_the_goals_the_points_and_the_totals(tmp_path: Path) -> None:
    store = Store(tmp_path / "end.db")
    for game, players in (("on-mars", 2), ("score-pad", 2), ("classic", 0)):
        session = Session(find(game), store, Phrasebook("en"), seed="3", new=True)
        play_out(session.play, random.Random(3))
        views = PhoneViews(Store(store.path, read_only=True), Settings())
        view = views.look(Now(language="en", play=session.id), "en")
        assert view
        assert len(view.players) == players
        assert all(len(each.numbers) in (0, max(players, 1)) for each in view.points)
        assert view.points[-1].text == "Total"
        assert ({each.met for each in view.points} == {None}) == (game == "score-pad")


def test_what_is_not_on_the_disk_yet_is_said_to_be_older(shared: Shared) -> None:
    phone = Phone(shared.port)
    assert "further on" not in phone.read()[1]
    shared.tell(answers=len(shared.session.play.log) + 1)
    with phone.live() as live:
        assert event(live) == "table"
        while "further on" not in phone.read()[1]:
            assert event(live)
    shared.tell(play=None, title="A title", step="A step.")
    while "A step." not in (text := phone.read()[1]):
        assert "further on" in text


def test_after_the_process_was_killed_the_same_address_shows_the_same_play(
    session: Session, environ: dict[str, str]
) -> None:
    with sharing(session, environ) as first:
        address = f"{first.port}"
        before = Phone(first.port).read()
        first.process.kill()
    with sharing(session, environ) as second:
        assert f"{second.port}" == address
        after = Phone(second.port).read()
    assert contents(after) == contents(before)


def test_without_the_code_nothing_is_answered(shared: Shared) -> None:
    port = shared.port
    guest = Phone(port, 9)
    for path in ("/", "/table", "/table/", "/table/x", f"/table/{CODE}x", f"/TABLE/{CODE}"):
        status, text = guest.read(path)
        assert (status, CODE in text, "Dice" in text) == (404, False, False), path
    with guest.ask(f"/table/{CODE}/press", "do=next&answers=0") as answer:
        assert answer.status == 403
    for number in range(TRIES):
        assert guest.read(f"/table/{'a' * 7}{'bcdefghjkmnpqrstuvwxyz'[number % 20]}")[0] == 404
    assert guest.read()[0] == 404
    assert Phone(port, 10).read()[0] == 200


def test_headers_and_limits_are_those_of_the_rule_pages(shared: Shared) -> None:
    phone = Phone(shared.port)
    with phone.ask(f"/table/{CODE}") as answer:
        headers = dict(answer.getheaders())
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["cache-control"] == "no-store"
    assert "SameSite=strict" in headers["set-cookie"]
    with phone.ask(f"/table/{CODE}/press", "do=next&x=" + "x" * 5000) as answer:
        assert answer.status == 413
    with ExitStack() as stack:
        for _ in range(EACH + 3):
            stack.enter_context(Phone(shared.port, 20).live())
        assert phone.read()[0] == 200


def test_one_phone_at_a_time_plays_if_it_knows_the_code_on_the_screen(shared: Shared) -> None:
    first, second = (Phone(shared.port, number) for number in (2, 3))
    answers = f"answers={len(shared.session.play.log)}"
    assert first.send("press", f"do=next&{answers}")[0] == 403
    assert first.send("play", f"play={KEY}")[0] == 403
    tell(shared, first, code=KEY)
    assert f'value="{KEY}"' in first.read(f"/table/{CODE}?play={KEY}")[1]
    assert first.send("play", "play=abcdefg2")[0] == 403
    assert first.send("play", f"play={KEY.upper()}")[0] == 303
    assert second.send("play", f"play={KEY}")[0] == 403
    assert 'id="next"' in first.read()[1]
    assert 'id="next"' not in second.read()[1]
    shared.hear(lambda said: isinstance(said, SharingStatus) and said.presses)
    ticked = 0
    for form, press in (
        (f"do=next&{answers}", Press(do="next", answers=len(shared.session.play.log))),
        (f"do=undo&{answers}", Press(do="undo", answers=len(shared.session.play.log))),
        ('do=answer&answers=3&value="ocean"', Press(do="answer", value="ocean", answers=3)),
        ("do=answer&answers=3&value=2", Press(do="answer", value=2, answers=3)),
    ):
        with ThreadPoolExecutor(1) as other:
            pressed = other.submit(first.send, "press", form)
            assert shared.hear(lambda said: isinstance(said, Press)) == press
            ticked += 1
            shared.tell(code=KEY, ticked=ticked)
            assert pressed.result(PATIENCE)[0] == 303
    for wrong in (
        "do=quit&answers=3",
        "do=next",
        "do=answer&answers=3&value={",
        "",
    ):
        assert first.send("press", wrong)[0] == 400, wrong
    assert second.send("press", f"do=next&{answers}")[0] == 403
    shared.tell(code="")
    shared.hear(lambda said: isinstance(said, SharingStatus) and not said.presses)
    assert first.send("press", f"do=next&{answers}")[0] == 403


def test_a_phone_that_plays_has_every_answer_and_may_stop(shared: Shared) -> None:
    phone = Phone(shared.port)
    session = shared.session
    tell(shared, phone, code=KEY)
    assert phone.send("play", f"play={KEY}")[0] == 303
    while len(session.ask.options if session.ask else ()) < 2:
        session.answer(usual_answer(session.play))
    tell(shared, phone, code=KEY)
    text = phone.read()[1]
    assert session.ask
    for value, words in session.ask.options:
        if value != session.ask.default:
            assert f'value="&#34;{value}&#34;"' in text
            assert words in text
    assert phone.send("play", "do=leave")[0] == 303
    assert 'id="answer-1"' not in phone.read()[1]


def test_a_renewed_code_ends_the_old_one(shared: Shared) -> None:
    phone = Phone(shared.port)
    with phone.live() as live:
        assert event(live) == "table"
        shared.tell(page="hgfedcba")
        assert event(live) == ""
    assert phone.read()[0] == 404
    assert phone.read("/table/hgfedcba")[0] == 200


def test_wrong_codes_are_counted_by_address_and_forgotten_later() -> None:
    time = [0.0]
    tries = Tries(lambda: time[0])
    for _ in range(TRIES):
        assert not tries.matches("a", "x" * 8, CODE)
    assert not tries.matches("a", CODE, CODE)
    assert tries.matches("b", CODE, CODE)
    assert not tries.matches("b", "", "")
    time[0] += AGAIN_S + 1
    assert tries.matches("a", CODE, CODE)


def test_a_step_is_read_once_for_all_phones_of_a_language() -> None:
    looked = []
    table = SharedTable(lambda now, language: looked.append((now.answers, language)))
    for _ in range(3):
        table.view("en")
    table.view("fr")
    table.show(Now(language="en", answers=1))
    table.show(Now(language="en", answers=1))
    table.view("en")
    assert looked == [(0, "en"), (0, "fr"), (1, "en")]


def test_the_code_stays_until_it_is_renewed_and_nobody_else_may_read_it() -> None:
    code = code_of_table()
    path = home() / "table-code"
    assert code_of_table() == code
    assert path.stat().st_mode & 0o777 == 0o600
    assert renew_code_of_table() == code_of_table() != code
    path.write_text("nonsense\n")
    assert code_of_table() != "nonsense"


def test_only_that_process_loads_the_web_server() -> None:
    done = processes.run(
        "-c",
        "import sys; import companion.screens.services.sharing, companion.commands.cli;"
        "print([name for name in ('uvicorn', 'starlette') if name in sys.modules])",
    )
    assert done.stdout == "[]\n", done.stderr


# the page of a saved play


def test_who_knows_its_identifier_reads_a_play_and_can_hand_it_to_bg_stats(shared: Shared) -> None:
    session, phone = shared.session, Phone(shared.port, language="fr")
    store: Store = session.store
    number = store.history()[0].id
    uid = store.history()[0].uid
    store.describe(number, [Person("you", "<Ana>")], "Au bord de la mer")
    status, text = phone.read(f"/play/{uid}")
    assert status == 200
    assert "Au bord de la mer" in text
    assert "&lt;Ana&gt;" in text
    assert "bgstatsapp" not in text  # it is not over
    play_out(session.play, random.Random(1))
    _, text = phone.read(f"/play/{uid}")
    assert 'href="https://app.bgstatsapp.com/createPlay.html?data=' in text
    for wrong in (uid[:-1], uid.upper() + "x", str(number), "x" * 5000):
        status, _ = phone.read(f"/play/{wrong}")
        assert status in (404, 400)
    store.delete(number)
    assert phone.read(f"/play/{uid}")[0] == 404


def test_a_guest_who_tries_identifiers_is_refused_like_one_who_tries_codes(shared: Shared) -> None:
    uid = shared.session.store.history()[0].uid
    guest, other = Phone(shared.port, 9), Phone(shared.port, 10)
    assert guest.read(f"/play/{uid}")[0] == 200
    for number in range(TRIES):
        assert guest.read(f"/play/{number:032x}")[0] == 404
    assert guest.read(f"/play/{uid}")[0] == 404
    assert guest.read()[0] == 404
    assert other.read(f"/play/{uid}")[0] == 200
