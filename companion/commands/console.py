"""The prompts as JSON lines."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TextIO

import msgspec

from companion.appendix import site
from companion.engine.prompts import Ask, Count, Refused, Say, is_again
from companion.phrases.phrasebook import first_sentence
from companion.phrases.wording import Wording
from companion.session.session import Session

Speak = Callable[[str], object]

PROTOCOL = Path(__file__).with_name("json.md")
"""The documentation of every line."""

NOWHERE: dict[str, str | None] = {"page": None, "mark": None}
"""The place of prompts that the appendix doesn't explain."""


def silently(_: str) -> None:
    """Say nothing aloud."""


class JsonConsole:
    """Plays a session by JSON lines, one object per line, as described in ``json.md``.

    ``address`` returns the URL of a page of a language and a game.
    """

    def __init__(
        self,
        session: Session,
        source: Iterable[str],
        out: TextIO,
        speak: Speak = silently,
        address: Callable[[str, str, str], str] = site.address,
    ) -> None:
        self.session = session
        self.source = source
        self.out = out
        self.speak = speak
        self.address = address
        self._cues: list[str] = []

    def run(self) -> None:
        """Play until the input ends or asks to quit; every answer is on disk by then."""
        if self.session.greeting:
            self._emit_notice("core.resumed", self.session.greeting)
        self._emit_step()
        for line in self.source:
            if self.take(line):
                break
        self.session.pause_clock()

    def take(self, line: str) -> bool:
        """Process one line; return whether it asks to quit."""
        if not line.strip():
            return False
        self._call_out()
        try:
            return self._obey(_parse(line))
        except Refused as refused:
            text = self.session.phrasebook.refusal(refused)
            self._emit({"type": "error", "key": refused.key, "text": text})
            return False

    def _obey(self, message: dict[str, Any]) -> bool:
        if "answer" in message:
            self.session.answer(message["answer"])
        else:
            match message.get("do"):
                case "quit":
                    return True
                case "undo":
                    self.session.undo()
                case "redo":
                    self.session.redo()
                case "correct":
                    self.session.correct(str(message.get("field")), message.get("value"))
                case "die":
                    die = self.session.roll_die(message.get("sides", 6))
                    self._emit(_wording(die))
                    self.speak(die.voice)
                    self._emit_ask()
                    return False
                case other:
                    raise Refused("core.refused-do", do=other)
        self._emit_step()
        return False

    def _call_out(self) -> None:
        """Emit the cue of the clock; of several only the last is still true."""
        if cues := self.session.cues():
            key = f"core.clock-{cues[-1]}"
            self._emit_notice(key, self.session.phrasebook.text(key))
            self.speak(self.session.phrasebook.text(key))
        self._cues += cues

    def _clock(self) -> dict[str, Any] | None:
        """Return the state of clock and budget, and the cues since the last call."""
        cues, self._cues = self._cues, []
        clock, budget = self.session.clock, self.session.budget
        if clock is None and budget is None:
            return None
        return {
            "elapsed": _tenths(clock.elapsed if clock else None),
            "left": _tenths(clock.left if clock else None),
            "cues": cues,
            "budget": budget
            and {
                "minutes": budget.minutes,
                "used": _tenths(budget.used),
                "ahead": _tenths(budget.ahead),
            },
        }

    def _emit_step(self) -> None:
        session = self.session
        news = session.news()
        for notice in news:
            self._emit_notice("core.notice", notice)
        for say, wording in zip(session.play.says, session.in_full.says, strict=True):
            fields = {**_wording(wording), "actor": say.actor, "again": is_again(say)}
            self._emit({**fields, **self._where(say)})
        self.speak(" ".join([*map(first_sentence, news), session.spoken]))
        self._emit_ask()

    def _emit_ask(self) -> None:
        session = self.session
        play, wording = session.play, session.in_full.ask
        self._emit(
            {
                "type": "state",
                "state": play.state(),
                "undo": session.undo_label,
                "redo": session.redo_label,
                "saved": session.saved,
                "pace": session.pace or None,
                "clock": self._clock(),
            }
        )
        if play.ask is None or wording is None:
            self._emit({"type": "end", "result": msgspec.to_builtins(play.result)})
            return
        least, most = (
            (play.ask.minimum, play.ask.maximum) if isinstance(play.ask, Count) else (None, None)
        )
        self._emit(
            {
                **_wording(wording),
                "actor": play.ask.actor,
                "again": is_again(play.ask),
                **self._where(play.ask),
                "type": "ask",
                "kind": wording.kind,
                "options": [{"value": value, "label": label} for value, label in wording.options],
                "min": least,
                "max": most,
                "default": wording.default,
            }
        )

    def _where(self, prompt: Say | Ask) -> dict[str, str | None]:
        """Return the URL where the appendix explains a prompt, and its mark."""
        session, place = self.session, self.session.place(prompt)
        if not place:
            return NOWHERE
        page = self.address(session.phrasebook.language, session.game.name, place)
        return {"page": page, "mark": session.mark(prompt) or None}

    def _emit_notice(self, key: str, text: str) -> None:
        self._emit({"type": "say", "key": key, "args": {}, "text": text})

    def _emit(self, message: dict[str, Any]) -> None:
        if message["type"] == "say":
            unsaid = {"voice": message["text"], "why": "", "actor": None, "again": False}
            message = {**unsaid, **NOWHERE, **message}
        self.out.write(json.dumps(message, ensure_ascii=False) + "\n")
        self.out.flush()


def _tenths(number: float | None) -> float | None:
    """Return a number rounded to one decimal, None for none."""
    return None if number is None else round(number, 1)


def _parse(line: str) -> dict[str, Any]:
    try:
        message = json.loads(line.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise Refused("core.refused-json")
    return message


def _wording(wording: Wording) -> dict[str, Any]:
    return {
        "type": "say",
        "key": wording.key,
        "args": dict(wording.args),
        "text": wording.text,
        "voice": wording.voice,
        "why": wording.why,
    }
