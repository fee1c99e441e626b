"""Every play there was can be opened, and how it went is shown."""

import json
from time import mktime

import pytest
from msgspec.structs import replace

from companion.engine.autoplay import usual_answer
from companion.engine.saved import SavedPlay
from companion.games import find
from companion.phrases.phrasebook import Phrasebook
from companion.screens.drawing.painter import Painter
from companion.screens.theme import LABEL
from kit.fitting import assert_fits

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


@pytest.fixture
def plays(player):
    """A play that is over, one that waits, and another one that was begun after."""
    begin(player, seed="1")
    to_the_end(player)
    begin(player, seed="2")
    begin(player, seed="3")
    player.presenter.go_home()
    player.tap(player.taps["plays"])
    player.frames(3)
    return player


def rows(player):
    """Return the plays that are listed: what is told of each, the latest first."""
    return [placed.row for placed in player.app.host.screen._rows]


def choose_play(player, number):
    """Choose the play of this place, the latest being 0: their names may be the same."""
    player.tap(player.taps[rows(player)[number].name])
    player.frames(3)


def test_the_latest_is_chosen_and_next_plays_on(plays):
    plays.press("enter")
    assert plays.app.host.screen.name == "table"
    assert plays.play.seed == "3"


def test_every_play_stands_there_the_latest_first_and_how_it_stands(plays):
    words = plays.presenter.words
    ends = [row.face.spoken.rpartition(". ")[2] for row in rows(plays)]
    assert ends[:2] == [words("core.history-unfinished")] * 2
    assert ends[2] in (words("core.history-won"), words("core.history-lost"))
    assert len(ends) == 3


def test_plays_of_one_day_are_told_apart_by_the_time_they_were_begun(plays, monkeypatch):
    begun = ((2, 20, 15), (2, 9, 5), (1, 9, 5))  # the day of a March, the hour, the minute
    kept = [
        replace(each, started=mktime((2026, 3, *at, 0, 0, 0, -1)))
        for each, at in zip(plays.presenter.sessions.history(), begun, strict=True)
    ]
    monkeypatch.setattr(plays.presenter.sessions, "history", lambda: kept)
    plays.app.host.screen.refresh()
    plays.frames()
    assert "3/2/26, 8:15\u202fPM · unfinished" in plays.seen
    days = [row.face.spoken.split(". ")[1] for row in rows(plays)]
    assert ["8:15" in days[0], "9:05" in days[1], ":" in days[2]] == [True, True, False]
    assert all("Mar" in day for day in days)


@pytest.mark.parametrize(("number", "seed"), [(0, "3"), (1, "2")])
def test_a_play_that_waits_goes_on_an_older_one_too(plays, voice, number, seed):
    choose_play(plays, number)
    assert plays.app.host.screen.name == "plays"
    assert plays.primary.words == plays.word("plays-on")
    plays.tap(plays.primary)
    assert plays.app.host.screen.name == "table"
    assert (plays.play.seed, plays.play.turn) == (seed, 2)
    plays.next()
    plays.presenter.go_home()
    plays.tap(plays.primary)
    assert plays.play.seed == seed


def test_one_that_is_over_shows_its_end(plays, voice):
    choose_play(plays, 2)
    assert plays.primary.words == plays.word("plays-end")
    assert "to-turn" not in plays.taps
    plays.tap(plays.primary)
    assert plays.play.over
    assert plays.app.host.screen.name == "table"
    assert plays.presenter.words("core.resumed") not in voice.said[-1]
    plays.presenter.go_home()
    plays.tap(plays.primary)
    assert not plays.play.over


def test_looking_at_one_that_is_over_changes_nothing(plays, store):
    before = store.history()
    choose_play(plays, 2)
    plays.tap(plays.primary)
    plays.presenter.go_home()
    assert store.history() == before


