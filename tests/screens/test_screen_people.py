"""Names, corporations and a comment: by taps, on the keys, on a keyboard and by two buttons."""

from __future__ import annotations

import pytest

from companion.engine.saved import Person
from companion.games import find
from companion.phrases.phrasebook import LANGUAGES
from companion.screens.write import ACCENTS, LETTERS, MARKS
from kit.listed import tap_row
from kit.on_board import cut


@pytest.fixture
def known(store):
    """Somebody who has played before: finished with a corporation, and set aside."""
    for number, person in enumerate(
        (Person("you", "Bo", ("Helion",)), Person("you", "Zoë", ("Credicor", "Helion"))), 1
    ):
        store.begin(find("classic"), {}, str(number))
        store.describe(number, [person], "")


@pytest.fixture
def at_table(player, known):
    """A player whose play of Terraforming Mars is the third."""
    player.presenter.game.open("classic", new=True)
    player.frames(2)
    return player


def open_people(player):
    player.presenter.navigation.visit("menu")
    player.tap(player.taps["people"])
    player.frames(2)


def people(store, play=3):
    return [(each.who, each.name, each.roles) for each in store.find(play).players]


def write(player, text):
    """Tap the keys of a text; the first letter of a name is a capital by itself."""
    for letter in text:
        screen = player.app.host.screen
        keys = {tile.item.value: tile for row in key_rows(screen) for tile in row}
        wanted = "space" if letter == " " else letter
        player.tap(keys[wanted], after=0.1)


def key_rows(screen):
    rows = [each for each in screen.walk() if type(each).__name__ == "WriteRow"]
    return [list(reversed(row.ids.tiles.children)) for row in rows]


def test_a_name_is_chosen_by_three_taps_and_nothing_is_asked_unasked(at_table, store):
    assert people(store) == []
    open_people(at_table)
    tap_row(at_table, "player-you")
    words = [tap.words for tap in at_table.buttons]
    assert words[words.index("Zoë") :][:2] == ["Zoë", "Bo"]  # the latest first
    at_table.tap(at_table.button("Bo"))
    assert people(store) == [("you", "Bo", ())]
    assert at_table.app.host.screen.name == "people"
    assert "You: Bo" in at_table.seen
    at_table.tap(at_table.primary)
    assert at_table.at_table


def test_a_name_is_cleared(at_table, store):
    store.describe(3, [Person("you", "Bo")], "")
    open_people(at_table)
    tap_row(at_table, "player-you")
    at_table.tap(at_table.button(at_table.word("people-no-name")))
    assert people(store) == []


def test_another_name_is_written_on_the_screen(at_table, store):
    open_people(at_table)
    tap_row(at_table, "player-you")
    at_table.tap(at_table.button(at_table.word("people-write")))
    write(at_table, "An")
    at_table.tap(
        next(t for row in key_rows(at_table.app.host.screen) for t in row if t.item.value == "del")
    )
    write(at_table, "l")
    at_table.app.host.screen.type("other")
    at_table.frames(2)
    write(at_table, "é")
    at_table.tap(at_table.primary)
    assert people(store) == [("you", "Alé", ())]
    assert store.names()[0] == "Alé"


def test_a_keyboard_writes_and_its_keys_mean_nothing_else(at_table, store):
    log = list(at_table.play.log)
    at_table.presenter.navigation.visit("write", play=3, who="you", what="name", table=True)
    at_table.frames(2)
    for letter in "Dud 1é":
        at_table.window.dispatch(
            "on_key_down", ord(letter) if ord(letter) < 128 else 0, 0, letter, []
        )
        at_table.window.dispatch("on_textinput", letter)
        at_table.window.dispatch("on_key_up", ord(letter) if ord(letter) < 128 else 0, 0)
    at_table.press("left")
    at_table.press("backspace")
    assert at_table.app.host.screen.text == "Dud é"
    at_table.press("enter")
    assert people(store) == [("you", "Dud é", ())]
    assert at_table.app.host.screen.name == "people"
    assert at_table.play.log == log
    at_table.presenter.navigation.visit("write", play=3, who="you", what="name", table=True)
    at_table.frames(2)
    at_table.press("escape")
    assert at_table.app.host.screen.name == "person"
    at_table.press("1")  # a number is a tile again
    assert people(store) == [("you", "Dud é", ())]


def test_two_buttons_and_the_voice_write_a_name(at_table, store, voice):
    perform = at_table.presenter.perform

    def press(intent):
        at_table.now += 1
        perform(intent)
        at_table.frames(1)

    def die_to(words):
        for _ in range(30):
            press("die")
            if voice.said[-1] == words:
                return
        raise AssertionError(voice.said)

    open_people(at_table)
    die_to(f"You: {at_table.word('people-nobody')}")
    press("next")
    die_to(at_table.word("people-write"))
    press("next")
    for row, key in (("A to ’", "D"), ("q to p", "i")):
        die_to(row)
        press("next")
        if voice.said[-1] != key:
            die_to(key)
        press("next")
    assert voice.said[-1] == "Di"
    die_to(at_table.word("write-save"))
    press("next")
    assert people(store) == [("you", "Di", ())]


