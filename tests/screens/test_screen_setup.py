"""How a new play is begun: two taps, and every option by taps before."""

import pytest

from companion.games import find
from companion.phrases.phrasebook import LANGUAGES

GAME = "on-mars"


@pytest.fixture
def setup(player):
    player.now += 1
    player.presenter.visit("setup", game=GAME)
    return player


def options(game=GAME):
    return {each.name: each for each in find(game).options}


def option(player, name):
    return player.presenter.phrasebook.find(f"{GAME}.option-{name}", {})


def value(player, name, wished):
    return player.presenter.phrasebook.setting(f"{GAME}.option-{name}", wished)


def find_row(player, name):
    """Turn to the page of a row, and return the row."""
    while "page-up" in player.taps and not player.taps["page-up"].disabled:
        player.tap(player.taps["page-up"])
    while name not in player.taps:
        player.tap(player.taps["page-down"])
    return player.taps[name]


def find_choice(player, label):
    while label not in [each.words for each in player.buttons]:
        player.tap(player.taps["choice-more"])
    return player.button(label)


def list_of(player, name):
    """Come to the list in which an option stands."""
    reading = options()[name].reading
    if reading and not player.app.host.detail.get("rules"):
        player.tap(find_row(player, "rules"))
    elif not reading and player.app.host.detail.get("rules"):
        player.tap(player.primary)


