"""The end of a play: the verdict, the totals, and the goals line by line."""

import pytest
from kivy.metrics import dp

from companion.engine.course import course
from companion.games import find
from companion.phrases.phrasebook import Phrasebook
from companion.screens.board.ending import Ending, EndLine, rows
from companion.screens.language import tr
from companion.screens.models.ending import MET, End, ResultLine
from companion.screens.widgets.words import width_of
from kit.fitting import assert_fits, hardest, paired
from kit.on_board import by_text, read


def play_out(player, game):
    player.presenter.game.open(game, new=True, seed="3")
    player.play_out()
    player.frames(4)
    return next(each for each in player.table.walk() if isinstance(each, Ending))


def lines_of(end):
    return [each.item for each in end.walk() if isinstance(each, EndLine)]


THEMES = hardest(((800, 480), 2, "pt-BR"), ((720, 1280), 1, "fr"), ((800, 480), 1, "en"), count=2)


@pytest.mark.parametrize(
    ("game", "look"), paired(["on-mars", "classic", "score-pad", "dice"], THEMES), ids=str
)
def test_the_verdict_comes_first_and_every_line_has_room(open_app, game, look):
    size, scale, language = look
    player = open_app(size, text_scale=scale, language=language)
    end = play_out(player, game)
    verdict = player.presenter.phrasebook.glance(player.play.says[-1]).title
    assert verdict
    assert read(end)[0] == verdict, "who has won is read first"
    assert_fits(player)
    lines = lines_of(end)
    assert len({row.font_size for row in lines if row.text}) == 1
    parted = [bool(row.fact) for row in lines if (row.text and row.fact) or ": " in row.text]
    assert parted in ([True] * len(parted), [False] * len(parted)), "all of them or none"


def test_a_record_that_was_beaten_is_shown_and_said(open_app, store, voice):
    earlier = store.begin(find("ares"), {}, "1")
    result = '{"difficulty":"novice","scores":{"you":{"total":1}}}'
    with store.writing() as connection:
        connection.execute(
            "UPDATE play SET finished = 1, result = ? WHERE id = ?", (result, earlier.journal.id)
        )
    player = open_app((800, 480), text_scale=1.5, language="fr")
    end = play_out(player, "ares")
    record = player.presenter.session.record_text
    assert "(Novice)" in record
    assert record in [" : ".join(filter(None, (row.text, row.fact))) for row in lines_of(end)]
    assert_fits(player)
    player.press("r")
    assert voice.said[-1].endswith(record)


def test_goals_that_have_no_room_are_counted(open_app):
    player = open_app((800, 480), text_scale=2, language="fr")
    end = play_out(player, "dice")
    *shown, last = lines_of(end)
    left = len(player.play.goals()) - len([row for row in shown if row.icon in MET.values()])
    assert left > 0
    assert last.fact == player.presenter.words("screens.goals-more", count=left)
    tr.use(Phrasebook("en"))
    player.frames(4)
    assert lines_of(end)[-1].fact == f"{left} more in Goals"


def test_after_the_last_round_it_is_said_that_it_is_over(player):
    player.presenter.game.open("on-mars", new=True, seed="3", options={"map": "off"})
    while player.play.ask.args.get("turn") != "final":
        player.answer()
    player.now += 1
    player.presenter.game.show_step()
    player.frames(3)
    assert "The last round is over" in read(player.table)
    assert player.taps["primary"].words == "Score"
    player.later(2)
    player.tap(player.taps["primary"])
    assert player.play.ask.key != "on-mars.table"


def test_the_points_of_an_opponent_are_there_round_by_round_and_a_tap_opens_the_goals(player):
    end = play_out(player, "on-mars")
    session = player.presenter.session
    turns = course(session.game, player.play.options, player.play.seed, player.play.log)
    assert list(end.points) == [turn.points["lacerda"] for turn in turns if turn.number]
    assert len(set(end.points)) > 3
    header = player.table.ids.header
    assert header.rail == [], "nobody acts any more"
    assert str(player.play.state()["round"]) in header.subtitle
    session.undo()
    player.presenter.game.show_step()
    player.frames(4)
    player.play_out()
    player.frames(4)
    assert not [name for name in player.taps if name.startswith("done")], "no move lies below it"
    player.tap(by_text(player.table, player.presenter.words("screens.goals")))
    player.frames()
    assert player.app.host.screen.name == "goals"


@pytest.mark.parametrize("game", ["classic", "ares"])
def test_the_header_says_that_the_game_is_over_and_which(player, game):
    play_out(player, game)
    assert player.table.step.title == "Game over"
    assert player.table.ids.header.subtitle == player.table.view.name(game)


def test_alone_no_points_but_yours_are_drawn_as_a_line(player):
    end = play_out(player, "classic")
    assert list(end.points) == []


def test_totals_count_up_once(open_app):
    player = open_app(motion=True)
    end = play_out(player, "on-mars")
    total = next(each for each in end.walk() if type(each).__name__ == "EndTotal")
    assert total.text == total.item.sums[0] != total.item.sums[-1]
    player.frames(70)
    assert total.text == total.item.sums[-1]
    player.presenter.game.show_step()
    player.frames()
    assert total.text == total.item.sums[-1]


@pytest.mark.parametrize("name", ["ferryman", "Oberdonaudampfschiffahrtsgesellschaftskapitän"])
def test_names_above_short_numbers_have_room_beside_each_other(usual_window, name):
    line = ResultLine("Passengers", numbers=("12", "8"))
    end = End("", "", (), (line,), "", ("You", name), 0, "", "", "", False)
    heads, numbers = rows(end, dp(340), dp(200), lambda key, **_: key)
    for head, number in zip(heads.cells, numbers.cells, strict=True):
        assert width_of(head.text, head.font_size, True) <= head.width - dp(6)
        assert head.width == number.width <= dp(340) / 3
        assert head.text[:3] in ("You", name[:3])