def test_the_points_of_the_chosen_play_are_told_turn_by_turn(plays, voice):
    choose_play(plays, 2)
    course = plays.app.host.screen.course
    assert [turn.number for turn in course] == list(range(1, len(course) + 1))
    assert plays.app.host.screen._chart_high
    plays.tap(plays.taps["turn-before"])
    told = course[-2].points["lacerda"]
    assert f"Lacerda {told}" in voice.said[-1]
    assert voice.said[-1].startswith(f"Round {len(course) - 1}")
    assert voice.said[-1].replace(". ", " · ", 1) in plays.seen


def test_a_play_that_waits_is_gone_back_to_the_beginning_of_an_earlier_turn(player):
    begin(player, turn=5)
    log = list(player.play.log)
    player.presenter.go_home()
    player.tap(player.taps["plays"])
    player.frames(3)
    for _ in range(2):
        player.tap(player.taps["turn-before"])
    assert player.taps["to-turn"].words == player.word("plays-to", place="round 2")
    player.tap(player.taps["to-turn"])
    assert player.app.host.screen.name == "table"
    assert player.play.turn == 2
    assert player.play.answered_in[-1] == 1
    while player.play.undone:
        player.now += 1
        player.presenter.change(player.presenter.session.redo)
    assert player.play.log == log


def test_a_play_that_cannot_be_retold_is_listed_all_the_same(plays, monkeypatch, caplog):
    def fail(*_):
        raise ValueError("gone")

    monkeypatch.setattr(plays.presenter.store, "course", fail)
    choose_play(plays, 1)
    assert "turn-before" not in plays.taps
    assert "cannot be told" in caplog.text
    plays.tap(plays.primary)
    assert plays.play.seed == "2"


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
    (at,) = [at for at, row in enumerate(rows(player)) if row.face.spoken.endswith(aside)]
    choose_play(player, at)
    assert player.primary.words == player.word("back")
    assert len(rows(player)) == 2


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
        "? minutes",
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
    assert player.primary.words == player.word("resume")
    player.tap(player.taps["plays"])
    choose_play(player, 1)
    screen = player.app.host.screen
    assert told in " ".join(player.seen)
    assert ("date unknown" in " ".join(player.seen)) == ("1e300" in spoil)
    opens = player.primary.words != player.word("back")
    assert opens == ("chess" not in spoil)
    if opens:
        player.tap(player.primary)
        assert (player.app.host.screen.name, player.presenter.trouble) == ("table", "")
        player.presenter.show("history")
        player.presenter.go_home()
        player.presenter.visit("plays")
    player.later(1)
    assert screen is player.app.host.screen
    choose_play(player, 0)
    player.tap(player.primary)
    assert (player.play.seed, player.play.turn) == ("2", 2)
    player.next()
    player.presenter.go_home()
    player.tap(player.primary)
    assert player.play.seed == "2"


def test_no_plays_yet(player):
    player.presenter.visit("plays")
    assert player.presenter.words("core.history-none") in " ".join(player.seen)
    assert player.primary.words == player.word("back")
    player.press("escape")
    assert player.app.host.screen.name == "home"


def ended(store, game, total, /, **result):
    """Keep a play that is over with so many points: won, unless its result says otherwise."""
    play = store.begin(find(game), {}, "1")
    scores = {"scores": {"you": {"total": total}}}
    with store.writing() as connection:
        connection.execute(
            "UPDATE play SET finished = 1, result = ? WHERE id = ?",
            (json.dumps({**scores, **(result or {"won": True})}), play.journal.id),
        )


def best(player):
    """Return the best plays as they are listed: points by the heading of their group."""
    player.now += 1
    player.presenter.visit("plays", best=True)
    groups = {}
    while True:
        for _, row, heading in player.app.host.screen._rows:
            if heading:
                group = groups.setdefault(heading, [])
            else:
                group.append(row.face.words)
        if getattr(player.taps.get("page-down"), "disabled", True):
            return groups
        player.tap(player.taps["page-down"])


