"""The end of a play tells line by line what was to be reached."""

import pytest
from kivy.graphics import Canvas

from companion.engine.autoplay import usual_answer
from companion.engine.course import course
from companion.phrases.phrasebook import capital
from companion.screens.board.ending import Ending
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from kit.fitting import hardest


@pytest.mark.parametrize("game", ["classic", "dice"])
@pytest.mark.parametrize(
    ("size", "scale", "language"),
    hardest(
        ((1024, 600), 1.5, "pt-BR"), ((720, 1280), 1, "pt-BR"), ((1024, 600), 1, "en"), count=2
    ),
    ids=str,
)
def test_lines_stand_in_two_parts_all_of_them_or_none(open_app, game, size, scale, language):
    player = open_app(size, text_scale=scale, language=language)
    player.presenter.game.open(game, new=True)
    while not player.play.over:
        player.presenter.session.answer(usual_answer(player.play))
    player.presenter.game.show_step()
    player.frames()
    (end,) = [each for each in player.table.walk() if isinstance(each, Ending)]
    p, unit = Painter(Canvas(), 0, 0, 1), player.table.frame.unit
    end.draw(p, Box(0, 0, end.width / unit, end.height / unit))
    seen, book = [line.words for line in p.drawn], player.presenter.phrasebook
    verdict = book.glance(player.play.says[-1]).title
    assert verdict
    assert " ".join(seen).startswith(verdict), "who has won is read first"
    goals = [capital(book.prompt_text(goal.prompt).text) for goal in player.play.goals()]
    heads = [words.partition(": ")[0].strip() for words in goals if ": " in words]
    apart = [head in seen for head in heads]
    begun = [any(line.startswith(head) for line in seen) for head in heads]
    assert any(begun), "at least one of them is shown"
    assert apart in (begun, [False] * len(heads))


def play_out(player, game):
    player.presenter.game.open(game, new=True, seed="3")
    while not player.play.over:
        player.presenter.session.answer(usual_answer(player.play))
    player.now += 1
    player.presenter.game.show_step()
    player.frames(4)
    return next(each for each in player.table.walk() if isinstance(each, Ending))


def test_the_points_of_an_opponent_stand_there_round_by_round_and_a_tap_opens_the_goals(player):
    end = play_out(player, "on-mars")
    turns = course(end.session.game, player.play.options, player.play.seed, player.play.log)
    assert list(end.points) == [turn.points["lacerda"] for turn in turns if turn.number]
    assert len(set(end.points)) > 3
    (spot,) = end.children
    player.now += 1
    player.tap(spot)
    player.frames()
    assert player.app.host.screen.name == "goals"


def test_alone_no_points_but_yours_are_drawn_as_a_line(player):
    end = play_out(player, "classic")
    assert list(end.points) == []
