"""Playing on a plain terminal: numbers choose, Enter is the default, letters do the rest."""

from __future__ import annotations

import json
import select
import shutil
import textwrap
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TextIO

from companion.appendix import qr, site
from companion.appendix.server import Server
from companion.commands.console import Speak, silently
from companion.engine.clock import format_time
from companion.engine.game import totals
from companion.engine.prompts import Ask, Count, Field, Refused, Say, shortcut_numbers
from companion.phrases import aloud
from companion.phrases.phrasebook import capital, first_sentence, minus
from companion.phrases.wording import ChoiceGroup, Labelled, Wording
from companion.session.session import Session, carried_out, flatten_state

ORANGE, BLUE, AMBER, DIM, PLAIN = (
    "\033[38;5;208m",
    "\033[38;5;117m",
    "\033[33m",
    "\033[2m",
    "\033[0m",
)

MARKS = {"reading": "◆ ", "unknown": "? ", "": ""}
"""The prefixes of a rule that is our interpretation, or unknown."""

ROWS = 12
"""The maximum number of lines about the state of the play."""

ROW = 78
"""The width in characters of a row with many choices."""


class Leave(Exception):
    """The player leaves; the game is saved."""


Wait = Callable[[TextIO, float | None], bool]


def wait_for_line(source: TextIO, seconds: float | None) -> bool:
    """Wait for a line, at most ``seconds`` (None: forever); return whether one can be read.

    This only waits for a terminal: a file or a pipe is read at once.
    """
    if seconds is None or not source.isatty():
        return True
    ready, _, _ = select.select([source], [], [], seconds)
    return bool(ready)


SAME = str.maketrans(
    "’‘“”−\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}０１２３４５６７８９", "''\"\"-  0123456789"
)
"""Typographic, phone or full-width characters, and the typed ones that they mean."""


