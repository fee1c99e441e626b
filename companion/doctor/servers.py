"""What the table is shared with, if a setting says so: a broker, a database."""

from __future__ import annotations

from companion.doctor.machine import Machine
from companion.doctor.verdict import Verdict, failed, passed, skipped
from companion.engine.problem import Problem
from companion.sharing.servers import server


def broker(machine: Machine) -> Verdict:
    """Check that the broker lets this table in."""
    if not machine.settings.mqtt:
        return skipped()
    from companion.sharing import mqtt  # only if it is set: it loads paho-mqtt

    return _verdict(machine.settings.mqtt, mqtt.check(machine.settings))


def cafe(machine: Machine) -> Verdict:
    """Check that the database for finished plays lets this table in."""
    if not machine.settings.postgres:
        return skipped()
    from companion.sharing import postgres

    return _verdict(machine.settings.postgres, postgres.check(machine.settings))


def _verdict(url: str, found: Problem | None) -> Verdict:
    if found is None:
        return passed(server=str(server(url)))
    return failed(why=found.args["why"], reason=found)