def test_roles_are_offered_as_in_earlier_games_and_several_can_be_taken(at_table, store):
    open_people(at_table)
    tap_row(at_table, "player-you")
    at_table.tap(at_table.button(at_table.word("people-roles")))
    for role in ("Helion", "Credicor", "Helion"):
        at_table.tap(at_table.button(role))
        words = [tap.words for tap in at_table.buttons]
        assert words[words.index("Credicor") :][:2] == ["Credicor", "Helion"]  # none has moved
    assert people(store) == [("you", "", ("Credicor",))]
    at_table.tap(at_table.button(at_table.word("people-write-role")))
    write(at_table, "Teractor")
    at_table.tap(at_table.primary)
    assert people(store) == [("you", "", ("Credicor", "Teractor"))]
    assert at_table.app.host.screen.name == "person"
    at_table.tap(at_table.primary)
    at_table.tap(at_table.primary)
    assert "You: Credicor, Teractor" in at_table.seen


def test_a_comment_is_written_and_what_is_too_long_is_refused(at_table, store):
    open_people(at_table)
    tap_row(at_table, "comment")
    line = at_table.app.host.screen.ids.line
    line.text = "x" * 301
    at_table.tap(at_table.primary)
    refused = "A comment has at most 300 characters. Shorten it."
    assert refused in at_table.presenter.notices
    assert (at_table.app.host.screen.name, store.find(3).comment) == ("write", "")
    line.text = "Rain all day."
    at_table.tap(at_table.primary)
    assert store.find(3).comment == "Rain all day."
    assert "Comment: Rain all day." in at_table.seen


def test_what_was_written_survives_another_look(at_table, store):
    at_table.presenter.navigation.visit("write", play=3, who="you", what="name")
    at_table.frames(2)
    write(at_table, "An")
    at_table.presenter.preferences.set("look", "day")
    at_table.frames(3)
    assert at_table.app.host.screen.text == "An"


def test_the_end_and_all_plays_show_the_names(player, store):
    player.begin_in_turn(seed="1")
    player.play_out()
    play = player.presenter.session.id
    player.tap(next(tap for tap in player.buttons if tap.words == player.word("people")))
    tap_row(player, "player-you")
    player.tap(player.button(player.word("people-write")))
    write(player, "Ana")
    player.tap(player.primary)
    player.tap(player.primary)
    player.later(2)
    assert "Ana" in player.seen
    player.presenter.navigation.go_home()
    player.presenter.navigation.visit("plays", play=play)
    player.frames(4)
    assert "Ana" in player.seen
    player.tap(player.taps["play"])
    player.tap(player.button(player.word("people")))
    assert "You: Ana" in player.seen
    player.press("escape")
    assert player.app.host.screen.name == "play"


@pytest.fixture
def pad(player, store):
    """A pad of three players, two of whom have names, at its first line."""
    player.presenter.game.open("score-pad", new=True)
    for answer in ("on-mars", 3):
        player.presenter.session.answer(answer)
    player.presenter.game.show_step()
    open_people(player)
    return player


def test_a_pad_has_a_row_for_each_player_and_calls_them_by_their_names(pad, store, voice):
    assert [row.name for row in pad.app.host.screen.entries] == [
        *(f"player-player-{number}" for number in (1, 2, 3)),
        "comment",
    ]
    for number, name in ((1, "Ana"), (3, "Zoe|*")):
        tap_row(pad, f"player-player-{number}")
        pad.tap(pad.button(pad.word("people-write")))
        pad.app.host.screen.ids.line.text = name
        pad.tap(pad.primary)
    tap_row(pad, "player-player-2")
    assert "Ana" not in [tap.words for tap in pad.buttons]  # she is somebody else here
    pad.press("escape")
    pad.tap(pad.primary)
    assert voice.said[-1].startswith("Ana: where is your marker")
    view = pad.table.controller.view
    assert [view.name(who) for who in ("player-1", "player-2", "player-3")] == [
        "Ana",
        "Player 2",
        "Zoe¦∗",
    ]
    pad.presenter.navigation.visit("scores")
    assert "Ana" in pad.seen
    pad.presenter.preferences.set("language", "fr")
    pad.presenter.navigation.show_play()
    assert voice.said[-1].startswith("Ana")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_a_language_is_on_its_keys(language):
    wanted = {"en": "", "fr": "éèêëàâçîïôöùûüæœ", "pt-BR": "ãõáéíóúâêôàç"}
    keys = "".join((*LETTERS[language], *ACCENTS, *MARKS))
    letters = "abcdefghijklmnopqrstuvwxyz0123456789-’"
    assert set(wanted[language] + letters) <= set(keys)
    assert max(map(len, (*LETTERS[language], *ACCENTS, *MARKS))) <= 10


SHAPES = [((800, 480), 1), ((800, 480), 2), ((480, 800), 1.5)]


@pytest.mark.parametrize(("size", "scale"), SHAPES, ids=str)
def test_everything_has_room(open_app, store, size, scale):
    player = open_app(size, language="fr", text_scale=scale)
    player.presenter.game.open("classic", new=True)
    name = "Maria Fernandes da Conceição"
    store.describe(
        1, [Person("you", name, ("Interplanetary Cinematics", "Beginner"))], "Ah ! " * 60
    )
    for screen, detail in (
        ("people", {}),
        ("person", {"who": "you"}),
        ("person", {"who": "you", "roles": True}),
        ("write", {"who": "you", "what": "name"}),
        ("write", {"what": "comment"}),
    ):
        player.presenter.navigation.show(screen, play=1, **detail)
        player.frames(4)
        assert cut(player.app.host.screen) == [], (screen, detail)
