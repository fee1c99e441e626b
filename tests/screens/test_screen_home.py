"""The first screen: begin, go on, language."""

import pytest

from companion.games import find, games
from companion.phrases.phrasebook import Phrasebook
from companion.screens.services.sessions import Sessions


def row(player):
    """Return the row of On Mars."""
    title = player.presenter.phrasebook.name("on-mars", "on-mars")
    rows = player.app.host.screen.ids.games.children
    (found,) = [each for each in rows if each.title == title]
    return found


def new_game(player):
    shown = row(player).walk(restrict=True)
    words = player.word("new-game")
    return next(each for each in shown if getattr(each, "words", "") == words)


def test_every_game_found_stands_there(player):
    names = [each.title for each in player.app.host.screen.ids.games.children[::-1]]
    words = Phrasebook("en")
    assert names == [words.name(game, game) for game in games()]
    assert names[0] == "On Mars"


def test_two_taps_begin_a_play(player):
    player.tap(new_game(player))
    player.tap(player.button(player.word("begin")))
    assert player.app.host.screen.name == "table"
    assert player.play.log == []


def test_a_play_that_waits_goes_on(player):
    player.begin()
    player.next()
    answered = list(player.play.log)
    player.presenter.go_home()
    assert row(player).waiting
    player.tap(player.button(player.word("resume")))
    assert player.app.host.screen.name == "table"
    assert player.play.log == answered


def test_a_play_of_an_earlier_sitting_goes_on_and_says_so(player, open_app, voice):
    player.begin()
    player.next()
    player.presenter.go_home()
    later = open_app()
    later.tap(later.button(later.word("resume")))
    assert len(later.play.log) == 1
    assert later.table.ids.step.says[0] == later.presenter.words("core.resumed")


def test_a_new_play_beside_one_that_waits_is_begun_after_saying_so(player):
    player.begin()
    player.next()
    player.presenter.go_home()
    player.tap(new_game(player))
    assert player.app.host.screen.hint == player.word("setup-waiting")
    player.tap(player.button(player.word("begin")))
    assert player.app.host.screen.name == "table"
    assert player.play.log == []


@pytest.mark.parametrize("language", ["pt-BR", "fr"])
def test_another_language_words_the_step_anew(player, voice, language, monkeypatch):
    player.begin()
    said = []
    monkeypatch.setattr(Phrasebook, "find", spy_on(Phrasebook.find, said))
    player.presenter.go_home()
    player.tap(player.button(player.word(f"language-{language}")))
    said.clear()
    player.tap(player.button(player.word("resume")))
    assert (language, player.play.ask.key) in said
    assert {each for each, _ in said} == {language}
    assert (
        player.table.ids.step.instruction == Phrasebook(language).prompt_text(player.play.ask).text
    )
    assert voice.language == language


def spy_on(find, said):
    def spy(self, key, *args):
        said.append((self.language, key))
        return find(self, key, *args)

    return spy


def test_next_goes_on_with_the_play_that_waits(player):
    player.begin()
    player.next()
    player.presenter.go_home()
    player.press("enter")
    assert player.app.host.screen.name == "table"


def test_escape_stays_on_the_first_screen(player):
    player.press("escape")
    assert player.app.host.screen.name == "home"


def test_next_goes_on_with_the_play_that_was_answered_last(player, store):
    for game in ("ares", "score-pad", "dice"):
        player.now += 1
        player.presenter.open_play(game, new=True)
        player.next()
    player.presenter.go_home()
    assert player.presenter.sessions.latest == "dice"
    player.press("enter")
    assert player.presenter.session.game.name == "dice"


def test_a_play_of_an_unknown_game_is_never_the_latest(store, window):
    for game in ("dice", "on-mars", "ares"):
        store.begin(find(game), {}, "1")
    with store.writing() as connection:
        connection.execute("UPDATE play SET game = 'chess' WHERE game = 'ares'")
    assert Sessions(store, Phrasebook("en")).latest == "on-mars"
