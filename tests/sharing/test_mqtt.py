"""The table at a real broker: what is there, what Home Assistant finds, and what goes wrong."""

from __future__ import annotations

import json
import os
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from jinja2.sandbox import SandboxedEnvironment

pytest.importorskip("paho.mqtt")

from paho.mqtt.client import MQTTMessage

from companion.doctor import servers as doctor
from companion.engine.problem import Problem
from companion.phrases.phrasebook import Phrasebook
from companion.sharing import mqtt, servers
from companion.sharing.messages import Heard, Now, Press, SharingStatus, line, read
from companion.storage.schema import DATABASE
from companion.storage.settings import Settings
from companion.storage.store import Store
from kit import processes
from kit.machines import make_up
from kit.patience import PATIENCE
from kit.servers import Mosquitto, certificates, mosquitto

NOW = Now(
    language="fr",
    play=3,
    game="on-mars",
    title="**Voyage** \ue003 de Lacerda",
    step="Lacerda voyage.",
    whose="bot",
    counter="Manche",
    turn=4,
    since=1_798_718_400.5,
)


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mosquitto]:
    with mosquitto(tmp_path_factory.mktemp("broker")) as found:
        yield found


class Watcher:
    """Another client of the broker, which hears everything."""

    def __init__(self, broker: Mosquitto) -> None:
        self.client = mqtt.client_for(Settings(mqtt=broker.url), "")
        said = self._said = queue.Queue[MQTTMessage]()
        self.client.on_message = lambda _c, _d, message: said.put(message)
        self.client.on_connect = lambda client, *_: client.subscribe("#", 1)
        self.client.connect("127.0.0.1", broker.port)
        self.client.loop_start()

    def next(self, ending: str) -> Any:
        """Return the next payload at a topic with this ending, as JSON if it is."""
        while True:
            message = self._said.get(timeout=PATIENCE)
            if message.topic.endswith(ending):
                text = message.payload.decode()
                return json.loads(text) if text.startswith("{") else text

    def until(self, ending: str, payload: str) -> None:
        """Wait for a payload at a topic with this ending."""
        while self.next(ending) != payload:
            pass

    def close(self) -> None:
        self.client.disconnect()
        self.client.loop_stop()


@pytest.fixture
def watcher(broker: Mosquitto) -> Iterator[Watcher]:
    with closing(Watcher(broker)) as found:
        yield found


@contextmanager
def shared(
    settings: Settings, table: Callable[[], str] = lambda: "one"
) -> Iterator[tuple[mqtt.Broker, queue.Queue[Heard]]]:
    """Share a table in this process."""
    said: queue.Queue[Heard] = queue.Queue()
    with closing(mqtt.Broker(settings, said.put, table, "Table 1")) as part:
        yield part, said


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "FIRST_PAUSE_S", 0.02)
    monkeypatch.setattr(servers, "MAX_PAUSE_S", 0.02)


def problem(said: queue.Queue[Heard]) -> dict[str, Any]:
    """Return the next problem that is reported."""
    found = said.get(timeout=PATIENCE)
    assert isinstance(found, SharingStatus)
    return {name: args["why"] for name, (_, args) in found.problems.items()}


