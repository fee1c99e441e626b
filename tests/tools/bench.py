"""How fast the companion is on this machine: ``deploy/bench``.

Every figure is a list of samples, given as mean, median, 95th and 99th percentile, least and
most. The window is measured in a companion of its own, in a folder of its own, so no game is
touched: some minutes of play, one press after another, on the X server that is there
(``DISPLAY``; ``xvfb-run`` makes one), else off screen.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import wave
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any, TextIO

from companion.engine.autoplay import likely_answer, play_out
from companion.engine.game import Game
from companion.engine.log import is_main
from companion.engine.play import Play
from companion.engine.prompts import Choose, group_of, grouped, is_part
from companion.games import games
from companion.phrases import aloud
from companion.phrases.phrasebook import LANGUAGES, Phrasebook, spoken_names
from companion.storage.store import Store
from companion.voice.narrator import sentences
from companion.voice.speech import Synthesiser

STARTS = 5
PLAYS = 100
RARELY = 20
"""A rare answer is given once per this many opportunities."""
COUNTED = 20
"""Plays of each game whose answers are counted."""
TAPPED = 6
"""Plays of each game whose taps are counted: that takes longer."""
LINES = 20
SPOKEN = 6
UNDOS = 20
STEPS = 300
UNCOMPILED = "PYTHONDONTWRITEBYTECODE"
TIMEOUT = 120
PATIENCE = 1800
COLUMNS = ("mean", "median", "p95", "p99", "least", "most")
WINDOW = "tools.window_bench"
PRESSES = {
    "x": "Presses go through the X server, as a mouse's do.",
    "sdl": "Presses go into SDL's queue, as there is no X server; they wake the loop as its would.",
    "": "The window could not be measured.",
}

Samples = dict[str, list[float]]


def report(as_json: bool, out: TextIO) -> int:
    """Measure everything and write a table, or one JSON object."""
    way, measured = _measure()
    figures = {name: _summary(samples) for name, samples in measured.items() if samples}
    if as_json:
        out.write(json.dumps({"presses": way, **figures}) + "\n")
        return 0
    out.write(f"{PRESSES[way]}\n\n")
    _write_table(figures, out)
    return 0


def report_answers(as_json: bool, out: TextIO) -> int:
    """Write only how many answers and taps plays take, and how many are only Enter."""
    measured = _answers() | _taps() | _taps_to_first_turn()
    figures = {name: _summary(samples) for name, samples in measured.items()}
    if as_json:
        out.write(json.dumps(figures) + "\n")
    else:
        _write_table(figures, out)
    return 0


def _write_table(figures: dict[str, dict[str, float]], out: TextIO) -> None:
    out.write(f"{'':32}" + "".join(f"{column:>10}" for column in COLUMNS) + f"{'n':>7}\n")
    for name, figure in figures.items():
        numbers = "".join(f"{figure[key]:>10.2f}" for key in COLUMNS)
        out.write(f"{name:32}{numbers}{figure['n']:>7}\n")


def _summary(samples: list[float]) -> dict[str, float]:
    ordered = sorted(samples)
    return {
        "mean": statistics.fmean(ordered),
        "median": statistics.median(ordered),
        "p95": _percentile(ordered, 95),
        "p99": _percentile(ordered, 99),
        "least": ordered[0],
        "most": ordered[-1],
        "n": len(ordered),
    }


def _percentile(ordered: list[float], percent: int) -> float:
    """Return the smallest sample that this percentage does not exceed."""
    return ordered[max(0, math.ceil(len(ordered) * percent / 100) - 1)]


def _measure() -> tuple[str, Samples]:
    """Return which way the presses took, and every sample."""
    first, cached = _speech()
    way, window = _window()
    return way, {
        "start_first_question_ms": [_first_question() for _ in range(STARTS)],
        **window,
        "speech_ms": first,
        "speech_cached_ms": cached,
        **{f"undo_{length}_answers_ms": _undo(length) for length in (100, 300)},
        "undo_ms": _undo(1000),
        "plays_per_second": [1000 / _milliseconds(play_out, *_begun(n)) for n in range(PLAYS)],
        **_answers(),
        **_taps(),
        **_taps_to_first_turn(),
        **_spoken(),
    }


def _milliseconds(work: Callable[..., object], *args: Any) -> float:
    begun = time.perf_counter()
    work(*args)
    return (time.perf_counter() - begun) * 1000


def _begun(number: int) -> tuple[Play, random.Random]:
    """Return the ``number``-th play of the measurements, each game in turn, and its dice."""
    every = list(games().values())
    return Play(every[number % len(every)], {}, str(number)), random.Random(number)


def _second(game: Game, number: int) -> tuple[Play, random.Random]:
    """Return a later play of somebody who has entered the printed facts, and its generator."""
    box, rng = dict[str, Any](), random.Random(number)
    play_out(Play(game, {}, str(number), box=box), rng)
    return Play(game, {}, str(number), box=box), rng


def _first_question() -> float:
    """Start the terminal companion until its first question is there."""
    with tempfile.TemporaryDirectory() as home:
        return _milliseconds(
            _companion, ["-m", "companion", "play", next(iter(games())), "--json"], home
        )


def _companion(arguments: list[str], home: str, timeout: float = TIMEOUT) -> str:
    """Run a companion with its own folder; return its output, "" if it failed."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**_as_installed(), "SDL_AUDIODRIVER": "dummy", "COMPANION_HOME": home},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=False,
        timeout=timeout,
    )
    return "" if done.returncode else done.stdout


