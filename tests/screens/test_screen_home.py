"""The first screen: begin, continue, language."""

import re
from datetime import datetime, timedelta

import pytest

from companion.engine.game import FIRST
from companion.games import find, games
from companion.phrases.phrasebook import Phrasebook
from companion.screens.home import TILES, HomeItem, in_rows
from companion.screens.services.sessions import Sessions

GAME = "on-mars"
PARTS = ("morning", "afternoon", "evening")


def tile(player, game=GAME):
    return player.taps[f"game-{game}"]


def begin(player):
    player.begin()
    player.next()
    player.presenter.navigation.go_home()
    player.frames(3)


def test_every_game_found_is_there(player):
    names = [tap.words for name, tap in player.taps.items() if name.startswith("game-")]
    words = Phrasebook("en")
    assert names == [words.name(game, game, "short") for game in games()]
    assert names[0] == "On Mars"


def test_a_first_start_greets_and_asks_for_the_language(player):
    assert player.word("choose-game") in player.seen
    assert any(player.word("greeting", part=part) in player.seen for part in PARTS)
    assert {"language-en", "language-pt-BR", "language-fr", "help", "voice"} <= set(player.taps)
    assert player.primary.words == tile(player).words


def test_what_next_begins_is_marked_for_push_buttons_only(player):
    def marked():
        return [name for name, tap in player.taps.items() if getattr(tap.item, "marked", False)]

    assert marked() == []
    player.app.perform("repeat")
    player.presenter.navigation.go_home()
    player.frames()
    assert marked() == [f"game-{GAME}"]
    player.tap(player.taps["voice"])
    assert marked() == []


def test_a_language_is_one_tap_on_a_first_start(player):
    player.tap(player.taps["language-fr"])
    assert player.presenter.settings.language == "fr"
    assert player.taps["language-fr"].chosen
    assert not player.taps["language-en"].chosen


def test_the_voice_is_switched_off_and_on(player):
    player.tap(player.taps["voice"])
    assert not player.presenter.settings.voice
    player.tap(player.taps["voice"])
    assert player.presenter.settings.voice


@pytest.mark.parametrize("game", list(games()))
def test_one_tap_begins_the_first_play_of_a_game_with_its_options_of_a_first(player, game):
    player.tap(tile(player, game))
    assert player.app.host.screen.name == "table"
    assert player.play.log == []
    begun = {"first": "on"} if FIRST in find(game).options else {}
    begun |= {each.name: each.values[1] for each in find(game).options if each.asks}
    assert player.play.options == find(game).with_defaults(begun)


def test_what_the_settings_say_of_new_plays_holds_for_the_first(open_app):
    player = open_app(language="fr", clock="120")
    player.tap(tile(player, "dice"))
    assert player.play.options["clock"] == "120"
    assert player.play.options["printing"] == "french"


def test_the_options_of_later_plays_are_shown_first(player):
    begin(player)
    player.tap(tile(player))
    player.tap(player.taps["new-game"])
    assert player.app.host.screen.name == "setup"


def test_a_play_that_waits_continues(player):
    player.begin()
    player.next()
    answered = list(player.play.log)
    player.presenter.navigation.go_home()
    assert player.primary.words == player.word("resume")
    player.tap(player.primary)
    assert player.app.host.screen.name == "table"
    assert player.play.log == answered


def test_it_says_which_play_waits_and_since_when(player):
    begin(player)
    seen = " ".join(player.seen)
    assert "On Mars" in player.seen
    assert seen.count("Unfinished game from today") == 1
    assert re.search(r"today, \d\d:\d\d\b(?! [AP]M)", seen.replace("\u202f", " "))


@pytest.mark.parametrize(("days", "expected"), [(1, "yesterday"), (40, "from ")])
def test_an_unfinished_game_of_another_day_names_that_day(player, store, days, expected):
    begin(player)
    then = datetime.now().astimezone() - timedelta(days=days)
    with store.writing() as connection:
        connection.execute("UPDATE answer SET at = ?", (then.timestamp(),))
    player.presenter.navigation.go_home()
    assert expected in " ".join(player.seen)
    assert "today" not in " ".join(player.seen)
    assert (str(then.year) in " ".join(player.seen)) == (days == 40)


def test_the_state_is_reported_after_the_first_frame_of_a_later_sitting(player, open_app):
    player.begin(options={"help": "quick"}, seed="1")
    player.reach("on-mars.table", turn=2)
    player.presenter.navigation.go_home()
    here = player.seen
    assert any("2" in line for line in here)
    player.app.host.screen.leave()
    later = open_app()
    later.frames(3)
    assert later.seen == here
    assert later.presenter.sessions.current is None