def test_a_table_is_at_the_broker_and_its_will_is_there_when_it_is_killed(
    broker: Mosquitto, watcher: Watcher, tmp_path: Path
) -> None:
    Store(tmp_path / DATABASE).close()
    table = servers.table_of(tmp_path / DATABASE)
    known = {"COMPANION_MQTT": broker.url, "COMPANION_TABLE_NAME": "Table 7"}
    environ = {**os.environ, **known, "COMPANION_HOME": str(tmp_path)}
    with processes.running("-m", "companion.commands.sharing", environ=environ) as process:
        assert process.stdin
        process.stdin.write(line(NOW).decode())
        process.stdin.flush()
        found = watcher.next(f"companion/{table}/state")
        assert found == {
            "table": "Table 7",
            "game": "On Mars",
            "title": "Voyage de Lacerda",
            "step": "Lacerda voyage.",
            "whose": "bot",
            "counter": "Manche",
            "turn": 4,
            "since": "2026-12-31T12:00:00Z",
            "help": False,
            "over": False,
        }
        with closing(Watcher(broker)) as late:  # all of it is retained
            assert late.next(f"companion/{table}/state") == found
        with closing(Watcher(broker)) as late:
            assert late.next(f"companion/{table}/availability") == "online"
        process.kill()
        assert process.stderr
        errors = process.stderr.read()
    watcher.until(f"companion/{table}/availability", "offline")
    assert "password" not in errors


def test_home_assistant_finds_each_table_as_one_device(broker: Mosquitto, watcher: Watcher) -> None:
    with shared(Settings(mqtt=broker.url, language="fr")) as (part, _):
        part.show(NOW)
        found = watcher.next("homeassistant/device/companion_one/config")
        state = watcher.next("companion/one/state")
    assert found["device"]["identifiers"] == ["companion_one"]
    assert found["device"]["name"] == "Table 1"
    assert found["origin"]["name"]
    for topic in ("state_topic", "availability_topic"):
        assert found[topic].startswith("companion/one/")
    parts = found["components"]
    platforms = {"sensor", "binary_sensor", "button"}
    assert {each["platform"] for each in parts.values()} == platforms
    assert len({each["unique_id"] for each in parts.values()}) == len(parts)
    assert parts["step"]["name"] == "Étape"
    assert parts["next"]["command_topic"] == "companion/one/press"
    shown = {name: rendered(each, state) for name, each in parts.items() if name != "next"}
    assert shown == {
        "game": "On Mars",
        "step": "Lacerda voyage.",
        "whose": "bot",
        "round": "4",
        "since": "2026-12-31T12:00:00Z",
        "help": "OFF",
    }
    assert shown["whose"] in parts["whose"]["options"]
    assert datetime.fromisoformat(shown["since"]).tzinfo


def rendered(part: dict[str, Any], state: dict[str, Any]) -> str:
    """Return what Home Assistant makes of a state: its templates are Jinja's."""
    template = SandboxedEnvironment().from_string(part["value_template"])
    return template.render(value_json=state)


def test_what_is_not_known_is_none_and_a_long_step_fits() -> None:
    parts = mqtt.discovery("one", "Table 1", Phrasebook("en"))["components"]
    none = json.loads(mqtt.msgspec.json.encode(mqtt.state(Now(language="en", help=True), "T")))
    shown = {name: rendered(each, none) for name, each in parts.items() if name != "next"}
    assert shown.pop("help") == "ON"
    assert set(shown.values()) == {"None"}  # Home Assistant's word for unknown
    assert len(rendered(parts["step"], {"step": "word " * 200})) <= 255


def test_next_is_heard_but_not_one_that_was_left_there(broker: Mosquitto, watcher: Watcher) -> None:
    watcher.client.publish("companion/one/press", "next", 1, True).wait_for_publish(PATIENCE)
    with shared(Settings(mqtt=broker.url)) as (_, said):
        watcher.until("one/availability", "online")
        for payload in ("what?", "next"):
            watcher.client.publish("companion/one/press", payload, 1)
        assert said.get(timeout=PATIENCE) == Press(do="next")
        assert said.empty()
    watcher.until("one/availability", "offline")
    watcher.client.publish("companion/one/press", "", 1, True).wait_for_publish(PATIENCE)


