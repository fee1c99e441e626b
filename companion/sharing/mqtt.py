"""The state of the table at a broker (MQTT), where Home Assistant finds it by itself.

Below ``companion/<table>`` are ``state`` (JSON) and ``availability`` ("online" or "offline"), both
retained; "next" on ``companion/<table>/press`` presses *Next*. What Home Assistant reads is its
device-based discovery: https://www.home-assistant.io/integrations/mqtt/#mqtt-discovery.
"""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from threading import Event, Lock, Thread
from typing import Any

import msgspec
from msgspec import Struct
from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion
from paho.mqtt.reasoncodes import ReasonCode

import companion
from companion.engine.problem import Problem
from companion.phrases.phrasebook import Phrasebook
from companion.sharing.messages import Now, Press, Say
from companion.sharing.servers import PATIENCE_S, Attempts, problem, server, why
from companion.storage.facts import ENGLISH
from companion.storage.settings import Settings

log = logging.getLogger(__name__)

KEEPALIVE_S = 30
"""The time (s) after which a broker misses a table; the will follows after half as much again."""

ONLINE, OFFLINE, NEXT = "online", "offline", "next"

REFUSED = ("Bad user name or password", "Not authorized")
"""The broker's answers to a wrong name or password."""

MARKS = re.compile("[\ue000-\uf8ff]|\\*\\*")
"""The icons, and what is around bold words."""


class State(Struct, frozen=True, kw_only=True):
    """What everybody may know of a table. ``title`` and ``step`` are in the table's language.

    ``table`` is its name, ``game`` the English name of the game. ``whose`` is "you", "bot", or None
    for nobody, since ``since`` (UTC). ``turn`` is the number of the ``counter``: a round, a
    generation.
    """

    table: str
    game: str | None = None
    title: str | None = None
    step: str | None = None
    whose: str | None = None
    counter: str | None = None
    turn: int | None = None
    since: datetime | None = None
    help: bool = False
    over: bool = False


def state(now: Now, table: str) -> State:
    """Return the state of a table for others."""
    if now.play is None:
        return State(table=table, help=now.help)
    since = datetime.fromtimestamp(int(now.since), UTC) if now.since else None
    return State(
        table=table,
        game=ENGLISH.game(now.game),
        title=plain(now.title),
        step=plain(now.step),
        whose=now.whose or None,
        counter=now.counter or None,
        turn=now.turn,
        since=since,
        help=now.help,
        over=now.over,
    )


def plain(text: str) -> str | None:
    """Return a text of the screens without its icons and its bold type, None for no text."""
    return " ".join(MARKS.sub(" ", text).split()) or None


def topic(table: str, name: str) -> str:
    """Return a topic of a table."""
    return f"companion/{table}/{name}"


def discovery_topic(table: str) -> str:
    """Return the topic where Home Assistant finds a table."""
    return f"homeassistant/device/companion_{table}/config"


def discovery(table: str, name: str, book: Phrasebook) -> dict[str, Any]:
    """Return how Home Assistant shows the table with this identifier and name."""

    def part(platform: str, what: str, **rest: Any) -> dict[str, Any]:
        named = {"name": book.text(f"core.shared-{what}"), "unique_id": f"companion_{table}_{what}"}
        return {"platform": platform, **named, **rest}

    step = "{{ (value_json.step or 'None') | truncate(255, true, '…', 0) }}"  # a state is no longer
    parts = {
        "game": part("sensor", "game", value_template="{{ value_json.game }}", icon="mdi:dice-5"),
        "step": part(
            "sensor",
            "step",
            value_template=step,
            json_attributes_topic=topic(table, "state"),
            icon="mdi:foot-print",
        ),
        "whose": part(
            "sensor",
            "whose",
            value_template="{{ value_json.whose }}",
            device_class="enum",
            options=["you", "bot"],
            icon="mdi:account-clock",
        ),
        "round": part(
            "sensor", "round", value_template="{{ value_json.turn }}", icon="mdi:counter"
        ),
        "since": part(
            "sensor", "since", value_template="{{ value_json.since }}", device_class="timestamp"
        ),
        "help": part(
            "binary_sensor",
            "help",
            value_template="{{ 'ON' if value_json.help else 'OFF' }}",
            device_class="problem",
        ),
        "next": part(
            "button",
            "next",
            command_topic=topic(table, "press"),
            payload_press=NEXT,
            icon="mdi:skip-next",
        ),
    }
    maker = {"name": "table-companion", "sw_version": companion.__version__}
    return {
        "device": {"identifiers": [f"companion_{table}"], "name": name, "model": "Table companion"},
        "origin": maker,
        "components": parts,
        "state_topic": topic(table, "state"),
        "availability_topic": topic(table, "availability"),
        "qos": 1,
    }


