"""All checks, and their findings in words."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from companion.doctor import games, phones, picture, pins, servers, sound, system
from companion.doctor.machine import Machine
from companion.doctor.verdict import Verdict, failed
from companion.engine.problem import Problem
from companion.phrases import LANGUAGES
from companion.phrases.phrasebook import Phrasebook
from companion.storage.settings import Settings

log = logging.getLogger(__name__)

Check = Callable[[Machine], Verdict]

VITAL = ("files", "database")
"""The parts without which no game can be played."""

UNKNOWN = "unknown"
"""The finding of a check that itself failed with an error."""


class Finding(NamedTuple):
    """A check's finding about a part; ``which`` distinguishes several of a kind."""

    name: str
    which: str
    verdict: Verdict

    @property
    def state(self) -> str:
        """Whether it passed, failed, or was skipped."""
        return self.verdict.state

    @property
    def stops_games(self) -> bool:
        """Whether no game can be played because of it."""
        return self.state == "fail" and self.name in VITAL

    def label(self, book: Phrasebook) -> str:
        """Return the name of the part."""
        return book.text(f"core.doctor-{self.name}", which=self.which)

    def sentence(self, book: Phrasebook) -> str:
        """Return the sentence for the finding."""
        return self._find(book, self.state)

    def remedy(self, book: Phrasebook) -> str:
        """Return what to do about a failing part, "" for any other."""
        return self._find(book, "remedy") if self.state == "fail" else ""

    def _find(self, book: Phrasebook, attribute: str) -> str:
        args = {name: _worded(book, value) for name, value in self.verdict.args.items()}
        return book.find(f"core.doctor-{self.name}", args, attribute)


def checks(settings: Settings) -> Mapping[tuple[str, str], Check]:
    """Return every check, by its part and which of several that is."""
    wired = [
        intent
        for intent in pins.INTENTS
        if intent in pins.USUAL or getattr(settings, f"pin_{intent}") is not None
    ]
    return {
        ("files", ""): games.files,
        ("games", ""): games.packages,
        ("database", ""): games.database,
        ("backups", ""): games.backups,
        ("disk", ""): system.disk,
        ("card", ""): system.card,
        ("display", ""): picture.display,
        ("renderer", ""): picture.renderer,
        ("rotation", ""): picture.rotation,
        ("touch", ""): picture.touch,
        ("loudspeaker", ""): sound.loudspeaker,
        **{("voice", each): partial(sound.voice, language=each) for each in LANGUAGES},
        ("pins", ""): pins.pins,
        **{("button", each): partial(pins.button, intent=each) for each in wired},
        ("led", ""): pins.led,
        ("network", ""): phones.network,
        ("address", ""): phones.address,
        ("host", ""): phones.name,
        ("qr", ""): phones.qr,
        ("broker", ""): servers.broker,
        ("cafe", ""): servers.cafe,
        ("clock", ""): system.clock,
        ("memory", ""): system.memory,
        ("temperature", ""): system.temperature,
        ("power", ""): system.power,
        ("release", ""): games.release,
        ("versions", ""): system.versions,
    }


def check_all(machine: Machine) -> Iterator[Finding]:
    """Check each part in turn. An error in one check doesn't stop the others."""
    for (name, which), check in checks(machine.settings).items():
        try:
            yield Finding(name, which, check(machine))
        except Exception as error:
            log.exception("the check of %s went wrong", name)
            yield Finding(UNKNOWN, name, failed(error=str(error)))


def _worded(book: Phrasebook, value: Any) -> Any:
    """Return an argument of a sentence; a problem in its own words."""
    if isinstance(value, Problem):
        return book.problem(value)
    if isinstance(value, list):
        return " ".join(map(book.problem, value))
    return "" if value is None else value
