"""A player by ear alone: two push buttons, real pins moved by another thread, and speech.

He never looks at the screen. He knows what he wants to answer, as he sees the table, and hears what
is said; nothing else tells him which button to press. He answers nothing that he has not heard.
"""

import itertools
import math
import random
import threading
from collections import Counter
from queue import SimpleQueue

from kivy.clock import Clock

from companion.device.buttons import Buttons
from companion.engine.autoplay import likely_answer
from companion.engine.log import is_main
from companion.engine.prompts import Count, group_of
from companion.phrases import aloud
from companion.screens.models.answers import strides
from companion.screens.models.offer import OTHERS
from companion.screens.models.places import FEW
from companion.screens.spoken_state import sections
from companion.session.session import carried_out
from companion.testing.long import LONG as EVERYTHING
from kit.patience import PATIENCE

NEXT, DIE, THIRD, LIGHT = 17, 27, 5, 22
TURN = "on-mars.table"
OFTEN = math.inf if EVERYTHING else 3
"""How often a question is answered by the buttons in a whole play."""

LONG = 3600
"""Seconds that no press of a test lasts: a hold is made by asking for none at all."""


RARE = ("tie", "differs", "impossible")


def wanted(play, chance, follow=0.75):
    """Return what a player answers: mostly what is likely, and each rare answer once."""
    given = [entry.value for entry in play.log]
    options = getattr(play.ask, "options", ())
    rare = [value for value in RARE if value in options and value not in given]
    return rare[0] if rare else likely_answer(play, chance, follow)


class Hands:
    """Press and hold two push buttons, from a thread of their own as real pins do."""

    def __init__(self, factory):
        self.factory = factory
        self.posted = SimpleQueue()
        self.now = itertools.count().__next__
        self.devices = {}

    def wire(self, settings, post):
        """Be the app's way to its buttons."""

        def note(intent):
            post(intent)
            self.posted.put(intent)

        pins = {"next": NEXT, "die": DIE, "help": THIRD}
        buttons = Buttons(note, pins, LIGHT, self.factory, LONG, self.now)
        assert len(buttons.pressed) == len(pins), buttons.reason
        self.devices = dict(zip(pins.values(), buttons._buttons.values(), strict=True))
        return buttons

    def press(self, number):
        """Press a button and let it go."""

        def press_and_release():
            pin = self.factory.pin(number)
            pin.drive_low()
            pin.drive_high()

        self._do(press_and_release)

    def hold(self, number):
        """Hold a button until it has an effect."""

        def press_and_wait():
            pin = self.factory.pin(number)
            pin.drive_low()
            self.posted.put(self.posted.get(timeout=PATIENCE))
            self.devices[number].hold_time = LONG
            pin.drive_high()

        self.devices[number].hold_time = 0
        self._do(press_and_wait)

    def _do(self, work):
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
        self.posted.get(timeout=PATIENCE)
        assert self.posted.empty(), "one press, one intent"


