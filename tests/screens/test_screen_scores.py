"""The scores as far as they are known, and at the end as they were counted."""

import pytest

from companion.engine.autoplay import usual_answer
from companion.phrases.phrasebook import minus
from companion.screens.scores import NONE
from kit.fitting import hardest, paired
from kit.listed import assert_rows_fit


def table(player):
    """Return the contents of the screen, a tuple for each line."""
    screen = player.app.host.screen
    found = [
        (each.label, *(cell.text.replace(NONE, "") for cell in each.cells))
        for each in screen.entries
    ]
    whose, sums = (tuple(cell.text for cell in each) for each in (screen.names, screen.totals))
    return [("", *whose), *found, ("", *sums)]


def name(player, value):
    words = player.presenter.phrasebook.name(value, "on-mars", "field")
    return words[:1].upper() + words[1:]


def total(own, sources):
    """Return the expected total: none while nothing but zeros is known."""
    known = any(own.values()) or len(own) == sources
    return minus(str(sum(own.values()))) if known else NONE


def expected(scores, player):
    """Return the expected rows for scores by player: in the order of the pad."""
    most = max(scores.values(), key=len)
    sources = [*most, *(each for own in scores.values() for each in own if each not in most)]
    return [
        ("", *(name(player, who) for who in scores)),
        *(
            (name(player, each), *(minus(str(own.get(each, ""))) for own in scores.values()))
            for each in sources
        ),
        ("", *(total(own, len(sources)) for own in scores.values())),
    ]


def test_during_a_play_what_is_known_now(player, voice):
    player.begin_in_turn(4)
    player.presenter.navigation.visit("scores")
    player.frames(4)
    assert table(player) == expected(player.play.scores(), player)
    assert {cell for line in table(player) for cell in line if cell} <= set(player.seen)
    assert player.word("scores-now") in player.seen
    total = sum(player.play.scores()["lacerda"].values())
    said = player.word("scores-of", who=name(player, "lacerda"), points=total)
    assert said in voice.said[-1]
    assert table(player)[-1][1] == "–"
    assert player.word("scores-later") in player.seen, "it says what the dash means"


def test_the_moves_of_the_step_are_said_to_be_counted(player, voice):
    player.begin_in_turn(4)
    counted = player.word("whole-made")
    while not any(player.presenter.phrasebook.glance(about).moves for about in player.play.says):
        assert counted not in player.presenter.host.screen.spoken
        player.answer()
        player.presenter.navigation.visit("scores")
    player.frames(4)
    assert counted in player.seen
    assert counted in voice.said[-1]


def test_a_correction_counts_at_once(player):
    player.begin_in_turn(4)
    player.presenter.navigation.show("scores")
    before = table(player)
    player.play.correct("lacerda.op", player.play.fields["lacerda.op"].get() + 5)
    player.presenter.navigation.show("scores")
    assert table(player) != before
    assert table(player) == expected(player.play.scores(), player)


def test_at_the_end_they_equal_the_result(player):
    player.begin_in_turn(4)
    player.play_out()
    player.presenter.navigation.show_play()
    player.presenter.navigation.visit("scores")
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
    player.begin_in_turn(4)
    player.presenter.navigation.visit("scores")
    player.press("r")
    assert voice.said[-1] == voice.said[-2]
    player.press("enter")
    assert player.app.host.screen.name == "table"


def test_with_buttons_each_line_is_read_and_those_out_of_sight_come_into_it(open_app, voice):
    player = open_app(text_scale=2)
    player.begin_in_turn(4)
    player.presenter.navigation.visit("scores")
    screen = player.app.host.screen
    player.frames(4)
    assert len(screen.ids.rows.in_sight) < len(screen.entries)
    for at, each in enumerate(screen.entries):
        player.press("d")
        player.frames(4)
        assert at in screen.ids.rows.in_sight
        assert voice.said[-1].startswith(f"{each.label}: ")
        assert f"{name(player, 'lacerda')} {each.cells[1].text}" in voice.said[-1]
    player.press("enter")
    assert voice.said[-1] == voice.said[-2]
    assert player.word("scores-now") in player.seen


SIZES = paired([(800, 480), (720, 1280)], [2, 1])


@pytest.mark.parametrize(("size", "scale"), SIZES, ids=str)
def test_five_players_have_room(open_app, size, scale):
    player = open_app(size, language="fr", text_scale=scale)
    player.presenter.game.open("score-pad", new=True)
    session = player.presenter.session
    while session.play.ask.key != "score-pad.players":
        choices = session.play.ask.options
        session.answer("classic" if "classic" in choices else usual_answer(session.play))
    session.answer(5)
    for _ in range(12):
        player.answer()
    player.presenter.navigation.visit("scores")
    assert len(player.app.host.screen.names) == 5
    assert_rows_fit(player)


@pytest.mark.parametrize(("size", "scale"), SIZES, ids=str)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR"))
def test_every_line_has_room(open_app, language, size, scale):
    player = open_app(size, language=language, text_scale=scale)
    player.begin_in_turn(turn=2)
    player.presenter.navigation.visit("scores")
    assert_rows_fit(player)


@pytest.mark.parametrize("size", [(720, 1280)], ids=str)
def test_all_names_are_of_one_size(open_app, size):
    player = open_app(size, language="fr", text_scale=2)
    player.begin_in_turn(turn=2)
    player.presenter.navigation.visit("scores")
    player.frames(4)
    rows = player.app.host.screen.ids.rows.ids.column.children
    labels = {each.item.label for each in rows}
    shown = [each for row in rows for each in row.walk() if getattr(each, "text", "") in labels]
    assert len(shown) > 3
    assert len({each.shown_size for each in shown}) == 1


def test_a_play_that_is_not_scored_says_so(player):
    player.presenter.game.open("dice", new=True)
    while not player.play.over:
        player.answer()
    player.presenter.navigation.visit("scores")
    player.frames(4)
    assert player.word("scores-none") in " ".join(player.seen)
