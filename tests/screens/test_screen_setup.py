"""How a new play is begun: two taps, and every option by taps before."""

import pytest

from companion.games import find
from companion.phrases.phrasebook import LANGUAGES
from kit.fitting import hardest, paired
from kit.listed import assert_rows_fit, choose, entries, row, tap_row
from kit.on_board import read

GAME = "on-mars"


@pytest.fixture
def setup(player):
    player.now += 1
    player.presenter.navigation.visit("setup", game=GAME)
    return player


def options(game=GAME):
    return {each.name: each for each in find(game).options}


def option(player, name):
    return player.presenter.phrasebook.find(f"{GAME}.option-{name}", {})


def value(player, name, wished):
    return player.presenter.phrasebook.setting(f"{GAME}.option-{name}", wished)


def list_of(player, name):
    """Come to the list that an option is in."""
    interpretation = options()[name].interpretation
    if interpretation and not player.app.host.detail.get("rules"):
        tap_row(player, "rules")
    elif not interpretation and player.app.host.detail.get("rules"):
        player.tap(player.primary)


def set_by_taps(player, name, wished):
    list_of(player, name)
    few = not options()[name].interpretation and not options()[name].numbers
    if few and len(options()[name].offered) < 4:
        while player.app.host.screen.chosen[name] != wished:
            tap_row(player, name)
        return
    tap_row(player, name)
    choose(player, value(player, name, wished))


def type_number(player, number):
    """Open the number pad, type a number and set it."""
    choose(player, player.word("other-number"))
    for digit in str(number):
        player.tap(player.taps[digit])
    player.tap(player.primary)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_there_with_its_value_in_words(open_app, language):
    player = open_app(language=language)
    player.presenter.navigation.visit("setup", game=GAME)
    player.now += 1
    for name, each in options().items():
        list_of(player, name)
        label, worded = read(row(player, name))
        assert label == option(player, name) != ""
        assert worded not in ("", *each.values)


def test_what_a_play_would_ask_at_its_start_is_chosen_before_and_said(setup, voice):
    asked = {name: each for name, each in options().items() if each.asks}
    for name, each in asked.items():
        assert f" {value(setup, name, each.values[1])}." in voice.said[-1]
        assert name in entries(setup)
    for each in asked["help"].values[2:]:
        tap_row(setup, "help")
        assert setup.app.host.screen.chosen["help"] == each
    tap_row(setup, "help")  # the first again, and never to be asked
    setup.tap(setup.primary)
    assert setup.play.options.items() >= {"help": "guided", "length": "short"}.items()
    assert setup.play.ask.key == "on-mars.setup-board"
    assert not setup.play.log


def test_how_rules_are_read_is_behind_one_row_that_counts_what_was_changed(setup):
    assert not {name for name in options() if options()[name].interpretation} & set(entries(setup))
    assert setup.word("house-rules-changed", count=0) in read(row(setup, "rules"))
    set_by_taps(setup, "lab", "upper")
    setup.press("escape")
    assert setup.word("house-rules-changed", count=1) in read(row(setup, "rules"))


@pytest.mark.parametrize(("language", "printing"), [("fr", "french"), ("en", "default")])
def test_the_printing_of_the_language_is_what_a_new_play_has(open_app, language, printing):
    player = open_app(language=language)
    player.presenter.navigation.visit("setup", game="dice")
    player.now += 1
    unchanged = player.presenter.words("screens.house-rules-changed", count=0)
    assert unchanged in read(row(player, "rules"))
    assert player.app.host.screen.chosen["printing"] == printing
    player.tap(player.primary)
    assert player.play.options["printing"] == printing


def test_every_option_is_set_by_taps_and_the_play_begins_with_them(setup):
    wished = {name: each.values[-1] for name, each in options().items()} | {"clock": "90"}
    for name, each in wished.items():
        set_by_taps(setup, name, each)
    setup.press("escape")
    setup.tap(setup.primary)
    assert setup.app.host.screen.name == "table"
    assert setup.play.options == wished


def test_an_option_of_few_values_steps_in_place_and_says_what_it_is_about(setup, voice):
    tap_row(setup, "deck")
    assert setup.app.host.screen.chosen["deck"] == "physical"
    assert voice.said[-1] == f"{option(setup, 'deck')}: {value(setup, 'deck', 'physical')}"
    why = setup.presenter.phrasebook.find(f"{GAME}.option-deck", {}, "why")
    assert why in setup.seen
    tap_row(setup, "deck")
    assert setup.app.host.screen.chosen["deck"] == "app"
    assert why not in setup.seen


def test_the_row_that_is_tapped_stays_where_it_is(setup):
    """Below it comes into sight what it is about: a finger there hits the row again."""
    setup.presenter.navigation.visit("setup", game="classic")
    rows = setup.app.host.screen.ids.rows
    for name in ("deck", "prelude", "deck"):
        rows.show_row(rows.index_of(name), on_top=True)
        setup.frames(4)
        top, value = row(setup, name).to_window(0, row(setup, name).top)[1], read(row(setup, name))
        tap_row(setup, name)
        setup.frames(4)
        shown = row(setup, name)
        assert shown.to_window(0, shown.top)[1] == pytest.approx(top, abs=2)
        assert read(shown) != value