def _as_installed() -> dict[str, str]:
    """Return the environment in which Python caches compiled code, as on a Pi."""
    installed = {name: each for name, each in os.environ.items() if name != UNCOMPILED}
    return {**installed, "PYTHONPATH": str(Path(__file__).parents[1])}


def _window() -> tuple[str, Samples]:
    """Measure a real window: some starts, and a long session with the voice on."""
    way, found = "", Samples()
    for steps in (*[0] * STARTS, STEPS):
        with tempfile.TemporaryDirectory() as home:
            arguments = ["-m", WINDOW, repr(time.time()), str(steps)]
            written = _companion(arguments, home, PATIENCE)
        measured = json.loads(written.splitlines()[-1]) if written else {}
        way = measured.get("presses", "")
        for name, samples in measured.get("samples", {}).items():
            found.setdefault(name, []).extend(samples)
    return way, found


def _speech() -> tuple[list[float], list[float]]:
    """Make speech for the first time, and take it from the cache."""
    with tempfile.TemporaryDirectory() as folder, closing(Synthesiser(Path(folder))) as speech:
        if speech.synthesise("Mars", "en") is None:
            return [], []
        lines = [f"Put the astronaut on space {number}, in the Colony." for number in range(LINES)]
        first, cached = (
            [_milliseconds(speech.synthesise, line, "en") for line in lines] for _ in range(2)
        )
    return first, cached


def _spoken() -> Samples:
    """Measure how long each step of random plays is spoken, in seconds, and each play, in minutes.

    It is as much as is said without another setting, with a box that is known, in each language.
    """
    found: Samples = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Synthesiser(Path(folder), names=spoken_names)) as speech,
    ):
        for game, language in product(games().values(), LANGUAGES):
            book, seconds = Phrasebook(language), dict[str, float]()
            for number in range(SPOKEN):
                steps = []
                for play in _steps(*_second(game, number)):
                    said = aloud.pieces(book, play.says, play.ask)
                    lines = [each for piece in said for each in sentences(piece.text)]
                    for line in lines:
                        if line not in seconds:
                            seconds[line] = _length(speech.synthesise(line, language))
                    steps.append(sum(seconds[line] for line in lines))
                name = f"spoken_{game.name}_{language}"
                found.setdefault(f"{name}_step_s", []).extend(steps)
                found.setdefault(f"{name}_play_min", []).append(sum(steps) / 60)
    return found


def _steps(play: Play, rng: random.Random) -> Iterator[Play]:
    """Yield a play at each of its steps, and at its end."""
    yield play
    while not play.over:
        play.answer(_answer(play, rng))
        yield play


