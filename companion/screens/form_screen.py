"""A list of values in pages, of which one may be open to be set."""

from __future__ import annotations

from companion.screens.paged import PagedScreen, page_at
from companion.screens.value_form import ValueForm


class FormScreen(PagedScreen):
    """What the buttons and keys do where a value may be open: it is the ``form``."""

    form: ValueForm | None = None
    next_turns = False
    """Whether Next turns the pages of the list before it does the primary thing."""

    def again(self) -> None:
        """Draw the screen as it is now."""
        raise NotImplementedError

    def do_die(self) -> None:
        """Step through the number that is open, else through what can be tapped."""
        if self.form and self.form.step():
            self.again()
        else:
            super().do_die()

    def do_next(self) -> None:
        """Take what was stepped to; else turn the page, and at the end do the primary thing."""
        stepped = any(tap.focused for tap in self.taps.values())
        at = page_at(self.detail, self.pages)
        if self.form and not stepped and self.form.take():
            self.again()
        elif self.next_turns and not self.form and not stepped and at < self.pages - 1:
            self.turn(at + 1)
        else:
            super().do_next()

    def pick(self, number: int) -> None:
        """Write a digit of the number that is open, else tap what has this number."""
        if self.form and self.form.type(number):
            self.again()
        else:
            super().pick(number)