def test_a_connection_lost_just_before_the_farewell_ends_its_thread_too(
    broker: Mosquitto, watcher: Watcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    publish, lost = mqtt.Client.publish, mqtt.client_for(Settings(mqtt=broker.url), "")

    def farewell_fails(client: Any, topic: str, payload: Any, *how: Any) -> Any:
        return publish(lost if payload == mqtt.OFFLINE else client, topic, payload, *how)

    monkeypatch.setattr(mqtt.Client, "publish", farewell_fails)
    with shared(Settings(mqtt=broker.url), lambda: "lost") as (part, _):
        part.show(NOW)
        watcher.next("companion/lost/state")
    assert "broker" not in [each.name for each in threading.enumerate()]


def open_files() -> int:
    return len([*Path("/proc/self/fd").iterdir()])


@pytest.mark.usefixtures("impatient")
def test_a_broker_that_comes_late_or_again_gets_the_latest_state(tmp_path: Path) -> None:
    broker = Mosquitto(tmp_path / "broker")
    before = open_files()
    with shared(Settings(mqtt=broker.url)) as (part, said):
        part.show(NOW)
        assert problem(said) == {"mqtt": "away"}
        for turn in (5, 6):
            broker.start()
            assert problem(said) == {}
            part.show(mqtt.msgspec.structs.replace(NOW, turn=turn))
            with closing(Watcher(broker)) as watcher:
                while watcher.next("one/state")["turn"] != turn:
                    pass
            del watcher
            broker.kill()
            assert problem(said) == {"mqtt": "away"}
    assert open_files() <= before  # no connection leaves anything behind


@pytest.mark.usefixtures("impatient")
def test_a_table_whose_name_cannot_be_read_yet_is_tried_again(broker: Mosquitto) -> None:
    names = iter([OSError(), LookupError("none")])

    def table() -> str:
        for error in names:
            raise error
        return "late"

    with shared(Settings(mqtt=broker.url), table) as (_, said):
        assert [problem(said) for _ in range(3)] == [
            {"mqtt": "away"},
            {"mqtt": "games"},
            {},
        ]


@pytest.mark.filterwarnings(  # paho-mqtt leaves a refused TLS connection to the garbage collector
    "ignore:.*SSLSocket:pytest.PytestUnraisableExceptionWarning"
)
def test_a_wrong_password_or_certificate_is_one_sentence_here_and_in_the_checks(
    broker: Mosquitto, tmp_path: Path
) -> None:
    with mosquitto(tmp_path / "tls", tls=True) as secure:
        signed = str(tmp_path / "tls/ca.pem")
        (tmp_path / "other").mkdir()
        other = str(certificates(tmp_path / "other") / "ca.pem")
        cases: list[tuple[str, dict[str, str]]] = [
            ("", {"mqtt": broker.url}),
            ("", {"mqtt": secure.url, "mqtt_ca": signed}),
            ("password", {"mqtt": broker.url.replace("password", "secret")}),
            ("certificate", {"mqtt": secure.url, "mqtt_ca": other}),
            ("certificate", {"mqtt": secure.url}),
            ("file", {"mqtt": secure.url, "mqtt_ca": "/nowhere/ca.pem"}),
            ("away", {"mqtt": broker.url.replace("mqtt:", "mqtts:")}),
        ]
        for reason, values in cases:
            with shared(Settings(**values)) as (_, said):
                expected = {"mqtt": reason} if reason else {}
                if reason:
                    assert problem(said) == expected
                else:
                    assert said.empty()
            verdict = doctor.broker(make_up(tmp_path / "machine", settings=values))
            assert verdict.state == ("fail" if reason else "pass"), reason
            assert verdict.args.get("why", "") == reason
            assert "secret" not in repr(verdict)
    assert doctor.broker(make_up(tmp_path / "machine")).state == "skipped"


def test_a_report_is_a_message_that_the_window_can_read() -> None:
    why = Problem("core.server-problem", {"server": "cafe:1883", "why": "away"})
    said: list[SharingStatus] = []
    servers.Attempts("mqtt", said.append).failed(why)
    assert read(line(said[0]), Heard) == said[0]
    assert Phrasebook("en").problem(why) == "No answer from cafe:1883."
