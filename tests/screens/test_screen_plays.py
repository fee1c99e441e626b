"""Every play there was can be opened, and how it went is shown."""

import itertools
import json
from time import mktime, thread_time

import pytest
from msgspec.structs import replace

from companion import games
from companion.engine.autoplay import usual_answer
from companion.engine.saved import Person, SavedPlay
from companion.games import find
from companion.games.bots import EXAMPLES, game_of
from companion.phrases.phrasebook import Phrasebook
from companion.screens.drawing.painter import Painter
from companion.screens.widgets.words import Words
from companion.storage.store import Store
from kit.board_fitting import visible
from kit.fitting import paired
from kit.listed import assert_rows_fit, drag, tap_row
from kit.on_board import cut

GAME = "on-mars"


@pytest.fixture
def plays(player):
    """A finished play, an unfinished one, and another one begun later."""
    player.begin_in_turn(seed="1")
    player.play_out()
    player.begin_in_turn(seed="2")
    player.begin_in_turn(seed="3")
    player.presenter.navigation.go_home()
    player.tap(player.taps["plays"])
    player.frames(3)
    return player


def rows(player):
    """Return the listed plays: the speech of each, the latest first."""
    screen = player.app.host.screen
    return [screen.worded(entry) for entry in screen.entries if entry.name]


def choose_play(player, number):
    """Choose the play of this place, the latest being 0: their names may be the same."""
    tap_row(player, rows(player)[number].name)
    player.frames(3)


def tap_turn(player, name):
    player.tap(player.taps[name])
    player.frames(3)


def test_the_latest_is_chosen_and_next_plays_on(plays):
    plays.press("enter")
    assert plays.app.host.screen.name == "table"
    assert plays.play.seed == "3"


def test_every_play_is_there_with_its_state_the_latest_first(plays):
    words = plays.presenter.words
    ends = [row.spoken.rpartition(". ")[2] for row in rows(plays)]
    assert ends[:2] == [words("core.history-unfinished")] * 2
    assert ends[2] in (words("core.history-won"), words("core.history-lost"))
    assert len(ends) == 3


def test_plays_of_one_day_can_be_distinguished_by_the_time_they_were_begun(plays, store):
    begun = ((1, 9, 5), (2, 9, 5), (2, 20, 15))  # the day of a March, the hour, the minute
    with store.writing() as connection:
        for play, at in enumerate(begun, 1):
            started = mktime((2026, 3, *at, 0, 0, 0, -1))
            connection.execute("UPDATE play SET started = ? WHERE id = ?", (started, play))
    plays.presenter.navigation.go_home()
    plays.presenter.navigation.visit("plays")
    plays.frames(4)
    assert rows(plays)[0].value in ("3/2/26, 8:15\u202fPM · unfinished", "3/2/26, 8:15\u202fPM")
    assert rows(plays)[0].value in plays.seen
    days = [row.spoken.split(". ")[1] for row in rows(plays)]
    assert ["8:15" in days[0], "9:05" in days[1], ":" in days[2]] == [True, True, False]
    assert all("Mar" in day for day in days)


@pytest.mark.parametrize(("number", "seed"), [(0, "3"), (1, "2")])
def test_a_play_that_waits_continues_an_older_one_too(plays, voice, number, seed):
    choose_play(plays, number)
    assert plays.app.host.screen.name == "plays"
    assert plays.primary.words == plays.word("plays-on")
    plays.tap(plays.primary)
    assert plays.app.host.screen.name == "table"
    assert (plays.play.seed, plays.play.turn) == (seed, 2)
    plays.next()
    plays.presenter.navigation.go_home()
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
    plays.presenter.navigation.go_home()
    plays.tap(plays.primary)
    assert not plays.play.over


def test_looking_at_one_that_is_over_changes_nothing(plays, store):
    before = store.history()
    choose_play(plays, 2)
    plays.tap(plays.primary)
    plays.presenter.navigation.go_home()
    assert store.history() == before


