"""A step whose rule is our interpretation, or is not known, carries the mark of its page."""

import pytest

from companion.phrases.phrasebook import LANGUAGES
from companion.screens.models.readings import MARKS
from kit.fitting import assert_fits, assert_targets, hardest

READING, UNKNOWN, PLAIN = "on-mars.lab-board", "on-mars.space-icon", "on-mars.setup-board"


@pytest.mark.parametrize(("key", "mark"), [(READING, "reading"), (UNKNOWN, "unknown"), (PLAIN, "")])
def test_the_button_that_says_why_carries_the_mark_of_the_step(player, key, mark):
    player.begin(options={"help": "guided"}, seed="1")
    player.reach(key)
    noted = [note.mark for note in player.presenter.session.marked]
    assert mark in noted if mark else not noted
    first = next(iter(noted), "")
    for screen in "table", "tools":
        player.presenter.navigation.show(screen)
        player.frames()
        why = player.taps["why"]
        assert why.colour == ("amber" if mark else "ice")
        assert why.icon == ("reading" if first == "reading" else "why")
        if screen == "table":
            assert why.text == (player.word(f"why-{first}") if mark else "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_says_after_the_reason_what_is_our_interpretation(open_app, language):
    player = open_app(language=language)
    player.begin(options={"help": "guided"}, seed="1")
    player.reach(READING)
    (note,) = player.presenter.session.marked
    player.press("w")
    screen = player.app.host.screen
    _, reason, last = screen.blocks
    assert reason.words == player.presenter.session.ask.why
    assert (last.icon, last.words) == (MARKS["reading"], note.text)
    assert screen.spoken == f"{reason.words} {note.text}"
    book = player.presenter.phrasebook
    assert note.text.startswith(book.text("core.note", mark="reading", note="").strip())


@pytest.mark.parametrize(("size", "scale"), hardest(((800, 480), 2), ((480, 800), 1.25)), ids=str)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_a_marked_step_and_its_reasons_fit(open_app, size, scale, language):
    player = open_app(size, text_scale=scale, language=language)
    player.begin(options={"help": "guided"}, seed="1")
    for key in READING, UNKNOWN:
        player.reach(key)
        for _ in range(2):
            assert_fits(player)
            assert_targets(player)
            player.press("w")
