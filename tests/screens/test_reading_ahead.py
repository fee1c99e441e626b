"""What the first opening of a screen would wait for is loaded while idle."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from companion.phrases.phrasebook import Phrasebook
from companion.screens.reading_ahead import ReadingAhead, pieces
from companion.screens.screen_host import KINDS, kind
from companion.screens.sheet import BareSheet
from companion.screens.widgets import part

RULES = """\
#:import theme companion.screens.theme.theme

# Three rules.
<OneAhead@Widget>:
    colour: theme.sand

<TwoAhead@OneAhead>:
    number: 2

<ThreeAhead@TwoAhead>:
    number: 3
"""


@pytest.fixture
def ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A kv file that nobody has read."""
    path = tmp_path / "ahead.kv"
    path.write_text(RULES)
    monkeypatch.setattr(part, "kv", lambda: tmp_path)
    monkeypatch.setattr(part, "reading", part.cache(part.reading.__wrapped__))
    return path


def test_a_kv_file_is_read_a_rule_at_a_time_and_the_rest_when_it_is_asked_for(
    window: Any, ahead: Path
) -> None:
    from kivy.factory import Factory

    rules = part.reading("ahead")
    next(rules)
    assert "OneAhead" in Factory.classes
    assert "ThreeAhead" not in Factory.classes
    part.load("ahead")
    assert Factory.ThreeAhead().number == 3
    assert Factory.ThreeAhead().colour
    assert list(rules) == []


def test_the_rules_of_a_file_share_its_lines(window: Any, ahead: Path) -> None:
    from kivy.lang import Builder

    part.load("ahead")
    rules = [rule for _, rule in Builder.rules if str(ahead) in str(rule.ctx.filename)]
    lines = [rule.ctx.sourcecode for rule in rules]
    assert len(lines) == RULES.count("\n<")
    assert all(each is lines[0] for each in lines)
    assert [line for _, line in lines[0]] == RULES.splitlines()


def test_a_mistake_is_reported_with_its_line(window: Any, ahead: Path) -> None:
    from kivy.lang.parser import ParserException

    ahead.write_text(RULES.replace("    number: 3", "    number 3"))
    with pytest.raises(ParserException) as shown:
        part.load("ahead")
    line = RULES.splitlines().index("    number: 3")
    assert shown.value.line == line


def test_once_all_is_read_no_screen_waits_for_modules_rules_or_words(player: Any) -> None:
    list(pieces(player.presenter.phrasebook))
    for name, place in KINDS.items():
        if place.startswith("board."):
            continue
        assert f"companion.screens.{place.rpartition('.')[0]}" in sys.modules
        for file in kind(name).kv_files() if issubclass(kind(name), BareSheet) else ():
            assert list(part.reading(file)) == [], file
    assert list(player.presenter.phrasebook.read_ahead("screens")) == []


def test_it_is_read_after_the_first_frame_and_no_more_when_it_is_cancelled(
    player: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []

    def count(_: Phrasebook) -> Any:
        for number in range(100):
            read.append(number)
            yield

    monkeypatch.setattr("companion.screens.reading_ahead.pieces", count)
    monkeypatch.setattr("companion.screens.window.in_slices.SLICE_S", 0)
    reading = ReadingAhead(player.presenter.phrasebook)
    assert read == []
    player.app.host.canvas.ask_update()
    player.frames(4)
    assert 0 < len(read) < 100
    reading.cancel()
    so_many = len(read)
    player.frames(4)
    assert len(read) == so_many
