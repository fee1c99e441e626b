"""The page of all tables of a café: ``python -m companion.sharing.cafe_page``, on its server.

It reads the broker and the database, with names and passwords that may do no more. Environment:
``CAFE_MQTT`` and ``CAFE_POSTGRES`` are their URLs, ``CAFE_CA`` the file of the certificate that
signed the broker's; ``CAFE_PASSWORD`` is asked for, with the name "cafe"; ``CAFE_LANGUAGE`` and
``CAFE_PORT`` are those of the page, ``CAFE_CERTIFICATE`` and ``CAFE_KEY`` the files for its TLS.
"""

from __future__ import annotations

import base64
import binascii
import logging
import os
import secrets
from collections.abc import Callable, Mapping
from http import HTTPStatus
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec
import psycopg
from paho.mqtt.client import Client, MQTTMessage
from psycopg.rows import namedtuple_row
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from companion.appendix.application import FILES, HEADERS
from companion.phrases.phrasebook import Phrasebook
from companion.sharing.mqtt import KEEPALIVE_S, ONLINE, State, client_for
from companion.sharing.pages.page import HERE, environment
from companion.sharing.postgres import CONNECTION, reason
from companion.sharing.servers import server
from companion.storage.settings import Settings

log = logging.getLogger(__name__)

NAME = "cafe"
"""The name that a browser asks for, beside the password."""

AGAIN_S = 5
"""The time between two loads of the page."""

MAX_PLAYS = 100
"""The most of today's plays that are listed."""

TODAY = f"""SELECT table_name, game_name, won, seconds, finished, (
        SELECT string_agg(concat_ws(' ', nullif(name, ''), score), ', ' ORDER BY seat)
        FROM companion.saved_player AS player WHERE player.uid = plays.uid AND NOT bot
    ) AS players
    FROM companion.plays WHERE evening = (now() - interval '5 hours')::date
    ORDER BY finished DESC LIMIT {MAX_PLAYS}"""
RECORDS = """SELECT game_name, difficulty, score, name, table_name, finished::date AS day
    FROM companion.records ORDER BY game_name, difficulty"""


class Tables:
    """What the broker says of all tables, as long as it is connected."""

    def __init__(self, settings: Settings) -> None:
        self._lock = Lock()
        self._states: dict[str, State] = {}
        self._online: set[str] = set()
        self.connected = False
        self._client = client_for(settings, "", again=True)
        self._client.on_connect = self._answered
        self._client.on_disconnect = self._lost
        self._client.on_message = lambda _client, _data, message: self._hear(message)
        found = server(settings.mqtt)
        self._client.connect_async(found.host, found.port, KEEPALIVE_S)
        self._client.loop_start()

    def close(self) -> None:
        """Disconnect."""
        self._client.disconnect()
        self._client.loop_stop()

    def all(self) -> list[tuple[State, bool]]:
        """Return the state of each table, and whether it is on; who needs help comes first."""
        with self._lock:
            found = [(state, table in self._online) for table, state in self._states.items()]
        return sorted(found, key=lambda each: (not (each[0].help and each[1]), each[0].table))

    def _answered(self, client: Client, _data: Any, _flags: Any, code: Any, _more: Any) -> None:
        self.connected = not code.is_failure
        with self._lock:
            self._states.clear()
            self._online.clear()
        client.subscribe([("companion/+/state", 1), ("companion/+/availability", 1)])

    def _lost(self, *_: Any) -> None:
        self.connected = False

    def _hear(self, message: MQTTMessage) -> None:
        _, table, what = message.topic.split("/")
        with self._lock:
            if what == "availability":
                on = message.payload == ONLINE.encode()
                (self._online.add if on else self._online.discard)(table)
                return
            try:
                self._states[table] = msgspec.json.decode(message.payload, type=State)
            except msgspec.DecodeError:  # also an empty one: the table was removed
                self._states.pop(table, None)


def read(url: str) -> tuple[list[Any], list[Any]] | None:
    """Return today's plays and the records, None if the database cannot be read."""
    try:
        with psycopg.connect(url, row_factory=namedtuple_row, **CONNECTION) as connection:
            connection.read_only = True
            return connection.execute(TODAY).fetchall(), connection.execute(RECORDS).fetchall()
    except psycopg.errors.UndefinedTable:
        return [], []  # no table has ever connected
    except psycopg.Error as error:
        log.warning("the database cannot be read: %s", reason(error))
        return None


def application(tables: Tables, postgres: str, password: str, language: str) -> Starlette:
    """Return the application; without the password it answers nothing."""
    book = Phrasebook(language)
    style: Mapping[str, Callable[[], str]] = {
        "/style.css": FILES["/style.css"][1],
        "/cafe.css": lambda: (HERE / "cafe.css").read_text(encoding="utf-8"),
    }

    def show(request: Request) -> Response:
        if not allowed(request, password):
            asks = {"WWW-Authenticate": 'Basic realm="cafe", charset="UTF-8"'}
            return Response(status_code=HTTPStatus.UNAUTHORIZED, headers=asks)
        if request.url.path in style:
            return Response(style[request.url.path](), media_type="text/css")
        found = read(postgres)
        text = (
            environment()
            .get_template("cafe.html")
            .render(
                language=language,
                again=AGAIN_S,
                word=lambda key, **args: book.text(f"core.cafe-{key}", **args),
                tables=tables.all(),
                live=tables.connected,
                known=found is not None,
                plays=found[0] if found else [],
                records=found[1] if found else [],
            )
        )
        return Response(text, media_type="text/html", headers={"Cache-Control": "no-store"})

    def answer(request: Request) -> Response:
        response = show(request)
        response.headers.update(dict(HEADERS))
        return response

    return Starlette(routes=[Route(path, answer) for path in ("/", *style)])


def allowed(request: Request, password: str) -> bool:
    """Return whether a request has the name and the password."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    try:
        known = base64.b64decode(given, validate=True)
    except (binascii.Error, ValueError):
        return False
    expected = f"{NAME}:{password}".encode()
    return kind.lower() == "basic" and secrets.compare_digest(known, expected)


def main() -> None:
    """Serve the page until the process is ended."""
    import uvicorn

    logging.basicConfig(level=logging.WARNING)
    given = os.environ
    tables = Tables(Settings(mqtt=given["CAFE_MQTT"], mqtt_ca=given["CAFE_CA"]))
    uvicorn.run(
        application(tables, given["CAFE_POSTGRES"], given["CAFE_PASSWORD"], given["CAFE_LANGUAGE"]),
        host="0.0.0.0",
        port=int(given["CAFE_PORT"]),
        ssl_certfile=str(Path(given["CAFE_CERTIFICATE"])),
        ssl_keyfile=str(Path(given["CAFE_KEY"])),
        access_log=False,
        server_header=False,
        lifespan="off",
        limit_concurrency=50,
    )


if __name__ == "__main__":
    main()
