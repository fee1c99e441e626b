"""Finds the text for a prompt.

A message's value is shown; ``.voice`` is spoken; ``.why`` is the reason with the rulebook's page;
``.done`` is undo's text for the answer (the message ``done-VALUE`` is the same for every prompt
that has no ``.done-VALUE`` of its own), ``.reported`` the new text of a report after a follow-up
question: both are sentences with a verb, made from the ``$answer`` and its label ``$choice``, or
for an answer in a group from the ``$group`` and the ``$part``, and their labels ``$head`` and
``$label``; ``$owned`` is whether that part is among those so called in the prompt. ``.refused``
says what is wrong with an answer that is not offered, ``.ask`` is the text of a draw that the
player makes. ``.title``, ``.moves``,
``.facts``, ``.key`` and ``.short`` are a step in parts (see `companion.phrases.glance`),
``.ask-title`` and so on those of such a draw. An option's text is the attribute ``.option-VALUE``
(spoken: ``.voice-VALUE``), for other numbers ``.option``, for other names the name itself, in the
form given by ``.form``. Names are the messages ``name-VALUE``, whose attributes are their forms:
``NAME($type, form: "the")``; a form with ``voice`` (or ``the-voice``) is spoken. ``LIST($types)``
is a list of names, ``ANY($types)`` one with "or", ``LINES($types, 2)`` has two of them on each
line, and ``ITEM($types, 2)`` is the second of them. ``SIGNED($change)`` is a number with its sign.

True and false among a prompt's values are "yes" and "no" in a message.

The message ``heard`` lists spoken spellings of names, one per line: ``Lyon | lee on``.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from companion.engine.chance import Chance
from companion.engine.log import CORRECT, LogEntry
from companion.engine.problem import Problem
from companion.engine.prompts import (
    Args,
    Ask,
    Choose,
    Confirm,
    Count,
    Printed,
    Refused,
    Say,
    group_of,
    grouped,
    is_again,
)
from companion.engine.saved import SavedPlay
from companion.games import games, is_file
from companion.phrases import LANGUAGES
from companion.phrases.glance import Glance, glance
from companion.phrases.messages import Messages, compiled, split
from companion.phrases.wording import ChoiceGroup, Labelled, Wording

log = logging.getLogger(__name__)

FALLBACK = "en"
"""The language that replaces missing texts."""

CORE = "core"
GAME = "game"
"""The name of a bot file's game among its own names."""

HEARD = "heard"
VOICE, ASK_VOICE = "voice", "ask-voice"
AGAIN = "again"
"""The attribute of a repeated reminder, as are ``.again-short`` and ``.again-moves``."""
PARTS = ("title", "moves", "facts", "key", "short")
OWN = (VOICE, *PARTS, *(f"ask-{part}" for part in PARTS), AGAIN)
OWN_ENDS = (f"-{VOICE}", f"{AGAIN}-short", f"{AGAIN}-moves")
"""Attributes, and endings of some, that a language has itself or not at all: never English."""


PLAIN = str.maketrans("|*[]", "¦∗()")
"""Replacements in a name for characters that have a meaning in a message."""

PEOPLE: ContextVar[Mapping[str, str]] = ContextVar("people", default=MappingProxyType({}))
"""The names of players in the message that is being formatted."""


