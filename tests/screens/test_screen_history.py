"""What was done can be read and gone back to, and every play there was can be opened."""

import json

import pytest

from companion.autoplay import usual_answer
from companion.games import find
from kit.fitting import assert_words_fit, hardest

GAME, TURN = "on-mars", "on-mars.table"


def answer(player):
    session = player.presenter.session
    session.answer(usual_answer(session.play))


def begin(player, turn=2, seed="1", **options):
    """Begin a play and come to the table's main question of a turn."""
    player.begin(options={"help": "quick", **options}, seed=seed)
    while player.play.ask.key != TURN or player.play.turn < turn:
        answer(player)
    player.presenter.show_play()


def to_the_end(player):
    while not player.play.over:
        answer(player)
    player.presenter.show_play()


def open_history(player):
    player.tap(player.button(player.word("menu")))
    player.tap(player.button(player.word("menu-history")))


def test_the_latest_is_at_the_top_and_all_is_there(player):
    begin(player)
    player.presenter.session.roll_die(6)
    open_history(player)
    shown = [row["label"] for row in player.lines]
    assert shown == player.presenter.session.history()[::-1]
    assert "field" not in player.lines[0]  # a roll of the die is no answer


def test_chance_and_the_die_cannot_be_gone_back_to(player):
    begin(player)
    open_history(player)
    given = sum(entry.by == "player" for entry in player.play.log)
    fields = [row["field"] for row in player.lines if "field" in row]
    assert fields == [str(number) for number in range(1, given + 1)]


def test_nothing_answered_yet_is_said(player):
    player.begin()
    player.presenter.show("history")
    assert [row["label"] for row in player.lines] == [player.word("history-none")]


def test_a_row_goes_back_to_before_that_answer_and_redo_brings_it_back(player, voice):
    begin(player)
    log, steps = list(player.play.log), player.presenter.session.steps()
    wanted = next(step for step in steps if step.back == 2)
    open_history(player)
    label = next(n for n, row in enumerate(player.lines) if row.get("field") == "2")
    assert player.lines[label]["label"] == wanted.words
    player.app.host.screen.open_field("2")
    assert player.app.host.screen.title == wanted.words
    assert voice.said[-1].startswith(wanted.words)
    player.tap(player.button(player.word("history-back", count=2)))
    assert player.app.host.screen.name == "table"
    assert player.play.log == log[: wanted.number - 1]
    assert voice.said[-1] == player.presenter.session.spoken
    for _ in range(2):
        player.tap(player.button(player.word("redo")))
    assert player.play.log == log


def test_by_taps_alone_and_back_leaves_it_as_it_is(player):
    begin(player)
    log = list(player.play.log)
    open_history(player)
    first = next(row["label"] for row in player.lines if "field" in row)
    player.tap_row(first)
    player.tap(player.app.host.screen.answers.buttons[-1])
    assert player.app.host.screen.answers is None
    player.tap_row(first)
    player.tap(player.button(player.word("history-back", count=1)))
    assert len(player.play.log) < len(log)


def test_going_back_is_on_disk(player, open_app):
    begin(player)
    player.presenter.show("history", field="3")
    player.tap(player.button(player.word("history-back", count=3)))
    log, undone = list(player.play.log), list(player.play.undone)
    player.window.remove_widget(player.app.root)
    player.app.on_stop()
    again = open_app()
    assert (again.play.log, again.play.undone) == (log, undone)


def test_a_second_tap_goes_back_no_further(player):
    begin(player)
    log = list(player.play.log)
    player.presenter.show("history", field="1")
    player.tap(player.button(player.word("history-back", count=1)), after=0.2)
    assert player.play.log == log


# every play there was


@pytest.fixture
def plays(player):
    """A play that is over, one that waits, and another one that was begun after."""
    begin(player, seed="1")
    to_the_end(player)
    begin(player, seed="2")
    begin(player, seed="3")
    player.presenter.go_home()
    player.tap(player.button(player.word("plays")))
    return player


def open_play(player, number):
    """Open the play of this place, the latest being 0: their names may be the same."""
    player.now += 1
    player.app.host.screen.open_field(player.lines[number]["field"])


def test_a_tap_opens_one(plays):
    plays.tap_row(plays.lines[0]["label"])
    assert plays.app.host.screen.name == "table"


def test_every_play_stands_there_the_latest_first_and_how_it_stands(plays):
    ends = [row["value"].partition(" · ")[0] for row in plays.lines]
    words = plays.presenter.words
    assert ends[:2] == [words("core.history-unfinished")] * 2
    assert ends[2] in (words("core.history-won"), words("core.history-lost"))
    assert len(plays.lines) == 3


@pytest.mark.parametrize(("number", "seed"), [(0, "3"), (1, "2")])
def test_a_play_that_waits_goes_on_an_older_one_too(plays, voice, number, seed):
    open_play(plays, number)
    assert plays.app.host.screen.name == "table"
    assert (plays.play.seed, plays.play.turn) == (seed, 2)
    plays.next()
    plays.presenter.go_home()
    plays.tap(plays.button(plays.word("resume")))
    assert plays.play.seed == seed


def test_one_that_is_over_shows_its_end(plays, voice):
    open_play(plays, 2)
    assert plays.play.over
    assert plays.table.ids.step.instruction == plays.presenter.session.says[-1].text
    assert plays.presenter.words("core.resumed") not in voice.said[-1]
    plays.presenter.go_home()
    plays.tap(plays.button(plays.word("resume")))
    assert not plays.play.over


def test_looking_at_one_that_is_over_changes_nothing(plays, store):
    before = store.history()
    open_play(plays, 2)
    plays.presenter.go_home()
    assert store.history() == before


