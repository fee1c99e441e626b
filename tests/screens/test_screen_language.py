"""Another language changes everything at once, on every screen and in mid-turn."""

import tomllib

import pytest

from companion.engine.autoplay import usual_answer
from kit.fitting import hardest
from kit.listed import tap_in_row

GAME, TURN = "on-mars", "on-mars.table"

PLACES = [
    ("table", {}),
    ("menu", {}),
    ("menu", {"turn": True}),
    ("tools", {}),
    ("die", {}),
    ("die", {"sides": 6, "value": 4}),
    ("reading", {"what": "why"}),
    ("goals", {}),
    ("reading", {"what": "help"}),
    ("page", {}),
    ("page", {"place": "rover", "before": [["construct", 1]]}),
    ("reading", {"what": "notices"}),
    ("code", {}),
    ("saved", {}),
    ("phone", {}),
    ("taking", {}),
    ("offered", {"settings": {"look": "day", "clock": "90"}}),
    ("wifi", {}),
    ("phones", {}),
    ("clean", {}),
    ("power", {}),
    ("lock", {"then": "settings"}),
    ("wiring", {}),
    ("doctor", {}),
    ("doctor", {"page": 1}),
    ("doctor", {"part": 4}),
    ("touch", {}),
    ("buttons", {}),
    ("whole", {}),
    ("editor", {"list": True}),
    ("editor", {"list": True, "group": 0, "page": 1}),
    ("editor", {"field": "lacerda.crystals"}),
    ("history", {}),
    ("history", {"back": 2}),
    ("scores", {}),
    ("times", {}),
    ("settings", {}),
    ("settings", {"field": "clock"}),
    ("settings", {"field": "pin_led"}),
    ("setup", {"game": GAME}),
    ("setup", {"game": GAME, "field": "deck"}),
    ("plays", {}),
    ("home", {}),
]


def answer(player):
    session = player.presenter.session
    session.answer(usual_answer(session.play))


def in_mid_turn(player):
    """Come to a question within the opponent's turn, with something announced and undone."""
    player.begin(options={"help": "quick"}, seed="1")
    while player.play.whose != "bot" or player.play.ask.key == TURN:
        answer(player)
    answer(player)
    player.presenter.session.undo()
    player.presenter.navigation.show_play()


def texts(player):
    """Return every line that is drawn."""
    player.frames(3)
    found = sorted(line for line in player.seen if not line.startswith("http"))
    assert found, "something is to be read"
    return found


def close(player):
    player.window.remove_widget(player.app.root)
    player.app.on_stop()


def count_up(player):
    """Let the totals of an end count up, if they are on the screen."""
    player.later(2)  # they begin
    player.later(2)


def as_in_a_new_app(player, open_app, voice, language, places):
    """Compare every place, the language changed there, with a new app in that language."""
    changed = {}
    for number, (screen, detail) in enumerate(places):
        player.presenter.navigation.show(screen, **detail)
        player.presenter.preferences.set("language", language)
        assert voice.language == language
        count_up(player)
        changed[number] = texts(player), player.app.host.screen.spoken
        player.presenter.preferences.set("language", "en")
    player.presenter.navigation.show("table")
    close(player)
    new = open_app(language=language)
    new.presenter.greeting = ""
    for number, (screen, detail) in enumerate(places):
        new.presenter.navigation.show(screen, **detail)
        count_up(new)
        assert changed[number] == (texts(new), new.app.host.screen.spoken), (screen, detail)


@pytest.mark.parametrize("language", hardest("fr", "pt-BR"))
def test_no_word_of_the_old_language_stays(player, open_app, voice, language):
    in_mid_turn(player)
    as_in_a_new_app(player, open_app, voice, language, PLACES)


def test_nor_at_the_end_of_a_play(player, open_app, voice):
    in_mid_turn(player)
    while not player.play.over:
        answer(player)
    places = [("table", {}), ("scores", {}), ("goals", {}), ("history", {})]
    as_in_a_new_app(player, open_app, voice, "fr", places)


def test_the_greeting_is_said_in_the_new_language_and_old_troubles_are_forgotten(player, open_app):
    in_mid_turn(player)
    close(player)
    again = open_app()
    again.presenter.announce(again.word("trouble"))
    again.presenter.preferences.set("language", "fr")
    assert again.presenter.greeting == again.presenter.words("core.resumed")
    assert again.table.step.notice.text == again.presenter.greeting
    assert again.presenter.notices == []


def test_by_taps_in_mid_turn_spoken_and_saved(player, open_app, voice, home):
    in_mid_turn(player)
    log, asked = list(player.play.log), player.play.ask
    player.tap(player.button(player.word("menu")))
    player.tap(player.button(player.word("menu-settings")))
    tap_in_row(player, "language", "FR")
    assert voice.said[-1] == "Langue: Français"
    assert player.primary.text == "Retour"
    player.tap(player.primary)
    assert (player.app.host.screen.name, player.play.log) == ("table", log)
    glance = player.presenter.phrasebook.glance(asked)
    assert player.table.step.present.text in (glance.title, *(move.text for move in glance.moves))
    player.press("r")
    assert voice.said[-1] == player.table.controller.in_full
    assert tomllib.loads((home / "companion.toml").read_text()) == {"language": "fr"}