def test_the_best_plays_stand_by_game_and_difficulty_the_lost_ones_left_out(player, store):
    for total in (40, 70, 55, 61, 48, 66):
        ended(store, "ares", total, won=True, difficulty="novice")
    ended(store, "ares", 90, won=False, difficulty="novice")
    ended(store, "ares", 30, won=True, difficulty="expert")
    ended(store, "dice", 87)
    expert, novice, dice = best(player).values()
    assert expert == ["30 points"]
    assert novice == [f"{n} points" for n in (70, 66, 61, 55, 48)]
    assert dice == ["87 points"]
    player.tap(next(tap for tap in player.buttons if tap.words == "87 points"))
    assert player.app.host.screen.chosen.game == "dice"
    player.tap(player.primary)
    assert player.presenter.session.game.name == "dice"


def test_the_best_are_a_tap_away_and_back_leads_to_the_plays(player, store):
    ended(store, "dice", 87)
    player.presenter.visit("plays")
    player.tap(player.taps["best"])
    assert player.word("plays-the-best") in player.seen
    player.press("escape")
    assert player.app.host.screen.name == "plays"
    assert "best" in player.taps


def test_a_team_is_ranked_by_its_points_together_apart_from_those_alone(player, store):
    ended(store, "ares", 43, won=True, mode="co-op", together=81)
    ((title, rows),) = best(player).items()
    assert title == f"{player.presenter.phrasebook.name('ares', 'ares')}, Two-player co-op"
    assert rows == ["81 points together"]


def test_of_a_score_pad_it_tells_the_game_and_who_won(player, store):
    ended(store, "score-pad", 0, game="dice", winner=["player-2"])
    player.presenter.visit("plays")
    (row,) = rows(player)
    assert row.face.spoken.endswith("The Dice Game · won by Player 2")


def test_of_many_plays_only_those_in_sight_are_worded_and_each_is_looked_at_once(
    player, store, monkeypatch
):
    store.begin(find(GAME), {}, "1")
    many = [replace(copy, seed=str(at)) for copy in store.copies() for at in range(2, 202)]
    store.take_in(many, {})
    worded, dated = [], []
    ending, begun = Phrasebook.ending, SavedPlay.begun.fget
    monkeypatch.setattr(Phrasebook, "ending", lambda *of: worded.append(of) or ending(*of))
    monkeypatch.setattr(SavedPlay, "begun", property(lambda kept: dated.append(0) or begun(kept)))
    player.presenter.show("plays")
    player.frames()
    rows = sum(name.startswith("play-") for name in player.taps)
    assert rows
    assert len(worded) < 10 * rows
    assert len(dated) < 10 * len(many)


def test_many_plays_stand_on_pages_and_the_chosen_one_is_in_sight(player, store):
    for total in range(12):
        ended(store, "dice", total)
    first = store.history()[-1].id
    player.presenter.visit("plays", play=first)
    assert player.taps["page-down"].disabled
    assert player.taps[f"play-{first}"].face.chosen
    player.tap(player.taps["page-up"])
    assert f"play-{first}" not in player.taps


@pytest.mark.parametrize(
    ("size", "scale"), [((800, 480), 1), ((800, 480), 1.5), ((800, 480), 2), ((720, 1280), 2)]
)
def test_the_name_of_a_play_leads_and_is_no_smaller_than_its_day(open_app, store, size, scale):
    ended(store, "dice", 1)
    ended(store, "classic", 1, won=True)
    player = open_app(size, text_scale=scale)
    player.presenter.visit("plays")
    names = []
    for row in rows(player):
        name, day = player.taps[row.name].drawn
        assert name.words == row.face.words
        assert name.size > day.size or name.size == LABEL
        names.append(name.size)
    assert len(set(names)) == 1


def test_five_plays_stand_on_one_page_of_a_screen_that_stands(open_app, store):
    for total in range(5):
        ended(store, "dice", total)
    player = open_app((720, 1280))
    player.presenter.visit("plays")
    assert len(rows(player)) == 5
    assert_fits(player)


def test_without_a_chart_it_stands_there_how_far_the_play_has_come(player):
    player.presenter.open_play("dice", new=True)
    player.presenter.show("plays")
    player.frames(3)
    assert "Setup" in player.seen
    session = player.presenter.session
    while session.play.turn < 3:
        session.answer(usual_answer(session.play))
    player.presenter.show("plays")
    player.frames(3)
    drawn, turn = player.app.host.screen.drawn, str(player.app.host.screen.course[-1].number)
    largest = max(drawn, key=lambda line: line.size)
    assert (largest.words, "Turn" in player.seen) == (turn, True)


