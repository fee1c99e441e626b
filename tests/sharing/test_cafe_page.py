"""The page of all tables shows what a real broker and a real database know."""

from __future__ import annotations

import socket
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, closing
from datetime import datetime
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from threading import Event
from typing import NamedTuple

import pytest

pytest.importorskip("paho.mqtt")
pytest.importorskip("psycopg")

import psycopg
from jinja2 import Template

from companion.sharing import cafe_page, mqtt
from companion.sharing.cafe_schema import migrate
from companion.sharing.messages import Now
from companion.sharing.pages.serving import UvicornInThread
from companion.storage.settings import Settings
from kit.servers import PASSWORD, Mosquitto, Postgres, postgres

ROLE = Path(__file__).parents[2] / "deploy/ansible/roles/cafe"


class Answer(NamedTuple):
    status: int
    type: str
    policy: str
    text: str


class Browser:
    """Asks for pages of an application that really listens."""

    def __init__(self, port: int) -> None:
        self._port = port

    def ask(self, path: str, password: str | None = "a password", method: str = "GET") -> Answer:
        given = b64encode(f"cafe:{password}".encode()).decode()
        headers = {"Authorization": f"Basic {given}"} if password is not None else {}
        with closing(HTTPConnection("127.0.0.1", self._port)) as connection:
            connection.request(method, path, headers=headers)
            found = connection.getresponse()
            kinds = (
                found.getheader(name, "") for name in ("Content-Type", "Content-Security-Policy")
            )
            return Answer(found.status, *kinds, found.read().decode())


@pytest.fixture
def server() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Mosquitto]:
    """A broker with the rights that a café's server gives."""
    found = Mosquitto(
        tmp_path / "broker", users=("tables", "reader"), acl=ROLE / "files/mosquitto.acl"
    )
    found.start()
    try:
        yield found
    finally:
        found.kill()


@pytest.fixture
def cafe(server: Postgres) -> Iterator[psycopg.Connection]:
    """The database as a café's server makes it, and as the tables' user may use it."""
    rights = Template((ROLE / "templates/plays.sql").read_text(encoding="utf-8"))
    words = rights.render(cafe_tables_password=PASSWORD, cafe_reader_password=PASSWORD)
    with psycopg.connect(server.url(), autocommit=True) as owner:
        owner.execute("CREATE DATABASE plays")
    for _ in range(2):  # the second time it changes nothing
        with psycopg.connect(server.url(database="plays"), autocommit=True) as owner:
            owner.execute(words)
    with psycopg.connect(server.url(user="tables", database="plays"), autocommit=True) as tables:
        migrate(tables)
        yield tables


def test_a_reader_cannot_change_anything(server: Postgres, cafe: psycopg.Connection) -> None:
    with psycopg.connect(server.url(user="reader", database="plays")) as reader:
        reader.execute("SELECT * FROM companion.records")
    with psycopg.connect(server.url(user="reader", database="plays")) as reader:
        reader.execute("SET default_transaction_read_only = off")
        reader.commit()
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            reader.execute("INSERT INTO companion.saved_table VALUES ('a', 'b')")
    with pytest.raises(psycopg.errors.InsufficientPrivilege):
        cafe.execute("CREATE TABLE public.other ()")


def test_every_table_is_there_and_who_needs_help_is_first(
    server: Postgres, cafe: psycopg.Connection, broker: Mosquitto
) -> None:
    cafe.execute("INSERT INTO companion.saved_table VALUES ('one', 'Table 1')")
    cafe.execute(
        "INSERT INTO companion.saved_play (uid, table_id, game, game_name, scored, rules,"
        " finished, outcome, difficulty, seconds, comment) VALUES"
        " ('a', 'one', 'dice', 'Dice Game', '', 1, now(), 'won', 'novice', 60, '')"
    )
    cafe.execute(
        "INSERT INTO companion.saved_player VALUES"
        " ('a', 0, 'you', '<b>Ana</b>', '{}', 41, '{}', 1, true, false)"
    )
    settings = Settings(mqtt=broker.url_of("tables"))
    since = datetime.fromisoformat("2026-12-31T20:15").timestamp()
    with ExitStack() as stack:
        tables = stack.enter_context(
            closing(cafe_page.Tables(Settings(mqtt=broker.url_of("reader"))))
        )
        for number in range(1, 4):
            shared = mqtt.Broker(settings, print, partial(str, number), f"Table {number}")
            stack.enter_context(closing(shared))
            shared.show(
                Now(
                    language="en",
                    play=1,
                    game="on-mars",
                    title="Travel",
                    whose="bot",
                    since=since,
                    help=number == 2,
                )
            )
        while [on for _, on in tables.all()] != [True] * 3:  # they come by another thread
            Event().wait(0.01)
        url = server.url(user="reader", database="plays")
        listening = socket.create_server(("127.0.0.1", 0))
        app = cafe_page.application(tables, url, "a password", "en")
        stack.enter_context(closing(UvicornInThread(listening, app)))
        browser = Browser(listening.getsockname()[1])
        for path in ("/", "/style.css"):
            assert [browser.ask(path, word).status for word in (None, "", "wrong")] == [401] * 3
        answer = browser.ask("/")
        assert answer.status == 200
        assert "default-src" in answer.policy
        assert browser.ask("/", method="POST").status == 405
        assert browser.ask("/cafe.css").type.startswith("text/css")
        page = answer.text
        names = [page.index(f"<h2>Table {number}</h2>") for number in (2, 1, 3)]
        assert names == sorted(names)
        assert page.count("Needs help") == 1
        for shown in ("On Mars", "Travel", "since 20:15", "Dice Game", "&lt;b&gt;Ana&lt;/b&gt; 41"):
            assert shown in page
        broker.kill()
        server.kill()
        while "The broker does not answer" not in (without := browser.ask("/").text):
            pass
        assert "The database does not answer" in without
