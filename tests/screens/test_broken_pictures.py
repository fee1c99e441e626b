"""A game whose pictures cannot be loaded, or fail, is played without them."""

import pytest

from companion.screens import pictures
from companion.screens.frame import Box
from companion.screens.pictures import Picture, View


def fail(*_):
    raise ValueError("no ink")


def view(game):
    return View(game, {}, (), None, words=str, name=str)


def test_pictures_that_cannot_be_loaded_are_logged_and_left_out(
    window, tmp_path, monkeypatch, caplog
):
    (tmp_path / "scratch").mkdir()
    (tmp_path / "scratch" / "__init__.py").write_text("import companion.no_such_module")
    monkeypatch.setattr(pictures, "__path__", [*pictures.__path__, str(tmp_path)])
    assert pictures.icon("scratch", "round") == ""
    (logged,) = [each.getMessage() for each in caplog.records]
    assert "scratch" in logged
    assert pictures.picture(view("scratch"), ["scratch.step"]) is None
    assert pictures.whole_table(view("scratch")) == ()


def test_a_game_without_a_folder_has_its_name_for_a_header_and_no_pictures(caplog):
    assert pictures.header(view("no-such-game")).title == "no-such-game"
    assert pictures.icon("no-such-game", "round") == ""
    assert not pictures.draw_hero(None, "no-such-game", 0, 0, 60)
    assert caplog.text == ""


@pytest.mark.parametrize("what", ["HEADER", "WHOLE", "HERO"])
def test_a_part_that_fails_is_logged_and_left_out(monkeypatch, caplog, what):
    monkeypatch.setattr(pictures, "_of", lambda game, name: fail if name == what else None)
    draw = {
        "HEADER": lambda: pictures.header(view("any")).title == "any",
        "WHOLE": lambda: pictures.whole_table(view("any")) == (),
        "HERO": lambda: pictures.draw_hero(None, "any", 0, 0, 60),
    }
    assert draw[what]()
    assert f"{what} of any cannot be drawn" in caplog.text


def test_a_picture_that_fails_is_logged_and_left_out(caplog):
    assert pictures.draw_picture(None, Box(0, 0, 100, 100), view("any"), Picture(fail)) == ()
    assert "a picture of any cannot be drawn" in caplog.text