class Terminal:
    """Plays a session in a terminal: numbers to choose, Enter for the default.

    ``server`` provides the rule pages' URLs for phones; ``wait`` waits for the player.
    """

    def __init__(
        self,
        session: Session,
        source: TextIO,
        out: TextIO,
        speak: Speak = silently,
        server: Server | None = None,
        wait: Wait = wait_for_line,
    ) -> None:
        self.session = session
        session.play.joins = True
        self.server = server
        self.text = session.phrasebook.text
        self.source = source
        self.out = out
        self.speak = speak
        self.wait = wait
        self.colours = out.isatty()
        self._group: ChoiceGroup | None = None
        self._keys: dict[str, Callable[[], bool]] = {
            "u": self._undo,
            "r": self._redo,
            "a": self._repeat,
            "d": self._die,
            "w": self._why,
            "s": self._show_recap,
            "ss": self._show_state,
            "e": self._correct,
            "h": self._history,
            "p": self._page,
            "pp": self._whole_page,
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
            self.session.pause_clock()
            key = "core.terminal-saved" if self.session.saved else "core.terminal-unsaved"
            self._print(self.text(key), DIM)

    def _take(self, line: str) -> None:
        """Answer with a line, or run its key's action; show the step if it changed."""
        try:
            key = self._keys.get(line.lower())
            changed = key() if key else self._answer(line)
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
        if self._group:
            if line:
                self.session.answer(_picked(self._group.options, line))
            return True
        value = self._value(line, ask)
        wording = self.session.ask
        if wording and value in wording.groups:
            self._open(wording.groups[value])
            return False
        self.session.answer(value)
        return True

    def _value(self, line: str, ask: Ask) -> Any:
        """Return the answer, or the group's name, for a line."""
        wording = self.session.ask
        if not line and ask.default is not None:
            return ask.default
        number = whole(line)
        if isinstance(ask, Count) and number is not None:
            return number
        return _picked(wording.menu if wording else (), line)

    def _open(self, group: ChoiceGroup) -> None:
        """Show the choices of a group: the next line selects one, or is empty to go back."""
        self._group = group
        self._print(group.question, ORANGE)
        self._list(group.options)
        self._print(self.text("core.terminal-group"), DIM)

    def _list(self, options: Labelled, default: Any = None) -> None:
        """Print choices with their numbers, the default marked."""
        numbers = shortcut_numbers([value for value, _ in options])
        if len(options) > aloud.MANY:  # these are not read out either
            rows = (
                f"{number}\u00a0{label}"
                for number, (_, label) in zip(numbers, options, strict=True)
            )
            self._print(textwrap.fill("   ".join(rows), ROW, initial_indent="   "), BLUE)
            return
        for number, (value, label) in zip(numbers, options, strict=True):
            self._print(f" {'▶' if value == default else ' '} {number}  {label}", BLUE)

    # the keys' actions; each returns whether the step changed

    def _undo(self) -> bool:
        self.session.undo()
        self._print(self.session.gone_back, DIM)
        if moves := self.session.to_put_back:
            self._print(moves, DIM)
        return True

    def _redo(self) -> bool:
        label = self.session.redo_label
        self.session.redo()
        self._print(label, DIM)
        return True

    def _repeat(self) -> bool:
        self._show_step(self.session.in_full)
        return False

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
        for note in self.session.marked:
            self._print(f"{MARKS[note.mark]}{note.text}", AMBER)
        for why in whys or [self.text("core.terminal-no-why")]:
            self._print(why, DIM)
        return False

    def _show_recap(self) -> bool:
        """Print the state of the play, in a table of at most `ROWS` lines."""
        for row in self._recap()[:ROWS]:
            self._print(row)
        return False

    def _recap(self) -> list[str]:
        """Return the turn, the budget, a recap, all points, and the main goals."""
        session, play = self.session, self.session.play
        book, game = session.phrasebook, session.game
        counter = capital(book.field(game.counter, game.name))
        turn = f"{play.turn} / {play.turns}" if play.turns else str(play.turn)
        goals = play.goals()
        heads = [goal for goal in goals if goal.heads] or goals
        facts = [goal.prompt for goal in heads if goal.prompt not in play.recap()]
        points = [
            f"{capital(book.name(who, game.name))} {minus(str(total))}"
            for who, total in totals(play.scores()).items()
        ]
        points_text = book.text("core.points-status", over=play.over, points=", ".join(points))
        return [
            *([self._valued(counter, turn)] if play.turn else []),
            *filter(None, [session.budget_text()]),
            *(book.prompt_text(say).text for say in play.recap()),
            *([capital(points_text)] if points else []),
            *(book.prompt_text(prompt).text for prompt in facts),
        ]

    def _valued(self, name: str, value: str) -> str:
        """Return a name with its value, with the colon of the language."""
        return self.text("core.grouped", group=name, choice=value)

    def _show_state(self) -> bool:
        """Print every value that is tracked."""
        name = self.session.game.name
        for field, value in flatten_state(self.session.play.listed()):
            book = self.session.phrasebook
            self._print(self._valued(book.field(field, name), book.value(value, name, field)))
        return False

    def _correct(self) -> bool:
        book, game = self.session.phrasebook, self.session.game.name
        fields = self.session.play.fields
        if not fields:
            raise Refused("core.refused-correct")
        for number, (name, field) in enumerate(fields.items(), 1):
            value = book.value(field.get(), game, name)
            self._print(f"{number:4}  {self._valued(book.field(name, game), value)}")
        self._print(self.text("core.terminal-field"))
        if not (typed := self._read()):
            return False
        name = _field(list(fields), typed)
        field = fields[name]
        values = field.choices if field.many is None else tuple(field.many)
        words = {book.value(value, game, name): value for value in values}
        self._print(
            self.text(
                "core.terminal-value",
                field=book.field(name, game),
                value=book.value(field.get(), game, name),
                allowed=", ".join(words) or f"{field.minimum}–{field.maximum}",
            )
        )
        if not (typed := self._read()):
            return False
        self.session.correct(name, _read_value(field, typed, words))
        return True

    def _history(self) -> bool:
        for number, line in enumerate(self.session.history(), 1):
            self._print(f"{number:4}  {line}", DIM)
        return False

    def _page(self) -> bool:
        session, place = self.session, self._place()
        language, game = session.phrasebook.language, session.game.name
        url = self.server.url(language, game, place) if self.server else None
        if url:
            self.out.write(f"{qr.terminal(url)}\n")
            self._print(f"{MARKS[site.mark(language, game, place)]}{url}", BLUE)
            return False
        self._print(self.text("core.no-network"), AMBER)
        self._print_page(place)
        if place != site.page_of(place):
            self._print(self.text("core.terminal-page"), DIM)
        return False

    def _whole_page(self) -> bool:
        self._print_page(site.page_of(self._place()))
        return False

    def _place(self) -> str:
        """Return the place that explains the step; raise `Refused` if there is none."""
        ask = self.session.play.ask
        place = self.session.place(ask) if ask else ""
        if not place:
            raise Refused("core.no-page")
        return place

    def _print_page(self, place: str) -> None:
        """Print a page, or the section named by a place."""
        session = self.session
        for block in site.section(session.phrasebook.language, session.game.name, place):
            self._print(block.text, ORANGE if block.kind in ("title", "heading") else "")

    def _quit(self) -> bool:
        raise Leave

    def _help(self) -> bool:
        self._print(self.text("core.terminal-help"), DIM)
        return False

    # input and output

    def _show_step(self, session: Session | None = None) -> None:
        session, self._group = session or self.session, None
        news = session.news()
        for notice in news:
            self._print(f"! {notice}", AMBER)
        self._print("")
        done = carried_out(session.play)
        prompts = [*session.play.says, *([session.play.ask] if session.play.ask else [])]
        mixed = len({each.actor for each in prompts if each.actor}) > 1
        names = [self._actor(each) if mixed else "" for each in prompts]
        for name, say in zip(names, session.says, strict=False):
            self._print(f"{'✓' if done else '·'} {name}{say.text}", DIM if done else "")
        ask = session.ask
        self.speak(" ".join([*map(first_sentence, news), session.spoken]))
        if session.pace:
            self._print(session.pace, DIM)
        if ask is None:
            if session.record_text:
                self._print(session.record_text, ORANGE)
            self._show_times()
            self._print(self.text("core.finished"), DIM)
            return
        self._print_map()
        self._print(f"{names[-1]}{ask.text}", ORANGE)
        self._list(ask.menu, ask.default)
        self._print(self._prompt(ask), DIM)

    def _actor(self, prompt: Say | Ask) -> str:
        """Return a prompt's actor, as a prefix in a step with several actors."""
        game = self.session.game.name
        return f"[{self.session.phrasebook.name(prompt.actor, game)}] " if prompt.actor else ""

    def _print_map(self) -> None:
        """Print the map of the step, if it has one."""
        session = self.session
        book, game = session.phrasebook, session.game.name
        if lines := session.play.sketch(lambda value, form: book.name(value, game, form)):
            for line in lines:
                self.out.write(f"{line}\n")
            self._print(book.text(f"{game}.picture-legend"), DIM)

    def _show_times(self) -> None:
        times = self.session.times()
        if times:
            turn, seconds = times.longest
            self._print(self.text("core.clock-longest", turn=turn, time=format_time(seconds)), DIM)
            self._print(self.text("core.clock-average", time=format_time(times.average)), DIM)
            self._print(self.text("core.clock-total", time=format_time(times.total)), DIM)
        if budget := self.session.budget_text():
            self._print(budget, DIM)

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
        return self.text("core.terminal-keys", default=dict(ask.options)[ask.default])

    def _read(self) -> str:
        self._print_mark()
        while not self.wait(self.source, self.session.until_cue):
            self._print("")
            self._call_out()
            self._print_mark()
        line = self.source.readline()
        if not line:
            raise Leave
        self._call_out()
        return typed(line)

    def _print_mark(self) -> None:
        self.out.write("> ")
        self.out.flush()

    def _call_out(self) -> None:
        """Print and say the cue of the clock; of several only the last is true."""
        if cues := self.session.cues():
            cue = self.text(f"core.clock-{cues[-1]}")
            self._print(cue, AMBER)
            self.speak(cue)

    def _print(self, text: str, colour: str = "") -> None:
        if self.colours:  # a real terminal: whole words on each line
            width = shutil.get_terminal_size().columns
            text = "\n".join(textwrap.fill(line, width) for line in text.splitlines())
        self.out.write(f"{colour}{text}{PLAIN}\n" if colour and self.colours else f"{text}\n")


def _picked(options: Labelled, line: str) -> Any:
    """Return the choice whose number or text was typed; raise `Refused` if there is none."""
    values = [value for value, _ in options]
    by_number = dict(zip(shortcut_numbers(values), values, strict=True))
    number = whole(line)
    if number in by_number:
        return by_number[number]
    for value, label in options:
        if _folded(line) in (_folded(label), _folded(str(value))):
            return value
    raise Refused("core.refused-key", key=line) if line else Refused("core.refused-empty")


def typed(line: str) -> str:
    """Return a line as it was meant: a phone or an editor has other characters for the same."""
    plain = unicodedata.normalize("NFC", line.replace("\ufeff", "")).translate(SAME)
    return plain.strip()


def _folded(text: str) -> str:
    return typed(text).casefold()


def whole(text: str) -> int | None:
    """Return the whole number that was typed, None if it is not one."""
    digits = text[1:] if text[:1] in ("+", "-") else text
    plain = text.isascii() and digits.isdigit() and len(text) < 10
    return int(text) if plain else None


def _field(names: Sequence[str], typed: str) -> str:
    """Return the field given by its number in the list, or by its name."""
    number = whole(typed)
    if number is not None and 1 <= number <= len(names):
        return names[number - 1]
    if (named := _named(typed, names)) is None:
        raise Refused("core.refused-field", field=typed)
    return named


def _named(line: str, names: Iterable[Any]) -> str | None:
    """Return the name that was typed, in its own spelling; None if it is none of these."""
    found = [n for n in names if n == str(n) and _folded(n) == _folded(line)]
    return line if line in found else next(iter(found), None)


def _read_value(field: Field, typed: str, words: Mapping[str, Any]) -> Any:
    """Return what was typed as one of the field's values, by its text or name, else as JSON."""
    meant = {**words, **{value: value for value in words.values() if isinstance(value, str)}}
    if field.many is not None and not typed.startswith("["):
        parts = [part.strip() for part in typed.split(",") if part.strip()]
        return [meant.get(_named(part, meant) or "", part) for part in parts]
    if (named := _named(typed, meant)) is not None:
        return meant[named]
    try:
        return json.loads(typed)
    except (ValueError, RecursionError):
        return typed
