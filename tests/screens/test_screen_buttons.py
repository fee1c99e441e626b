"""Two push buttons and the voice are enough, from the first screen to the end of every game."""

import random
import threading

import pytest
from gpiozero import PWMLED
from gpiozero.pins.mock import MockFactory, MockPWMPin
from kivy.clock import Clock

from companion.device.audio import Loudspeaker
from companion.device.data_folders import sounds
from companion.engine.autoplay import usual_answer
from companion.engine.prompts import group_of
from companion.games import games
from companion.phrases.phrasebook import LANGUAGES
from companion.screens.board.tiles import MORE_TILES
from companion.screens.models.offer import OTHERS
from companion.screens.models.settings import CHOICES
from companion.screens.scores import NONE
from companion.screens.screen_host import KINDS
from companion.screens.services.tracked import tracked
from companion.screens.sheet import ENDS
from companion.testing.long import LONG as EVERYTHING
from kit.boards import BOX
from kit.by_ear import DIE, LIGHT, NEXT, THIRD, TURN, Hands, Listener, wanted
from kit.listed import step_to
from kit.patience import PATIENCE
from kit.silent import SilentPlayer


@pytest.fixture
def pins():
    factory = MockFactory(pin_class=Lamp)
    yield factory
    factory.reset()


@pytest.fixture
def hands(pins):
    return Hands(pins)


@pytest.fixture
def listener(hands, open_app, voice):
    sounding = SilentPlayer()
    loudspeaker = Loudspeaker(sounding, sounds())
    player = open_app(buttons=hands.wire, loudspeaker=loudspeaker, pin_help=THIRD)
    return Listener(player, voice, hands, sounding)


def test_the_pins_are_read_once_the_first_screen_is_shown(hands, open_app, window, monkeypatch):
    shown, at = [], []
    flip = window.flip
    monkeypatch.setattr(window, "flip", lambda: (shown.append(True), flip()), raising=False)

    def wire(*args):
        at.append(len(shown))
        return hands.wire(*args)

    open_app(buttons=wire)
    assert at == [1]


class Lamp(MockPWMPin):
    """A pin that reports when something on it glows: neither dark nor fully lit."""

    def __init__(self, factory, info):
        self.glows = threading.Event()
        super().__init__(factory, info)

    def _set_state(self, value):
        super()._set_state(value)
        if 0 < value < 1:
            self.glows.set()


def his_turn(player, seed="11", **options):
    """Come to the first question of his turn in which an answer is marked."""
    come_to(player, lambda play: play.whose == "bot" and play.ask.default, seed, options)


def your_turn(player, seed="11", **options):
    """Come to the main question, however that is done."""
    come_to(player, lambda play: play.turn and play.fields, seed, options)


def come_to(player, there, seed, options):
    player.begin(seed=seed, options={"help": "quick", **options})
    session = player.presenter.session
    while not there(session.play):
        session.answer(usual_answer(session.play))
    player.now += 1
    player.presenter.game.show_step()


# a whole game


def test_a_whole_game_is_played_by_two_buttons_and_the_voice(listener, monkeypatch):
    seed, deck = 7, "physical"  # the other plays below draw their cards in the app
    monkeypatch.setattr("companion.session.session.secrets.randbelow", lambda _: seed)
    player, words = listener.player, listener.player.word
    player.presenter.store.box("on-mars").update(BOX)
    listener.chance.seed(seed)
    assert listener.voice.said[0].startswith(words("choose-game"))
    play_once(player)
    first = listener.voice.said[-1]
    listener.step_to(title(player, "on-mars"))
    assert words("setup-hint") in listener.next()
    draw_the_real_cards(listener)
    listener.step_to(words("begin"))
    listener.next()
    assert player.play.options["deck"] == deck
    listener.play_out(follow=0.9)
    assert listener.rolls > 1
    assert listener.undos > 1
    assert listener.looks
    assert listener.corrections
    given = [entry.value for entry in player.play.log]
    assert all(each in given for each in ("differs", "impossible"))
    assert player.presenter.session.pieces[-1].text in listener.heard
    assert listener.next() == first
    assert player.presenter.sessions.waiting("on-mars") is None
    player.frames(1)
    assert player.app.host.screen.name == "home"


def play_once(player):
    """Have an earlier play of the game, which is over: later ones show their options first."""
    player.presenter.game.open("on-mars", new=True)
    with player.presenter.store.writing() as connection:
        connection.execute("UPDATE play SET finished = 1, result = '{}'")
    player.presenter.sessions._open.clear()
    player.presenter.navigation.go_home()


