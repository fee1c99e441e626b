"""The die, at any time, beside the play."""

from companion.engine.play import DIE


def test_a_tap_rolls_shows_and_says_it(player, voice, store):
    player.begin()
    log = list(player.play.log)
    player.press("d")
    player.tap(player.button("7"))
    screen = player.app.host.screen
    assert screen.result
    assert screen.result == player.presenter.words(
        DIE, value=int(screen.result.split(",")[0]), sides=7
    )
    while screen.face.words != screen.result:
        player.frames(1)
    assert voice.said[-1] != screen.result
    assert voice.said[-1]
    assert player.play.log == log
    assert [kind for _, kind, _ in store.notes(1)] == ["die"]
    player.tap(player.button(player.word("back")))
    assert player.app.host.screen.name == "table"


def test_every_number_of_options_from_2_to_12_can_be_rolled(player):
    player.begin()
    player.press("d")
    offered = [each.words for each in player.app.host.screen.numbers.children[::-1]]
    assert offered == [str(sides) for sides in range(2, 13)]


def test_two_buttons_are_enough(player):
    player.begin()
    player.press("d")
    assert player.app.host.screen.sides == 2
    for _ in range(2):
        player.press("d")
    assert player.app.host.screen.sides == 4
    player.press("enter")
    assert player.app.host.screen.result
    player.press("enter")
    assert player.app.host.screen.name == "table"


def test_a_second_tap_does_not_roll_again(player):
    player.begin()
    player.press("d")
    player.tap(player.button("2"))
    rolls = player.play.rolls
    player.tap(player.button(player.word("die-again")), after=0.2)
    assert player.play.rolls == rolls
    player.tap(player.button(player.word("die-again")))
    assert player.play.rolls == rolls + 1
