"""What every game must pass: `GameChecks`."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, VariableReference
from fluent.syntax.visitor import Visitor

from companion.appendix import site, sources
from companion.appendix.cards import MAX_PAGES
from companion.engine.autoplay import likely_answer
from companion.engine.game import Game
from companion.engine.play import Play
from companion.engine.prompts import Ask, Say
from companion.games import games
from companion.phrases import LANGUAGES
from companion.phrases.phrasebook import FALLBACK, Phrasebook, fluent_file, has_words
from companion.storage.store import Store
from companion.testing.long import LONG
from companion.testing.plays import (
    PARTS,
    PLAYS,
    Kind,
    by_defaults,
    kinds,
    option_sets,
    play_at_random,
    play_there_and_back,
)
from companion.testing.steps import dropped

PATIENCE_S = 600
"""How long a play on the touchscreen may take: somebody may test many at once."""


class GameChecks:
    """Checks of ``games``, for a test class to inherit."""

    games: ClassVar[Sequence[Game]] = ()

    @classmethod
    def own(cls, game: Game) -> Any:  # noqa: ARG003 - the same for every game of a class
        """Return what says what holds in a game alone: see `companion.testing.plays`."""
        return cls

    @classmethod
    def every_game(cls) -> Sequence[Game]:
        """Return the games that are checked."""
        return cls.games

    @classmethod
    def every_kind(cls) -> list[Kind]:
        """Return every kind of play of them."""
        return [kind for game in cls.games for kind in kinds(game, cls.own(game))]

    @classmethod
    def every_language(cls) -> tuple[str, ...]:
        """Return the languages of the companion."""
        return LANGUAGES

    # the game

    def test_it_is_registered(self, game: Game) -> None:
        assert games().get(game.name) is game, (
            f"the companion does not find {game.name}: pyproject.toml must name it below "
            '[project.entry-points."companion.games"], and the package must be installed'
        )

    def test_every_option_has_a_default_and_takes_its_values(self, game: Game) -> None:
        assert game.with_defaults({}) == {option.name: option.values[0] for option in game.options}
        for option in game.options:
            assert len(set(option.values)) == len(option.values)
            assert [option.check(value) for value in option.values] == list(option.values)
            assert not option.takes("none of these")

    def test_what_counts_the_turns_is_a_value_of_the_state(self, game: Game) -> None:
        play, rng = Play(game, {}, "1"), random.Random(1)
        while not play.over:
            counted = play.state().get(game.counter, 0)
            assert play.turn == counted, f"Game.counter names no value of the state: {game.counter}"
            play.answer(likely_answer(play, rng))

    def test_every_prompt_and_step_is_run(self, game: Game) -> None:
        """One that is called without `yield` is left out, and nothing else would fail."""
        found = list(dropped(Path(str(game.folder))))
        assert not found, "\n".join(found)

    # plays

    @pytest.mark.parametrize("part", PARTS)
    def test_random_plays_keep_what_must_hold_and_end(
        self, kind: Kind, part: int, tmp_path: Path
    ) -> None:
        """4 plays; every 16 lines of the log an answer is undone and redone, and the disk tried.

        If long, 10,000 plays: in 1,000 of them after every answer.
        """
        store = Store(tmp_path / "companion.db")
        every = 1 if LONG and part < 2 else 16
        for number in range(PLAYS):
            play_at_random(kind, str(part * PLAYS + number), store, every)
        store.close()

    def test_a_play_by_defaults_ends_whatever_the_options(self, kind: Kind) -> None:
        for number, options in enumerate(option_sets(kind.game)):
            by_defaults(kind, options, str(number))

    @pytest.mark.parametrize("seed", range(20 if LONG else 1))
    def test_undo_all_the_way_back_and_redo_all_the_way_forth(self, kind: Kind, seed: int) -> None:
        rng = random.Random(seed)
        play = Play(kind.game, rng.choice(option_sets(kind.game)), str(seed))
        play_there_and_back(play, lambda: kind.answer(play, rng, 0.6))

    # words

    def test_it_has_english_words(self, game: Game) -> None:
        assert has_words(FALLBACK, game.name), f"write {fluent_file(FALLBACK, game.name)}"

    def test_the_phrases_can_be_read(self, game: Game, language: str) -> None:
        """Without lines that are not Fluent, and without two messages of one name."""
        body = phrases(language, game.name).body
        where = fluent_file(language, game.name)
        unread = "\n".join(entry.content or "" for entry in body if isinstance(entry, Junk))
        assert not unread, f"{where} has lines that are not Fluent:\n{unread}"
        names = [entry.id.name for entry in body if isinstance(entry, Message)]
        twice = sorted({name for name in names if names.count(name) > 1})
        assert not twice, f"{where} has messages twice: {', '.join(twice)}"

    def test_a_translation_has_every_message_with_the_same_values(
        self, game: Game, language: str
    ) -> None:
        if not has_words(language, game.name):
            pytest.skip(f"no {language}: it is played in English")
        english, other = (values(each, game.name) for each in (FALLBACK, language))
        where = fluent_file(language, game.name)
        missing = ", ".join(english.keys() - other.keys())
        assert not missing, f"{where} lacks: {missing}"
        more = ", ".join(other.keys() - english.keys())
        assert not more, f"{where} has what en.ftl lacks: {more}"
        differ = ", ".join(differing(english, other))
        assert not differ, f"{where} uses other values than en.ftl in: {differ}"

    def test_everything_that_is_said_and_asked_has_words(
        self, kind: Kind, language: str, caplog: pytest.LogCaptureFixture
    ) -> None:
        book = Phrasebook(language)
        for prompt in prompts(kind):
            where = f"{fluent_file(language, kind.game.name)}: {prompt.key.partition('.')[2]}"
            wording = book.prompt_text(prompt)
            assert wording.text != prompt.key, f"write a message in {where}"
            assert wording.voice, f"write what is said in {where}"
            for value, label in wording.options:
                assert label, f"write .option-{value} in {where}, or the message name-{value}"
            book.glance(prompt)
            assert not caplog.messages, "\n".join([where, *caplog.messages])

    def test_every_option_has_words(self, game: Game, language: str) -> None:
        book = Phrasebook(language)
        for option in (each for each in game.options if not each.settled):
            for value in (each for each in option.values if not each.isdecimal()):
                own = book.find(f"{game.name}.option-{option.name}", {}, f"option-{value}")
                shared = book.find(f"core.option-{option.name}", {}, f"option-{value}")
                assert own or shared, (
                    f"write .option-{value} of option-{option.name} in "
                    f"{fluent_file(language, game.name)}"
                )

    # pages

    def test_every_prompt_leads_to_a_place_in_its_pages(self, game: Game, language: str) -> None:
        """Each prompt with a place has words, too: not every one comes up in a play."""
        folder = f"{game.folder}/pages/{language}"
        unworded = ", ".join(game.places.keys() - values(FALLBACK, game.name).keys())
        assert not unworded, f"{fluent_file(FALLBACK, game.name)} lacks: {unworded}"
        for prompt, place in game.places.items():
            try:
                site.address(language, game.name, place)
            except site.UnknownPageError:
                pytest.fail(f"{prompt} leads to {place}: write that page or heading in {folder}")

    def test_every_page_can_be_shown(self, game: Game, language: str) -> None:
        """Its links lead somewhere, and its drawings exist."""
        from companion.appendix import html

        for page in site.pages(language, game.name):
            own, english = (
                len(sources.headings(site.source(each, game.name, page)))
                for each in (language, FALLBACK)
            )
            assert own == english, (
                f"{game.folder}/pages/{language}/{page}.md: not as many headings as in English"
            )
            assert site.title(language, game.name, page)
            assert html.page(language, game.name, page)
            for link in site.links(language, game.name, page):
                if ":" not in link:
                    assert site.address(language, game.name, link), (page, link)

    def test_the_pages_of_its_card_exist_and_have_room(self, game: Game) -> None:
        assert len(game.card_pages) <= MAX_PAGES, f"Game.card_pages: at most {MAX_PAGES}"
        missing = set(game.card_pages) - set(site.pages(FALLBACK, game.name))
        assert not missing, f"Game.card_pages: there is no page {', '.join(sorted(missing))}"

    # the touchscreen

    def test_a_play_is_shown_on_the_touchscreen(self, game: Game, tmp_path: Path) -> None:
        """In each language its steps are drawn; what fails or has no room is named."""
        check_on_screen([(game, language) for language in self.every_language()], tmp_path)


def check_on_screen(plays: Sequence[tuple[Game, str]], home: Path) -> None:
    """Show each game in its language, in a window of a process of its own."""
    named = [f"{game.name}:{language}" for game, language in plays]
    command = [sys.executable, "-m", "companion.testing.on_screen", *named]
    environ = {**os.environ, "COMPANION_HOME": str(home)}
    done = subprocess.run(
        command, env=environ, capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    faults = json.loads(done.stdout.splitlines()[-1])
    assert not faults, "\n".join(faults)


def prompts(kind: Kind) -> tuple[Say | Ask, ...]:
    """Return each prompt of some plays once."""
    found: dict[str, Say | Ask] = {}
    for number, options in enumerate(option_sets(kind.game)[:6]):
        play, rng = Play(kind.game, options, str(number)), random.Random(number)
        while True:
            goals = [goal.prompt for goal in play.goals()]
            found |= {
                repr(each): each for each in (*play.says, play.ask, *goals, play.pace()) if each
            }
            if play.over:
                break
            play.answer(kind.answer(play, rng, 0.6))
    return tuple(found.values())


@cache
def phrases(language: str, game: str) -> Resource:
    """Return a game's file of phrases, or the English one, as Fluent reads it."""
    file = fluent_file(language if has_words(language, game) else FALLBACK, game)
    return FluentParser().parse(file.read_text(encoding="utf-8"))


