"""The menu leads everywhere that belongs to the play, and back."""

import pytest
from msgspec.structs import replace

from companion.games import games
from companion.phrases.phrasebook import first_sentence
from companion.screens.menu import ENTRIES
from companion.sharing.messages import SharingStatus
from kit.fitting import assert_fits, assert_targets, hardest

READ = {"now"}


@pytest.fixture
def menu(player):
    player.begin(options={"help": "quick"}, seed="1")
    player.tap(player.taps["menu"])
    return player


def test_every_item_is_there_and_the_primary_thing_is_the_game(menu):
    assert menu.primary.words == menu.word("menu-table")
    assert [name for name in menu.taps if name in ENTRIES] == list(ENTRIES)
    for name in ENTRIES:
        assert menu.taps[name].words == menu.word(f"menu-{name}")


def test_what_a_play_does_not_have_yet_cannot_be_tapped(menu):
    assert menu.taps["times"].disabled
    assert menu.taps["turn"].disabled == (menu.play.last_answer is None)


def test_entries_never_move_between_games(player):
    seen = []
    for game in games():
        player.now += 1
        player.presenter.game.open(game, new=True)
        player.presenter.navigation.show("menu")
        seen.append([(name, tuple(tap.pos), tap.words) for name, tap in player.taps.items()])
    assert all(each == seen[0] for each in seen)


@pytest.mark.parametrize("name", [each for each in ENTRIES if each not in ("times", "turn")])
def test_each_leads_to_its_screen(menu, name):
    log = list(menu.play.log)
    menu.tap(menu.taps[name])
    screen = menu.app.host.screen
    assert screen.name == {"help": "table"}.get(name, "reading" if name in READ else name)
    if name in READ:
        assert screen.detail == {"what": name}
    if name == "home":
        menu.now += 1
        menu.presenter.game.open("on-mars")
    assert menu.play.log == log


@pytest.mark.parametrize("name", ["whole", "page", "settings", *sorted(READ)])
def test_what_is_primary_there_leads_back_to_the_table(menu, name):
    menu.tap(menu.taps[name])
    menu.tap(menu.primary)
    assert menu.app.host.screen.name == "table"


def test_the_game_is_said_when_it_is_gone_back_to(menu, voice):
    menu.tap(menu.primary)
    assert menu.app.host.screen.name == "table"
    assert menu.table.step.again in voice.said[-1]


def test_each_says_what_it_is(menu, voice):
    assert voice.said[-1] == menu.word("menu")
    for name in ("settings", "history", "scores", "goals"):
        menu.presenter.navigation.visit("menu")
        menu.tap(menu.taps[name])
        assert len(voice.said[-1]) > 4
        assert voice.said[-1] == menu.app.host.screen.spoken


def test_by_keys_numbers_and_two_buttons(menu, voice):
    menu.press("escape")
    assert menu.app.host.screen.name == "table"
    menu.press("escape")
    assert menu.app.host.screen.name == "menu"
    menu.press(str([*ENTRIES].index("whole") + 1))
    assert menu.app.host.screen.name == "whole"
    menu.press("escape")
    menu.press("escape")
    menu.press("enter")  # the primary thing is the table
    assert menu.app.host.screen.name == "table"
    menu.press("escape")
    while voice.said[-1] != menu.word("menu-help"):
        menu.press("d")
    menu.press("enter")
    assert menu.app.host.screen.name == "table"
    assert menu.table.labels


def test_what_a_game_lacks_is_passed_over_by_die(menu, monkeypatch):
    monkeypatch.setattr(type(menu.play), "goals", lambda _: [])
    monkeypatch.setattr(type(menu.play), "scores", lambda _: {})
    menu.presenter.navigation.show("menu")
    names = [each.text for each in menu.app.host.screen.focus.targets()]
    assert menu.word("menu-goals") not in names
    assert menu.word("menu-scores") not in names


# a whole turn


@pytest.fixture
def in_turn(player):
    """A play whose second turn has some answers, at the menu."""
    player.begin(options={"help": "quick"})
    player.reach("on-mars.table", turn=2)
    player.first = len(player.play.log)
    for _ in range(3):
        player.next()
    assert (player.play.turn, len(player.play.log) > player.first) == (2, True)
    player.presenter.navigation.visit("menu")
    return player


def test_a_whole_turn_is_taken_back_after_a_question_that_says_what_goes(in_turn, voice):
    log, count = list(in_turn.play.log), in_turn.play.answers_of_turn
    assert count > 1
    in_turn.tap(in_turn.taps["turn"])
    in_turn.frames(3)
    assert in_turn.play.log == log, "nothing yet"
    assert in_turn.taps["undo"].words == in_turn.word("history-back", count=count)
    latest = next(step.words for step in in_turn.presenter.session.steps() if step.back == 1)
    assert latest in in_turn.seen
    assert latest in voice.said[-1]
    in_turn.tap(in_turn.taps["undo"])
    assert (in_turn.app.host.screen.name, len(in_turn.play.log)) == ("table", in_turn.first)


def test_the_primary_thing_takes_nothing_back(in_turn):
    log = list(in_turn.play.log)
    in_turn.tap(in_turn.taps["turn"])
    for _ in range(3):
        assert in_turn.primary.words == in_turn.word("menu-table")
        in_turn.presenter.navigation.show("turn")
        in_turn.tap(in_turn.primary)
        assert (in_turn.app.host.screen.name, in_turn.play.log) == ("table", log)
        in_turn.presenter.navigation.show("turn")
        in_turn.press("escape")
        assert in_turn.app.host.screen.name == "menu"