def test_the_points_of_the_chosen_play_are_reported_turn_by_turn(plays, voice):
    choose_play(plays, 2)
    course = plays.app.host.screen.course
    assert [turn.number for turn in course] == list(range(1, len(course) + 1))
    assert plays.app.host.screen.shown.picked.course.plots
    tap_turn(plays, "turn-before")
    expected = course[-2].points["lacerda"]
    assert f"Lacerda {expected}" in voice.said[-1]
    assert voice.said[-1].startswith(f"Round {len(course) - 1}")
    assert voice.said[-1].replace(". ", " · ", 1) in plays.seen


def test_a_play_that_waits_is_gone_back_to_the_beginning_of_an_earlier_turn(player):
    player.begin_in_turn(turn=5)
    log = list(player.play.log)
    player.presenter.navigation.go_home()
    player.tap(player.taps["plays"])
    player.frames(3)
    for _ in range(3):
        tap_turn(player, "turn-before")
    assert player.taps["to-turn"].words == player.word("plays-to", place="round 2")
    player.tap(player.taps["to-turn"])
    assert player.app.host.screen.name == "table"
    assert player.play.turn == 2
    assert player.play.answered_in[-1] == 1
    while player.play.undone:
        player.now += 1
        player.presenter.game.change(player.presenter.session.redo)
    assert player.play.log == log


def test_a_play_that_cannot_be_retold_is_listed_all_the_same(plays, monkeypatch, caplog):
    def fail(*_):
        raise ValueError("gone")

    monkeypatch.setattr(plays.presenter.store, "course", fail)
    choose_play(plays, 1)
    assert "turn-before" not in plays.taps
    assert "cannot be shown" in caplog.text
    plays.tap(plays.primary)
    assert plays.play.seed == "2"


def test_one_that_was_set_aside_is_listed_and_cannot_be_opened(player, store):
    player.begin_in_turn()
    with store.writing() as connection:
        connection.execute("UPDATE answer SET key = 'on-mars.older' WHERE seq = 3")
    player.presenter.sessions._open.clear()
    player.presenter.navigation.go_home()
    player.now += 1
    player.presenter.game.open(GAME)
    (notice,) = player.presenter.notices
    assert notice.endswith("The whole game is still in the history.")
    assert len(store.history()) == 1
    player.answer()
    player.presenter.navigation.go_home()
    player.presenter.navigation.visit("plays")
    aside = player.presenter.words("core.history-set-aside")
    (at,) = [at for at, row in enumerate(rows(player)) if row.spoken.endswith(aside)]
    choose_play(player, at)
    assert player.primary.words == player.word("back")
    assert len(rows(player)) == 2


WON = """finished = 9e999, result = '{"won":true,"scores":{"you":{"total":9}}}'"""
BAD = {
    "unknown game": ("UPDATE play SET game = 'chess' WHERE id = 1", "this game is not installed"),
    "end of one": (f"UPDATE play SET game = 'chess', {WON} WHERE id = 1", "Won · this game is not"),
    "no correction": (
        "UPDATE answer SET key = 'core.correct', value = '[[],1]' WHERE play = 1",
        "Unfinished",
    ),
    "no time": (
        f"UPDATE play SET started = 1e300, seconds = 9e999, {WON} WHERE id = 1",
        "? minutes",
    ),
    "no note": ("INSERT INTO note VALUES (1, 0, 'die', '5', 0), (1, 0, 'clock', '6', 0)", ""),
}
"""What is wrong with a play, and what the list says of it."""


@pytest.mark.parametrize(("spoil", "expected"), BAD.values(), ids=BAD)
def test_one_bad_row_is_reported_and_hides_no_other_play(player, store, spoil, expected):
    player.begin_in_turn(seed="1")
    player.begin_in_turn(seed="2")
    player.presenter.sessions.leave()
    player.presenter.sessions._open.clear()
    with store.writing() as connection:
        connection.execute(spoil)
    player.presenter.navigation.go_home()
    assert player.primary.words == player.word("resume")
    player.tap(player.taps["plays"])
    choose_play(player, 1)
    assert expected in " ".join(player.seen)
    assert ("date unknown" in " ".join(player.seen)) == ("1e300" in spoil)
    opens = player.primary.words != player.word("back")
    assert opens == ("chess" not in spoil)
    if opens:
        player.tap(player.primary)
        assert (player.app.host.screen.name, player.presenter.trouble) == ("table", "")
        player.presenter.navigation.show("history")
        player.presenter.navigation.go_home()
        player.presenter.navigation.visit("plays")
    player.later(1)
    assert player.app.host.shown == "plays"
    choose_play(player, 0)
    player.tap(player.primary)
    assert (player.play.seed, player.play.turn) == ("2", 2)
    player.next()
    player.presenter.navigation.go_home()
    player.tap(player.primary)
    assert player.play.seed == "2"