def test_a_play_that_cannot_be_looked_at_is_a_tile_all_the_same(player, monkeypatch, caplog):
    begin(player)
    player.presenter.sessions._open.clear()

    def fail(*_):
        raise OSError("gone")

    monkeypatch.setattr(Sessions, "look_at", fail)
    player.presenter.navigation.go_home()
    player.frames(3)
    assert player.primary.words == player.word("resume")
    assert "cannot be looked at" in caplog.text


def test_a_play_of_an_earlier_sitting_continues_and_says_so(player, open_app, voice):
    begin(player)
    later = open_app()
    later.tap(later.primary)
    assert len(later.play.log) == 1
    resumed = later.presenter.words("core.resumed")
    assert later.presenter.greeting == resumed
    assert voice.said[-1].startswith(resumed)


def test_the_tile_of_an_unfinished_game_asks_whether_to_continue(player, voice):
    begin(player)
    answered = len(player.presenter.sessions._open[GAME].play.log)
    player.tap(tile(player))
    assert player.app.host.screen.name == "home"
    assert voice.said[-1].endswith(player.primary.spoken)
    player.tap(player.taps["back"])
    assert tile(player)
    player.tap(tile(player))
    player.press("escape")
    assert tile(player)
    player.tap(tile(player))
    player.tap(player.primary)
    assert len(player.play.log) == answered


def test_a_new_play_beside_one_that_waits_is_begun_after_saying_so(player):
    begin(player)
    player.tap(tile(player))
    player.tap(player.taps["new-game"])
    assert player.word("setup-waiting") in " ".join(player.seen)
    player.tap(player.primary)
    assert player.app.host.screen.name == "table"
    assert player.play.log == []


def test_a_game_without_options_begins_at_once(player):
    player.tap(tile(player, "score-pad"))
    assert player.app.host.screen.name == "table"
    assert player.presenter.session.game.name == "score-pad"


@pytest.mark.parametrize("language", ["pt-BR", "fr"])
def test_another_language_rewords_the_step(player, voice, language, monkeypatch):
    player.begin()
    said = []
    monkeypatch.setattr(Phrasebook, "find", spy_on(Phrasebook.find, said))
    player.presenter.navigation.go_home()
    while player.presenter.settings.language != language:
        player.tap(player.taps["next-language"])
    said.clear()
    player.tap(player.primary)
    assert (language, player.play.ask.key) in said
    assert {each for each, _ in said} == {language}
    assert voice.language == language


def spy_on(find, said):
    def spy(self, key, *args):
        said.append((self.language, key))
        return find(self, key, *args)

    return spy


def test_next_continues_with_the_play_that_waits(player):
    begin(player)
    player.press("enter")
    assert player.app.host.screen.name == "table"


def test_escape_stays_on_the_first_screen(player):
    player.press("escape")
    assert player.app.host.screen.name == "home"


def test_with_two_buttons_die_steps_to_every_game_and_next_opens_one(player, voice):
    names = []
    for _ in games():
        player.press("d")
        names.append(voice.said[-1])
    assert names == [tile(player, game).spoken for game in games()]
    player.press("enter")
    assert player.presenter.session.game.name == list(games())[-1]


def test_what_is_wrong_is_reported_in_sight_and_opens(player):
    player.presenter.announce("Something to know.")
    assert "Something to know." in " ".join(player.seen)
    player.tap(player.taps["notice"])
    assert player.app.host.screen.name == "reading"


def test_next_continues_with_the_play_that_was_answered_last(player):
    for game in ("ares", "score-pad", "dice"):
        player.now += 1
        player.presenter.game.open(game, new=True)
        player.next()
    player.presenter.navigation.go_home()
    player.press("enter")
    assert player.presenter.session.game.name == "dice"


def test_of_those_that_are_over_the_last_game_is_begun_again(player, store):
    player.presenter.game.open("score-pad", new=True)
    with store.writing() as connection:
        connection.execute("UPDATE play SET finished = 1, result = '{}'")
    player.presenter.sessions._open.clear()
    player.presenter.navigation.go_home()
    assert player.primary.words == tile(player, "score-pad").words
    assert "plays" in player.taps


def test_a_play_of_an_unknown_game_is_never_the_latest(store, window):
    for game in ("dice", "on-mars", "ares"):
        store.begin(find(game), {}, "1")
    with store.writing() as connection:
        connection.execute("UPDATE play SET game = 'chess' WHERE game = 'ares'")
    assert list(Sessions(store, Phrasebook("en")).all_waiting()) == ["on-mars", "dice"]


@pytest.mark.parametrize(
    ("stands", "count", "rows"),
    [(False, 5, [5]), (False, 7, [3, 4]), (True, 5, [2, 3]), (True, 1, [1])],
)
def test_any_number_of_games_has_room(stands, count, rows):
    most, _ = TILES[False, stands]
    found = in_rows([HomeItem(str(number), "") for number in range(count)], most)
    assert [len(row) for row in found] == rows
    assert [tile.name for row in found for tile in row] == [str(number) for number in range(count)]