@cache
def written(language: str, name: str) -> Mapping[str, str]:
    """Return the sources of a Fluent file's messages, none if it is missing."""
    try:
        return split(fluent_file(language, name).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        log.error("%s has no words of %s: %s", language, name, error)
        return {}


def fluent_file(language: str, name: str) -> Traversable:
    """Return the Fluent file of a game, or of the companion itself."""
    if name in games() and (folder := games()[name].folder):
        return folder / "phrases" / f"{language}.ftl"
    return files("companion.phrases") / language / f"{name}.ftl"


@cache
def bundle(language: str, game: str) -> Any:
    """Return the messages of a game and of the core in one language.

    Those of a game that the language lacks are all in English.
    """
    if language != FALLBACK and game in games() and not has_words(language, game):
        return bundle(FALLBACK, game)
    functions: dict[str, Any] = {
        "SIGNED": _signed,
        "NAME": lambda value, form="": _called(language, game, str(value), str(form)),
        "LIST": lambda values, form="": _list(language, game, str(values), str(form), "and"),
        "ANY": lambda values, form="": _list(language, game, str(values), str(form), "or"),
        "LINES": lambda values, each, form="": _lines(
            language, game, str(values), int(each), str(form)
        ),
        "ITEM": lambda values, number, form="": _called(
            language, game, str(values).split("|")[int(number) - 1], str(form)
        ),
    }
    messages = {**written(language, CORE), **written(language, game)}
    return Messages(language, messages, functions)


@cache
def spoken_names(language: str) -> Mapping[str, str]:
    """Return the spoken spellings of names for the voice of a language, by their written ones."""
    book, found = Phrasebook(language), {}
    for file in (CORE, *games()):
        if HEARD in written(language, file):
            for line in book.text(f"{file}.{HEARD}").splitlines():
                name, _, spelling = line.partition("|")
                found[name.strip()] = spelling.strip()
    return found


def forget() -> None:
    """Drop the messages of every language: they are reloaded and parsed on demand.

    All of them take some 20 MiB.
    """
    caches = (written, bundle, compiled, _pattern, _note_missing, _formatted, _name)
    for cached in caches:
        cached.cache_clear()


@cache
def has_words(language: str, game: str) -> bool:
    """Return whether a game has texts in a language; a saved play may be of an unknown game."""
    try:
        return fluent_file(language, game).is_file()
    except (OSError, ValueError):
        return False


class Phrasebook:
    """The texts of one language.

    A missing text is logged as an error, never a crash: it is replaced by English, or if that is
    missing too, by the key. ``people`` are the names of players, by what the game calls them.
    """

    def __init__(self, language: str, people: Mapping[str, str] = MappingProxyType({})) -> None:
        if language not in LANGUAGES:
            raise Refused("core.refused-language", language=language, choices=LANGUAGES)
        self.language = language
        self.people = {who: name.translate(PLAIN) for who, name in people.items()}

    def calling(self, people: Mapping[str, str]) -> Phrasebook:
        """Return the same texts with these names of players."""
        return self if people == self.people else Phrasebook(self.language, people)

    def text(self, key: str, /, **args: Any) -> str:
        """Return the text for ``key``."""
        return self.find(key, args) or key

    def find(self, key: str, args: Mapping[str, Any], attribute: str = "") -> str:
        """Return a message's value, or one of its attributes; "" if it has none."""
        game, _, message = key.partition(".")
        if _pattern(self.language, game, message, attribute)[1] is None:
            return ""
        given = tuple((name, argument(value)) for name, value in args.items())
        people = tuple(self.people.items())
        text, errors = _formatted(self.language, game, message, attribute, given, people)
        for error in errors:
            log.error("%s: %s of %s: %s", self.language, attribute or "text", key, error)
        return text

    def name(self, value: Any, game: str = CORE, form: str = "") -> str:
        """Return the name of a value, such as a type of Building."""
        return self.people.get(str(value)) or _name(self.language, game, str(value), form)

    def game(self, game: str) -> str:
        """Return the name of a game; for one not installed, the saved name."""
        return self.name(game, game) if self._knows(game) else game

    def _knows(self, game: str) -> bool:
        return has_words(self.language, game) or has_words(FALLBACK, game)

    def lacking(self, game: str) -> list[str]:
        """Return a sentence that says so if a game has no words in this language."""
        lacks = not has_words(self.language, game)
        return [self.text("core.only-english", game=self.game(game))] if lacks else []

    def prompt_text(self, prompt: Say | Ask) -> Wording:
        """Return a prompt in words."""
        key, args = prompt.key, dict(prompt.args)
        if isinstance(prompt, Say):
            text = self.find(key, args) or key
            return Wording(
                key,
                "say",
                self._again(prompt) or text,
                self.find(key, args, VOICE) or text,
                self.find(key, args, "why"),
                args=prompt.args,
            )
        if isinstance(prompt, Count):
            args |= {"minimum": prompt.minimum, "maximum": prompt.maximum}
        ask = self.find(key, args, "ask") if isinstance(prompt, Choose) and prompt.drawn else ""
        text = ask or self.find(key, args) or key
        return Wording(
            key,
            type(prompt).__name__.lower(),
            self._again(prompt) or text,
            self.find(key, args, ASK_VOICE if ask else VOICE) or text,
            self.find(key, args, "why"),
            self._options(prompt),
            prompt.default,
            prompt.args,
            self._labelled(prompt, prompt.displayed_options) if isinstance(prompt, Choose) else (),
            self._groups(prompt) if isinstance(prompt, Choose) else {},
            self._alone(prompt) if isinstance(prompt, Choose) else {},
        )

    def glance(self, prompt: Say | Ask) -> Glance:
        """Return a prompt in parts, as shown on the screen."""
        args = dict(prompt.args)
        if isinstance(prompt, Count):
            args |= {"minimum": prompt.minimum, "maximum": prompt.maximum}
        drawn = isinstance(prompt, Choose) and prompt.drawn
        form = "ask-" if drawn else ""
        parts = {part: self.find(prompt.key, args, form + part) for part in PARTS}
        parts |= {part: short for part in PARTS if (short := self._again(prompt, f"-{part}"))}
        ask = self.find(prompt.key, args, "ask") if drawn else ""
        text = ask or self.find(prompt.key, args) or prompt.key
        return glance(parts, text, isinstance(prompt, Choose | Count))

    def _again(self, prompt: Say | Ask, part: str = "") -> str:
        """Return the text of a repeated reminder, "" if it is worded in full."""
        if not is_again(prompt):
            return ""
        return self.find(prompt.key, prompt.args, f"{AGAIN}{part}")

    def short(self, prompt: Say | Ask) -> str:
        """Return the spoken text of a prompt for somebody who knows the game, "" for none.

        A message without a short form is spoken as it is.
        """
        form = "ask-short" if isinstance(prompt, Choose) and prompt.drawn else "short"
        game, _, message = prompt.key.partition(".")
        own = (_pattern(self.language, game, message, each)[1] for each in (form, "short"))
        if any(each is not None for each in own):
            return self.glance(prompt).short
        return self.prompt_text(prompt).voice

    def _options(self, prompt: Ask) -> Labelled:
        if isinstance(prompt, Choose):
            values = prompt.options
            if prompt.default is not None:
                values = (prompt.default, *(v for v in values if v != prompt.default))
            return self._labelled(prompt, values)
        if isinstance(prompt, Confirm):
            return self._labelled(prompt, (True, False) if prompt.can_fail else (True,))
        return ()

    def _groups(self, prompt: Choose) -> dict[str, ChoiceGroup]:
        several = {head: of for head, of in grouped(prompt.options).items() if head not in of}
        members = _Members(self, prompt)
        return {
            str(head): ChoiceGroup(
                capital(members.group(str(head))),
                self._group_question(prompt, str(head)),
                tuple((value, capital(members.label(str(value)))) for value in of),
                self._group_glance(prompt, str(head)),
            )
            for head, of in several.items()
        }

    def _group_glance(self, prompt: Choose, head: str) -> Glance:
        """Return a question within a group in parts, from attributes such as group-x-title."""
        parts = {part: self.find(prompt.key, prompt.args, f"group-{head}-{part}") for part in PARTS}
        return glance(parts, self._group_question(prompt, head), True)

    def _group_question(self, prompt: Choose, head: str) -> str:
        return self._of_group(prompt, "group", head, {**prompt.args, "group": head})

    def names_alike(self, prompt: Ask | Chance | Printed, head: str) -> bool:
        """Return whether an option's label within its group doesn't depend on the group."""
        game, _, message = prompt.key.partition(".")
        own, shared = (
            _pattern(self.language, game, message, each)[1] for each in (f"member-{head}", "member")
        )
        return own is None and shared is not None

    def _alone(self, prompt: Choose) -> dict[str, str]:
        """Return the short labels, if any, of options that are alone in their group."""
        found = {}
        for value, of in grouped(prompt.options).items():
            if (head := group_of(value)) and of == (value,):
                args = {**prompt.args, "option": str(value).partition(".")[2], "group": head}
                found[str(value)] = self._of_group(prompt, "alone", head, args)
        return {value: label for value, label in found.items() if label}

    def group_name(self, prompt: Ask | Chance | Printed, head: str) -> str:
        """Return the name of a group of a prompt's options."""
        own = self.find(prompt.key, prompt.args, f"option-{head}")
        form = self.find(prompt.key, prompt.args, "form")
        return own or self.name(head, prompt.key.partition(".")[0], form)

    def _of_group(self, prompt: Ask | Chance | Printed, part: str, head: str, args: Args) -> str:
        """Return a text about a group: its own, else the common one of the prompt's groups."""
        return self.find(prompt.key, args, f"{part}-{head}") or self.find(prompt.key, args, part)

    def member(self, prompt: Ask | Chance | Printed, value: str) -> str:
        """Return the label of an option within its group."""
        head, _, member = value.partition(".")
        option = int(member) if member.isdigit() else member
        if own := self._of_group(prompt, "member", head, {**prompt.args, "option": option}):
            return own
        form = self.find(prompt.key, prompt.args, f"form-{head}")
        return self.name(member, prompt.key.partition(".")[0], form)

    def _labelled(self, prompt: Ask, values: tuple[Any, ...]) -> Labelled:
        members = _Members(self, prompt)
        labels = (
            members.whole(value) if group_of(value) else self.option(prompt, value)
            for value in values
        )
        return tuple(zip(values, map(capital, labels), strict=True))

    def label(self, prompt: Ask | Chance | Printed, value: Any) -> str:
        """Return the label of an answer given, in short: without the name of its group."""
        if group_of(value):
            return self.member(prompt, value)
        return self.find(prompt.key, prompt.args, f"label-{value}") or self.option(prompt, value)

    def option(self, prompt: Ask | Chance | Printed, value: Any) -> str:
        """Return the label of one of a prompt's options."""
        if group_of(value):
            return _Members(self, prompt).whole(value)
        args = {**prompt.args, "option": value}
        if isinstance(prompt, Count):
            return self.find(prompt.key, args, "option") or minus(str(value))
        slug = ("done" if value else "impossible") if isinstance(value, bool) else value
        if label := self.find(prompt.key, args, f"option-{slug}"):
            return label
        game = prompt.key.partition(".")[0]
        named = isinstance(slug, str) and bundle(self.language, game).has_message(f"name-{slug}")
        if not named and (label := self.find(prompt.key, args, "option")):
            return label
        if isinstance(slug, int):
            return str(slug)
        form = self.find(prompt.key, args, "form")
        return self.name(slug, game, form)

    def spoken_option(self, prompt: Ask, value: Any) -> str:
        """Return the spoken text of an option: it, or its name, may have its own."""
        label, game = self.option(prompt, value), prompt.key.partition(".")[0]
        args = {**prompt.args, "option": value}
        if heard := self.find(prompt.key, args, f"{VOICE}-{value}"):
            return heard
        named = isinstance(value, str) and not group_of(value)
        own = (f"option-{value}", "option")
        if not named or any(self.find(prompt.key, args, each) for each in own):
            return label
        form = self.find(prompt.key, args, "form")
        heard = f"{form}-voice" if form else VOICE
        return self.find(f"{game}.name-{value}", {}, heard) or label

    def setting(self, key: str, value: Any) -> str:
        """Return the text for the value of an option or a setting."""
        args = {"option": value}
        own = self.find(key, args, f"option-{value}") or self.find(key, args, "option")
        return own or str(value)

    def done(self, prompt: Ask | Chance | Printed, entry: LogEntry) -> str:
        """Return what was done by an answer, for undo and the history.

        None is the answer of an optional printed fact that the box lacks.
        """
        game = prompt.key.partition(".")[0]
        if entry.key == CORRECT:
            field, value = entry.value
            return self.text(
                CORRECT, field=self.field(field, game), value=self.value(value, game, field)
            )
        if entry.value is None:
            fact = self.find(prompt.key, prompt.args, "fact")
            return self.text("core.box-open", fact=fact)
        if isinstance(entry.value, str) and bundle(self.language, game).has_message(
            f"done-{entry.value}"
        ):
            own = self._answered(prompt, entry, f"done-{entry.value}")
            return own or self.text(f"{game}.done-{entry.value}")
        return self._answered(prompt, entry, "done") or self.option(prompt, entry.value)

    def reported(self, prompt: Ask | Chance | Printed, entry: LogEntry) -> str:
        """Return the name of a report after this follow-up answer, "" if unchanged."""
        return self._answered(prompt, entry, "reported")

    def reported_label(self, prompt: Ask | Chance | Printed, entry: LogEntry) -> str:
        """Return the label of a report after this follow-up answer, "" if unchanged."""
        return self._answered(prompt, entry, "reported-label")

    def _answered(self, prompt: Ask | Chance | Printed, entry: LogEntry, part: str) -> str:
        """Return an attribute of a prompt's message with its answer as argument, "" if none."""
        args = {**prompt.args, "answer": entry.value, "choice": self.option(prompt, entry.value)}
        head = group_of(entry.value)
        member = str(entry.value).partition(".")[2]
        owned = member in prompt.args.get("owned", ())
        args |= {"group": head or entry.value, "part": member or "none", "owned": owned}
        if head:
            members = _Members(self, prompt)
            args |= {"head": members.group(head), "label": members.label(entry.value)}
        return self.find(prompt.key, args, part)

    def field(self, field: str, game: str) -> str:
        """Return the name of a field of the ± editor; obvious parts have none."""
        names = (self.name(part, game, "field") for part in field.split("."))
        return " · ".join(filter(None, names))

    def value(self, value: Any, game: str, field: str) -> str:
        """Return the value of a field in words.

        The name of a part of the field may have its own word for nothing (``.none``): it agrees.
        """
        if value in (None, "", []):
            own = (self.find(f"{game}.name-{part}", {}, "none") for part in field.split(".")[::-1])
            return next(filter(None, own), "") or self.name("none", game)
        if isinstance(value, list):
            return ", ".join(self.name(each, game, "value") for each in value)
        if isinstance(value, str):
            return self.name(value, game, "value")
        if isinstance(value, bool):
            return self.name("yes" if value else "no", game)
        return minus(str(value))

    def problem(self, problem: Problem | None) -> str:
        """Return the sentence for a problem, "" if there is none."""
        return self.text(problem.key, **problem.args) if problem else ""

    def ending(self, saved: SavedPlay) -> str:
        """Return how a play ended or its state: for a score pad, with its game and the winner."""
        words, result = self.text(f"core.history-{saved.outcome}"), saved.result
        if not self._knows(saved.game):
            return self.text("core.history-unknown", outcome=words)
        if result is None:
            return words
        if saved.outcome == "over" and result.winner:
            names = {person.who: person.name for person in saved.players}
            winners = ", ".join(names.get(w) or self.name(w, saved.game) for w in result.winner)
            words = self.text("core.history-winner", winner=winners)
        scored = result.scored_game
        return f"{self.name(scored, saved.game)} · {words}" if scored else words

    def refusal(self, refused: Refused) -> str:
        """Return the one sentence that says what is wrong and what to do."""
        args = dict(refused.args_)
        prompt = args.pop("prompt", None)
        if prompt is not None:
            answer = _quoted(args["answer"])
            if own := self.find(prompt.key, {**prompt.args, "answer": answer}, "refused"):
                return own
        choices = args.pop("choices", ())
        known = {name: args.pop(name) for name in KNOWN if name in args}
        quoted = {name: _quoted(value) for name, value in args.items()}
        return self.text(refused.key, **known, **quoted, choices=", ".join(map(_quoted, choices)))


class _Members:
    """The labels of a prompt's options in groups: there may be many, made of few words.

    What several have in common is computed once.
    """

    HOLE = "\0"
    """A placeholder for what differs."""

    def __init__(self, book: Phrasebook, prompt: Ask | Chance | Printed) -> None:
        self._book, self._prompt = book, prompt
        self._groups: dict[str, tuple[str, str, bool]] = {}
        self._labels: dict[tuple[str, str], str] = {}

    def _group(self, head: str) -> tuple[str, str, bool]:
        """Return a group's name, its label pattern, and whether its labels don't depend on it."""
        if head not in self._groups:
            name = self._book.group_name(self._prompt, head)
            whole = self._book.text("core.grouped", group=name, choice=self.HOLE)
            alike = self._book.names_alike(self._prompt, head)
            self._groups[head] = name, whole, alike
        return self._groups[head]

    def group(self, head: str) -> str:
        """Return the name of a group."""
        return self._group(head)[0]

    def label(self, value: str) -> str:
        """Return the label of an option within its group."""
        head, _, member = value.partition(".")
        known = ("" if self._group(head)[2] else head), member
        if known not in self._labels:
            self._labels[known] = self._book.member(self._prompt, value)
        return self._labels[known]

    def whole(self, value: str) -> str:
        """Return the label of an option by itself."""
        return self._group(group_of(value))[1].replace(self.HOLE, self.label(value))


KNOWN = (
    "minimum",
    "maximum",
    "can_fail",
    "port",
    "play",
    "path",
    "error",
    "line",
    "usage",
)
"""Arguments of a refusal that are inserted unchanged; the others are quoted from the input."""

QUOTED = 60
"""The most characters of an input that are quoted."""


def first_sentence(text: str) -> str:
    """Return the spoken part of a text that is also shown: its first sentence."""
    first, more, _ = text.partition(". ")
    return f"{first}." if more else text


def capital(words: str) -> str:
    """Return a text with a capital first letter."""
    return words[:1].upper() + words[1:]


def minus(text: str) -> str:
    """Return the text with a real minus before its negative numbers."""
    return re.sub(r"(?<![^\s(:*“])-(?=\d)", "−", text)


def _signed(number: Any) -> str:
    """Return a change as text: +3, -7."""
    return f"{int(number):+d}" if number else "0"


def _quoted(value: Any) -> str:
    """Return a value as it was sent (true, not True), short and printable."""
    try:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = "…"
    text = text.encode("utf-8", "replace").decode("utf-8")
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


@lru_cache(maxsize=16384)
def _pattern(language: str, game: str, message: str, attribute: str) -> tuple[Any, Any]:
    """Return a message's value or attribute, None if there is none, and its bundle.

    English replaces what the language lacks; but the language's own value is spoken rather than an
    English attribute.
    """
    for each in dict.fromkeys((language, FALLBACK)):
        found = bundle(each, game)
        if not found.has_message(message):
            _note_missing(each, game, message)
            continue
        entry = found.get_message(message)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is not None or attribute in OWN or attribute.endswith(OWN_ENDS):
            return found, pattern
    return found, None


@cache
def _note_missing(language: str, game: str, message: str) -> None:
    """Log that a message is missing: once, though each of its attributes is looked up."""
    log.error("%s has no words for %s.%s", language, game, message)


@lru_cache(maxsize=4096)
def _formatted(
    language: str,
    game: str,
    message: str,
    attribute: str,
    args: tuple[tuple[str, Any], ...],
    people: tuple[tuple[str, str], ...] = (),
) -> tuple[str, Sequence[Exception]]:
    """Return a message's value or attribute formatted with these arguments, and the errors.

    A step is worded several times, as a preview, for display, speech and undo: Fluent runs once.
    """
    found, pattern = _pattern(language, game, message, attribute)
    before = PEOPLE.set(dict(people))
    try:
        text, errors = found.format_pattern(pattern, dict(args))
    finally:
        PEOPLE.reset(before)
    return _tidied(str(text)), errors


def _tidied(text: str) -> str:
    """Return a formatted pattern without the whitespace around omitted parts."""
    text = re.sub(" +", " ", text).replace(" \n", "\n").strip()
    return minus(text)


@lru_cache(maxsize=4096)
def _name(language: str, game: str, value: str, form: str) -> str:
    message = f"name-{GAME if is_file(value) else value}"
    found, pattern = _pattern(language, game, message, "")
    if pattern is None:
        return value
    own = found.get_message(message).attributes.get(form, pattern)
    text, _ = found.format_pattern(own, {})
    return _tidied(str(text))


def argument(value: Any) -> Any:
    """Return a value in a form that Fluent accepts: it knows no lists, and no true and false."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "|".join(map(str, value)) if isinstance(value, list | tuple) else value


def _called(language: str, game: str, value: str, form: str) -> str:
    """Return what a value is called while a message is formatted: a player may have a name."""
    return PEOPLE.get().get(value) or _name(language, game, value, form)


def _list(language: str, game: str, values: str, form: str, last: str) -> str:
    names = [_called(language, game, value, form) for value in values.split("|") if value]
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {_name(language, game, last, '')} {names[-1]}"


def _lines(language: str, game: str, values: str, each: int, form: str) -> str:
    names = [_called(language, game, value, form) for value in values.split("|") if value]
    rows = (names[start : start + each] for start in range(0, len(names), each))
    return "\n".join(map(", ".join, rows))
