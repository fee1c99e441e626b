"""Who may import whom, and who may know a game by its name."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import companion
from companion.device.data_folders import kv
from companion.games import games

PACKAGE = Path(companion.__file__).parent
KV = kv()
MODULES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))

MAY_IMPORT = {
    "engine": set(),
    "games": {"engine"},
    "phrases": {"engine", "games"},
    "drawings": {"games"},  # pure: the screens draw them with Kivy, the appendix as SVG
    "drawings of games": {"engine", "games", "drawings"},
    "device": {"engine", "phrases"},
    "voice": {"engine", "device"},
    "appendix": {"engine", "games", "phrases", "device", "drawings"},
    "storage": {"engine", "games", "phrases", "device", "appendix"},
    "session": {"engine", "games", "phrases", "appendix", "storage"},
    "sharing": {"engine", "games", "phrases", "device", "appendix", "storage", "session"},
    "doctor": {"engine", "games", "phrases", "device", "voice", "appendix", "storage", "sharing"},
    "screens": {
        "engine",
        "games",
        "phrases",
        "drawings",
        "device",
        "voice",
        "appendix",
        "storage",
        "session",
        "sharing",
        "doctor",
    },
    "pictures of games": {"engine", "games", "phrases", "drawings", "device", "screens"},
}
"""Which packages each may import: those above it, and the commands all of them."""
OFFERED = {"companion.screens.pictures", "companion.drawings"}
"""The types of what a game offers: it names them, and imports what it draws when asked for it."""
PURE = ("engine", "games", "drawings", "drawings of games")
OUTSIDE_WORLD = {"kivy", "gpiozero", "pyttsx3", "sqlite3", "bottle", "socket", "subprocess"}
NAMELESS = ("engine", "voice", "device", "phrases", "session", "storage", "screens", "commands")


@cache
def parsed(module: Path) -> ast.Module:
    return ast.parse((PACKAGE / module).read_text(encoding="utf-8"))


@cache
def imports(module: Path) -> set[str]:
    """Return the full names of a module's imports."""
    found: set[str] = set()
    for node in ast.walk(parsed(module)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def name_of(module: Path) -> str:
    """Return a module's full name."""
    return ".".join(("companion", *module.with_suffix("").parts)).removesuffix(".__init__")


def test_the_top_level_holds_what_was_agreed() -> None:
    """What a tool leaves there by chance would be committed with the rest."""
    agreed = {"pyproject.toml", "companion", "kv", "sounds", "deploy", "tests", "README.md"}
    beside = {"LICENSE", "CHANGELOG.md", "CONTRIBUTING.md"}
    top = Path(__file__).parents[1]
    found = {path.name for path in top.iterdir() if not path.name.startswith(".")}
    assert agreed <= found <= agreed | beside


def test_the_way_of_one_answer_leads_through_files_that_there_are_at_most_twelve() -> None:
    readme = (PACKAGE / "README.md").read_text(encoding="utf-8")
    way = readme.partition("## One answer's way through the code")[2]
    steps = re.findall(r"^\d+\. `(.+?)`", way, re.MULTILINE)
    assert 0 < len(steps) <= 12
    found = [PACKAGE / step if not step.startswith("kv/") else KV / step[3:] for step in steps]
    assert [path for path in found if not path.exists()] == []


def test_the_doors_of_the_house_are_explained() -> None:
    readme = (PACKAGE / "README.md").read_text(encoding="utf-8")
    doors = {module.parts[0].removesuffix(".py") for module in MODULES} - {"__init__", "__main__"}
    assert [door for door in doors if f"`{door}" not in readme] == []


def test_no_module_imports_itself_by_way_of_others() -> None:
    modules = {name_of(module): module for module in MODULES}
    left: dict[str, set[str]] = {}
    for name, module in modules.items():
        found = imports(module) & modules.keys()
        packages = {each.rpartition(".")[0] for each in found}  # of a module that is taken from it
        left[name] = found - packages - {name}
    while free := [name for name, others in left.items() if not others & left.keys()]:
        for name in free:
            del left[name]
    assert left == {}, "these import each other in a circle"


def part(module: Path) -> str:
    """Return the door that a module is behind; what a game draws is behind doors of its own."""
    if module.parts[0] == "games" and len(module.parts) > 2:
        if module.parts[2] == "pictures":
            return "pictures of games"
        if module.name in ("drawings.py", "icons.py"):
            return "drawings of games"
    return module.parts[0].removesuffix(".py")


def test_a_module_imports_only_what_the_design_allows() -> None:
    for module in (each for each in MODULES if part(each) in MAY_IMPORT):
        found = {each for each in imports(module) if each.startswith("companion.")}
        if part(module) == "games":
            found = {each for each in found if not each.startswith(tuple(OFFERED))}
        ours = {name.split(".")[1] for name in found}
        assert ours - {part(module)} <= MAY_IMPORT[part(module)], module


def test_no_door_is_behind_itself() -> None:
    shown: set[str] = set()
    for door, others in MAY_IMPORT.items():
        assert others <= shown, door
        shown.add(door)


def test_the_rules_and_the_drawings_do_not_know_the_outside_world() -> None:
    for module in (each for each in MODULES if part(each) in PURE):
        outside = {name.split(".")[0] for name in imports(module)} & OUTSIDE_WORLD
        assert outside == set(), module


def test_no_game_knows_another() -> None:
    for module in (each for each in MODULES if each.parts[0] == "games" and len(each.parts) > 2):
        own, found = module.parts[1], imports(module)
        others = {name.split(".")[2] for name in found if name.startswith("companion.games.")}
        assert others <= {own, "terraforming", "ratings"}, module


def test_nothing_but_a_games_own_folder_knows_its_name() -> None:
    for module in (each for each in MODULES if part(each) in NAMELESS):
        code = (PACKAGE / module).read_text(encoding="utf-8")
        texts = {
            node.value
            for node in ast.walk(parsed(module))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        for game in games():  # some are called by a word that is used for other things, too
            named = [text for text in texts if text == game or text.startswith(f"{game}.")]
            assert named == [], module
            assert f"companion.games.{game.replace('-', '_')}" not in imports(module), module
        assert "lacerda" not in code.lower(), module


def test_every_place_a_prompt_points_at_exists_in_every_language() -> None:
    from companion.appendix import site
    from companion.phrases.phrasebook import LANGUAGES

    for game in games().values():
        for language in LANGUAGES:
            for place in set(game.places.values()):
                assert site.address(language, game.name, place).endswith(f"/{place}")