def test_no_plays_yet(player):
    player.presenter.navigation.visit("plays")
    player.frames(3)
    assert player.presenter.words("core.history-none") in " ".join(player.seen)
    assert player.primary.words == player.word("back")
    player.press("escape")
    assert player.app.host.screen.name == "home"


def ended(store, game, total, /, **result):
    """Save a finished play with these points: won, unless its result says otherwise."""
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
    player.presenter.navigation.visit("plays", best=True)
    groups = {}
    for entry in player.app.host.screen.entries:
        if entry.kind == "heading":
            group = groups.setdefault(entry.label, [])
        else:
            group.append(entry.label)
    return groups


def test_the_best_plays_are_listed_by_game_and_difficulty_the_lost_ones_left_out(player, store):
    for total in (40, 70, 55, 61, 48, 66):
        ended(store, "ares", total, won=True, difficulty="novice")
    ended(store, "ares", 90, won=False, difficulty="novice")
    ended(store, "ares", 30, won=True, difficulty="expert")
    ended(store, "dice", 87)
    expert, novice, dice = best(player).values()
    assert expert == ["30 points"]
    assert novice == [f"{n} points" for n in (70, 66, 61, 55, 48)]
    assert dice == ["87 points"]
    tap_row(player, next(each.name for each in rows(player) if each.label == "87 points"))
    assert player.app.host.screen.chosen.game == "dice"
    player.tap(player.primary)
    assert player.presenter.session.game.name == "dice"


def test_the_best_of_a_bot_file_are_those_of_all_its_versions(player, store):
    text = (EXAMPLES / "abbey-gardens.toml").read_text()
    for total, version in ((12, text), (15, f"# changed\n{text}"), (9, text)):
        game = game_of("abbey-gardens", version)
        games.add(game)
        ended(store, game.name, total, won=True, difficulty="usual")
    ((title, rows),) = best(player).items()
    assert title.startswith("Abbey Gardens, ")
    assert rows == [f"{n} points" for n in (15, 12, 9)]


def test_the_best_are_a_tap_away_and_back_leads_to_the_plays(player, store):
    ended(store, "dice", 87)
    player.presenter.navigation.visit("plays")
    player.tap(player.taps["play"])
    player.tap(player.button(player.word("plays-the-best")))
    assert player.word("plays-the-best") in player.seen
    player.press("escape")
    assert player.app.host.screen.name == "plays"
    assert "play" in player.taps


def test_where_no_play_was_won_no_best_are_offered(player, store):
    ended(store, "dice", 87, won=False, replayed=True)
    ended(store, "score-pad", 0, game="dice", winner=["player-2"])
    player.presenter.navigation.visit("plays")
    player.frames(3)
    player.tap(player.taps["play"])
    assert player.word("plays-the-best") not in [tap.words for tap in player.buttons]


def test_a_team_is_ranked_by_its_points_together_apart_from_those_alone(player, store):
    ended(store, "ares", 43, won=True, mode="co-op", together=81)
    ((title, rows),) = best(player).items()
    assert title == f"{player.presenter.phrasebook.name('ares', 'ares')}, Two-player co-op"
    assert rows == ["81 points together"]


def test_of_a_score_pad_it_says_the_game_and_who_won(player, store):
    ended(store, "score-pad", 0, game="dice", winner=["player-2"])
    player.presenter.navigation.visit("plays")
    (row,) = rows(player)
    assert row.spoken.endswith("The Dice Game · won by Player 2")