def _length(path: Path | None) -> float:
    """Return the seconds of a sound, 0 where there is none."""
    if path is None:
        return 0
    with wave.open(str(path)) as file:
        return file.getnframes() / file.getframerate()


def _undo(length: int) -> list[float]:
    play = _long_play(length)
    return [_milliseconds(play.undo) for _ in range(UNDOS)]


def _long_play(length: int) -> Play:
    """Return a play of about ``length`` answers, including chance but not side rolls of the die.

    Nine times in ten a number is corrected at the main question, to its own value: reports would
    end a play before it is long.
    """
    number = 0
    while True:
        play, rng = _begun(number)
        while not play.over and len(play.log) < length:
            numbers = [
                (name, field.get())
                for name, field in play.fields.items()
                if field.maximum and field.minimum <= field.get() <= field.maximum
            ]
            if numbers and rng.random() < 0.9:
                play.correct(*rng.choice(numbers))
            else:
                play.answer(likely_answer(play, rng))
        if len(play.log) >= length:
            return play
        number += 1


def _answers() -> Samples:
    """Count the answers of whole plays, from set-up to verdict, and those that are only Enter.

    The player follows the default three times in four, else answers at random, but with rare
    answers once in `RARELY`, and has entered the printed facts in an earlier play. Mere actions are
    joined, as at the table.
    """
    found: Samples = {}
    for game, number in product(games().values(), range(COUNTED)):
        play, rng = _second(game, number)
        play.joins = True
        answers = enters = 0
        while play.ask is not None:
            answer = _answer(play, rng)
            answers, enters = answers + 1, enters + (answer == play.ask.default)
            play.answer(answer)
        found.setdefault(f"answers_{game.name}", []).append(answers)
        found.setdefault(f"answers_{game.name}_only_enter", []).append(enters)
    return found


def _taps_to_first_turn() -> Samples:
    """Count the taps from the first screen to the first turn: in the first play, and in later ones.

    The printed facts were entered in the first; in the later one the set-up may be the quick one,
    too.
    """
    from tools.taps import taps_to_first_turn  # Kivy is slow to load

    found: Samples = {}
    for name, game in games().items():
        if not game.options:
            continue
        quick = any("quick" in option.values for option in game.options)
        ways = {"first": {}, "later": {}, **({"later_quick": {"help": "quick"}} if quick else {})}
        with tempfile.TemporaryDirectory() as folder, closing(Store(Path(folder) / "db")) as store:
            for way, options in ways.items():
                taps = taps_to_first_turn(store, name, options)
                found[f"taps_{name}_to_first_turn_{way}"] = [taps]
    return found


def _taps() -> Samples:
    """Count the taps of turns, phases and rounds at the table, and how often the screen changes.

    The printed facts were entered in an earlier play. Moves are made list by list, and one by one.
    """
    from tools.taps import count_taps  # Kivy is slow to load

    found: Samples = {}
    for name in games():
        for way, hurried in (("", True), ("_one_by_one", False)):
            with (
                tempfile.TemporaryDirectory() as folder,
                closing(Store(Path(folder) / "db")) as store,
            ):
                counted = count_taps(store, name, TAPPED, hurried)
            found |= {f"taps_{name}{way}_{what}": samples for what, samples in counted.items()}
    return found


def _answer(play: Play, rng: random.Random) -> Any:
    """Return a likely answer that doesn't correct what is drawn.

    In a follow-up question the first of each kind is likely, too.
    """
    answer, ask = likely_answer(play, rng), play.ask
    while answer in getattr(ask, "rare", ()) and rng.randrange(RARELY):
        answer = likely_answer(play, rng)
    while is_main(ask) and (group_of(answer) or answer) in play.game.drawn:
        answer = likely_answer(play, rng)
    if isinstance(ask, Choose) and is_part(ask) and rng.random() < 0.75:
        answer = grouped(ask.options).get(group_of(answer), (answer,))[0]
    return answer


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and write the figures."""
    parser = argparse.ArgumentParser("deploy/bench", description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--answers", action="store_true", help="only the answers of whole plays")
    options = parser.parse_args(arguments)
    return (report_answers if options.answers else report)(options.json, sys.stdout)


if __name__ == "__main__":
    sys.exit(main())