IN = {"ares": "fr", "classic": "fr", "dice": "pt-BR", "score-pad": "fr"}
"""The language in which a game is played by ear; if long, every game in each."""

PLAYED = [
    (game, language)
    for game in games()
    for language in LANGUAGES
    if EVERYTHING or IN.get(game) == language
]


@pytest.mark.parametrize(("game", "language"), PLAYED)
def test_so_is_a_whole_play_of_every_other_game(listener, monkeypatch, game, language):
    listener.player.presenter.preferences.set("language", language)
    monkeypatch.setattr("companion.session.session.secrets.randbelow", lambda _: 1)
    listener.chance.seed(1)
    listener.step_to(title(listener.player, game))
    listener.next()
    listener.player.frames()
    assert listener.player.presenter.session.game.name == game
    listener.play_out()
    assert listener.player.play.over
    assert listener.player.presenter.session.pieces[-1].text in listener.heard


def title(player, game):
    """Return the name of a game on the first screen."""
    return player.presenter.phrasebook.name(game, game, "short")


def draw_the_real_cards(listener):
    """Set the option at the set-up screen."""
    find = listener.player.presenter.phrasebook.find
    title = find("on-mars.option-deck", {})
    label = find("on-mars.option-deck", {}, "option-physical")
    listener.player.frames(1)
    while title not in listener.die():
        pass
    assert listener.next() == f"{title}: {label}"
    listener.player.frames(1)


def test_three_ways_lead_through_a_turn_of_the_opponent_to_the_same_log(listener):
    logs = [play_turn(listener, way) for way in (by_taps, by_keys, by_pins)]
    assert logs[0] == logs[1] == logs[2]
    assert "on-mars.tie" in dict(logs[0]), "a number was asked for, too"


def play_turn(listener, way):
    player, chance = listener.player, random.Random(3)
    your_turn(player, seed="6")
    player.frames()
    play = player.play
    way(listener, "next")
    while play.ask.key != TURN:
        way(listener, wanted(play, chance, follow=0.2))
    return [(entry.key, entry.value) for entry in play.log]


def by_taps(listener, value):
    player = listener.player
    player.turn_to_question()
    if value == player.play.ask.default:
        player.tap(player.primary)
    elif player.table.step.number:
        for digit in str(value):
            player.tap(player.taps[f"key-{digit}"])
        player.tap(player.primary)
    else:
        player.tap_choice(value)


def by_keys(listener, value):
    player = listener.player
    while player.table.controller.ticks_left:
        player.press("enter")
    ask, shown = player.play.ask, player.presenter.session.ask
    if player.table.step.number:
        for digit in str(value):
            player.press(digit)
    if value == ask.default or player.table.step.number:
        player.press("enter")
    elif group_of(value) in shown.groups:
        press_choice(player, group_of(value))
        press_choice(player, value)
    else:
        press_choice(player, value)


def press_choice(player, value):
    """Press the key of a choice, on any page: 1 is that of the primary button."""
    player.frames()
    while value not in (shown := values(player)):
        more = [each for each in shown if each in (OTHERS, MORE_TILES)]
        player.press(str(shown.index(more[0]) + 2))
        player.frames()
    player.press(str(shown.index(value) + 2))


def values(player):
    return [each.value for each in (*player.table.answers, *player.table.ids.tiles.items)]


@pytest.mark.parametrize(
    ("key", "back"), [("pagedown", "pageup"), ("right", "left"), ("down", "up")]
)
def test_the_two_keys_of_a_pedal_or_presenter_are_next_and_back(player, key, back):
    player.begin()
    while not player.play.log:
        player.press(key)
    log = list(player.play.log)
    player.press("u")
    by_hand = player.seen
    while player.play.log != log:
        player.press(key)
    player.press(back)
    assert (player.seen, player.play.log) == (by_hand, [])
    player.presenter.navigation.visit("settings")
    player.press(back)
    assert player.app.host.shown == "table", "it leaves a screen, too"


def by_pins(listener, value):
    listener.answer(value)


# what is not a question of the game


def test_every_thing_on_the_first_screen_is_named(listener):
    stops = len(listener.player.app.host.screen.focus.targets())
    named = [listener.die() for _ in range(stops + 1)]
    assert len(set(named)) == stops
    assert named[-1] == named[0], "the first comes after the last"
    assert all(any(letter.isalpha() for letter in name) for name in named)


