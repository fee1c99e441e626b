"""The player by ear alone at the table in kv: a press ticks a move, and Die reaches everything."""

from companion.engine.prompts import group_of
from companion.phrases import aloud
from companion.screens.models.places import FEW
from companion.screens.models.table import OTHERS
from companion.session import carried_out
from kit.by_ear import Listener


class BoardListener(Listener):
    """A player who hears, and has two buttons, at the table in kv."""

    @property
    def controller(self):
        return self.player.table.controller

    @property
    def step(self):
        return self.controller.step

    @property
    def left(self):
        """How many moves of the step come after the present one."""
        return self.controller.ticks_left

    @property
    def turned(self):
        """How many moves of the step were ticked."""
        return sum(move.state == "done" and not move.answers for move in self.step.moves)

    @property
    def number(self):
        form = getattr(self.player.app.host.screen, "form", None)
        return form.number if form else self.controller.number

    def answer(self, value):
        """Give an answer, once the moves of the step are all ticked."""
        while self.left:
            self.next()
        ask = self.player.play.ask
        if value == ask.default and type(value) is type(ask.default):
            self.next()
        elif self.step.number:
            self._set(value)
        elif str(value) in self.step.places and not self.step.kind_first:
            self._take_place(str(value))
        else:
            self._take_tile(value)

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
        """Step to what is shown, from page to page, and take it."""
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
        self.step_to(place)
        self.next()

    def _reach_die(self):
        self.step_to(self.player.word("the-die"))
        return self.next()

    def to_hear(self, again):
        """Return what must be heard: each move, and else what is told of each prompt."""
        if again:
            return [self.step.again]
        session, play = self.player.presenter.session, self.player.play
        book, found = session.phrasebook, []
        for prompt in (*([] if carried_out(play) else play.says), play.ask):
            moves = book.glance(prompt).moves
            asks = prompt is play.ask and prompt.default is None
            if len(moves) > 1 and not asks:
                found += [move.plain for move in moves]
            elif said := aloud.said(book, prompt, session.level):
                found.append(said)
            elif not asks:
                found += [move.plain for move in moves]
        return [*(each.text for each in session.led_here), *found, *aloud.answers(book, play.ask)]
