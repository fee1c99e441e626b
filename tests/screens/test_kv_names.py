"""Every name in a kv file is known, and followed: type checkers don't check kv."""

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


def widgets_of(rule):
    """Yield a rule and those of all widgets below it."""
    yield rule
    for child in rule.children:
        yield from widgets_of(child)


def canvases_of(rule):
    """Return what is drawn by a rule, each with its rules."""
    return filter(None, (rule.canvas_before, rule.canvas_root, rule.canvas_after))


def rules_of(rule):
    """Yield a rule and all below it."""
    for each in widgets_of(rule):
        yield each
        for canvas in canvases_of(each):
            yield from canvas.children


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


def not_followed(text, name=""):
    """Return the chains in a kv file, such as root.item.text, that don't follow their first part.

    Kivy follows ``item`` if it has ``rebind``, or if the expression also has ``root.item`` alone.
    """
    from kivy.lang.parser import Parser

    found = []
    for _, rule in Parser(content=text, filename=name).rules:
        every = [*widgets_of(rule)]
        root = rule.name.strip("<->").partition("@")[0].partition(",")[0]
        kinds = {"root": root, **{str(each.id): each.name for each in every if each.id}}
        for each in every:
            kinds["self"] = root if each is rule else each.name
            drawn = [it for canvas in canvases_of(each) for it in canvas.children]
            for value in (value for it in (each, *drawn) for value in it.properties.values()):
                chains = {tuple(keys) for keys in value.watched_keys or ()}
                for chain in sorted(chains):
                    own, begin = kinds.get(chain[0]), chain[:2]
                    if own and len(chain) > 2 and begin not in chains and stays(own, begin[1]):
                        found.append(f"{value.line + 1}: {'.'.join(chain)}")
    return found


def stays(kind, name):
    """Return whether kv keeps the first value of a property in a longer chain.

    One that is made by kv does so.
    """
    from kivy.factory import Factory
    from kivy.properties import Property

    known = getattr(Factory.get(kind), name, None)
    if known is None:
        return True
    return isinstance(known, Property) and not getattr(known, "rebind", False)


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


@pytest.mark.usefixtures("loaded")
def test_what_an_expression_is_made_of_is_followed():
    found = {file.name: not_followed(file.read_text(), str(file)) for file in FILES}
    assert {file: chains for file, chains in found.items() if chains} == {}
    kept = "<Count>:\n    Words:\n        id: words\n        text: root.item.text + words.text.a"
    assert not_followed(kept) == ["4: root.item.text", "4: words.text.a"]
    assert not_followed(f"{kept} if root.item and words.text else ''") == []
    assert not_followed("<SheetPart>:\n    text: self.sheet.name + root.parent.x") == []