def choose(player, name, wished):
    list_of(player, name)
    few = not options()[name].reading and not options()[name].numbers
    if few and len(options()[name].values) < 4:
        while player.app.host.screen.chosen[name] != wished:
            player.tap(find_row(player, name))
        return
    player.tap(find_row(player, name))
    player.tap(find_choice(player, value(player, name, wished)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_stands_there_with_its_value_in_words(open_app, language):
    player = open_app(language=language)
    player.presenter.visit("setup", game=GAME)
    player.now += 1
    for name, each in options().items():
        list_of(player, name)
        face = find_row(player, name).face
        assert face.words == option(player, name) != ""
        assert face.note not in ("", *each.values)
        assert face.note in player.seen or any(line in face.note for line in player.seen)


def test_how_rules_are_read_stands_behind_one_row_that_counts_what_was_changed(setup):
    assert [name for name in options() if options()[name].reading and name in setup.taps] == []
    assert setup.taps["rules"].face.note == setup.word("house-rules-changed", count=0)
    choose(setup, "lab", "upper")
    setup.press("escape")
    assert setup.taps["rules"].face.note == setup.word("house-rules-changed", count=1)


@pytest.mark.parametrize(("language", "printing"), [("fr", "french"), ("en", "default")])
def test_the_printing_of_the_language_is_what_a_new_play_has(open_app, language, printing):
    player = open_app(language=language)
    player.presenter.visit("setup", game="dice")
    player.now += 1
    unchanged = player.presenter.words("screens.house-rules-changed", count=0)
    assert find_row(player, "rules").face.note == unchanged
    assert player.app.host.screen.chosen["printing"] == printing
    player.tap(player.primary)
    assert player.play.options["printing"] == printing


def test_every_option_is_set_by_taps_and_the_play_begins_with_them(setup):
    wished = {name: each.values[-1] for name, each in options().items()} | {"clock": "90"}
    for name, each in wished.items():
        choose(setup, name, each)
    setup.press("escape")
    setup.tap(setup.primary)
    assert setup.app.host.screen.name == "table"
    assert setup.play.options == wished


def test_an_option_of_few_values_steps_in_place_and_tells_what_it_is_about(setup, voice):
    setup.tap(setup.taps["deck"])
    assert setup.app.host.screen.chosen["deck"] == "physical"
    assert voice.said[-1] == f"{option(setup, 'deck')}: {value(setup, 'deck', 'physical')}"
    why = setup.presenter.phrasebook.find(f"{GAME}.option-deck", {}, "why")
    assert why in " ".join(line.words for line in setup.app.host.screen.drawn)
    setup.tap(setup.taps["deck"])
    assert setup.app.host.screen.chosen["deck"] == "app"


def test_the_clock_of_the_settings_is_that_of_new_plays(open_app):
    player = open_app(clock="120")
    player.presenter.visit("setup", game=GAME)
    assert player.app.host.screen.chosen["clock"] == "120"
    player.later(1)
    player.tap(player.primary)
    assert player.presenter.session.clock.limit == 120
    player.presenter.go_home()
    player.presenter.visit("setup", game=GAME)
    player.later(1)
    choose(player, "clock", "off")
    player.tap(player.primary)
    assert player.presenter.session.clock is None


@pytest.mark.parametrize("wished", [10, 75, 3600])
def test_the_clock_of_a_new_play_is_set_to_any_number_by_taps(setup, wished):
    setup.tap(setup.taps["clock"])
    setup.tap(find_choice(setup, setup.word("other-number")))
    assert "60" in setup.seen
    assert "Seconds per turn" in setup.seen
    for digit in str(wished):
        setup.tap(setup.taps[f"key-{digit}"])
    setup.tap(setup.primary)
    assert setup.app.host.screen.chosen["clock"] == str(wished)
    setup.tap(setup.taps["clock"])
    label = f"{wished} seconds per turn"
    assert find_choice(setup, label).face.chosen, "it is marked among the choices"
    setup.press("escape")
    setup.tap(setup.primary)
    assert setup.presenter.session.clock.limit == wished


def test_only_the_clock_and_the_budget_may_be_another_number(setup):
    for each in find(GAME).options:
        setup.presenter.show("setup", game=GAME, field=each.name)
        offered = setup.word("other-number") in setup.app.host.screen.spoken
        assert offered == (each.name in ("clock", "budget"))


def test_a_budget_of_any_minutes_is_set_for_the_game(setup):
    setup.tap(find_row(setup, "budget"))
    assert "reminds" in setup.app.host.screen.spoken
    setup.tap(find_choice(setup, setup.word("other-number")))
    for digit in "135":
        setup.tap(setup.taps[f"key-{digit}"])
    setup.tap(setup.primary)
    setup.tap(setup.primary)
    assert setup.presenter.session.budget.minutes == 135


def test_a_number_is_set_with_two_buttons(setup, voice):
    setup.presenter.visit("setup", game=GAME, field="clock", number=True)
    setup.press("d")
    for said in ("100", "110", "111"):
        setup.press("d")
        assert voice.said[-1] == said
        setup.press("enter")
    assert setup.app.host.screen.chosen["clock"] == "111"


def test_next_alone_begins_and_escape_leaves(setup):
    setup.press("escape")
    assert setup.app.host.screen.name == "home"
    setup.press("1")
    setup.press("enter")
    assert setup.app.host.screen.name == "table"


def test_with_two_buttons_an_option_is_stepped_and_die_stays_on_it(setup, voice):
    setup.press("d")
    for wished in ("physical", "app", "physical"):
        setup.press("enter")
        assert setup.app.host.screen.chosen["deck"] == wished
    setup.press("d")
    assert voice.said[-1].startswith(option(setup, "clock"))


def test_escape_closes_an_option_and_keeps_the_others(setup):
    choose(setup, "deck", "physical")
    setup.tap(find_row(setup, "help"))
    setup.press("escape")
    assert setup.app.host.screen.name == "setup"
    assert setup.app.host.screen.chosen["deck"] == "physical"
    assert setup.presenter.sessions.current is None


def test_next_leaves_an_open_option_as_it_is(setup):
    choose(setup, "help", "cards")
    setup.tap(find_row(setup, "help"))
    setup.press("enter")
    assert setup.app.host.screen.chosen["help"] == "cards"
    assert find_row(setup, "help")


def test_a_tap_is_said(setup, voice):
    choose(setup, "help", "cards")
    assert voice.said[-1] == f"{option(setup, 'help')}: {value(setup, 'help', 'cards')}"


def test_all_that_is_said_of_an_option_is_seen_at_any_size_of_letters(open_app):
    for scale in (1, 1.5, 2):
        player = open_app(text_scale=scale, language="fr")
        for name in options():
            player.presenter.show("setup", game=GAME, field=name)
            screen = player.app.host.screen
            why = player.presenter.phrasebook.find(f"{GAME}.option-{name}", {}, "why")
            assert why in " ".join(line.words for line in screen.drawn)
