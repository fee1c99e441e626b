"""On the first screen and the lists nothing is cut off, covered, too small to read or to hit."""

import json

import pytest

from companion.engine.autoplay import usual_answer
from companion.games import find, games
from kit.fitting import THEMES, assert_fits, assert_targets, hardest
from kit.listed import assert_rows_fit

GAME = "on-mars"


def play(player, game, answers, **options):
    """Begin a play and answer as usual, at most so often."""
    player.now += 1
    player.presenter.game.open(game, new=True, seed="2", options=options)
    session = player.presenter.session
    while answers and not session.play.over:
        session.answer(usual_answer(session.play))
        answers -= 1


def terraform(player):
    """Fill every parameter that may be corrected now."""
    session = player.presenter.session
    for name, field in session.play.fields.items():
        if name.startswith("parameters.") and name.endswith(".value"):
            session.correct(name, field.choices[-1])


def end(store, game, points, /, **result):
    """Keep a play that was won."""
    saved = store.begin(find(game), {}, "1")
    scores = {"you": {"total": points}}
    with store.writing() as connection:
        connection.execute(
            "UPDATE play SET finished = 1, result = ? WHERE id = ?",
            (json.dumps({"won": True, "scores": scores, **result}), saved.journal.id),
        )


def looks_right(player, screen, **detail):
    player.presenter.navigation.show(screen, **detail)
    player.frames(3)
    assert_fits(player)
    assert_targets(player)


@pytest.fixture(params=[(look, scale) for look in THEMES for scale in hardest(2, 1.5, 1)])
def looking(request, open_app):
    (size, language), scale = request.param
    return open_app(size, language=language, text_scale=scale)


def test_the_first_screen_fits(looking):
    looks_right(looking, "home")
    for game in games():
        play(looking, game, 40, **({"help": "quick"} if game == GAME else {}))
        looking.presenter.navigation.go_home()
        looks_right(looking, "home")
        looks_right(looking, "home", game=game)


def test_what_the_player_should_know_has_room_on_the_first_screen(looking):
    path = "/home/pi/.local/share/companion/companion.db"
    looking.presenter.announce(looking.presenter.words("core.disk-full", path=path))
    looks_right(looking, "home")


def test_the_options_of_every_game_fit(looking):
    for game in games():
        if not find(game).options:
            continue
        last = {each.name: each.values[-1] for each in find(game).options}
        fields = [{"field": name, "number": number} for name in last for number in (False, True)]
        for detail in ({}, {"options": last}, {"options": last, "rules": True}, *fields):
            looking.presenter.navigation.show("setup", game=game, **detail)
            assert_rows_fit(looking)