class _Values(Visitor):
    """Collects the values that a text uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


ANSWER = frozenset({"answer", "choice", "group", "head", "label", "owned", "part"})
"""What `Phrasebook.done` adds: each language calls an answer by what its sentence needs."""


def differing(
    english: Mapping[str, frozenset[str]], other: Mapping[str, frozenset[str]]
) -> list[str]:
    """Return the texts that lack a value of the English one, or use one that its message lacks.

    A translation may choose its form by another value of the same message, as by a gender.
    """
    known: dict[str, frozenset[str]] = {}
    for name, used in english.items():
        message = name.partition(".")[0]
        known[message] = known.get(message, frozenset()) | used
    wrong = []
    for name, used in english.items():
        answer = ANSWER if name.endswith((".done", ".reported")) else frozenset()
        may = known[name.partition(".")[0]] | answer
        if not used - answer <= other[name] <= may:
            wrong.append(name)
    return wrong


def values(language: str, game: str) -> dict[str, frozenset[str]]:
    """Return each message and attribute with the values that it uses.

    The forms of names are a language's own.
    """
    found = {}
    for message in (each for each in phrases(language, game).body if isinstance(each, Message)):
        texts = {message.id.name: message.value}
        if not message.id.name.startswith("name-"):
            texts |= {
                f"{message.id.name}.{each.id.name}": each.value for each in message.attributes
            }
        for name, text in texts.items():
            visitor = _Values()
            if text:
                visitor.visit(text)
            found[name] = frozenset(visitor.names)
    return found
