"""The same prompts on a terminal, and as JSON lines."""

from __future__ import annotations

import json
import shutil
import textwrap
from collections.abc import Callable, Iterable
from typing import Any, TextIO

from companion.appendix import qr, site
from companion.engine.play import Play
from companion.engine.prompts import Ask, Count, Refused, Say
from companion.phrases.phrasebook import Wording
from companion.session import Session, leaves

Speak = Callable[[str], object]


def silently(_: str) -> None:
    """Say nothing aloud."""


def voice_of(says: Iterable[Wording], ask: Wording | None) -> str:
    """Return what is spoken for a step."""
    return " ".join(wording.voice for wording in (*says, *([ask] if ask else [])))


# JSON lines


class JsonConsole:
    """Plays a session by JSON lines, one object a line (README, "JSON lines")."""

    def __init__(
        self, session: Session, source: Iterable[str], out: TextIO, speak: Speak = silently
    ) -> None:
        self.session = session
        self.source = source
        self.out = out
        self.speak = speak
        self._noticed: list[str] = []

    def run(self) -> None:
        """Play until the input ends or asks to quit; every answer is on disk by then."""
        if self.session.greeting:
            self._emit_notice("core.resumed", self.session.greeting)
        self._emit_step()
        for line in self.source:
            if self.take(line):
                return

    def take(self, line: str) -> bool:
        """Carry out one line; return whether it asks to quit."""
        if not line.strip():
            return False
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
                    self.session.play.undo()
                case "redo":
                    self.session.play.redo()
                case "correct":
                    self.session.play.correct(str(message.get("field")), message.get("value"))
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

    def _emit_step(self) -> None:
        session = self.session
        for notice in session.notices:
            if notice not in self._noticed:
                self._emit_notice("core.notice", notice)
        self._noticed = session.notices
        for say, wording in zip(session.play.says, session.says, strict=True):
            self._emit(_wording(wording, _address(session, say)))
        self.speak(voice_of(session.says, session.ask))
        self._emit_ask()

    def _emit_ask(self) -> None:
        session = self.session
        play, wording = session.play, session.ask
        self._emit(
            {
                "type": "state",
                "state": play.state(),
                "undo": session.undo_label,
                "redo": session.redo_label,
                "saved": session.saved,
            }
        )
        if play.ask is None or wording is None:
            self._emit({"type": "end", "result": play.result})
            return
        least, most = (
            (play.ask.minimum, play.ask.maximum) if isinstance(play.ask, Count) else (None, None)
        )
        self._emit(
            {
                **_wording(wording, _address(session, play.ask)),
                "type": "ask",
                "kind": wording.kind,
                "options": [{"value": value, "label": label} for value, label in wording.options],
                "min": least,
                "max": most,
                "default": wording.default,
            }
        )

    def _emit_notice(self, key: str, text: str) -> None:
        self._emit({"type": "say", "key": key, "args": {}, "text": text})

    def _emit(self, message: dict[str, Any]) -> None:
        if message["type"] == "say":
            message = {"voice": message["text"], "why": "", "page": None, **message}
        self.out.write(json.dumps(message, ensure_ascii=False) + "\n")
        self.out.flush()