def test_next_on_the_first_screen_continues_with_the_play_that_waits(listener):
    player = listener.player
    his_turn(player)
    log = list(player.play.log)
    player.presenter.navigation.go_home()
    assert player.word("resume") in listener.voice.said[-1]
    listener.next()
    assert player.play.log == log
    assert player.table.step.again in listener.heard


def test_a_die_taken_up_by_mistake_is_put_down_by_undo(listener):
    player = listener.player
    his_turn(player)
    log = list(player.play.log)
    listener.step_to(player.word("the-die"))
    assert listener.next() == f"{player.word('die-how-many')} 2"
    assert listener.undo() == player.table.said_again
    assert player.app.host.screen.name == "table"
    assert (player.play.log, player.play.rolls) == (log, 0)


def test_a_tracked_number_is_corrected_to_its_last_figure(listener):
    player = listener.player
    your_turn(player)
    field = next(
        name
        for name, each in player.play.fields.items()
        if each.maximum - each.minimum > 20 and isinstance(each.get(), int)
    )
    now = player.play.fields[field].get()
    player.presenter.navigation.show("editor", field=field)
    player.frames(1)
    assert listener.die() == str(now)
    ten = listener.die()
    assert listener.next() == player.word("step", choices=f"{ten}.")
    wanted = listener.die()
    assert int(wanted) == int(ten) + 1
    listener.next()
    assert player.play.fields[field].get() == int(wanted)


def test_next_held_says_a_question_again_with_all_its_choices(listener):
    player = listener.player
    his_turn(player)
    listener.tick_all()
    labels = [label for _, label in player.presenter.session.ask.menu]
    again = listener.repeat()
    assert all(label in again for label in labels)


# every press is heard

PLACES = [
    ("home", {}),
    ("home", {"game": "on-mars"}),
    ("more", {}),
    ("stick", {}),
    ("setup", {"game": "on-mars"}),
    ("setup", {"game": "on-mars", "rules": True}),
    ("setup", {"game": "on-mars", "field": "clock"}),
    ("plays", {}),
    ("plays", {"best": True}),
    ("play", {"play": 1}),
    ("people", {"play": 1}),
    ("person", {"play": 1, "who": "you"}),
    ("person", {"play": 1, "who": "you", "roles": True}),
    ("write", {"play": 1, "who": "you", "what": "name"}),
    ("delete", {"play": 1}),
    ("deleted", {}),
    ("statistics", {}),
    ("look", {"play": 1}),
    ("bgstats", {"play": 1}),
    ("settings", {}),
    ("settings", {"field": "pin_led"}),
    ("settings", {"field": "clock", "number": True}),
    ("menu", {}),
    ("turn", {}),
    ("tools", {}),
    ("table", {}),
    ("die", {}),
    ("die", {"sides": 6, "value": 4}),
    *(("reading", {"what": what}) for what in ("why", "help", "notices")),
    ("page", {}),
    ("page", {"place": "construct#where-it-goes"}),
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
    ("doctor", {}),
    ("doctor", {"part": 4}),
    ("touch", {}),
    ("buttons", {}),
    ("bgstats", {}),
    ("wiring", {}),
    ("editor", {}),
    ("editor", {"list": True}),
    ("editor", {"list": True, "group": 0}),
    ("editor", {"field": "lacerda.crystals"}),
    ("whole", {}),
    ("whole", {"part": "map"}),
    ("box", {}),
    ("goals", {}),
    ("history", {}),
    ("history", {"back": 2}),
    ("scores", {}),
    ("times", {}),
]
STEPPING_ITS_OWN_WAY = ("table", "die", "wiring", "buttons", "clean", "whole", "look", "goals")
ENDS_THE_APP = "off"


@pytest.fixture
def in_turn(listener):
    """A listener at the main question of a play with a map; returns a function to go anywhere."""
    player = listener.player
    player.presenter.store.box("on-mars").update(BOX)
    your_turn(player, map="on")
    play = player.presenter.session.id
    settings = player.presenter.settings

    def go(screen, **detail):
        player.presenter.settings = settings
        player.presenter.sessions.open_saved(play)
        player.presenter.navigation.unlock()
        player.presenter.navigation.show(screen, **detail)
        player.frames(1)

    listener.go = go
    return listener


def test_a_press_and_a_hold_of_each_button_is_heard_on_every_screen(in_turn):
    for screen, detail in PLACES:
        if screen != "buttons":  # there the third one is only tried
            in_turn.go(screen, **detail)
            log = list(in_turn.player.play.log)
            assert in_turn.third(), screen
            assert in_turn.player.play.log == log, screen
        for move in (in_turn.next, in_turn.die, in_turn.repeat, in_turn.undo):
            in_turn.go(screen, **detail)
            assert move(), (screen, detail)