def test_one_that_was_set_aside_is_listed_and_cannot_be_opened(player, store):
    begin(player)
    with store.writing() as connection:
        connection.execute("UPDATE answer SET key = 'on-mars.older' WHERE seq = 3")
    player.presenter.sessions._open.clear()
    player.presenter.go_home()
    player.now += 1
    player.presenter.open_play(GAME)
    (notice,) = player.presenter.notices
    assert notice.endswith("The whole game stays in the history.")
    assert len(store.history()) == 1
    answer(player)
    player.presenter.go_home()
    player.presenter.visit("plays")
    aside = player.presenter.words("core.history-set-aside")
    (row,) = [row for row in player.lines if row["value"].startswith(aside)]
    assert "field" not in row
    assert len(player.lines) == 2


WON = """finished = 9e999, result = '{"won":true,"scores":{"you":{"total":9}}}'"""
BAD = {
    "unknown game": ("UPDATE play SET game = 'chess' WHERE id = 1", "this game is not installed"),
    "end of one": (f"UPDATE play SET game = 'chess', {WON} WHERE id = 1", "won · this game is not"),
    "no correction": (
        "UPDATE answer SET key = 'core.correct', value = '[[],1]' WHERE play = 1",
        "unfinished",
    ),
    "no time": (
        f"UPDATE play SET started = 1e300, seconds = 9e999, {WON} WHERE id = 1",
        "won · ? ",
    ),
    "no note": ("INSERT INTO note VALUES (1, 0, 'die', '5', 0), (1, 0, 'clock', '6', 0)", ""),
}
"""What is wrong with a play, and what is told of it in the list."""


@pytest.mark.parametrize(("spoil", "told"), BAD.values(), ids=BAD)
def test_one_bad_row_is_told_and_hides_no_other_play(player, store, spoil, told):
    begin(player, seed="1")
    begin(player, seed="2")
    player.presenter.sessions.leave()
    player.presenter.sessions._open.clear()
    with store.writing() as connection:
        connection.execute(spoil)
    player.presenter.go_home()
    assert player.button(player.word("resume"))
    player.tap(player.button(player.word("plays")))
    good, bad = player.lines[:2]
    player.frames(3)
    assert_words_fit(player.app.host.screen)
    assert told in bad["value"]
    assert ("field" in bad) == ("not installed" not in bad["value"])
    assert ("date unknown" in bad["label"]) == ("1e300" in spoil)
    if "field" in bad:
        player.now += 1
        player.app.host.screen.open_field(bad["field"])
        assert (player.app.host.screen.name, player.presenter.trouble) == ("table", "")
        player.presenter.show("history")
        player.presenter.go_home()
        player.presenter.visit("plays")
    player.now += 1
    player.app.host.screen.open_field(good["field"])
    assert (player.play.seed, player.play.turn) == ("2", 2)
    player.next()
    player.presenter.go_home()
    player.tap(player.button(player.word("resume")))
    assert player.play.seed == "2"


def test_no_plays_yet(player):
    player.tap(player.button(player.word("plays")))
    assert [row["label"] for row in player.lines] == [player.presenter.words("core.history-none")]
    player.press("escape")
    assert player.app.host.screen.name == "home"


@pytest.mark.parametrize(("size", "scale"), hardest(((800, 480), 2), ((720, 1280), 1)), ids=str)
def test_they_fit(open_app, size, scale):
    player = open_app(size, text_scale=scale)
    begin(player)
    player.presenter.session.roll_die(6)
    for language in hardest("fr", "en"):
        player.presenter.set("language", language)
        for screen, detail in (("history", {}), ("history", {"field": "12"}), ("plays", {})):
            player.presenter.show(screen, **detail)
            player.frames(3)
            assert_words_fit(player.app.host.screen)


def ended(store, game, total, /, **result):
    """Keep a play that is over with so many points: won, unless its result says otherwise."""
    play = store.begin(find(game), {}, "1")
    scores = {"scores": {"you": {"total": total}}}
    with store.writing() as connection:
        connection.execute(
            "UPDATE play SET finished = 1, result = ? WHERE id = ?",
            (json.dumps({**scores, **(result or {"won": True})}), play.journal.id),
        )


def test_the_best_plays_stand_by_game_and_difficulty_the_lost_ones_left_out(player, store):
    for total in (40, 70, 55, 61, 48, 66):
        ended(store, "ares", total, won=True, difficulty="novice")
    ended(store, "ares", 90, won=False, difficulty="novice")
    ended(store, "ares", 30, won=True, difficulty="expert")
    ended(store, "dice", 87)
    player.presenter.visit("plays")
    _, expert, novice, dice = player.app.host.screen.groups().items()
    assert [row.name for row in expert[1]] == ["30 points"]
    assert [row.name for row in novice[1]] == [f"{n} points" for n in (70, 66, 61, 55, 48)]
    assert [row.name for row in dice[1]] == ["87 points"]
    assert novice[0] != expert[0]
    player.now += 1
    player.app.host.screen.open_field(dice[1][0].field)
    assert player.presenter.session.game.name == "dice"


def test_a_team_is_ranked_by_its_points_together_apart_from_those_alone(player, store):
    ended(store, "ares", 43, won=True, mode="co-op", together=81)
    player.presenter.visit("plays")
    _, (title, rows) = player.app.host.screen.groups().items()
    assert title == player.word(
        "plays-best",
        game=f"{player.presenter.phrasebook.name('ares', 'ares')}, Two-player co-op",
    )
    assert [row.name for row in rows] == ["81 points"]


def test_of_a_score_pad_it_tells_the_game_and_who_won(player, store):
    ended(store, "score-pad", 0, game="dice", winner=["player-2"])
    player.presenter.visit("plays")
    (row,) = next(iter(player.app.host.screen.groups().values()))
    assert row.value.startswith("The Dice Game · won by Player 2")