def many_plays(store, count):
    store.begin(find(GAME), {}, "1")
    store.import_plays(
        [replace(copy, seed=str(at)) for copy in store.copies() for at in range(2, count + 1)], {}
    )


def test_of_many_plays_only_those_in_sight_are_read_and_worded(player, store, monkeypatch):
    many_plays(store, 200)
    worded, dated, read = [], [], []
    ending, begun, find_play = Phrasebook.ending, SavedPlay.begun.fget, Store.find
    monkeypatch.setattr(Phrasebook, "ending", lambda *of: worded.append(of) or ending(*of))
    monkeypatch.setattr(SavedPlay, "begun", property(lambda saved: dated.append(0) or begun(saved)))
    monkeypatch.setattr(Store, "find", lambda *of: read.append(of) or find_play(*of))
    player.presenter.navigation.show("plays")
    player.frames(5)
    screen = player.app.host.screen
    shown = len(screen.ids.rows.in_sight)
    assert len(screen.entries) == 200
    assert 0 < shown < 10
    assert max(map(len, (worded, dated, read))) < 10 * shown


def test_ten_thousand_plays_are_listed_within_a_tenth_of_a_second_of_work(player, store):
    many_plays(store, 10_000)
    player.presenter.navigation.visit("plays")
    player.frames(3)
    player.presenter.navigation.go_home()
    begun = thread_time()
    player.presenter.navigation.visit("plays")
    player.frames(1)
    took = thread_time() - begun
    assert len(player.app.host.screen.entries) == 10_000
    assert took < 0.25  # 0.06 here alone; reading all of them took more than a second


def test_the_chosen_play_is_in_sight_and_the_others_are_scrolled_to(player, store):
    for total in range(12):
        ended(store, "dice", total)
    first = store.history()[-1].id
    player.presenter.navigation.visit("plays", play=first)
    player.frames(4)
    listed = player.app.host.screen.ids.rows
    assert player.taps[f"play-{first}"].chosen
    assert 11 in listed.in_sight
    before = listed.scroll_y
    drag(player, up=-200)
    assert listed.scroll_y > before
    assert player.app.host.screen.chosen.id == first


def test_once_a_play_is_picked_two_buttons_come_to_its_tools_before_the_other_plays(plays, voice):
    for _ in range(3):
        plays.press("d")
    plays.press("enter")
    plays.frames(4)
    tools = [tool.text for tool in plays.app.host.screen.tools]
    listed, said = [row.spoken for row in rows(plays)], []
    while not said or said[-1] not in listed:
        plays.press("d")
        said.append(voice.said[-1])
    assert tools
    assert said[-1 - len(tools) : -1] == tools
    assert said[-1] == listed[2], "then the one that was picked"


def test_with_two_buttons_the_next_older_play_is_stepped_to_and_chosen(plays, voice):
    for number in (0, 1):
        plays.press("d")
        assert voice.said[-1] == rows(plays)[number].spoken
    plays.press("enter")
    assert voice.said[-1].endswith(plays.word("plays-on"))
    plays.press("enter")
    assert plays.play.seed == "2"


SHAPES = paired([(800, 480), (720, 1280)], [2, 1])


