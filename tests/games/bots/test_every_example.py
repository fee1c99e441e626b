"""The examples of bot files pass what every game must pass, in every language."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion import games
from companion.engine.game import Game
from companion.games.bots import EXAMPLES, game_of
from companion.games.bots.reading import read
from companion.games.bots.walk import all_steps, key
from companion.phrases.phrasebook import LANGUAGES
from companion.storage import bot_files
from companion.testing import GameChecks
from companion.testing.checks import check_on_screen
from companion.testing.long import LONG

FILES = sorted(EXAMPLES.glob("*.toml"))


def examples() -> list[Game]:
    """Return the games of all examples, which are not among the others yet."""
    return [game_of(path.stem, path.read_text(encoding="utf-8")) for path in FILES]


class TestExamples(GameChecks):
    """The checks of the companion's own games and of those of packages."""

    games = examples()

    @classmethod
    def own(cls, game: Game) -> Any:
        """Name the questions that have no default: what is counted, and where a piece went."""
        text = next(path for path in FILES if game.name.startswith(f"{path.stem}@")).read_text()
        bot = read(text)
        counted = [key(path) for path, step, _ in all_steps(bot) if step.count is not None]
        lines = (
            [key(("score", "lines", at)) for at in range(len(bot.score.lines))] if bot.score else []
        )
        return SimpleNamespace(OPEN=[f"{game.name}.{each}" for each in (*counted, *lines, "where")])

    @pytest.fixture(autouse=True)
    def in_the_folder(self, tmp_path: Path) -> None:
        """Put the examples where the companion finds them."""
        folder = tmp_path / bot_files.FOLDER
        folder.mkdir()
        for path in FILES:
            shutil.copy(path, folder)
        for game in self.games:
            games.add(game)

    def test_a_play_is_shown_on_the_touchscreen(self, tmp_path: Path) -> None:
        """In every language if long, else each example in another one; all in one window."""
        check_on_screen(
            [
                (each, language)
                for at, each in enumerate(self.games)
                for language in (LANGUAGES if LONG else [LANGUAGES[at % len(LANGUAGES)]])
            ],
            tmp_path,
        )
