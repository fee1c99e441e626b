"""The die, at any time, beside the play."""

import pytest

from companion.engine.play import DIE
from companion.engine.prompts import Say
from companion.screens.die import MOMENT_S, TUMBLE
from kit.fitting import assert_fits, assert_targets, hardest


@pytest.fixture
def die(player):
    player.begin()
    player.presenter.navigation.visit("die")
    return player


def land(player):
    """Let the die stop."""
    for _ in range(TUMBLE):
        player.later(MOMENT_S)


def numbers(player):
    """Return the numbers in sight that can be rolled among."""
    taps = player.taps.items()
    return sorted(int(tap.words) for name, tap in taps if name.startswith("sides-"))


def test_a_tap_rolls_shows_and_says_it(die, voice, store):
    log = list(die.play.log)
    die.tap(die.taps["sides-7"])
    screen = die.app.host.screen
    glance = die.presenter.phrasebook.glance(Say(DIE, {"sides": 7, "value": screen.value}))
    land(die)
    die.frames()
    assert screen.face == str(screen.value)
    assert glance.title.replace("**", "") in die.seen
    assert voice.said[-1] == screen.spoken
    assert str(screen.value) in voice.said[-1]
    assert die.play.log == log
    assert [kind for _, kind, _ in store.notes(1)] == ["die"]
    die.tap(die.primary)
    assert die.app.host.screen.name == "table"
    question, _, next_ = die.presenter.session.spoken.partition(" Next:")
    assert next_
    assert question in voice.said[-1], "a finger needs no word on Next"


def test_the_primary_button_says_what_it_leads_to(die):
    assert die.primary.words == die.word("die-roll", sides=2)
    die.tap(die.primary)
    assert str(die.app.host.screen.value) in die.primary.words


def test_every_number_of_options_from_2_to_12_can_be_rolled(die):
    assert numbers(die) == list(range(2, 13))


def test_more_options_than_twelve_are_a_tap_further_and_a_press_too(die):
    die.tap(die.taps["more-sides"])
    assert numbers(die) == list(range(13, 24))
    die.tap(die.taps["sides-16"])
    screen = die.app.host.screen
    land(die)
    assert screen.sides == 16
    assert 1 <= screen.value <= 16
    die.press("d")
    assert "sides-16" in die.taps
    die.press("d")
    assert die.app.host.screen.sides == 17
    for _ in range(8):
        die.tap(die.taps["more-sides"])
    assert numbers(die) == list(range(2, 13)), "after 100 the first come again"


def test_it_tumbles_for_three_moments_and_shows_other_faces_before_the_result(die):
    die.tap(die.taps["sides-9"])
    screen, faces = die.app.host.screen, []
    while screen.moment:
        faces.append(screen.face)
        screen._turn()
    assert len(faces) == TUMBLE
    assert str(screen.value) not in faces
    assert screen.face == str(screen.value)


def test_a_tap_while_it_tumbles_counts_and_ends_it(die):
    die.tap(die.taps["sides-6"])
    die.app.host.screen.moment = TUMBLE
    die.tap(die.primary)
    assert die.app.host.screen.name == "table"
    assert die.app.host.screens["die"].moment == 0


def test_another_number_is_rolled_at_once_after_a_roll(die):
    die.tap(die.taps["sides-3"])
    die.tap(die.taps["sides-5"])
    screen = die.app.host.screen
    assert (screen.sides, die.play.rolls) == (5, 2)
    assert die.taps["sides-5"].chosen
    assert not die.taps["sides-3"].chosen


def test_two_buttons_are_enough(die, voice):
    assert die.app.host.screen.sides == 2
    for _ in range(2):
        die.press("d")
    assert die.app.host.screen.sides == 4
    assert voice.said[-1] == "4"
    assert die.taps["sides-4"].focused
    die.press("enter")
    assert die.app.host.screen.value
    die.press("enter")
    assert die.app.host.screen.name == "table"


def test_by_two_buttons_it_can_be_rolled_again_and_left(die):
    die.press("enter")
    die.press("d")
    assert not die.app.host.screen.value
    die.press("u")
    assert die.app.host.screen.name == "table"


def test_a_second_tap_does_not_roll_again(die):
    die.tap(die.taps["sides-2"])
    rolls = die.play.rolls
    die.tap(die.taps["die-again"], after=0.2)
    assert die.play.rolls == rolls
    die.tap(die.taps["die-again"])
    assert die.play.rolls == rolls + 1


@pytest.mark.parametrize(
    ("size", "scale"), hardest(((800, 480), 2), ((720, 1280), 1), ((720, 1280), 1.5)), ids=str
)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_everything_fits(open_app, size, scale, language):
    player = open_app(size, text_scale=scale, language=language)
    player.begin()
    for detail in {}, {"sides": 12, "value": 11}, {"sides": 2, "value": 1}:
        player.presenter.navigation.show("die", **detail)
        player.frames(2)
        assert_fits(player)
        assert_targets(player)


def test_without_motion_the_result_is_there_at_once(open_app):
    player = open_app(motion=False)
    player.begin()
    player.presenter.navigation.visit("die")
    player.tap(player.taps["sides-6"])
    screen = player.app.host.screen
    assert (screen.moment, screen.face) == (0, str(screen.value))