def test_so_is_whatever_die_can_step_to_and_next_taps(in_turn):
    for screen, detail in PLACES:
        if screen in STEPPING_ITS_OWN_WAY:
            continue
        in_turn.go(screen, **detail)
        for name, stands, _ in in_turn.walk()[:: 1 if EVERYTHING else 10]:
            if name != ENDS_THE_APP:
                in_turn.go(screen, **stands)
                step_to(in_turn.player, name)
                assert in_turn.next(), (screen, name)


@pytest.mark.parametrize("move", ["press", "hold"])
def test_a_press_that_comes_too_soon_after_a_step_is_reported_by_a_tick(listener, move):
    his_turn(listener.player)
    log = list(listener.player.play.log)
    number = {"press": NEXT, "hold": DIE}[move]
    assert listener.ticks(getattr(listener.hands, move), number)
    assert listener.player.play.log == log


def test_so_is_the_press_that_only_wakes_the_panel(listener, monkeypatch):
    his_turn(listener.player)
    monkeypatch.setattr(listener.player.app.light, "dimmed", True)
    listener.player.now += 2
    assert listener.ticks(listener.hands.press, NEXT)


def test_a_hold_that_does_nothing_says_so(listener):
    listener.player.now += 2
    assert listener.undo() == listener.player.word("nothing-here")


def test_die_held_leaves_a_screen_and_says_where_one_is(in_turn):
    player = in_turn.player
    for where in ("menu", "settings", "history", "scores", "tools", "whole", "goals"):
        in_turn.go(where)
        while player.app.host.shown != "table":
            assert in_turn.undo(), where
        assert in_turn.heard == player.table.said_again


def test_a_field_that_was_opened_by_mistake_is_left_by_holding_die(listener):
    player = listener.player
    your_turn(player)
    stood = player.play.state()
    for saved in ({}, {"list": True}, {"list": True, "group": 1}):
        player.presenter.navigation.visit("editor", field="lacerda.crystals", **saved)
        listener.die()
        listener.die()
        listener.undo()
        assert "field" not in player.app.host.detail
        assert listener.heard in (player.app.host.screen.spoken, player.table.said_again)
        assert player.play.state() == stood


def test_what_die_stepped_to_is_let_go_when_another_screen_was_visited(in_turn):
    table = in_turn.player.table
    in_turn.go("table")
    in_turn.die()
    assert table.focus.target
    in_turn.go("menu")
    in_turn.undo()
    assert table.focus.target is None
    assert not any(each.focused for each in in_turn.player.taps.values())


def test_nor_is_it_on_the_screen_when_that_is_shown_again(in_turn):
    for screen in ("settings", "plays", "history", "menu", "editor"):
        in_turn.go(screen)
        in_turn.die()
        in_turn.go("menu")
        in_turn.go(screen)
        assert in_turn.pointed == (str({}),), screen


# long lists


def test_die_names_every_value_that_is_tracked(in_turn):
    groups = tracked(in_turn.player.presenter.session)
    assert sum(map(len, groups.values())) > 100
    for at, lines in enumerate(groups.values()):
        in_turn.go("editor", list=True, group=at)
        known = [words for *_, words in in_turn.walk()]
        assert [f"{line.name}: {line.value}" for line in lines] == known[: len(lines)]


def test_die_names_every_option_of_a_new_play_and_everything_that_is_set(in_turn):
    player = in_turn.player
    player.presenter.preferences.set("text_scale", 2)
    player.presenter.navigation.show("setup", game="on-mars")
    listed = {option.name for option in games()["on-mars"].options if not option.interpretation}
    assert listed | {"rules", "primary"} <= {name for name, *_ in in_turn.walk()}
    player.presenter.navigation.show("settings")
    stops = [name for name, *_ in in_turn.walk()]
    assert set(CHOICES) < set(stops)


def test_die_names_every_answer_and_every_roll_of_a_turn(in_turn):
    player = in_turn.player
    in_turn.go("history", turn=0)
    steps = [step for step in player.presenter.session.steps() if not step.turn]
    assert any(not step.back for step in steps), "what chance brought can only be heard"
    known = [words for name, _, words in in_turn.walk() if not name.startswith("turn-")]
    assert [step.words.casefold() for step in reversed(steps)] == [
        words.casefold() for words in known[: len(steps)]
    ]


def test_die_names_all_that_a_value_can_be_set_to(in_turn):
    in_turn.go("settings", field="pin_led")
    screen = in_turn.player.app.host.screen
    wanted = [words for _, words in screen.value.choices]
    assert [words for *_, words in in_turn.walk()][: len(wanted)] == wanted


