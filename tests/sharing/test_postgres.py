"""Finished plays in a real database: nothing is lost, nothing is there twice."""

from __future__ import annotations

import json
import queue
import random
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

pytest.importorskip("psycopg")

import psycopg

pytest.importorskip("paho.mqtt")

from companion.doctor import servers as doctor
from companion.sharing import mqtt, postgres, servers
from companion.sharing.cafe_schema import migrate
from companion.sharing.messages import Heard, Now, SharingStatus
from companion.sharing.part import SharingPart
from companion.storage.schema import DATABASE, NEW_UID
from companion.storage.settings import Settings
from companion.storage.store import Store
from companion.testing.long import LONG
from kit.machines import make_up
from kit.patience import PATIENCE
from kit.servers import Mosquitto, Postgres, Proxy, certificates
from kit.servers import postgres as started

TABLES, ROUNDS, PLAYS, FAILURES = (100, 50, 2, 2) if LONG else (20, 2, 8, 3)
"""How many tables play, how often each ends some plays, how many, and what fails then."""


LIFE = 7200 if LONG else PATIENCE
"""How long a server lives at most, in seconds."""

WON = '{"won": true, "scores": {"you": {"total": 80, "lines": {"": 80}}}, "difficulty": "novice"}'


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with started(LIFE) as found:
        yield found


@pytest.fixture
def cafe(server: Postgres) -> Iterator[psycopg.Connection]:
    """The café's database, empty."""
    with psycopg.connect(server.url(), autocommit=True) as connection:
        connection.execute("DROP SCHEMA IF EXISTS companion CASCADE")
        yield connection


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "FIRST_PAUSE_S", 0.02)
    monkeypatch.setattr(servers, "MAX_PAUSE_S", 0.02)