@pytest.mark.parametrize(("size", "scale"), SHAPES, ids=str)
def test_everything_has_room(open_app, store, size, scale):
    player = open_app(size, language="fr", text_scale=scale)
    for game in ("ares", "dice", "classic", "dice"):
        ended(store, game, 1234, won=True, difficulty="novice" if game == "ares" else None)
    ended(store, "score-pad", 0, game="dice", won=None, winner=["player-2"])
    player.begin_in_turn(turn=6)
    player.now += 1
    terraform(player)
    player.presenter.navigation.go_home()
    for saved in store.history():
        for detail in ({}, {"turn": 1}, {"how": "plays"}):
            player.presenter.navigation.show("plays", play=saved.id, **detail)
            player.frames(4)
            assert cut(player.app.host.screen) == [], (saved.game, detail)
    for detail in ({}, {"best": True}):
        player.presenter.navigation.show("plays", **detail)
        assert_rows_fit(player)


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
def test_long_names_and_a_long_comment_leave_room_for_the_rest(open_app, store, size):
    player = open_app(size, language="fr", text_scale=2.0)
    player.begin_in_turn(turn=4)
    player.presenter.navigation.go_home()
    number = store.history()[0].id
    store.describe(
        number, [Person("you", "Maria de Albuquerque e Melo", ("Helion",) * 4)], "É " * 150
    )
    player.presenter.navigation.show("plays", play=number)
    player.frames(4)
    panel, *_ = (
        each for each in player.app.host.screen.walk() if type(each).__name__ == "PlayPanel"
    )
    assert all(each.y >= panel.y for each in panel.children)
    assert all(each.top <= panel.top for each in panel.children)
    below = sorted(panel.children, key=lambda each: each.y)
    assert all(low.top <= high.y + 1 for low, high in itertools.pairwise(below))


def test_without_a_chart_it_says_how_far_the_play_has_come(player):
    player.presenter.game.open("dice", new=True)
    player.presenter.navigation.show("plays")
    player.frames(3)
    assert "Setup" in player.seen
    session = player.presenter.session
    while session.play.turn < 3:
        session.answer(usual_answer(session.play))
    player.presenter.navigation.show("plays")
    player.frames(3)
    turn = str(player.app.host.screen.course[-1].number)
    shown = [each for each in visible(player.app.host.screen) if isinstance(each, Words)]
    largest = max(shown, key=lambda each: each.shown_size if each.text else 0)
    assert (largest.text, "Turn" in player.seen) == (turn, True)


# how it went

SET = {1: ("oxygen", 2), 2: ("oxygen", 14), 3: ("oceans", 9), 4: ("temperature", 2)}
"""To which value a parameter is set in each generation."""


def terraform(player, generations=SET):
    """Play the classic game to the generation after these, setting the parameters in each."""
    player.presenter.game.open("classic", new=True)
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

    def line(self, points, colour, *args, **kwargs):
        found.setdefault(colour, []).append(points)
        draw(self, points, colour, *args, **kwargs)

    monkeypatch.setattr(Painter, "line", line)
    return found


def test_the_parameters_are_drawn_turn_by_turn_as_they_were_in_the_play(player, monkeypatch):
    terraform(player)
    player.presenter.navigation.show("plays", play=player.presenter.session.id, how="plays")
    player.frames(3)
    drawn = lines(monkeypatch)
    chart = next(
        each
        for each in player.app.host.screen.walk(restrict=True)
        if each.__class__.__name__ == "Figure" and each.parent.__class__.__name__ == "TurnTrack"
    )
    chart.update()
    legend = next(pieces[0] for colour, pieces in drawn.items() if colour == "heat")
    assert legend[1] == legend[3]
    heights = {}
    for name, colour in (("temperature", "heat"), ("oxygen", "oxygen"), ("oceans", "water")):
        pieces = drawn[colour][1:5]  # after the one of the legend
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


def legend(player):
    """Return the legend of the plots above the turns."""
    return [plot.words for plot in player.app.host.screen.shown.picked.course.plots]


def test_what_each_line_means_and_the_values_of_the_picked_turn_are_reported(player, voice):
    terraform(player)
    player.presenter.navigation.show("plays", play=player.presenter.session.id, how="plays")
    player.frames(3)
    assert {"Temperature 2", "Oxygen 14", "Oceans 9"} <= set(legend(player))
    for _ in range(3):
        tap_turn(player, "turn-before")
    assert voice.said[-1] == "Generation 2. Temperature −30, Oxygen 14, Oceans 0"
    assert {"Temperature −30", "Oxygen 14", "Oceans 0"} <= set(legend(player))


def test_when_each_parameter_was_full_is_read_and_shown(player, voice):
    terraform(player)
    player.presenter.navigation.visit("plays", play=player.presenter.session.id, how="plays")
    player.frames(3)
    full = "Oxygen full in generation 2, oceans in generation 3"
    assert full in voice.said[-1]
    assert full in player.seen
    player.tap(player.primary)
    player.frames(3)
    assert "course" in player.taps
    player.tap(player.taps["course"])
    player.frames(3)
    assert full in player.seen