# how it went

SET = {1: ("oxygen", 2), 2: ("oxygen", 14), 3: ("oceans", 9), 4: ("temperature", 2)}
"""To which value a parameter is set in each generation."""


def terraform(player, generations=SET):
    """Play the classic game to the generation after these, setting the parameters in each."""
    player.presenter.open_play("classic", new=True)
    session = player.presenter.session
    for generation in range(1, max(generations) + 2):
        while player.play.turn < generation or not player.play.fields:
            session.answer(usual_answer(player.play))
        if generation in generations:
            name, value = generations[generation]
            session.correct(f"parameters.{name}.value", value)


def lines(monkeypatch):
    """Return the lines that are drawn from now on: the points of each by its colour."""
    found = {}
    draw = Painter.line

    def line(self, points, ink, *args, **kwargs):
        found.setdefault(ink, []).append(points)
        draw(self, points, ink, *args, **kwargs)

    monkeypatch.setattr(Painter, "line", line)
    return found


def test_the_parameters_are_drawn_turn_by_turn_as_they_were_in_the_play(player, monkeypatch):
    terraform(player)
    drawn = lines(monkeypatch)
    player.presenter.show("plays", play=player.presenter.session.id, how="plays")
    player.frames(3)
    legend = next(pieces[0] for ink, pieces in drawn.items() if ink == "heat")
    assert legend[1] == legend[3]
    heights = {}
    for name, ink in (("temperature", "heat"), ("oxygen", "oxygen"), ("oceans", "water")):
        pieces = drawn[ink][1:5]  # after the one of the legend
        heights[name] = [pieces[0][1], *(piece[3] for piece in pieces)]
    top, bottom = heights["oxygen"][1], heights["oceans"][0]
    shares = {
        name: [round((bottom - y) / (bottom - top), 6) for y in each]
        for name, each in heights.items()
    }
    assert shares == {
        "temperature": [0, 0, 0, round(32 / 38, 6), round(32 / 38, 6)],
        "oxygen": [round(2 / 14, 6), 1, 1, 1, 1],
        "oceans": [0, 0, 1, 1, 1],
    }


def test_what_each_line_means_and_the_values_of_the_picked_turn_are_told(player, voice):
    terraform(player)
    player.presenter.show("plays", play=player.presenter.session.id, how="plays")
    player.frames(3)
    assert {"Temperature 2", "Oxygen 14", "Oceans 9"} <= set(player.seen)
    for _ in range(3):
        player.tap(player.taps["turn-before"])
    assert voice.said[-1] == "Generation 2. Temperature −30, Oxygen 14, Oceans 0"
    assert {"Temperature −30", "Oxygen 14", "Oceans 0"} <= set(player.seen)


def test_when_each_parameter_was_full_is_read_and_shown(player, voice):
    terraform(player)
    player.presenter.visit("plays", play=player.presenter.session.id, how="plays")
    full = "Oxygen full in generation 2, oceans in generation 3"
    assert full in voice.said[-1]
    assert full in player.seen
    player.tap(player.primary)
    assert "course" in player.taps
    player.tap(player.taps["course"])
    assert full in player.seen


def test_at_the_end_it_is_a_tap_away_how_it_went(player, voice):
    terraform(player)
    to_the_end(player)
    player.tap(next(tap for tap in player.buttons if tap.words == player.word("course")))
    screen = player.app.host.screen
    assert (screen.name, screen.chosen.id) == ("plays", player.presenter.session.id)
    assert voice.said[-1].startswith(player.word("course"))
    assert "Oxygen full in generation 2" in voice.said[-1]
    player.tap(player.primary)
    assert (player.app.host.screen.name, player.play.over) == ("table", True)


def test_what_has_no_turns_tells_its_answers_at_the_end(player):
    player.presenter.open_play("score-pad", new=True)
    to_the_end(player)
    words = {tap.words for tap in player.buttons}
    assert player.word("history") in words
    assert player.word("course") not in words