class Broker:
    """Shares the table at a broker, and hears *Next* there.

    ``table`` returns the identifier of the table, as `table_of`; ``name`` is what people call it.
    There is a new client for each connection, so that nothing old is sent by a later one.
    """

    def __init__(self, settings: Settings, say: Say, table: Callable[[], str], name: str) -> None:
        self._settings, self._say, self._table, self._name = settings, say, table, name
        self._server = server(settings.mqtt)
        self._attempts = Attempts("mqtt", say)
        self._lock = Lock()
        self._now: Now | None = None
        self._online: tuple[Client, str] | None = None
        self._closed, self._ended = Event(), Event()
        self._thread = Thread(target=self._run, name="broker", daemon=True)
        self._thread.start()

    def show(self, now: Now) -> None:
        """Publish this state, now or with the next connection."""
        with self._lock:
            self._now = now
            self._publish()

    def close(self) -> None:
        """Say that the table is away, and disconnect."""
        self._closed.set()
        with self._lock:
            online, self._online = self._online, None
        if online:
            client, table = online
            with suppress(RuntimeError):  # it has just lost the broker, which says so itself
                client.publish(topic(table, "availability"), OFFLINE, 1, True).wait_for_publish(1)
        self._ended.set()
        self._thread.join(PATIENCE_S)

    def _publish(self) -> None:
        """Publish the state if there is a connection."""
        if self._online and self._now:
            client, table = self._online
            content = msgspec.json.encode(state(self._now, self._name))
            client.publish(topic(table, "state"), content, 1, True)

    def _run(self) -> None:
        """Connect again and again."""
        while not self._closed.is_set():
            found = self._connection()
            if not self._closed.is_set():
                self._closed.wait(self._attempts.failed(found))

    def _connection(self) -> Problem:
        """Connect, and share the table until that ends; return why it did."""
        reasons = ["away"]
        self._ended.clear()
        try:
            table = self._table()
            client = client_for(self._settings, f"companion-{table}")
            client.will_set(topic(table, "availability"), OFFLINE, 1, True)
            client.on_connect = lambda client, _d, _f, code, _p: self._answered(
                client, table, code, reasons
            )
            client.on_message = lambda _c, _u, message: self._hear(message)
            client.on_disconnect = lambda *_: self._ended.set()
            client.connect(self._server.host, self._server.port, KEEPALIVE_S)
        except (OSError, ValueError, LookupError, sqlite3.Error) as error:
            return problem(self._server, why(error))
        client.loop_start()
        if not self._closed.is_set():
            self._ended.wait()
        with self._lock:
            self._online = None
        client.disconnect()
        client.loop_stop()
        return problem(self._server, reasons[-1])

    def _answered(self, client: Client, table: str, code: ReasonCode, reasons: list[str]) -> None:
        """Begin to share if the broker has accepted the connection."""
        if code.is_failure:
            reasons.append(refusal(code))
            return
        book = Phrasebook(self._settings.language)
        found = msgspec.json.encode(discovery(table, self._name, book))
        client.subscribe(topic(table, "press"), 0)  # better no press than a late or double one
        client.publish(discovery_topic(table), found, 1, True)
        client.publish(topic(table, "availability"), ONLINE, 1, True)
        with self._lock:
            self._online = client, table
            self._publish()
        self._attempts.worked()

    def _hear(self, message: MQTTMessage) -> None:
        """Press *Next*; a retained message is one from earlier."""
        if message.payload == NEXT.encode() and not message.retain:
            self._say(Press(do="next"))


def client_for(settings: Settings, name: str, again: bool = False) -> Client:
    """Return a client of the broker in the settings, not connected yet.

    It connects ``again`` by itself only if told to. Raises `OSError` if the file of its certificate
    cannot be read.
    """
    found = server(settings.mqtt)
    client = Client(CallbackAPIVersion.VERSION2, name, reconnect_on_failure=again)
    client.connect_timeout = PATIENCE_S
    client.suppress_exceptions = True  # they are in the log; the connection stays open
    client.enable_logger(log)
    if found.user:
        client.username_pw_set(found.user, found.password)
    if found.scheme == "mqtts":
        client.tls_set(settings.mqtt_ca or None)
    return client


def refusal(code: ReasonCode) -> str:
    """Return the ``core.server-problem`` variant for the answer of a broker."""
    return "password" if code.getName() in REFUSED else "refused"


def check(settings: Settings) -> Problem | None:
    """Return why the broker cannot be used, None if it can: it is asked once."""
    found, answers = server(settings.mqtt), [""]
    answered = Event()

    def hear(_client: Client, _data: Any, _flags: Any, code: ReasonCode, _properties: Any) -> None:
        answers.append(refusal(code) if code.is_failure else "")
        answered.set()

    try:
        client = client_for(settings, "")
        client.on_connect = hear
        client.connect(found.host, found.port, KEEPALIVE_S)
    except (OSError, ValueError) as error:
        return problem(found, why(error))
    client.loop_start()
    reason = answers[-1] if answered.wait(PATIENCE_S) else "away"
    client.disconnect()
    client.loop_stop()
    return problem(found, reason) if reason else None