def test_with_two_buttons_the_question_is_answered(in_turn, voice):
    in_turn.tap(in_turn.taps["turn"])
    in_turn.press("d")
    assert voice.said[-1] == in_turn.taps["undo"].words
    in_turn.press("enter")
    assert len(in_turn.play.log) == in_turn.first


def test_one_answer_is_taken_back_at_once(player):
    player.begin(options={"help": "quick"})
    player.reach("on-mars.table", turn=2)
    player.presenter.session.undo_turn()
    while player.play.answers_of_turn != 1:
        player.presenter.session.undo()
    given = len(player.play.log)
    player.presenter.navigation.visit("menu")
    player.tap(player.taps["turn"])
    assert player.app.host.screen.name == "table"
    assert len(player.play.log) < given


@pytest.mark.parametrize(
    ("size", "scale"), hardest(((800, 480), 2), ((720, 1280), 1), ((720, 1280), 1.5)), ids=str
)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_everything_fits(open_app, size, scale, language):
    player = open_app(size, text_scale=scale, language=language)
    player.begin(options={"help": "quick"})
    player.reach("on-mars.table", turn=2)
    player.presenter.session.set_clock("up")
    for screen in "menu", "turn":
        player.presenter.navigation.show(screen)
        assert_fits(player)
        assert_targets(player)


@pytest.mark.parametrize(
    ("screen", "size"),
    hardest(
        ("menu", (800, 480)), ("tools", (720, 1280)),
        ("menu", (720, 1280)), ("tools", (800, 480)),
        count=2,
    ),
    ids=str,
)  # fmt: skip
def test_with_large_text_the_entries_are_larger_and_none_is_lost(open_app, screen, size):
    seen = {}
    for scale in hardest(1, 2, 1.5, count=2):
        player = open_app(size, text_scale=scale)
        player.begin(options={"help": "quick"})
        player.now += 1
        player.presenter.navigation.visit(screen)
        assert_fits(player)
        tiles = player.app.host.screen.ids.actions.children[0].children
        names = [tile.item.name for tile in reversed(tiles)]
        (font_size,) = {words.shown_size for tile in tiles for words in tile.children[:1]}
        seen[scale] = names, font_size
    names, font_size = zip(*(seen[scale] for scale in sorted(seen)), strict=True)
    assert names == names[:1] * len(seen)
    assert [*font_size] == sorted({*font_size})


def test_die_steps_through_all_entries_and_brings_each_into_sight(open_app, voice):
    player = open_app(text_scale=2)
    player.begin(options={"help": "quick"})
    player.presenter.navigation.visit("menu")
    player.frames(3)
    scroll, named = player.app.host.screen.ids.actions, []
    for action in [each for each in player.app.host.screen.actions if not each.off]:
        player.press("d")
        player.frames(1)
        named.append((action.text, voice.said[-1]))
        tile = player.app.host.screen.focus.target
        low = tile.to_window(*tile.pos)[1]
        assert scroll.y - 1 <= low <= scroll.top + 1 - tile.height
    assert all(text == said for text, said in named)
    player.press("enter")
    assert player.app.host.screen.name == "home"


# a call for help


def test_without_a_broker_nobody_can_be_called(menu):
    assert "call" not in menu.taps


def test_someone_is_called_until_it_is_pressed_again(menu, voice):
    menu.presenter.settings = replace(menu.presenter.settings, mqtt="mqtt://server")
    menu.presenter.navigation.visit("menu")
    called = menu.word("help-called")
    menu.tap(menu.taps["call"])
    assert menu.presenter.calls_help
    assert called in menu.presenter.notices
    assert voice.said[-1] == first_sentence(called)
    assert menu.taps["call"].words == menu.word("end-call")
    menu.tap(menu.primary)
    assert first_sentence(called).rstrip(".") in menu.seen
    menu.press("escape")
    while menu.word("end-call") not in voice.said[-1]:  # two buttons are enough
        menu.press("d")
    menu.press("enter")
    assert not menu.presenter.calls_help
    assert called not in menu.presenter.notices
    assert voice.said[-1] == menu.word("call-ended")


def test_a_call_is_ended_on_the_first_screen_too(menu, voice):
    menu.presenter.settings = replace(menu.presenter.settings, mqtt="mqtt://server")
    menu.presenter.navigation.visit("menu")
    menu.tap(menu.taps["call"])
    menu.tap(menu.taps["home"])
    called = menu.word("help-called")
    assert menu.app.host.screen.name == "home"
    assert called in menu.seen
    menu.presenter.navigation.read("notices")
    menu.frames()
    menu.tap(menu.taps["call"])
    assert menu.app.host.screen.name == "home"
    assert voice.said[-1] == menu.word("call-ended")
    assert called not in menu.seen
    assert not menu.presenter.calls_help


def test_a_call_that_does_not_arrive_says_why(menu, voice):
    menu.presenter.settings = replace(menu.presenter.settings, mqtt="mqtt://server")
    reason = "core.server-problem", {"server": "server:1883", "why": "away"}
    menu.presenter.sharing = SharingStatus(problems={"mqtt": reason})
    menu.presenter.navigation.visit("menu")
    menu.tap(menu.taps["call"])
    (notice,) = menu.presenter.notices
    assert notice.endswith("No answer from server:1883.")
    assert voice.said[-1] == first_sentence(notice)
    menu.presenter.sharing = SharingStatus()
    menu.presenter.refresh_status()
    assert menu.presenter.notices == [menu.word("help-called")]
