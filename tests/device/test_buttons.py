"""Two buttons, real gpiozero, mock pins: one intent per press, whatever the contact does."""

import sys
import threading
import warnings
from collections.abc import Iterator
from queue import SimpleQueue

import pytest
from gpiozero import PWMLED, Device
from gpiozero.pins.mock import MockFactory, MockPWMPin
from hypothesis import given
from hypothesis import strategies as st

from companion.device.buttons import BOUNCE_S, KEYS, Buttons, Contact, make_pin_factory
from companion.engine.problem import Problem
from kit.now import Now
from kit.patience import PATIENCE

NEXT, DIE = 17, 27


@pytest.fixture
def pins() -> Iterator[MockFactory]:
    before = Device.pin_factory
    factory = MockFactory(pin_class=MockPWMPin)
    Device.pin_factory = factory
    yield factory
    factory.reset()
    Device.pin_factory = before


@pytest.fixture
def no_pins(monkeypatch) -> Iterator[None]:
    monkeypatch.delenv("GPIOZERO_PIN_FACTORY", raising=False)
    before, Device.pin_factory = Device.pin_factory, None
    yield
    Device.pin_factory = before


class Finger:
    """Presses a mock button, by default one second between edges."""

    def __init__(self, pins: MockFactory, number: int, clock: Now) -> None:
        self.pin = pins.pin(number)
        self.clock = clock

    def press(self, after: float = 1.0) -> None:
        self.clock.seconds += after
        self.pin.drive_low()

    def release(self, after: float = 1.0) -> None:
        self.clock.seconds += after
        self.pin.drive_high()


@pytest.fixture
def clock() -> Now:
    return Now()


@pytest.fixture
def posted() -> list[str]:
    return []


def buttons_for(posted, clock, **options) -> Buttons:
    return Buttons(posted.append, clock=clock, hold_seconds=3600, **options)


def test_a_short_press_of_next_is_next(pins, posted, clock):
    with buttons_for(posted, clock) as buttons:
        assert buttons.available
        finger = Finger(pins, NEXT, clock)
        finger.press()
        assert posted == [], "a press that may become a hold is not reported yet"
        finger.release()
    assert posted == ["next"]


def test_a_short_press_of_die_is_die(pins, posted, clock):
    with buttons_for(posted, clock):
        finger = Finger(pins, DIE, clock)
        finger.press()
        finger.release()
    assert posted == ["die"]


@pytest.mark.parametrize(
    ("button", "intent"), [("undo", "undo"), ("repeat", "repeat"), ("help", "why")]
)
def test_a_further_button_says_its_intent_when_it_goes_down(pins, posted, clock, button, intent):
    with buttons_for(posted, clock, pins={"next": NEXT, button: 5}):
        finger = Finger(pins, 5, clock)
        finger.press()
        assert posted == [intent]
        finger.release()
    assert posted == [intent]


def test_a_bouncing_contact_is_one_press(pins, posted, clock):
    with buttons_for(posted, clock):
        finger = Finger(pins, NEXT, clock)
        finger.press()
        for edge in (finger.release, finger.press, finger.release, finger.press):
            edge(after=0.003)
        finger.release()
        for edge in (finger.press, finger.release):
            edge(after=0.003)
    assert posted == ["next"]


@pytest.mark.parametrize(("number", "intent"), [(NEXT, "repeat"), (DIE, "undo")])
def test_a_hold_says_its_own_intent_and_not_the_press(pins, clock, number, intent):
    posted: SimpleQueue[str] = SimpleQueue()
    with Buttons(posted.put, hold_seconds=0.01, clock=clock):
        finger = Finger(pins, number, clock)
        finger.press()
        assert posted.get(timeout=PATIENCE) == intent
        finger.release()
        assert posted.empty()


