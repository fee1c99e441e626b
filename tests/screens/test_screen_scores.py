"""The scores as far as they are known, and at the end as they were counted."""

from itertools import pairwise

import pytest

from companion.engine.autoplay import usual_answer
from companion.phrases.phrasebook import minus
from companion.screens.scores import LEFT

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
    screen = player.app.host.screen
    whose = ("", *(name(player, who) for who in screen.totals))
    found = [(line.name, *line.numbers) for line in screen.lines]
    return [whose, *found, ("", *(minus(str(total)) for total in screen.totals.values()))]


def name(player, value):
    words = player.presenter.phrasebook.name(value, "on-mars", "field")
    return words[:1].upper() + words[1:]


def expected(scores, player):
    """Return what should be shown for scores by whose they are: in the order of the pad."""
    most = max(scores.values(), key=len)
    sources = [*most, *(each for own in scores.values() for each in own if each not in most)]
    return [
        ("", *(name(player, who) for who in scores)),
        *(
            (name(player, each), *(minus(str(own.get(each, ""))) for own in scores.values()))
            for each in sources
        ),
        ("", *(minus(str(sum(own.values()))) for own in scores.values())),
    ]


def test_during_a_play_what_is_known_now(player, voice):
    in_turn(player)
    player.presenter.visit("scores")
    assert table(player) == expected(player.play.scores(), player)
    assert {cell for line in table(player) for cell in line if cell} <= set(player.seen)
    assert player.word("scores-now") in player.seen
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
    assert table(player) == expected(player.play.scores(), player)


def test_at_the_end_they_equal_the_result(player):
    in_turn(player)
    to_the_end(player)
    player.presenter.show_play()
    player.presenter.visit("scores")
    scores = {who: each.lines for who, each in player.play.result.scores.items()}
    assert {who: dict(own) for who, own in player.play.scores().items()} == scores
    assert table(player) == expected(player.play.scores(), player)
    totals = [str(each.total) for each in player.play.result.scores.values()]
    assert sorted(table(player)[-1][1:]) == sorted(totals)
    assert player.word("scores-final") in player.seen
    player.later(1)
    player.tap(player.primary)
    assert player.app.host.screen.name == "table"


def test_with_buttons_it_is_said_again_and_left(player, voice):
    in_turn(player)
    player.presenter.visit("scores")
    player.press("r")
    assert voice.said[-1] == voice.said[-2]
    player.press("enter")
    assert player.app.host.screen.name == "table"


def test_what_has_no_room_is_on_another_page_and_nothing_is_lost(open_app):
    player = open_app(text_scale=2)
    in_turn(player, turn=2)
    player.presenter.visit("scores")
    assert "page-down" in player.taps
    seen = list(player.seen)
    while not player.taps["page-down"].disabled:
        player.tap(player.taps["page-down"])
        seen += player.seen
    assert {line[0] for line in table(player)} - {""} <= set(seen)
    assert player.word("scores-now") in player.seen


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=str)
def test_five_players_have_room(open_app, size):
    player = open_app(size, language="fr")
    player.presenter.open_play("score-pad", new=True)
    session = player.presenter.session
    while session.play.ask.key != "score-pad.players":
        choices = session.play.ask.options
        session.answer("classic" if "classic" in choices else usual_answer(session.play))
    session.answer(5)
    for _ in range(12):
        answer(player)
    player.presenter.visit("scores")
    columns = player.app.host.screen._columns()
    assert len(columns) == 5
    drawn = player.app.host.screen.drawn
    assert all(line.left >= 0 and line.right <= size[0] for line in drawn)
    for number, line in enumerate(drawn):
        for other in drawn[number + 1 :]:
            beside = line.right <= other.left or other.right <= line.left
            above = line.low >= other.top or other.low >= line.top
            assert beside or above, (line, other)


@pytest.mark.parametrize("language", ["pt-BR", "fr"])
def test_names_in_two_lines_stand_apart(open_app, language):
    player = open_app((720, 1280), language=language, text_scale=1.5)
    in_turn(player, turn=2)
    player.presenter.visit("scores")
    screen = player.app.host.screen
    left = screen.x + (screen._box.x + LEFT) * screen.frame.unit
    names = sorted(
        (line for line in screen.drawn if abs(line.left - left) < 1), key=lambda line: -line.top
    )
    assert len(names) > len(screen._shown) + 1, "some are in two lines"
    assert all(upper.low >= lower.top for upper, lower in pairwise(names))


def test_a_play_that_is_not_scored_says_so(player):
    player.presenter.open_play("dice", new=True)
    while not player.play.over:
        answer(player)
    player.presenter.visit("scores")
    assert player.word("scores-none") in " ".join(player.seen)
