"""Every name in a kv file is known: type checkers don't check kv."""

import ast
import builtins
from pathlib import Path

import pytest

from companion.device.data_folders import kv
from companion.games import games
from companion.screens.pictures import pictures_of
from companion.screens.screen_host import KINDS, kind

FILES = [
    *sorted(kv().glob("*.kv")),
    *(file for game in games() for file in pictures_of(game).kv if isinstance(file, Path)),
]


def rules_of(rule):
    """Yield a rule and all below it."""
    yield rule
    for child in rule.children:
        yield from rules_of(child)
    for canvas in (rule.canvas_before, rule.canvas_root, rule.canvas_after):
        for child in canvas.children if canvas else ():
            yield from rules_of(child)


def expressions(rule):
    """Return the values of a rule's properties, and the code of its events."""
    return [each.value.strip() for each in (*rule.properties.values(), *rule.handlers)]


def unknown(text, name=""):
    """Return the names in a kv file that nothing has: of classes, and in expressions."""
    from kivy.factory import Factory
    from kivy.lang import global_idmap
    from kivy.lang.parser import Parser

    parser, found = Parser(content=text, filename=name), []
    imports = {words.split()[1] for _, words in parser.directives if words.startswith("import")}
    for _, rule in parser.rules:
        every = list(rules_of(rule))
        ids = {str(each.id) for each in every if each.id}
        known = {*dir(builtins), *global_idmap, *imports, *ids, "self", "root", "args"}
        for each in every[1:]:
            if each.name not in Factory.classes:
                found.append(each.name)
        for each in every:
            for tree in map(ast.parse, expressions(each)):
                names = [n for n in ast.walk(tree) if isinstance(n, ast.Name)]
                own = {each.id for each in names if isinstance(each.ctx, ast.Store)}
                found += sorted({each.id for each in names} - known - own)
    return found


@pytest.fixture(scope="module")
def loaded(window):
    """Every class that kv names is there once the screens' modules and rules are read."""
    from companion.screens.board.screen import KV
    from companion.screens.widgets import part

    for name in KINDS:
        kind(name)
    part.load(*KV, *(file.stem if file.parent == kv() else file for file in FILES))


@pytest.mark.usefixtures("loaded")
def test_every_name_in_kv_is_known():
    found = {file: unknown(file.read_text(), str(file)) for file in FILES}
    assert {file: names for file, names in found.items() if names} == {}


@pytest.mark.usefixtures("loaded")
def test_a_name_that_is_not_is_found():
    text = "<Row@BoxLayout>:\n    Wordz:\n        text: them.ground + root.text\n"
    assert unknown(text) == ["Wordz", "them"]