class Listener:
    """A player who hears, and has two buttons: a press ticks a move, and Die reaches everything."""

    def __init__(self, player, voice, hands, sounding, seed=1):
        self.player, self.voice, self.hands, self.sounding = player, voice, hands, sounding
        self.chance = random.Random(seed)
        self.heard = ""
        self.rolls = self.undos = self.looks = self.corrections = 0

    def hear(self, move, number):
        """Move a button, let the app react, and return what is said."""
        before = len(self.voice.said)
        self.player.now += 1
        move(number)
        Clock.tick()
        self.heard = " ".join(self.voice.said[before:])
        assert self.heard, "a button was pressed and nothing was said"
        return self.heard

    def next(self):
        return self.hear(self.hands.press, NEXT)

    def die(self):
        return self.hear(self.hands.press, DIE)

    def repeat(self):
        return self.hear(self.hands.hold, NEXT)

    def undo(self):
        return self.hear(self.hands.hold, DIE)

    def third(self):
        return self.hear(self.hands.press, THIRD)

    def step_to(self, named):
        """Step with Die until this is named; nothing is named twice on the way."""
        passed = []
        while self.die() != named:
            assert self.heard not in passed, f"{named} is not among {passed}"
            passed.append(self.heard)

    def ticks(self, move, number):
        """Move a button and return whether only the tick was heard."""
        said, heard = len(self.voice.said), len(self.sounding.played)
        move(number)
        Clock.tick()
        effects = [name for name, _ in self.sounding.played[heard:]]
        return self.voice.said[said:] == [] and effects == ["tap.wav"]

    @property
    def pointed(self):
        """What Die has selected: its name, and its position on the screen."""
        host = self.player.app.host
        names = [name for name, tap in self.player.taps.items() if tap.focused]
        if rows := getattr(host.screen, "ids", {}).get("rows"):
            names += [rows.entries[rows.focused_index].name] if rows.focused else []
        return (*names, str(host.detail))

    def walk(self):
        """Step with Die all the way round; return each target's name, position and text."""
        passed = {}
        self.die()
        while self.pointed not in passed:
            passed[self.pointed] = self.pointed[0], self.player.app.host.detail, self.heard
            self.die()
        return [*passed.values()]

    # at the table

    @property
    def controller(self):
        return self.player.table.controller

    @property
    def step(self):
        return self.controller.step

    def tick_all(self):
        """Tick the moves of the step, up to the last; return what is said of each."""
        heard = []
        while self.controller.ticks_left:
            heard.append(self.next())
        return heard

    def answer(self, value):
        """Give an answer, once the moves of the step are all ticked."""
        self.tick_all()
        ask = self.player.play.ask
        if value == ask.default and type(value) is type(ask.default):
            self.next()
        elif self.step.number:
            self._set(value)
        elif str(value) in self.step.places and not self.step.kind_first:
            self._take_place(str(value))
        else:
            self._take_tile(value)

    def answer_frequent(self, asked, follow):
        """Answer without the buttons what was ``asked`` too often; hear the step after that."""
        presenter, play = self.player.presenter, self.player.play
        before = len(self.voice.said)

        def answer_all():
            while not play.over and asked[play.ask.key] >= OFTEN:
                presenter.session.answer(wanted(play, self.chance, follow))

        self.player.now += 1
        presenter.game.change(answer_all)
        Clock.tick()
        self.heard = " ".join(self.voice.said[before:])

    def _take_tile(self, value):
        """Take an answer, or the group or the kind it is of, and then the answer itself."""
        shown = {each.value: each for each in (*self.step.answers, *self.step.tiles)}
        if OTHERS in shown and value not in shown:
            self._step_and_take(shown[OTHERS])
            assert self.player.word("step", choices="") in self.heard
            shown = {each.value: each for each in self.step.tiles}
        if value in shown:
            self._step_and_take(shown[value])
            return
        of, log = group_of(value) or str(value).partition(".")[0], len(self.player.play.log)
        self._step_and_take(shown[of])
        if group := self.player.presenter.session.ask.groups.get(of):
            assert group.question in self.heard or self.step.picked
        assert len(self.player.play.log) == log
        if self.controller.group:
            self._take_tile(value)
        elif self.step.picked == str(value).partition(".")[2]:
            assert self.step.picked in self.heard
            self.next()
        else:
            self._take_place(str(value).partition(".")[2])

    def _step_and_take(self, shown):
        """Step to a target, from page to page, and activate it."""
        words, passed = shown.spoken or shown.text, []
        self.die()
        while self.heard != words:
            assert self.heard not in passed, f"{words} is not among {passed}"
            passed.append(self.heard)
            if self.heard.startswith(self.player.word("more-tiles")) and "/" in self.heard:
                self.next()
            else:
                self.die()
        self.next()

    def _take_place(self, place):
        if len(self.step.places) > FEW:
            self.step_to(self.player.word("line-of-places", line=place[0]))
            self.next()
            if self.heard == place:
                self.next()
                return
        session = self.player.presenter.session
        self.step_to(place if self.player.table.map_shown else session.spoken_answer(place))
        self.next()

    def _set(self, wanted):
        """Set a number by its tens, then by its ones."""
        while (named := int(self.die())) != wanted:
            if 0 <= wanted - named < 10 and wanted // 10 == named // 10:
                self._set_ones(named, wanted)
                return
        if self.player.word("step", choices="") in self.next():
            self.next()

    def _set_ones(self, ten, wanted):
        number = getattr(self.player.app.host.screen, "entered", None) or self.controller.number
        if len(strides(number.minimum, number.maximum)) > 1:
            step = self.player.word("step", choices=f"{ten}.")
            assert self.next() == step, "a ten is taken, and how to go on is said"
        self.step_to(str(wanted))
        self.next()

    def roll(self):
        """Roll the die, whichever way leads to it."""
        session = self.player.presenter.session
        how_many = f"{self.player.word('die-how-many')} 2"
        self.step_to(self.player.word("the-die"))
        assert self.next() == how_many
        self.step_to(str(self.chance.randint(2, 12)))
        log, rolls = list(session.play.log), session.play.rolls
        self.next()
        self.rolls += 1
        assert session.play.rolls == rolls + 1
        assert self.next() == self.player.table.said_again, (
            "back at the table, the step is said again"
        )
        assert session.play.log == log

    def take_back(self):
        """Undo ticks, and one answer if there was any."""
        session = self.player.presenter.session
        given = [entry for entry in session.play.log if entry.given]
        while any(
            move.state == "done" and not move.answers and move.kind != "event"
            for move in self.step.moves
        ):
            self.undo()
            assert self.heard.endswith(self.player.table.said_again), "the move before is said"
        self.undo()
        self.undos += 1
        left = [entry for entry in session.play.log if entry.given]
        assert left == given[: len(left)]
        assert len(left) < len(given) or not given
        assert not given or session.gone_back in self.heard

    def look(self):
        """Listen to the table's state, section by section, and come back to the step."""
        session, log = self.player.presenter.session, list(self.player.play.log)
        expected = sections(session)
        self.repeat()
        heard = [self.repeat(), *(self.next() for _ in expected[1:])]
        for (title, lines), said in zip(expected, heard, strict=True):
            assert all(each in said for each in (title, *lines))
        assert self.next() == self.player.table.said_again, "after the last comes the step"
        self.looks += 1
        assert session.play.log == log

    def correct(self):
        """Correct one number on the whole table, and come back to the step."""
        player, session = self.player, self.player.presenter.session
        fields, name = session.play.fields, session.phrasebook.field
        self.repeat()
        self.repeat()
        for _ in range(self.chance.randrange(len(sections(session)))):
            self.next()
        self.step_to(player.word("correct"))
        self.next()
        heard = [words for *_, words in self.walk()]
        numbers = {
            f"{name(field, session.game.name)}: {each.get()}": field
            for field, each in fields.items()
            if each.maximum and not each.choices and each.get() < each.maximum
        }
        found = [words for words in heard if words in numbers]
        if found:
            said = self.chance.choice(found)
            field = fields[numbers[said]]
            wanted = field.get() + 1
            self.step_to(said)
            self.next()
            self._set(wanted)
            assert session.play.fields[numbers[said]].get() == wanted
            self.corrections += 1
        while not player.at_table:
            self.undo()

    def to_hear(self, again):
        """Return what must be heard: each move, and what else each prompt says."""
        if again:
            return [self.step.again]
        session, play = self.player.presenter.session, self.player.play
        book, found = session.phrasebook, []
        for prompt in (*([] if carried_out(play) else play.says), play.ask):
            moves = book.glance(prompt).moves
            asks = prompt is play.ask and prompt.default is None
            by_move = any(move.comes_first for move in moves) if asks else len(moves) > 1
            if by_move:
                found += [move.plain for move in moves]
                found += [book.glance(prompt).title] if asks else []
            elif said := aloud.said(book, prompt, session.level):
                found.append(said)
            elif not asks:
                found += [move.plain for move in moves]
        return [
            *(each.text for each in session.led_here),
            *found,
            *aloud.answers(book, play.ask, book.prompt_text(play.ask)),
        ]

    def check(self, again=False):
        """Check that the step's speech says what to do, and what Next answers or the choices.

        If one comes back to it ``again``, earlier actions are not repeated.
        """
        session = self.player.presenter.session
        said = " ".join([self.heard, *self.tick_all()])
        ask = session.play.ask
        missing = [words for words in self.to_hear(again) if words not in said]
        assert missing == [], said
        known = ask.default is not None or isinstance(ask, Count)
        assert known or any(piece.answer for piece in session.pieces)

    def play_out(self, follow=0.75):
        """Play to the end, with a change of mind now and then.

        Frequent questions are answered without the buttons, unless it is a long run.
        """
        play, asked = self.player.play, Counter()
        while not play.over:
            if asked[play.ask.key] >= OFTEN:
                self.answer_frequent(asked, follow)
                continue
            asked[play.ask.key] += 1
            self.check()
            mood = self.chance.random()
            if mood < 0.04:
                self.take_back()
            elif mood < 0.07 and not isinstance(play.ask, Count):
                self.roll()
            elif is_main(play.ask) and not self.looks:
                self.look()
                self.check(again=True)
            elif is_main(play.ask) and not self.corrections and play.fields:
                self.correct()
                self.check(again=True)
            value = wanted(play, self.chance, follow)
            given = len(play.log)
            key = play.ask.key
            self.answer(value)
            entry = play.log[given]
            assert (entry.key, entry.value, entry.by) == (key, value, "player")