def _parse(line: str) -> dict[str, Any]:
    try:
        message = json.loads(line.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise Refused("core.refused-json")
    return message


def _wording(wording: Wording, page: str = "") -> dict[str, Any]:
    return {
        "type": "say",
        "key": wording.key,
        "args": dict(wording.args),
        "text": wording.text,
        "voice": wording.voice,
        "why": wording.why,
        "page": page or None,
    }


def _address(session: Session, prompt: Say | Ask) -> str:
    """Return the address of the appendix page that explains a prompt, "" if none does."""
    page = session.page(prompt)
    return site.address(session.phrasebook.language, session.game.name, page) if page else ""


# The plain terminal

ORANGE, BLUE, AMBER, DIM, PLAIN = (
    "\033[38;5;208m",
    "\033[38;5;117m",
    "\033[33m",
    "\033[2m",
    "\033[0m",
)


class Leave(Exception):
    """The player leaves; the game is kept."""


class Terminal:
    """Plays a session in a terminal: numbers to choose, Enter for the default."""

    def __init__(
        self, session: Session, source: TextIO, out: TextIO, speak: Speak = silently
    ) -> None:
        self.session = session
        self.text = session.phrasebook.text
        self.source = source
        self.out = out
        self.speak = speak
        self.colours = out.isatty()
        self._noticed: list[str] = []
        self._keys: dict[str, Callable[[], bool]] = {
            "u": self._undo,
            "r": self._redo,
            "a": self._repeat,
            "d": self._die,
            "w": self._why,
            "s": self._show_state,
            "e": self._correct,
            "h": self._history,
            "p": self._page,
            "q": self._quit,
            "?": self._help,
        }

    def run(self) -> None:
        """Play until the play is over or the player leaves."""
        if self.session.greeting:
            self._print(self.session.greeting, DIM)
        try:
            self._show_step()
            while True:
                self._take(self._read())
        except (Leave, KeyboardInterrupt):
            key = "core.terminal-kept" if self.session.saved else "core.terminal-unsaved"
            self._print(self.text(key), DIM)

    def _take(self, line: str) -> None:
        """Answer with a line, or do what its key says; show the step if it changed."""
        try:
            changed = self._keys[line]() if line in self._keys else self._answer(line)
        except Refused as refused:
            self._print(self.session.phrasebook.refusal(refused), AMBER)
            return
        if changed:
            self._show_step()

    def _answer(self, line: str) -> bool:
        ask = self.session.play.ask
        if ask is None:
            if not line:
                raise Leave
            raise Refused("core.refused-over")
        self.session.answer(self._value(line, ask))
        return True

    def _value(self, line: str, ask: Ask) -> Any:
        options = self._options()
        if not line and ask.default is not None:
            return ask.default
        number = whole(line)
        if isinstance(ask, Count) and number is not None:
            return number
        if number is not None and 1 <= number <= len(options):
            return options[number - 1][0]
        raise Refused("core.refused-key", key=line)

    def _options(self) -> tuple[tuple[Any, str], ...]:
        wording = self.session.ask
        return wording.options if wording else ()

    # what the keys do; each tells whether the step changed

    def _undo(self) -> bool:
        label = self.session.undo_label
        self.session.play.undo()
        self._print(label, DIM)
        return True

    def _redo(self) -> bool:
        label = self.session.redo_label
        self.session.play.redo()
        self._print(label, DIM)
        return True

    def _repeat(self) -> bool:
        return True

    def _die(self) -> bool:
        self._print(self.text("core.terminal-sides"))
        sides = self._read()
        number = whole(sides)
        if number is None:
            raise Refused("core.refused-die", sides=sides)
        die = self.session.roll_die(number)
        self._print(die.voice, ORANGE)
        self.speak(die.voice)
        return False

    def _why(self) -> bool:
        wordings = [*self.session.says, *([self.session.ask] if self.session.ask else [])]
        whys = [wording.why for wording in wordings if wording.why]
        for why in whys or [self.text("core.terminal-no-why")]:
            self._print(why, DIM)
        return False

    def _show_state(self) -> bool:
        name = self.session.game.name
        for field, value in leaves(self.session.play.state()):
            book = self.session.phrasebook
            self._print(f"{book.field(field, name)}: {book.value(value, name)}")
        return False

    def _correct(self) -> bool:
        play, book, name = self.session.play, self.session.phrasebook, self.session.game.name
        fields = play.fields
        if not fields:
            raise Refused("core.refused-correct")
        for number, field in enumerate(fields, 1):
            value = book.value(fields[field].get(), name)
            self._print(f"{number:4}  {book.field(field, name)}: {value}")
        self._print(self.text("core.terminal-field"))
        chosen = self._read()
        number = whole(chosen) or 0
        if not 1 <= number <= len(fields):
            raise Refused("core.refused-key", key=chosen)
        field = list(fields)[number - 1]
        self._print(
            self.text(
                "core.terminal-value",
                field=book.field(field, name),
                value=book.value(fields[field].get(), name),
                allowed=_allowed(play, field),
            )
        )
        play.correct(field, _read_value(play, field, self._read()))
        return True

    def _history(self) -> bool:
        for number, line in enumerate(self.session.history(), 1):
            self._print(f"{number:4}  {line}", DIM)
        return False

    def _page(self) -> bool:
        session, ask = self.session, self.session.play.ask
        page = session.page(ask) if ask else ""
        if not page:
            self._print(self.text("core.no-page"), AMBER)
            return False
        language, game = session.phrasebook.language, session.game.name
        url = session.url(page)
        if url:
            self.out.write(f"{qr.terminal(url)}\n")
            self._print(url, BLUE)
            return False
        self._print(self.text("core.no-network"), AMBER)
        for block in site.plain(language, game, page):
            self._print(block.text)
        return False

    def _quit(self) -> bool:
        raise Leave

    def _help(self) -> bool:
        self._print(self.text("core.terminal-help"), DIM)
        return False

    # reading and writing

    def _show_step(self) -> None:
        session = self.session
        for notice in session.notices:
            if notice not in self._noticed:
                self._print(f"! {notice}", AMBER)
        self._noticed = session.notices
        self._print("")
        for say in session.says:
            self._print(f"· {say.text}")
        ask = session.ask
        self.speak(voice_of(session.says, ask))
        if ask is None:
            self._print(self.text("core.finished"), DIM)
            return
        self._print(ask.text, ORANGE)
        for number, (value, label) in enumerate(ask.options, 1):
            mark = "▶" if value == ask.default else " "
            self._print(f" {mark} {number}  {label}", BLUE)
        self._print(self._prompt(ask), DIM)

    def _prompt(self, ask: Wording) -> str:
        prompt = self.session.play.ask
        if isinstance(prompt, Count):
            limits = {"minimum": prompt.minimum, "maximum": prompt.maximum}
            if ask.default is None:
                return self.text("core.terminal-count", **limits)
            count = self.text("core.terminal-count", **limits)
            return f"{count}. {self.text('core.terminal-keys', default=str(ask.default))}"
        if ask.default is None:
            return self.text("core.terminal-keys-no-default")
        return self.text("core.terminal-keys", default=ask.options[0][1])

    def _read(self) -> str:
        self.out.write("> ")
        self.out.flush()
        line = self.source.readline()
        if not line:
            raise Leave
        return line.strip().lower()

    def _print(self, text: str, colour: str = "") -> None:
        if self.colours:  # a real terminal: whole words on each line
            width = shutil.get_terminal_size().columns
            text = "\n".join(textwrap.fill(line, width) for line in text.splitlines())
        self.out.write(f"{colour}{text}{PLAIN}\n" if colour and self.colours else f"{text}\n")


def whole(text: str) -> int | None:
    """Return the whole number that was typed, None if it is none."""
    plain = text.isascii() and text.removeprefix("-").isdigit() and len(text) < 10
    return int(text) if plain else None


def _allowed(play: Play, name: str) -> str:
    field = play.fields[name]
    if field.many is not None:
        return ", ".join(field.many)
    if field.choices:
        return ", ".join(map(json.dumps, field.choices))
    return f"{field.minimum}–{field.maximum}"


def _read_value(play: Play, name: str, line: str) -> Any:
    """Return what was typed, as JSON where it is JSON, else as the name it is."""
    if play.fields[name].many is not None and not line.startswith("["):
        return [part.strip() for part in line.split(",") if part.strip()]
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return line
