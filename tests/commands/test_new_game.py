"""``companion new-game`` writes a package that installs with pip, plays, and passes its tests."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

import pytest

from companion.commands.new_game import write
from companion.engine.game import Game
from companion.engine.prompts import Refused
from companion.testing import GameChecks
from companion.testing.plays import kinds
from kit import processes


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new package, beside what pip installed of it."""
    folder = tmp_path_factory.mktemp("new")
    found = write("chess", folder)
    done = processes.run(
        *("-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
        *("--no-index", "--no-deps", "--no-build-isolation", "--no-compile"),
        *("--target", str(folder / "installed"), str(found)),
    )
    assert done.returncode == 0, done.stderr
    return found


@pytest.fixture
def environ(package: Path, tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of a process that finds it."""
    return {"PYTHONPATH": str(package.parent / "installed"), "COMPANION_HOME": str(tmp_path)}


def test_it_plays_as_it_was_written(environ: dict[str, str]) -> None:
    answers = '{"answer":3}\n' * 4
    done = processes.run(
        *processes.COMPANION,
        *("play", "chess", "--json", "--seed", "3"),
        typed=answers,
        environ=environ,
    )
    assert done.stderr == ""
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert lines[-1]["type"] == "end"
    assert [line["text"] for line in lines if line["type"] == "error"] == []


def test_it_is_played_in_english_where_its_language_is_missing_and_says_so(
    environ: dict[str, str],
) -> None:
    done = processes.run(
        *processes.COMPANION, "play", "chess", "--json", "--language", "fr", environ=environ
    )
    assert "Your rival" in done.stdout
    assert "Chess n’est pas traduit en français" in done.stdout


def test_it_passes_its_tests_at_once(package: Path, environ: dict[str, str]) -> None:
    """All of them in French, which it lacks: that is the harder case."""
    selected = "not chess-en and not pt-BR"
    done = processes.run("-m", "pytest", "-q", str(package), "-k", selected, environ=environ)
    assert done.returncode == 0, done.stdout


MISTAKES = [
    ("yield from chess.draw()", "yield chess.draw()", "another script by `yield"),
    ('yield Say("chess.storm"', 'yield Say("storm"', "a key is GAME.MESSAGE"),
    ('yield Say("chess.storm"', 'Say("chess.storm"', "nobody sees this prompt"),
    ("    return Result(", "    Result(", "the script returns None: no Result"),
]
"""Those of a script end its plays."""

IN_PHRASES = [
    ("    .voice = There is a storm.", "    .voice = { $wind }.", "voice of chess.storm"),
    ("end = The", "ends = The", "en.ftl lacks: end"),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake[-1])
def test_a_mistake_in_a_script_is_named(tmp_path: Path, mistake: tuple[str, str, str]) -> None:
    line, instead, named = mistake
    script = write("chess", tmp_path) / "chess/__init__.py"
    written = script.read_text(encoding="utf-8")
    assert line in written
    script.write_text(written.replace(line, instead), encoding="utf-8")
    with pytest.raises((AssertionError, TypeError), match=re.escape(named)):
        check_script(run_path(str(script))["GAME"], tmp_path)


def check_script(game: Game, folder: Path) -> None:
    GameChecks().test_every_prompt_and_step_is_run(game)
    GameChecks().test_random_plays_keep_what_must_hold_and_end(kinds(game)[0], 0, folder)


def test_each_of_several_mistakes_in_the_phrases_is_named_by_its_tests(
    package: Path, environ: dict[str, str]
) -> None:
    place = package.parent / "installed/chess/phrases/en.ftl"
    written = wrong = place.read_text(encoding="utf-8")
    for line, instead, _ in IN_PHRASES:
        assert line in wrong
        wrong = wrong.replace(line, instead)
    place.write_text(wrong, encoding="utf-8")
    without = ("-p", "no:xdist", "-p", "no:hypothesispytest", "-p", "no:cacheprovider")
    selected = "not shown and not registered and not fr and not pt-BR"
    done = processes.run(
        *("-m", "pytest", "-q", *without, str(package), "-k", selected), environ=environ
    )
    place.write_text(written, encoding="utf-8")
    assert [each for *_, each in IN_PHRASES if each not in done.stdout] == []


def test_so_is_a_mistake_in_a_picture(package: Path, environ: dict[str, str]) -> None:
    place = package.parent / "installed/chess/__init__.py"
    written = place.read_text(encoding="utf-8")
    offered = """
def pictures():
    from companion.screens.pictures import GamePictures, OnTable, Picture
    return GamePictures(
        header=lambda view: view.header,
        icons={"storm": "storms", "one": "pawn:jade"},
        pictures={"chess.storms": Picture(draw), "chess.yours": Picture(draw)},
        on_table=lambda *_: OnTable("chess"),
        parts={"Board": "ChessTable", "Left": "ChessTable"},
    )

def draw(p, box, view):
    p.rect(*box, "jade")

def drawings():
    from companion.drawings import Colour, GameDrawings, Icon
    return GameDrawings(
        icons={"rook": Icon((), "dusky")}, colours={"dusky": Colour(*["#2b221e"] * 3)}
    )

GAME = Game("""
    place.write_text(
        written.replace("\nGAME = Game(", offered).replace(
            "bot=", "pictures=pictures, drawings=drawings, bot="
        ),
        encoding="utf-8",
    )
    lines = place.read_text(encoding="utf-8").splitlines()
    place_of_jade = lines.index('    p.rect(*box, "jade")')
    done = processes.run("-m", "companion.testing.on_screen", "chess:en", environ=environ)
    place.write_text(written, encoding="utf-8")
    faults = json.loads(done.stdout)
    for said in (
        "no icon called 'storms'",
        "RecursionError",
        "GamePictures.icons: there is no colour called 'jade'",
        "no prompt called 'chess.storms'",
        "no place called 'Left'",
        "no rule is called <ChessTable>",
        f"{place}:{1 + place_of_jade}: KeyError",
        "the icon 'rook' in 'dusky' has a contrast of 1.0 in the theme 'night'",
    ):
        assert any(said in fault for fault in faults), (said, faults)


@pytest.mark.parametrize(
    "name", ["Chess", "a", "my-game", "1chess", "../chess", "chess/x", "é" * 3]
)
def test_a_name_that_is_none_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refused) as refused:
        write(name, tmp_path)
    assert refused.value.key == "core.refused-game-name"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["json", "companion", "taken"])
def test_a_name_that_is_taken_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(Refused) as refused:
        write(name, tmp_path)
    assert refused.value.key == "core.refused-game-taken"
    assert [each.name for each in tmp_path.iterdir()] == ["taken"]