def test_next_reads_on_aloud_and_die_held_reads_again_what_was_before(in_turn):
    in_turn.go("page", place="construct")
    view = in_turn.player.app.host.screen.ids.rows
    assert len(view.portions) > 2
    said = [view.said(portion) for portion in range(3)]
    assert [in_turn.next(), in_turn.next()] == said[1:]
    assert in_turn.undo() == said[1]
    assert in_turn.undo() == said[0]
    assert in_turn.undo() == in_turn.player.table.said_again


def test_die_names_every_line_of_the_score_with_its_points(in_turn):
    player = in_turn.player
    player.presenter.preferences.set("text_scale", 2)
    player.presenter.navigation.show("scores")
    screen = player.app.host.screen
    player.frames(4)
    assert len(screen.ids.rows.in_sight) < len(screen.entries)
    known = [words for *_, words in in_turn.walk()]
    assert [each.label for each in screen.entries] == [
        words.partition(":")[0] for words in known[: len(screen.entries)]
    ]
    assert all(cell.text in known[0] for cell in screen.entries[0].cells if cell.text != NONE)


def test_what_comes_to_pass_by_itself_leaves_die_where_it_is(in_turn):
    for where in ("settings", "plays", "die"):
        in_turn.go(where)
        in_turn.die()
        screen, named = in_turn.player.app.host.screen, in_turn.die()
        in_turn.player.presenter.announce(in_turn.player.word("trouble"))
        assert named in (screen.what_next, str(getattr(screen, "sides", ""))), where


def test_a_language_is_named_in_its_own_voice(listener):
    player = listener.player
    player.presenter.navigation.show("home")
    listener.walk()
    tongues = dict(zip(listener.voice.said, listener.voice.tongues, strict=True))
    for language in ("en", "pt-BR", "fr"):
        assert tongues[player.word(f"language-{language}")] == language
    assert listener.voice.language == "en"


# the third button


def test_the_third_button_shows_and_says_the_reasons_of_the_step(listener):
    player = listener.player
    his_turn(player, map="on")
    while not player.presenter.session.ask.why:
        player.presenter.session.answer(usual_answer(player.play))
    log = list(player.play.log)
    for where in ("table", "tools", "die", "whole", "goals", "code"):
        player.presenter.navigation.show(where)
        assert player.presenter.session.ask.why in listener.third(), where
        assert player.app.host.shown == "reading"
        assert player.app.host.screen.what == "why"
        for _ in player.app.host.screen.ids.rows.portions:
            player.now += 1
            listener.hands.press(NEXT)
            Clock.tick()
        assert (player.app.host.shown, player.play.log) == ("table", log)


def test_over_what_else_is_read_it_says_the_reasons_too(listener):
    player = listener.player
    his_turn(player)
    player.presenter.navigation.read("help")
    listener.third()
    assert player.app.host.screen.what == "why"


def test_on_a_screen_that_is_not_about_the_step_it_says_what_the_buttons_do(listener):
    player = listener.player
    his_turn(player)
    for where in ("home", "settings", "plays", "menu", "history", "doctor"):
        player.presenter.navigation.show(where)
        next_ = player.app.host.screen.what_next.rstrip(ENDS)
        undo = "no" if where == "home" else "yes"
        assert next_ in listener.third(), where
        assert listener.heard == player.word("buttons-here", next=next_, undo=undo)
        assert player.app.host.shown == where
        named = listener.die().rstrip(ENDS)
        assert named in listener.third(), "what Die stepped to is what Next takes"


def test_every_screen_is_tried_by_buttons():
    assert {screen for screen, _ in PLACES} >= KINDS.keys()


# the light


def test_the_light_shines_in_your_turn_pulses_in_his_and_is_dark_at_home(listener, pins):
    player, light = listener.player, pins.pin(LIGHT)
    assert light.state == 0
    player.begin(options={"help": "quick"})
    assert light.state == 1
    his_turn(player)
    light.glows.clear()
    assert light.glows.wait(PATIENCE)
    player.presenter.navigation.go_home()
    assert light.state == 0


def test_a_pulse_is_not_restarted_with_every_refresh(listener, monkeypatch):
    begun = []
    monkeypatch.setattr(PWMLED, "pulse", lambda self: begun.append(self))
    player = listener.player
    his_turn(player)
    count = len(begun)
    for _ in range(5):
        player.presenter.refresh_status()
    assert len(begun) == count > 0