@pytest.mark.parametrize(("first", "second"), [(NEXT, DIE), (DIE, NEXT)])
def test_two_buttons_held_together_do_nothing_however_they_are_let_go(
    pins, posted, clock, first, second
):
    with buttons_for(posted, clock) as buttons:
        fingers = [Finger(pins, number, clock) for number in (first, second)]
        for finger in fingers:
            finger.press()
        for button in buttons._buttons.values():
            button.when_held()
        for finger in fingers:
            finger.release()
        assert posted == [], "neither held nor pressed"
        fingers[0].press()
        fingers[0].release()
    assert posted == ["next" if first == NEXT else "die"], "the next press counts again"


def test_two_quick_presses_are_two(pins, posted, clock):
    with buttons_for(posted, clock):
        finger = Finger(pins, NEXT, clock)
        for edge in (finger.press, finger.release) * 2:
            edge(after=0.05)
    assert posted == ["next", "next"]


def test_two_buttons_pressed_in_one_another_are_two_presses(pins, posted, clock):
    with buttons_for(posted, clock):
        next_, die = Finger(pins, NEXT, clock), Finger(pins, DIE, clock)
        for edge in (next_.press, die.press, next_.release, die.release):
            edge(after=0.1)
    assert posted == ["next", "die"]


@pytest.mark.parametrize("number", [NEXT, DIE])
def test_closing_while_a_button_is_down_does_nothing_then_or_when_it_is_released(
    pins, posted, clock, number
):
    buttons = Buttons(posted.append, hold_seconds=0.05, clock=clock)
    finger = Finger(pins, number, clock)
    finger.press()
    buttons.close()  # gpiozero waits for the hold, and reports it
    finger.release()
    assert posted == []


def test_a_pin_that_changes_on_another_thread_posts_from_there(pins, clock):
    posted: SimpleQueue[tuple[str, int]] = SimpleQueue()

    def post(intent: str) -> None:
        posted.put((intent, threading.get_ident()))

    with Buttons(post, clock=clock, hold_seconds=3600):
        finger = Finger(pins, NEXT, clock)
        thread = threading.Thread(target=lambda: (finger.press(), finger.release()))
        thread.start()
        assert posted.get(timeout=PATIENCE) == ("next", thread.ident)
        thread.join()


def test_a_watcher_is_notified_of_every_contact_before_it_means_anything(pins, posted, clock):
    with buttons_for(posted, clock) as buttons:
        buttons.watch = lambda *contact: posted.append(contact)
        finger = Finger(pins, DIE, clock)
        finger.press()
        assert posted == [("die", True)]
        finger.release()
    assert posted == [("die", True), ("die", False), "die"]


def test_a_receiver_that_fails_does_not_end_the_buttons(pins, clock, caplog):
    def fail(intent: str) -> None:
        raise RuntimeError(intent)

    with Buttons(fail, clock=clock, hold_seconds=3600):
        finger = Finger(pins, NEXT, clock)
        finger.press()
        finger.release()
    assert "the intent next was not taken" in caplog.text


def test_letting_go_of_a_button_held_since_before_the_start_means_nothing(posted, clock):
    contact = Contact("next", "repeat", posted.append, clock)
    contact.opened()
    assert posted == []


def test_the_light_shows_whose_turn_it_is(pins, posted, clock):
    with buttons_for(posted, clock, led=22) as buttons:
        light = pins.pin(22)
        buttons.show_turn("player")
        assert light.state == 1
        buttons.show_turn("bot")
        buttons.show_turn(None)
        assert light.state == 0
        buttons.show_turn("player")
    assert light.function == "input", "closed, the light is dark"
    buttons.show_turn("player")


def test_a_pin_that_is_taken_costs_only_its_own_button(pins, posted, clock):
    with buttons_for(posted, clock, pins={"next": NEXT, "die": NEXT, "undo": 5}) as buttons:
        assert buttons.available
        assert list(buttons.problems) == ["die"]
        assert "GPIO17" in buttons.problems["die"].args["error"]
        assert buttons.reason is None, "there are buttons"
        Finger(pins, 5, clock).press()
    assert posted == ["undo"]


