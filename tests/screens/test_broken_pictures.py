"""A game whose pictures cannot be loaded is played without them."""

from companion.screens import pictures


def test_pictures_that_cannot_be_loaded_are_logged_and_left_out(
    window, tmp_path, monkeypatch, caplog
):
    (tmp_path / "scratch").mkdir()
    (tmp_path / "scratch" / "__init__.py").write_text("import companion.no_such_module")
    monkeypatch.setattr(pictures, "__path__", [*pictures.__path__, str(tmp_path)])
    assert pictures.icon("scratch", "round") is None
    assert pictures.picture([], str) is None
    (logged,) = [each.getMessage() for each in caplog.records]
    assert "scratch" in logged
