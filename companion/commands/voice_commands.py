"""The commands about the voice: listing voices, trying one, and prerecording speech."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from typing import Any, TextIO

import msgspec

from companion.commands import baking, parts
from companion.engine.prompts import Refused
from companion.phrases import LANGUAGES
from companion.phrases.phrasebook import Phrasebook, spoken_names
from companion.storage import settings as settings_
from companion.storage.files import writing
from companion.storage.settings import Settings
from companion.voice.piper import Piper
from companion.voice.speech import SpokenLine, Synthesiser

PLAYS = 1000
LIMIT_MB = 500
"""Megabytes."""

MEGABYTE = 1_000_000

FIXED = 50
"""Fixed lines rank like those said in one of this many plays."""

PATIENCE_S = 120.0
"""The time that a neural voice may take for a prerecorded sentence."""

BAR = 30
"""The length of the progress bar in characters."""


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add ``companion voice list``, ``say`` and ``bake``."""
    voice = commands.add_parser("voice", help="the voices: list, say, bake")
    ways = voice.add_subparsers(required=True, metavar="WHAT")

    list_ = ways.add_parser("list", parents=[common], help="the voices of each language")
    list_.set_defaults(command=list_voices)

    which = argparse.ArgumentParser(add_help=False, parents=[common])
    which.add_argument("--voice", metavar="NAME", help="as in the list")

    say_ = ways.add_parser("say", parents=[which], help="say something")
    say_.add_argument("text", nargs="?", help="what to say")
    say_.set_defaults(command=say)

    bake_ = ways.add_parser("bake", parents=[which], help="make speech in advance")
    bake_.add_argument(
        "--plays", type=int, default=PLAYS, metavar="N", help=f"random games, {PLAYS} by default"
    )
    bake_.add_argument(
        "--limit",
        type=int,
        default=LIMIT_MB,
        metavar="MB",
        help=f"megabytes, {LIMIT_MB} by default",
    )
    bake_.set_defaults(command=bake)


def list_voices(options: argparse.Namespace, settings: Settings) -> int:
    """List the voices besides the default ones, with a star beside chosen ones."""
    voices, book = parts.voices(), Phrasebook(settings.language)
    for language in _languages(options):
        chosen = voices.chosen(settings.voice_name, language)
        usual = book.text("screens.voice-usual")
        print(f"{' ' if chosen else '*'} {language:6} {'none':28} {usual}")
        for voice in voices.of(language, settings.voice_name):
            print(f"{'*' if voice == chosen else ' '} {language:6} {voice.name:28} {voice.label}")
    return 0


def say(options: argparse.Namespace, settings: Settings) -> int:
    """Say a sentence; report why if it is not heard."""
    chosen = _with_voice(options, settings, [settings.language])
    text = options.text or Phrasebook(settings.language).text("screens.try-voice")
    with parts.open_speech(chosen, speak=True) as speak:
        speak(text)
    return 0


def bake(options: argparse.Namespace, settings: Settings) -> int:
    """Make the speech of everything fixed, and of what random plays say."""
    languages, book = _languages(options), Phrasebook(settings.language)
    chosen = _with_voice(options, settings, languages)
    folder, bar = settings_.baked(), ProgressBar(book, sys.stderr)
    with closing(bar), writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        plays = max(0, options.plays)
        played = baking.played_lines(languages, plays, bar.show)
        lines = _lines(chosen, languages, played, plays)
        with closing(
            Synthesiser(folder, limit=None, open_piper=patiently, names=spoken_names)
        ) as synthesiser:
            limit = max(0, options.limit) * MEGABYTE
            done = baking.bake(synthesiser, folder, lines, limit, bar.show)
            reason = book.problem(synthesiser.reason)
    size = round(done.size / MEGABYTE)
    print(book.text("core.terminal-baked", lines=done.lines, size=size, path=str(folder)))
    if done.full:
        print(book.text("core.terminal-bake-full", limit=options.limit))
    if done.failed:
        text = book.text("core.terminal-bake-failed", lines=done.failed)
        print(f"{text} {reason}".strip(), file=sys.stderr)
    return 1 if done.failed else 0


def patiently() -> Piper:
    """Return a Piper without time pressure: nobody waits for what it says."""
    return Piper(patience=PATIENCE_S)


def _lines(
    settings: Settings, languages: list[str], played: Mapping[str, Counter[str]], plays: int
) -> list[SpokenLine]:
    """Return the lines to record, the most frequent first, then every Why.

    Fixed lines rank as if one play in fifty said them.
    """
    voices = parts.voices()
    counts: Counter[SpokenLine] = Counter()
    whys: list[SpokenLine] = []
    for language in languages:
        chosen = voices.chosen(settings.voice_name, language)
        line = SpokenLine("", language, settings.voice_rate, chosen.id if chosen else "")
        fixed, reasons = baking.fixed_lines(language)
        counts.update({replace(line, text=text): count for text, count in played[language].items()})
        counts.update({replace(line, text=text): 1 + plays // FIXED for text in fixed})
        whys += [replace(line, text=text) for text in reasons]
    return [*(line for line, _ in counts.most_common()), *whys]


def _languages(options: argparse.Namespace) -> list[str]:
    """Return the requested language, else all of them."""
    return [options.language] if options.language else list(LANGUAGES)


def _with_voice(options: argparse.Namespace, settings: Settings, languages: list[str]) -> Settings:
    """Return the settings with the requested voice; raise `Refused` if there is none."""
    name = options.voice
    if name is None:
        return settings
    if name == "none":
        return msgspec.structs.replace(settings, voice_name="")
    voices = parts.voices()
    if not any(voices.chosen(name, language) for language in languages):
        there = [voice.name for language in languages for voice in voices.of(language)]
        raise Refused("core.refused-voice", voice=name, choices=["none", *there])
    return msgspec.structs.replace(settings, voice_name=name)


class ProgressBar:
    """Shows progress, on one row of a terminal, else at every tenth."""

    def __init__(self, book: Phrasebook, out: TextIO) -> None:
        self._book, self._out = book, out
        self._last = ""

    def show(self, what: str, done: int, of: int) -> None:
        """Show how much of the total is done."""
        share = done / of if of else 1.0
        full = round(share * BAR)
        name = self._book.text(f"core.terminal-bake-{what}")
        if self._out.isatty():
            row = f"\r{name:8} {'█' * full}{'░' * (BAR - full)} {share:4.0%} {done}/{of} "
        else:
            row = f"{name} {int(share * 10) * 10} %\n"
        if row != self._last:
            self._out.write(row)
            self._out.flush()
        self._last = row

    def close(self) -> None:
        """Finish the row."""
        if self._out.isatty():
            self._out.write("\n")