class Table:
    """A companion's database in a folder of its own, and what sends its plays."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.path = folder / DATABASE
        Store(self.path).close()
        self.said: queue.Queue[Heard] = queue.Queue()

    def change(self, statement: str, *args: Any) -> None:
        with closing(sqlite3.connect(self.path)) as connection, connection:
            connection.execute(statement, args)

    def play(self, count: int = 1, result: str = WON, finished: float = 1_798_718_400.0) -> None:
        """Finish some plays."""
        made = "INSERT INTO play (game, options, seed, started, finished, seconds, result, uid)"
        with closing(sqlite3.connect(self.path)) as connection, connection:
            for number in range(count):
                values = (finished - 3600, finished + number, result)
                connection.execute(
                    f"{made} VALUES ('on-mars', '{{}}', '1', ?, ?, 3600, ?, {NEW_UID})", values
                )

    def uids(self) -> set[str]:
        with closing(sqlite3.connect(self.path)) as connection:
            return {uid for (uid,) in connection.execute("SELECT uid FROM play")}

    def sender(self, url: str, name: str = "Table 1") -> postgres.Sender:
        return postgres.Sender(
            Settings(postgres=url), self.path, lambda: Store(self.path, read_only=True), name
        )

    def send(self, url: str, name: str = "Table 1") -> None:
        """Send what is due."""
        assert self.sender(url, name).send() is None

    @contextmanager
    def sends(self, url: str) -> Iterator[postgres.Plays]:
        """Send whatever is due meanwhile."""
        with closing(postgres.Plays(self.sender(url), self.said.put)) as part:
            yield part


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path / "table")


def stored(cafe: psycopg.Connection, query: str = "SELECT uid FROM companion.plays") -> list[Any]:
    rows = cafe.execute(query).fetchall()
    return [row[0] if len(row) == 1 else row for row in rows]


def test_a_finished_play_is_there_once_with_everything_that_is_known(
    server: Postgres, cafe: psycopg.Connection, table: Table
) -> None:
    table.play()
    players = '[{"who": "you", "name": "Ana\\u0000 ☃", "roles": ["Mars Direct"]}]'
    table.change(
        "UPDATE play SET players = ?, comment = 'close', finished = ?", players, 1_798_768_800
    )
    for _ in range(3):
        table.send(server.url(), "Table 7")
    cafe.execute("SET TIME ZONE 'UTC'")
    assert stored(
        cafe,
        "SELECT game_name, table_name, won, difficulty, seconds, comment, evening::text"
        " FROM companion.plays",
    ) == [("On Mars", "Table 7", True, "novice", 3600.0, "close", "2026-12-31")]
    assert stored(cafe, "SELECT who, name, roles, score, points FROM companion.saved_player") == [
        ("you", "Ana ☃", ["Mars Direct"], 80, {"": 80})
    ]
    records = "SELECT game_name, difficulty, score, name FROM companion.records"
    assert stored(cafe, records) == [("On Mars", "novice", 80, "Ana ☃")]
    assert stored(cafe, "SELECT name, plays, won FROM companion.players") == [("Ana ☃", 1, 1)]
    assert stored(cafe, "SELECT name, plays FROM companion.tables") == [("Table 7", 1)]
    assert stored(cafe, "SELECT game_name, plays, hours FROM companion.games") == [
        ("On Mars", 1, 1)
    ]
    assert stored(cafe, "SELECT table_name, plays, games FROM companion.evenings") == [
        ("Table 7", 1, ["On Mars"])
    ]


def test_what_changes_is_sent_again_and_what_no_longer_counts_is_removed(
    server: Postgres, cafe: psycopg.Connection, table: Table
) -> None:
    table.play(3)
    table.send(server.url())
    assert len(stored(cafe)) == 3
    table.change("UPDATE play SET comment = 'later' WHERE id = 1")
    table.change("UPDATE play SET finished = NULL, result = NULL WHERE id = 2")
    table.change("UPDATE play SET deleted = 5 WHERE id = 3")
    table.send(server.url())
    assert stored(cafe, "SELECT comment FROM companion.plays") == ["later"]
    table.change("UPDATE play SET deleted = NULL WHERE id = 3")
    table.send(server.url())
    assert len(stored(cafe)) == 2


def test_one_that_left_the_companion_for_good_before_the_network_came_back_is_removed(
    server: Postgres, cafe: psycopg.Connection, table: Table
) -> None:
    table.play(3)
    table.send(server.url())
    first, *others = stored(cafe, "SELECT uid FROM companion.plays ORDER BY finished")
    with closing(Store(table.path, lambda: 1.8e9)) as store:
        store.delete(1)
        for day in range(31):
            store.clock = lambda day=day: 1.8e9 + day * 24 * 3600
            store.purge()
    assert first not in table.uids()
    with table.sends(server.url(1)):  # nobody listens there
        assert isinstance(table.said.get(timeout=PATIENCE), SharingStatus)
    table.send(server.url())
    assert sorted(stored(cafe)) == sorted(others)
    table.play()  # it gets the number of none that is gone
    table.send(server.url())
    assert len(stored(cafe)) == 3
    cafe.execute("DROP SCHEMA companion CASCADE")
    table.send(server.url())
    assert set(stored(cafe)) == table.uids()


@pytest.mark.parametrize("damage", ["lost", "broken"])
def test_a_lost_note_only_sends_again(
    server: Postgres, cafe: psycopg.Connection, table: Table, damage: str
) -> None:
    table.play(3)
    table.send(server.url())
    table.change("UPDATE play SET deleted = 5 WHERE id = 3")
    notes = table.path.with_name(postgres.SENT)
    notes.unlink() if damage == "lost" else notes.write_bytes(b"no database" * 500)
    table.send(server.url())
    assert len(stored(cafe)) == 2


def test_a_database_that_was_recreated_gets_everything(
    server: Postgres, cafe: psycopg.Connection, table: Table
) -> None:
    table.play(3)
    table.send(server.url())
    cafe.execute("DROP SCHEMA companion CASCADE")
    table.send(server.url())
    assert len(stored(cafe)) == 3
    cafe.execute("DELETE FROM companion.saved_play")  # as an older backup that was put back
    cafe.execute("UPDATE companion.about SET identity = gen_random_uuid()")
    table.send(server.url())
    assert len(stored(cafe)) == 3


def test_one_that_the_database_refuses_does_not_hold_up_the_others(
    server: Postgres, cafe: psycopg.Connection, table: Table
) -> None:
    table.play(3)
    table.change("UPDATE play SET rules = 1000000000000 WHERE id = 2")
    table.send(server.url())
    assert len(stored(cafe)) == 2


def test_nothing_is_written_to_the_companions_own_database(
    server: Postgres, cafe: psycopg.Connection, table: Table
) -> None:
    table.play(3)
    before = table.path.read_bytes()
    table.send(server.url())
    assert table.path.read_bytes() == before
    assert len(stored(cafe)) == 3


def test_whatever_fails_and_however_often_nothing_is_lost_and_nothing_is_there_twice(
    server: Postgres, cafe: psycopg.Connection, tmp_path: Path
) -> None:
    """Tables of a café play on while its broker, its database and its network fail at random."""
    chance = random.Random(1)
    broker = Mosquitto(tmp_path / "broker", patience=LIFE)
    tables = [Table(tmp_path / str(number)) for number in range(TABLES)]
    with closing(Proxy(server.port)) as proxy, ExitStack() as stack:
        broker.start()
        stack.callback(broker.kill)
        parts: list[list[SharingPart]] = []
        for each in tables:
            name = partial(servers.table_of, each.path)
            shared = mqtt.Broker(Settings(mqtt=broker.url), each.said.put, name, "Table")
            sends = stack.enter_context(each.sends(server.url(proxy.port)))
            parts.append([stack.enter_context(closing(shared)), sends])
        for turn in range(1, ROUNDS + 1):
            for each, pair in zip(tables, parts, strict=True):
                each.play(PLAYS)
                for part in pair:
                    part.show(Now(language="en", play=turn, turn=turn, game="dice", over=True))
            for failing in chance.sample(["broker", "database", "network"], k=FAILURES):
                if failing == "network":
                    proxy.left = chance.randrange(20_000)  # cut in mid-send
                else:
                    found: Any = broker if failing == "broker" else server
                    found.kill()
                    found.start()
        proxy.left = None
        with psycopg.connect(server.url(), autocommit=True) as again:
            until_stored(again, TABLES * ROUNDS * PLAYS)
            assert sorted(stored(again)) == sorted(uid for each in tables for uid in each.uids())
            assert stored(again, "SELECT count(*) FROM companion.saved_player") == [
                TABLES * ROUNDS * PLAYS
            ]
            assert stored(again, "SELECT count(*) FROM companion.tables WHERE plays > 0") == [
                TABLES
            ]
        assert proxy.cuts
        reports = [each.said.get() for each in tables for _ in range(each.said.qsize())]
        problems = [each.problems for each in reports if isinstance(each, SharingStatus)]
        assert {args["why"] for each in problems for _, args in each.values()} <= {"away"}
        assert turns(broker) == [ROUNDS] * TABLES


def turns(broker: Mosquitto) -> list[int]:
    """Return the turn of each table at a broker, once all of them have reached the last."""
    known: dict[str, int] = {}
    whole = Event()

    def hear(_client: Any, _data: Any, message: Any) -> None:
        known[message.topic] = json.loads(message.payload)["turn"]
        if [*known.values()].count(ROUNDS) == TABLES:
            whole.set()

    client = mqtt.client_for(Settings(mqtt=broker.url), "")
    client.on_message = hear
    client.on_connect = lambda client, *_: client.subscribe("companion/+/state", 1)
    client.connect("127.0.0.1", broker.port)
    client.loop_start()
    whole.wait(PATIENCE)
    client.disconnect()
    client.loop_stop()
    return [*known.values()]


def until_stored(cafe: psycopg.Connection, count: int) -> None:
    """Wait until this number of plays is stored, or until no more are."""
    found = "SELECT to_regclass('companion.saved_play') IS NOT NULL"
    for _ in range(PATIENCE * 10):
        if stored(cafe, found) == [True] and len(stored(cafe)) >= count:
            return
        cafe.execute("SELECT pg_sleep(0.1)")
    raise AssertionError(f"only {len(stored(cafe))} plays came")


def test_a_problem_is_reported_once_and_then_that_it_works(
    server: Postgres, cafe: psycopg.Connection, table: Table
) -> None:
    table.play()
    with closing(Proxy(server.port)) as proxy:
        server.kill()
        with table.sends(server.url(proxy.port)):
            away = table.said.get(timeout=PATIENCE)
            assert isinstance(away, SharingStatus)
            assert away.problems["postgres"][1]["why"] == "away"
            server.start()
            assert table.said.get(timeout=PATIENCE) == SharingStatus()
            assert table.said.empty()


def test_migrations_at_once_leave_one_schema(server: Postgres, cafe: psycopg.Connection) -> None:
    found: list[str] = []

    def work() -> None:
        with psycopg.connect(server.url(), autocommit=True) as connection:
            found.append(migrate(connection))

    threads = [Thread(target=work) for _ in range(8)]
    for each in threads:
        each.start()
    for each in threads:
        each.join(PATIENCE)
    assert (len(found), len(set(found))) == (8, 1)


def test_why_it_does_not_work_is_one_sentence_without_the_password(
    server: Postgres, tmp_path: Path
) -> None:
    secure = f"{server.url().replace('127.0.0.1', 'localhost')}?sslmode=verify-full&sslrootcert="
    other = certificates(tmp_path) / "ca.pem"
    for reason, url in (
        ("", server.url()),
        ("password", server.url().replace("password", "secret")),
        ("refused", server.url().replace("/postgres", "/none")),
        ("away", server.url(1)),
        ("", f"{secure}{server.signed_by}"),
        ("certificate", f"{secure}{other}"),
        ("certificate", f"{secure}/nowhere.pem"),
    ):
        verdict = doctor.cafe(make_up(tmp_path / "machine", settings={"postgres": url}))
        assert verdict.args.get("why", "") == reason
        assert "secret" not in repr(verdict)
        assert "password@" not in repr(verdict)
    assert doctor.cafe(make_up(tmp_path / "machine")).state == "skipped"