def test_at_the_end_it_is_a_tap_away_how_it_went(player, voice):
    terraform(player)
    player.play_out()
    player.tap(next(tap for tap in player.buttons if tap.words == player.word("course-short")))
    screen = player.app.host.screen
    assert (screen.name, screen.chosen.id) == ("plays", player.presenter.session.id)
    assert voice.said[-1].startswith(player.word("course"))
    assert "Oxygen full in generation 2" in voice.said[-1]
    player.tap(player.primary)
    assert (player.app.host.screen.name, player.play.over) == ("table", True)


def test_what_has_no_turns_says_its_answers_at_the_end(player):
    player.presenter.game.open("score-pad", new=True)
    player.play_out()
    words = {tap.words for tap in player.buttons}
    assert player.word("history") in words
    assert player.word("course-short") not in words


@pytest.mark.parametrize(("size", "scale"), SHAPES, ids=str)
def test_the_whole_row_of_the_chosen_play_is_in_sight(open_app, store, size, scale):
    player = open_app(size, language="fr", text_scale=scale)
    for total in range(12):
        ended(store, "dice", total)
    for play in (3, 6, 10):
        player.presenter.navigation.show("plays", play=play)
        player.frames(6)
        listed = player.app.host.screen.ids.rows
        shown = player.taps[f"play-{play}"]
        low = listed.to_window(*listed.pos)[1]
        assert low - 1 <= shown.to_window(*shown.pos)[1]
        assert shown.to_window(*shown.pos)[1] + shown.height <= low + listed.height + 1
        player.presenter.navigation.go_home()
        player.frames(2)


def test_a_play_is_deleted_after_one_question_and_back_after_one_tap(plays, store):
    before = [row.name for row in rows(plays)]
    choose_play(plays, 1)
    plays.tap(plays.taps["play"])
    plays.tap(plays.button(plays.word("delete")))
    assert plays.app.host.screen.title == plays.word("delete-ask")
    plays.tap(plays.primary)  # keeps it
    plays.tap(plays.button(plays.word("delete")))
    plays.tap(plays.taps["delete"])
    assert [row.name for row in rows(plays)] == [before[0], before[2], "deleted"]
    assert plays.word("delete-done") in plays.seen
    plays.tap(plays.taps["restore"])
    assert [row.name for row in rows(plays)] == before
    assert plays.taps[before[1]].chosen
    assert store.deleted() == []


def test_deleted_plays_are_listed_and_a_tap_restores_one(plays, store, voice):
    for play in (1, 2, 3):
        store.delete(play)
    plays.presenter.navigation.go_home()
    plays.presenter.navigation.visit("plays")
    plays.frames(3)
    assert [row.name for row in rows(plays)] == ["deleted"]
    tap_row(plays, "deleted")
    plays.frames(3)
    assert plays.word("deleted-hint") in voice.said[-1]
    assert [row.name for row in plays.app.host.screen.entries] == [
        "",
        *(f"restore-{play}" for play in (3, 2, 1)),
    ]
    tap_row(plays, "restore-2")
    plays.frames(3)
    assert [row.name for row in rows(plays)] == ["play-2", "deleted"]


def test_what_is_on_the_table_cannot_be_deleted(plays, store):
    plays.presenter.sessions.open_saved(3)
    plays.presenter.navigation.visit("delete", play=3)
    plays.tap(plays.taps["delete"])
    assert plays.presenter.words("core.refused-on-table") in plays.presenter.notices
    assert store.deleted() == []


def test_a_deleted_play_is_not_continued(plays, store):
    """One that was left for the first screen is still in memory."""
    plays.presenter.sessions.open_saved(3)
    plays.presenter.navigation.go_home()
    plays.presenter.sessions.delete(3)
    plays.presenter.sessions.open("on-mars")
    assert plays.play.seed == "2"
    with pytest.raises(LookupError):
        plays.presenter.sessions.open_saved(3)