def test_a_light_that_cannot_be_had_says_nothing_of_the_buttons(pins, posted, clock):
    with buttons_for(posted, clock, led=NEXT) as buttons:
        assert (buttons.available, buttons.has_light, buttons.reason) == (True, False, None)
        assert list(buttons.problems) == ["led"]
        buttons.show_turn("player")
        finger = Finger(pins, NEXT, clock)
        finger.press()
        finger.release()
    assert posted == ["next"]


@pytest.mark.parametrize("whose", ["player", "bot", None])
def test_a_light_that_fails_while_it_shines_is_reported_and_costs_no_button(
    pins, posted, clock, monkeypatch, whose
):
    def burn_out(*_):
        raise OSError("burnt out")

    with buttons_for(posted, clock, led=22) as buttons:
        buttons.show_turn("bot" if whose == "player" else "player")
        with monkeypatch.context() as broken:
            for work in ("on", "off", "pulse"):
                broken.setattr(PWMLED, work, burn_out)
            buttons.show_turn(whose)
            assert not buttons.has_light
        finger = Finger(pins, DIE, clock)
        finger.press()
        finger.release()
    assert buttons.problems["led"].args["error"] == "burnt out"
    assert posted == ["die"]


def test_closing_gives_the_pins_back_and_touches_no_global(pins, posted, clock):
    for _ in range(2):
        buttons = buttons_for(posted, clock)
        buttons.close()
        buttons.close()
        assert not buttons.available
    assert Device.pin_factory is pins
    assert pins.pin(NEXT)._when_changed is None


def test_without_pins_it_is_unavailable_says_why_and_nothing_else(no_pins, posted):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with Buttons(posted.append, led=22) as buttons:
            assert not buttons.available
            assert buttons.reason.key == "core.no-pins"
            assert buttons.reason.args["error"].startswith("lgpio: ")
            buttons.show_turn("player")
    assert Device.pin_factory is None


def test_without_gpiozero_it_is_unavailable(monkeypatch, posted):
    monkeypatch.setitem(sys.modules, "gpiozero", None)
    assert make_pin_factory() == (None, Problem("core.not-installed", {"what": "gpiozero"}))
    with Buttons(posted.append) as buttons:
        assert not buttons.available


def test_the_factory_named_in_the_environment_is_used_and_closed(no_pins, monkeypatch, posted):
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "Mock")
    with Buttons(posted.append) as buttons:
        assert buttons.available
    assert Device.pin_factory is None


def test_a_factory_nobody_knows_is_a_reason(no_pins, monkeypatch):
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "abacus")
    factory, reason = make_pin_factory()
    assert factory is None
    assert "abacus" in reason.args["error"]


short = st.floats(0.0005, BOUNCE_S * 0.9)
bounces = st.lists(st.tuples(short, short), max_size=6)
presses = st.lists(st.tuples(bounces, bounces, st.booleans()), max_size=5)


@given(presses)
def test_every_press_is_one_intent_however_the_contact_bounces(presses):
    clock = Now()
    posted: list[str] = []
    contact = Contact("next", "repeat", posted.append, clock)

    def edge(note, after):
        clock.seconds += after
        note()

    for closing, opening, is_held in presses:
        edge(contact.closed, 0.2)
        for open_for, closed_for in closing:
            edge(contact.opened, open_for)
            edge(contact.closed, closed_for)
        if is_held:
            edge(contact.held, 1.0)
        edge(contact.opened, 0.2)
        for closed_for, open_for in opening:
            edge(contact.closed, closed_for)
            edge(contact.opened, open_for)
    assert posted == ["repeat" if is_held else "next" for _, _, is_held in presses]


def test_a_press_lost_to_a_bounce_does_not_cost_the_next_one(clock, posted):
    contact = Contact("next", "repeat", posted.append, clock)
    contact.closed()
    clock.seconds += 0.01
    contact.opened()
    clock.seconds += 1
    contact.closed()
    clock.seconds += 0.1
    contact.opened()
    assert posted == ["next"]


def test_the_keyboard_has_every_intent():
    assert set(KEYS.values()) == {"next", "die", "undo", "repeat", "why", "qr", "help"}
    assert KEYS["enter"] == KEYS["spacebar"] == "next"
