"""The scores as far as they are known, and at the end as they were counted."""

import pytest

from companion.autoplay import usual_answer
from companion.screens.widgets.text import FittedLabel
from kit.fitting import hardest, needed

TURN = "on-mars.table"


def answer(player):
    session = player.presenter.session
    session.answer(usual_answer(session.play))


def in_turn(player, turn=4):
    player.begin(options={"help": "quick"}, seed="1")
    while player.play.ask.key != TURN or player.play.turn < turn:
        answer(player)


def to_the_end(player):
    while not player.play.over:
        answer(player)


def table(player):
    """Return what the screen shows, a tuple for each line."""
    lines = player.app.host.screen.ids.lines.children[::-1]
    return [tuple(cell.words for cell in line.children[::-1]) for line in lines]


def name(player, value):
    words = player.presenter.phrasebook.name(value, "on-mars", "field")
    return words[:1].upper() + words[1:]


def expected(player, scores):
    """Return what should be shown for scores by whose they are."""
    sources = dict.fromkeys(each for own in scores.values() for each in own)
    return [
        ("", *(name(player, who) for who in scores)),
        *(
            (name(player, each), *(str(own.get(each, "")) for own in scores.values()))
            for each in sources
        ),
        (player.word("scores-total"), *(str(sum(own.values())) for own in scores.values())),
    ]


def test_during_a_play_what_is_known_now(player, voice):
    in_turn(player)
    player.tap(player.button(player.word("menu")))
    player.tap(player.button(player.word("menu-scores")))
    assert table(player) == expected(player, player.play.scores())
    assert player.app.host.screen.hint == player.word("scores-now")
    total = sum(player.play.scores()["lacerda"].values())
    said = player.word("scores-of", who=name(player, "lacerda"), points=total)
    assert said in voice.said[-1]


def test_a_correction_counts_at_once(player):
    in_turn(player)
    player.presenter.show("scores")
    before = table(player)
    player.play.correct("lacerda.op", player.play.fields["lacerda.op"].get() + 5)
    player.presenter.show("scores")
    assert table(player) != before
    assert table(player) == expected(player, player.play.scores())


def test_at_the_end_they_equal_the_result(player):
    in_turn(player)
    to_the_end(player)
    player.presenter.show_play()
    player.tap(player.button(player.word("scores")))
    scores = {who: each.lines for who, each in player.play.result.scores.items()}
    assert {who: dict(own) for who, own in player.play.scores().items()} == scores
    assert table(player) == expected(player, player.play.scores())
    totals = [str(each.total) for each in player.play.result.scores.values()]
    assert sorted(table(player)[-1][1:]) == sorted(totals)
    assert player.app.host.screen.hint == player.word("scores-final")
    player.tap(player.button(player.word("back")))
    assert player.app.host.screen.name == "table"


def test_with_buttons_it_is_said_again_and_left(player, voice):
    in_turn(player)
    player.presenter.visit("scores")
    player.press("r")
    assert voice.said[-1] == voice.said[-2]
    player.press("d")
    player.press("enter")
    assert player.app.host.screen.name == "table"


@pytest.mark.parametrize(("size", "scale"), hardest(((800, 480), 2), ((720, 1280), 1)), ids=str)
def test_they_fit(open_app, size, scale):
    player = open_app(size, text_scale=scale)
    in_turn(player, turn=2)
    for language in hardest("fr", "en"):
        player.presenter.set("language", language)
        player.presenter.show("scores")
        player.frames(3)
        for label in player.app.host.screen.walk(restrict=True):
            if isinstance(label, FittedLabel) and label.words:
                assert label.font_size > label.smallest, label.words
                assert needed(label) <= label.height, label.words
