"""What the READMEs promise: their commands, links, listings, settings and options."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from companion.commands import new_game
from companion.commands.cli import command_line
from companion.commands.new_game import write
from companion.games import games
from companion.games.bots.format import schema
from companion.games.bots.reading import read
from companion.storage.settings import Settings
from kit import processes
from kit.packages import register

ROOT = Path(__file__).parents[1]
PAGES = [
    page
    for folder in (".", "companion", "deploy", "tests")
    for page in sorted((ROOT / folder).glob("*.md" if folder == "." else "**/*.md"))
    if "pages" not in page.parts
]
TEXTS = {page.relative_to(ROOT).as_posix(): page.read_text(encoding="utf-8") for page in PAGES}
each_page = pytest.mark.parametrize("page", TEXTS)

ELSEWHERE = {"ansible-playbook", "cp", "pip", "cd", "git", "mv", "rpi-image-gen", "systemctl"}
"""Programs that are not ours."""


OURS = re.compile(r"(sudo )?(deploy/\w+|companion|\.venv/bin/\w+|(PYTHONPATH=\S+ )?python -m)( |$)")
"""How a command of ours begins in a sentence."""


@dataclass(frozen=True)
class Command:
    """A command as a page has it, without ``sudo`` and the variables before it."""

    page: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.page}: {' '.join(self.words)}"


def commands(page: str) -> Iterator[Command]:
    """Return the commands of a page: all in its blocks of sh, and ours in its sentences."""
    blocks = "\n".join(re.findall(r"^```sh\n(.*?)^```", TEXTS[page], re.DOTALL | re.MULTILINE))
    lines = re.sub(r"\\\n *", "", blocks).splitlines()
    prose = re.sub(r"^```.*?^```", "", TEXTS[page], flags=re.DOTALL | re.MULTILINE)
    quoted = (" ".join(each.split()) for each in re.findall(r"`([^`]+)`", prose))
    ours = (each for each in quoted if OURS.match(each))
    for line in chain(lines, ours):
        for part in re.sub(r" >\S+", "", line).split(" && "):
            words = shlex.split(part, comments=True)
            while words and (words[0] in ("sudo", "-u") or "=" in words[0]):
                words = words[2:] if words[0] == "-u" else words[1:]
            if words and words != ["companion"]:
                yield Command(page, tuple(words))


@pytest.mark.parametrize("command", [*chain.from_iterable(map(commands, TEXTS))], ids=str)
def test_a_command_is_one(command: Command) -> None:
    program, *arguments = command.words
    if program in ("deploy/run", "companion") or program.endswith("bin/companion"):
        starts = not arguments or re.match("-(?!h$|-help$|-version$)", arguments[0])
        run = program == "deploy/run" and starts
        check_companion(["run", *arguments] if run else arguments)
    elif program.endswith("python"):
        module = arguments[arguments.index("-m") + 1]
        assert find_spec(module), module
    elif program == ".venv/bin/pytest":
        check_paths(arguments)
    elif "/" in program:
        assert (ROOT / program).is_file()
        check_options(program, [each for each in arguments if each.startswith("--")])
        check_paths(arguments)
    else:
        assert program in ELSEWHERE, program


def check_companion(arguments: list[str]) -> None:
    """The real command line takes these words, and the game the options that are named."""
    if "…" in arguments or not arguments:
        return
    try:
        options = command_line().parse_args(arguments)
    except SystemExit:  # --version and --help end: what is wrong is refused
        return
    if options.command.__name__ == "play" and options.game in games():
        games()[options.game].with_defaults(dict(each.split("=") for each in options.set))
    if options.command.__name__ == "set_settings":
        named = {each.partition("=")[0] for each in options.settings}
        assert named <= set(Settings.__struct_fields__)


def check_paths(arguments: list[str]) -> None:
    """The tests that are named are there."""
    paths = [each for each in arguments if each.startswith("tests/")]
    assert [path for path in paths if not (ROOT / path).exists()] == []


def check_options(script: str, options: list[str]) -> None:
    """Check that the script, or what it starts, knows the options."""
    started = {"deploy/test": "tests/appliance/run", "deploy/bench": "tests/tools/bench.py"}
    texts = [(ROOT / path).read_text("utf-8") for path in (script, started.get(script, script))]
    assert [each for each in options if not any(each in text for text in texts)] == []


@each_page
def test_a_link_leads_somewhere(page: str) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)]+)\)", prose(page)):
        path, _, anchor = target.partition("#")
        found = (ROOT / page).parent / path if path else ROOT / page
        assert found.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.+)$", found.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in [
                re.sub(r"[^\w -]", "", each).lower().replace(" ", "-") for each in headings
            ]


def prose(page: str) -> str:
    """Return a page without its listings."""
    return re.sub(r"^```.*?^```|`[^`]+`", "", TEXTS[page], flags=re.DOTALL | re.MULTILINE)


@each_page
def test_a_page_says_first_who_should_read_it(page: str) -> None:
    first = TEXTS[page].split("\n\n")[1]
    assert page == "README.md" or first.startswith("For "), first


def test_the_first_page_is_short() -> None:
    assert len(TEXTS["README.md"].encode()) <= 9_000


def test_the_settings_are_all_that_there_are_with_their_defaults() -> None:
    (block,) = re.findall(
        r"^```toml\n(.*?)^```", TEXTS["deploy/README.md"], re.DOTALL | re.MULTILINE
    )
    listed, defaults = tomllib.loads(block), msgspec.to_builtins(Settings())
    assert listed == {name: value for name, value in defaults.items() if value is not None}
    unset = [name for name, value in defaults.items() if value is None]
    assert [name for name in unset if name not in block] == []


def test_the_options_are_all_that_games_have_the_default_first() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| (.+?) \|", TEXTS["companion/PLAYING.md"], re.MULTILINE)
    for option in chain.from_iterable(game.options for game in games().values()):
        shown = [re.findall("`([^`]+)`", values) for name, values in rows if name == option.name]
        ends = [option.values[0], option.values[-1]]
        assert any(each == list(option.values) or each == ends for each in shown), option.name
    known = {option.name for game in games().values() for option in game.options}
    assert {name for name, _ in rows} == known


def test_the_bot_that_is_shown_can_be_played_and_every_part_of_a_bot_file_is_explained() -> None:
    text = TEXTS["companion/games/bots/README.md"]
    listing, more = re.findall(r"^```toml\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert read(listing).title == "Ferry"
    assert read(listing + more).decks["crew"].hand == 2
    quoted = re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```", "", text, flags=re.S | re.M))
    explained = {*re.findall(r"[a-z]+", " ".join(quoted)), *listing.split()}
    kinds = schema()["$defs"].values()
    named = {name for kind in kinds for name in kind["properties"]}
    assert sorted(named - explained) == []


def test_the_tutorial_shows_what_new_game_writes_and_its_picture_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_game, "find_spec", lambda _: None)  # who follows it has it installed
    package = write("ferry", tmp_path)
    text = TEXTS["companion/games/README.md"].partition("## What else")[0]
    listings = re.findall(
        r"`(ferry/\S+)`(?:(?!\n\n).)*\n\n```\w+\n(.*?)^```$", text, re.DOTALL | re.MULTILINE
    )
    shown = dict(reversed(listings))  # the first listing of a file is the whole of it
    written = {path.relative_to(tmp_path).as_posix() for path in package.rglob("*.*")}
    for path in shown.keys() & written:
        assert (tmp_path / path).read_text(encoding="utf-8") == shown[path], path
    assert len(shown.keys() & written) == 4
    (tmp_path / "ferry/ferry/drawings.py").write_text(shown["ferry/ferry/drawings.py"])
    pictures = shown["ferry/ferry/pictures.py"].replace('"two": "pawn"', '"two": "boat:river"')
    (tmp_path / "ferry/ferry/pictures.py").write_text(pictures.replace('"shuttle"', '"boat"'))
    rules = tmp_path / "ferry/ferry/__init__.py"
    _, *functions = (each for path, each in listings if path == "ferry/ferry/__init__.py")
    code = rules.read_text().replace("GAME = Game(", "\n\n".join([*functions, "GAME = Game("]))
    offered = "places=PLACES,\n    pictures=pictures,\n    drawings=drawings,"
    rules.write_text(code.replace("places=PLACES,", offered))
    register(package, "ferry", "ferry:GAME")
    environ = {"PYTHONPATH": str(package), "COMPANION_HOME": str(tmp_path / "home"), "PATH": ""}
    done = processes.run("-m", "companion.testing.on_screen", "ferry:en", environ=environ)
    assert done.stdout == "[]", done.stderr