def test_the_clock_of_the_settings_is_that_of_new_plays(open_app):
    player = open_app(clock="120")
    player.presenter.navigation.visit("setup", game=GAME)
    assert player.app.host.screen.chosen["clock"] == "120"
    player.later(1)
    player.tap(player.primary)
    assert player.presenter.session.clock.limit == 120
    player.presenter.navigation.go_home()
    player.presenter.navigation.visit("setup", game=GAME)
    player.later(1)
    set_by_taps(player, "clock", "off")
    player.tap(player.primary)
    assert player.presenter.session.clock is None


@pytest.mark.parametrize("wished", [10, 75, 3600])
def test_the_clock_of_a_new_play_is_set_to_any_number_by_taps(setup, wished):
    tap_row(setup, "clock")
    choose(setup, setup.word("other-number"))
    assert "60" in setup.seen
    assert "Seconds per turn" in setup.seen
    for digit in str(wished):
        setup.tap(setup.taps[digit])
    setup.tap(setup.primary)
    assert setup.app.host.screen.chosen["clock"] == str(wished)
    tap_row(setup, "clock")
    marked = [each.label for each in entries(setup).values() if each.at]
    assert marked == [f"{wished} seconds per turn"], "it is marked among the choices"
    setup.press("escape")
    setup.tap(setup.primary)
    assert setup.presenter.session.clock.limit == wished


def test_only_the_clock_and_the_budget_may_be_another_number(setup):
    for each in find(GAME).options:
        setup.presenter.navigation.show("setup", game=GAME, field=each.name)
        offered = setup.word("other-number") in setup.app.host.screen.spoken
        assert offered == (each.name in ("clock", "budget"))


def test_a_budget_of_any_minutes_is_set_for_the_game(setup):
    tap_row(setup, "budget")
    assert "reminder" in setup.app.host.screen.spoken
    type_number(setup, 135)
    setup.tap(setup.primary)
    assert setup.presenter.session.budget.minutes == 135


def test_a_number_is_set_with_two_buttons(setup, voice):
    setup.presenter.navigation.visit("setup", game=GAME, field="clock", number=True)
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
    for wished in ("quick", "cards", "guided", "quick"):
        setup.press("enter")
        assert setup.app.host.screen.chosen["help"] == wished
    setup.press("d")
    assert voice.said[-1].startswith(option(setup, "length"))
    while voice.said[-1] != setup.word("begin"):
        setup.press("d")
    setup.press("enter")
    assert setup.play.options["help"] == "quick"


def test_escape_closes_an_option_and_keeps_the_others(setup):
    set_by_taps(setup, "deck", "physical")
    tap_row(setup, "budget")
    setup.press("escape")
    assert setup.app.host.screen.name == "setup"
    assert setup.app.host.screen.chosen["deck"] == "physical"
    assert setup.presenter.sessions.current is None


def test_next_leaves_an_open_option_as_it_is(setup):
    set_by_taps(setup, "budget", "90")
    tap_row(setup, "budget")
    setup.press("enter")
    assert setup.app.host.screen.chosen["budget"] == "90"
    assert "budget" in entries(setup)


def test_a_tap_is_said(setup, voice):
    set_by_taps(setup, "help", "cards")
    assert voice.said[-1] == f"{option(setup, 'help')}: {value(setup, 'help', 'cards')}"


def test_what_becomes_of_a_play_that_waits_is_seen_and_said(setup):
    setup.tap(setup.primary)
    setup.presenter.navigation.go_home()
    setup.presenter.navigation.visit("setup", game=GAME)
    waiting = setup.word("setup-waiting")
    setup.frames(3)
    assert waiting in setup.seen
    assert waiting in setup.app.host.screen.spoken


@pytest.mark.parametrize("scale", hardest(2, 1.5, 1))
def test_all_that_is_said_of_an_option_is_seen_at_any_text_size(open_app, scale):
    player = open_app(text_scale=scale, language="fr")
    for name in options():
        player.presenter.navigation.show("setup", game=GAME, field=name)
        player.frames(4)
        why = player.presenter.phrasebook.find(f"{GAME}.option-{name}", {}, "why")
        assert why in player.seen


@pytest.mark.parametrize(("size", "scale"), paired([(800, 480), (720, 1280)], [2, 1]), ids=str)
@pytest.mark.parametrize("language", hardest("fr", "pt-BR", "en"))
def test_everything_fits(open_app, size, scale, language):
    player = open_app(size, text_scale=scale, language=language)
    physical = {"deck": "physical", "map": "on", "help": "cards"}
    for detail in (
        {"options": physical},
        {"rules": True},
        {"field": "clock"},
        {"field": "budget", "number": True},
    ):
        player.presenter.navigation.show("setup", game=GAME, **detail)
        assert_rows_fit(player)
